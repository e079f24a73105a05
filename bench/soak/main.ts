import { parseArgs } from "node:util";
import { runSoak } from "./run-soak.ts";

/** `npm run soak -- --calls 20000 --seed 7`; without a seed it draws one. It fails when a rule is broken. */
const { values } = parseArgs({ options: { calls: { type: "string", default: "200000" }, seed: { type: "string" } } });

const seed = Number(values.seed ?? 1 + Math.floor(Math.random() * 999_999));
console.log(`${values.calls} calls, seed ${seed}`);
const { outcomes, broken, heap, ...counts } = await runSoak(Number(values.calls), seed);
for (const [outcome, count] of Object.entries(outcomes).sort()) console.log(`${String(count).padStart(8)}  ${outcome}`);
const step = Math.ceil(heap.length / 20);
const shown = heap.filter((_, index) => index % step === 0).map((bytes) => (bytes / 1_000_000).toFixed(1));
console.log(`heap in use, MB: ${shown.join(" ")}`);
console.log(counts);
console.log(Object.keys(broken).length === 0 ? "every rule held" : broken);
if (Object.keys(broken).length > 0) process.exitCode = 1;
