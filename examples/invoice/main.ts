import { once } from "node:events";
import { createServer } from "node:http";
import { createRegistry } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import Keyv from "keyv";
import { send } from "../page/answer.ts";
import { answer } from "./application.ts";

// With the live service: neither of the two options that come from it.
const sandbox = await createSandbox();
const registry = createRegistry({
  ...{ environment: sandbox.environment, fetch: sandbox.fetch },
  // The same subject is asked for once in an hour; while the service does not answer, what is a day old is good enough.
  cache: { store: new Keyv(), ttl: 3_600_000, staleIfError: 86_400_000 },
});

const server = createServer((request, response) => {
  void send(response, answer(registry, request));
});
const port = Number(process.env["PORT"] ?? 3000);
server.listen(port, "127.0.0.1");
await once(server, "listening");
console.log(`The form is at http://127.0.0.1:${port} (Ctrl+C ends it).`);

await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
server.close();
server.closeAllConnections();
await sandbox.close();
