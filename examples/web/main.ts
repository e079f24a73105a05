import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { createIdentity, createLegacyIdentity, createRegistry, rolesOf } from "ares-caais";
import { createLogin, toNodeHandler } from "ares-caais/login";
import { createSandbox } from "ares-caais/sandbox";
import { send } from "../page/answer.ts";
import { answer } from "./application.ts";
import { loginProblem } from "./pages.ts";
import type { Services } from "./services.ts";

const port = Number(process.env["PORT"] ?? 3000);
const address = `http://127.0.0.1:${port}`;

const sandbox = await createSandbox({
  clients: [
    {
      clientId: "EXAMPLE",
      redirectUris: [`${address}/auth/callback`],
      postLogoutRedirectUris: [`${address}/auth/logged-out`],
      legacyLoginUrl: `${address}/legacy/callback`,
      legacyLogoutUrl: `${address}/legacy/`,
    },
  ],
});
const { environment } = sandbox;
const { clientId, redirectUri, postLogoutRedirectUri, legacyLogoutUrl, tls } = sandbox.client;
const identity = createIdentity({ environment, clientId, redirectUri, postLogoutRedirectUri, tls });
const login = createLogin({
  identity,
  scope: ["openid", "profile", "subject", "role"],
  // In production one that stays the same over restarts and instances.
  secret: randomBytes(32).toString("base64url"),
  toUser: ({ claims }) => {
    const { username = "", given_name: givenName = "", family_name: familyName = "", lei: ico = "" } = claims;
    return { username, name: `${givenName} ${familyName}`, ico, roles: rolesOf(claims) };
  },
  onError: loginProblem,
});
const services: Services = {
  registry: createRegistry({ environment, fetch: sandbox.fetch }),
  login,
  legacy: createLegacyIdentity({ environment, version: "4.2", atsId: clientId, logoutUrl: legacyLogoutUrl, tls }),
  legacyReturnUrl: `${address}/legacy/logged-out`,
  identityOrigins: [environment.oidc, environment.legacyPages],
};

const auth = toNodeHandler(login.handler);
const server = createServer((request, response) => {
  if (request.url?.startsWith("/auth/") === true) {
    auth(request, response);
    return;
  }
  void send(response, answer(services, request));
});
server.listen(port, "127.0.0.1");
await once(server, "listening");
console.log(`The application is at ${address} (Ctrl+C ends it).`);

const [signal] = (await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")])) as [string];
console.log(`${signal}: goodbye`);
server.close();
server.closeAllConnections();
identity.close();
services.legacy.close();
await sandbox.close();
