import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { followImports } from "../../scripts/follow-imports.ts";
import { createCompiler, type Compiler } from "./compilers.ts";
import { manifest } from "./manifest.ts";
import { copyProgram } from "./programs.ts";
import { typeRoots } from "./tools.ts";
import { mswVersions, typeScriptVersions } from "./versions.ts";

const { project, withMsw } = inject("packed");

const nodenext = { module: "nodenext", moduleResolution: "nodenext" };
const node16 = { module: "node16", moduleResolution: "node16" };
const bundler = { module: "esnext", moduleResolution: "bundler" };
const nodeTypes = { types: ["node"], typeRoots: [typeRoots], lib: ["es2022"] };
const domTypes = { types: [], lib: ["es2022", "dom", "dom.iterable"] };
const allTypes = { ...domTypes, ...nodeTypes, lib: domTypes.lib };

type TypeScriptVersion = (typeof typeScriptVersions)[number];

const compilers = new Map<TypeScriptVersion, Compiler>();

/** Compiles a program, and checks every declaration that it leads to; throws with what the compiler says. */
async function compile(folder: string, program: string, version: TypeScriptVersion, options: object): Promise<void> {
  const check = compilers.get(version) ?? createCompiler(version);
  compilers.set(version, check);
  copyProgram(folder, program);
  const rules = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, target: "es2022", noEmit: true };
  const configuration = { compilerOptions: { ...rules, ...options }, files: [program] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(configuration));
  await check(folder);
}

describe.each(typeScriptVersions)("declarations under TypeScript %s", (version) => {
  it.each(Object.entries({ nodenext, node16, bundler }))(
    "[PKG-01] compile under %s with the types of Node",
    async (_name, resolution) => {
      await compile(project, "use.ts", version, { ...resolution, ...nodeTypes });
    },
  );

  it.each(Object.entries({ nodenext, node16, bundler }))(
    "[PKG-01] compile under %s with the types of the DOM alone, for a page",
    async (_name, resolution) => {
      await compile(project, "browser.ts", version, { ...resolution, ...domTypes });
    },
  );

  it("compile with the types of both", async () => {
    await compile(project, "use.ts", version, { ...nodenext, ...allTypes });
  });

  it("compile for a CommonJS program", async () => {
    const options = { ...nodenext, ...nodeTypes, allowJs: true, checkJs: true };
    await compile(project, "use-require.cjs", version, options);
  });

  // The declarations of msw 2.7.0 fail themselves beside the DOM of later compilers.
  const fitting = mswVersions.filter(([msw]) => msw !== "2.7.0" || version === "5.9.3");
  it.each(fitting)("of the test kit compile beside msw %s", async (msw) => {
    await compile(withMsw[msw] ?? "", "use-testing.ts", version, { ...nodenext, ...allTypes });
  });
});

describe("declarations", () => {
  it("need the types of fetch, from Node or from the DOM", async () => {
    const options = { ...nodenext, types: [], lib: ["es2022"] };
    await expect(compile(project, "browser.ts", "5.9.3", options)).rejects.toThrow("Cannot find name 'Response'");
  });

  it("cannot be required under node16, which does not know that Node can", async () => {
    const options = { ...node16, ...nodeTypes, allowJs: true, checkJs: true };
    await expect(compile(project, "use-require.cjs", "5.9.3", options)).rejects.toThrow("TS1479");
  });

  it("name no other package than a caller meets", () => {
    const installed = join(project, "node_modules", manifest.name);
    const named = manifest.entries.map(({ name, types }) => [
      name,
      [...followImports([join(installed, types)]).modules].sort(),
    ]);
    expect(Object.fromEntries(named)).toEqual({
      "ares-caais": ["openapi-fetch"],
      "ares-caais/registry": ["openapi-fetch"],
      "ares-caais/identity": [],
      "ares-caais/legacy": [],
      "ares-caais/jobs": ["openapi-fetch"],
      "ares-caais/login": ["node:http", "node:http2"],
      "ares-caais/redis": [],
      "ares-caais/sandbox": ["jose", "node:crypto", "node:http", "node:net", "openapi-fetch"],
      "ares-caais/testing": ["msw", "openapi-fetch"],
      "ares-caais/verify": [],
    });
  });
});
