import { ContractError } from "../errors/contract-error.ts";

/** Kind of the token; `userinfo` is the response of the userinfo endpoint. */
export type TokenKind = "access_token" | "id_token" | "userinfo";

/**
 * Why a token is refused:
 * - `malformed`: it is no signed JWT,
 * - `algorithm`: it is signed by an algorithm that is not allowed,
 * - `signature`: no key of the key set fits,
 * - `missing`: a claim that must be there is not,
 * - `claim`: a claim has a wrong value,
 * - `expired`: it is no longer valid,
 * - `early`: it is not valid yet.
 */
export type TokenErrorReason = "malformed" | "algorithm" | "signature" | "missing" | "claim" | "expired" | "early";

const explanations: Readonly<Record<TokenErrorReason, string>> = {
  malformed: "is no signed JWT",
  algorithm: "is signed by an algorithm that is not allowed",
  signature: "is not signed by a key of the identity service",
  missing: "is missing",
  claim: "has a wrong value",
  expired: "says that the token is no longer valid",
  early: "says that the token is not valid yet",
};

/**
 * A token of the identity service was refused. The message repeats neither the token nor its values.
 *
 * @example
 *
 * ```ts
 * if (error instanceof TokenError) console.error(error.token, error.reason, error.claim); // id_token expired exp
 * ```
 */
export class TokenError extends ContractError {
  override readonly name = "TokenError";
  /** Stable code of the class. */
  static readonly code = "ERR_TOKEN";
  readonly code = "ERR_TOKEN";
  /** Which token it is about. */
  readonly token: TokenKind;
  /** Why it is refused. */
  readonly reason: TokenErrorReason;
  /** The claim with the fault, if the reason is about a claim. */
  readonly claim: string | undefined;

  /** @param rule rule of the claim, without a secret value */
  constructor(
    token: TokenKind,
    reason: TokenErrorReason,
    { claim, rule, ...options }: ErrorOptions & { readonly claim?: string; readonly rule?: string } = {},
  ) {
    const about = claim === undefined ? "" : ` claim ${claim}`;
    super(`${token}:${about} ${explanations[reason]}${rule === undefined ? "" : `: ${rule}`}`, options);
    this.token = token;
    this.reason = reason;
    this.claim = claim;
  }
}
