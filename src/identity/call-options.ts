import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkOptions, checkTime } from "../transport/option-checks.ts";
import { Limits } from "./limits.ts";
import type { IdentitySettings } from "./options.ts";

/** Options of every call. They win over those of the client. */
export interface IdentityCallOptions {
  /** Ends the call; it then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Time for one attempt in milliseconds, from sending the request to the last byte of the answer. */
  readonly timeout?: number | undefined;
  /** Time for the whole call in milliseconds, with all its requests, attempts and waiting. */
  readonly deadline?: number | undefined;
}

const names: Readonly<Record<keyof IdentityCallOptions, true>> = { deadline: true, signal: true, timeout: true };

/**
 * Reads the options of a call; its time begins now.
 *
 * @param subject the method that is called
 * @throws InvalidInputError at the first wrong option, with its name, or the reason of a signal that has aborted.
 */
export function readCallOptions(
  subject: string,
  options: IdentityCallOptions = {},
  { transport, ...settings }: IdentitySettings,
): Limits {
  checkOptions(subject, options, names, {});
  const { signal, timeout = settings.timeout, deadline = settings.deadline } = options;
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new InvalidInputError(subject, [{ field: "signal", rule: "must be an AbortSignal" }]);
  }
  signal?.throwIfAborted();
  return new Limits(transport.clock, {
    signal,
    timeout: checkTime(subject, "timeout", timeout),
    deadline: checkTime(subject, "deadline", deadline),
  });
}
