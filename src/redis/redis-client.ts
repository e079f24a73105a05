import { refuse } from "../errors/invalid-input-error.ts";

/** ioredis, or anything else that takes a script this way. */
export interface PositionalRedisClient {
  /** Runs a script: its text, the number of keys, the keys, the arguments. */
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): unknown;
}

/** node-redis, or anything else that takes a script this way and also has its commands in capitals. */
export interface NamedRedisClient {
  /** Runs a script with its keys and arguments. */
  eval(script: string, options: { keys: string[]; arguments: string[] }): unknown;
}

/** Bun's `RedisClient`, or anything else that takes any command this way. */
export interface SendingRedisClient {
  /** Sends a command with its arguments. */
  send(command: string, commandArguments: string[]): unknown;
}

/** A connected client of Redis or Valkey: ioredis, node-redis, or Bun's own. */
export type RedisClient = PositionalRedisClient | NamedRedisClient | SendingRedisClient;

/** Runs a script over one key. */
export type RunScript = (script: string, key: string, scriptArguments: readonly string[]) => Promise<unknown>;

/**
 * How a client runs scripts.
 *
 * @throws InvalidInputError when it cannot.
 */
export function scriptRunner(subject: string, client: RedisClient): RunScript {
  const given: unknown = client;
  const has = (name: string): boolean =>
    typeof given === "object" && given !== null && typeof Reflect.get(given, name) === "function";
  // Of the two with `eval`, node-redis alone has the commands in capitals too.
  const isNamed = (given: RedisClient): given is NamedRedisClient => has("eval") && "EVAL" in given;
  const isPositional = (given: RedisClient): given is PositionalRedisClient => has("eval") && "eval" in given;
  if (!has("eval") && !has("send")) return refuse(subject, "client", "must be a client of Redis with eval or send");
  const run = ((): ((...given: Parameters<RunScript>) => unknown) => {
    if (isNamed(client)) return (script, key, given) => client.eval(script, { keys: [key], arguments: [...given] });
    if (isPositional(client)) return (script, key, given) => client.eval(script, 1, key, ...given);
    return (script, key, given) => client.send("EVAL", [script, "1", key, ...given]);
  })();
  // One that throws at once has refused too.
  return (...given) =>
    new Promise((resolve) => {
      resolve(run(...given));
    });
}
