import { fstatSync } from "node:fs";
import { cleanText } from "../errors/contract-error.ts";
import type { OnEvent } from "../transport/events.ts";
import { columnsOf, type OutputStream } from "./streams.ts";

/** The progress of the work. */
export interface Amount {
  /** Name of the work. */
  readonly said: string;
  /** Items done; absent where they are not counted. */
  readonly done?: number | undefined;
  /** How many there are, where that is known. */
  readonly total?: number | undefined;
  /** The part that is done, from 0 to 1, where only that is known: how much of a file was read. */
  readonly part?: number | undefined;
}

/** Milliseconds before the line is shown, because shorter work needs none. */
const patience = 1000;
/** Milliseconds between two changes of the line: faster ones would be unreadable. */
const pause = 100;
/** Milliseconds after which the line changes though nothing came: a pause counts down. */
const renewal = 1000;
/** Milliseconds over which rates are measured. */
const span = 60_000;
/** Shortest wait for the budget that is shown, in milliseconds; shorter ones are normal. */
const longWait = 3000;

/** Progress at a time. */
interface Sample {
  readonly at: number;
  readonly done: number;
  readonly requests: number;
}

/** One line on standard error with the progress of long work, only on a terminal. */
export class Progress {
  readonly #stderr: OutputStream;
  readonly #start = performance.now();
  /** When the line may change; never where nobody watches. */
  #next: number;
  /** Most requests in a minute; absent when it is not this program's alone. */
  limit: number | undefined;
  #isShown = false;
  #amount: (() => Amount) | undefined;
  #requests = 0;
  /** The longest wait. */
  #wait = { until: -Infinity, said: "" };
  /** Reason why nothing is sent; another process may have been blocked. */
  #paused = "paused";
  /** Entries of the last minute, the oldest first. */
  #samples: Sample[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param isSilent whether it is not wanted, or the terminal cannot take a line away */
  constructor(stderr: OutputStream, isSilent: boolean) {
    this.#stderr = stderr;
    this.#next = stderr.isTTY === true && !isSilent ? this.#start + patience : Infinity;
  }

  /** Shows the progress. It may be called for every item, because most calls show nothing and do not compute the amount. */
  show(amount: () => Amount): void {
    if (this.#next === Infinity) return;
    this.#amount = amount;
    // Work of earlier runs does not count for the rate.
    if (this.#samples.length === 0) this.#sample(this.#start);
    this.#draw();
  }

  /** Removes the line, so that other text can be printed. */
  clear(): void {
    if (this.#isShown) this.#stderr.write("\r\u001b[K");
    this.#isShown = false;
  }

  /** Starts to update the line automatically. Returns the listener for requests and pauses. */
  watch(): OnEvent {
    if (this.#next === Infinity) return () => undefined;
    this.#timer ??= setInterval(() => {
      this.#draw();
    }, renewal).unref();
    return (event) => {
      if (event.type === "request") this.#requests += 1;
      else if (event.type === "pause") {
        this.#paused = `paused, as the service ${event.reason === "block" ? "blocks" : "asks"}`;
        this.#waits(event.delay, this.#paused);
      } else if (event.type === "retry") this.#waits(event.delay, `tries again (${event.reason})`);
      else if (event.type === "wait" && event.reason === "pause") {
        this.#waits(event.delay, this.#paused);
      } else if (event.type === "wait" && event.delay >= longWait) this.#waits(event.delay, "waits for the rate limit");
    };
  }

  /** Removes the line for good. */
  end(): void {
    clearInterval(this.#timer);
    this.#next = Infinity;
    this.clear();
  }

  #waits(delay: number, said: string): void {
    const until = performance.now() + delay;
    if (until > this.#wait.until) this.#wait = { until, said };
  }

  #draw(): void {
    const now = performance.now();
    if (now < this.#next) return;
    this.#next = now + pause;
    const text = cleanText(this.#text(now));
    if (text === "") return;
    this.#isShown = true;
    // A line that wraps could not be taken away again.
    this.#stderr.write(`\r\u001b[K${text.slice(0, columnsOf(this.#stderr) - 1)}`);
  }

  /** Parts of the line, the least important last. */
  #text(now: number): string {
    const { until, said } = this.#wait;
    const amount = this.#amount?.();
    const wait = until > now ? [`${said}: ${sayTime(until - now)}`] : [];
    return (amount === undefined ? wait : [amount.said, ...wait, ...this.#rates(now, amount)]).join("; ");
  }

  #rates(now: number, { done, part = 0, total }: Amount): readonly string[] {
    const newest = this.#samples.at(-1);
    if (newest === undefined || now - newest.at >= renewal) this.#sample(now);
    const [first] = this.#samples;
    // There is nothing yet to measure from.
    if (first === undefined || now === first.at) return [];
    const perMinute = 60_000 / (now - first.at);
    const rates: string[] = [];
    if (done !== undefined) {
      const rate = (done - first.done) * perMinute;
      rates.push(`${Math.round(rate).toLocaleString("en")} a minute`);
      // Where the end of a file was read already, its last part says nothing of the rows that are left.
      const all = total ?? (part > 0 && part < 1 ? done / part : undefined);
      if (all !== undefined && rate > 0) rates.push(`${sayTime((60_000 * Math.max(0, all - done)) / rate)} left`);
    }
    if (this.limit !== undefined) {
      const used = (100 * (this.#requests - first.requests) * perMinute) / this.limit;
      rates.push(`${Math.min(100, Math.round(used))} % of the budget`);
    }
    return rates;
  }

  #sample(at: number): void {
    this.#samples = [
      ...this.#samples.filter((sample) => sample.at >= at - span),
      { at, done: this.#amount?.().done ?? 0, requests: at === this.#start ? 0 : this.#requests },
    ];
  }
}

/** A time as a person reads it: `43 s`, `12 min`, `3 h 5 min`. */
function sayTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/**
 * Returns how much of the file of a stream is done, from 0 to 1; `undefined` when it reads something else, whose size nobody knows.
 *
 * @param done bytes that are done; without it, those that were read
 */
export function partReader(
  stream: object,
  done = () => Number(Reflect.get(stream, "bytesRead")),
): () => number | undefined {
  const { fd, bytesRead }: { fd?: unknown; bytesRead?: unknown } = stream;
  if (typeof fd !== "number" || typeof bytesRead !== "number") return () => undefined;
  try {
    const stats = fstatSync(fd);
    if (stats.isFile()) return () => done() / stats.size;
  } catch {
    // It is closed already.
  }
  return () => undefined;
}
