import type { Clock } from "../transport/time.ts";
import type { Cookies } from "./cookies.ts";

/** A login that is over, as it is kept. Dates are in milliseconds since 1970. */
export interface Session<User = unknown> {
  /** Tells sessions apart. It leaves the server encrypted, or as the cookie of a session in a store. */
  readonly id: string;
  /** What `toUser` gave. */
  readonly user: User;
  /** `sub` of the identity token: tokens of a refresh must be of the same user. */
  readonly subject: string;
  /** The identity token of the login, which a logout names; cookies keep it while there is room. */
  readonly idToken?: PackedToken | undefined;
  /** Kept with the option `refresh` only. */
  readonly tokens?: SessionTokens | undefined;
  readonly beganAt: number;
  /** When the user authenticated at the identity service, by this application's clock. */
  readonly authenticatedAt: number;
  /** When the user was seen last. */
  readonly seenAt: number;
}

/** The tokens of a session that is refreshed. */
export interface SessionTokens {
  readonly accessToken: string;
  /** When the access token ends. */
  readonly expiresAt: number;
  readonly refreshToken: string | undefined;
  /** When the next refresh is due: each try makes it a later one. */
  readonly refreshAt: number;
  /** How many refreshes failed since the last one that succeeded. */
  readonly failures: number;
  /** Whether the service refused them in a way that ends the session. */
  readonly isRefused?: true;
}

/** Where sessions are kept: in the cookies of their browser, or in a store. */
export interface SessionPlace {
  /** Gives the session of a request, for it alone; `undefined` when there is none, or it is not whole. */
  readonly read: (cookies: Cookies) => Promise<Session | undefined>;
  /** Keeps a new session in the place of what the browser had; throws InvalidInputError when it is too long. */
  readonly write: (cookies: Cookies, session: Session) => Promise<void>;
  /**
   * Keeps when the user was seen, and gives the session as it is kept then. Unless that `isPromised` to the user, one of several
   * requests at the same time keeps it.
   */
  readonly see: (cookies: Cookies, session: Session, isPromised: boolean) => Promise<Session | undefined>;
  /** Ends the session of a request. One of several requests that end it at the same time gets it. */
  readonly remove: (cookies: Cookies) => Promise<Session | undefined>;
}

/** How long sessions last, in milliseconds, and whether they outlive the browser. */
interface Lifetimes {
  readonly clock: Clock;
  readonly lifetime: number;
  readonly idleLifetime: number;
  readonly persistent: boolean;
}

/** By how much the clocks of instances may differ, in milliseconds. */
const clockTolerance = 300_000;

/** When a session ends unless the user is seen again, in milliseconds since 1970. */
export function endOf({ lifetime, idleLifetime }: Lifetimes, { beganAt, seenAt }: Session): number {
  return Math.min(beganAt + lifetime, seenAt + idleLifetime);
}

/** By what a session is over: a reason of `LoginEvent`. */
export function overBy(settings: Lifetimes, session: Session): string | undefined {
  const now = settings.clock.date();
  if (session.tokens?.isRefused === true) return "tokens";
  if (now >= session.beganAt + settings.lifetime) return "lifetime";
  if (now >= endOf(settings, session)) return "idleLifetime";
  // A clock that went far back may take any time to come to the end.
  return session.seenAt > now + clockTolerance ? "clock" : undefined;
}

/** How long a browser keeps the cookies of a session, in seconds; `undefined` until it is closed. */
export function maxAgeOf({ clock, lifetime, persistent }: Lifetimes, { beganAt }: Session): number | undefined {
  return persistent ? (beganAt + lifetime - clock.date()) / 1000 : undefined;
}

/** Header and payload of a JWT as JSON, which compresses better than base64, and its signature. Any other token is as it was. */
type PackedToken = string | readonly [header: unknown, payload: unknown, signature: string];

export function packToken(token: string): PackedToken {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const parse = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
  try {
    const packed = [parse(header), parse(payload), signature] as const;
    // To the letter, because it is signed: the service may write JSON in another way.
    return unpackToken(packed) === token ? packed : token;
  } catch {
    return token;
  }
}

export function unpackToken(packed: PackedToken): string {
  if (typeof packed === "string") return packed;
  const [header, payload, signature] = packed;
  const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode(header)}.${encode(payload)}.${signature}`;
}
