import { cleanText } from "../errors/contract-error.ts";
import type { Clock } from "../transport/time.ts";
import {
  budgetScript,
  readBudgetAnswer,
  writeCommand,
  type BudgetAnswer,
  type BudgetCommand,
} from "./budget-script.ts";
import type { RunScript } from "./redis-client.ts";

/** How long Redis may take to answer, in milliseconds. */
const patience = 250;
/** Most characters of an error that are told. */
const longestReason = 200;

/** No answer, and why. */
export class Silence {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/**
 * Asks the script, and waits no longer than a moment, whatever the client does.
 *
 * @returns the answer that came in time, and what the client said in the end, if ever.
 */
export function askServer(
  run: RunScript,
  key: string,
  command: BudgetCommand,
  clock: Clock,
): { readonly answer: Promise<BudgetAnswer | Silence>; readonly settled: Promise<BudgetAnswer | Silence> } {
  const asked = run(budgetScript, key, writeCommand(command)).then(
    (value) => readBudgetAnswer(value) ?? new Silence("Redis answered something else"),
    (error: unknown) =>
      new Silence(cleanText(error instanceof Error ? error.message : "failed").slice(0, longestReason)),
  );
  const answer = new Promise<BudgetAnswer | Silence>((resolve) => {
    let cancel = clock.schedule(() => {
      // Where the process itself was held up, the answer has come and is read before this.
      cancel = clock.schedule(() => {
        resolve(new Silence(`Redis did not answer within ${patience} ms`));
      }, 1);
    }, patience);
    void asked.then((found) => {
      cancel();
      resolve(found);
    });
  });
  return { answer, settled: asked };
}
