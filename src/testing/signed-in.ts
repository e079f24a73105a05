import { refuse } from "../errors/invalid-input-error.ts";
import type { Login } from "../login/create-login.ts";
import { signIn, type SignsIn } from "../login/sign-in.ts";

/**
 * Returns the request headers of a user who is logged in, for tests of an application. It begins a session of `login` without an
 * identity service, in cookies or in the store. The session has no tokens. `origin` is that of the application, so that the request
 * may change data.
 *
 * @param user the result that `toUser` would return
 * @param login the login of the application under test, or one with the same options
 * @param subject `sub` of the user, for `endSessions`
 * @throws InvalidInputError when `login` is not a result of `createLogin`.
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
