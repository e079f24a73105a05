import type { Scope } from "../../generated/identity.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import type { CreateLoginOptions } from "./options.ts";

/**
 * What `toUser` makes of a login.
 *
 * @returns `undefined` when it refuses the user.
 * @throws what it throws; InvalidInputError when it gives what JSON does not keep.
 */
export async function userOf<S extends Scope, User>(
  toUser: CreateLoginOptions<S, User>["toUser"],
  { claims, otherClaims, accessToken }: Parameters<typeof toUser>[0],
): Promise<User | undefined> {
  const user = (await toUser({ claims, otherClaims, accessToken })) ?? undefined;
  if (user !== undefined && !isKeptByJson(user)) refuse("createLogin", "toUser", "must give a value that JSON keeps");
  return user;
}

function isKeptByJson(value: unknown): boolean {
  try {
    // For a function or a symbol it gives `undefined`, whatever its type says.
    return (JSON.stringify(value) as string | undefined) !== undefined;
  } catch {
    return false;
  }
}
