// Builds dist/: one JavaScript file for each entry with what they share in chunks, since a file for each module costs
// an import more than its code does, and the declarations as tsc prints them.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../", import.meta.url));
rmSync(new URL("../dist", import.meta.url), { recursive: true, force: true });

await build({
  absWorkingDir: root,
  entryPoints: { index: "src/index.ts", registry: "src/registry/index.ts", sandbox: "src/sandbox/index.ts" },
  outdir: "dist",
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  // One copy of what the entries share: an error of one entry is an instance of the class of another.
  splitting: true,
  packages: "external",
  format: "esm",
  // The registry runs in a browser too; what needs Node imports it by its name.
  platform: "neutral",
  external: ["node:*"],
  target: "es2022",
  logLevel: "warning",
});

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const { status } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;
