import { once } from "node:events";
import { createServer } from "node:http";
import { createSandbox } from "ares-caais/sandbox";
import { send } from "../page/answer.ts";
import { answer } from "./application.ts";
import { createSharedRegistry } from "./registry.ts";

// With the live service: without these two options.
const sandbox = await createSandbox();
const registry = createSharedRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });

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
