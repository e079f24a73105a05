import { parseArgs } from "node:util";
import { printReport } from "./print-report.ts";
import { runSoak } from "./run-soak.ts";

/** `npm run soak -- --calls 20000 --seed 7`; without a seed it draws one. It fails when a rule is broken. */
const { values } = parseArgs({ options: { calls: { type: "string" }, seed: { type: "string" } } });

/** @throws Error when the text is no whole number from 1 on. */
function readNumber(name: string, text: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new Error(`--${name} must be a whole number from 1 to 999,999,999`);
  return Number(text);
}

const calls = readNumber("calls", values.calls ?? "200000");
const seed = readNumber("seed", values.seed ?? String(1 + Math.floor(Math.random() * 999_999)));
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
