import { decodeProtectedHeader } from "jose/decode/protected_header";
import { isSigningAlgorithm, type SigningAlgorithm } from "./algorithms.ts";
import { TokenError, type TokenKind } from "./token-error.ts";

/** Longest token that is looked at, in characters. */
const longestToken = 65_536;

/** Header, claims and signature in base64url (RFC 7515, section 7.1); the signature of an unsigned token is empty. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** A token that may be worth a key. */
export interface SignedToken {
  readonly text: string;
  readonly algorithm: SigningAlgorithm;
  /** `kid` of its header: a hint, no more. */
  readonly keyId: string | undefined;
}

/**
 * Looks at a token before any key is touched. Keys in its header (`jwk`, `jku`, `x5c`) are never looked at.
 *
 * @param algorithms what it may be signed with; only asymmetric ones count
 * @throws TokenError when it is no signed JWT, needs an extension, or is signed by an algorithm that is not allowed.
 */
export function readSignedToken(token: string, kind: TokenKind, algorithms: readonly string[]): SignedToken {
  if (typeof token !== "string" || token.length > longestToken) {
    throw new TokenError(kind, "malformed", { rule: `must be text of at most ${longestToken} characters` });
  }
  if (!compactForm.test(token)) {
    throw new TokenError(kind, "malformed", { rule: "must have three parts in base64url" });
  }
  const { alg, kid, crit, b64 } = readHeader(token, kind);
  if (crit !== undefined || (b64 !== undefined && b64 !== true)) {
    throw new TokenError(kind, "malformed", { rule: "must not need an extension" });
  }
  if (!isSigningAlgorithm(alg) || !algorithms.includes(alg)) {
    const allowed = algorithms.filter(isSigningAlgorithm);
    throw new TokenError(kind, "algorithm", { rule: `must be one of ${allowed.join(", ")}` });
  }
  return { text: token, algorithm: alg, keyId: typeof kid === "string" ? kid : undefined };
}

function readHeader(token: string, kind: TokenKind): Readonly<Partial<Record<string, unknown>>> {
  try {
    return decodeProtectedHeader(token);
  } catch {
    // The cause may quote the token.
    throw new TokenError(kind, "malformed", { rule: "must have a header that is a JSON object" });
  }
}
