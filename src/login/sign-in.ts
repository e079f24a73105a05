/** Key of the function by which `signedIn` of `ares-caais/testing` begins a session without a login. */
export const signIn = Symbol("signIn");

/** What `createLogin` gives beside the members of `Login`. */
export interface SignsIn<User> {
  /**
   * @param subject `sub` of the user
   * @returns headers of a request with the session, from the application's own origin
   */
  readonly [signIn]: (user: User, subject: string) => Promise<Readonly<Record<"cookie" | "origin", string>>>;
}
