import type { Clock } from "../transport/time.ts";
import type { Cookies } from "./cookies.ts";

/** The stored session of a completed login. Dates are in milliseconds since 1970. */
export interface Session<User = unknown> {
  /** Identifier of the session. It leaves the server only encrypted, or as the cookie of a session in a store. */
  readonly id: string;
  /** Result of `toUser`. */
  readonly user: User;
  /** `sub` of the identity token: tokens of a refresh must be of the same user. */
  readonly subject: string;
  /** The identity token of the login, for the logout. In cookies it is omitted if it is too long. */
  readonly idToken?: PackedToken | undefined;
  /** Stored only with the option `refresh`. */
  readonly tokens?: SessionTokens | undefined;
  readonly beganAt: number;
  /** Time at which the user authenticated at the identity service, by this application's clock. */
  readonly authenticatedAt: number;
  /** Time of the last activity of the user. */
  readonly seenAt: number;
}

/** The tokens of a session with the option `refresh`. */
export interface SessionTokens {
  readonly accessToken: string;
  /** When the access token ends. */
  readonly expiresAt: number;
  readonly refreshToken: string | undefined;
  /** Time of the next refresh; each failure delays it. */
  readonly refreshAt: number;
  /** Number of failed refreshes since the last success. */
  readonly failures: number;
  /** Whether the service refused them in a way that ends the session. */
  readonly isRefused?: true;
}

/** Storage of sessions: cookies of the browser, or a store. */
export interface SessionPlace {
  /** Returns the session of a request as a copy; `undefined` when there is none or it is incomplete. */
  readonly read: (cookies: Cookies) => Promise<Session | undefined>;
  /** Stores a new session instead of the browser's earlier one. Throws InvalidInputError when it is too long. */
  readonly write: (cookies: Cookies, session: Session) => Promise<void>;
  /**
   * Stores the time of the last activity and returns the stored session. Only one of several requests at the same time stores it,
   * unless it `isPromised` to the user.
   */
  readonly see: (cookies: Cookies, session: Session, isPromised: boolean) => Promise<Session | undefined>;
  /** Ends the session of a request. Only one of several requests at the same time gets the session. */
  readonly remove: (cookies: Cookies) => Promise<Session | undefined>;
}

/** Lifetimes of sessions in milliseconds, and whether they outlive the browser. */
interface Lifetimes {
  readonly clock: Clock;
  readonly lifetime: number;
  readonly idleLifetime: number;
  readonly persistent: boolean;
}

/** Milliseconds by which the clocks of instances may differ. */
const clockTolerance = 300_000;

/** Returns the time at which a session ends without further activity, in milliseconds since 1970. */
export function endOf({ lifetime, idleLifetime }: Lifetimes, { beganAt, seenAt }: Session): number {
  return Math.min(beganAt + lifetime, seenAt + idleLifetime);
}

/** Returns why a session has ended: a reason of `LoginEvent`. */
export function overBy(settings: Lifetimes, session: Session): string | undefined {
  const now = settings.clock.date();
  if (session.tokens?.isRefused === true) return "tokens";
  if (now >= session.beganAt + settings.lifetime) return "lifetime";
  if (now >= endOf(settings, session)) return "idleLifetime";
  // After a clock was set far back, the session would end much too late.
  return session.seenAt > now + clockTolerance ? "clock" : undefined;
}

/** Returns the lifetime of the cookies of a session in seconds; `undefined` for until the browser is closed. */
export function maxAgeOf({ clock, lifetime, persistent }: Lifetimes, { beganAt }: Session): number | undefined {
  return persistent ? (beganAt + lifetime - clock.date()) / 1000 : undefined;
}

/** Header and payload of a JWT as JSON, which compresses better than base64, and its signature. Any other token is unchanged. */
type PackedToken = string | readonly [header: unknown, payload: unknown, signature: string];

export function packToken(token: string): PackedToken {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const parse = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
  try {
    const packed = [parse(header), parse(payload), signature] as const;
    // The token must be restored exactly, because it is signed, and the service may format JSON differently.
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
