import { readFileSync } from "node:fs";
import { request } from "node:http";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { createIdentity } from "ares-caais";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../bench/loopback.ts";
import { newFolder } from "../fixtures/folder.ts";
import { useTestCertificates } from "../fixtures/certificates.ts";
import { askByName } from "./own-names.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findNginx, startNginx } from "./peers/nginx.ts";

const nginx = findNginx();
const issued = useTestCertificates();

interface Behind {
  readonly sandbox: Sandbox;
  /** Ports of the sandbox itself. */
  readonly own: { readonly oidc: number; readonly oidcMutualTls: number; readonly legacyMutualTls: number };
}

/** A sandbox that trusts 127.0.0.2, from where an nginx for each address speaks plain HTTP or TLS to it. */
async function startBehind(scheme: "http" | "https"): Promise<Behind> {
  const own = { oidc: await freePort(), oidcMutualTls: await freePort(), legacyMutualTls: await freePort() };
  const names = { oidc: "identity", oidcMutualTls: "identity-tls", legacyMutualTls: "legacy-tls" };
  const kinds = ["oidc", "oidcMutualTls", "legacyMutualTls"] as const;
  const ports = await Promise.all(kinds.map(async (kind) => [kind, await freePort()] as const));
  const state = newFolder();
  const sandbox = await createSandbox({
    ...{ state, ports: own, trustedProxies: ["127.0.0.2", "fd00::/8"] },
    hosts: ports.map(([kind, port]) => `${names[kind]}=127.0.0.1:${port}`),
  });
  onTestFinished(() => sandbox.close());
  const server = readFileSync(join(state, "server.pem"), "utf8");
  for (const [kind, port] of ports) {
    await startNginx(nginx, {
      ...{ cert: server, key: server, clientAuthority: sandbox.certificateAuthority, port },
      directives: "ssl_verify_client optional_no_ca;",
      location: `proxy_bind 127.0.0.2; proxy_pass ${scheme}://127.0.0.1:${own[kind]}; proxy_set_header Host $http_host;
        proxy_set_header X-SSL-Client-Cert $ssl_client_escaped_cert;`,
    });
  }
  return { sandbox, own };
}

describe.skipIf(isSkipped(nginx)).each(["http", "https"] as const)(
  `${titleOf(nginx)} before a sandbox over %s`,
  (scheme) => {
    it("[BOX-02] ends TLS, and the certificate in its header logs the client in", async () => {
      const { sandbox } = await startBehind(scheme);
      const { environment, client } = sandbox;
      const { clientId, redirectUri, tls } = client;
      const identity = createIdentity({ environment, clientId, redirectUri, tls });
      const login = await identity.beginLogin({ scope: ["openid"] });
      const callback = await sandbox.logIn(login, "novakova.jana");
      const { claims } = await identity.completeLogin(callback, login.pending);
      expect(claims.iss).toBe(`${environment.oidc}/`);
      expect((await askByName(sandbox, `${environment.oidc}/`)).status).toBe(200);
    });

    it("gives the responses of a direct connection: without a certificate, with an expired and with a foreign one", async () => {
      const { sandbox } = await startBehind(scheme);
      const ask = async (tls?: { readonly cert: string; readonly key: string }): Promise<number> =>
        (await askByName(sandbox, `${sandbox.environment.legacyMutualTls}/nowhere`, tls === undefined ? {} : { tls }))
          .status;
      expect([await ask(sandbox.client.tls), await ask()]).toEqual([404, 401]);
      // nginx lets a certificate of an unknown authority pass, and no other faulty one.
      expect([await ask(sandbox.client.expired), await ask(issued.client)]).toEqual([400, 401]);
      sandbox.faults.set({ service: "tls", kind: "expired-client-certificates" });
      expect(await ask(sandbox.client.tls)).toBe(401);
    });
  },
);

describe("[BOX-02] a sandbox that trusts a proxy", () => {
  it("takes neither the header nor plain HTTP from other addresses", async () => {
    const port = await freePort();
    const sandbox = await createSandbox({
      ports: { legacyMutualTls: port },
      trustedProxies: ["127.0.0.2", "10.0.0.0/8"],
    });
    onTestFinished(() => sandbox.close());
    const { cert, key } = sandbox.client.tls;
    const headers = { "x-ssl-client-cert": encodeURIComponent(cert) };
    const address = `${sandbox.environment.legacyMutualTls}/nowhere`;
    expect((await askByName(sandbox, address, { headers })).status).toBe(401);
    expect((await askByName(sandbox, address, { tls: { cert, key } })).status).toBe(404);
    const plain = async (localAddress: string, sent: Record<string, string>): Promise<IncomingMessage> => {
      const asked = request({ host: "127.0.0.1", port, path: "/nowhere", localAddress, headers: sent }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      answer.resume();
      return answer;
    };
    expect((await plain("127.0.0.1", headers)).statusCode).toBe(400);
    expect((await plain("127.0.0.2", headers)).statusCode).toBe(404);
    for (const value of [
      "",
      "%",
      "%zz",
      "nothing",
      ...[issued.client, sandbox.client.expired].map(({ cert }) => encodeURIComponent(cert)),
    ]) {
      expect((await plain("127.0.0.2", { "x-ssl-client-cert": value })).statusCode, value).toBe(401);
    }
  });

  it.each(["127.0.0.1/33", "10.0.0.0/", "localhost", "fd00::/129", ""])("refuses %j as an address", async (address) => {
    const wrong = createSandbox({ trustedProxies: ["127.0.0.1", address] });
    await expect(wrong).rejects.toMatchObject({ field: "trustedProxies[1]" });
  });
});
