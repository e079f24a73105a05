import { createHash } from "node:crypto";
import type { InventedUser } from "../../services/invented-user.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import { checkSchema } from "./check-schema.ts";
import { schemas } from "./config-schema.ts";
import type { Findings } from "./findings.ts";
import type { SandboxClaims, SandboxTenant, SandboxUser } from "./users.ts";

/** Reads a user; the findings have what is wrong. */
export function readUser(
  found: Findings,
  at: string,
  value: unknown,
  tenants: Readonly<Record<string, SandboxTenant>>,
): InventedUser | undefined {
  const before = found.issues.length;
  checkSchema(found, at, value, schemas.users.items ?? {});
  const members = isJsonObject(value) ? value : undefined;
  if (members === undefined) return undefined;
  const { tenant, claims } = members;
  const isTenant = typeof tenant === "string" && Object.hasOwn(tenants, tenant);
  if (tenant !== undefined && !isTenant) found.unknown(`${at}.tenant`, tenant, Object.keys(tenants));
  const ofTenant = isTenant ? { legal_entity_shorcut: tenant, ...tenants[tenant] } : {};
  const own: SandboxClaims = { ...ofTenant, ...(isJsonObject(claims) ? claims : {}) };
  for (const name of ["lei", "legal_entity_name"] as const) {
    if (own[name] === undefined) found.add(`${at}.claims.${name}`, "is missing");
  }
  // The schema holds it to this type.
  return found.issues.length > before ? undefined : userOf(value as SandboxUser, own);
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

/** A UUID that always is the same for a text (RFC 9562, section 5.8). */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
