import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate } from "../../codegen/generate.ts";
import { compile } from "./compile.ts";
import { copyNextProject, runIn } from "./next-project.ts";
import { addNextLegacyVersion, addNextRegistryVersion, readSections } from "./next-version.ts";
import { copyProject, projectRoot, type ProjectCopy } from "./project-copy.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const file = "spec/registry.openapi.yaml";

/** Operations as a later version of the interface may have them, of every shape that a client can send. */
const added = readSections("added-operations.yaml");

/** The client and the handlers of the copy, as a program has them. */
interface Built {
  createRegistry: (
    options: object,
  ) => { lookup: (icos: string[]) => AsyncIterable<{ record: unknown }> } & Record<
    string,
    (input?: unknown, options?: object) => Promise<unknown>
  >;
  strictValidation: unknown;
  RegistryError: new () => Error;
  InvalidInputError: new () => Error;
  UnexpectedResponseError: new () => Error;
  registryHandlers: () => unknown[];
  registryHandler: (id: string, answer: unknown) => unknown;
  sample: (name: string) => unknown;
  setupServer: (...handlers: unknown[]) => {
    listen: (options: object) => void;
    close: () => void;
    use: (...handlers: unknown[]) => void;
  };
}

/** A program of an application that uses what is new; its types are checked, and then it runs. */
const application = `
import { PassThrough } from "node:stream";
import { createProgram } from "../src/cli/run.ts";
import { createLegacyIdentity, createRegistry, registryOperations, strictValidation, type LegacyVersion } from "../src/index.ts";
import { createSandbox } from "../src/sandbox/index.ts";
import { legacyHandlers, sample, sampleAttributes } from "../src/testing/index.ts";
import { verifyContract } from "../src/verify/index.ts";

await using sandbox = await createSandbox();
const { environment, client, fetch } = sandbox;
const registry = createRegistry({ environment, fetch, retry: false, validate: strictValidation });
const ico = "90000021";
const detail = await registry.vratEkonomickySubjektRed({ ico });
const amount: number | undefined = detail.zaznamy?.[0]?.dotace?.[0]?.castka;
const found = await registry.vyhledejSeznamEkonomickychSubjektuRed({ ico: [ico, "12345678"] });
const looked: unknown[] = [];
for await (const { status, record } of registry.lookup([ico, "12345678"], { source: "red" })) {
  looked.push([status, record?.icoId]);
}
const { notifikacniDavky: batches = [] } = await registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj: "red" });
const state = await registry.vratStavSluzby({ datovyZdroj: "res" });
const filtered = await registry.vyhledejEkonomickeSubjekty({ kodSouduVr: ["1"], ico: [ico] });
const employees: number | undefined = sample("EkonomickySubjekt", { pocetZamestnancu: 3 }).pocetZamestnancu;
sandbox.faults.set({ service: "registry", kind: "status", status: 503, operation: "vratEkonomickySubjekt" });
const refused: unknown = await registry.vratEkonomickySubjekt({ ico }).catch((error: unknown) => error);
sandbox.faults.clear();
const report = await verifyContract({ environment, fetch, requestsPerMinute: Infinity });

const legacy = createLegacyIdentity({ environment, version: "4.3", atsId: client.clientId, tls: client.tls });
const login = await sandbox.openBrowser().logIn(legacy.loginUrl(), "vzor.vse");
const { attributes, otherElements } = await legacy.authConfirmation(legacy.sessionId(login));
const country: string | undefined = attributes.Doklady?.Doklad[0]?.zeme;
sandbox.legacy.setVariant({ missing: ["Jazyk"] });
const again = await sandbox.openBrowser().logIn(legacy.loginUrl(), "vzor.vse");
const { attributes: fewer } = await legacy.authConfirmation(legacy.sessionId(again));
const language: string | undefined = attributes.Jazyk;
// @ts-expect-error: version 4.2 does not have it
const earlier: string | undefined = sampleAttributes("4.2").Jazyk;
const address: string | undefined = sampleAttributes("4.2").Osloveni;
const version: LegacyVersion = "4.3";
legacy.close();

export const said = {
  ...{ detail, amount, found, looked, state, employees, country, language, earlier, address, otherElements },
  batches: batches.length,
  filtered: filtered.pocetCelkem,
  refused,
  report: { operations: report.totals.operations, verified: report.totals.verified, exitCode: report.exitCode },
  operations: Object.keys(registryOperations).length,
  handlers: legacyHandlers({ version }).length,
  sampled: Object.keys(sampleAttributes(version)),
  lacking: Object.keys(attributes).filter((name) => !Object.hasOwn(fewer, name)),
};
const silent = new PassThrough();
const { commands } = createProgram(() => Promise.resolve(), { stdout: silent, stderr: silent });
export const helps = Object.fromEntries(commands.map((command) => [command.name(), command.helpInformation()]));
`;

/** Bundles a program and loads it into this process. */
async function load(
  contents: string,
  { folder, to, plugins = [] }: { readonly folder: string; readonly to: ProjectCopy; readonly plugins?: Plugin[] },
): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: "ts" },
    ...{ bundle: true, write: false, format: "esm", platform: "node", target: "node20", packages: "external" },
    ...{ logLevel: "silent", plugins },
  });
  to.write("bundle.mjs", outputFiles[0]?.text ?? "");
  return import(pathToFileURL(join(to.root, "bundle.mjs")).href);
}

const printer = startSharedPrinter();
afterAll(() => printer.stop());

describe("a contract with unknown operations", () => {
  let copy: ProjectCopy;
  let files: ReadonlyMap<string, string>;
  let built: Built;

  beforeAll(async () => {
    copy = copyProject(["spec", "wsdl"]);
    addNextRegistryVersion(copy);
    addNextLegacyVersion(copy);
    copy.edit(file, "\npaths:\n", `\npaths:\n${added.paths}`);
    copy.edit(file, "\n  schemas:\n", `\n  schemas:\n${added.schemas}`);
    files = await generate(copy.root, { printer });
    const generated: Plugin = {
      name: "generated",
      setup: (bundle) => {
        const folder = join(projectRoot, "generated");
        bundle.onResolve({ filter: /\.gen\.ts$/ }, ({ path }) => ({ path: basename(path), namespace: "generated" }));
        bundle.onLoad({ filter: /./, namespace: "generated" }, ({ path }) => ({
          ...{ contents: files.get(path) ?? "", loader: "ts", resolveDir: folder },
        }));
      },
    };
    const program = `
      export {
        createRegistry, strictValidation, RegistryError, InvalidInputError, UnexpectedResponseError
      } from "./src/registry/index.ts";
      export { registryHandlers, registryHandler, sample } from "./src/testing/index.ts";
      export { setupServer } from "msw/node";`;
    built = (await load(program, { folder: projectRoot, to: copy, plugins: [generated] })) as Built;
  });
  afterAll(() => {
    copy[Symbol.dispose]();
  });

  it("[GEN-08] [GEN-11] [GEN-12] package, sandbox, examples and an application compile with the generated names", () => {
    const next = "examples/next.ts";
    const texts = new Map([...files].map(([name, text]) => [`generated/${name}`, text]));
    const roots = ["src", "examples"].flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .map((name) => `${folder}/${name}`),
    );
    const compiled = compile(texts.set(next, application), [...roots, next]);
    expect(compiled.files).toEqual(expect.arrayContaining([next, "generated/registry-client.gen.ts"]));
    const reads = (name: string): boolean => readFileSync(join(projectRoot, name), "utf8").includes("/generated/");
    const affected = compiled.files.filter((name) => !name.startsWith("src/") || reads(name));
    expect(affected.filter((name) => name.startsWith("src/sandbox/"))).not.toEqual([]);
    expect(affected.flatMap((name) => compiled.faultsOf(name))).toEqual([]);
  });

  /** A client whose requests are kept and answered. */
  function client(answer: () => Response): {
    registry: ReturnType<Built["createRegistry"]>;
    sent: { url: string; method: string; headers: Headers; body: unknown }[];
  } {
    const sent: { url: string; method: string; headers: Headers; body: unknown }[] = [];
    const registry = built.createRegistry({
      environment: { registry: "https://registry.test/rest" },
      retry: false,
      requestsPerMinute: Infinity,
      validate: built.strictValidation,
      credentials: { type: "basic", username: "a", password: "b" },
      fetch: (url: string, init: RequestInit) => {
        sent.push({ url, method: init.method ?? "GET", headers: new Headers(init.headers), body: init.body });
        return Promise.resolve(answer());
      },
    });
    return { registry, sent };
  }
  const hlidani = { id: 1, od: "2026-01-01T00:00:00Z" };

  it("[GEN-08] writes query parameters and headers as the contract says, by openapi-fetch's serializers", async () => {
    const { registry, sent } = client(() => Response.json([hlidani]));
    const answer = await registry["vratHlidani2"]?.({
      ico: "12345678",
      jazyk: "cs",
      pole: ["a b", "c&d"],
      filtr: { od: "2026-01-01" },
      "X-Verze": 2,
    });
    expect(answer).toEqual([hlidani]);
    expect(sent[0]).toMatchObject({
      url: "https://registry.test/rest/hlidani/12345678?jazyk=cs&pole=a%20b,c%26d&filtr[od]=2026-01-01",
      method: "GET",
    });
    expect(sent[0]?.headers.get("x-verze")).toBe("2");
  });

  const od = "2026-01-01T00:00:00Z";
  it.each([
    ["vratHlidani2", { ico: "1", "X-Verze": 1 }, "ico"],
    ["vratHlidani2", { ico: "12345678" }, "X-Verze"],
    ["vratHlidani2", { ico: "12345678", "X-Verze": "1" }, "X-Verze"],
    ["vratHlidani2", { ico: "12345678", "X-Verze": 1, jazyk: "de" }, "jazyk"],
    ["vratHlidani2", { ico: "12345678", "X-Verze": 1, pole: "a" }, "pole"],
    ["vratHlidani2", { ico: "12345678", "X-Verze": 1, filtr: { do: "2026-01-01" } }, "filtr.do"],
    ["vratHlidani2", { ico: "12345678", "X-Verze": 1, jazik: "cs" }, "jazik"],
    ["vratHlidani2", undefined, "ico"],
    ["nastavHlidani", { ico: "12345678", body: { id: 1, od } }, "id"],
    ["nastavHlidani", { ico: "12345678", body: {} }, "od"],
    ["nastavHlidani", { ico: "12345678", body: { od: "2026-01-01" } }, "od"],
    ["nastavHlidani", { ico: "12345678", body: { od, casti: [{ kodd: "" }] } }, "casti[0].kodd"],
  ])("[GEN-08] %s names the invalid value before anything is sent: %j", async (id, input, field) => {
    const { registry, sent } = client(() => Response.json([]));
    const error: unknown = await registry[id]?.(input).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(built.InvalidInputError);
    expect((error as { issues: { field: string }[] }).issues.map((issue) => issue.field)).toContain(field);
    expect(sent).toEqual([]);
  });

  it("[GEN-08] sends a body in its media type, and sends no credentials where the operation takes none", async () => {
    const { registry, sent } = client(() => new Response(null, { status: 204 }));
    const body = { od: "2026-01-01T00:00:00Z", klic: null, podminka: 1.5, stitky: { a: "b" } };
    await expect(registry["nastavHlidani"]?.({ ico: "12345678", jazyk: "en", body })).resolves.toBeUndefined();
    expect(sent[0]).toMatchObject({
      method: "PUT",
      url: "https://registry.test/rest/hlidani/12345678?jazyk=en",
      body: JSON.stringify(body),
    });
    expect(sent[0]?.headers.get("content-type")).toBe("application/vnd.hlidani+json");
    expect(sent[0]?.headers.has("authorization")).toBe(false);
  });

  it("[GEN-08] sends an operation with a server of its own there, with the credentials", async () => {
    const { registry, sent } = client(() => new Response(null, { status: 204 }));
    await expect(registry["zrusHlidani"]?.({ ico: "12345678" })).resolves.toBeUndefined();
    expect(sent[0]).toMatchObject({
      method: "DELETE",
      url: "https://registry.test/ekonomicke-subjekty-v-be/v2/hlidani/12345678",
    });
    expect(sent[0]?.headers.has("authorization")).toBe(true);
  });

  const ico = "27074358";
  const page = { pocetCelkem: 1, ekonomickeSubjekty: [{ ico, icoId: ico, obchodniJmeno: "Vzor" }] };
  it("[GEN-18] calls a search, a look-up and a detail as before when an optional header was added, and takes the header", async () => {
    const { registry, sent } = client(() => Response.json(page));
    const parameters = { "X-Correlation-Id": "a", jazyk: "cs" };
    await expect(registry["vyhledejEkonomickeSubjekty"]?.({ ico: [ico] })).resolves.toEqual(page);
    await expect(
      registry["vyhledejEkonomickeSubjekty"]?.({ ico: [ico] }, { parameters, timeout: 99 }),
    ).resolves.toEqual(page);
    const detail = client(() => Response.json({ icoId: ico }));
    await detail.registry["vratEkonomickySubjekt"]?.({ ico, ...parameters });
    for (const { headers, url } of [...sent.slice(1), ...detail.sent]) {
      expect([headers.get("x-correlation-id"), new URL(url).search]).toEqual(["a", "?jazyk=cs"]);
    }
    expect(sent.map(({ body }) => body)).toEqual([`{"ico":["${ico}"]}`, `{"ico":["${ico}"]}`]);
    expect([sent[0]?.headers.has("x-correlation-id"), sent[0]?.url]).toEqual([
      false,
      expect.stringMatching(/vyhledat$/),
    ]);
    for await (const { record } of registry.lookup([ico])) expect(record).toEqual(page.ekonomickeSubjekty[0]);
    const refused = [{ "X-Correlation-Id": "a".repeat(65) }, { jiny: "a" }].map((given) =>
      registry["vyhledejEkonomickeSubjekty"]?.({ ico: [ico] }, { parameters: given }),
    );
    for (const call of refused) await expect(call).rejects.toBeInstanceOf(built.InvalidInputError);
  });

  it.each([
    [206, page, undefined],
    [202, { datovyZdroj: "res" }, "UnexpectedResponseError"],
  ])("[GEN-18] returns the list of a search for %i, or throws", async (status, body, name) => {
    const { registry } = client(() => Response.json(body, { status }));
    const answer: unknown = await registry["vyhledejEkonomickeSubjekty"]?.({ ico: [ico] }).catch(
      (error: unknown) => error,
    );
    expect(answer).toMatchObject(name === undefined ? page : { name, status, reason: "success" });
  });

  it("[GEN-08] returns nothing for HEAD, and accepts a missing body where it is optional", async () => {
    const head = client(() => new Response(null, { status: 200 }));
    await expect(head.registry["jeHlidani"]?.({ ico: "12345678" })).resolves.toBeUndefined();
    const post = client(() => Response.json(hlidani, { status: 201 }));
    await expect(post.registry["zalozHlidani"]?.()).resolves.toEqual(hlidani);
    expect(post.sent[0]).toMatchObject({ method: "POST", body: undefined });
  });

  it("[GEN-08] sends two requests for two equal calls that change state", async () => {
    const { registry, sent } = client(() => Response.json(hlidani, { status: 201 }));
    const body = { od: "2026-01-01T00:00:00Z" };
    await Promise.all([registry["zalozHlidani"]?.(body), registry["zalozHlidani"]?.(body)]);
    expect(sent).toHaveLength(2);
  });

  it.each([
    [418, { kod: "A", popis: "Teapot." }, "RegistryError", undefined],
    [503, { kod: "B" }, "RegistryError", undefined],
    [418, { error: "Teapot." }, "UnexpectedResponseError", "body"],
    [202, [hlidani], "UnexpectedResponseError", "status"],
    [200, { id: 1 }, "UnexpectedResponseError", "schema"],
    [200, [{ id: 1 }], "UnexpectedResponseError", "schema"],
    [200, [{ ...hlidani, id: 2 ** 60 }], "UnexpectedResponseError", "number"],
    [200, [{ ...hlidani, klic: "secret" }], "UnexpectedResponseError", "schema"],
  ] as const)("[GEN-08] reports %i with %j as a %s", async (status, body, name, reason) => {
    const { registry } = client(() => Response.json(body, { status }));
    const error: unknown = await registry["vratHlidani2"]?.({ ico: "12345678", "X-Verze": 1 }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name, status, ...(reason === undefined ? {} : { reason }) });
  });

  it.each([
    [409, '{"pokus":1}', { name: "RegistryError", data: { pokus: 1 } }],
    [409, "<p>pokus</p>", { name: "UnexpectedResponseError", reason: "body" }],
    [400, '{"pokus":1}', { name: "UnexpectedResponseError", reason: "status" }],
  ])("[GEN-08] reports %i with %s as the documented error or as unexpected", async (status, answer, expected) => {
    const { registry } = client(
      () => new Response(answer, { status, headers: { "content-type": "application/json" } }),
    );
    const body = { od: "2026-01-01T00:00:00Z" };
    const error = await registry["nastavHlidani"]?.({ ico: "12345678", body }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status, ...expected });
  });

  it("[GEN-08] the msw handlers answer each operation with valid data and pass the method's input to resolvers", async () => {
    const server = built.setupServer(...built.registryHandlers());
    server.listen({ onUnhandledRequest: "error" });
    try {
      const registry = built.createRegistry({
        retry: false,
        requestsPerMinute: Infinity,
        validate: built.strictValidation,
      });
      const input = { ico: "12345678", jazyk: "cs", pole: ["a", "b"], filtr: { od: "2026-01-01" }, "X-Verze": 2 };
      const list = await registry["vratHlidani2"]?.(input);
      expect(list).toBeInstanceOf(Array);
      const body = { od: "2026-01-01T00:00:00Z" };
      await expect(registry["nastavHlidani"]?.({ ico: "12345678", body })).resolves.toMatchObject({
        id: expect.any(Number) as number,
      });
      await expect(registry["zrusHlidani"]?.({ ico: "12345678" })).resolves.toBeUndefined();
      await expect(registry["jeHlidani"]?.({ ico: "12345678" })).resolves.toBeUndefined();
      await expect(registry["zalozHlidani"]?.(body)).resolves.toMatchObject({ od: expect.any(String) as string });
      const seen: unknown[] = [];
      const look = (id: string): unknown =>
        built.registryHandler(id, ({ input: given }: { input: unknown }) => {
          seen.push(given);
          return { status: id === "vratHlidani2" ? 451 : 409 };
        });
      server.use(look("vratHlidani2"), look("nastavHlidani"));
      await expect(registry["vratHlidani2"]?.(input)).rejects.toMatchObject({ name: "RegistryError", status: 451 });
      await expect(registry["nastavHlidani"]?.({ ico: "12345678", body })).rejects.toMatchObject({ status: 409 });
      expect(seen).toEqual([input, { ico: "12345678", body }]);
      expect(() => built.registryHandler("zrusHlidani", { status: 400 })).toThrow(/status must be 204, 404/);
      expect(built.sample("Hlidani")).toMatchObject({ od: expect.stringMatching(/T/) as string });
      expect(built.sample("HlidaniInput")).not.toHaveProperty("id");
    } finally {
      server.close();
    }
  });
});

describe("the next versions of the contracts", () => {
  let copy: ProjectCopy;
  let program: { readonly said: { readonly operations: number }; readonly helps: Readonly<Record<string, string>> };

  beforeAll(async () => {
    copy = await copyNextProject(printer);
    program = (await load(application, { folder: join(copy.root, "examples"), to: copy })) as typeof program;
  });
  afterAll(() => {
    copy[Symbol.dispose]();
  });

  it("[GEN-11] [GEN-12] clients, sandbox, samples and verification know the new parts", () => {
    const icoId = "90000021";
    const said = JSON.parse(JSON.stringify(program.said)) as typeof program.said;
    expect(said).toMatchObject({
      detail: { icoId, zaznamy: [{ ico: icoId, dotace: [{ castka: 1_250_000.5 }] }] },
      amount: 1_250_000.5,
      found: { pocetCelkem: 1, ekonomickeSubjekty: [{ icoId }] },
      looked: [
        ["found", icoId],
        ["missing", null],
      ],
      state: { datovyZdroj: "res", odstavka: false },
      batches: expect.any(Number) as number,
      filtered: 1,
      employees: 3,
      refused: { status: 503, kod: "DOCASNE_NEDOSTUPNE", operation: "vratEkonomickySubjekt" },
      report: { operations: said.operations, verified: said.operations, exitCode: 0 },
      language: expect.any(String) as string,
      address: expect.any(String) as string,
      otherElements: [],
      lacking: ["Jazyk"],
      sampled: expect.arrayContaining(["Osloveni", "Jazyk", "Username"]) as string[],
    });
  });

  it("[GEN-11] [GEN-12] the command line offers the new source, the new field and the new version", () => {
    expect(program.helps["lookup"]).toMatch(/"red"/);
    expect(program.helps["changes"]).toMatch(/\bred\b/);
    expect(program.helps["search"]).toMatch(/--kodSouduVr <text\.\.\.>/);
    expect(program.helps["heartbeat"]).toMatch(/"4\.3"/);
  });

  it("[GEN-11] [GEN-12] [GEN-18] [GEN-19] the tests that call every operation of both contracts with every answer pass", () => {
    const tests = ["registry-statuses", "testing-registry", "legacy-statuses", "testing-legacy"];
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter", "dot", "--project", "contract"];
    const { status, printed } = runIn(copy, [...vitest, ...tests.map((name) => `test/contract/${name}`)]);
    expect(status, printed).toBe(0);
  });
});
