// Keeps a pending login in an encrypted cookie: nothing on the server, nothing readable or forgeable in the browser.
import { EncryptJWT, jwtDecrypt } from "jose";
import type { PendingLogin, Scope } from "ares-caais/identity";

// The prefix makes browsers insist on Secure, on Path=/ and on this host alone.
const name = "__Host-login";
const encryption = { alg: "dir", enc: "A256GCM" } as const;

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
  // Lax: the identity service sends the browser back from another site.
  return `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`;
}

/**
 * The login that a cookie holds.
 *
 * @param header the request's header `Cookie`
 * @returns `undefined` when there is none, or it is expired or was not made with the secret.
 */
export async function readPendingLogin<S extends Scope>(
  header: string | undefined,
  secret: Uint8Array,
): Promise<PendingLogin<S> | undefined> {
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
export const forgetPendingLogin = `${name}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`;
