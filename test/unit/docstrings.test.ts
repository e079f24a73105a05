import { fileURLToPath } from "node:url";
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { exportsOf, readExamples, type DocstringExample } from "../fixtures/docstrings/read-examples.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const entries = ["registry", "identity", "legacy", "sandbox", "testing", "verify"];
const entryFile = (entry: string): string => `${root}src/${entry}/index.ts`;

/** The globals of an example, beside everything that the package exports. */
const surroundings = `
  declare const error: unknown;
  declare const registry: import("ares-caais").Registry;
  declare const identity: import("ares-caais").Identity;
  declare const legacy: import("ares-caais").LegacyIdentity<"4.2">;
  declare const pending: import("ares-caais").PendingLogin<"openid" | "oidc" | "profile">;
  declare const claims: import("ares-caais").IdentityClaims<"openid" | "oidc">;
  declare const record: import("ares-caais").ZaznamVr;
  declare const ico: string, cert: string, key: string, clientId: string, redirectUri: string;
  declare const idToken: string, accessToken: string, refreshToken: string, postLogoutRedirectUri: string;
  declare const inputs: readonly string[];
  declare const request: { readonly url: string };
  declare const response: Response;
  declare const signal: AbortSignal;
  declare const login: import("ares-caais/login").Login<object>;
  declare const server: import("msw/node").SetupServer;
  declare const setupServer: typeof import("msw/node").setupServer;
  declare function redirect(url: string): Response;
`;

/** The file that an example is checked as. */
const fileOf = (index: number): string => `${root}test/example-${index}.ts`;

/** An example as a module: what it names of the package imported, in a function that may return. */
function moduleOf({ code }: DocstringExample, exported: ReadonlyMap<string, string>): string {
  const names = [...new Set(code.match(/[A-Za-z]\w*/g))].filter((name) => exported.has(name));
  const imports = names.map((name) => `import { ${name} } from "ares-caais/${exported.get(name) ?? ""}";`);
  return `${imports.join("\n")}${surroundings}export async function example(): Promise<unknown> {\n${code}\nreturn undefined;\n}\n`;
}

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return { ...options, noUnusedLocals: false, noUnusedParameters: false, noImplicitReturns: false };
}

describe("the examples in docstrings", () => {
  let examples: readonly DocstringExample[];
  let faults: readonly string[];

  beforeAll(() => {
    const options = readOptions();
    const files = entries.map(entryFile);
    const source = ts.createProgram(files, options);
    examples = readExamples(source, files);

    const exported = new Map(
      entries.flatMap((entry) =>
        [...exportsOf(source, entryFile(entry))].flatMap(([name, { flags }]) =>
          (flags & ts.SymbolFlags.Value) === 0 ? [] : [[name, entry]],
        ),
      ),
    );
    const modules = new Map(examples.map((example, index) => [fileOf(index), moduleOf(example, exported)]));
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, target, ...more) => {
      const text = modules.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, target);
      return source.getSourceFile(name) ?? read(name, target, ...more);
    };
    const program = ts.createProgram([...modules.keys()], options, host);
    faults = examples.flatMap(({ symbol }, index) =>
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(fileOf(index)))
        .map(({ messageText }) => `${symbol}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`),
    );
  }, 120_000);

  it("exist for every function that a reader starts with", () => {
    expect(examples.length).toBeGreaterThanOrEqual(30);
    expect(examples.map(({ symbol }) => symbol)).toEqual(
      expect.arrayContaining([
        "createRegistry",
        "Registry.paginate",
        "Registry.lookup",
        "Registry.changes",
        "createIdentity",
        "Identity.beginLogin",
        "Identity.completeLogin",
        "createLegacyIdentity",
        "createSandbox",
        "registryHandlers",
        "verifyContract",
        "ContractError",
      ]),
    );
  });

  it("compile as printed", () => {
    expect(faults).toEqual([]);
  });
});

it("[DOC-12] `@see` in a docstring leads to an address, a standard or a file of the package", () => {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const targets = files.flatMap((name) =>
    [...readFileSync(`${root}src/${name}`, "utf8").matchAll(/@see (\S+)/g)].map(([, target = ""]) => target),
  );
  expect(targets.length).toBeGreaterThan(3);
  const shipped = /^(https:\/\/|RFC$|\{@link|generated\/[\w.-]+\.gen\.ts,$|src\/)/;
  expect(targets.filter((target) => !shipped.test(target))).toEqual([]);
});
