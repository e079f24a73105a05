import { ruleText } from "../../services/rules.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { brokenLineRule, isDate, uuidOf } from "../pages/read-choice.ts";
import type { Findings } from "./findings.ts";

/** Texts by the names of claims. */
type Texts<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** The legal entity that users act for, by the names of its claims. */
export type SandboxTenant = Texts<
  | "lei"
  | "legal_entity_name"
  | "legal_entity_email"
  | "institution_type"
  | "public_organization_identifier"
  | "authorized_private_entity_personal_data_user_identifier"
  | "legal_entity_unique_identifier"
>;

/** Claims of a user by the contract's names. */
export type SandboxClaims = SandboxTenant &
  Texts<"given_name" | "family_name" | "degree_before" | "degree_after" | "email" | "phone_number"> &
  Texts<"birthplace" | "country_of_birth" | "birthdate" | "date_of_death" | "time_limited_id" | "sub"> &
  Readonly<Partial<Record<"person_identified" | "is_statutory_representative", boolean | undefined>>> & {
    /** Shortcut of the legal entity. */
    readonly legal_entity_shorcut?: string | undefined;
    /** Codes of access roles. */
    readonly access_roles?: readonly string[] | undefined;
    /** Codes of activity roles by agenda. */
    readonly activity_roles?:
      | readonly {
          /** Code of the agenda. */
          readonly agenda_code: string;
          /** Codes of the roles in it, at least one. */
          readonly activity_role_codes: readonly string[];
        }[]
      | undefined;
    /** The identity document, at most one. */
    readonly document_ids?:
      | readonly {
          /** Type of the document. */
          readonly type: "ID" | "P" | "IR" | "VS" | "PS";
          /** Number of the document. */
          readonly document_id: string;
        }[]
      | undefined;
  };

/** A user of one's own. */
export interface SandboxUser {
  /** Login name, and the claim `username`. */
  readonly username: string;
  /** What the login page says of the user. */
  readonly note?: string | undefined;
  /** How the user logs in; for the national identity provider with the level of assurance. */
  readonly login?: InventedUser["login"] | undefined;
  /** The name of one of the tenants, whose claims the user has unless his own say otherwise. */
  readonly tenant?: string | undefined;
  /** What both interfaces tell of the user, in their forms. */
  readonly claims: SandboxClaims;
}

/** Checks a value at a field; the findings have what is wrong. */
type Check = (found: Findings, at: string, value: unknown) => void;

/** A text with the bounds that the legacy API has for it: names of elements from the attributes on. */
const text =
  (...element: readonly string[]): Check =>
  (found, at, value) => {
    // A number is a text that lacks its quotes.
    if (typeof value === "number") found.add(at, "must be a text: put it in quotes");
    else if (typeof value !== "string") found.add(at, value === undefined ? "is missing" : "must be a text");
    else if (value === "") found.add(at, "must not be empty");
    else {
      const broken = brokenLineRule(value, element);
      if (broken !== undefined) found.add(at, ruleText(broken));
    }
  };
/** A text that fits a condition. */
const fitting =
  (fits: (value: string) => boolean, rule: string): Check =>
  (found, at, value) => {
    if (typeof value !== "string" || !fits(value)) found.add(at, rule);
  };
const date = fitting(isDate, "must be a date such as 1979-02-28");
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
const claimChecks: Readonly<Record<keyof SandboxClaims, Check>> = {
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
        if (Array.isArray(value) && value.length === 0) found.add(at, "must have a role code");
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
const userMembers = ["username", "note", "login", "tenant", "claims"];

function checkClaims(
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

/** Reads a user; the findings have what is wrong. */
export function readUser(
  found: Findings,
  at: string,
  value: unknown,
  tenants: Readonly<Record<string, SandboxTenant>>,
): InventedUser | undefined {
  const before = found.issues.length;
  const user = found.object(at, value, userMembers);
  if (user === undefined) return undefined;
  const { username, tenant, note = "", login = "p-pwd" } = user;
  text("Username")(found, `${at}.username`, username);
  if (typeof note !== "string") found.add(`${at}.note`, "must be a text");
  if (!isLogin(login))
    found.add(`${at}.login`, "must be p-pwd, p-cert or { nationalIdentityLevel: low, substantial or high }");
  const isTenant = typeof tenant === "string" && Object.hasOwn(tenants, tenant);
  if (tenant !== undefined && !isTenant) found.unknown(`${at}.tenant`, tenant, Object.keys(tenants));
  const claims = checkClaims(found, `${at}.claims`, user["claims"] ?? {}, claimChecks) ?? {};
  const own = isTenant ? { legal_entity_shorcut: tenant, ...tenants[tenant], ...claims } : claims;
  for (const name of ["given_name", "family_name", "lei", "legal_entity_name"] as const) {
    if (!Object.hasOwn(own, name)) found.add(`${at}.claims.${name}`, "is missing");
  }
  // Everything has been checked.
  return found.issues.length > before ? undefined : userOf(user as unknown as SandboxUser, own);
}

function isLogin(value: unknown): value is InventedUser["login"] {
  const level: unknown =
    isJsonObject(value) && Object.keys(value).length === 1 ? value["nationalIdentityLevel"] : undefined;
  return value === "p-pwd" || value === "p-cert" || ["low", "substantial", "high"].some((known) => known === level);
}

/** The same login name is the same user, with the same pseudonym, in every sandbox. */
function userOf({ username, note, login = "p-pwd" }: SandboxUser, claims: SandboxClaims): InventedUser {
  const [document] = claims.document_ids ?? [];
  const { lei = "", legal_entity_name: name = "", birthplace, country_of_birth: country = "203" } = claims;
  const text = note ?? "";
  return {
    username,
    note: { en: text, cs: text },
    id: claims.sub ?? uuidOf(`user ${username}`),
    givenName: claims.given_name ?? "",
    familyName: claims.family_name ?? "",
    degreeBefore: claims.degree_before,
    degreeAfter: claims.degree_after,
    email: claims.email,
    phoneNumber: claims.phone_number,
    birthdate: claims.birthdate,
    birthplace:
      birthplace === undefined
        ? undefined
        : { name: birthplace, ...(country === "203" ? {} : { countryCode: Number(country), countryName: country }) },
    dateOfDeath: claims.date_of_death,
    document: document === undefined ? undefined : { type: document.type, number: document.document_id },
    personIdentified: claims.person_identified ?? true,
    statutoryRepresentative: claims.is_statutory_representative ?? false,
    noPersonalData: false,
    login,
    accessRoles: claims.access_roles ?? [],
    activityRoles: (claims.activity_roles ?? []).map((role) => ({
      agendaCode: role.agenda_code,
      roleCodes: role.activity_role_codes,
    })),
    timeLimitedId: claims.time_limited_id,
    subject: {
      shortcut: claims.legal_entity_shorcut ?? "OWN",
      ico: lei,
      name,
      email: claims.legal_entity_email,
      institutionType: Number(claims.institution_type ?? "18"),
      publicAuthorityId: claims.public_organization_identifier,
      privateEntityId: claims.authorized_private_entity_personal_data_user_identifier,
      id: claims.legal_entity_unique_identifier ?? uuidOf(`subject ${lei}`),
    },
  };
}
