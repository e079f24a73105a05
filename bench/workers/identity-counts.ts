import { createIdentity } from "../../src/identity/index.ts";
import { createSandbox } from "../../src/sandbox/index.ts";
import type { Row } from "../table.ts";
import { report } from "./worker.ts";

/** Counts, which do not depend on time: the sandbox runs in this process. */
const calls = 1_000;
const scope = ["openid", "profile", "role", "contact"] as const;

await using sandbox = await createSandbox();
const { clientId, redirectUri, tls } = sandbox.client;
using identity = createIdentity({ environment: sandbox.environment, clientId, redirectUri, tls });

/** Requests that the client sends; those of the browser to its pages are no part of them. */
const requests = (): number => {
  const { discovery, jwks, token } = sandbox.identity.requests;
  return discovery + jwks + token;
};

/** A whole login; gives how many requests it took, and its refresh token. */
async function logIn(): Promise<{ readonly sent: number; readonly refreshToken: string }> {
  const before = requests();
  const login = await identity.beginLogin({ scope });
  const { refreshToken } = await identity.completeLogin(await sandbox.logIn(login, "novakova.jana"), login);
  if (refreshToken === undefined) throw new Error("the sandbox gave no refresh token");
  return { sent: requests() - before, refreshToken };
}

const cold = await logIn();
const warm = await logIn();
let { refreshToken } = warm;
while (sandbox.identity.requests.token < calls) {
  const tokens = await identity.refresh(refreshToken);
  refreshToken = tokens.refreshToken ?? refreshToken;
}

const { handshakes } = sandbox.identity;
const { token } = sandbox.identity.requests;
const rows: Row[] = [
  {
    what: "requests of the first login (discovery, token, keys)",
    figure: String(cold.sent),
    target: { text: "exactly 3", met: cold.sent === 3 },
  },
  {
    what: "requests of the next login (token)",
    figure: String(warm.sent),
    target: { text: "exactly 1", met: warm.sent === 1 },
  },
  {
    // A code or a refresh token goes over a connection of its own: where a kept one breaks, nobody knows whether it was used.
    what: `handshakes of ${token} calls to the token endpoint, one after the other`,
    figure: String(handshakes),
    target: { text: "one each", met: handshakes === token && token === calls },
  },
];
report(rows);
