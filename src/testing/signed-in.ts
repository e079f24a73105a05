import { refuse } from "../errors/invalid-input-error.ts";
import type { Login } from "../login/create-login.ts";
import { signIn, type SignsIn } from "../login/sign-in.ts";

/**
 * The headers of a request by a user who is logged in, for tests of an application: a session is begun without an identity service.
 * The session is one of `login`, in cookies or in its store, and has no tokens. `origin` is the application's own, so that a request
 * may change something.
 *
 * @param user what `toUser` would give
 * @param login of the application under test, or another one with the same options
 * @param subject `sub` of the user, for `endSessions`
 * @throws InvalidInputError when `login` is not what `createLogin` gave.
 *
 * @example
 *
 * ```ts
 * const headers = await signedIn({ name: "Jana Nováková", roles: ["EDITOR"] }, login);
 * const response = await fetch("http://127.0.0.1:3000/orders", { headers });
 * ```
 */
export async function signedIn<User>(
  user: NoInfer<User>,
  login: Login<User>,
  subject = "test-user",
): Promise<Readonly<Record<"cookie" | "origin", string>>> {
  if (!signsIn(login)) return refuse("signedIn", "login", "must be the result of createLogin");
  return login[signIn](user, subject);
}

function signsIn<User>(login: Login<User>): login is Login<User> & SignsIn<User> {
  return signIn in login;
}
