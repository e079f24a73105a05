import { parseArgs } from "node:util";
import { drawSeed, readNumber } from "./arguments.ts";
import { printReport } from "./print-report.ts";
import { runSoak } from "./run-soak.ts";

/** `npm run soak -- --calls 20000 --seed 7`; without a seed it draws one. It fails when a rule is broken. */
const { values } = parseArgs({ options: { calls: { type: "string" }, seed: { type: "string" } } });

const calls = readNumber("calls", values.calls ?? "200000");
const seed = values.seed === undefined ? drawSeed() : readNumber("seed", values.seed);
console.log(`seed ${seed}`);
let shown = 0;
const onProgress = (share: number): void => {
  const tenths = Math.floor(share * 10);
  if (tenths > shown) console.log(`${tenths}0 %`);
  shown = tenths;
};
const report = await runSoak({ calls, seed }, { onProgress });
printReport(report);
if (report.broken.length > 0) process.exitCode = 1;
