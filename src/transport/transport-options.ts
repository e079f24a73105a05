import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { systemClock, type Clock } from "./clock.ts";
import type { Hooks } from "./hooks.ts";
import { readRetryOptions, type RetryOptions } from "./retry-options.ts";
import type { Transport } from "./transport.ts";

/** The options of every client that its transport works with, beside what sends the requests. */
export interface TransportOptions {
  readonly retry?: RetryOptions | false | undefined;
  readonly hooks?: Hooks | undefined;
  readonly clock?: Clock | undefined;
}

const hookNames: Readonly<Record<keyof Hooks, true>> = {
  onFailure: true,
  onRequest: true,
  onResponse: true,
  onRetry: true,
};
const clockNames: Readonly<Record<keyof Clock, true>> = { date: true, now: true, random: true, schedule: true };

/** @throws InvalidInputError at the first wrong option, with its name. */
export function readTransportOptions(
  subject: string,
  { retry, hooks = {}, clock = systemClock }: TransportOptions,
): Pick<Transport, "retry" | "hooks" | "clock"> {
  // Not by Object.entries: an object of a class has its functions in the prototype, and may have members of its own.
  for (const name of Object.keys(hookNames) as readonly (keyof Hooks)[]) {
    if (hooks[name] !== undefined) checkFunction(subject, `hooks.${name}`, hooks[name]);
  }
  for (const name of Object.keys(clockNames) as readonly (keyof Clock)[]) {
    checkFunction(subject, `clock.${name}`, clock[name]);
  }
  return { retry: readRetryOptions(subject, retry), hooks, clock };
}

function checkFunction(subject: string, field: string, value: unknown): void {
  if (typeof value !== "function") throw new InvalidInputError(subject, [{ field, rule: "must be a function" }]);
}
