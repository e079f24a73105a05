import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

it("soap is loaded by the first call, not by an import", async () => {
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
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  expect(imports.filter(({ path }) => path === "soap").map(({ kind }) => kind)).toEqual(["dynamic-import"]);
});
