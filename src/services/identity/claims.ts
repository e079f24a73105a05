import type { IdentityBehaviour } from "../../../generated/sandbox-types.gen.ts";
import { claimRules, scopes, type Scope, type ValueRules } from "../../../generated/identity.gen.ts";
import type { InventedUser } from "../invented-user.ts";

/** Value of a claim that a user lacks, by its type; the published service sends empty text too (published facts). */
const absent: Readonly<Record<string, unknown>> = { string: "", boolean: false, array: [] };

/** Members of roles that the specification also lists as claims. Here they stand in the lists of roles alone. */
const membersOfRoles: ReadonlySet<string> = new Set(["role", "agenda_code", "activity_role_code"]);

/**
 * Claims that the scopes grant. A claim in two forms, such as `access_roles`, is sent in the form of the scope `role`.
 *
 * @param behaviour whether roles have the forms of the specification or those of the published documents
 */
export function claimsOf(
  user: InventedUser,
  granted: readonly Scope[],
  behaviour: IdentityBehaviour = "specification",
): Readonly<Record<string, unknown>> {
  const { username, claims } = user;
  const country = claims.birthplace === undefined ? "" : (claims.country_of_birth ?? "203");
  const form = granted.includes("role") ? "role" : "profile";
  const own: Readonly<Record<string, unknown>> = {
    ...{ ...claims, username, country_of_birth: country },
    ...rolesOf(user, behaviour === "published" ? behaviour : form),
  };
  return Object.fromEntries(
    scopes
      .filter((scope) => granted.includes(scope))
      .flatMap((scope) => Object.entries<ValueRules>(claimRules[scope]))
      .filter(([name]) => !membersOfRoles.has(name))
      .map(([name, { type = "" }]) => [name, own[name] ?? absent[type]]),
  );
}

/** Both lists of roles hold objects, as the legacy API has elements. The published form is the same under each scope (published facts). */
function rolesOf(
  { claims: { access_roles: access = [], activity_roles: activities = [] } }: InventedUser,
  form: "profile" | "role" | "published",
): Readonly<Record<"access_roles" | "activity_roles", readonly object[]>> {
  return {
    access_roles: access.map((code) => (form === "profile" ? { role: code } : { access_role_code: code })),
    activity_roles: activities.flatMap(({ agenda_code, activity_role_codes: codes }): object[] => {
      if (form === "published") return [{ agenda_code, activity_role_codes: codes }];
      if (form === "role") return [{ agenda_code, activity_role_code: codes }];
      return codes.map((code) => ({ agenda_code, activity_role_code: code }));
    }),
  };
}
