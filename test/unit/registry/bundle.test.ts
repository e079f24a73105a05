import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build, type Metafile } from "esbuild";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Bundles the registry part for a browser, where esbuild resolves no Node built-in. */
const common = {
  absWorkingDir: root,
  entryPoints: ["src/registry/index.ts"],
  outdir: "out",
  write: false as const,
  bundle: true,
  platform: "browser" as const,
  target: "es2022",
  logLevel: "silent" as const,
};

/** The part of a browser that the registry part may use, with a service that knows every even ico. */
function browser(requests: string[], shown: unknown[]): object {
  const fetch = (url: string, { method, body }: { method: string; body: string }): Promise<Response> => {
    requests.push(`${method} ${url}`);
    const { ico } = JSON.parse(body) as { ico: string[] };
    const found = ico.filter((one) => Number(one) % 2 === 0).map((one) => ({ icoId: one, ico: one }));
    return Promise.resolve(Response.json({ pocetCelkem: found.length, ekonomickeSubjekty: found }));
  };
  return {
    fetch,
    console: { error: (text: unknown) => shown.push(text) },
    ...{ AbortController, AbortSignal, FormData, Headers, Request, Response, TextDecoder, TextEncoder },
    ...{ URL, URLSearchParams, btoa, clearTimeout, performance, setTimeout, structuredClone },
  };
}

/** What a page would do; it answers in JSON, because its objects have other prototypes than those of the test. */
const program = `(async () => {
  const node = [typeof process, typeof require, typeof Buffer, typeof global];
  const registry = ares.createRegistry({ environment: { registry: "https://registry.test/rest" }, validate: "strict", hooks: { onRequest: async () => { throw new Error("hook"); } } });
  const results = [];
  for await (const { ico, status } of registry.lookup(["27074358", 6947, "x"])) results.push([ico, status]);
  const error = await registry.vratEkonomickySubjekt({ ico: "x" }).catch((reason) => reason);
  const input = [error instanceof ares.InvalidInputError, error.code];
  return JSON.stringify({ node, results, input });
})()`;

/** The sources that come with an entry: those before anything is imported on demand, or those on demand too. */
function loaded({ outputs }: Metafile, entry: string, onDemand: boolean): string[] {
  const files = new Set(Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entry));
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (onDemand || kind === "import-statement") files.add(path);
    }
  }
  return [...files].flatMap((file) =>
    Object.entries(outputs[file]?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [path] : [],
    ),
  );
}

describe("bundle", () => {
  it("[PKG-02] the registry part imports no Node built-in and runs in a browser bundle", async () => {
    const { metafile, errors, warnings } = await build({ ...common, format: "esm", splitting: true, metafile: true });
    expect([...errors, ...warnings]).toEqual([]);
    const { inputs, outputs } = metafile;
    const isBuiltIn = (path: string): boolean => path.startsWith("node:") || builtinModules.includes(path);
    const imported = [...Object.values(inputs), ...Object.values(outputs)].flatMap(({ imports }) => imports);
    expect(Object.keys(inputs)).toContain("src/registry/create-registry.ts");
    expect(Object.keys(inputs).filter(isBuiltIn)).toEqual([]);
    expect(imported.filter(({ path, external }) => external === true || isBuiltIn(path))).toEqual([]);

    // What only a call needs comes with the first one.
    const first = loaded(metafile, "src/registry/index.ts", false);
    expect(first).toContain("src/registry/create-registry.ts");
    expect(first.filter((path) => /validators|execute\.ts|transport\.ts|code-lists\.ts/.test(path))).toEqual([]);

    const { outputFiles } = await build({ ...common, format: "iife", globalName: "ares" });
    const requests: string[] = [];
    const shown: unknown[] = [];
    const context = createContext(browser(requests, shown));
    runInContext(outputFiles[0]?.text ?? "", context);
    const answer: unknown = await runInContext(program, context);
    expect(JSON.parse(String(answer))).toEqual({
      node: ["undefined", "undefined", "undefined", "undefined"],
      results: [
        ["27074358", "found"],
        ["00006947", "missing"],
        [null, "malformed"],
      ],
      input: [true, "ERR_INVALID_INPUT"],
    });
    expect(shown).toEqual([expect.stringContaining("onRequest failed")]);
    expect(requests).toEqual(["POST https://registry.test/rest/ekonomicke-subjekty/vyhledat"]);
  });

  // The published file holds the whole entry, so that nothing but the code itself says what may go.
  it("has nothing of what reads records and codes for a page that does not", async () => {
    const { metafile } = await build({
      ...common,
      entryPoints: [],
      stdin: {
        contents: 'import { createRegistry } from "./src/registry/index.ts"; console.log(createRegistry);',
        resolveDir: root,
      },
      format: "esm",
      metafile: true,
      splitting: true,
      // Of a published file, nothing but its code says what may be left out.
      ignoreAnnotations: true,
    });
    const taken = loaded(metafile, "<stdin>", true);
    expect(taken).toContain("src/registry/create-registry.ts");
    expect(taken.filter((path) => /^src\/registry\/(record|code-lists)\//.test(path))).toEqual([]);
  });
});
