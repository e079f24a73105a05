import { parseJson, type Answer } from "../../transport/answer.ts";
import { tell, reportRejection, type CacheEvent } from "../../transport/events.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";
import { sleep, TimeoutReached, withTimeout } from "../../transport/time.ts";
import type { Transport } from "../../transport/transport.ts";
import type { CacheSettings } from "./cache.ts";
import type { RegistryCall } from "./layer.ts";

/** Milliseconds by which the clocks of processes that share a store may differ. */
const clockTolerance = 60_000;
/** Longest wait for the process that has the lease, in milliseconds. */
const longestLease = 2000;
/** Milliseconds before the first read of its response, and at most between two reads. */
const [firstLook, lastLook] = [25, 400];

/** A cached response, as JSON. It holds its date, because a store may ignore the time to live. */
interface Entry {
  /** Date of the response, in milliseconds since 1970. */
  readonly made: number;
  readonly mediaType: string;
  readonly text: string;
}

/** A response from the store. */
export interface KeptResponse {
  readonly response: Answer;
  /** In milliseconds. */
  readonly age: number;
  /** Whether its time to live is over. */
  readonly isStale: boolean;
}

type Fault = Extract<CacheEvent, { result: "fault" }>["fault"];

/** The cache entry of one call. A store that fails or is slow delays the call, but does not fail it. */
export class CacheEntry {
  readonly #settings: CacheSettings;
  readonly #transport: Transport;
  readonly #call: RegistryCall;
  readonly #key: string;
  /** Time of the clock at which the call first used the store. */
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

  /** Reads the cached response; `undefined` when there is none, or the store fails or takes too long. */
  async read(): Promise<KeptResponse | undefined> {
    const { store, timeout, ttl, staleIfError } = this.#settings;
    const { clock } = this.#transport;
    const value = await this.#within("get", clock.now() + timeout, () => ask(() => store.get(this.#key)));
    if (value === undefined || value === null) return undefined;
    const entry = readEntry(value);
    if (entry === undefined) this.#fault("value");
    // An entry from a clock that is far ahead has no known age.
    if (entry === undefined || entry.made > clock.date() + clockTolerance) return undefined;
    const age = Math.max(0, clock.date() - entry.made);
    return age < ttl + staleIfError ? { response: entry.response, age, isStale: age >= ttl } : undefined;
  }

  /** Stores a response, which ends the wait of other processes. The call does not wait for it; `onEvent` gets a failure later. */
  write({ headers, text }: Answer): void {
    const { store, ttl, staleIfError } = this.#settings;
    const mediaType = headers.get("content-type") ?? "";
    const entry: Entry = { made: this.#transport.clock.date(), mediaType, text };
    const written = ask(() => store.set(this.#key, JSON.stringify(entry), ttl + staleIfError)).catch(() => {
      this.giveBack();
      this.#fault("set");
    });
    // When `onEvent` throws here, it must not fail the call, which may be over.
    reportRejection("onEvent", written);
  }

  /** Gives the lease back, because this process has no response to store. Another process may then send the request. */
  giveBack(): void {
    this.#giveBack?.();
    this.#giveBack = undefined;
  }

  /**
   * Waits for the response of the process that has the lease; `undefined` when this process must send the request. When a response
   * was stored, the lease is not given back, so a process that just missed the entry does not repeat the request.
   */
  async lease(): Promise<KeptResponse | undefined> {
    const { store, timeout, ttl } = this.#settings;
    const { clock } = this.#transport;
    const { signal, end } = this.#call;
    if (store.lease === undefined || this.#faults > 0) return undefined;
    const milliseconds = Math.min(longestLease, ttl);
    // Half of the remaining time must be left for the call's own request.
    const until = clock.now() + Math.min(milliseconds, (end - clock.now()) / 2);
    let start = this.#start;
    for (let look = firstLook; ; look = Math.min(lastLook, 2 * look)) {
      const asked = ask(() => store.lease?.(this.#key, milliseconds)).then(giveBackOf);
      const giveBack = await this.#within("lease", start + timeout, () => asked);
      if (giveBack !== undefined) {
        if (look === firstLook) this.#giveBack = giveBack;
        // The process with the lease got no response, so every process now sends its own request.
        else giveBack();
        return undefined;
      }
      // A lease that arrives too late is given back.
      asked.then((late) => late?.()).catch(() => undefined);
      if (this.#faults > 0 || signal?.aborted === true || clock.now() >= until) return undefined;
      await sleep(clock, Math.min(look, until - clock.now()), signal);
      start = clock.now();
      const kept = await this.read();
      if (kept?.isStale === false) return kept;
      if (this.#faults > 0) return undefined;
    }
  }

  /** Waits for the store until a time of the clock; `undefined` when it fails, takes too long or the caller aborts. */
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

/** Calls a method of the store; an error that it throws rejects the promise. */
async function ask(method: () => unknown): Promise<unknown> {
  return await method();
}

/** Returns the function of the store that gives a lease back, if any. Its errors are ignored: the lease ends by itself. */
function giveBackOf(given: unknown): (() => void) | undefined {
  if (typeof given !== "function") return undefined;
  return () => {
    ask(() => Reflect.apply(given, undefined, []) as unknown).catch(() => undefined);
  };
}

/** Reads an entry. @returns `undefined` for a value that the package has not written. */
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
