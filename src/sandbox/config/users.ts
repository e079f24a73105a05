import type { ClaimsByScope, Scope } from "../../../generated/identity.gen.ts";
import { ruleText, type BrokenRule } from "../../services/rules.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import { brokenLineRule, isDate, uuidOf } from "../pages/read-choice.ts";
import type { Findings } from "./findings.ts";

type ClaimName = { [S in Scope]: keyof ClaimsByScope[S] & string }[Scope];

/** Claims that are text, with where the legacy API has them, whose bounds hold: names of elements from the attributes on. */
const texts = {
  given_name: ["Jmeno"],
  family_name: ["Prijmeni"],
  degree_before: ["TitulPred"],
  degree_after: ["TitulZa"],
  email: ["Email"],
  phone_number: [],
  birthplace: [],
  time_limited_id: ["TimeLimitedId"],
} as const satisfies Partial<Record<ClaimName, readonly string[]>>;
const ofTenant = {
  lei: ["IcSubjektu"],
  legal_entity_name: ["NazevSubjektu"],
  legal_entity_email: ["EmailSubjektu"],
  public_organization_identifier: ["IdentifikatorOvm"],
  authorized_private_entity_personal_data_user_identifier: ["IdentifikatorSpuu"],
} as const satisfies Partial<Record<ClaimName, readonly string[]>>;
/** Claims that are text by another rule. */
const patterns = {
  sub: [/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, "must be a UUID in lower case"],
  country_of_birth: [/^\d{3}$/, 'must be a code of three digits (ISO 3166-1) in quotes; "203" is the Czech Republic'],
} as const;
const patternsOfTenant = {
  institution_type: [/^\d{1,2}$/, "must be a code of one or two digits in quotes"],
  legal_entity_unique_identifier: patterns.sub,
} as const;
const dates = ["birthdate", "date_of_death"] as const;
const booleans = ["person_identified", "is_statutory_representative"] as const;
const documentTypes = ["ID", "P", "IR", "VS", "PS"] as const;

/** The legal entity that users act for, by the names of its claims. */
export type SandboxTenant = Readonly<
  Partial<
    Record<
      | "lei"
      | "legal_entity_name"
      | "legal_entity_email"
      | "institution_type"
      | "public_organization_identifier"
      | "authorized_private_entity_personal_data_user_identifier"
      | "legal_entity_unique_identifier",
      string | undefined
    >
  >
>;

/** Claims of a user by the contract's names. */
export type SandboxClaims = SandboxTenant &
  Readonly<
    Partial<
      Record<
        | "given_name"
        | "family_name"
        | "degree_before"
        | "degree_after"
        | "email"
        | "phone_number"
        | "birthplace"
        | "country_of_birth"
        | "birthdate"
        | "date_of_death"
        | "time_limited_id"
        | "sub",
        string | undefined
      >
    >
  > &
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

const tenantClaims = [...Object.keys(ofTenant), ...Object.keys(patternsOfTenant)];
const userClaims = [
  ...tenantClaims,
  ...["legal_entity_shorcut", ...Object.keys(texts), ...Object.keys(patterns)],
  ...[...dates, ...booleans, "access_roles", "activity_roles", "document_ids"],
];
const userMembers = ["username", "note", "login", "tenant", "claims"];

/** Checks the claims of a tenant. */
export function checkTenant(found: Findings, at: string, value: unknown): void {
  const claims = found.object(at, value, tenantClaims);
  for (const name of claims === undefined ? [] : Object.keys(claims))
    checkClaim(found, `${at}.${name}`, name, claims?.[name]);
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
  found.check(`${at}.username`, brokenText(username, ["Username"]));
  if (typeof note !== "string") found.add(`${at}.note`, "must be a text");
  if (!isLogin(login))
    found.add(`${at}.login`, "must be p-pwd, p-cert or { nationalIdentityLevel: low, substantial or high }");
  const isTenant = typeof tenant === "string" && Object.hasOwn(tenants, tenant);
  if (tenant !== undefined && !isTenant) found.unknown(`${at}.tenant`, tenant, Object.keys(tenants));
  const claims = found.object(`${at}.claims`, user["claims"] ?? {}, userClaims) ?? {};
  for (const [name, claim] of Object.entries(claims)) checkClaim(found, `${at}.claims.${name}`, name, claim);
  const own = isTenant ? { legal_entity_shorcut: tenant, ...tenants[tenant], ...claims } : claims;
  for (const name of ["given_name", "family_name", "lei", "legal_entity_name"] as const) {
    if (!Object.hasOwn(own, name)) found.add(`${at}.claims.${name}`, "is missing");
  }
  // Everything has been checked.
  return found.issues.length > before ? undefined : userOf(user as unknown as SandboxUser, own);
}

function checkClaim(found: Findings, at: string, name: string, value: unknown): void {
  const element = new Map<string, readonly string[]>(
    Object.entries({ ...texts, ...ofTenant, legal_entity_shorcut: ["ZkratkaSubjektu"] }),
  ).get(name);
  if (element !== undefined) found.check(at, brokenText(value, element));
  const [pattern, rule] =
    Object.entries({ ...patterns, ...patternsOfTenant }).find(([known]) => known === name)?.[1] ?? [];
  if (pattern !== undefined && !(typeof value === "string" && pattern.test(value))) found.add(at, rule ?? "");
  if (dates.some((known) => known === name) && !(typeof value === "string" && isDate(value))) {
    found.add(at, "must be a date such as 1979-02-28");
  }
  if (booleans.some((known) => known === name) && typeof value !== "boolean") found.add(at, "must be true or false");
  if (name === "access_roles") checkTexts(found, at, value, ["PristupoveRole", "role"]);
  if (name === "activity_roles") checkActivityRoles(found, at, value);
  if (name === "document_ids") checkDocuments(found, at, value);
}

/** The rule that a text breaks; a number is one that lacks its quotes. */
function brokenText(value: unknown, element: readonly string[]): string | undefined {
  if (typeof value === "number") return "must be a text: put it in quotes";
  if (typeof value !== "string") return value === undefined ? "is missing" : "must be a text";
  if (value === "") return "must not be empty";
  const rule: BrokenRule | undefined = brokenLineRule(value, element);
  return rule === undefined ? undefined : ruleText(rule);
}

function checkTexts(found: Findings, at: string, value: unknown, element: readonly string[]): void {
  for (const [index, text] of found.list(at, value).entries())
    found.check(`${at}[${index}]`, brokenText(text, element));
}

function checkActivityRoles(found: Findings, at: string, value: unknown): void {
  const agenda = ["CinnostniRole", "Agenda"];
  for (const [index, role] of found.list(at, value).entries()) {
    const field = `${at}[${index}]`;
    const members = found.object(field, role, ["agenda_code", "activity_role_codes"]);
    if (members === undefined) continue;
    found.check(`${field}.agenda_code`, brokenText(members["agenda_code"], [...agenda, "KodAgendy"]));
    const codes = `${field}.activity_role_codes`;
    if (Array.isArray(members["activity_role_codes"]) && members["activity_role_codes"].length === 0) {
      found.add(codes, "must have a role code");
    }
    checkTexts(found, codes, members["activity_role_codes"], [...agenda, "KodCinnostniRole"]);
  }
}

function checkDocuments(found: Findings, at: string, value: unknown): void {
  const documents = found.list(at, value);
  if (documents.length > 1) found.add(at, "must have at most one document");
  for (const [index, document] of documents.entries()) {
    const members = found.object(`${at}[${index}]`, document, ["type", "document_id"]);
    if (members === undefined) continue;
    const { type } = members;
    if (!documentTypes.some((known) => known === type))
      found.add(`${at}[${index}].type`, `must be ${documentTypes.join(", ")}`);
    found.check(`${at}[${index}].document_id`, brokenText(members["document_id"], ["Doklady", "Doklad"]));
  }
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
