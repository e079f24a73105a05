import type { Clock } from "../transport/time.ts";
import type { TimedStore } from "./store.ts";

/** How long others wait for a turn before it counts as lost, with the process that took it, in milliseconds: longer than any refresh. */
const lost = 120_000;

/**
 * Whose turn it is to refresh, over all instances, with nothing but a store that reads and deletes in one step.
 *
 * Each `refreshAt` of a session has a turn of its own (`refresh:`), which is taken once and never given back: what comes of a
 * refresh, tokens or a failure, has another `refreshAt`. Who finds it taken writes since when it waits (`taken:`), where nobody has.
 * Who finds that long ago, and takes it away, has the turn: its process is dead. Wherever one dies, a turn or a date is missing,
 * and others begin to wait. So a death costs time, and nothing else.
 */
export class RefreshTurns {
  readonly #store: TimedStore;
  readonly #clock: Clock;

  constructor(store: TimedStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** @param ttl time to live in milliseconds, here and below */
  async offer(turn: string, ttl: number): Promise<void> {
    await this.#store.set(`refresh:${turn}`, "1", ttl);
  }

  /** @returns since when others wait for it, in milliseconds since 1970; `undefined` when it is the caller's now. */
  async take(turn: string, ttl: number): Promise<number | undefined> {
    const now = this.#clock.date();
    if ((await this.#store.take(`refresh:${turn}`)) !== undefined) return undefined;
    const since = dateOf(await this.#store.get(`taken:${turn}`), now);
    if (since === undefined) {
      await this.#store.set(`taken:${turn}`, String(now), ttl);
      return now;
    }
    if (now - since <= lost) return since;
    // Of those who come as far, one gets it; for the others it is missing, or another's.
    const taken = dateOf(await this.#store.take(`taken:${turn}`), now);
    return taken !== undefined && now - taken > lost ? undefined : now;
  }

  /** Takes away what is left of a turn. */
  async forget(turn: string): Promise<void> {
    await this.#store.take(`refresh:${turn}`);
    await this.#store.take(`taken:${turn}`);
  }
}

/** @returns `undefined` for what is no date, or one that no clock of another instance can have come to. */
function dateOf(text: string | undefined, now: number): number | undefined {
  const date = Number(text ?? NaN);
  return Number.isFinite(date) && date <= now + lost ? date : undefined;
}
