import { codegen } from "./codegen.ts";
import { importing } from "./import.ts";
import { lookupTable } from "./lookup-table.ts";
import { currentLoad, writePage } from "./page.ts";
import { summaryOf } from "./summary.ts";
import { print, type Table } from "./table.ts";
import { runWorkerBench, workerBenches } from "./worker-benches.ts";

/** All benches, or those named: `npm run bench -- codegen registry`. All of them write the page, in this order. */
const benches: Readonly<Record<string, () => Promise<Table>>> = {
  ...Object.fromEntries(Object.entries(workerBenches).map(([name, bench]) => [name, () => runWorkerBench(bench)])),
  "lookup-table": lookupTable,
  import: importing,
  codegen,
};

const wanted = process.argv.slice(2);
const matches = (word: string, name: string): boolean => name === word || name.startsWith(`${word}-`);
for (const word of wanted) {
  if (Object.keys(benches).some((name) => matches(word, name))) continue;
  throw new Error(`there is no bench "${word}", only ${Object.keys(benches).join(", ")}`);
}
console.log(
  "Ratios are of the tenth percentile (fast; of few rounds the least) and of the median of alternating rounds; fast decides.",
);
const load = currentLoad();
const tables: Record<string, Table> = {};
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.some((word) => matches(word, name))) continue;
  const start = performance.now();
  const table = await bench();
  tables[name] = table;
  print(table);
  console.log(`  (${((performance.now() - start) / 1_000).toFixed(0)} s)`);
}
if (wanted.length === 0) {
  const summary = summaryOf(tables);
  print(summary);
  console.log(`\nwritten to ${await writePage(summary, load)}`);
}
