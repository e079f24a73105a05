import { createHash } from "node:crypto";
import type { InventedUser } from "../../services/invented-user.ts";
import type { SandboxClaims, SandboxTenant, SandboxUser } from "../../../generated/sandbox-types.gen.ts";
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
