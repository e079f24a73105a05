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

interface Loaded {
  readonly keys: SigningKeys;
  /** Which load they are of, counted by their beginnings. */
  readonly load: number;
  /** When they came, in the milliseconds of the clock. */
  readonly at: number;
}

const minute = 60_000;

/**
 * The signing keys of the identity service, loaded when they are needed.
 *
 * Keys older than `maxAge` are loaded again. While that fails, the old ones serve for as long again and no longer, so
 * that a short outage stops no login, and a withdrawn key is not trusted for ever; attempts keep `cooldown` apart. An
 * answer that is no key set counts as a failure and replaces nothing.
 *
 * Keys may be replaced right after a load, so a signature that no key fits is reason enough for another one. Tokens that
 * nobody signed are too: `mostReloads` bounds what they cause.
 */
export class KeySet {
  readonly #options: KeySetOptions;
  readonly #loads = new InFlight<Loaded>();
  #current: Loaded | undefined;
  /** How many loads have begun, and how many of them have not ended. */
  #begun = 0;
  #underWay = 0;
  /** End of the last load, failed ones included. */
  #lastLoad = -Infinity;
  /** When loads for an unknown signature began, those of the last minute. */
  #reloads: readonly number[] = [];

  constructor(options: KeySetOptions) {
    this.#options = options;
  }

  /**
   * Makes sure that there are keys, so that what comes next can be verified.
   *
   * @param signal ends this wait, not the load that others wait for
   * @param record of the call
   * @throws DiscoveryError when the key set is of no use; whatever `load` throws.
   */
  async prepare(signal?: Signal, record = new CallRecord()): Promise<void> {
    await this.#keysOfNow(signal, record);
  }

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
  async verify(
    token: string,
    kind: TokenKind,
    algorithms: readonly string[],
    signal?: Signal,
    record = new CallRecord(),
  ): Promise<Record<string, unknown>> {
    signal?.throwIfAborted();
    const parsed = readSignedToken(token, kind, algorithms);
    // A load that begins from now on gives the keys of a time when the token was signed already.
    const before = this.#begun;
    let used: Loaded | undefined = await this.#keysOfNow(signal, record);
    while (used !== undefined) {
      const claims = await verifySignature(parsed, kind, used.keys);
      if (claims !== undefined) return claims;
      used = used.load > before ? undefined : await this.#newerThan(used, signal, record);
    }
    throw new TokenError(kind, "signature");
  }

  async #keysOfNow(signal: Signal | undefined, record: CallRecord): Promise<Loaded> {
    const { clock, cooldown, maxAge } = this.#options;
    const held = this.#current;
    if (held === undefined) return this.#reload(signal, record);
    const age = clock.now() - held.at;
    if (age < maxAge) return held;
    if (age >= 2 * maxAge) return this.#reload(signal, record);
    if (clock.now() - this.#lastLoad < cooldown) return held;
    try {
      return await this.#reload(signal, record, "refresh");
    } catch (error) {
      if (signal?.aborted === true) throw error;
      return held;
    }
  }

  /** What may fit in place of keys that do not; `undefined` when there were too many loads. To join one costs nothing. */
  async #newerThan(used: Loaded, signal: Signal | undefined, record: CallRecord): Promise<Loaded | undefined> {
    if (this.#current !== used) return this.#current;
    if (this.#underWay === 0) {
      const now = this.#options.clock.now();
      this.#reloads = this.#reloads.filter((at) => now - at < minute);
      if (this.#reloads.length >= this.#options.mostReloads) return undefined;
      this.#reloads = [...this.#reloads, now];
    }
    return this.#reload(signal, record);
  }

  #reload(signal: Signal | undefined, record: CallRecord, purpose: LoadPurpose = "need"): Promise<Loaded> {
    const { clock, load } = this.#options;
    return this.#loads.run("", signal, async (shared) => {
      this.#begun += 1;
      this.#underWay += 1;
      const number = this.#begun;
      try {
        const keys = await readSigningKeys(await load(shared, record, purpose));
        const loaded = { keys, load: number, at: clock.now() };
        // One that everybody left may end after a later one.
        if (number > (this.#current?.load ?? 0)) this.#current = loaded;
        return loaded;
      } finally {
        this.#underWay -= 1;
        // That everybody left says nothing of the service.
        if (shared?.aborted !== true) this.#lastLoad = clock.now();
      }
    });
  }
}
