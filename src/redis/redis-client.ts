import { createHash } from "node:crypto";
import { refuse } from "../errors/invalid-input-error.ts";

/** A connected client of Redis or Valkey: ioredis, node-redis, Bun's `RedisClient`, or one with the same method. */
export type RedisClient =
  | {
      /** Like ioredis: runs a script by its text, the number of keys, the keys and the arguments. */
      eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): unknown;
    }
  | {
      /** Like node-redis, which also has commands in capitals: runs a script with its keys and arguments. */
      eval(script: string, options: { keys: string[]; arguments: string[] }): unknown;
    }
  | {
      /** Like Bun's client: sends any command with its arguments. */
      send(command: string, commandArguments: string[]): unknown;
    };

/**
 * Returns the function that runs a script. It sends the hash, or the text if Redis or the client does not know the hash.
 *
 * @throws InvalidInputError for a client that cannot run scripts.
 */
export function scriptRunner(subject: string, client: RedisClient, script: string) {
  const methodOf = (name: string): unknown => Reflect.get(Object(client) as object, name);
  const has = (name: string): boolean => typeof methodOf(name) === "function";
  if (!has("eval") && !has("send")) refuse(subject, "client", "must be a client of Redis with eval or send");
  const hash = createHash("sha1").update(script).digest("hex");
  // Both clients have `eval`, but only node-redis also has commands in capitals.
  const isNamed = has("eval") && "EVAL" in client;
  const run = (command: string, text: string, keys: readonly string[], given: readonly string[]): unknown => {
    const [name, ...input]: readonly [string, ...unknown[]] = isNamed
      ? [command, text, { keys: [...keys], arguments: [...given] }]
      : has("eval")
        ? [command.toLowerCase(), text, keys.length, ...keys, ...given]
        : ["send", command.toUpperCase(), [text, String(keys.length), ...keys, ...given]];
    const method = methodOf(name);
    if (typeof method !== "function") throw new Error("NOSCRIPT");
    return Reflect.apply(method, client, input);
  };
  return async (keys: readonly string[], given: readonly string[]): Promise<unknown> => {
    try {
      return await run("evalSha", hash, keys, given);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith("NOSCRIPT"))) throw error;
      return run("eval", script, keys, given);
    }
  };
}

/** Describes a failure of a client by the code of Node (`ECONNREFUSED`) or of Redis (`OOM`), without its message. */
export function faultOf(error: unknown): string {
  const words: unknown[] = error instanceof Error ? [Reflect.get(error, "code"), error.message.split(" ")[0]] : [];
  const code = words.find((word): word is string => typeof word === "string" && /^[A-Z]{2,20}$/.test(word));
  return code === undefined ? "Redis failed" : `Redis failed (${code})`;
}
