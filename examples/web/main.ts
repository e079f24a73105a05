import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createIdentity, createLegacyIdentity, createRegistry } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import { answer } from "./application.ts";
import type { Services } from "./services.ts";

const server = createServer();
server.listen(Number(process.env["PORT"] ?? 0), "127.0.0.1");
await once(server, "listening");
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const sandbox = await createSandbox({
  clients: [
    {
      clientId: "EXAMPLE",
      redirectUris: [`${address}/login/callback`],
      postLogoutRedirectUris: [`${address}/logged-out`],
      legacyLoginUrl: `${address}/legacy/callback`,
      legacyLogoutUrl: `${address}/legacy/`,
    },
  ],
});
const { environment } = sandbox;
const { clientId, redirectUri, postLogoutRedirectUri, legacyLogoutUrl, tls } = sandbox.client;
const services: Services = {
  registry: createRegistry({ environment, fetch: sandbox.fetch }),
  identity: createIdentity({ environment, clientId, redirectUri, postLogoutRedirectUri, tls }),
  legacy: createLegacyIdentity({ environment, version: "4.2", atsId: clientId, logoutUrl: legacyLogoutUrl, tls }),
  legacyReturnUrl: `${address}/legacy/logged-out`,
  identityOrigins: [environment.oidc, environment.legacyPages],
  cookieSecret: randomBytes(32),
};

server.on("request", (request, response) => {
  answer(services, request).then(
    ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
console.log(`The application is at ${address} (Ctrl+C ends it).`);

const [signal] = (await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")])) as [string];
console.log(`${signal}: goodbye`);
server.close();
server.closeAllConnections();
services.identity.close();
services.legacy.close();
await sandbox.close();
