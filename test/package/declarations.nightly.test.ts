import { describe, it } from "vitest";
import { compileDeclarations, mswFor, type CompilerCase } from "./compile-declarations.ts";
import { typeScriptVersions } from "./versions.ts";

const cases = typeScriptVersions.flatMap((version): readonly CompilerCase[] => [
  ...(["nodenext", "node16", "bundler"] as const).flatMap((resolution): readonly CompilerCase[] => [
    { version, programs: ["use.ts"], resolution, surrounding: "node" },
    { version, programs: ["use.ts"], resolution, surrounding: "both" },
    { version, programs: ["browser.ts"], resolution, surrounding: "dom" },
  ]),
  { version, programs: ["use.ts", "use-require.cjs"], resolution: "nodenext", surrounding: "node" },
  ...mswFor(version).flatMap((msw) =>
    (["nodenext", "bundler"] as const).map(
      (resolution) => ({ version, programs: ["use-testing.ts"], resolution, surrounding: "both", msw }) as const,
    ),
  ),
]);

describe("declarations in every combination", () => {
  it.each(cases)(
    "[PKG-01] compile by TypeScript $version under $resolution beside the types of $surrounding: $programs",
    async (given) => {
      await compileDeclarations(given);
    },
  );
});
