import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import {
  INVALID_SPAN_CONTEXT,
  SpanStatusCode,
  trace,
  type Span,
  type SpanOptions,
  type Tracer,
} from "@opentelemetry/api";
import { createRegistry } from "ares-caais";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { traceEvents } from "../../examples/tracing.ts";
import { readDocument, root } from "../fixtures/documents/documents.ts";
import { makeFolder } from "../fixtures/folder.ts";
import { limits } from "../fixtures/limits.ts";
import { listen } from "../fixtures/servers/listen.ts";
import { startApplication } from "./peers/start-application.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findTinyproxy, startTinyproxy } from "./peers/tinyproxy.ts";
import { useSandbox } from "./sandbox-client.ts";

const guide = "docs/guides/recipes.md";
const ico = "90000021";
const context = useSandbox();
const { path: folder, remove } = makeFolder();
let variables: Variables = {};

beforeAll(async () => {
  const { environment, client } = context.sandbox;
  const { certificateAuthority, certificate, key } = await context.sandbox.exportCertificates(folder);
  variables = {
    ...{ ARES_CAAIS_REGISTRY: environment.registry, CA_FILE: certificateAuthority },
    ...{ ARES_CAAIS_OIDC: environment.oidc, ARES_CAAIS_OIDC_MUTUAL_TLS: environment.oidcMutualTls },
    ...{ ARES_CAAIS_LEGACY_PAGES: environment.legacyPages, ARES_CAAIS_LEGACY_MUTUAL_TLS: environment.legacyMutualTls },
    ...{ ARES_CAAIS_CLIENT_ID: client.clientId, ARES_CAAIS_CERT: certificate, ARES_CAAIS_KEY: key },
    REDIRECT_URI: client.redirectUri,
  };
});
afterAll(remove);

/** Variables of the environment; `undefined` takes one away. */
type Variables = Readonly<Record<string, string | undefined>>;

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs an example as its reader would, with these variables beside those of the sandbox. */
function runExample(path: string, args: readonly string[], env: Variables = {}): Promise<Ended> {
  const own = Object.entries(process.env).filter(([name]) => !/proxy|^NODE_OPTIONS$/i.test(name));
  const options = { cwd: root, env: { ...Object.fromEntries(own), ...variables, ...env }, timeout: limits.program };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", "tsx", path, ...args], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

describe("the examples", () => {
  const names = readdirSync(join(root, "examples"));

  it("[DOC-05] the guide lists every example", () => {
    const rows = readDocument(guide).tables.flatMap((table) => table.rows);
    const named = rows.map(([cell = ""]) => /`examples\/([^`]+)`/.exec(cell)?.[1]);
    expect(named.toSorted()).toEqual(names.toSorted());
  });

  it.each(names)("[DOC-05] a test uses each example: %s", (name) => {
    const files = ["test/integration", "test/package"].flatMap((folder) =>
      readdirSync(join(root, folder)).map((file) => join(root, folder, file)),
    );
    const texts = files.filter((file) => file.endsWith(".test.ts")).map((file) => readFileSync(file, "utf8"));
    expect(texts.filter((text) => text.includes(`examples/${name}`))).not.toEqual([]);
  });

  it.each(["web", "invoice"])("[DOC-05] start with the guide's command: %s", async (name) => {
    const [, command = ""] = new RegExp(`\`node (.*examples/${name}/main\\.ts)\``).exec(readDocument(guide).text) ?? [];
    const address = await startApplication(root, command.split(" "));
    const answer = await fetch(address, { headers: { "accept-language": "cs" } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<html lang="cs">');
  });
});

const tinyproxy = findTinyproxy();
describe.skipIf(isSkipped(tinyproxy))(`examples/proxy.ts behind ${titleOf(tinyproxy)}`, () => {
  const password = "pass-hunter2";
  const behind = async (
    env: Readonly<Record<string, string>>,
    word = password,
  ): Promise<Ended & { readonly tunnels: number }> => {
    const proxy = await startTinyproxy(tinyproxy, `BasicAuth clerk ${password}`);
    writeFileSync(join(folder, "password.txt"), `${word}\n`);
    const ended = await runExample("examples/proxy.ts", [ico], {
      ...{ PROXY: `http://${proxy.host}`, PROXY_USER: "clerk", PROXY_PASSWORD: join(folder, "password.txt"), ...env },
    });
    return { ...ended, tunnels: proxy.count("CONNECT") };
  };

  it("[DOC-05] looks up a subject through the proxy, with credentials and a private authority", async () => {
    const found = { code: 0, stdout: `${ico} Moravské datové služby a.s.\n`, stderr: "", tunnels: 1 };
    expect(await behind({})).toEqual(found);
  });

  it("[DOC-05] connects directly to the hosts of NO_PROXY", async () => {
    expect(await behind({ NO_PROXY: "office.example, 127.0.0.1" })).toMatchObject({ code: 0, tunnels: 0 });
  });

  it("[DOC-05] reports that the proxy refuses, and shows no password", async () => {
    const { code, stdout, stderr } = await behind({}, "wrong hunter2");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^proxy: .*asks for other credentials/);
    expect(stderr).not.toMatch(/hunter2|clerk/);
  });
});

describe("examples/cms.ts", () => {
  it("[DOC-05] reaches both interfaces at its own addresses", async () => {
    const { code, stdout, stderr } = await runExample("examples/cms.ts", []);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toBe(
      `OpenID Connect, for browsers: ${context.sandbox.environment.oidc}\nSOAP API, with the certificate: OK\n`,
    );
  });

  it("[DOC-05] uses the service's own host name when configured", async () => {
    context.sandbox.faults.set({ service: "identity", kind: "wrong-discovery-issuer" });
    onTestFinished(() => {
      context.sandbox.faults.clear();
    });
    const refused = await runExample("examples/cms.ts", []);
    expect(refused).toMatchObject({ code: 1, stdout: "SOAP API, with the certificate: OK\n" });
    expect(refused.stderr).toMatch(/^OpenID Connect, for browsers: discovery: issuer must be /);
    expect(await runExample("examples/cms.ts", [], { ISSUER: "https://issuer.example/" })).toMatchObject({ code: 0 });
  });

  it("[DOC-05] calls the central network without its own address", async () => {
    const wanted: string[] = [];
    // Nothing leaves this machine: the proxy that all goes to lets none through.
    const proxy = await listen(
      createServer().on("connect", ({ url = "" }, socket) => {
        wanted.push(url);
        socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
      }),
    );
    const { code, stderr } = await runExample("examples/cms.ts", [], {
      ...{ ARES_CAAIS_OIDC: undefined, NODE_USE_ENV_PROXY: "1" },
      HTTPS_PROXY: proxy.address,
    });
    expect(code).toBe(1);
    expect(stderr).toContain("refused to connect");
    expect(wanted).toEqual(["rest-openidconnectapi.caais.cms2.cz:443", "cert-externalauthapi.caais.cms2.cz:443"]);
  });
});

describe("examples/tracing.ts", () => {
  it("[DOC-05] makes one span for each attempt and one for the call, without the request data", async () => {
    const spans: { name: string; attributes: object; isError: boolean; ended: boolean }[] = [];
    const startSpan = (name: string, { attributes = {} }: SpanOptions = {}): Span => {
      const seen = { name, attributes: { ...attributes }, isError: false, ended: false };
      spans.push(seen);
      return {
        ...trace.wrapSpanContext(INVALID_SPAN_CONTEXT),
        setAttribute(key, value) {
          Object.assign(seen.attributes, { [key]: value });
          return this;
        },
        setStatus({ code }) {
          seen.isError = code === SpanStatusCode.ERROR;
          return this;
        },
        end: () => (seen.ended = true),
      };
    };
    const tracer: Tracer = { startSpan, startActiveSpan: () => expect.fail("no span is made active") };
    trace.setGlobalTracerProvider({ getTracer: () => tracer });
    onTestFinished(() => {
      trace.disable();
    });
    const { environment, fetch, faults } = context.sandbox;
    const registry = createRegistry({ environment, fetch, onEvent: traceEvents(), retry: { minDelay: 1 } });
    faults.set({ service: "registry", kind: "status", status: 500, times: 1 });
    await registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "Moravské datové" });
    expect(spans.map(({ name, isError, ended }) => ({ name, isError, ended }))).toEqual([
      { name: "vyhledejEkonomickeSubjekty", isError: true, ended: true },
      { name: "vyhledejEkonomickeSubjekty", isError: false, ended: true },
      { name: "vyhledejEkonomickeSubjekty (call)", isError: false, ended: true },
    ]);
    const statuses = spans.map(({ attributes }) => Reflect.get(attributes, "http.response.status_code") as unknown);
    expect(statuses).toEqual([500, 200, undefined]);
    const numbers = spans.map(({ attributes }) => Reflect.get(attributes, "ares_caais.call_id") as unknown);
    expect(new Set(numbers).size).toBe(1);
    expect(JSON.stringify(spans)).not.toContain("Moravské");
  });
});
