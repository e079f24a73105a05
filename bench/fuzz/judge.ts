import { inspect } from "node:util";
import { ContractError } from "../../src/errors/contract-error.ts";
import { everythingShown } from "../../test/security/shown.ts";
import { isFault, ok, outcomeOf } from "../soak/outcome.ts";
import type { Attempt, Result } from "./attempt.ts";
import { ownFault } from "./own-fault.ts";
import type { ProcessWatch } from "./process-watch.ts";

/** Most processor time of one input in milliseconds, most memory in bytes, and longest wait in milliseconds. */
const most = { processor: 1_000, memory: 200_000_000, wait: 45_000 };

/** Most letters of an outcome: an error may repeat what it was given. */
const longestOutcome = 60;

/** A rule that an attempt broke. */
class BrokenRule extends Error {
  override readonly name = "BrokenRule";
}

/**
 * Makes an attempt: it has to end by data that is right or by an error of the family, and to cost little.
 *
 * @returns how it ended, in a word.
 * @throws BrokenRule when it did not.
 */
export async function judge(attempt: Attempt, watch: ProcessWatch): Promise<string> {
  const measured = watch.begin();
  const result = await resultOf(attempt);
  const { processor, memory } = measured();
  const [escaped] = await watch.escaped();
  if (escaped !== undefined) throw new BrokenRule(escaped);
  const outcome = outcomeAfter(attempt, result);
  if (memory > most.memory) throw new BrokenRule(`an input made the process grow by ${megabytes(memory)}`);
  if (processor > most.processor && (await isSlow(attempt, watch))) {
    throw new BrokenRule("an input took more than a second of processor time");
  }
  return outcome.slice(0, longestOutcome);
}

async function resultOf(attempt: Attempt): Promise<Result | { readonly thrown: unknown }> {
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new BrokenRule("an input was never answered"));
    }, most.wait);
  });
  try {
    return { data: await Promise.race([attempt.read(), never]) };
  } catch (error) {
    return error instanceof ContractError ? { error } : { thrown: error };
  } finally {
    clearTimeout(timer);
  }
}

function outcomeAfter(attempt: Attempt, result: Result | { readonly thrown: unknown }): string {
  if ("thrown" in result) return allowed(result.thrown);
  const outcome = result.error === undefined ? (attempt.told?.(result.data) ?? ok) : allowed(result.error);
  try {
    attempt.check?.(result);
  } catch (error) {
    return allowed(error);
  }
  if (result.error !== undefined) checkSecrets(attempt, result.error);
  return outcome;
}

/** @throws BrokenRule when no attempt may end by this error. */
function allowed(error: unknown): string {
  if (error instanceof BrokenRule) throw error;
  const outcome = outcomeOf(error instanceof Error ? error : new Error(inspect(error)), ownFault);
  if (isFault(outcome)) throw new BrokenRule(outcome, { cause: error });
  return outcome;
}

function checkSecrets({ secrets = [] }: Attempt, error: ContractError): void {
  const shown = secrets.length === 0 ? "" : everythingShown(error);
  if (secrets.some((secret) => shown.includes(secret))) throw new BrokenRule("an error showed a secret");
}

/** The garbage of all inputs before may have been collected just then: slow is what is slow twice. */
async function isSlow(attempt: Attempt, watch: ProcessWatch): Promise<boolean> {
  globalThis.gc?.();
  const measured = watch.begin();
  await resultOf(attempt);
  return measured().processor > most.processor;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}
