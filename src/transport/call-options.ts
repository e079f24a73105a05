import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkTime, type OptionKinds } from "./option-checks.ts";
import { readHeaders, type HeadersOption } from "./read-headers.ts";
import { readRetryOptions, type RetryOptions, type RetryPolicy } from "./retry-options.ts";

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
  /** Repeats the request as the client's option `retry` does, whose values hold where this is silent; `false` never does. */
  readonly retry?: RetryOptions | false | undefined;
}

/** {@link CommonCallOptions} with the client's own, checked. */
export interface CommonCallSettings {
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly deadline: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly retry: RetryPolicy;
}

/** What each of {@link CommonCallOptions} is. */
export const commonCallOptionKinds: OptionKinds<CommonCallOptions> = {
  deadline: true,
  headers: true,
  retry: true,
  signal: true,
  timeout: true,
};

/**
 * @param subject the method that is called
 * @param client the settings of the client
 * @param ownHeaders names, in lower case, of the headers that the client sets itself
 * @throws InvalidInputError at the first wrong option, with its name.
 */
export function readCommonCallOptions(
  subject: string,
  { signal, timeout, deadline, headers, retry }: CommonCallOptions,
  client: Pick<CommonCallSettings, "timeout" | "deadline"> & { readonly transport: { readonly retry: RetryPolicy } },
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
    retry: retry === undefined ? client.transport.retry : readRetryOptions(subject, retry, client.transport.retry),
  };
}
