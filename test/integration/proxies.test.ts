import http from "node:http";
import https from "node:https";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { inspect } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  createLegacyIdentity,
  createRegistry,
  type ProxyOption,
  type Registry,
  type RegistryOptions,
} from "ares-caais";
import { freePort } from "../../bench/loopback.ts";
import { createTestAuthority, useTestCertificates } from "../fixtures/certificates.ts";
import { transportFailureOf } from "../fixtures/failures.ts";
import { newFolder } from "../fixtures/folder.ts";
import { on } from "../fixtures/on-event.ts";
import { runModule, sourceOf } from "../fixtures/run-module.ts";
import { identityOf, useSandbox } from "./sandbox-client.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findTinyproxy, startTinyproxy } from "./peers/tinyproxy.ts";
import { listen, startHttp, startSilent } from "../fixtures/servers/listen.ts";

const ico = "90000021";
const password = "pass%2Dhunter2";
const tinyproxy = findTinyproxy();

type OnConnect = (request: http.IncomingMessage, socket: Socket) => unknown;

/** Starts what stands for a proxy until the test is finished. @returns its address. */
async function startProxy(onConnect: OnConnect, material?: https.ServerOptions): Promise<string> {
  const server = material === undefined ? http.createServer() : https.createServer(material);
  return (await listen(server.on("connect", onConnect))).address;
}

/** Opens the tunnel that is asked for. */
const forward: OnConnect = ({ url = "" }, socket) => {
  const [host = "", port = ""] = url.split(":");
  const onward = connect(Number(port), host, () => {
    socket.write("HTTP/1.1 200 Established\r\n\r\n");
    onward.pipe(socket).pipe(onward);
  });
  onward.on("error", () => socket.destroy());
  socket.on("error", () => onward.destroy());
};

/** Answers the subject that all ask for. */
const answerSubject: http.RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ ico }));
};

describe.skipIf(isSkipped(tinyproxy))(titleOf(tinyproxy), () => {
  const context = useSandbox();

  it.each([
    ["without credentials", "", ""],
    ["with credentials", "BasicAuth clerk pass-hunter2", `clerk:${password}@`],
  ])(
    "[NET-11] %s carries all three clients, with the client certificate end to end",
    async (_title, directives, credentials) => {
      const proxy = await startTinyproxy(tinyproxy, directives);
      const address = `http://${credentials}${proxy.host}`;
      const { environment, client, certificateAuthority } = context.sandbox;
      const { clientId, postLogoutRedirectUri, tls } = client;

      const registry = createRegistry({ environment, tls: { ca: certificateAuthority }, proxy: address });
      expect((await registry.vratEkonomickySubjekt({ ico })).ico).toBe(ico);
      expect(proxy.count(`CONNECT ${new URL(environment.registry).host}`)).toBe(1);

      const identity = identityOf(context.sandbox, { proxy: new URL(address) });
      const login = await identity.beginLogin({ scope: ["openid", "profile"] });
      const callback = await context.sandbox.openBrowser().logIn(login, "novakova.jana");
      const { claims, idToken } = await identity.completeLogin(callback, login.pending);
      expect(claims.given_name).toBe("Jana");
      await identity.endSession({ idToken, postLogoutRedirectUri });
      identity.close();
      expect(proxy.count(`CONNECT ${new URL(environment.oidcMutualTls).host}`)).toBeGreaterThan(0);

      const legacy = createLegacyIdentity({ version: "4.2", environment, atsId: clientId, tls, proxy: () => address });
      expect((await legacy.heartBeat()).status).toBe("OK");
      // The tunnel is kept, like any connection.
      expect((await legacy.heartBeat()).status).toBe("OK");
      legacy.close();
      expect(proxy.count(`CONNECT ${new URL(environment.legacyMutualTls).host}`)).toBe(1);
    },
  );

  it("[NET-11] a tunnel carries plain http too, and the proxy requires credentials there as well", async () => {
    const environment = { registry: `${(await startHttp(answerSubject)).address}/rest` };
    const proxy = await startTinyproxy(tinyproxy, "BasicAuth clerk pass-hunter2");
    const registry = (credentials: string): Registry =>
      createRegistry({ environment, proxy: `http://${credentials}${proxy.host}`, retry: false });
    expect((await registry(`clerk:${password}@`).vratEkonomickySubjekt({ ico })).ico).toBe(ico);
    expect(proxy.count("CONNECT 127.0.0.1")).toBe(1);
    const error = await transportFailureOf(registry("").vratEkonomickySubjekt({ ico }));
    expect(error).toMatchObject({ phase: "proxy", requestSent: false });
    expect(error.message).toContain(`the proxy ${proxy.host} asks for credentials (407)`);
  });

  it("[NET-11] wrong credentials fail after one request, and no error shows them", async () => {
    const proxy = await startTinyproxy(tinyproxy, "BasicAuth clerk pass-hunter2");
    const { environment, client } = context.sandbox;
    const legacy = createLegacyIdentity({
      ...{ version: "4.2", environment, atsId: client.clientId, tls: client.tls },
      ...{ proxy: `http://clerk:wrong-hunter2@${proxy.host}`, retry: { minDelay: 1 } },
    });
    const error = await transportFailureOf(legacy.heartBeat());
    expect(error).toMatchObject({ phase: "proxy", requestSent: false });
    expect(error.message).toBe(`heartBeat: the proxy ${proxy.host} asks for other credentials (401) [ERR_TRANSPORT]`);
    expect(inspect([error, legacy], { depth: 9, showHidden: true })).not.toMatch(/hunter2|clerk|Basic/);
    // Repeated wrong credentials lock an account.
    expect(proxy.count("CONNECT")).toBe(1);
  });

  it("[NET-11] a proxy that must not connect to the port is reported", async () => {
    const proxy = await startTinyproxy(tinyproxy, "ConnectPort 443");
    const { environment, certificateAuthority } = context.sandbox;
    const options = { environment, tls: { ca: certificateAuthority }, retry: { minDelay: 1 } };
    const registry = createRegistry({ ...options, proxy: `http://${proxy.host}` });
    const { host } = new URL(environment.registry);
    expect((await transportFailureOf(registry.vratEkonomickySubjekt({ ico }))).message).toBe(
      `vratEkonomickySubjekt: the proxy ${proxy.host} refused to connect to ${host} (403) [ERR_TRANSPORT]`,
    );
  });

  it.each([
    ["the command line takes from HTTPS_PROXY", { HTTPS_PROXY: "PROXY" }, [], 1],
    ["the command line takes from its option", { HTTPS_PROXY: "http://127.0.0.1:9" }, ["--proxy", "http://PROXY"], 1],
    ["NO_PROXY leaves out", { https_proxy: "http://PROXY", NO_PROXY: "localhost, 127.0.0.0/8" }, [], 0],
  ])("[NET-11] %s", async (_title, env, args, tunnels) => {
    const proxy = await startTinyproxy(tinyproxy, "");
    const { environment, certificateAuthority } = context.sandbox;
    const put = (text: string): string => text.replace("PROXY", proxy.host);
    const printed = await runLine(
      ["lookup", ico, "--address", environment.registry, "--json", ...args.map(put)],
      Object.fromEntries(Object.entries(env).map(([name, value]) => [name, put(value)])),
      certificateAuthority,
    );
    expect(printed).toContain(ico);
    expect(proxy.count("CONNECT")).toBe(tunnels);
  });

  it.each([
    ["Node's own switch chooses it", { NODE_USE_ENV_PROXY: "1" }, 1],
    ["without Node's own switch it is passed by", {}, 0],
  ])("[NET-11] %s", async (_title, env, tunnels) => {
    const proxy = await startTinyproxy(tinyproxy, "");
    const { environment, certificateAuthority } = context.sandbox;
    const program = `
      import { createRegistry } from ${sourceOf("registry/index")};
      const registry = createRegistry({ environment: ${JSON.stringify(environment)}, tls: { ca: process.env.CA } });
      console.log((await registry.vratEkonomickySubjekt({ ico: "${ico}" })).ico);
    `;
    const variables = { ...env, HTTPS_PROXY: `http://${proxy.host}`, CA: certificateAuthority };
    expect((await runModule(program, { ...cleanEnvironment(), ...variables })).trim()).toBe(ico);
    expect(proxy.count("CONNECT")).toBe(tunnels);
  });
});

/** The variables of this process that say nothing of a proxy. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/proxy|^NODE_OPTIONS$/i.test(name)));
}

/** The output of the command line in a process of its own. */
function runLine(args: readonly string[], env: Readonly<Record<string, string>>, ca: string): Promise<string> {
  const program = `
    import { run } from ${sourceOf("cli/run")};
    process.exitCode = await run([...JSON.parse(process.env.ARGS), "--ca", process.env.CA_FILE], process);
  `;
  const variables = { CA_FILE: join(newFolder({ "ca.pem": ca }), "ca.pem"), ARGS: JSON.stringify(args) };
  return runModule(program, { ...cleanEnvironment(), ...env, ...variables });
}

describe("a proxy", () => {
  const issued = useTestCertificates();
  const create = async (proxy: ProxyOption, options: RegistryOptions = {}): Promise<Registry> => {
    const { address } = await startHttp(answerSubject, issued.server);
    const tls = { ca: issued.authority.cert };
    return createRegistry({ environment: { registry: `${address}/rest` }, tls, proxy, retry: false, ...options });
  };

  it("[NET-11] names a dead proxy, and reports that nothing was sent", async () => {
    const port = await freePort();
    const registry = await create(`http://clerk:${password}@127.0.0.1:${port}`);
    const error = await transportFailureOf(registry.vratEkonomickySubjekt({ ico }));
    expect(error).toMatchObject({ phase: "proxy", requestSent: false, cause: { code: "ECONNREFUSED" } });
    expect(error.message).toBe(
      `vratEkonomickySubjekt: the proxy 127.0.0.1:${port} could not be reached or closed the connection (ECONNREFUSED) [ERR_TRANSPORT]`,
    );
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/hunter2|clerk/);
  });

  it("[NET-11] names a stalled proxy at the timeout, and closes its connection", async () => {
    const { port, connections } = await startSilent();
    for (const limit of [{ timeout: 300 }, { deadline: 300 }]) {
      const error = await transportFailureOf(
        (await create(`http://127.0.0.1:${port}`, limit)).vratEkonomickySubjekt({ ico }),
      );
      expect(error).toMatchObject({ phase: "proxy", requestSent: false });
      expect(error.message).toMatch(
        new RegExp(
          `: the proxy 127\\.0\\.0\\.1:${port} opened no connection to 127\\.0\\.0\\.1:\\d+ in time \\[ERR_TRANSPORT\\]$`,
        ),
      );
      await expect.poll(connections).toBe(0);
    }
  });

  it("[NET-11] aborts a stalled proxy for any reason, including undefined", async () => {
    const { address, connections } = await startSilent();
    const registry = await create(address);
    for (const reason of ["enough", null, 0, "", false]) {
      const controller = new AbortController();
      const ended = expect(registry.vratEkonomickySubjekt({ ico }, { signal: controller.signal })).rejects.toBe(reason);
      await expect.poll(connections).toBe(1);
      controller.abort(reason);
      await ended;
      await expect.poll(connections).toBe(0);
    }
  });

  it("[NET-11] gets its credentials over https under its own name only, never under that of the service", async () => {
    const impostor = await issued.authority.issue({ hosts: ["service.example"], usages: ["serverAuth"] });
    // Node would compare the name in the header Host instead.
    for (const { service, host, material } of [
      { service: "https://service.example/rest", host: "127.0.0.1", material: impostor },
      { service: "https://service.example/rest", host: "localhost", material: impostor },
      { service: "http://127.0.0.1:9/rest", host: "localhost", material: issued.server },
    ]) {
      let asked = 0;
      const server = https.createServer(material, (_request, response) => {
        asked += 1;
        response.end();
      });
      server.on("connect", () => (asked += 1));
      const proxy = `https://clerk:${password}@${host}:${(await listen(server)).port}`;
      const registry = createRegistry({
        ...{ environment: { registry: service }, tls: { ca: issued.authority.cert }, proxy, retry: false },
      });
      expect(await transportFailureOf(registry.vratEkonomickySubjekt({ ico }))).toMatchObject({ phase: "proxy" });
      expect(asked).toBe(0);
    }
    // The right one carries plain http too.
    const proxy = await startProxy(forward, issued.server);
    const environment = { registry: `${(await startHttp(answerSubject)).address}/rest` };
    const registry = createRegistry({ environment, tls: { ca: issued.authority.cert }, proxy, retry: false });
    expect((await registry.vratEkonomickySubjekt({ ico })).ico).toBe(ico);
  });

  it("[NET-11] gets no client certificate over https, even when it asks", async () => {
    const client = await issued.authority.issue({ usages: ["clientAuth"] });
    const shown: unknown[] = [];
    // It takes any client, so that it sees what is shown to it.
    const onConnect: OnConnect = (_request, socket) => {
      shown.push(socket instanceof TLSSocket ? socket.getPeerX509Certificate() : "no TLS");
      socket.end("HTTP/1.1 403 No\r\n\r\n");
    };
    const legacy = createLegacyIdentity({
      ...{ version: "4.2", atsId: "AIS", tls: { ...client, ca: issued.authority.cert }, retry: false },
      environment: { legacyPages: "https://service.example", legacyMutualTls: "https://service.example" },
      proxy: await startProxy(onConnect, { ...issued.server, requestCert: true, rejectUnauthorized: false }),
    });
    expect(await transportFailureOf(legacy.heartBeat())).toMatchObject({ phase: "proxy" });
    expect(shown).toEqual([undefined]);
  });

  it("[NET-11] gets the requests of its own service only when a function names it", async () => {
    const asked: string[] = [];
    const [one, two] = await Promise.all(
      ["one", "two"].map((name) =>
        startProxy(({ url }, socket) => {
          asked.push(`${name} ${url}`);
          socket.end("HTTP/1.1 403 No\r\n\r\n");
        }),
      ),
    );
    const proxy = (url: string): string | undefined => (url.startsWith("https://one.") ? one : two);
    const registry = createRegistry({ environment: { registry: "https://one.example" }, proxy, retry: false });
    for (const name of ["one", "two", "one"]) {
      const service = { params: { path: { ico } }, baseUrl: `https://${name}.example` };
      const error = await transportFailureOf(registry.client.GET("/ekonomicke-subjekty/{ico}", service));
      expect(error.message).toContain("(403)");
    }
    expect(asked).toEqual(["one one.example:443", "two two.example:443", "one one.example:443"]);
  });

  it("[NET-11] leaves its echo of the request out of the failure", async () => {
    const { port } = await startSilent((socket) => socket.pipe(socket));
    for (const service of ["https://service.example/rest", "http://127.0.0.1:9/rest"]) {
      const proxy = `http://clerk:${password}@127.0.0.1:${port}`;
      const registry = createRegistry({ environment: { registry: service }, proxy, retry: false });
      const error = await transportFailureOf(registry.vratEkonomickySubjekt({ ico }));
      const credentials = Buffer.from("clerk:pass-hunter2").toString("base64");
      // Node puts the bytes that it could not read beside its message; they are shown as digits.
      const bytes = Buffer.from(credentials)
        .toString("hex")
        .replace(/..(?!$)/g, "$& ");
      const shown = inspect(error, { depth: 9, showHidden: true, maxArrayLength: Infinity });
      expect(shown).toContain("HPE_");
      for (const secret of [credentials, bytes, "rawPacket"]) expect(shown).not.toContain(secret);
    }
  });

  it("[NET-11] gets a second attempt when it cannot reach the service for a moment, but none when it refuses", async () => {
    for (const [status, attempts] of [
      [503, 3],
      [403, 1],
      [407, 1],
    ] as const) {
      let asked = 0;
      const proxy = await startProxy((_request, socket) => {
        asked += 1;
        socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
      });
      const registry = await create(proxy, { retry: { retries: 2, minDelay: 1, maxDelay: 2 } });
      expect(await transportFailureOf(registry.vratEkonomickySubjekt({ ico }))).toMatchObject({ phase: "proxy" });
      expect([status, asked]).toEqual([status, attempts]);
    }
  });

  it("[NET-11] the client verifies the proxy over https like the service, whatever the environment says", async () => {
    // It switches off the verification of clients that do not ask for it.
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const other = await (await createTestAuthority("unknown authority")).issue({ hosts: ["127.0.0.1"] });
    for (const [material, outcome] of [
      [issued.server, "tunnel"],
      [other, "refused"],
    ] as const) {
      let asked = 0;
      const onConnect: OnConnect = (request, socket) => {
        asked += 1;
        forward(request, socket);
      };
      const proxy = await startProxy(onConnect, material);
      const retries: unknown[] = [];
      const registry = await create(proxy, {
        retry: { retries: 2, minDelay: 1, maxDelay: 2 },
        onEvent: on({ retry: (event) => void retries.push(event) }),
      });
      const call = registry.vratEkonomickySubjekt({ ico });
      if (outcome === "tunnel") expect((await call).ico).toBe(ico);
      else {
        const error = await transportFailureOf(call);
        expect(error).toMatchObject({ phase: "proxy", requestSent: false });
        const advice =
          /the proxy 127\.0\.0\.1:\d+'s certificate is from an unknown authority; give .* as tls\.ca, or to Node/;
        expect(error.message).toMatch(advice);
      }
      // A proxy that must not be trusted is not asked again.
      expect(retries).toEqual([]);
      expect(asked).toBe(outcome === "tunnel" ? 1 : 0);
    }
  });

  it.each<[unknown, string]>([
    ["socks5://127.0.0.1:1080", "must be an http or https address"],
    ["proxy.example:3128", "must be an http or https address"],
    ["http://clerk:hunter2@ proxy", "must be the http or https address of a proxy, or false"],
    ["http://clerk:hunter2@proxy/path", "must have no path and no query"],
    ["http://clerk:hunter2%E0@proxy", "must have credentials that are percent-encoded"],
    [true, "must be the http or https address of a proxy, or false"],
  ])("[NET-11] refuses an invalid proxy address without its password: %s", (proxy, rule) => {
    expect(() => createRegistry({ proxy: proxy as ProxyOption })).toThrow(
      new RegExp(`^createRegistry: proxy ${rule} \\[ERR_INVALID_INPUT\\]$`),
    );
  });

  it("[NET-11] refuses the option beside the caller's own fetch", () => {
    const fetch = (): Promise<Response> => Promise.resolve(new Response());
    expect(() => createRegistry({ proxy: "http://proxy", fetch })).toThrow("proxy does not go with fetch");
  });
});
