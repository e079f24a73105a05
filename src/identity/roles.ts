import { refuse } from "../errors/invalid-input-error.ts";
import { parseJson } from "../transport/answer.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import { claimOf } from "./claims.ts";

/** Where an object of a list, or the claims themselves, may have codes of access roles. */
const accessRoleNames = ["role", "access_role_code", "access_role_codes"] as const;
/** The same of activity roles, beside `agenda_code`. */
const activityRoleNames = ["activity_role_code", "activity_role_codes"] as const;

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
  /** Agenda code; absent where the service sent the code of the role alone. */
  readonly agenda_code?: string;
  /** Activity role code. */
  readonly activity_role_code: string;
}

/**
 * The codes of the user's access roles, each once, in the order of the service (specification, Scopes and claims:
 * `access_roles`). Every known form is read, whatever scope granted it: texts, objects with `role`, `access_role_code` or
 * `access_role_codes`, one object without a list, these names as claims of their own, and JSON in text.
 *
 * An empty list says that the user has none. What has no known form is refused, also where the contract has it among
 * `otherClaims`; of a copy, or of claims that were kept, pass both: `rolesOf({ ...otherClaims, ...claims })`.
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
  const reader = new RoleReader("rolesOf", claims);
  const listed = reader
    .entries("access_roles")
    .flatMap(({ value, field }) => (typeof value === "string" ? value : reader.members(value, field, accessRoleNames)));
  const alone = accessRoleNames.flatMap((name) => reader.codes(reader.claim(name), name));
  return [...new Set([...listed, ...alone])];
}

/**
 * The user's activity roles, one for each pair of agenda and code, each once, in the order of the service (specification,
 * Scopes and claims: `activity_roles`). Every known form is read, whatever scope granted it: texts, objects with
 * `agenda_code` and `activity_role_code` or `activity_role_codes`, each of them text or a list, one object without a list, these
 * names as claims of their own, and JSON in text.
 *
 * An empty list says that the user has none. What has no known form is refused, as by {@link rolesOf}.
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
  const reader = new RoleReader("activityRolesOf", claims);
  const listed = reader.entries("activity_roles").flatMap(({ value, field }): ActivityRole[] => {
    if (typeof value === "string") return [{ activity_role_code: value }];
    const agenda = reader.agenda(value["agenda_code"], `${field}.agenda_code`);
    return reader.members(value, field, activityRoleNames).map((code) => ({ ...agenda, activity_role_code: code }));
  });
  const alone = activityRoleNames
    .flatMap((name) => reader.codes(reader.claim(name), name))
    // An agenda alone is no role.
    .map((code) => ({
      ...reader.agenda(reader.claim("agenda_code"), "agenda_code"),
      activity_role_code: code,
    }));
  const roles = [...listed, ...alone].map((role): [string, ActivityRole] => [
    JSON.stringify([role.agenda_code, role.activity_role_code]),
    role,
  ]);
  return [...new Map(roles).values()];
}

/** Reads the known forms of roles. Its errors name the claim in another form, and not its value. */
class RoleReader {
  readonly #method: string;
  readonly #claims: RoleClaims;

  constructor(method: string, claims: RoleClaims) {
    this.#method = method;
    this.#claims = isJsonObject(claims) ? claims : this.#refuse("claims", "must be an object");
  }

  claim(name: keyof RoleClaims): unknown {
    return claimOf(this.#claims, name);
  }

  /** The entries of a list of roles, each with its place. Empty texts are left out. */
  entries(name: keyof RoleClaims): { readonly value: string | JsonObject; readonly field: string }[] {
    const value = this.#parsed(this.claim(name), name);
    if (value === undefined || value === "") return [];
    if (isJsonObject(value)) return [{ value, field: name }];
    if (!Array.isArray(value)) return this.#refuse(name, "must be a list of roles");
    return value.flatMap((item: unknown, index) => {
      const field = `${name}[${index}]`;
      const entry = this.#parsed(item, field);
      if (entry === "") return [];
      if (typeof entry === "string" || isJsonObject(entry)) return [{ value: entry, field }];
      return this.#refuse(field, "must be text or an object");
    });
  }

  /** The codes of an object. One without any of the names is refused, because its roles would silently be missing. */
  members(value: JsonObject, field: string, names: readonly string[]): string[] {
    if (!names.some((name) => Object.hasOwn(value, name))) this.#refuse(field, `must have ${names.join(" or ")}`);
    return names.flatMap((name) => this.codes(value[name], `${field}.${name}`));
  }

  codes(given: unknown, field: string): string[] {
    const value = this.#parsed(given, field);
    const codes: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
    return codes.flatMap((code) => {
      if (typeof code !== "string") return this.#refuse(field, "must be text or a list of texts");
      return code === "" ? [] : code;
    });
  }

  agenda(value: unknown, field: string): Pick<ActivityRole, "agenda_code"> {
    if (value === undefined || value === "") return {};
    return typeof value === "string" ? { agenda_code: value } : this.#refuse(field, "must be text");
  }

  /** The value of a text that is a list or an object in JSON; any other value as it is. */
  #parsed(value: unknown, field: string): unknown {
    if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
    return parseJson(value) ?? this.#refuse(field, "must be JSON, since it begins so");
  }

  #refuse(field: string, rule: string): never {
    return refuse(this.#method, field, rule);
  }
}
