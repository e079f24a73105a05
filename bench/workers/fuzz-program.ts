import type { FuzzPlan, Place } from "../fuzz/plan.ts";
import { runProgram } from "../fuzz/program.ts";

/** The program of a fuzz. */
const [plan = "{}", place = "{}"] = process.argv.slice(2);
// The parent process says what they are.
await runProgram(JSON.parse(plan) as FuzzPlan, JSON.parse(place) as Place, (told) => process.send?.(told));
process.disconnect();
