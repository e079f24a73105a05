import { createClient, type RedisClientType } from "@redis/client";
import { Redis } from "ioredis";
import { onTestFinished } from "vitest";

/** A client of ioredis, as applications make it, until the test is finished. */
export function connectIoredis(port: number, options: { readonly password?: string } = {}): Redis {
  const client = new Redis({ port, host: "127.0.0.1", ...options });
  client.on("error", () => undefined);
  onTestFinished(() => {
    client.disconnect();
  });
  return client;
}

/** A client of node-redis, as applications make it, until the test is finished. Its commands wait for the connection. */
export function connectNodeRedis(port: number, options: { readonly password?: string } = {}): RedisClientType {
  const client: RedisClientType = createClient({ url: `redis://127.0.0.1:${port}`, ...options });
  client.on("error", () => undefined);
  client.connect().catch(() => undefined);
  onTestFinished(() => {
    client.destroy();
  });
  return client;
}
