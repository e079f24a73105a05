import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { at, ratioOf, timeAlternately, type Contender } from "./compare.ts";
import { root, runCommand, withFolder } from "./processes.ts";
import { atMost, type Row, type Table } from "./table.ts";

const rounds = 25;
const kilobyte = 1_000;

/** The price of importing the clients: time in a fresh process, and of the registry bytes in a browser. */
export function importing(): Promise<Table> {
  return withFolder(async (folder) => ({
    title: `Importing the clients, ${rounds} rounds of fresh processes`,
    rows: [...(await importTimes(folder)), ...(await bundleSizes())],
  }));
}

/** The entries, and the most that importing one may cost in units of openapi-fetch. */
const entries = { registry: 1.5, identity: 3, legacy: 1.5 };

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
      external: ["soap"],
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

/** Minified and gzipped for a browser; what is imported dynamically counts on its own. */
async function bundleSizes(): Promise<Row[]> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["src/registry/index.ts"],
    outdir: "out",
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "error",
  });
  const sizes = new Map(outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).byteLength]));
  const sizeOf = (outputs: readonly string[]): number =>
    outputs.reduce((sum, output) => sum + (sizes.get(join(root, output)) ?? Number.NaN), 0);
  const entry = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint !== undefined);
  if (entry === undefined) throw new Error("the bundle has no entry");
  const first = loadedWith(metafile, entry);
  const later = Object.keys(metafile.outputs).filter((output) => !first.includes(output));
  const size = sizeOf(first);
  return [
    {
      what: "browser bundle before the first call, minified and gzipped",
      figure: `${(size / kilobyte).toFixed(2)} kB`,
      target: {
        text: "at most 12 kB",
        met: size <= 12 * kilobyte,
        reason: "what loads before the first call has grown; later parts are loaded when they are needed.",
      },
    },
    ...later.map((output) => ({
      what: `  loaded when needed: ${output.replace(/^out\/|-[A-Z0-9]{8}\.js$/g, "")}`,
      figure: `${(sizeOf([output]) / kilobyte).toFixed(2)} kB`,
    })),
  ];
}

/** An output and all that it imports statically. */
function loadedWith({ outputs }: Metafile, entry: string): string[] {
  const found = new Set([entry]);
  for (const output of found) {
    for (const { path, kind } of outputs[output]?.imports ?? []) if (kind === "import-statement") found.add(path);
  }
  return [...found];
}
