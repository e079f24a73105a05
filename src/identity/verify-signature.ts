import { JWSInvalid, JWSSignatureVerificationFailed } from "jose/errors";
import { compactVerify } from "jose/jws/compact/verify";
import { parseJson } from "../transport/json-answer.ts";
import { findJsonFault } from "../transport/json-fault.ts";
import { isJsonObject } from "../transport/json-object.ts";
import type { SignedToken } from "./signed-token.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { TokenError, type TokenKind } from "./token-error.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Tries the keys one after the other.
 *
 * @returns the claims, or `undefined` when no key fits.
 * @throws TokenError when the signature is none, or what it signs is no JSON object.
 */
export async function verifySignature(
  token: SignedToken,
  kind: TokenKind,
  keys: SigningKeys,
): Promise<Record<string, unknown> | undefined> {
  for (const key of await keys.candidates(token)) {
    try {
      const { payload } = await compactVerify(token.text, key, { algorithms: [token.algorithm] });
      return readClaimsSet(payload, kind);
    } catch (error) {
      if (error instanceof JWSInvalid) {
        throw new TokenError(kind, "malformed", { rule: "must have three parts in base64url" });
      }
      // Another key may still fit.
      if (!(error instanceof JWSSignatureVerificationFailed)) throw error;
    }
  }
  return undefined;
}

/** The claims as JSON in UTF-8 (RFC 7519, section 7.2). */
function readClaimsSet(bytes: Uint8Array, kind: TokenKind): Record<string, unknown> {
  const text = readText(bytes) ?? "";
  const claims = parseJson(text);
  if (isJsonObject(claims)) return claims;
  const rounded = findJsonFault(text) === "number";
  const rule = rounded ? "must have no number beyond 2^53 - 1" : "must have claims that are a JSON object";
  throw new TokenError(kind, "malformed", { rule });
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
