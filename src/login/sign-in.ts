/** Key of the function by which `signedIn` of `ares-caais/testing` begins a session without a login. */
export const signIn = Symbol("signIn");

/** The hidden member that `createLogin` adds to `Login` for the test kit. */
export interface SignsIn<User> {
  /** Returns the headers of a request from the application's own origin, with a session of the user with this `sub`. */
  readonly [signIn]: (user: User, subject: string) => Promise<Readonly<Record<"cookie" | "origin", string>>>;
}
