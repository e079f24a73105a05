import { heapGrowth } from "./watch-process.ts";
import type { SoakReport, Tally } from "./tally.ts";

const megabyte = 1_000_000;
/** How many points of the heap's series are shown. */
const points = 20;

/** Prints the figures of a soak, and the rules that it broke. */
export function printReport({ size, phases, seconds, kinds, heap, sandbox, broken }: SoakReport): void {
  const rate = (size.calls / seconds).toFixed(0);
  console.log(`${size.calls} calls in ${phases} phases, ${seconds.toFixed(0)} s, ${rate} calls/s, seed ${size.seed}`);
  console.log("\ncalls by kind, and how they ended");
  printOutcomes(kinds);
  const step = Math.max(1, Math.ceil(heap.length / points));
  const shown = heap.filter((_, index) => index % step === 0).map((bytes) => (bytes / megabyte).toFixed(1));
  console.log(`\nheap in use, MB: ${shown.join(" ")}`);
  const growth = heapGrowth(heap);
  if (growth !== undefined) console.log(`  from the second fifth to the last: ${(growth / megabyte).toFixed(2)} MB`);
  console.log(`connections: at most ${sandbox.peak}, at the end ${sandbox.connections}`);
  console.log(`one-time values: ${sandbox.oneTimeValues}, sent twice ${sandbox.repeated}`);
  printBroken(broken);
}

/** Prints what was counted, the most frequent outcome of each kind first. */
export function printOutcomes(kinds: Tally["kinds"]): void {
  for (const [kind, outcomes] of Object.entries(kinds)) {
    const sorted = Object.entries(outcomes).toSorted(([, one], [, other]) => other - one);
    const total = sorted.reduce((sum, [, count]) => sum + count, 0);
    console.log(`  ${kind}: ${total}`);
    for (const [outcome, count] of sorted) console.log(`    ${String(count).padStart(7)}  ${outcome}`);
  }
}

/** Prints the rules that were broken. */
export function printBroken(broken: Tally["broken"]): void {
  console.log(broken.length === 0 ? "\nevery rule held" : "\nBROKEN RULES");
  for (const { rule, times, first } of broken) console.log(`  ${rule}: ${times}, first in ${first}`);
}
