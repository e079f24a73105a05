import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

it("[KIT-01] the test kit needs no Node built-in and nothing of the sandbox, so its handlers run in a browser too", async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["src/testing/index.ts"],
    outdir: "out",
    write: false,
    metafile: true,
    bundle: true,
    platform: "browser",
    packages: "external",
    target: "es2022",
    logLevel: "silent",
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(imported.filter((path) => path.startsWith("node:") || builtinModules.includes(path))).toEqual([]);
  // The dependencies of the kit, each under its own name.
  const packages = imported.filter((path) => !path.startsWith("src/") && !path.startsWith("generated/"));
  expect(new Set(packages.map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0]))).toEqual(
    new Set(["msw", "jose", "@rgrove/parse-xml"]),
  );
  expect(Object.keys(metafile.inputs).filter((path) => path.startsWith("src/sandbox/"))).toEqual([]);
  expect(Object.keys(metafile.inputs)).toContain("generated/registry-schemas.gen.ts");
});
