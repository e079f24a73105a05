import { CallRecord, InFlight } from "../transport/calls.ts";
import type { Clock, Signal } from "../transport/time.ts";
import type { LoadPurpose } from "./call.ts";
import { readSignedToken, readSigningKeys, verifySignature, type SigningKeys } from "./signed-token.ts";
import { TokenError, type TokenKind } from "./token-error.ts";

/** Where the signing keys come from and how long they are good for. */
export interface KeySetOptions {
  /**
   * Gives the key set (RFC 7517, section 5) as parsed JSON.
   *
   * @param signal aborts when nobody waits for it any more
   * @param record of the call that waits first
   * @param purpose what that one needs the keys for
   */
  readonly load: (signal: Signal | undefined, record: CallRecord, purpose: LoadPurpose) => Promise<unknown>;
  readonly clock: Clock;
  /** Least milliseconds between two attempts to replace keys that are older than `maxAge`. */
  readonly cooldown: number;
  /** Most loads a minute for signatures that no key fits. */
  readonly mostReloads: number;
  /** Milliseconds after which the keys are loaded again. */
  readonly maxAge: number;
}

/** The signing keys of the identity service, loaded when they are needed. */
export interface KeySet {
  /**
   * Makes sure that there are keys, so that what comes next can be verified.
   *
   * @param signal ends this wait, not the load that others wait for
   * @param record of the call
   * @throws DiscoveryError when the key set is of no use; whatever `load` throws.
   */
  prepare(signal?: Signal, record?: CallRecord): Promise<void>;
  /**
   * Checks the signature of a token, and nothing that the token claims.
   *
   * The keys of the service carry no `kid`, so every key that fits the algorithm is tried. When none fits, the keys are
   * loaded once more at once, in case they were replaced; calls at the same time share that load.
   *
   * @param algorithms what the token may be signed with; only asymmetric ones count
   * @param signal ends this wait, not the load that others wait for
   * @param record of the call
   * @returns the claims.
   * @throws TokenError when the token is none, its algorithm is not allowed, or no key fits; DiscoveryError when the key
   * set is of no use; whatever `load` throws.
   */
  verify(
    token: string,
    kind: TokenKind,
    algorithms: readonly string[],
    signal?: Signal,
    record?: CallRecord,
  ): Promise<Record<string, unknown>>;
}

interface Loaded {
  readonly keys: SigningKeys;
  /** Which load they are of, counted by their beginnings. */
  readonly load: number;
  /** When they came, in the milliseconds of the clock. */
  readonly at: number;
}

const minute = 60_000;

/**
 * Keeps the signing keys of the identity service.
 *
 * Keys older than `maxAge` are loaded again. While that fails, the old ones serve for as long again and no longer, so
 * that a short outage stops no login, and a withdrawn key is not trusted for ever; attempts keep `cooldown` apart. An
 * answer that is no key set counts as a failure and replaces nothing.
 *
 * Keys may be replaced right after a load, so a signature that no key fits is reason enough for another one. Tokens that
 * nobody signed are too: `mostReloads` bounds what they cause.
 */
export function createKeySet({ load, clock, cooldown, maxAge, mostReloads }: KeySetOptions): KeySet {
  const loads = new InFlight<Loaded>();
  let current: Loaded | undefined;
  /** How many loads have begun, and how many of them have not ended. */
  let begun = 0;
  let underWay = 0;
  /** End of the last load, failed ones included. */
  let lastLoad = -Infinity;
  /** When loads for an unknown signature began, those of the last minute. */
  let reloads: readonly number[] = [];

  const reload = (signal: Signal | undefined, record: CallRecord, purpose: LoadPurpose = "need"): Promise<Loaded> =>
    loads.run("", signal, async (shared) => {
      begun += 1;
      underWay += 1;
      const number = begun;
      try {
        const loaded = {
          keys: await readSigningKeys(await load(shared, record, purpose)),
          load: number,
          at: clock.now(),
        };
        // One that everybody left may end after a later one.
        if (number > (current?.load ?? 0)) current = loaded;
        return loaded;
      } finally {
        underWay -= 1;
        // That everybody left says nothing of the service.
        if (shared?.aborted !== true) lastLoad = clock.now();
      }
    });

  const keysOfNow = async (signal: Signal | undefined, record: CallRecord): Promise<Loaded> => {
    const held = current;
    if (held === undefined) return reload(signal, record);
    const age = clock.now() - held.at;
    if (age < maxAge) return held;
    if (age >= 2 * maxAge) return reload(signal, record);
    if (clock.now() - lastLoad < cooldown) return held;
    try {
      return await reload(signal, record, "refresh");
    } catch (error) {
      if (signal?.aborted === true) throw error;
      return held;
    }
  };
  /** What may fit in place of keys that do not; `undefined` when there were too many loads. To join one costs nothing. */
  const newerThan = async (
    used: Loaded,
    signal: Signal | undefined,
    record: CallRecord,
  ): Promise<Loaded | undefined> => {
    if (current !== used) return current;
    if (underWay === 0) {
      const now = clock.now();
      reloads = reloads.filter((at) => now - at < minute);
      if (reloads.length >= mostReloads) return undefined;
      reloads = [...reloads, now];
    }
    return reload(signal, record);
  };

  return {
    async prepare(signal, record = new CallRecord()) {
      await keysOfNow(signal, record);
    },
    async verify(token, kind, algorithms, signal, record = new CallRecord()) {
      signal?.throwIfAborted();
      const parsed = readSignedToken(token, kind, algorithms);
      // A load that begins from now on gives the keys of a time when the token was signed already.
      const before = begun;
      let used: Loaded | undefined = await keysOfNow(signal, record);
      while (used !== undefined) {
        const claims = await verifySignature(parsed, kind, used.keys);
        if (claims !== undefined) return claims;
        used = used.load > before ? undefined : await newerThan(used, signal, record);
      }
      throw new TokenError(kind, "signature");
    },
  };
}
