import type { RequestListener, ServerResponse } from "node:http";
import type { Transform } from "node:stream";
import zlib from "node:zlib";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createIdentity, createLegacyIdentity, createRegistry, type Registry } from "ares-caais";
import { createTestAuthority, useTestCertificates } from "../fixtures/certificates.ts";
import { transportFailureOf } from "../fixtures/failures.ts";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeLegacy, sessionId, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";
import { healthyAnswer } from "../fixtures/legacy/tls-legacy.ts";
import { freePort } from "../../bench/loopback.ts";
import { startSilent } from "../fixtures/servers/listen.ts";
import { startTlsRegistry } from "../fixtures/servers/tls-registry.ts";
import { startTlsServer } from "../fixtures/servers/tls-server.ts";
import { on } from "../fixtures/on-event.ts";
import { readYaml } from "../fixtures/read-yaml.ts";
import { runModule, sourceOf } from "../fixtures/run-module.ts";

const rows = readYaml(import.meta.url) as readonly [field: string, tls: object, rule: string][];

const ico = "90000021";
const record = JSON.stringify({ ico, obchodniJmeno: "ž".repeat(5000) });
const issued = useTestCertificates();

const start = (listener: RequestListener): ReturnType<typeof startTlsRegistry> =>
  startTlsRegistry(issued, listener, { maxAnswerBytes: 100_000 });

/** Sends a body in pieces, so that it comes in some. */
function sendPieces(response: ServerResponse, encoding: string, body: Buffer): void {
  response.writeHead(200, { "content-type": "application/json", "content-encoding": encoding });
  const half = Math.floor(body.byteLength / 2);
  response.write(body.subarray(0, half));
  setImmediate(() => response.end(body.subarray(half)));
}

describe("a compressed response", () => {
  const encoders: Readonly<Record<string, (text: string | Buffer) => Buffer>> = {
    gzip: zlib.gzipSync,
    br: zlib.brotliCompressSync,
    deflate: zlib.deflateSync,
  };

  it("[NET-13] arrives in an encoding that the client requested and Node decodes", async () => {
    const asked: (string | undefined)[] = [];
    const { registry } = await start((request, response) => {
      asked.push(request.headers["accept-encoding"]);
      response.writeHead(200, { "content-type": "application/json" }).end(record);
    });
    await registry.vratEkonomickySubjekt({ ico });
    expect(asked).toEqual(["gzip, br"]);
  });

  it.each(Object.keys(encoders))("[NET-13] the client decodes %s", async (encoding) => {
    const { registry } = await start((_request, response) => {
      sendPieces(response, encoding.toUpperCase(), encoders[encoding]?.(record) ?? Buffer.alloc(0));
    });
    expect(await registry.vratEkonomickySubjekt({ ico })).toEqual(JSON.parse(record));
  });

  it.each(Object.keys(encoders))(
    "[NET-13] stops at the size limit when it is a decompression bomb: %s",
    async (encoding) => {
      const bomb = encoders[encoding]?.(Buffer.alloc(50_000_000, 0x20)) ?? Buffer.alloc(0);
      let left: boolean | undefined;
      const { registry } = await start((_request, response) => {
        response.writeHead(200, { "content-type": "application/json", "content-encoding": encoding });
        // Its end never comes.
        response.write(bomb.subarray(0, bomb.byteLength - 5));
        response.once("close", () => (left = !response.writableFinished));
      });
      const decoders = (["createGunzip", "createBrotliDecompress", "createInflate"] as const).map((name) =>
        vi.spyOn(zlib, name),
      );
      onTestFinished(() => {
        vi.restoreAllMocks();
      });
      const error = await transportFailureOf(registry.vratEkonomickySubjekt({ ico }));
      expect(error).toMatchObject({ phase: "size", requestSent: true });
      expect(error.message).toMatch(
        /: the answer is larger than 100000 bytes \(maxAnswerBytes\), from 127\.0\.0\.1:\d+ \[ERR_TRANSPORT\]$/,
      );
      await expect.poll(() => left).toBe(true);
      // Received data is not decompressed further.
      const used = decoders.flatMap(({ mock }) => mock.results.map(({ value }) => (value as Transform).destroyed));
      expect(used).toEqual([true]);
    },
  );

  it.each([
    ["is no such data", "gzip", "cannot be decompressed"],
    ["is no such data", "br", "cannot be decompressed"],
    ["is no such data", "deflate", "cannot be decompressed"],
    [
      "is encoded in another way than was asked for",
      "compress",
      "has the encoding compress that was not requested (gzip, br)",
    ],
    ["is encoded twice", "gzip, br", "has the encoding gzip, br that was not requested (gzip, br)"],
    ["names a member of every object", "constructor", "has the encoding constructor that was not requested (gzip, br)"],
    ["names a text that may be secret", "x".repeat(41), "has an encoding that was not requested (gzip, br)"],
  ])("[NET-13] fails the call when it %s (%s)", async (_title, encoding, reason) => {
    const { registry } = await start((_request, response) => {
      sendPieces(response, encoding, Buffer.from(record));
    });
    const error = await transportFailureOf(registry.vratEkonomickySubjekt({ ico }));
    expect(error).toMatchObject({ phase: "answer", message: expect.stringContaining(reason) as string });
  });

  it("[NET-13] the client accepts a compressed response without a body, whatever its headers say", async () => {
    const { registry } = await start((_request, response) => {
      response.writeHead(204, { "content-encoding": "gzip" }).end();
    });
    await expect(registry.vratEkonomickySubjekt({ ico })).rejects.toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE" });
  });

  it("[NET-13] keeps its status when the body has zero bytes, whatever its headers say", async () => {
    for (const status of [403, 404, 503]) {
      const headers = { "content-encoding": "gzip", "content-type": "application/json", "content-length": 0 };
      const { registry, listening } = await start((_request, response) => response.writeHead(status, headers).end());
      await expect(registry.vratEkonomickySubjekt({ ico })).rejects.toMatchObject({ status });
      const fetch: typeof globalThis.fetch = () =>
        Promise.resolve(new Response("", { status, headers: { ...headers, "content-length": "0" } }));
      const other = createRegistry({ environment: { registry: listening.url }, fetch, retry: false });
      await expect(other.vratEkonomickySubjekt({ ico })).rejects.toMatchObject({ status });
    }
  });

  it("[NET-13] the client decodes the response although thousands of headers precede Content-Encoding", async () => {
    const { registry } = await start((_request, response) => {
      const body = zlib.gzipSync(record);
      const many = Array.from({ length: 2500 }, () => ["a", ""]).flat();
      response.writeHead(200, [...many, "content-type", "application/json", "content-encoding", "gzip"]).end(body);
    });
    expect((await registry.vratEkonomickySubjekt({ ico })).ico).toBe(ico);
  });
});

describe("the option for trusted authorities of a registry", () => {
  it("[NET-12] replaces the system's authorities", async () => {
    const { listening } = await start((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end(record);
    });
    const environment = { registry: `${listening.url}rest` };
    const other = await createTestAuthority("unknown authority");
    for (const [ca, outcome] of [
      [issued.authority.cert, ico],
      [[other.cert, issued.authority.cert], ico],
      [other.cert, "tls"],
      [undefined, "tls"],
    ] as const) {
      const registry = createRegistry({ environment, tls: { ca }, retry: false });
      const found = registry.vratEkonomickySubjekt({ ico });
      expect(outcome === "tls" ? (await transportFailureOf(found)).phase : (await found).ico).toBe(outcome);
      const plain = registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico } } });
      expect(outcome === "tls" ? (await transportFailureOf(plain)).phase : (await plain).data?.ico).toBe(outcome);
    }
  });

  it.each(rows)("[NET-12] refuses an invalid %s", (field, tls, rule) => {
    expect(() => createRegistry({ tls })).toThrow(`createRegistry: ${field} ${rule} [ERR_INVALID_INPUT]`);
  });

  it("[NET-12] fails the first call for a broken certificate", async () => {
    const registry = createRegistry({ tls: { ca: "-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----" } });
    await expect(registry.vratEkonomickySubjekt({ ico })).rejects.toMatchObject({
      code: "ERR_INVALID_INPUT",
      field: "tls.ca[0]",
    });
  });

  it("[NET-12] [NET-08] [NET-06] no variable or flag of Node disables verification or allows old TLS, for any client", async () => {
    const { listening } = await start((_request, response) => response.end("{}"));
    const ciphers = "DEFAULT@SECLEVEL=0";
    const old = await startTlsServer({ ...issued.server, minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers });
    // The first is of an unknown authority, and only the version of the second is wrong.
    const services = [[listening.url.slice(0, -1)], [old.url.slice(0, -1), issued.authority.cert]];
    const program = `
      import { createRegistry } from ${sourceOf("registry/index")};
      import { createIdentity } from ${sourceOf("identity/index")};
      import { createLegacyIdentity } from ${sourceOf("legacy/index")};
      const [services, client] = ${JSON.stringify([services, issued.client])};
      const retry = false;
      const phase = (call) => call.then(() => "answered", (error) => error.phase ?? String(error));
      const outcomes = [];
      for (const [address, ca] of services) {
        const tls = { ...client, ca };
        const registry = createRegistry({ environment: { registry: address }, tls: { ca }, retry });
        const oidc = { oidc: address, oidcMutualTls: address };
        const identity = createIdentity({ environment: oidc, clientId: "A", redirectUri: "https://a.example/", tls, retry });
        const pages = { legacyPages: address, legacyMutualTls: address };
        const legacy = createLegacyIdentity({ environment: pages, version: "4.2", atsId: "A", tls, retry });
        outcomes.push(
          await phase(registry.vratEkonomickySubjekt({ ico: "${ico}" })),
          await phase(registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico: "${ico}" } } })),
          await phase(identity.beginLogin({ scope: ["openid"] })),
          await phase(legacy.heartBeat()),
          await phase(fetch(address)),
        );
      }
      console.log(JSON.stringify(outcomes));
    `;
    const flags = ["--tls-min-v1.0", `--tls-cipher-list=${ciphers}`];
    const printed = await runModule(program, { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0" }, flags);
    // The global fetch shows that they have an effect there.
    const outcomes = ["tls", "tls", "tls", "tls", "answered"];
    expect(JSON.parse(printed)).toEqual([...outcomes, ...outcomes]);
    expect([listening.bodies.length, old.bodies.length]).toEqual([1, 1]);
  });
});

describe("a failure of the network", () => {
  it("[NET-14] reports that nothing was sent when the service answers no handshake", async () => {
    const { port } = await startSilent();
    const environment = { registry: `https://127.0.0.1:${port}/rest` };
    const registry = createRegistry({ environment, timeout: 300, retry: false });
    const failure = await transportFailureOf(registry.vratEkonomickySubjekt({ ico }));
    expect(failure).toMatchObject({ phase: "timeout", requestSent: false });
  });

  it("passes an abort of a request hook on at once, and sends nothing", async () => {
    const asked: string[] = [];
    const { listening } = await start((request, response) => {
      asked.push(request.url ?? "");
      response.end();
    });
    for (const share of [true, false]) {
      const controller = new AbortController();
      const onEvent = on({
        request: () => {
          controller.abort("not now");
        },
      });
      const environment = { registry: `${listening.url}rest` };
      const aborting = createRegistry({ environment, tls: { ca: issued.authority.cert }, onEvent });
      const call = aborting.vratEkonomickySubjekt({ ico: share ? ico : "90000048" }, { signal: controller.signal });
      await expect(call).rejects.toBe("not now");
    }
    expect(asked).toEqual([]);
  });

  let closed: { readonly registry: string };
  beforeAll(async () => {
    closed = { registry: `http://127.0.0.1:${await freePort()}/rest` };
  });

  async function lineOfTheCaller(call: () => Promise<unknown>): Promise<unknown> {
    return await call();
  }

  it("[NET-14] has the caller's line in its stack, and names host and port", async () => {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 10;
    onTestFinished(() => {
      Error.stackTraceLimit = limit;
    });
    const registry = createRegistry({ environment: closed, retry: { retries: 1, minDelay: 1 } });
    const overFetch = createRegistry({ environment: closed, retry: false, fetch: (url, init) => fetch(url, init) });
    for (const call of [
      () => registry.vratEkonomickySubjekt({ ico }),
      () => registry.vratEkonomickySubjekt({ ico }, { signal: new AbortController().signal }),
      () => registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico } } }),
      () => overFetch.vratEkonomickySubjekt({ ico }),
    ]) {
      const error = await transportFailureOf(lineOfTheCaller(call));
      expect(error).toMatchObject({ phase: "connection", requestSent: false });
      expect(error.message).toMatch(
        /: the service could not be reached or closed the connection \(ECONNREFUSED\) at 127\.0\.0\.1:\d+ \[ERR_TRANSPORT\]$/,
      );
      expect(error.stack).toContain("lineOfTheCaller");
    }
    expect(Error.stackTraceLimit).toBe(10);
  });

  it.each([
    ["https://registry.test/rest", "registry.test:443"],
    ["http://127.0.0.1/rest", "127.0.0.1:80"],
    ["https://registry.test:8443/rest", "registry.test:8443"],
  ])("[NET-14] names the port of %s even where the address does not: %s", async (address, host) => {
    const failing = (): Promise<never> => Promise.reject(new TypeError("fetch failed"));
    const registry = createRegistry({ environment: { registry: address }, fetch: failing, retry: false });
    const { message } = await transportFailureOf(registry.vratEkonomickySubjekt({ ico }));
    expect(message.endsWith(` at ${host} [ERR_TRANSPORT]`)).toBe(true);
  });

  it("[NET-14] has the caller's line during a login, at the end of its time, and where one call sends many requests", async () => {
    const address = "https://127.0.0.1:1";
    const login = { clientId: "A", redirectUri: "https://a.example/", tls: issued.client, retry: false } as const;
    const identity = createIdentity({ environment: { oidc: address, oidcMutualTls: address }, ...login });
    const pages = { legacyPages: address, legacyMutualTls: address };
    const legacy = createLegacyIdentity({
      ...{ environment: pages, version: "4.2", atsId: "A", tls: issued.client, retry: false },
    });
    const silent = { fetch: () => new Promise<never>(() => undefined), deadline: 50 };
    const late = createRegistry({ environment: closed, ...silent });
    const lateLogin = createIdentity({ environment: "test", ...login, ...silent });
    const registry = createRegistry({ environment: closed, retry: false });
    const { signal } = new AbortController();
    const search = { ico: [ico] };
    const calls: readonly (readonly [phase: "connection" | "timeout", call: () => Promise<unknown>])[] = [
      ["connection", () => identity.beginLogin({ scope: ["openid"] })],
      ["connection", () => legacy.heartBeat()],
      ["timeout", () => late.vratEkonomickySubjekt({ ico })],
      ["timeout", () => late.lookup([ico], { deadline: 50 }).next()],
      ["timeout", () => lateLogin.beginLogin({ scope: ["openid"] })],
      ["connection", () => registry.lookup([ico]).next()],
      ["connection", () => registry.lookup([ico], { signal, deadline: 60_000 }).next()],
      ["connection", () => registry.paginate("vyhledejEkonomickeSubjekty", search).next()],
      ["connection", () => registry.changes({ datovyZdroj: "res", follow: false }).next()],
    ];
    for (const [phase, call] of calls) {
      const error = await transportFailureOf(lineOfTheCaller(call));
      expect(error.phase).toBe(phase);
      expect(error.stack).toContain("lineOfTheCaller");
    }
  });

  it("[NET-14] mentions a proxy of the environment that is not used", async () => {
    const before = process.env["http_proxy"];
    process.env["http_proxy"] = "http://clerk:hunter2@proxy.example";
    onTestFinished(() => {
      if (before === undefined) delete process.env["http_proxy"];
      else process.env["http_proxy"] = before;
    });
    const advice =
      "; http_proxy is set and not used: give the proxy as the option proxy, or start Node with NODE_USE_ENV_PROXY=1";
    const unaware = createRegistry({ environment: closed, retry: false });
    const { message } = await transportFailureOf(unaware.vratEkonomickySubjekt({ ico }));
    expect(message.endsWith(`${advice} [ERR_TRANSPORT]`)).toBe(true);
    const decided = createRegistry({ environment: closed, retry: false, proxy: false });
    expect((await transportFailureOf(decided.vratEkonomickySubjekt({ ico }))).message).not.toContain("http_proxy");
  });

  it("[NET-14] gives no advice about options that the client does not have", async () => {
    const { listening } = await start((_request, response) => response.end());
    const environment = { registry: `${listening.url}rest` };
    const message = async (registry: Registry): Promise<string> =>
      (await transportFailureOf(registry.vratEkonomickySubjekt({ ico }))).message;
    expect(await message(createRegistry({ environment, retry: false }))).toContain("as tls.ca, or to Node as");
    const fetchOfNode = createRegistry({ environment, retry: false, fetch: (url, init) => fetch(url, init) });
    expect(await message(fetchOfNode)).not.toContain("tls.ca");
  });
});

describe("the caller's own fetch", () => {
  beforeEach(() => {
    // No other request could succeed: the hosts of these tests do not exist.
    vi.stubGlobal("fetch", () => Promise.reject(new Error("the global fetch sent a request")));
    onTestFinished(() => void vi.unstubAllGlobals());
  });

  it("[NET-16] sends every request of a registry client, of its lists and of its plain client", async () => {
    const seen: string[] = [];
    const answer = (url: string): Promise<Response> => {
      seen.push(new URL(url).pathname.split("/").slice(3).join("/"));
      return Promise.resolve(Response.json({ ico, pocetCelkem: 0, ekonomickeSubjekty: [], ciselniky: [] }));
    };
    const registry = createRegistry({
      fetch: answer,
      environment: { registry: "https://registry.test/a/b" },
      retry: false,
    });
    await registry.vratEkonomickySubjekt({ ico });
    await registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico } } });
    for await (const found of registry.lookup([ico])) expect(found.status).toBe("missing");
    await registry.codeList("Stat", "res");
    const search = "ekonomicke-subjekty/vyhledat";
    expect(seen).toEqual([
      `ekonomicke-subjekty/${ico}`,
      `ekonomicke-subjekty/${ico}`,
      search,
      "ciselniky-nazevniky/vyhledat",
    ]);
  });

  it("[NET-16] sends every request of an identity client and of a SOAP client", async () => {
    const provider = createFakeProvider();
    provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const { accessToken, idToken } = await identity.completeLogin(provider.authorize(login), login);
    await identity.userinfo(accessToken, { subject: "user-1" });
    await identity.refresh("opaque-refresh-token").catch(() => undefined);
    await identity.endSession({ idToken, postLogoutRedirectUri: "https://ais.example/bye" });
    expect(Object.keys(provider.counts()).sort()).toEqual(["discovery", "endSession", "jwks", "token", "userinfo"]);
    const { legacy, seen } = createFakeLegacy("4.2", ({ body }) => xmlAnswer(healthyAnswer(body)));
    await legacy.heartBeat();
    await legacy.authConfirmation(sessionId);
    expect(seen).toHaveLength(2);
  });
});
