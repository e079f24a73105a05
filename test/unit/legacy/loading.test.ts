import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

it("what reads messages is loaded by the first call, not by an import", async () => {
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL("../../../", import.meta.url)),
    entryPoints: ["src/legacy/index.ts"],
    outdir: "out",
    write: false,
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    metafile: true,
    logLevel: "silent",
  });
  const outputs = Object.entries(metafile.outputs);
  const holding = outputs.filter(([, { imports }]) => imports.some(({ path }) => path === "@rgrove/parse-xml"));
  const kinds = outputs.flatMap(([, { imports }]) =>
    imports.filter(({ path }) => holding.some(([name]) => name === path)).map(({ kind }) => kind),
  );
  expect(kinds).toEqual(["dynamic-import"]);
  // It writes the envelopes when the code is generated.
  expect(outputs.flatMap(([, { imports }]) => imports).map(({ path }) => path)).not.toContain("soap");
});
