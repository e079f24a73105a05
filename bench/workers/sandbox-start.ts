import { createRegistry } from "../../src/registry/index.ts";
import { createSandbox } from "../../src/sandbox/index.ts";
import type { Row } from "../table.ts";
import { report } from "./worker.ts";

const subjects = 100_000;
const sandbox = await createSandbox({ additionalSubjects: subjects });
const ready = performance.now() / 1_000;
const memory = process.memoryUsage.rss();

const registry = createRegistry({
  environment: sandbox.environment,
  fetch: sandbox.fetch,
  requestsPerMinute: Infinity,
});
/** Seconds of a search for the last subject of all: nothing is left out on the way to it. */
async function search(): Promise<number> {
  const begun = performance.now();
  await registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: `Modrá prodejna ${subjects}` });
  return (performance.now() - begun) / 1_000;
}
const first = await search();
await search();
const later = await search();
const memoryAfterSearch = process.memoryUsage.rss();
await sandbox.close();

function rowOfTime(what: string, seconds: number, most: number): Row {
  return { what, figure: `${seconds.toFixed(2)} s`, target: { text: `at most ${most} s`, met: seconds <= most } };
}
function rowOfMemory(what: string, bytes: number, most: number): Row {
  const size = bytes / 1024 ** 2;
  return { what, figure: `${size.toFixed(0)} MiB`, target: { text: `at most ${most} MiB`, met: size <= most } };
}
report([
  rowOfTime("from the start of the process until it answers", ready, 0.6),
  rowOfMemory("memory of the process then", memory, 90),
  rowOfTime("the first search through all subjects", first, 1),
  rowOfTime("a later one", later, 0.05),
  rowOfMemory("memory of the process after them", memoryAfterSearch, 400),
] satisfies Row[]);
