import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { at, ratioOf, timeAlternately, type Contender } from "./compare.ts";
import { compileWorkers, root, runCommand, runWorker, withFolder } from "./processes.ts";
import { atMost, type Row, type Table } from "./table.ts";
import type { LoadedChunks } from "./workers/browser-chunks.ts";

const rounds = 25;
const kilobyte = 1_000;

/** The price of importing the clients: time in a fresh process, and of the registry bytes in a browser. */
export function importing(): Promise<Table> {
  return withFolder(async (folder) => ({
    title: `Importing the clients, ${rounds} rounds of fresh processes`,
    rows: [...(await importTimes(folder)), ...(await bundleSizes(folder))],
  }));
}

/** The entries, and the most that importing one may cost in units of openapi-fetch. */
const entries = { registry: 1.5, identity: 2.5, legacy: 1.5 };

/** As published, and with all that they need in one file each. */
async function importTimes(folder: string): Promise<Row[]> {
  runCommand(process.execPath, ["--import", "tsx", "scripts/build.ts"]);
  const names = Object.keys(entries);
  const bundled = join(folder, "bundled");
  const entry = join(folder, "openapi-fetch.js");
  writeFileSync(entry, 'export { default } from "openapi-fetch";\n');
  const inputs = { ...Object.fromEntries(names.map((name) => [name, `src/${name}/index.ts`])), "openapi-fetch": entry };
  for (const [name, input] of Object.entries(inputs)) {
    await build({
      absWorkingDir: root,
      entryPoints: { [name]: input },
      outdir: join(bundled, name),
      bundle: true,
      // What is imported when it is needed stays a file of its own.
      splitting: true,
      format: "esm",
      platform: "node",
      target: "node20",
      logLevel: "error",
    });
  }
  const published = importOf("openapi-fetch, as published", entry);
  const whole = importOf("openapi-fetch, bundled", join(bundled, "openapi-fetch/openapi-fetch.js"));
  const contenders = [
    published,
    ...names.map((name) => importOf(`ares-caais/${name}, as published`, join(root, `dist/${name}.js`))),
    whole,
    ...names.map((name) => importOf(`ares-caais/${name}, bundled`, join(bundled, name, `${name}.js`))),
  ];
  const timings = await timeAlternately(contenders, rounds);
  const targets = Object.values(entries);
  return timings.map((timing, index) => {
    const { name, fast, median } = timing;
    // The baseline stands before its entries.
    const place = index % (names.length + 1);
    const ratio = ratioOf(timing, at(timings, index - place));
    return {
      what: name,
      figure: `${fast.toFixed(1)} / ${median.toFixed(1)} ms`,
      ratio,
      ...(place === 0 ? {} : atMost(at(targets, place - 1), ratio, "the entry is more code than openapi-fetch alone.")),
    };
  });
}

/** Measures in the process itself: the start of Node takes several times as long. */
function importOf(name: string, file: string): Contender {
  const address = JSON.stringify(pathToFileURL(file).href);
  const program = `const start = performance.now(); await import(${address}); console.log(performance.now() - start);`;
  return { name, run: () => Number(runCommand(process.execPath, ["--input-type=module", "--eval", program])) };
}

/** Minified and gzipped for a browser: what the entry loads, and what the first call and later ones load on top of it. */
async function bundleSizes(folder: string): Promise<Row[]> {
  const bundle = join(folder, "browser");
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { registry: "src/registry/index.ts" },
    outdir: bundle,
    write: false,
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "error",
  });
  mkdirSync(bundle);
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  await compileWorkers(folder, ["browser-chunks"]);
  const { before, withFirstCall } = await runWorker<LoadedChunks>(folder, "browser-chunks", [bundle, "registry.js"]);
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [basename(path), gzipSync(contents, { level: 9 }).byteLength]),
  );
  const sizeOf = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + (sizes.get(name) ?? Number.NaN), 0);
  const figure = (names: Iterable<string>): string => `${(sizeOf(names) / kilobyte).toFixed(2)} kB`;
  const early = new Set([...before, ...withFirstCall]);
  const chunks = (names: Iterable<string>, when: string): Row[] =>
    [...names].map((name) => ({
      what: `  ${when}: ${name.replace(/(-[A-Z0-9]{8})?\.js$/, "")}`,
      figure: figure([name]),
      isListed: early.has(name),
    }));
  const size = sizeOf(before);
  return [
    {
      what: "browser bundle before the first call, minified and gzipped",
      figure: figure(before),
      target: {
        text: "at most 12 kB",
        met: size <= 12 * kilobyte,
        reason: "what loads before the first call has grown; later parts are loaded when they are needed.",
      },
    },
    ...chunks(before, "before the first call"),
    { what: "browser bundle with the first call, minified and gzipped", figure: figure(early), isListed: true },
    ...chunks(withFirstCall, "by the first call"),
    ...chunks(
      [...sizes.keys()].filter((name) => !early.has(name)),
      "when needed",
    ),
  ];
}
