import { TransportError, type TransportPhase } from "../errors/transport-error.ts";
import { checkNumber } from "../transport/option-checks.ts";
import { checkOptions, type OptionTable } from "../transport/option-table.ts";
import { systemClock, withTimeout, type Clock } from "../transport/time.ts";
import { faultOf, scriptRunner, type RedisClient } from "./redis-client.ts";

/** Options of {@link redisStore}. */
export interface RedisStoreOptions {
  /**
   * Name of the store: processes with the same name at the same Redis share it. Text without braces and colons.
   *
   * @default "ares"
   */
  readonly name?: string | undefined;
  /** Time, for tests. */
  readonly clock?: Clock | undefined;
}

export const storeTable = {
  name: { kind: "text", pattern: /^[^{}:]{1,100}$/, rule: "must be text without braces and colons", default: "ares" },
  clock: { kind: "object", methods: ["now", "schedule"], default: systemClock },
} satisfies OptionTable<RedisStoreOptions>;

/**
 * Stores texts with a time to live, shared by processes and machines. Use it for the `cache` of `createRegistry` and for the
 * sessions of a login.
 *
 * Its methods reject with a `TransportError` when Redis fails or does not answer within a second. The error repeats neither keys
 * nor values. After that they fail at once and write nothing, until Redis answers a probe, which is sent at most once a second.
 */
export interface RedisStore {
  /** Reads a value; `undefined` if there is none. */
  get(key: string): Promise<string | undefined>;
  /**
   * Stores a value.
   *
   * @param ttl time to live in milliseconds
   */
  set(key: string, value: string, ttl: number): Promise<void>;
  /**
   * Reads a value and deletes it in one step, so that only one caller gets it. Use it for one-time values such as a pending login.
   * It needs Redis 6.2 or newer.
   *
   * After a failure with `requestSent` the value may be gone, because Redis may have run the command.
   */
  take(key: string): Promise<string | undefined>;
  /**
   * Gives one caller the lease to create the value of a key; the others wait for the value.
   *
   * @param milliseconds after which the lease ends by itself
   * @returns a function that gives the lease back earlier; `undefined` while another caller has it.
   */
  lease(key: string, milliseconds: number): Promise<(() => Promise<void>) | undefined>;
}

/** Runs a command: its name, the key and further arguments. `RELEASE` deletes a key if it still has the given value. */
const command = `
if ARGV[1] == 'RELEASE' then return redis.call('GET', KEYS[1]) == ARGV[2] and redis.call('DEL', KEYS[1]) end
return redis.call(ARGV[1], KEYS[1], unpack(ARGV, 2))
`;

/** Time limit of Redis for an answer, and time between two probes of a silent Redis, in milliseconds. */
const patience = 1000;

const subject = "redisStore";

/**
 * Creates a store over Redis or Valkey. In a cluster each key has its own slot. The application connects the client, listens to its
 * errors and closes it.
 *
 * @param client ioredis, node-redis, Bun's `RedisClient`, or one with the same method
 * @throws InvalidInputError for a client that cannot run a script, and for wrong options, with their names.
 *
 * @example
 *
 * ```ts
 * const registry = createRegistry({ cache: { store: redisStore(client), ttl: 3_600_000 } });
 * ```
 */
export function redisStore(client: RedisClient, options: RedisStoreOptions = {}): RedisStore {
  const { name, clock } = checkOptions(subject, options, storeTable);
  const run = scriptRunner(subject, client, command);
  /** Time of the last command to a silent Redis; `undefined` while Redis answers. */
  let asked: number | undefined;
  const send = async (method: keyof RedisStore, key: string, ...given: readonly string[]): Promise<unknown> => {
    // The error of a client is not the cause, because it may hold the command with its key and value.
    const failure = (reason: string, requestSent: boolean, phase: TransportPhase = "connection"): TransportError =>
      new TransportError(`${subject}.${method}`, phase, reason, { requestSent });
    const sent = clock.now();
    const place = `ares-caais${method === "lease" ? "-lease" : ""}:${name}:${key}`;
    const ask = (what = given): Promise<unknown> => run([place], what).finally(() => (asked = undefined));
    // A client queues unsent commands and may run them later, so a probe must change nothing.
    const isProbe = asked !== undefined && sent - asked >= patience;
    if (isProbe) asked = sent;
    if (isProbe && method !== "get") ask(["EXISTS"]).catch(() => undefined);
    if (asked !== undefined && !(isProbe && method === "get")) throw failure("Redis does not answer", false);
    const answer = (): Promise<unknown> =>
      ask().catch((error: unknown) => {
        throw failure(faultOf(error), true);
      });
    return withTimeout(clock, patience, undefined, answer, () => {
      asked ??= sent;
      throw failure(`Redis did not answer within ${patience} ms`, true, "timeout");
    });
  };
  return {
    get: async (key) => textOf(await send("get", key, "GET")),
    set: async (key, value, ttl) => {
      await send("set", key, "SET", value, "PX", timeOf("ttl", ttl));
    },
    take: async (key) => textOf(await send("take", key, "GETDEL")),
    lease: async (key, milliseconds) => {
      const token = crypto.randomUUID();
      const time = timeOf("milliseconds", milliseconds);
      if (textOf(await send("lease", key, "SET", token, "NX", "PX", time)) !== "OK") return undefined;
      return async () => {
        await send("lease", key, "RELEASE", token);
      };
    },
  };
}

/** Converts a value to text, because some clients return buffers. */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : value instanceof Uint8Array ? Buffer.from(value).toString() : undefined;
}

/** Checks a time in milliseconds. @throws InvalidInputError for a wrong value. */
function timeOf(field: string, milliseconds: number): string {
  checkNumber(subject, field, milliseconds, { above: 0, atMost: Number.MAX_SAFE_INTEGER });
  return String(Math.ceil(milliseconds));
}
