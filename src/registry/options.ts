import type { EnvironmentOptions } from "../environment/resolve-address.ts";
import { resolveAddress } from "../environment/resolve-address.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { globalFetch, type Fetch } from "../transport/fetch.ts";

/** Options of every call. They win over those of the client. */
export interface CallOptions {
  /** Ends the call; it then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Time for the whole call in milliseconds. */
  readonly timeout?: number;
  /** Headers added to the request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Options of {@link createRegistry}. */
export interface RegistryOptions extends EnvironmentOptions {
  /**
   * Sends the requests.
   *
   * @default the global `fetch`, looked up at every call
   */
  readonly fetch?: Fetch;
  /**
   * Time for one call in milliseconds, from sending the request to the last byte of the answer.
   *
   * @default 30_000
   */
  readonly timeout?: number;
  /** Headers added to every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The options of a client with their defaults, checked. */
export interface RegistrySettings {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly timeout: number;
  readonly headers: Readonly<Record<string, string>>;
}

const subject = "createRegistry";

/** @throws InvalidInputError at the first wrong option, with its name. */
export function readOptions(options: RegistryOptions): RegistrySettings {
  const { fetch = globalFetch, timeout = 30_000, headers = {} } = options;
  if (typeof fetch !== "function")
    throw new InvalidInputError(subject, [{ field: "fetch", rule: "must be a function" }]);
  checkTimeout(subject, timeout);
  return { baseUrl: resolveAddress(subject, "registry", options), fetch, timeout, headers };
}

/** @throws InvalidInputError when the value is no time that a timer can wait for. */
export function checkTimeout(subject: string, timeout: number): void {
  const longest = 2 ** 31 - 1;
  if (typeof timeout === "number" && timeout > 0 && timeout <= longest) return;
  throw new InvalidInputError(subject, [
    {
      field: "timeout",
      rule: `must be milliseconds above 0 and at most ${longest}`,
      value: String(timeout).slice(0, 40),
    },
  ]);
}
