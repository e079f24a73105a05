/** Key of the function by which `signedIn` of `ares-caais/testing` begins a session without a login. */
export const signIn = Symbol("signIn");

/** The hidden member that `createLogin` adds to `Login` for the test kit. */
export interface SignsIn<User> {
  /** Gives the headers of a request with a session of the user, who has this `sub`, from the application's own origin. */
  readonly [signIn]: (user: User, subject: string) => Promise<Readonly<Record<"cookie" | "origin", string>>>;
}
