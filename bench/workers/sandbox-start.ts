import { createRegistry } from "../../src/registry/index.ts";
import { createSandbox } from "../../src/sandbox/index.ts";

/** The time from the start of the process to a ready sandbox. */
const subjects = Number(process.argv[2]);
const sandbox = await createSandbox({ additionalSubjects: subjects });
const ready = performance.now();
const memory = process.memoryUsage.rss();

const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch });
const beforeSearch = performance.now();
// The last subject of all: nothing is left out on the way to it.
const { pocetCelkem } = await registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: `Modrá prodejna ${subjects}` });
process.send?.({
  ready,
  memory,
  search: performance.now() - beforeSearch,
  found: pocetCelkem,
  memoryAfterSearch: process.memoryUsage.rss(),
});
await sandbox.close();
