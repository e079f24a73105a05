// Builds dist/: a JavaScript file for each entry with what they share in a few chunks, since a file for each module costs
// an import more than its code does, of the declarations that tsc prints those that the entries lead to, and the schemas of
// the records. The sources are published inside the source maps.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { transformSync } from "esbuild";
import { build, type Plugin } from "rolldown";
import { recordSchemas } from "../generated/record-schemas.gen.ts";
import { sandboxData } from "../generated/sandbox-data.gen.ts";
import { configSchema } from "../src/sandbox/config/schemas.ts";
import { bundledPackages } from "./bundled-packages.ts";
import { shortenMap } from "./shorten-map.ts";
import { trimDeclarations } from "./trim-declarations.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The entries, by the name of their file in dist/. */
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

/** The targets of the conditional imports of package.json: the room that needs Node, and its substitute elsewhere. */
const conditional = {
  exchange: "src/node/exchange.ts",
  "global-exchange": "src/transport/global-exchange.ts",
};

/** Parts of the transport that no client needs before its first request. */
const sends =
  "((answer|copied-cause|exchange|fetch-exchange|renewed-value|transport-failure|transport)\\.ts|failure-codes\\.json)";

/** Parts of the registry that a client needs before its first call, and that lead to no other package. */
const checks = "options|look-|detail|helpers/ico|call/cache\\.ts|credentials";

/** Checks and data that are compiled from the contract or from YAML: nobody reads them in JavaScript. */
const compiled =
  /generated\/(registry-(request-validators|response-validators(-of-\w+)?|examples|schemas|code-lists)|sandbox-data)\.gen\.ts$/;

/** Packs the data of the sandbox, which would be a sixth of the package. */
const packData: Plugin = {
  name: "pack-data",
  load: {
    filter: { id: /generated\/sandbox-data\.gen\.ts$/ },
    handler: () => {
      const packed = gzipSync(JSON.stringify(sandboxData), { level: 9 }).toString("base64");
      return `import { gunzipSync } from "node:zlib";
export const sandboxData = JSON.parse(gunzipSync(Buffer.from("${packed}", "base64")).toString());`;
    },
  },
};

/** Leaves out of the chunks what only makes the package larger. */
const shorten: Plugin = {
  name: "shorten",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const map = bundle[`${file.fileName}.map`];
      if (file.moduleIds.length > 0 && file.moduleIds.every((id) => compiled.test(id))) {
        file.code = transformSync(file.code, { minify: true, charset: "utf8", target: "es2022" }).code;
        Reflect.deleteProperty(bundle, `${file.fileName}.map`);
      } else if (map?.type === "asset") map.source = shortenMap(String(map.source));
    }
  },
};

await build({
  cwd: root,
  plugins: [packData, shorten],
  input: { ...entries, ...conditional, cli: "src/cli/main.ts" },
  platform: "neutral",
  // Everything that has a name instead of a path, but for what is bundled.
  external: (name) => /^(?!\.|\/|src\/)/.test(name) && !Object.hasOwn(bundledPackages, name),
  resolve: { alias: bundledPackages },
  transform: { target: "es2022" },
  logLevel: "warn",
  checks: { bundlerTimings: false },
  output: {
    dir: "dist",
    cleanDir: true,
    format: "esm",
    // They hold the sources.
    sourcemap: true,
    // The declarations have the docstrings.
    comments: { annotation: true, jsdoc: false, legal: false },
    chunkFileNames: "chunks/[name]-[hash].js",
    // One copy of what the entries share: an error of one entry is an instance of the class of another.
    codeSplitting: {
      groups: [
        // An entry of Node loads each file with its import, so these are few; a page loads this one before its first call.
        {
          name: "core",
          test: new RegExp(
            `src/(errors/(?!gap|incomplete)|environment|registry/(${checks})|transport/(?!${sends}|global-exchange\\.ts))|generated/(environments|legacy-types|package|registry-service)`,
          ),
          priority: 4,
        },
        // Needed with the first request; a bundler for a browser leaves out what needs Node. Nothing here needs Node before it
        // is called, so that the test kit runs in a browser too.
        {
          name: "sending",
          test: new RegExp(
            `src/(secrets|users|node)/|src/transport/${sends}|generated/(identity-code-lists|client-authentication)`,
          ),
          priority: 3,
        },
        { name: "registry", test: /src\/registry\/(create|plain)|generated\/registry-client/, priority: 2 },
        { name: "sandbox-data", test: /generated\/sandbox-data/, priority: 3 },
        // A page loads this with the first call, or only if it uses it.
        {
          name: "records",
          test: /src\/(errors|registry\/(index|registry-error|call\/documented|record|label|validation|helpers\/(amount|current)))|generated\/registry-operations/,
          priority: 1,
        },
        { name: "identity", test: /src\/identity\/(?!key-set|sign|verify|check-claims|claims)/ },
        { name: "legacy", test: /src\/legacy\/(call|create|index|options|legacy-error)|generated\/legacy-requests/ },
      ],
    },
  },
});

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
  for (const name of Object.keys(bundledPackages)) {
    copyFileSync(join(root, "node_modules", name, "LICENSE"), join(dist, `LICENSE-${name.replace(/^.*\//, "")}`));
  }
  mkdirSync(join(dist, "schemas"));
  writeFileSync(join(dist, "schemas/sandbox.json"), JSON.stringify(configSchema()));
  for (const [name, schema] of Object.entries(recordSchemas)) {
    writeFileSync(join(dist, "schemas", `${name}.json`), JSON.stringify(schema));
  }
}
