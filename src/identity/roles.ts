import { refuse } from "../errors/invalid-input-error.ts";
import { parseJson } from "../transport/answer.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import { claimOf } from "./claims.ts";

/** The claims of an identity token or of userinfo that may hold roles. */
export type RoleClaims = Readonly<
  Partial<
    Record<
      | "sub"
      | "access_roles"
      | "role"
      | "access_role_code"
      | "access_role_codes"
      | "activity_roles"
      | "agenda_code"
      | "activity_role_code"
      | "activity_role_codes",
      unknown
    >
  >
>;

/** An activity role of a user. */
export interface ActivityRole {
  /** Agenda code; absent when the service sent only the code of the role. */
  readonly agenda_code?: string;
  /** Activity role code. */
  readonly activity_role_code: string;
}

/** The claim that lists the roles, and the members that may hold codes, in the objects of the list or directly in the claims. */
const forms = {
  rolesOf: ["access_roles", "role", "access_role_code", "access_role_codes"],
  activityRolesOf: ["activity_roles", "activity_role_code", "activity_role_codes"],
} as const;

/**
 * Returns the codes of the user's access roles, each once, in the order of the service (specification, Scopes and claims:
 * `access_roles`). It reads every known form, independent of the scope: texts, objects with `role`, `access_role_code` or
 * `access_role_codes`, one object without a list, these names as claims of their own, and JSON in text.
 *
 * An empty list means that the user has no role. A value of an unknown form is refused, also one in
 * `otherClaims`. For copied or stored claims pass both: `rolesOf({ ...otherClaims, ...claims })`.
 *
 * @param claims of a login, a refresh or userinfo
 * @throws InvalidInputError naming the claim that has no known form, without its value.
 *
 * @example
 *
 * ```ts
 * if (rolesOf(claims).includes("SCHVALOVATEL")) console.log("may approve");
 * ```
 */
export function rolesOf(claims: RoleClaims): string[] {
  const roles = readRoles("rolesOf", claims);
  return [...new Set(roles.map(({ code }) => code))];
}

/**
 * Returns the user's activity roles, one for each pair of agenda and code, in the order of the service (specification, Scopes and
 * claims: `activity_roles`). It reads every known form, independent of the scope: texts, objects with
 * `agenda_code` and `activity_role_code` or `activity_role_codes` (text or a list), one object without a list, these names as
 * claims of their own, and JSON in text.
 *
 * An empty list means that the user has no role. A value of an unknown form is refused, as by {@link rolesOf}.
 *
 * @param claims of a login, a refresh or userinfo
 * @throws InvalidInputError naming the claim that has no known form, without its value.
 *
 * @example
 *
 * ```ts
 * const mayRead = activityRolesOf(claims).some(({ agenda_code: agenda }) => agenda === "A121");
 * ```
 */
export function activityRolesOf(claims: RoleClaims): ActivityRole[] {
  const roles = new Map<string, ActivityRole>();
  for (const { agenda, code } of readRoles("activityRolesOf", claims)) {
    const role = { ...(agenda === undefined ? {} : { agenda_code: agenda }), activity_role_code: code };
    roles.set(JSON.stringify([agenda, code]), role);
  }
  return [...roles.values()];
}

/** Reads roles. @throws InvalidInputError with the name of a claim of an unknown form, without its value. */
function readRoles(
  method: keyof typeof forms,
  claims: RoleClaims,
): { readonly agenda?: string; readonly code: string }[] {
  const [list, ...names] = forms[method];
  if (!isJsonObject(claims)) return refuse(method, "claims", "must be an object");
  /** Parses a text that is a JSON list or object; any other value stays unchanged. */
  const parsed = (value: unknown, field: string): unknown => {
    if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
    return parseJson(value) ?? refuse(method, field, "must be valid JSON, because it begins like JSON");
  };
  const codesIn = (given: unknown, field: string): string[] => {
    const value = parsed(given, field);
    const codes: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return codes.flatMap((code) => {
      if (typeof code !== "string") return refuse(method, field, "must be text or a list of texts");
      return code === "" ? [] : code;
    });
  };
  const rolesIn = (holder: JsonObject, place: string): ReturnType<typeof readRoles> =>
    names
      .flatMap((name) => codesIn(holder[name], place + name))
      .map((code) => {
        const own = method === "rolesOf" ? "" : (holder["agenda_code"] ?? "");
        if (typeof own !== "string") return refuse(method, `${place}agenda_code`, "must be text");
        return own === "" ? { code } : { agenda: own, code };
      });
  const value = parsed(claimOf(claims, list), list);
  const entries: unknown = value === undefined || value === "" ? [] : isJsonObject(value) ? [value] : value;
  if (!Array.isArray(entries)) return refuse(method, list, "must be a list of roles");
  const listed = entries.flatMap((item: unknown, index) => {
    const field = entries === value ? `${list}[${index}]` : list;
    const entry = parsed(item, field);
    if (typeof entry === "string") return entry === "" ? [] : [{ code: entry }];
    if (!isJsonObject(entry)) return refuse(method, field, "must be text or an object");
    // An object with none of these names would silently lose its roles.
    if (!names.some((name) => Object.hasOwn(entry, name))) refuse(method, field, `must have ${names.join(" or ")}`);
    return rolesIn(entry, `${field}.`);
  });
  const own = Object.fromEntries([...names, "agenda_code" as const].map((name) => [name, claimOf(claims, name)]));
  return [...listed, ...rolesIn(own, "")];
}
