import { base64url } from "jose";

/** 32 random bytes in base64url. */
export function randomId(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)));
}

/** SHA-256 of a text, in base64url. */
export async function digestOf(text: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
