import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

/** Bundles for a browser, where esbuild resolves no Node built-in. */
const common = {
  absWorkingDir: fileURLToPath(new URL("../../../", import.meta.url)),
  outdir: "out",
  write: false as const,
  bundle: true,
  platform: "browser" as const,
  target: "es2022",
  logLevel: "silent" as const,
};
const entry = ["src/registry/index.ts"];

/** A fetch of a service that knows every even ico; it notes its requests. */
function serviceOf(requests: string[]) {
  return (url: string, { method, body }: { method: string; body: string }): Promise<Response> => {
    requests.push(`${method} ${url}`);
    const { ico } = JSON.parse(body) as { ico: string[] };
    const found = ico.filter((one) => Number(one) % 2 === 0).map((one) => ({ icoId: one, ico: one }));
    return Promise.resolve(Response.json({ pocetCelkem: found.length, ekonomickeSubjekty: found }));
  };
}

/** The program of a page, with more options; its result is JSON, because its objects have other prototypes than those of the test. */
const program = (options: string): string => `(async () => {
  const node = [typeof process, typeof require, typeof Buffer, typeof global];
  const environment = { registry: "https://registry.test/rest" };
  const onEvent = async ({ type }) => { if (type === "request") throw new Error("onEvent"); };
  const registry = ares.createRegistry({ environment, validate: ares.strictValidation, onEvent, ${options} });
  const results = [];
  for await (const { ico, status } of registry.lookup(["27074358", 6947, "x"])) results.push([ico, status]);
  const error = await registry.vratEkonomickySubjekt({ ico: "x" }).catch((reason) => reason);
  const input = [error instanceof ares.InvalidInputError, error.code];
  const symbols = ["dispose", "asyncDispose"].map((name) => Symbol[name] ?? Symbol.for("Symbol." + name));
  const closing = [registry.close(), registry[symbols[0]](), await registry[symbols[1]](), "undefined" in registry];
  return JSON.stringify({ node, results, input, closing });
})()`;

describe("a bundle for a browser", () => {
  it.each([
    ["[PKG-02] the registry's entry", entry],
    ["[PKG-02] [PKG-08] the root entry", ["src/index.ts"]],
  ])("%s imports no Node built-in", async (_title, entryPoints) => {
    const options = { ...common, entryPoints, format: "esm", splitting: true, metafile: true } as const;
    const { metafile, errors, warnings } = await build(options);
    expect([...errors, ...warnings]).toEqual([]);
    const { inputs, outputs } = metafile;
    const isBuiltIn = (path: string): boolean => path.startsWith("node:") || builtinModules.includes(path);
    const imported = [...Object.values(inputs), ...Object.values(outputs)].flatMap(({ imports }) => imports);
    expect(Object.keys(inputs).length).toBeGreaterThan(10);
    expect(Object.keys(inputs).filter(isBuiltIn)).toEqual([]);
    expect(imported.filter(({ path, external }) => external === true || isBuiltIn(path))).toEqual([]);
  });

  it("[PKG-02] [NET-16] [NET-23] sends every request through the browser's fetch or the given one", async () => {
    const { outputFiles } = await build({ ...common, entryPoints: entry, format: "iife", globalName: "ares" });
    const [own, given]: [string[], string[]] = [[], []];
    const shown: unknown[] = [];
    const page = createContext({
      fetch: serviceOf(own),
      fetchOfTheCaller: serviceOf(given),
      console: { error: (text: unknown) => shown.push(text) },
      ...{ AbortController, AbortSignal, FormData, Headers, Request, Response, TextDecoder, TextEncoder },
      ...{ URL, URLSearchParams, btoa, clearTimeout, performance, setTimeout, structuredClone },
    });
    runInContext(outputFiles[0]?.text ?? "", page);
    const sent = ["POST https://registry.test/rest/ekonomicke-subjekty/vyhledat"];
    for (const [options, requests] of [
      ["", [sent, []]],
      ["fetch: fetchOfTheCaller", [[], sent]],
    ] as const) {
      [own, given].forEach((seen) => seen.splice(0));
      expect(JSON.parse(String(await runInContext(program(options), page)))).toEqual({
        node: ["undefined", "undefined", "undefined", "undefined"],
        results: [
          ["27074358", "found"],
          ["00006947", "missing"],
          [null, "malformed"],
        ],
        input: [true, "ERR_INVALID_INPUT"],
        // Nothing has to be closed here, but a program for Node and browsers may do so.
        closing: [null, null, null, false],
      });
      expect([own, given]).toEqual(requests);
    }
    expect(shown).toEqual([1, 2].map(() => expect.stringContaining("onEvent failed") as string));
  });

  // The published file holds the whole entry, so that nothing but the code itself says what may go.
  it.each([
    ["createRegistry", false],
    ["createRegistry, label, invoiceParty", true],
  ])("includes parsers of records and codes only for a page that uses them: %s", async (names, isThere) => {
    const contents = `import { ${names} } from "./${entry[0]}"; console.log(${names});`;
    const { outputFiles, metafile } = await build({
      ...{ ...common, stdin: { contents, resolveDir: common.absWorkingDir } },
      ...{ format: "esm", splitting: true, ignoreAnnotations: true, metafile: true },
    });
    const files = new Set(["out/stdin.js"]);
    for (const file of files) for (const { path } of metafile.outputs[file]?.imports ?? []) files.add(path);
    const taken = outputFiles.filter(({ path }) => [...files].some((file) => path.endsWith(file)));
    const text = taken.map((file) => file.text).join("\n");
    expect(text).toContain("createRegistry");
    for (const part of ["Limited liability company", "invoiceParty"]) expect(text.includes(part)).toBe(isThere);
  });
});
