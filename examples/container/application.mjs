// An application beside the sandbox: says the name of a company that it looks up. It needs no package.
import { createServer } from "node:http";

const { ARES_CAAIS_REGISTRY, PORT = "3000" } = process.env;

const server = createServer(async (_request, response) => {
  const answer = await fetch(`${ARES_CAAIS_REGISTRY}/ekonomicke-subjekty/90000021`);
  const { obchodniJmeno } = await answer.json();
  response.end(obchodniJmeno);
}).listen(Number(PORT));
process.once("SIGTERM", () => server.close());
