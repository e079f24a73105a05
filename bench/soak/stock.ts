import type { Login } from "../../src/identity/index.ts";

/** What every login of the soak asks for. */
export const scope = ["openid", "profile"] as const;

/** A login up to the return of the browser. */
export interface OpenLogin {
  readonly login: Login<(typeof scope)[number]>;
  readonly callback: string;
  readonly username: string;
}

/** A finished login. */
export interface FinishedLogin {
  readonly username: string;
  /** The claim `sub`. */
  readonly subject: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
}

/** A return of the browser in the legacy service. */
export interface LegacyReturn {
  readonly sessionId: string;
  readonly username: string;
}

/** One-time values, made while nothing goes wrong: an authorization code, a refresh token, a session id. */
export interface Stock {
  readonly logins: OpenLogin[];
  readonly finished: FinishedLogin[];
  readonly returns: LegacyReturn[];
  /** A login whose tokens serve any number of calls. */
  readonly shared: FinishedLogin;
}

/** Takes an item out, so that nothing else gets it. @throws Error when there is none left */
export function take<Item>(items: Item[]): Item {
  const item = items.pop();
  if (item === undefined) throw new Error("the stock is used up");
  return item;
}
