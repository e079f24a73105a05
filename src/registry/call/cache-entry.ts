import { parseJson, type Answer } from "../../transport/answer.ts";
import { tell, reportRejection, type CacheEvent } from "../../transport/events.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";
import { sleep, TimeoutReached, withTimeout } from "../../transport/time.ts";
import type { Transport } from "../../transport/transport.ts";
import type { CacheSettings } from "./cache.ts";
import type { RegistryCall } from "./layer.ts";

/** How far the clocks of processes that share a store may differ, in milliseconds. */
const clockTolerance = 60_000;
/** Longest wait for the process that has the lease, in milliseconds. */
const longestLease = 2000;
/** Milliseconds before the first look for its response, and at most between two looks. */
const [firstLook, lastLook] = [25, 400];

/** A kept response, as JSON. It holds its date, because a store may ignore the time to live. */
interface Entry {
  /** Date of the response, in milliseconds since 1970. */
  readonly made: number;
  readonly mediaType: string;
  readonly text: string;
}

/** A response that the store had. */
export interface KeptResponse {
  readonly response: Answer;
  /** In milliseconds. */
  readonly age: number;
  /** Whether its time to live is over. */
  readonly isStale: boolean;
}

type Fault = Extract<CacheEvent, { result: "fault" }>["fault"];

/** The cache entry of one call. A store that fails, or takes too long, costs the call only that time. */
export class CacheEntry {
  readonly #settings: CacheSettings;
  readonly #transport: Transport;
  readonly #call: RegistryCall;
  readonly #key: string;
  /** When the call came to the store, by the clock. */
  readonly #start: number;
  #faults = 0;
  #giveBack: (() => void) | undefined;

  constructor(settings: CacheSettings, transport: Transport, call: RegistryCall) {
    const { method, url, body, headerInput } = call;
    const headers = headerInput === undefined ? "" : ` ${JSON.stringify(headerInput)}`;
    this.#settings = settings;
    this.#transport = transport;
    this.#call = call;
    this.#key = `ares-caais ${method} ${url} ${body ?? ""}${headers}`;
    this.#start = transport.clock.now();
  }

  /** The kept response; `undefined` without one, or when the store fails or takes too long. */
  async read(): Promise<KeptResponse | undefined> {
    const { store, timeout, ttl, staleIfError } = this.#settings;
    const { clock } = this.#transport;
    const value = await this.#within("get", clock.now() + timeout, () => ask(() => store.get(this.#key)));
    if (value === undefined || value === null) return undefined;
    const entry = readEntry(value);
    if (entry === undefined) this.#fault("value");
    // The age of an entry from a clock far ahead is not known.
    if (entry === undefined || entry.made > clock.date() + clockTolerance) return undefined;
    const age = Math.max(0, clock.date() - entry.made);
    return age < ttl + staleIfError ? { response: entry.response, age, isStale: age >= ttl } : undefined;
  }

  /** Keeps a response, which ends the wait of other processes. Nothing waits for the store; a failure is told after the call. */
  write({ headers, text }: Answer): void {
    const { store, ttl, staleIfError } = this.#settings;
    const mediaType = headers.get("content-type") ?? "";
    const entry: Entry = { made: this.#transport.clock.date(), mediaType, text };
    const written = ask(() => store.set(this.#key, JSON.stringify(entry), ttl + staleIfError)).catch(() => {
      this.giveBack();
      this.#fault("set");
    });
    // An onEvent that throws must not fail the call, which may be over.
    reportRejection("onEvent", written);
  }

  /** Gives the lease back, because this process has no response to keep: another one may send the request. */
  giveBack(): void {
    this.#giveBack?.();
    this.#giveBack = undefined;
  }

  /**
   * Waits for the response of another process that has the lease; `undefined` when this one is to send the request. The lease of a
   * response that was kept ends by itself, so a process that has just missed the entry does not send it again.
   */
  async lease(): Promise<KeptResponse | undefined> {
    const { store, timeout, ttl } = this.#settings;
    const { clock } = this.#transport;
    const { signal, end } = this.#call;
    if (store.lease === undefined || this.#faults > 0) return undefined;
    const milliseconds = Math.min(longestLease, ttl);
    // Half of the call's time must be left for a request of its own.
    const until = clock.now() + Math.min(milliseconds, (end - clock.now()) / 2);
    let start = this.#start;
    for (let look = firstLook; ; look = Math.min(lastLook, 2 * look)) {
      const asked = ask(() => store.lease?.(this.#key, milliseconds)).then(giveBackOf);
      const giveBack = await this.#within("lease", start + timeout, () => asked);
      if (giveBack !== undefined) {
        if (look === firstLook) this.#giveBack = giveBack;
        // The process that had the lease got no response: now each sends its own request.
        else giveBack();
        return undefined;
      }
      // A lease that comes too late is given back.
      asked.then((late) => late?.()).catch(() => undefined);
      if (this.#faults > 0 || signal?.aborted === true || clock.now() >= until) return undefined;
      await sleep(clock, Math.min(look, until - clock.now()), signal);
      start = clock.now();
      const kept = await this.read();
      if (kept?.isStale === false) return kept;
      if (this.#faults > 0) return undefined;
    }
  }

  /** Waits for the store until a time of the clock; `undefined` when it fails or takes too long, or the caller aborts. */
  async #within<Result>(method: Fault, until: number, task: () => Promise<Result>): Promise<Result | undefined> {
    const { clock } = this.#transport;
    const { signal, end } = this.#call;
    try {
      return await withTimeout(clock, Math.max(0, Math.min(until, end) - clock.now()), signal, task);
    } catch (error) {
      // After an abort the next layer throws the reason of the signal.
      if (signal?.aborted !== true) this.#fault(error instanceof TimeoutReached ? "timeout" : method);
      return undefined;
    }
  }

  #fault(fault: Fault): void {
    this.#faults += 1;
    const { operation, record } = this.#call;
    tell(this.#transport.onEvent, { type: "cache", callId: record.id, operation, result: "fault", fault });
  }
}

/** The result of a method of the store, as a promise, also when it throws. */
async function ask(method: () => unknown): Promise<unknown> {
  return await method();
}

/** The function that gives a lease back, from what a store returned. Its failures do not matter: the lease ends by itself. */
function giveBackOf(given: unknown): (() => void) | undefined {
  if (typeof given !== "function") return undefined;
  return () => {
    ask(() => Reflect.apply(given, undefined, []) as unknown).catch(() => undefined);
  };
}

/** @returns `undefined` for anything that the package has not written. */
function readEntry(value: unknown): { readonly made: number; readonly response: Answer } | undefined {
  const entry = typeof value === "string" ? parseJson(value) : undefined;
  if (!isJsonObject(entry)) return undefined;
  const { made, mediaType, text }: Unchecked<Entry> = entry;
  if (typeof made !== "number" || typeof mediaType !== "string" || typeof text !== "string") return undefined;
  try {
    return { made, response: { status: 200, headers: new Headers({ "content-type": mediaType }), text, isUtf8: true } };
  } catch {
    return undefined;
  }
}
