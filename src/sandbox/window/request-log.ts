import type { HttpExchange } from "../answer-listener.ts";
import type { ServerKind } from "../servers.ts";

/** A request with its answer, and where it came to. */
export interface LoggedExchange extends HttpExchange {
  /** Counted from 1. */
  readonly number: number;
  readonly kind: ServerKind;
  /** When it was answered, in milliseconds since 1970. */
  readonly time: number;
}

const mostExchanges = 50;
/** Size of all that are kept. */
const mostBytes = 1024 * 1024;
/** A longer body is counted and not kept. */
const longestBody = 32 * 1024;

/** The last requests and answers, as they were: the page that shows them hides the secrets. Never more than some, nor than a MiB. */
export class RequestLog {
  readonly #now: () => number;
  #newest: readonly LoggedExchange[] = [];
  #count = 0;

  /** @param now the time in milliseconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** How many there were. */
  get count(): number {
    return this.#count;
  }

  /** Kept exchanges, the newest first. */
  get newest(): readonly LoggedExchange[] {
    return this.#newest;
  }

  add(kind: ServerKind, given: HttpExchange): void {
    this.#count += 1;
    const { answer } = given;
    const exchange: LoggedExchange = {
      ...given,
      ...{ number: this.#count, kind, time: this.#now() },
      body: shortened(given.body),
      answer: typeof answer === "string" ? answer : { ...answer, body: shortened(answer.body) },
    };
    let size = 0;
    this.#newest = [exchange, ...this.#newest]
      .slice(0, mostExchanges)
      .filter((one) => (size += sizeOf(one)) <= mostBytes);
  }
}

function shortened(body: HttpExchange["body"]): HttpExchange["body"] {
  return typeof body === "object" && body.length > longestBody ? body.length : body;
}

function sizeOf({ path, query, headers, body, answer }: LoggedExchange): number {
  const ofAnswer = typeof answer === "string" ? 0 : JSON.stringify(answer.headers).length + bytesOf(answer.body);
  return path.length + query.length + JSON.stringify(headers).length + bytesOf(body) + ofAnswer;
}

function bytesOf(body: HttpExchange["body"]): number {
  return typeof body === "object" ? body.length : 0;
}
