import type { NodeDecoder, ValueDecoder } from "../../../generated/legacy-decoders.gen.ts";
import { newestLegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { brokenTextRule } from "../../services/identity/parameters.ts";
import { attributesDecoder } from "../../services/legacy/contract.ts";
import { isXmlText } from "../../services/legacy/write-xml.ts";
import { broken, type BrokenRule } from "../../services/rules.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import type { Findings } from "./findings.ts";
import type { SandboxClaims, SandboxTenant } from "./users.ts";

/** Checks a value at a field; the findings have what is wrong. */
type Check = (found: Findings, at: string, value: unknown) => void;

/** A text with the bounds that the legacy API has for it: names of elements from the attributes on. */
export const text =
  (...element: readonly string[]): Check =>
  (found, at, value) => {
    // A number is a text that lacks its quotes.
    if (typeof value === "number") found.add(at, "must be a text: put it in quotes");
    else if (value === undefined) found.add(at, broken("missing"));
    else if (typeof value !== "string") found.add(at, "must be a text");
    else found.check(at, value === "" ? broken("empty") : brokenLineRule(value, element));
  };
/** A text that fits a condition. */
const fitting =
  (fits: (value: string) => boolean, rule: string | BrokenRule): Check =>
  (found, at, value) => {
    if (typeof value !== "string" || !fits(value)) found.add(at, rule);
  };
const date = fitting(isDate, broken("date"));
const uuid = fitting((value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value), "must be a UUID in lower case");
const flag: Check = (found, at, value) => {
  if (typeof value !== "boolean") found.add(at, "must be true or false");
};
const listOf =
  (item: Check): Check =>
  (found, at, value) => {
    for (const [index, one] of found.list(at, value).entries()) item(found, `${at}[${index}]`, one);
  };
/** An object with these members; all are required. */
const objectOf =
  (members: Readonly<Record<string, Check>>): Check =>
  (found, at, value) => {
    const given = found.object(at, value, Object.keys(members));
    for (const [name, check] of Object.entries(given === undefined ? {} : members)) {
      check(found, `${at}.${name}`, given?.[name]);
    }
  };

const tenantChecks: Readonly<Record<keyof SandboxTenant, Check>> = {
  lei: text("IcSubjektu"),
  legal_entity_name: text("NazevSubjektu"),
  legal_entity_email: text("EmailSubjektu"),
  public_organization_identifier: text("IdentifikatorOvm"),
  authorized_private_entity_personal_data_user_identifier: text("IdentifikatorSpuu"),
  institution_type: fitting((value) => /^\d{1,2}$/.test(value), "must be a code of one or two digits in quotes"),
  legal_entity_unique_identifier: uuid,
};
const agenda = ["CinnostniRole", "Agenda"] as const;
const documentTypes = ["ID", "P", "IR", "VS", "PS"];
export const claimChecks: Readonly<Record<keyof SandboxClaims, Check>> = {
  ...tenantChecks,
  legal_entity_shorcut: text("ZkratkaSubjektu"),
  given_name: text("Jmeno"),
  family_name: text("Prijmeni"),
  degree_before: text("TitulPred"),
  degree_after: text("TitulZa"),
  email: text("Email"),
  phone_number: text(),
  birthplace: text(),
  time_limited_id: text("TimeLimitedId"),
  sub: uuid,
  country_of_birth: fitting(
    (value) => /^\d{3}$/.test(value),
    'must be a code of three digits (ISO 3166-1) in quotes; "203" is the Czech Republic',
  ),
  birthdate: date,
  date_of_death: date,
  person_identified: flag,
  is_statutory_representative: flag,
  access_roles: listOf(text("PristupoveRole", "role")),
  activity_roles: listOf(
    objectOf({
      agenda_code: text(...agenda, "KodAgendy"),
      activity_role_codes: (found, at, value) => {
        if (Array.isArray(value) && value.length === 0) found.add(at, broken("noRoleCodes"));
        listOf(text(...agenda, "KodCinnostniRole"))(found, at, value);
      },
    }),
  ),
  document_ids: (found, at, value) => {
    if (Array.isArray(value) && value.length > 1) found.add(at, "must have at most one document");
    const type = fitting((one) => documentTypes.includes(one), `must be ${documentTypes.join(", ")}`);
    listOf(objectOf({ type, document_id: text("Doklady", "Doklad") }))(found, at, value);
  },
};
/** Checks claims by a table. @returns those that are an object */
export function checkClaims(
  found: Findings,
  at: string,
  value: unknown,
  checks: Readonly<Record<string, Check>>,
): JsonObject | undefined {
  const claims = found.object(at, value, Object.keys(checks));
  for (const [name, check] of Object.entries(claims === undefined ? {} : checks)) {
    if (claims?.[name] !== undefined) check(found, `${at}.${name}`, claims[name]);
  }
  return claims;
}

/** Checks the claims of a tenant. */
export function checkTenant(found: Findings, at: string, value: unknown): void {
  checkClaims(found, at, value, tenantChecks);
}

/**
 * The rule that a line of text breaks: of an element of the legacy API, which unlike OpenID Connect has bounds, or that
 * both interfaces can express it.
 *
 * @param element names of elements from the attributes of a user on
 */
function brokenLineRule(value: string, element: readonly string[] = []): BrokenRule | undefined {
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

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
