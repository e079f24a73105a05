import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { BlockedError, createRegistry } from "ares-caais";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { endpoints } from "../../generated/identity.gen.ts";
import { useIdentitySandbox, type Reply } from "./identity-calls.ts";
import { legacyOf } from "./sandbox-client.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [
  method: string,
  target: string,
  body: unknown,
  status: number,
  error: RegExp,
][];

const context = useIdentitySandbox({ clients: [{ clientId: "ONE", certificates: 2 }, { clientId: "TWO" }] });
let sandbox: Sandbox;
beforeAll(() => {
  ({ sandbox } = context);
});
afterEach(() => {
  sandbox.faults.clear();
});

/** Calls the control interface; gives the JSON of the answer too. */
async function control(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" },
): Promise<Reply & { readonly body: unknown }> {
  const text = typeof body === "string" ? body : (JSON.stringify(body) as string | undefined);
  const reply = await context.call(sandbox.controlAddress + path, {
    method,
    headers,
    ...(text !== undefined && { body: text }),
  });
  const isJson = reply.headers["content-type"] === "application/json";
  return { ...reply, body: isJson ? (JSON.parse(reply.text) as unknown) : undefined };
}

// Its tests share one sandbox, whose counters one of them reads.
describe("[KIT-02] the control interface of the sandbox", { shuffle: false }, () => {
  it("lists its actions, and performs each of them", async () => {
    const { body } = await control("GET", "/");
    const routes = Object.keys(body as Record<string, string>);
    expect(routes).toEqual([
      "GET /",
      "GET /state",
      "GET /faults",
      "PUT /faults",
      "DELETE /faults",
      "PUT /config",
      "POST /registry/changes",
      "POST /identity/rotate-keys",
      "PUT /legacy/variant",
      "GET /clients",
      "GET /certificates",
    ]);
    for (const route of routes) {
      const [method = "", path = ""] = route.split(" ");
      const fault = route === "PUT /faults" ? { service: "registry", kind: "block-page" } : undefined;
      const reply = await control(method, path, fault, { "content-type": "application/json" });
      expect([route, reply.status]).toEqual([route, 200]);
      expect(reply.headers["cache-control"]).toBe("no-store");
    }
  });

  it("sets and clears faults while clients call", async () => {
    const registry = createRegistry({
      environment: sandbox.environment,
      fetch: sandbox.fetch,
      retry: false,
      blockPause: 1,
    });
    const call = (): Promise<unknown> => registry.vratEkonomickySubjekt({ ico: "90000021" });
    const blockPage = { service: "registry", kind: "block-page" };
    const slow = { service: "legacy", kind: "slow", delay: 5, times: 2 };
    expect((await control("PUT", "/faults", blockPage)).body).toEqual([blockPage]);
    expect((await control("PUT", "/faults", slow)).body).toEqual([blockPage, slow]);
    expect(sandbox.faults.list()).toEqual([blockPage, slow]);
    await expect(call()).rejects.toBeInstanceOf(BlockedError);
    expect((await control("DELETE", "/faults?service=registry&kind=block-page")).body).toEqual([slow]);
    await expect(call()).resolves.toMatchObject({ ico: "90000021" });
    expect((await control("GET", "/faults")).body).toEqual([slow]);
    expect((await control("DELETE", "/faults")).body).toEqual([]);
  });

  it("rotates the keys of the identity service", async () => {
    const keyCount = async (): Promise<number> => {
      const response = await sandbox.fetch(sandbox.environment.oidc + endpoints.jwks.path);
      return ((await response.json()) as { keys: unknown[] }).keys.length;
    };
    const before = await keyCount();
    expect(await control("POST", "/identity/rotate-keys")).toMatchObject({ status: 200, body: { keepOld: true } });
    expect(await keyCount()).toBe(before + 1);
    await control("POST", "/identity/rotate-keys", { keepOld: false });
    expect(await keyCount()).toBe(1);
  });

  it("shows the state: addresses, faults, counters", async () => {
    await sandbox.fetch(sandbox.environment.oidc + endpoints.jwks.path);
    sandbox.faults.set({ service: "identity", kind: "slow", delay: 1 });
    const { body } = await control("GET", "/state");
    expect(body).toMatchObject({
      environment: sandbox.environment,
      subjects: 65,
      faults: [{ service: "identity", kind: "slow", delay: 1 }],
      requests: { identity: sandbox.identity.requests, legacy: { heartBeat: 0, authConfirmation: 0 } },
      handshakes: { oidcMutualTls: 0, control: expect.any(Number) as number },
    });
    expect(sandbox.identity.requests.jwks).toBeGreaterThan(0);
  });

  it("changes the form of the legacy answers", async () => {
    const variant = { missing: ["Jmeno"], unknownAttribute: true };
    const legacy = legacyOf(sandbox);
    const answer = async (): Promise<unknown> =>
      legacy.authConfirmation(legacy.sessionId(await sandbox.logIn(legacy.loginUrl(), "novakova.jana")));
    expect(await control("PUT", "/legacy/variant", variant)).toMatchObject({ status: 200, body: variant });
    const changed = await answer();
    expect(changed).not.toHaveProperty("attributes.Jmeno");
    expect(changed).toMatchObject({ otherElements: [{ path: "attributes/NovyUdaj" }] });
    await control("PUT", "/legacy/variant", {});
    expect(await answer()).toHaveProperty("attributes.Jmeno");
    legacy.close();
  });

  it("shows clients and certificates, but no key", async () => {
    const clients = await control("GET", "/clients");
    const certificates = await control("GET", "/certificates");
    expect(clients.body).toMatchObject([
      { clientId: "ONE", redirectUris: [sandbox.client.redirectUri] },
      { clientId: "TWO", legacyLoginUrl: sandbox.client.legacyLoginUrl },
    ]);
    expect(certificates.body).toEqual({
      certificateAuthority: sandbox.certificateAuthority,
      clients: sandbox.clients.map(({ clientId, certificates: all }) => ({
        clientId,
        certificates: all.map(({ cert }) => cert),
      })),
    });
    for (const path of ["/clients", "/certificates", "/state", "/faults"]) {
      expect((await control("GET", path)).text).not.toContain("PRIVATE KEY");
    }
  });

  it.each<[fault: unknown, status: number, error: RegExp, field?: string]>([
    [{ service: "registry", kind: "nonsense" }, 400, /^faults: kind must be one of latency, /, "kind"],
    ["{", 400, /body must be a JSON object/, "body"],
    ["[]", 400, /body must be a JSON object/, "body"],
    ["", 400, /service must be one of/, "service"],
    [
      '{"service":"registry","kind":"block-page","times":1e300}',
      400,
      /no number that is larger than JavaScript/,
      "body",
    ],
  ])("refuses the fault %j by %i", async (fault, status, error, field) => {
    const reply = await control("PUT", "/faults", fault);
    expect(reply).toMatchObject({ status, body: { error: expect.stringMatching(error) as string, field } });
    expect(sandbox.faults.list()).toEqual([]);
  });

  it.each(rows)("refuses %s %s %j by %i", async (method, target, body, status, error) => {
    sandbox.faults.set({ service: "registry", kind: "block-page" });
    const reply = await control(method, target, body);
    expect(reply).toMatchObject({ status, body: { error: expect.stringMatching(error) as string } });
    if (status === 405) expect(reply.headers.allow).toBe("GET, HEAD, PUT, DELETE");
    expect(sandbox.faults.list()).toHaveLength(1);
  });

  it.each<[header: string, value: string, status: number]>([
    ["origin", "https://evil.example", 403],
    ["origin", "null", 403],
    ["origin", "", 403],
    ["host", "evil.example", 421],
    ["host", "127.0.0.1", 421],
    ["host", "127.0.0.1.evil.example:1", 421],
  ])("refuses what a web page can send: %s %j by %i", async (name, value, status) => {
    const type = { "content-type": "application/json" };
    const fault = { service: "registry", kind: "block-page" };
    const { port } = new URL(sandbox.controlAddress);
    const header = { [name]: value.replace("example:1", `example:${port}`) };
    expect((await control("PUT", "/faults", fault, { ...type, ...header })).status).toBe(status);
    expect((await control("GET", "/certificates", undefined, header)).status).toBe(status);
    expect(sandbox.faults.list()).toEqual([]);
    expect((await control("PUT", "/faults", fault, { ...type, host: `localhost:${port}` })).status).toBe(200);
  });

  it("refuses a body of another type, and a body that is too large", async () => {
    const fault = '{"service":"registry","kind":"block-page"}';
    expect((await control("PUT", "/faults", fault, { "content-type": "text/plain" })).status).toBe(415);
    expect((await control("PUT", "/faults", fault, {})).status).toBe(415);
    expect((await control("PUT", "/faults", fault.padEnd(64 * 1024 + 1))).status).toBe(413);
    expect(sandbox.faults.list()).toEqual([]);
    expect((await control("PUT", "/faults", fault.padEnd(64 * 1024))).status).toBe(200);
  });

  it("answers HEAD as GET", async () => {
    const head = async (path: string, headers = {}): Promise<number> =>
      (await context.call(sandbox.controlAddress + path, { method: "HEAD", headers })).status;
    for (const path of ["/", "/state", "/faults"]) expect(await head(path)).toBe(200);
    expect(await head("/state", { origin: "https://evil.example" })).toBe(403);
  });

  it("still answers while the services present an expired certificate", async () => {
    await control("PUT", "/faults", { service: "tls", kind: "expired-server-certificate" });
    expect((await control("DELETE", "/faults")).status).toBe(200);
  });

  it("listens on the given port, and ends with the sandbox", async () => {
    const first = await createSandbox();
    const port = Number(new URL(first.controlAddress).port);
    await first.close();
    const second = await createSandbox({ ports: { control: port } });
    expect(second.controlAddress).toBe(`https://127.0.0.1:${port}`);
    await second.close();
    await expect(sandbox.fetch(`${second.controlAddress}/state`)).rejects.toThrow("fetch failed");
  });
});
