// Keeps a pending login in an encrypted cookie: nothing on the server, nothing readable or forgeable in the browser. Each
// login has a cookie of its own, so that two tabs may log in at once.
import { createHash } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import type { PendingLogin, Scope } from "ares-caais/identity";
import { stateOf } from "./state-of.ts";

const encryption = { alg: "dir", enc: "A256GCM" } as const;
// Lax: the identity service sends the browser back from another site.
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";

/** The prefix makes browsers insist on Secure, on Path=/ and on this host alone. */
function nameOf(state: string): string {
  return `__Host-login-${createHash("sha256").update(state).digest("base64url")}`;
}

/**
 * The header `Set-Cookie` of the answer that sends the browser to the login page.
 *
 * @param secret 32 random bytes, the same on every server of the application
 */
export async function keepPendingLogin(pending: PendingLogin, secret: Uint8Array): Promise<string> {
  const value = await new EncryptJWT({ pending })
    .setProtectedHeader(encryption)
    .setExpirationTime(new Date(pending.expiresAt))
    .encrypt(secret);
  const seconds = Math.max(0, Math.floor((pending.expiresAt - Date.now()) / 1000));
  return `${nameOf(pending.state)}=${value}; Max-Age=${seconds}; ${attributes}`;
}

/**
 * The login that a callback belongs to.
 *
 * @param callback the request's target, with the query
 * @param header the request's header `Cookie`
 * @returns `undefined` when this browser has none with that state, or it is expired or was not made with the secret.
 */
export async function readPendingLogin<S extends Scope>(
  callback: string,
  header: string | undefined,
  secret: Uint8Array,
): Promise<PendingLogin<S> | undefined> {
  const name = nameOf(stateOf(callback));
  const value = header
    ?.split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (value === undefined) return undefined;
  try {
    const { payload } = await jwtDecrypt<{ pending: PendingLogin<S> }>(value, secret, {
      keyManagementAlgorithms: [encryption.alg],
      contentEncryptionAlgorithms: [encryption.enc],
    });
    return payload.pending;
  } catch {
    return undefined;
  }
}

/** The header `Set-Cookie` of the answer to the callback: a login is finished once. */
export function forgetPendingLogin({ state }: PendingLogin): string {
  return `${nameOf(state)}=; Max-Age=0; ${attributes}`;
}
