import type { Scope } from "../../generated/identity.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { TimeoutReached, withTimeout } from "../transport/time.ts";
import type { CreateLoginOptions, LoginSettings } from "./options.ts";

/** How long `toUser` may take, in milliseconds: less than a proxy waits for the answer to a callback. */
const patience = 30_000;

/**
 * What `toUser` makes of a login.
 *
 * @returns `undefined` when it refuses the user.
 * @throws what it throws; TransportError when it takes too long; InvalidInputError when it gives what JSON does not keep.
 */
export async function userOf<S extends Scope, User>(
  { toUser, clock }: LoginSettings<S, User>,
  { claims, otherClaims, accessToken }: Parameters<CreateLoginOptions<S, User>["toUser"]>[0],
): Promise<User | undefined> {
  const use = async (): Promise<User | null | undefined> => toUser({ claims, otherClaims, accessToken });
  const given = await withTimeout(clock, patience, undefined, use).catch((error: unknown) => {
    if (!(error instanceof TimeoutReached)) throw error;
    throw new TransportError("login", "timeout", `toUser took longer than ${patience} ms`);
  });
  const user = given ?? undefined;
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
