import { ContractError } from "../../src/errors/contract-error.ts";
import { IncompleteError } from "../../src/errors/incomplete-error.ts";

/** An answer that belongs to another question, or that lost or doubled something. */
class WrongAnswer extends Error {
  override readonly name = "WrongAnswer";
}

/** @throws WrongAnswer when something does not hold. */
export function holds(whether: boolean, what: string): void {
  if (!whether) throw new WrongAnswer(what);
}

const wrong = "wrong answer";
const foreign = "no error of the package";

/** Whether no call may end like that, whatever the service does. */
export function isFault(outcome: string): boolean {
  return outcome.startsWith(wrong) || outcome.startsWith(foreign);
}

/** How a call ended that gave what it was asked for. */
export const ok = "ok";
/** How a call ended that threw the reason of its own signal. */
export const aborted = "aborted";

/**
 * How a call ended, in a word: the code of the error and what tells one of its kind from another, such as
 * `ERR_TRANSPORT timeout`. Work that stopped on its way ended as what stopped it.
 *
 * @param reason the reason of the call's signal
 */
export function outcomeOf(error: unknown, reason: object): string {
  if (error === reason) return aborted;
  if (error instanceof IncompleteError) return outcomeOf(error.cause, reason);
  if (error instanceof WrongAnswer) return `${wrong}: ${error.message}`;
  if (!(error instanceof ContractError)) return `${foreign}: ${String(error)}`;
  const details = new Map<string, unknown>(Object.entries(error));
  const told = details.get("phase") ?? details.get("reason") ?? details.get("error") ?? details.get("status");
  const parts = [error.code, told, details.get("claim")];
  return parts.filter((part) => typeof part === "string" || typeof part === "number").join(" ");
}
