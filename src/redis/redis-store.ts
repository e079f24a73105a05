import { TransportError, type TransportPhase } from "../errors/transport-error.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { checkNumber } from "../transport/option-checks.ts";
import { checkOptions, type OptionTable, type OptionValues } from "../transport/option-table.ts";
import { systemClock, TimeoutReached, withTimeout, type Clock } from "../transport/time.ts";
import { packText, unpackText } from "./packed-text.ts";
import { scriptRunner, type RedisClient, type RunScript } from "./redis-client.ts";

/** Options of {@link redisStore}. */
export interface RedisStoreOptions {
  /**
   * Name of the store: who has the same name at the same Redis shares it. Text without braces and colons.
   *
   * @default "ares"
   */
  readonly name?: string | undefined;
  /**
   * Values of more characters are compressed; `Infinity` compresses none. Shorter values take longer to compress than to send.
   *
   * @default 16_384
   */
  readonly compressAbove?: number | undefined;
  /** Time, for tests. */
  readonly clock?: Clock | undefined;
}

export const storeTable = {
  name: { kind: "text", pattern: /^[^{}:]{1,100}$/, rule: "must be text without braces and colons", default: "ares" },
  compressAbove: { kind: "number", atLeast: 0, unlimited: true, default: 16_384 },
  clock: { kind: "object", methods: ["now", "schedule"], default: systemClock },
} satisfies OptionTable<RedisStoreOptions>;

/**
 * Texts that processes and machines share, each for a time. It is a store for the `cache` of `createRegistry`.
 *
 * Its methods reject with a `TransportError` when Redis fails, which says nothing of keys and values.
 */
export interface RedisStore {
  /**
   * Reads a value.
   *
   * @returns `undefined` when there is none, and `false` when what is there is nothing that a store writes.
   */
  get(key: string): Promise<string | false | undefined>;
  /**
   * Keeps a value of 16 MiB at most.
   *
   * @param ttl time to live in milliseconds
   */
  set(key: string, value: string, ttl: number): Promise<void>;
  /**
   * Reads a value and deletes it, in one step: of those who ask for it at the same time, one gets it. For what is good once,
   * such as a pending login. It needs Redis 6.2 or newer.
   *
   * Waits for a second at most, and is refused at once while Redis is silent. After a failure with `requestSent` the value may
   * be gone: a command that runs late has read and deleted it.
   *
   * @returns as {@link RedisStore.get}.
   */
  take(key: string): Promise<string | false | undefined>;
  /**
   * Says that somebody is about to make the value of a key, which others then wait for instead of making it too.
   *
   * @param milliseconds how long that may take at most
   * @returns what gives it back before its time; `undefined` while another one has it.
   */
  lease(key: string, milliseconds: number): Promise<(() => Promise<void>) | undefined>;
}

/** Runs any command: its name, the key, and what comes after it. */
const anyCommand = "return redis.call(ARGV[1], KEYS[1], unpack(ARGV, 2))";
/** Deletes a key that still has the value. */
const deleteOwn = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/** How long Redis may be silent, in milliseconds, before it is asked only now and then. */
const patience = 1000;

/**
 * A store over Redis or Valkey: for answers of the registry, which many processes then ask for once, and for what is to be
 * taken once. Longer values are compressed. In a cluster each key has its own place.
 *
 * The client stays the application's: it connects it, listens to its errors and closes it.
 *
 * @param client ioredis, node-redis, Bun's `RedisClient`, or one that runs scripts as they do
 * @throws InvalidInputError for a client that cannot run a script, and for wrong options, with their names.
 *
 * @example
 *
 * ```ts
 * const registry = createRegistry({ cache: { store: redisStore(client), ttl: 3_600_000 } });
 * ```
 */
export function redisStore(client: RedisClient, options: RedisStoreOptions = {}): RedisStore {
  return new Store(client, checkOptions(subject, options, storeTable));
}

const subject = "redisStore";

class Store implements RedisStore {
  readonly #run: RunScript;
  readonly #runDelete: RunScript;
  readonly #options: OptionValues<RedisStoreOptions, typeof storeTable>;
  readonly #clock: Clock;
  /** When the first command was sent since Redis answered last. */
  #silentSince: number | undefined;
  /** When silence was broken last, to see whether Redis is back. */
  #probed = -Infinity;

  constructor(client: RedisClient, options: OptionValues<RedisStoreOptions, typeof storeTable>) {
    this.#run = scriptRunner(subject, client, anyCommand);
    this.#runDelete = scriptRunner(subject, client, deleteOwn);
    this.#options = options;
    this.#clock = options.clock;
  }

  async get(key: string): Promise<string | false | undefined> {
    if (!this.#isProbe()) this.#checkSilence("get");
    return readValue(await this.#send("get", this.#keyOf(key), ["GET"]));
  }

  async set(key: string, value: string, ttl: number): Promise<void> {
    const time = timeOf("ttl", ttl);
    this.#checkSilence("set");
    const packed = await packText(value, this.#options.compressAbove).catch(() =>
      refuse(subject, "value", "must be text of at most 16 MiB"),
    );
    await this.#send("set", this.#keyOf(key), ["SET", packed, "PX", time]);
  }

  async take(key: string): Promise<string | false | undefined> {
    // A client may keep the command and run it when nobody waits for the value any more, so a probe deletes nothing.
    if (this.#isProbe()) void this.#send("take", this.#keyOf(key), ["EXISTS"]).catch(() => undefined);
    this.#checkSilence("take");
    const taken = withTimeout(this.#clock, patience, undefined, () => this.#send("take", this.#keyOf(key), ["GETDEL"]));
    const value = await taken.catch((error: unknown) => {
      if (!(error instanceof TimeoutReached)) throw error;
      throw failure("take", `Redis did not answer within ${patience} ms`, true, "timeout");
    });
    return readValue(value);
  }

  async lease(key: string, milliseconds: number): Promise<(() => Promise<void>) | undefined> {
    const time = timeOf("milliseconds", milliseconds);
    this.#checkSilence("lease");
    const leaseKey = this.#keyOf(key, "-lease");
    const token = crypto.randomUUID();
    const answer = await this.#send("lease", leaseKey, ["SET", token, "NX", "PX", time]);
    if (answer !== "OK") return undefined;
    return async () => {
      await this.#send("lease", leaseKey, [token], this.#runDelete);
    };
  }

  #keyOf(key: string, kind = ""): string {
    return `ares-caais${kind}:${this.#options.name}:${key}`;
  }

  get #isSilent(): boolean {
    return this.#silentSince !== undefined && this.#clock.now() - this.#silentSince >= patience;
  }

  /** Whether it is time to ask a silent server whether it is back. */
  #isProbe(): boolean {
    const now = this.#clock.now();
    if (!this.#isSilent || now - this.#probed < patience) return false;
    this.#probed = now;
    return true;
  }

  /** A client may keep what it cannot send, and with it the memory: a silent server is asked a little, and told nothing. */
  #checkSilence(method: keyof RedisStore): void {
    if (this.#isSilent) throw failure(method, "Redis does not answer", false);
  }

  async #send(
    method: keyof RedisStore,
    key: string,
    scriptArguments: readonly string[],
    run = this.#run,
  ): Promise<unknown> {
    this.#silentSince ??= this.#clock.now();
    try {
      return await run([key], scriptArguments);
    } catch (error) {
      throw failure(method, `Redis failed${codeOf(error)}`, true);
    } finally {
      this.#silentSince = undefined;
    }
  }
}

async function readValue(value: unknown): Promise<string | false | undefined> {
  return value === null || value === undefined ? undefined : unpackText(value);
}

/** @throws InvalidInputError for what is no time in milliseconds. */
function timeOf(field: string, milliseconds: number): string {
  checkNumber(subject, field, milliseconds, { above: 0, atMost: Number.MAX_SAFE_INTEGER });
  return String(Math.ceil(milliseconds));
}

/** An error of a client may hold the whole command with its key and value, so nothing of it is passed on. */
function failure(
  method: keyof RedisStore,
  reason: string,
  requestSent: boolean,
  phase: TransportPhase = "connection",
): TransportError {
  return new TransportError(`${subject}.${method}`, phase, reason, { requestSent });
}

/** The code of a failure, of Node (`ECONNREFUSED`) or of Redis (`OOM`), where it has one. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const words: readonly unknown[] = ["code" in error ? error.code : undefined, error.message.split(" ")[0]];
  const code = words.find((word): word is string => typeof word === "string" && /^[A-Z]{2,20}$/.test(word));
  return code === undefined ? "" : ` (${code})`;
}
