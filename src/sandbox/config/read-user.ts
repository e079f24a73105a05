import { createHash } from "node:crypto";
import { scopes } from "../../../generated/identity.gen.ts";
import type { InventedUser } from "../../services/invented-user.ts";
import type { SandboxClaims, SandboxTenant, SandboxUser } from "../../../generated/sandbox-types.gen.ts";
import { claimsOf } from "../../services/identity/claims.ts";
import { broken } from "../../services/rules.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import type { Findings } from "./findings.ts";

/** Checks what no schema says of a user: that the tenant is there, and that the user or the tenant has what must not be missing. */
export function checkUser(found: Findings, at: string, user: unknown, tenants: JsonObject): void {
  if (!isJsonObject(user)) return;
  const { tenant, claims } = user;
  const isTenant = typeof tenant === "string" && Object.hasOwn(tenants, tenant);
  if (tenant !== undefined && !isTenant) found.unknown(`${at}.tenant`, tenant, Object.keys(tenants));
  const own: JsonObject = { ...membersOf(isTenant && tenants[tenant]), ...membersOf(claims) };
  for (const name of ["lei", "legal_entity_name"] as const) {
    if (own[name] === undefined) found.add(`${at}.claims.${name}`, "is missing");
  }
}

/** Longest token that the identity client of this package reads, in characters. */
const longestToken = 65_536;
/** Bytes of an identity token besides the claims of the scopes: its other claims with the longest nonce, and the signature. */
const otherBytes = 1500;

/** Checks that a user has not more roles than clients can read, in each form of the roles. */
export function checkRoles(found: Findings, at: string, user: InventedUser): void {
  const forms = [scopes, scopes.filter((scope) => scope !== "role")].map((granted) => claimsOf(user, granted));
  const bytes = otherBytes + Math.max(...forms.map((claims) => Buffer.byteLength(JSON.stringify(claims))));
  if ((bytes * 4) / 3 <= longestToken) return;
  const { access_roles: access = [], activity_roles: activities = [] } = user.claims;
  const codes = activities.flatMap(({ activity_role_codes }) => activity_role_codes);
  const name = access.length > codes.length ? "access_roles" : "activity_roles";
  const value = `${access.length + codes.length} roles`;
  found.add(`${at}claims.${name}`, broken("tokenTooLong", longestToken), { value });
}

/** The members of an object; none of another value. */
export function membersOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Returns the user that was checked. The same login name is the same user, with the same pseudonym, in every sandbox. */
export function userOf(user: SandboxUser, tenants: Readonly<Record<string, SandboxTenant>>): InventedUser {
  const { username, note = "", login = "p-pwd", tenant } = user;
  const ofTenant = tenant === undefined ? {} : { legal_entity_shorcut: tenant, ...tenants[tenant] };
  const claims: SandboxClaims = { ...ofTenant, ...user.claims };
  // The check holds each user to the first two.
  const { lei = "", legal_entity_name = "", sub = uuidOf(`user ${username}`), person_identified = true } = claims;
  const { legal_entity_shorcut = "OWN", institution_type = "18" } = claims;
  const { legal_entity_unique_identifier = uuidOf(`subject ${lei}`) } = claims;
  const complete = {
    ...{ ...claims, lei, legal_entity_name, sub, person_identified },
    ...{ legal_entity_shorcut, institution_type, legal_entity_unique_identifier },
  };
  return { username, note: { en: note, cs: note }, login, claims: complete };
}

/** A UUID that always is the same for a text (RFC 9562, section 5.8). */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
