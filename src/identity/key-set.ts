import type { Clock } from "../transport/clock.ts";
import { InFlight } from "../transport/in-flight.ts";
import { readSignedToken } from "./signed-token.ts";
import { readSigningKeys, type SigningKeys } from "./signing-keys.ts";
import { TokenError, type TokenKind } from "./token-error.ts";
import { verifySignature } from "./verify-signature.ts";

/** Whether a token cannot be verified without the keys (`need`), or older ones will do for a while (`refresh`). */
export type LoadPurpose = "need" | "refresh";

/** Where the signing keys come from and how long they are good for. */
export interface KeySetOptions {
  /**
   * Gives the key set (RFC 7517, section 5) as parsed JSON.
   *
   * @param signal aborts when nobody waits for it any more
   * @param purpose what the keys are loaded for by the first of those that wait
   */
  readonly load: (signal: AbortSignal | undefined, purpose: LoadPurpose) => Promise<unknown>;
  readonly clock: Clock;
  /** Least milliseconds between two loads while keys are at hand. */
  readonly cooldown: number;
  /** Milliseconds after which the keys are loaded again. */
  readonly maxAge: number;
}

/** The signing keys of the identity service, loaded when they are needed. */
export interface KeySet {
  /**
   * Makes sure that there are keys, so that what comes next can be verified.
   *
   * @param signal ends this wait, not the load that others wait for
   * @throws DiscoveryError when the key set is of no use; whatever `load` throws.
   */
  prepare(signal?: AbortSignal): Promise<void>;
  /**
   * Checks the signature of a token, and nothing that the token claims.
   *
   * The keys of the service carry no `kid`, so every key that fits the algorithm is tried. When none fits, the keys are
   * loaded once more, in case they were replaced.
   *
   * @param algorithms what the token may be signed with; only asymmetric ones count
   * @param signal ends this wait, not the load that others wait for
   * @returns the claims.
   * @throws TokenError when the token is none, its algorithm is not allowed, or no key fits; DiscoveryError when the key
   * set is of no use; whatever `load` throws.
   */
  verify(
    token: string,
    kind: TokenKind,
    algorithms: readonly string[],
    signal?: AbortSignal,
  ): Promise<Record<string, unknown>>;
}

interface Loaded {
  readonly keys: SigningKeys;
  /** When they came, in the milliseconds of the clock. */
  readonly at: number;
}

/**
 * Keeps the signing keys of the identity service.
 *
 * Keys older than `maxAge` are loaded again. While that fails, the old ones serve for as long again and no longer, so
 * that a short outage stops no login, and a withdrawn key is not trusted for ever; attempts keep `cooldown` apart. An
 * answer that is no key set counts as a failure and replaces nothing.
 */
export function createKeySet({ load, clock, cooldown, maxAge }: KeySetOptions): KeySet {
  const loads = new InFlight<Loaded>();
  let current: Loaded | undefined;
  /** End of the last load, failed ones included. */
  let lastLoad = -Infinity;

  const reload = (signal: AbortSignal | undefined, purpose: LoadPurpose = "need"): Promise<Loaded> =>
    loads.run("", signal, async (shared) => {
      try {
        current = { keys: await readSigningKeys(await load(shared, purpose)), at: clock.now() };
        return current;
      } finally {
        // That everybody left says nothing of the service.
        if (shared?.aborted !== true) lastLoad = clock.now();
      }
    });
  const mayLoad = (): boolean => clock.now() - lastLoad >= cooldown;

  const keysOfNow = async (signal: AbortSignal | undefined): Promise<Loaded> => {
    const held = current;
    if (held === undefined) return reload(signal);
    const age = clock.now() - held.at;
    if (age < maxAge) return held;
    if (age >= 2 * maxAge) return reload(signal);
    if (!mayLoad()) return held;
    try {
      return await reload(signal, "refresh");
    } catch (error) {
      if (signal?.aborted === true) throw error;
      return held;
    }
  };

  return {
    async prepare(signal) {
      await keysOfNow(signal);
    },
    async verify(token, kind, algorithms, signal) {
      signal?.throwIfAborted();
      const parsed = readSignedToken(token, kind, algorithms);
      const used = await keysOfNow(signal);
      const claims = await verifySignature(parsed, kind, used.keys);
      if (claims !== undefined) return claims;
      // Somebody else may have loaded new ones meanwhile.
      const newer = current === used ? (mayLoad() ? await reload(signal) : undefined) : current;
      const second = newer && (await verifySignature(parsed, kind, newer.keys));
      if (second !== undefined) return second;
      throw new TokenError(kind, "signature");
    },
  };
}
