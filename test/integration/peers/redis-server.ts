import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { beforeAll, beforeEach, onTestFinished } from "vitest";
import { findRedisServer, RedisProcess } from "../../../bench/fleet/redis-process.ts";
import { freePort } from "../../../bench/loopback.ts";
import type { Peer } from "./find-peers.ts";

/** Redis, or Valkey under its own name. */
export function findRedis(): Peer {
  const program = findRedisServer();
  return { name: "Redis", program, advice: "no redis-server (apt-get install redis-server)" };
}

/**
 * Starts Redis on loopback; it keeps nothing on disk.
 *
 * @param settings arguments of its command line
 * @param onEnd is given what ends it
 * @throws Error when it is not installed, with the advice, or does not start.
 */
export async function startRedisProcess(
  { program, advice }: Peer,
  settings: readonly string[] = [],
  onEnd: (end: () => Promise<void>) => void = onTestFinished,
): Promise<RedisProcess> {
  if (program === undefined) throw new Error(`Redis is required: ${advice}`);
  const server = new RedisProcess(program, await freePort(), settings);
  onEnd(() => server.close());
  await server.start();
  return server;
}

/** Starts Redis until the test is finished. @returns its port. */
export async function startRedis(peer: Peer): Promise<number> {
  return (await startRedisProcess(peer)).port;
}

/** One Redis for all tests of a file, empty when each of them begins. */
export function useRedis(peer: Peer): { readonly port: number; readonly admin: RedisConnection } {
  let started: { readonly port: number; readonly admin: RedisConnection } | undefined;
  const ends: (() => unknown)[] = [];
  const use = (): NonNullable<typeof started> => {
    if (started === undefined) throw new Error("Redis starts before the first test");
    return started;
  };
  beforeAll(async () => {
    const { port } = await startRedisProcess(peer, [], (end) => ends.push(end));
    started = { port, admin: await RedisConnection.open(port, (end) => ends.push(end)) };
    return async () => {
      for (const end of ends.reverse()) await end();
    };
  });
  beforeEach(() => use().admin.send("FLUSHALL", []));
  return {
    get port() {
      return use().port;
    },
    get admin() {
      return use().admin;
    },
  };
}

/** An answer of Redis: RESP2, as far as the tests need it. */
type Reply = string | number | null | Error | readonly Reply[];

/** A connection to Redis that sends any command, as Bun's client does. */
export class RedisConnection {
  readonly #socket: Socket;
  readonly #waiting: { resolve: (value: Reply) => void; reject: (reason: Error) => void }[] = [];
  #text = "";

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding("utf8").setNoDelay(true);
    socket.on("data", (chunk: string) => {
      this.#text += chunk;
      for (let read = readReply(this.#text, 0); read !== undefined; read = readReply(this.#text, 0)) {
        this.#text = this.#text.slice(read.end);
        const asked = this.#waiting.shift();
        if (read.reply instanceof Error) asked?.reject(read.reply);
        else asked?.resolve(read.reply);
      }
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error("the connection is closed"));
    });
  }

  /** Connects until the test is finished. @param onEnd is given what ends the connection */
  static async open(port: number, onEnd: (end: () => void) => void = onTestFinished): Promise<RedisConnection> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    onEnd(() => {
      socket.destroy();
    });
    return new RedisConnection(socket);
  }

  send(command: string, given: readonly string[]): Promise<Reply> {
    if (this.#socket.destroyed) return Promise.reject(new Error("the connection is closed"));
    const parts = [command, ...given];
    const written = parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`).join("");
    this.#socket.write(`*${parts.length}\r\n${written}`);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }
}

/** Reads one answer, of texts in ASCII; `undefined` while it is not complete. */
function readReply(text: string, start: number): { readonly reply: Reply; readonly end: number } | undefined {
  const lineEnd = text.indexOf("\r\n", start);
  if (lineEnd === -1) return undefined;
  const [kind, rest] = [text[start], text.slice(start + 1, lineEnd)];
  let end = lineEnd + 2;
  if (kind === "+") return { reply: rest, end };
  if (kind === "-") return { reply: new Error(rest), end };
  if (kind === ":") return { reply: Number(rest), end };
  const length = Number(rest);
  if (length < 0) return { reply: null, end };
  if (kind === "$") {
    const reply = text.slice(end, end + length);
    return text.length < end + length + 2 ? undefined : { reply, end: end + length + 2 };
  }
  const replies: Reply[] = [];
  for (let index = 0; index < length; index += 1) {
    const read = readReply(text, end);
    if (read === undefined) return undefined;
    replies.push(read.reply);
    ({ end } = read);
  }
  return { reply: replies, end };
}
