import { endpoints } from "../../generated/identity.gen.ts";
import { createIdentity } from "../../src/identity/index.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import type { IdentityReplay } from "./identity-server.ts";

/** The first login of a process, from the creation of the client on: with `bare` its requests over the same transport. */
const [who = "", argument = "{}"] = process.argv.slice(2);
// The server says what it is.
const service = JSON.parse(argument) as IdentityReplay;
const { address, issuer, clientId, redirectUri, callback, pending, requests } = service;
const tls = { cert: service.cert, key: service.key, ca: service.ca };

async function callBare(): Promise<void> {
  const anonymous = createHttpsFetch({ ca: tls.ca });
  const fetch = createHttpsFetch(tls);
  const { headers, body } = requests.completeLogin;
  await (await anonymous(address + endpoints.discovery.path)).json();
  await (await anonymous(address + endpoints.jwks.path)).json();
  await (await fetch(address + endpoints.token.path, { method: "POST", headers, body })).json();
  anonymous.close();
  fetch.close();
}

async function callOwn(): Promise<void> {
  const environment = { oidc: address, oidcMutualTls: address };
  const identity = createIdentity({ environment, issuer, clientId, redirectUri, tls });
  await identity.completeLogin(callback, pending);
  identity.close();
}

const start = performance.now();
await (who === "bare" ? callBare() : callOwn());
process.send?.(performance.now() - start);
process.disconnect();
