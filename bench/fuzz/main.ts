import { parseArgs } from "node:util";
import { drawSeed, readNumber } from "../soak/arguments.ts";
import { printBroken, printOutcomes } from "../soak/print-report.ts";
import type { Tally } from "../soak/tally.ts";
import { runFuzz } from "./run-fuzz.ts";

/**
 * `npm run fuzz -- --seconds 600 --seed 7`; without a seed it draws one. `--reader registry` takes those readers alone whose
 * names begin so, and `--path`, which a find is printed with, that input alone. It fails when a rule is broken.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string" },
    seed: { type: "string" },
    inputs: { type: "string" },
    reader: { type: "string", multiple: true },
    path: { type: "string" },
  },
});

const seed = values.seed === undefined ? drawSeed() : readNumber("seed", values.seed);
const { reader, path } = values;
// One input needs no time.
const seconds = path === undefined ? readNumber("seconds", values.seconds ?? "300") : undefined;
const inputs = readNumber("inputs", values.inputs ?? "200");
console.log(`seed ${seed}`);
const onReader = ({ broken }: Tally): void => {
  for (const { rule, first } of broken) console.log(`  ${rule}\n    ${first}`);
};
const { kinds, broken } = await runFuzz({ seed, inputs, seconds, readers: reader, path }, { onReader });
console.log("\ninputs by reader, and how they ended");
printOutcomes(kinds);
printBroken(broken);
if (broken.length > 0) process.exitCode = 1;
