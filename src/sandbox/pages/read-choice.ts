import { onlyValue, type Form } from "../../services/messages.ts";
import { broken, type BrokenRule } from "../../services/rules.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { Findings } from "../config/findings.ts";
import { readUser } from "../config/read-user.ts";
import type { SandboxUser } from "../config/users.ts";
import { typedValues, typedFields, type TypedValues, type TypedField } from "./typed-fields.ts";

/** A typed claim, by its name, and the rule that it breaks. */
export interface ClaimIssue {
  readonly field: TypedField["name"];
  readonly rule: BrokenRule;
}

/** The choice of a user on the login page. `wrong` are typed claims that break rules: the page is shown again. */
export type LoginChoice =
  | { readonly action: "login"; readonly user: InventedUser }
  | { readonly action: "cancel" }
  | {
      readonly action: "wrong";
      readonly refused: { readonly typed: TypedValues; readonly issues: readonly ClaimIssue[] };
    };

/**
 * Reads the forms of the login page.
 *
 * @param users those that the page offers
 * @returns `undefined` when the form is none of the page's.
 */
export function readChoice(form: Form | undefined, users: readonly InventedUser[]): LoginChoice | undefined {
  const valueOf = (name: string): string | undefined => onlyValue(form, name);
  const action = valueOf("action");
  if (action === "cancel") return { action };
  if (action === "login") {
    const username = valueOf("username");
    const user = users.find((known) => known.username === username);
    return user === undefined ? undefined : { action, user };
  }
  if (action !== "type") return undefined;
  const typed = typedValues(({ name }) => valueOf(name)?.trim() ?? "");
  const found = new Findings({ name: "login", value: undefined });
  const user = readUser(found, "", userOf(typed), {});
  if (users.some(({ username }) => username === typed.username)) found.add("username", broken("takenUsername"));
  if (user !== undefined && found.broken.length === 0) return { action: "login", user: { ...user, note: typedNote } };
  const issues = typedFields.flatMap((field): ClaimIssue[] => {
    const issue = found.broken.find((one) => one.field.split(/[.[]/).includes(field.name));
    return issue === undefined ? [] : [{ field: field.name, rule: issue.rule }];
  });
  return { action: "wrong", refused: { typed, issues } };
}

const typedNote = { en: "typed on the login page", cs: "zadán na přihlašovací stránce" };

/** A user as a configuration has him. */
function userOf({ username, email, birthdate, ...typed }: TypedValues): SandboxUser {
  return {
    username,
    claims: {
      ...{ given_name: typed.given_name, family_name: typed.family_name },
      ...(email === "" ? {} : { email }),
      ...(birthdate === "" ? {} : { birthdate }),
      person_identified: typed.person_identified !== "",
      is_statutory_representative: typed.is_statutory_representative !== "",
      access_roles: linesOf(typed.access_roles),
      activity_roles: linesOf(typed.activity_roles).map((line) => {
        const [agenda_code = "", ...activity_role_codes] = line.split(/ +/);
        return { agenda_code, activity_role_codes };
      }),
      ...{ legal_entity_shorcut: "TYPED", lei: typed.lei, legal_entity_name: typed.legal_entity_name },
    },
  };
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
