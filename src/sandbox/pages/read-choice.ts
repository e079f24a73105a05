import { createHash } from "node:crypto";
import type { NodeDecoder, ValueDecoder } from "../../../generated/legacy-decoders.gen.ts";
import { newestLegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { brokenTextRule } from "../../services/identity/parameters.ts";
import { broken, type BrokenRule } from "../../services/rules.ts";
import type { InventedUser, ActivityRoles } from "../../services/invented-user.ts";
import { attributesDecoder } from "../../services/legacy/contract.ts";
import { isXmlText } from "../../services/legacy/write-xml.ts";
import { onlyValue, type Form } from "../../services/messages.ts";
import { typedValues, typedFields, type TypedValues, type TypedField } from "./typed-fields.ts";

/** A typed claim, by its name, and the rule that it breaks. */
export interface ClaimIssue {
  readonly field: TypedField["name"];
  readonly rule: BrokenRule;
}

/** What a user did on the login page. `wrong` are typed claims that break rules: the page is shown again. */
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
  const issues = typedFields.flatMap((field: TypedField): ClaimIssue[] => {
    const rule = brokenFieldRule(field, typed[field.name], users);
    return rule === undefined ? [] : [{ field: field.name, rule }];
  });
  return issues.length === 0
    ? { action: "login", user: userOf(typed) }
    : { action: "wrong", refused: { typed, issues } };
}

/** Where the legacy API has the codes of activity roles. */
const agendas = ["CinnostniRole", "Agenda"];

/** @param known users whose login names are taken */
function brokenFieldRule(
  { name, kind, required, element }: TypedField,
  text: string,
  known: readonly InventedUser[],
): BrokenRule | undefined {
  if (text === "") return required === true ? broken("empty") : undefined;
  if (name === "username" && known.some(({ username }) => username === text)) {
    return broken("takenUsername");
  }
  if (name === "activity_roles") return firstRule(activityRolesOf(text), brokenAgendaRule);
  switch (kind) {
    case "line":
      return brokenLineRule(text, element);
    case "lines":
      return firstRule(linesOf(text), (line) => brokenLineRule(line, element));
    case "date":
      return isDate(text) ? undefined : broken("date");
    case "yes":
      return undefined;
  }
}

function brokenAgendaRule({ agendaCode, roleCodes }: ActivityRoles): BrokenRule | undefined {
  if (roleCodes.length === 0) return broken("noRoleCodes");
  return (
    brokenLineRule(agendaCode, [...agendas, "KodAgendy"]) ??
    firstRule(roleCodes, (code) => brokenLineRule(code, [...agendas, "KodCinnostniRole"]))
  );
}

/**
 * The rule that a line of text breaks: of an element of the legacy API, which unlike OpenID Connect has bounds, or that
 * both interfaces can express it.
 *
 * @param element names of elements from the attributes of a user on
 */
export function brokenLineRule(value: string, element: readonly string[] = []): BrokenRule | undefined {
  if (/\p{Cc}/u.test(value) || !isXmlText(value)) return broken("controlCharacters");
  const type = typeAt(element);
  if (type.kind === "node") return undefined;
  const { minLength, maxLength, pattern } = type;
  // A pattern of XML Schema describes the whole text.
  return brokenTextRule(value, { minLength, maxLength, pattern: pattern === undefined ? pattern : `^(?:${pattern})$` });
}

function typeAt(path: readonly string[]): NodeDecoder | ValueDecoder {
  return path.reduce<NodeDecoder | ValueDecoder>((type, name) => {
    const found = type.kind === "node" ? type.elements[name]?.type : undefined;
    if (found === undefined) throw new Error(`the contract has no element ${path.join("/")}`);
    return found;
  }, attributesDecoder(newestLegacyVersion));
}

function firstRule<Item>(
  items: readonly Item[],
  ruleOf: (item: Item) => BrokenRule | undefined,
): BrokenRule | undefined {
  return items.map(ruleOf).find((rule) => rule !== undefined);
}

/** The same login name is the same user, with the same pseudonym, in every sandbox. */
function userOf(typed: TypedValues): InventedUser {
  return {
    username: typed.username,
    note: { en: "typed on the login page", cs: "zadán na přihlašovací stránce" },
    id: uuidOf(`user ${typed.username}`),
    givenName: typed.given_name,
    familyName: typed.family_name,
    ...(typed.email === "" ? {} : { email: typed.email }),
    ...(typed.birthdate === "" ? {} : { birthdate: typed.birthdate }),
    personIdentified: typed.person_identified !== "",
    statutoryRepresentative: typed.is_statutory_representative !== "",
    noPersonalData: false,
    login: "p-pwd",
    accessRoles: linesOf(typed.access_roles),
    activityRoles: activityRolesOf(typed.activity_roles),
    subject: {
      shortcut: "TYPED",
      ico: typed.lei,
      name: typed.legal_entity_name,
      institutionType: 18,
      id: uuidOf(`subject ${typed.lei}`),
    },
  };
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function activityRolesOf(text: string): readonly ActivityRoles[] {
  return linesOf(text).map((line) => {
    const [agendaCode = "", ...roleCodes] = line.split(/ +/);
    return { agendaCode, roleCodes };
  });
}

export function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A UUID that always is the same for a text (RFC 9562, section 5.8). */
export function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
