// Sessions of who logged in by the older SOAP API: the login by OpenID Connect has its own.
import { randomBytes } from "node:crypto";

/** The user of a session, by either interface. */
export interface User {
  readonly username: string;
  readonly name: string;
  /** Ico of the legal entity that the user acts for. */
  readonly ico: string;
  /** Codes of the access roles. */
  readonly roles: readonly string[];
}

const cookieName = "__Host-session";
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
const lifetime = 8 * 3_600_000;
const sessions = new Map<string, { readonly user: User; readonly expires: number }>();

/** The header `Set-Cookie` that takes the browser out of its session. */
export const forgetSession = `${cookieName}=; Max-Age=0; ${attributes}`;

/**
 * Begins a session, always under a new identifier: nobody can prepare one for somebody else.
 *
 * @returns the header `Set-Cookie`.
 */
export function beginSession(user: User): string {
  for (const [id, { expires }] of sessions) if (expires <= Date.now()) sessions.delete(id);
  const id = randomText();
  sessions.set(id, { user, expires: Date.now() + lifetime });
  return `${cookieName}=${id}; ${attributes}`;
}

/** @param cookies the request's header `Cookie` */
export function findUser(cookies: string | undefined): User | undefined {
  const entry = sessions.get(readCookie(cookies, cookieName) ?? "");
  return entry !== undefined && Date.now() < entry.expires ? entry.user : undefined;
}

/** @param cookies the request's header `Cookie` */
export function endSession(cookies: string | undefined): void {
  sessions.delete(readCookie(cookies, cookieName) ?? "");
}

/** The value of a cookie. */
export function readCookie(cookies: string | undefined, name: string): string | undefined {
  const pair = cookies?.split("; ").find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** 32 random bytes as text. */
export function randomText(): string {
  return randomBytes(32).toString("base64url");
}
