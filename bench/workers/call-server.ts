import { createServer } from "node:http";
import { registryExamples } from "../../generated/registry-examples.gen.ts";

/** Answers every request with the same record, without reading it. */
const body = Buffer.from(JSON.stringify(registryExamples.vratEkonomickySubjekt.responses[200]));

const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": body.byteLength });
  response.end(body);
});
// No connection may end between two rounds.
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  process.send?.({ port: address.port });
});
process.once("disconnect", () => process.exit());
