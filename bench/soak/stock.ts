import type { Login, Identity } from "../../src/identity/index.ts";
import type { LegacyIdentity } from "../../src/legacy/index.ts";
import { pick, type Random } from "./random.ts";
import type { SandboxLink } from "./sandbox-link.ts";

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

/** How many of each item are needed. */
export type Demand = Readonly<Record<Exclude<keyof Stock, "shared">, number>>;

/** What logs users in. */
export interface StockSources {
  readonly identity: Identity;
  readonly legacy: LegacyIdentity;
  readonly sandbox: SandboxLink;
  readonly usernames: readonly string[];
}

/** Logins at once. */
const atOnce = 8;

/** Logs in as often as needed; nothing may go wrong meanwhile. */
export async function fillStock(
  { identity, legacy, sandbox, usernames }: StockSources,
  random: Random,
  demand: Demand,
): Promise<Stock> {
  const open = async (): Promise<OpenLogin> => {
    const username = pick(random, usernames);
    const login = await identity.beginLogin({ scope });
    return { login, username, callback: await sandbox.logIn(login.url, username) };
  };
  const finish = async (): Promise<FinishedLogin> => {
    const { callback, login, username } = await open();
    const { accessToken, refreshToken, idToken, claims } = await identity.completeLogin(callback, login);
    if (refreshToken === undefined) throw new Error("the sandbox gave no refresh token");
    return { username, subject: claims.sub, accessToken, refreshToken, idToken };
  };
  const come = async (): Promise<LegacyReturn> => {
    const username = pick(random, usernames);
    return { username, sessionId: legacy.sessionId(await sandbox.logIn(legacy.loginUrl(), username)) };
  };
  const finished = await times(demand.finished + 1, finish);
  const [shared, ...others] = finished;
  if (shared === undefined) throw new Error("nobody logged in");
  return {
    shared,
    finished: others,
    logins: await times(demand.logins, open),
    returns: await times(demand.returns, come),
  };
}

async function times<Item>(count: number, make: () => Promise<Item>): Promise<Item[]> {
  const items: Item[] = [];
  while (items.length < count) {
    items.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - items.length) }, make))));
  }
  return items;
}
