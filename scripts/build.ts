// Builds dist/: a JavaScript file for each entry with what they share in a few chunks, since a file for each module costs
// an import more than its code does, and of the declarations that tsc prints those that the entries lead to.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";
import { trimDeclarations } from "./trim-declarations.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** What can be imported, by the name of its file in dist/. */
const entries = {
  index: "src/index.ts",
  registry: "src/registry/index.ts",
  identity: "src/identity/index.ts",
  legacy: "src/legacy/index.ts",
  jobs: "src/jobs/index.ts",
  login: "src/login/index.ts",
  redis: "src/redis/index.ts",
  sandbox: "src/sandbox/index.ts",
  testing: "src/testing/index.ts",
  verify: "src/verify/index.ts",
};

/** What the conditional imports of package.json lead to: the room that needs Node, and what stands for it elsewhere. */
const conditional = {
  exchange: "src/node/exchange.ts",
  "global-exchange": "src/transport/global-exchange.ts",
  "mutual-tls": "src/node/mutual-tls.ts",
  "no-mutual-tls": "src/transport/no-mutual-tls.ts",
};

/** Parts of the transport that send a request and read its answer. */
const sends = "(answer|copied-cause|exchange|fetch-exchange|transport-failure|transport)\\.ts";

await build({
  cwd: root,
  input: { ...entries, ...conditional, cli: "src/cli/main.ts" },
  platform: "neutral",
  // Everything that has a name instead of a path.
  external: /^(?!\.|\/|src\/)/,
  transform: { target: "es2022" },
  logLevel: "warn",
  output: {
    dir: "dist",
    cleanDir: true,
    format: "esm",
    // They lead to src/ and generated/, which are published beside.
    sourcemap: true,
    sourcemapExcludeSources: true,
    chunkFileNames: "chunks/[name]-[hash].js",
    // One copy of what the entries share: an error of one entry is an instance of the class of another.
    codeSplitting: {
      groups: [
        {
          name: "core",
          test: new RegExp(
            `src/(errors/(contract|invalid|transport)|environment|transport/(?!${sends}|(global-exchange|no-mutual-tls)\\.ts))|generated/(environments|legacy-types|package)`,
          ),
          priority: 4,
        },
        // Needed with the first request, and what it may fail with. Users and the identity contract are here because a file of
        // their own costs an import more; nothing in this chunk needs Node, so that the test kit runs in a browser too.
        {
          name: "sending",
          test: new RegExp(`src/(errors|secrets|users)/|src/transport/${sends}|generated/identity`),
          priority: 3,
        },
        { name: "sandbox-data", test: /generated\/sandbox-data/, priority: 3 },
        // The files that the conditional imports lead to are entries, and stay small.
        { name: "node", test: /src\/node\//, priority: 1 },
        // What a page loads with the first call, or only if it uses it.
        {
          name: "records",
          test: /src\/registry\/(index|registry-error|call\/documented|record|label|validation|helpers\/(amount|current))|generated\/registry-operations/,
          priority: 1,
        },
        // What an entry loads at once, also where another entry needs a part of it.
        {
          name: "registry",
          test: /src\/registry\/(create|options|look-|detail|plain|helpers\/ico|call\/cache\.ts|credentials)|generated\/registry-(service|client)/,
          priority: 2,
        },
        { name: "identity", test: /src\/identity\/(?!key-set|sign|verify|check-claims|claims)/ },
        { name: "legacy", test: /src\/legacy\/(call|create|index|options|legacy-error)|generated\/legacy-requests/ },
      ],
    },
  },
});

/** As `files` of package.json leaves them out. */
const compiledChecks =
  /generated\/(registry-(request-validators|response-validators(-of-\w+)?)|sandbox-data)\.gen\.ts$/;

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const { status } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;
if (status === 0) {
  const dist = join(root, "dist");
  const printed = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".d.ts"));
  trimDeclarations(
    printed.map((file) => join(dist, file)),
    Object.values(entries).map((file) => join(dist, file.replace(/\.ts$/, ".d.ts"))),
  );
  for (const folder of ["chunks", "generated"]) dropMapsOfChecks(join(dist, folder));
}

/** Compiled checks and data are no source that anybody reads: they are not published, nor maps into them. */
function dropMapsOfChecks(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".map"))) {
    const map = join(folder, file);
    const { sources } = JSON.parse(readFileSync(map, "utf8")) as { readonly sources: readonly string[] };
    if (!sources.every((source) => compiledChecks.test(source))) continue;
    rmSync(map);
    const script = map.replace(/\.map$/, "");
    writeFileSync(script, readFileSync(script, "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
  }
}
