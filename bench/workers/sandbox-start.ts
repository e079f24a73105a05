import { createRegistry } from "../../src/registry/index.ts";
import { createSandbox } from "../../src/sandbox/index.ts";
import type { Row } from "../table.ts";
import { report } from "./worker.ts";

const subjects = 100_000;
const sandbox = await createSandbox({ additionalSubjects: subjects });
const ready = performance.now() / 1_000;
const memory = process.memoryUsage.rss();

const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });
const beforeSearch = performance.now();
// The last subject of all: nothing is left out on the way to it.
await registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: `Modrá prodejna ${subjects}` });
const search = (performance.now() - beforeSearch) / 1_000;
const memoryAfterSearch = process.memoryUsage.rss();
await sandbox.close();

function rowOfMemory(what: string, bytes: number): Row {
  const size = bytes / 1024 ** 2;
  return { what, figure: `${size.toFixed(0)} MiB`, target: { text: "under 400 MiB", met: size < 400 } };
}
report([
  {
    what: "from the start of the process until it answers",
    figure: `${ready.toFixed(2)} s`,
    target: { text: "at most 5 s", met: ready <= 5 },
  },
  rowOfMemory("memory of the process then", memory),
  { what: "a search through all subjects", figure: `${search.toFixed(2)} s` },
  rowOfMemory("memory of the process after a search through all subjects", memoryAfterSearch),
] satisfies Row[]);
