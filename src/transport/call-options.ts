import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkTime } from "./option-checks.ts";
import { readHeaders, type HeadersOption } from "./read-headers.ts";

/** Options of every call of every client. They win over those of the client. */
export interface CommonCallOptions {
  /** Ends the call; it then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Time for one attempt in milliseconds, from sending the request to the last byte of the answer. */
  readonly timeout?: number | undefined;
  /** Time for the whole call in milliseconds, with all its requests, attempts and waiting. */
  readonly deadline?: number | undefined;
  /** Headers added to the request, such as `traceparent`; those that the protocol asks for cannot be changed. */
  readonly headers?: HeadersOption | undefined;
}

/** {@link CommonCallOptions} with the client's own, checked. */
export interface CommonCallSettings {
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly deadline: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The names of {@link CommonCallOptions}, each once. */
export const commonCallOptionNames: Readonly<Record<keyof CommonCallOptions, true>> = {
  deadline: true,
  headers: true,
  signal: true,
  timeout: true,
};

/**
 * @param subject the method that is called
 * @param ownHeaders names, in lower case, of the headers that the client sets itself
 * @throws InvalidInputError at the first wrong option, with its name.
 */
export function readCommonCallOptions(
  subject: string,
  { signal, timeout, deadline, headers }: CommonCallOptions,
  client: Pick<CommonCallSettings, "timeout" | "deadline">,
  ownHeaders: readonly string[],
): CommonCallSettings {
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new InvalidInputError(subject, [{ field: "signal", rule: "must be an AbortSignal" }]);
  }
  return {
    signal,
    timeout: checkTime(subject, "timeout", timeout ?? client.timeout),
    deadline: checkTime(subject, "deadline", deadline ?? client.deadline),
    headers: headers === undefined ? {} : readHeaders(subject, headers, ownHeaders),
  };
}
