import type { ClaimsByScope, Scope } from "../../../generated/identity.gen.ts";
import type { SandboxUser } from "../../../generated/sandbox-types.gen.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { onlyValue, type Form } from "../../services/messages.ts";
import { broken, type BrokenRule } from "../../services/rules.ts";
import { Findings } from "../config/findings.ts";
import { checkSchema } from "../config/check-schema.ts";
import { checkRoles, checkUser, userOf as readUser } from "../config/read-user.ts";
import { schemas } from "../config/schemas.ts";
import type { claims } from "./words.ts";

export interface TypedField {
  /** Name of the claim, and of the field in the form. */
  readonly name: keyof typeof claims & { [S in Scope]: keyof ClaimsByScope[S] }[Scope];
  readonly kind: "line" | "date" | "lines" | "yes";
  readonly required?: boolean;
  /** The value at first; for `yes` any text is a tick. */
  readonly initial?: string;
}

/** The claims that can be typed, in the order of the page. Everything else of such a user is empty. */
export const typedFields = [
  { name: "username", kind: "line", required: true },
  { name: "given_name", kind: "line", required: true },
  { name: "family_name", kind: "line", required: true },
  { name: "email", kind: "line" },
  { name: "birthdate", kind: "date" },
  { name: "access_roles", kind: "lines" },
  { name: "activity_roles", kind: "lines" },
  { name: "lei", kind: "line", required: true, initial: "90000021" },
  { name: "legal_entity_name", kind: "line", required: true, initial: "Moravské datové služby a.s." },
  { name: "person_identified", kind: "yes", initial: "yes" },
  { name: "is_statutory_representative", kind: "yes" },
] as const satisfies readonly TypedField[];

/** Typed claims by their names, and the rules that they break. */
export interface TypedClaims {
  readonly typed: Readonly<Record<string, string>>;
  readonly issues: readonly { readonly field: TypedField["name"]; readonly rule: BrokenRule }[];
}

export const initialClaims: TypedClaims = { typed: valuesBy((field) => field.initial ?? ""), issues: [] };

function valuesBy(valueOf: (field: TypedField) => string): TypedClaims["typed"] {
  return Object.fromEntries(typedFields.map((field) => [field.name, valueOf(field)]));
}

/**
 * Reads the typed claims of a form.
 *
 * @param users those that the page offers
 * @returns the user, or the claims with the rules that they break
 */
export function readTyped(form: Form | undefined, users: readonly InventedUser[]): InventedUser | TypedClaims {
  const typed = valuesBy(({ name }) => onlyValue(form, name)?.trim() ?? "");
  const found = new Findings({ name: "login", value: undefined });
  const given = userOf(typed);
  checkSchema(found, "", given, schemas.SandboxUser);
  checkUser(found, "", given, {});
  if (users.some(({ username }) => username === typed["username"])) found.add("username", broken("takenUsername"));
  // The schema holds it to this type.
  const user = found.issues.length === 0 ? { ...readUser(given as SandboxUser, {}), note: typedNote } : undefined;
  if (user !== undefined) checkRoles(found, "", user);
  if (user !== undefined && found.issues.length === 0) return user;
  const issues = typedFields.flatMap(({ name: field }) => {
    const issue = found.broken.find((one) => one.field.split(/[.[]/).includes(field));
    return issue === undefined ? [] : [{ field, rule: issue.rule }];
  });
  return { typed, issues };
}

const typedNote = { en: "typed on the login page", cs: "zadán na přihlašovací stránce" };

/** A user as a configuration has him; a claim that may be missing is not there when it is empty. */
function userOf({ username, ...typed }: TypedClaims["typed"]): unknown {
  const claims = typedFields.flatMap(({ name, kind, ...field }): [string, unknown][] => {
    if (name === "username") return [];
    const { [name]: text = "" } = typed;
    if (kind === "yes") return [[name, text !== ""]];
    const lines = text.split("\n").flatMap((line) => line.trim() || []);
    if (kind === "lines") return [[name, name === "activity_roles" ? lines.map(rolesOf) : lines]];
    return text === "" && !("required" in field) ? [] : [[name, text]];
  });
  return { username, claims: { ...Object.fromEntries(claims), legal_entity_shorcut: "TYPED" } };
}

/** The roles in an agenda, whose code comes first in the line. */
function rolesOf(line: string): object {
  const [agenda_code = "", ...activity_role_codes] = line.split(/ +/);
  return { agenda_code, activity_role_codes };
}
