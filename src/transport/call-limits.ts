import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkTime } from "./option-checks.ts";

/** Limits of a call. They win over those of the client. */
export interface CallLimitOptions {
  /** Ends the call; it then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Time for one attempt in milliseconds, from sending the request to the last byte of the answer. */
  readonly timeout?: number | undefined;
  /** Time for the whole call in milliseconds, with all its requests, attempts and waiting. */
  readonly deadline?: number | undefined;
}

/** {@link CallLimitOptions} with the client's own, checked. */
export interface CallLimits {
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly deadline: number;
}

/** The names of {@link CallLimitOptions}, each once. */
export const callLimitNames: Readonly<Record<keyof CallLimitOptions, true>> = {
  deadline: true,
  signal: true,
  timeout: true,
};

/**
 * @param subject the method that is called
 * @throws InvalidInputError at the first wrong limit, with its name.
 */
export function readCallLimits(
  subject: string,
  { signal, timeout, deadline }: CallLimitOptions,
  client: Omit<CallLimits, "signal">,
): CallLimits {
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new InvalidInputError(subject, [{ field: "signal", rule: "must be an AbortSignal" }]);
  }
  return {
    signal,
    timeout: checkTime(subject, "timeout", timeout ?? client.timeout),
    deadline: checkTime(subject, "deadline", deadline ?? client.deadline),
  };
}
