import { once } from "node:events";
import { createRegistry } from "ares-caais/registry";
import { redisStore } from "ares-caais/redis";
import { Redis } from "ioredis";

/** A process that shares a store with others, and asks for the ico that its parent sends, one after the other. */
const [address = "", port = ""] = process.argv.slice(2);
const client = new Redis({ host: "127.0.0.1", port: Number(port) });
const registry = createRegistry({
  environment: { registry: address },
  cache: { store: redisStore(client), ttl: 60_000, timeout: 60_000 },
});
await client.ping();
process.send?.("ready");
for (;;) {
  const [ico] = (await Promise.race([once(process, "message"), once(process, "disconnect")])) as string[];
  if (ico === undefined) break;
  process.send?.("asking");
  const { fromCache, data } = await registry.vratEkonomickySubjekt({ ico }).withResponse();
  process.send?.({ fromCache, name: data.obchodniJmeno });
}
client.disconnect();
