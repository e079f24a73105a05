import { randomBytes } from "node:crypto";
import { refuse } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Tokens } from "../identity/types.ts";
import { TimeoutReached, withTimeout } from "../transport/time.ts";
import type { Cookies } from "./cookies.ts";
import { tokensOf } from "./fresh-sessions.ts";
import type { LoginEvent, LoginSettings } from "./options.ts";
import { overBy, packToken, type Session, type SessionPlace } from "./session.ts";

/** The settings of a login with the storage of its sessions. */
export interface PlacedSettings extends LoginSettings {
  readonly place: SessionPlace;
}

/** Time limit of `toUser` in milliseconds: less than a proxy waits for the response to a callback. */
const userPatience = 30_000;

/** Begins a session instead of the browser's earlier one. Returns `false` when `toUser` refuses the user. */
export async function beginSession(settings: PlacedSettings, cookies: Cookies, login: Tokens): Promise<boolean> {
  const user = await userOf(settings, login);
  if (user === undefined) return false;
  const { sub: subject, iat, auth_time: time } = login.claims;
  const tokens = settings.refresh ? tokensOf(settings.clock, login) : undefined;
  // Both times are from the clock of the service, which may differ from ours.
  const age = (iat - time) * 1000;
  await keepSession(settings, cookies, { user, subject, idToken: packToken(login.idToken), tokens }, age);
  settings.tell({ type: "login", subject });
  return true;
}

/** Stores a new session with a new identifier. The user authenticated `age` milliseconds ago. */
export async function keepSession(
  { clock, place }: PlacedSettings,
  cookies: Cookies,
  session: Pick<Session, "user" | "subject" | "idToken" | "tokens">,
  age = 0,
): Promise<void> {
  const now = clock.date();
  const id = randomBytes(32).toString("base64url");
  await place.write(cookies, { ...session, id, beganAt: now, authenticatedAt: now - age, seenAt: now });
}

/**
 * Returns the session of a request. By default it stores the activity of the user about once a minute.
 *
 * @param seenAfter milliseconds since the last stored activity after which it is stored again
 */
export async function currentSession(
  settings: PlacedSettings,
  cookies: Cookies,
  seenAfter = Math.min(60_000, settings.idleLifetime / 10),
): Promise<Session | undefined> {
  const { clock, lifetime, idleLifetime, place } = settings;
  const session = await place.read(cookies);
  if (session === undefined) return undefined;
  const reason = overBy(settings, session);
  if (reason !== undefined) {
    await endSession(settings, cookies, { type: "expired", reason });
    return undefined;
  }
  const now = clock.date();
  if (idleLifetime >= lifetime || now - session.seenAt < seenAfter) return session;
  return place.see(cookies, { ...session, seenAt: now }, seenAfter === 0);
}

/** Ends the session of a request and returns it. */
export async function endSession(
  { place, tell }: PlacedSettings,
  cookies: Cookies,
  event: Pick<LoginEvent, "type" | "reason">,
): Promise<Session | undefined> {
  const session = await place.remove(cookies);
  if (session !== undefined) tell({ ...event, subject: session.subject });
  return session;
}

/** Returns the user of `toUser`; `undefined` when it refuses the user. */
async function userOf(settings: LoginSettings, { claims, otherClaims, accessToken }: Tokens): Promise<unknown> {
  const use = (): Promise<unknown> =>
    Promise.resolve().then(() => settings.toUser({ claims, otherClaims, accessToken }));
  const given = await withTimeout(settings.clock, userPatience, undefined, use).catch((error: unknown) => {
    if (!(error instanceof TimeoutReached)) throw error;
    throw new TransportError("login", "timeout", `toUser took longer than ${userPatience} ms`);
  });
  const user = given ?? undefined;
  if (user !== undefined && !isKeptByJson(user)) refuse("createLogin", "toUser", "must give a value that JSON keeps");
  return user;
}

function isKeptByJson(value: unknown): boolean {
  try {
    // For a function or a symbol it returns `undefined`, although its type says text.
    return (JSON.stringify(value) as string | undefined) !== undefined;
  } catch {
    return false;
  }
}
