import type { HttpExchange, SeenBody } from "../answer-listener.ts";
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
/** Largest size of all stored exchanges. */
const mostBytes = 1024 * 1024;
/** Longest body that is stored; of a longer one only the size is stored. */
const longestBody = 32 * 1024;

/** The last requests and answers, as they were: the page that shows them hides the secrets. Never more than some, nor than a MiB. */
export class RequestLog {
  /** How many there were. */
  count = 0;
  /** Kept exchanges, the newest first. */
  newest: readonly LoggedExchange[] = [];

  add(kind: ServerKind, given: HttpExchange): void {
    this.count += 1;
    const { answer } = given;
    const exchange: LoggedExchange = {
      ...given,
      ...{ number: this.count, kind, time: Date.now() },
      body: shortened(given.body),
      answer: answer === "hang-up" ? answer : { ...answer, body: shortened(answer.body) },
    };
    let size = 0;
    const kept = [exchange, ...this.newest].slice(0, mostExchanges);
    this.newest = kept.filter((one) => (size += sizeOf(one)) <= mostBytes);
  }
}

function shortened(body: SeenBody): SeenBody {
  return typeof body === "object" && body.length > longestBody ? body.length : body;
}

function sizeOf({ path, query, headers, body, answer }: LoggedExchange): number {
  const answered = answer === "hang-up" ? undefined : answer;
  const bodies = [body, answered?.body].map((one) => (typeof one === "object" ? one.length : 0));
  return bodies.reduce((sum, length) => sum + length, JSON.stringify([path, query, headers, answered?.headers]).length);
}
