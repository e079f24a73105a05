/** Paths that the contract does not have: those of the pages, and of the endpoint that only discovery tells of. */
export const paths = {
  login: "/login",
  logout: "/logout",
  userinfo: "/oauth2/userinfo",
} as const;
