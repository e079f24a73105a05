import { setTimeout } from "node:timers/promises";
import { cleanText } from "../errors/contract-error.ts";
import type { RedisClient } from "../redis/redis-client.ts";
import type { RequestBudget } from "../transport/budget.ts";
import type { Context } from "./context.ts";
import { refuse } from "./input.ts";

/** Variable with the address of Redis, used without the option. */
export const redisVariable = "ARES_CAAIS_REDIS";
/** Default of most processes that share the budget. */
export const usualProcesses = 10;

/** Milliseconds that the command waits for a connection; then it goes on without Redis. */
const connectTimeout = 2000;
/** Milliseconds between two attempts to connect. */
const reconnectDelay = 1000;

/** Part of ioredis that the command uses. */
interface Ioredis {
  readonly Redis: new (url: string, options: object) => Connection;
}

type Connection = RedisClient & {
  on(event: "error", listener: (error: unknown) => void): unknown;
  connect(): Promise<unknown>;
  disconnect(): unknown;
};

/** Options of a command for the budget. */
export interface SharedBudgetOptions {
  readonly redis?: string | undefined;
  readonly processes?: number | undefined;
  readonly requestsPerMinute?: number | undefined;
}

/**
 * Returns the budget that the command shares with other processes over Redis. While Redis does not answer, it uses its own share
 * and prints that.
 *
 * @param from the option or variable that gave the address
 * @param load imports ioredis
 * @returns `undefined` without an address of Redis.
 * @throws InvalidInputError for an address that is none, which is not repeated as it may hold a password, and when ioredis
 * is not installed.
 */
export async function sharedBudget(
  { redis = "", processes, requestsPerMinute }: SharedBudgetOptions,
  from: string,
  { note, atEnd }: Pick<Context, "note" | "atEnd">,
  load: () => Promise<unknown> = () => import("ioredis"),
): Promise<RequestBudget | undefined> {
  if (redis === "") {
    if (processes !== undefined) refuse("--processes", "requires --redis");
    return undefined;
  }
  const password = readAddress(redis, from);
  const client = openClient(await loadClient(load, from), redis);
  let trouble: string | undefined;
  const failed = new Promise<void>((resolve) => {
    client.on("error", (error) => {
      trouble = error instanceof Error ? error.message : undefined;
      resolve();
    });
  });
  atEnd.push(() => {
    // A client that never connected may reject here.
    void Promise.resolve()
      .then(() => client.disconnect())
      .catch(() => undefined);
  });
  const { redisBudget } = await import("../redis/redis-budget.ts");
  const budget = redisBudget(client, {
    perMinute: requestsPerMinute,
    fallback: { processes: processes ?? usualProcesses },
    onState: ({ state, reason }) => {
      const why = hide(trouble ?? reason, [redis, ...password]);
      trouble = undefined;
      if (state === "shared") note("Redis answers: the limit is shared again");
      else note(`without Redis this process uses its own share of the limit: ${why}`);
    },
  });
  await connected(client, failed);
  return budget;
}

/** Checks the address here, because a client might repeat it. Returns its password, as it is written and as it is meant. */
function readAddress(address: string, from: string): readonly string[] {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // A query may set anything else of a client, the password too.
  const isPlain = url !== undefined && url.hostname !== "" && /^\/?\d*$/.test(url.pathname) && url.search === "";
  if (!isPlain || !/^rediss?:$/.test(url.protocol))
    return refuse(from, "must be the address of a Redis, such as redis://127.0.0.1:6379");
  try {
    decodeURIComponent(url.username);
    return [url.password, decodeURIComponent(url.password)];
  } catch {
    return refuse(from, "must have a name and a password that are percent-encoded");
  }
}

async function loadClient(load: () => Promise<unknown>, from: string): Promise<Ioredis["Redis"]> {
  try {
    // The exports of a package are checked before use.
    const { Redis } = (await load()) as Partial<Ioredis>;
    return Redis ?? refuse(from, "needs ioredis 5 or newer");
  } catch (error) {
    // Bun does not throw an instance of Error.
    const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
    if (code !== "ERR_MODULE_NOT_FOUND") throw error;
  }
  return refuse(from, "needs a client of Redis beside ares-caais: npm install ioredis");
}

/** Nothing is queued or sent twice, because the budget repeats its questions. */
function openClient(Redis: Ioredis["Redis"], url: string): Connection {
  return new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout,
    // Without it the program would wait two seconds for the end of a connection that is closed already.
    disconnectTimeout: 1,
    retryStrategy: () => reconnectDelay,
  });
}

/** Waits until there is a connection, or it has failed once, or takes too long. */
async function connected(client: Connection, failed: Promise<void>): Promise<void> {
  const late = setTimeout(connectTimeout, undefined, { ref: false });
  await Promise.race([client.connect().catch(() => undefined), failed, late]);
}

/** Most characters of a failure that are told. */
const longestReason = 200;

/** Error of a client, without secrets. */
function hide(text: string, secrets: readonly string[]): string {
  const hidden = secrets.reduce((rest, secret) => (secret === "" ? rest : rest.replaceAll(secret, "…")), text);
  return cleanText(hidden).slice(0, longestReason);
}
