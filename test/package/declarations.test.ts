import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { followImports } from "../../scripts/follow-imports.ts";
import { compileDeclarations, mswFor, type CompilerCase } from "./compile-declarations.ts";
import { manifest } from "./manifest.ts";
import { typeScriptVersions } from "./versions.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const { project } = inject("packed");
const [oldest] = typeScriptVersions;
const newest = typeScriptVersions[2];

/** Every resolution and surrounding with the newest compiler; declarations.nightly.test.ts has every combination. */
const cases: readonly CompilerCase[] = [
  { version: oldest, programs: ["use.ts"], resolution: "nodenext", surrounding: "node" },
  { version: newest, programs: ["use.ts"], resolution: "node16", surrounding: "node" },
  { version: newest, programs: ["use.ts", "use-require.cjs"], resolution: "nodenext", surrounding: "node" },
  { version: newest, programs: ["browser.ts"], resolution: "bundler", surrounding: "dom" },
  // The oldest msw that this compiler can read.
  ...mswFor(newest)
    .slice(0, 1)
    .map(
      (msw) =>
        ({ version: newest, programs: ["use-testing.ts"], resolution: "nodenext", surrounding: "both", msw }) as const,
    ),
];

describe("declarations", () => {
  it.each(cases)(
    "[PKG-01] compile by TypeScript $version under $resolution beside the types of $surrounding: $programs",
    async (given) => {
      await compileDeclarations(given);
    },
  );

  it("require the types of fetch, from Node or from the DOM", async () => {
    const given = { version: newest, programs: ["browser.ts"], resolution: "nodenext", surrounding: "none" } as const;
    await expect(compileDeclarations(given)).rejects.toThrow("Cannot find name 'Response'");
  });

  it("fail in require() under node16, which does not know that Node supports it", async () => {
    const programs = ["use-require.cjs"];
    const given = { version: newest, programs, resolution: "node16", surrounding: "node" } as const;
    await expect(compileDeclarations(given)).rejects.toThrow("TS1479");
  });

  it("refer only to packages that a caller has", () => {
    const installed = join(project, "node_modules", manifest.name);
    const named = manifest.entries.map(({ name, types }) => [
      name,
      [...followImports([join(installed, types)]).modules].sort(),
    ]);
    const { types } = readYaml(import.meta.url, "entry-packages.yaml") as { readonly types: object };
    expect(Object.fromEntries(named)).toEqual(types);
  });
});
