import { createConnection } from "node:net";
import { connect, type TLSSocket } from "node:tls";
import { once } from "node:events";
import { createSandbox, type Sandbox, type SandboxOptions } from "ares-caais/sandbox";
import { describe, expect, it, onTestFinished } from "vitest";
import { askByName } from "./own-names.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [SandboxOptions, string][];

async function start(options: SandboxOptions): Promise<Sandbox> {
  const sandbox = await createSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Host names, and ports that are not the server's. */
function namesOf({ environment, controlAddress }: Sandbox): Record<string, string> {
  const addresses = Object.entries({ ...environment, control: controlAddress });
  return Object.fromEntries(addresses.map(([kind, address]) => [kind, new URL(address).hostname]));
}

const all = (name: string): Record<string, string> => ({
  ...{ registry: name, oidc: name, oidcMutualTls: name, legacyPages: name, legacyMutualTls: name, control: name },
});
const identity = (name: string): Record<string, string> => ({
  ...{ oidc: name, oidcMutualTls: name, legacyPages: name, legacyMutualTls: name },
});

describe("[BOX-02] the host names of a sandbox", () => {
  it.each<[SandboxOptions, Record<string, string>]>([
    [{}, all("127.0.0.1")],
    [{ listen: "127.0.0.2" }, all("127.0.0.2")],
    [{ hosts: ["Sandbox.test"] }, all("sandbox.test")],
    [
      { hosts: ["sandbox.test", "other.test", "registry=ares.test"] },
      { ...all("sandbox.test"), registry: "ares.test" },
    ],
    [{ hosts: ["identity.test", "registry.test"] }, { ...all("identity.test"), registry: "registry.test" }],
    [
      { hosts: ["registry.test", "identity=caais.test", "legacy-tls=[fd00::1]"] },
      { ...all("registry.test"), ...identity("caais.test"), legacyMutualTls: "[fd00::1]" },
    ],
    [
      { onePort: true },
      {
        ...{ registry: "registry.localhost", oidc: "identity.localhost", oidcMutualTls: "identity-tls.localhost" },
        ...{ legacyPages: "legacy.localhost", legacyMutualTls: "legacy-tls.localhost", control: "control.localhost" },
      },
    ],
    [
      { onePort: true, hosts: ["sandbox.test", "registry=ares.test"] },
      {
        ...{ registry: "ares.test", oidc: "identity.sandbox.test", oidcMutualTls: "identity-tls.sandbox.test" },
        ...{ legacyPages: "legacy.sandbox.test", legacyMutualTls: "legacy-tls.sandbox.test" },
        control: "control.sandbox.test",
      },
    ],
    [
      { onePort: true, hosts: ["identity.test", "registry.test"] },
      {
        ...{ registry: "registry.test", oidc: "identity.test", oidcMutualTls: "identity-tls.test" },
        ...{ legacyPages: "legacy.test", legacyMutualTls: "legacy-tls.test", control: "control.test" },
      },
    ],
  ])("come from %j", async (options, names) => {
    expect(namesOf(await start(options))).toEqual(names);
  });

  it.each(rows)("stop the sandbox when they are invalid: %j", async (options, field) => {
    await expect(createSandbox(options)).rejects.toMatchObject({ name: "InvalidInputError", field });
  });

  it("appear in certificate, discovery document, pages and forms, and a browser logs in with them", async () => {
    const sandbox = await start({ hosts: ["identity.test", "registry.test"] });
    const { environment, client } = sandbox;
    const { issuer, token_endpoint, authorization_endpoint } = JSON.parse(
      (await askByName(sandbox, `${environment.oidc}/.well-known/openid-configuration`)).text,
    ) as Record<string, string>;
    expect([issuer, token_endpoint]).toEqual([`${environment.oidc}/`, `${environment.oidcMutualTls}/oauth2/token`]);
    const url = `${authorization_endpoint ?? ""}?${new URLSearchParams({
      ...{ client_id: client.clientId, redirect_uri: client.redirectUri, response_type: "code", scope: "openid" },
      ...{
        state: "s".repeat(22),
        nonce: "n".repeat(22),
        code_challenge: "c".repeat(43),
        code_challenge_method: "S256",
      },
    }).toString()}`;
    expect(await sandbox.logIn(url, "novakova.jana")).toContain(`${client.redirectUri}?code=`);

    const subject = `${environment.registry}/ekonomicke-subjekty/90000021`;
    expect(await (await sandbox.fetch(subject)).json()).toMatchObject({ ico: "90000021" });
    expect((await askByName(sandbox, subject)).status).toBe(200);
    const front = await askByName(sandbox, new URL("/", environment.registry).href);
    expect(front.text).toContain(`curl --silent --insecure --output ca.pem ${sandbox.controlAddress}/`);
    const origin = new URL(environment.registry).origin;
    const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
    const form = { method: "POST", headers, body: "service=registry&kind=block-page&action=on" };
    expect((await askByName(sandbox, `${origin}/sandbox/faults`, form)).status).toBe(303);
    expect(sandbox.faults.list()).toHaveLength(1);
    const foreign = await askByName(sandbox, `${origin}/`, { headers: { host: "evil.test" } });
    expect(foreign).toMatchObject({
      status: 421,
      text: expect.stringContaining("identity.test or registry.test") as string,
    });
  });

  it("contain another port than that of the server when configured, as behind a proxy", async () => {
    const { environment } = await start({ hosts: ["identity.test:443", "registry=ares.test:8080"] });
    expect(environment).toMatchObject({ oidc: "https://identity.test", legacyPages: "https://identity.test" });
    expect(new URL(environment.registry).host).toBe("ares.test:8080");
  });
});

describe("[BOX-02] a sandbox on one port", () => {
  const open = async (sandbox: Sandbox, name: string | undefined): Promise<TLSSocket> => {
    const { port } = new URL(sandbox.controlAddress);
    const { certificateAuthority: ca, client } = sandbox;
    const socket = connect({
      ...{
        host: "127.0.0.1",
        port: Number(port),
        ca,
        cert: client.tls.cert,
        key: client.tls.key,
        checkServerIdentity: () => undefined,
      },
      ...(name === undefined ? {} : { servername: name }),
    });
    onTestFinished(() => {
      socket.destroy();
    });
    await once(socket, "secureConnect");
    return socket;
  };

  it("requests a client certificate only for host names that need mutual TLS", async () => {
    const sandbox = await start({ onePort: true });
    const { environment, controlAddress, client } = sandbox;
    const ports = [...Object.values(environment), controlAddress].map((address) => new URL(address).port);
    expect(new Set(ports).size).toBe(1);
    const token = await askByName(sandbox, `${environment.oidcMutualTls}/oauth2/userinfo`, { tls: client.tls });
    expect(token.status).toBe(401);
    expect(sandbox.identity.handshakes).toBe(1);
    expect((await askByName(sandbox, `${environment.legacyMutualTls}/`, { tls: client.tls })).status).toBe(200);
    expect((await askByName(sandbox, `${environment.registry}/ekonomicke-subjekty/90000021`)).status).toBe(200);
    expect((await askByName(sandbox, `${controlAddress}/state`)).text).toContain(environment.oidc);
  });

  it("serves the registry to clients without a host name or with another one, and refuses plain HTTP", async () => {
    const sandbox = await start({ onePort: true });
    for (const name of [undefined, "nobody.test"]) {
      const socket = await open(sandbox, name);
      socket.write("GET /ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/90000021 HTTP/1.1\r\nHost: a\r\n\r\n");
      const [answer] = (await once(socket, "data")) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    }
    const { port } = new URL(sandbox.controlAddress);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(400);
    expect((await askByName(sandbox, `${sandbox.environment.oidc}/`)).status).toBe(200);
  });

  it.each([true, false])(
    "keeps no connection of a client whose plain HTTP it has refused; one port: %s",
    async (onePort) => {
      const { port } = new URL((await start({ onePort })).controlAddress);
      const open = (): number => process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
      const before = open();
      for (let time = 0; time < 10; time += 1) {
        const socket = createConnection(Number(port), "127.0.0.1").resume();
        socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
        await once(socket, "close");
      }
      await expect.poll(open).toBeLessThanOrEqual(before);
    },
  );

  it("closes the connections of the one address that a fault affects", async () => {
    const sandbox = await start({ onePort: true });
    sandbox.faults.set({ service: "identity", kind: "dead-before-request" });
    await expect(askByName(sandbox, `${sandbox.environment.oidcMutualTls}/`)).rejects.toThrow(
      /ECONNRESET|hang up|disconnected/,
    );
    expect((await askByName(sandbox, `${sandbox.environment.oidc}/`)).status).toBe(200);
  });
});
