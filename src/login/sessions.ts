import { randomBytes } from "node:crypto";
import { refuse } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Tokens } from "../identity/types.ts";
import { TimeoutReached, withTimeout } from "../transport/time.ts";
import type { Cookies } from "./cookies.ts";
import { tokensOf } from "./fresh-sessions.ts";
import type { LoginEvent, LoginSettings } from "./options.ts";
import { overBy, packToken, type Session, type SessionPlace } from "./session.ts";

/** The settings of a login, and where its sessions are kept. */
export interface PlacedSettings extends LoginSettings {
  readonly place: SessionPlace;
}

/** How long `toUser` may take, in milliseconds: less than a proxy waits for the answer to a callback. */
const userPatience = 30_000;

/** Begins a session in the place of what the browser had; gives `false` when `toUser` gives nothing, and throws as it and `keepSession`. */
export async function beginSession(settings: PlacedSettings, cookies: Cookies, login: Tokens): Promise<boolean> {
  const user = await userOf(settings, login);
  if (user === undefined) return false;
  const { sub: subject, iat, auth_time: time } = login.claims;
  const tokens = settings.refresh ? tokensOf(settings.clock, login) : undefined;
  // Both times are of the service's clock, which may differ from ours.
  const age = (iat - time) * 1000;
  await keepSession(settings, cookies, { user, subject, idToken: packToken(login.idToken), tokens }, age);
  settings.tell({ type: "login", subject });
  return true;
}

/** Keeps a session that begins now, always under a new identifier, of a user who authenticated some milliseconds ago. */
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
 * The session of a request. The user counts as seen, by default about once a minute.
 *
 * @param seenAfter how long ago the user was seen to count as seen again, in milliseconds
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

/** Ends the session of a request, and gives it. */
export async function endSession(
  { place, tell }: PlacedSettings,
  cookies: Cookies,
  event: Pick<LoginEvent, "type" | "reason">,
): Promise<Session | undefined> {
  const session = await place.remove(cookies);
  if (session !== undefined) tell({ ...event, subject: session.subject });
  return session;
}

/** Returns the user that `toUser` makes of a login; `undefined` when it refuses the user. */
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
    // For a function or a symbol it gives `undefined`, whatever its type says.
    return (JSON.stringify(value) as string | undefined) !== undefined;
  } catch {
    return false;
  }
}
