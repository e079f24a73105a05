import type { CryptoKey, JWK } from "jose";
import { decodeProtectedHeader } from "jose/decode/protected_header";
import { JWKSMultipleMatchingKeys, JWSInvalid, JWSSignatureVerificationFailed } from "jose/errors";
import { createLocalJWKSet } from "jose/jwks/local";
import { compactVerify } from "jose/jws/compact/verify";
import { findJsonFault, parseJson } from "../transport/answer.ts";
import type { CallRecord } from "../transport/calls.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { RenewedValue, type Loaded, type RenewalRules } from "../transport/renewed-value.ts";
import type { Clock, Signal } from "../transport/time.ts";
import { DiscoveryError } from "./discovery-error.ts";
import { signingAlgorithms, type SigningAlgorithm } from "./provider.ts";
import { TokenError, type TokenKind } from "./token-error.ts";

/** Milliseconds after which keys are stale. If they cannot be renewed, they are used for the same time again. */
const maxAge = 600_000;
/** Milliseconds between a failed renewal of stale keys and the next one. */
const pause = 30_000;
/** Most loads a minute for signatures that no key fits. */
const mostReloads = 4;
const minute = 60_000;

/** Rules for the signature of a token. */
export interface SignatureRules {
  /** The algorithms that the token may be signed with. */
  readonly algorithms: readonly SigningAlgorithm[];
  /** Ends this wait, but no load that other calls wait for. */
  readonly signal: Signal | undefined;
  readonly record: CallRecord;
}

/** A token with a verified signature and unchecked claims. */
interface SignedToken {
  readonly algorithm: SigningAlgorithm;
  readonly claims: Record<string, unknown>;
}

/**
 * The signing keys of the identity service, loaded when they are needed.
 *
 * The service may replace its keys right after a load, so the key set is loaded again when no key fits a signature. Forged
 * tokens cause such loads too, so `mostReloads` limits them. An answer that is no key set counts as a failed load and
 * replaces nothing.
 */
export class KeySet {
  readonly #clock: Clock;
  readonly #keys: RenewedValue<SigningKeys, CallRecord>;
  /** Start times, in the last minute, of loads for signatures that no key fits. */
  #reloads: readonly number[] = [];

  constructor(clock: Clock, load: RenewalRules<SigningKeys, CallRecord>["load"]) {
    this.#clock = clock;
    this.#keys = new RenewedValue({
      ...{ clock, pause, load },
      stateOf: (_keys, age) => (age < maxAge ? "fresh" : age < 2 * maxAge ? "stale" : "unusable"),
    });
  }

  /** Loads keys if there are none, so that the next tokens can be verified. The signal ends no load that other calls wait for. */
  async prepare(signal: Signal | undefined, record: CallRecord): Promise<void> {
    await this.#keys.get(signal, record);
  }

  /**
   * Checks the signature of a token, but no claim. If no key fits, the keys are loaded again, because the service may have replaced
   * them. Calls at the same time share that load.
   */
  async verify(token: string, kind: TokenKind, { algorithms, signal, record }: SignatureRules): Promise<SignedToken> {
    signal?.throwIfAborted();
    const algorithm = readAlgorithm(token, kind, algorithms);
    // The token was signed before any load that begins from now on.
    const before = this.#keys.begun;
    let used: Loaded<SigningKeys> | undefined = await this.#keys.get(signal, record);
    while (used !== undefined) {
      for (const key of used.value.get(algorithm) ?? []) {
        const payload = await verifySignature(token, kind, algorithm, key);
        if (payload !== undefined) return { algorithm, claims: readPayload(payload, kind) };
      }
      if (used.load > before) break;
      if (this.#keys.current !== used) used = this.#keys.current;
      // A load under way may always be joined.
      else if (this.#keys.underWay > 0 || this.#mayReload()) used = await this.#keys.load(signal, record);
      else break;
    }
    throw new TokenError(kind, "signature");
  }

  /** Whether another load for a signature that no key fits may begin now. */
  #mayReload(): boolean {
    const now = this.#clock.now();
    this.#reloads = this.#reloads.filter((at) => now - at < minute);
    if (this.#reloads.length >= mostReloads) return false;
    this.#reloads = [...this.#reloads, now];
    return true;
  }
}

/** Longest token that is read, in characters. */
const longestToken = 65_536;
/** Header, claims and signature in base64url (RFC 7515, section 7.1); the signature of an unsigned token is empty. */
const compactForm = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Reads the algorithm from the header of a token before any key is used. It ignores keys in the header (`jwk`, `jku`,
 * `x5c`) and the name of a key (`kid`), because the service publishes keys without names.
 */
function readAlgorithm(token: string, kind: TokenKind, algorithms: readonly SigningAlgorithm[]): SigningAlgorithm {
  if (typeof token !== "string" || token.length > longestToken) {
    throw malformed(kind, `must be text of at most ${longestToken} characters`);
  }
  if (!compactForm.test(token)) throw malformed(kind, "must have three parts in base64url");
  const { alg, crit, b64 = true } = readHeader(token, kind);
  if (crit !== undefined || b64 !== true) throw malformed(kind, "must not need an extension");
  const algorithm = algorithms.find((allowed) => allowed === alg);
  if (algorithm !== undefined) return algorithm;
  throw new TokenError(kind, "algorithm", { rule: `must be one of ${algorithms.join(", ")}` });
}

type Header = Readonly<Partial<Record<string, unknown>>>;

/** The header of the last token with its text, because a service writes the same header into all tokens. */
let last: { readonly text: string; readonly header: Header } = { text: "", header: {} };

function readHeader(token: string, kind: TokenKind): Header {
  const text = token.slice(0, token.indexOf("."));
  if (text === last.text) return last.header;
  try {
    // A copy of the text, because V8 keeps the whole token with a part of it.
    last = { text: JSON.parse(`"${text}"`) as string, header: decodeProtectedHeader(token) };
  } catch {
    // The error of jose is no cause: it may quote the token.
    throw malformed(kind, "must have a header that is a JSON object");
  }
  return last.header;
}

function malformed(kind: TokenKind, rule: string): TokenError {
  return new TokenError(kind, "malformed", { rule });
}

/** Returns the signed bytes; `undefined` when the key does not fit. */
async function verifySignature(
  token: string,
  kind: TokenKind,
  algorithm: SigningAlgorithm,
  key: CryptoKey,
): Promise<Uint8Array | undefined> {
  try {
    return (await compactVerify(token, key, { algorithms: [algorithm] })).payload;
  } catch (error) {
    if (error instanceof JWSSignatureVerificationFailed) return undefined;
    throw error instanceof JWSInvalid ? malformed(kind, "must have three parts in base64url") : error;
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The claims as JSON in UTF-8 (RFC 7519, section 7.2). */
function readPayload(bytes: Uint8Array, kind: TokenKind): Record<string, unknown> {
  let text = "";
  try {
    text = utf8.decode(bytes);
  } catch {
    // The empty text is no JSON either.
  }
  const claims = parseJson(text);
  if (isJsonObject(claims)) return claims;
  const isRounded = findJsonFault(text) === "number";
  throw malformed(kind, isRounded ? "must have no number beyond 2^53 - 1" : "must have claims that are a JSON object");
}

/** Most keys of a set, because a token may have to be tried with each of them. */
const mostKeys = 100;
/** Least bits of an RSA key (RFC 7518, section 3.3). */
const leastModulusLength = 2048;

/** The keys that can verify a signature, by algorithm. */
export type SigningKeys = ReadonlyMap<SigningAlgorithm, readonly CryptoKey[]>;

/** Reads a key set (RFC 7517, section 5). It leaves out keys that are broken, private, secret, too short, or for encryption. */
export async function readSigningKeys(document: unknown): Promise<SigningKeys> {
  const entries: unknown = isJsonObject(document) ? document["keys"] : undefined;
  if (!Array.isArray(entries)) throw new DiscoveryError("jwks", "keys", "must be a list in an object");
  if (entries.length > mostKeys) throw new DiscoveryError("jwks", "keys", `must be at most ${mostKeys}`);
  const find = createLocalJWKSet({ keys: entries.filter(isAsymmetricKey) });
  const keys = new Map<SigningAlgorithm, readonly CryptoKey[]>();
  for (const algorithm of signingAlgorithms) {
    const fitting: CryptoKey[] = [];
    try {
      fitting.push(await find({ alg: algorithm }));
    } catch (error) {
      // After any other error no key fits, or the only one is broken.
      if (error instanceof JWKSMultipleMatchingKeys) for await (const key of error) fitting.push(key);
    }
    const usable = fitting.filter(isLongEnough);
    if (usable.length > 0) keys.set(algorithm, usable);
  }
  if (keys.size > 0) return keys;
  throw new DiscoveryError("jwks", "keys", "must hold an asymmetric key for signatures that can be used");
}

function isAsymmetricKey(entry: unknown): entry is JWK {
  return isJsonObject(entry) && typeof entry["kty"] === "string" && entry["kty"] !== "oct";
}

function isLongEnough({ algorithm }: CryptoKey): boolean {
  return !("modulusLength" in algorithm) || Number(algorithm.modulusLength) >= leastModulusLength;
}
