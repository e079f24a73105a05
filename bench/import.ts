import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { build as buildWithRolldown } from "rolldown";
import { at, timeAlternately, type Contender } from "./compare.ts";
import { compileWorkers, root, runCommand, runWorker, withFolder } from "./processes.ts";
import { rowOf, type Row, type Table } from "./table.ts";
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
  const inputs = { ...Object.fromEntries(names.map((name) => [name, `dist/${name}.js`])), "openapi-fetch": entry };
  for (const [name, input] of Object.entries(inputs)) {
    await build({
      absWorkingDir: root,
      entryPoints: { [name]: input },
      outdir: join(bundled, name),
      bundle: true,
      // Dynamic imports stay files of their own.
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
  const reason = "the entry is more code than openapi-fetch alone.";
  return timings.map((timing, index) => {
    // The baseline stands before its entries.
    const place = index % (names.length + 1);
    const most = place === 0 ? undefined : { times: at(targets, place - 1), reason };
    return rowOf(timing, at(timings, index - place), "ms", most);
  });
}

/** Measures in the process itself: the start of Node takes several times as long. */
function importOf(name: string, file: string): Contender {
  const address = JSON.stringify(pathToFileURL(file).href);
  const program = `const start = performance.now(); await import(${address}); console.log(performance.now() - start);`;
  return { name, run: () => Number(runCommand(process.execPath, ["--input-type=module", "--eval", program])) };
}

/** Minified and gzipped for a browser: what a page loads at once, what the first call loads on top of it, and all in one file. */
async function bundleSizes(folder: string): Promise<Row[]> {
  const dir = join(folder, "browser");
  const page = join(folder, "page.js");
  writeFileSync(page, `export { createRegistry } from ${JSON.stringify(join(root, "dist/registry.js"))};\n`);
  const platform = "browser";
  const { output } = await buildWithRolldown({
    ...{ cwd: root, input: { registry: page }, platform },
    output: { dir, format: "esm", minify: true },
  });
  const { outputFiles } = await build({
    ...{ absWorkingDir: root, entryPoints: [page], bundle: true, minify: true },
    ...{ platform, format: "esm", target: "es2022", write: false },
  });
  await compileWorkers(folder, ["browser-chunks"]);
  const { before, withFirstCall } = await runWorker<LoadedChunks>(folder, "browser-chunks", [dir, "registry.js"]);
  const sizeIn = (code: string | Uint8Array): number => gzipSync(code, { level: 9 }).byteLength;
  const sizes = new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, sizeIn(file.code)] as const] : [])),
  );
  const sizeOf = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + (sizes.get(name) ?? Number.NaN), 0);
  const figure = (names: Iterable<string>): string => `${(sizeOf(names) / kilobyte).toFixed(2)} kB`;
  const early = new Set([...before, ...withFirstCall]);
  const chunks = (names: Iterable<string>, when: string): Row[] =>
    [...names].map((name) => ({
      what: `  ${when}: ${name.replace(/(-[\w-]{8})?\.js$/, "")}`,
      figure: figure([name]),
      isListed: early.has(name),
    }));
  const row = (what: string, size: number, most: number): Row => ({
    what: `browser bundle ${what}, minified and gzipped`,
    figure: `${(size / kilobyte).toFixed(2)} kB`,
    target: {
      text: `at most ${most} kB`,
      met: size <= most * kilobyte,
      reason: "what a page needs has grown; later parts are loaded when they are needed.",
    },
  });
  const whole = outputFiles.reduce((sum, { contents }) => sum + sizeIn(contents), 0);
  return [
    row("before the first call", sizeOf(before), 12),
    row("in one file", whole, 35),
    ...chunks(before, "before the first call"),
    { what: "browser bundle with the first call, minified and gzipped", figure: figure(early), isListed: true },
    ...chunks(withFirstCall, "by the first call"),
    ...chunks(
      [...sizes.keys()].filter((name) => !early.has(name)),
      "when needed",
    ),
  ];
}
