import type { Clock } from "../transport/time.ts";
import type { TimedStore } from "./store.ts";

/** How long after a turn was taken it counts as lost, with the process that took it, in milliseconds: longer than any refresh. */
const lost = 120_000;

/**
 * Whose turn it is to refresh, over all instances, with nothing but a store that reads and deletes in one step.
 *
 * Each `refreshAt` of a session has a turn of its own (`refresh:`), which is taken once and never given back: what comes of a
 * refresh, tokens or a failure, has another `refreshAt`. Who takes it writes when (`taken:`). Wherever a process dies, the turn is
 * missing, and so may be the date: who finds that writes a date and so begins to wait. A turn that was taken long ago is
 * revived by who takes that date away; a date that is not long ago is put back. So a death costs time, and nothing else.
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

  /** @returns since when it is another's, in milliseconds since 1970; `undefined` when it is the caller's now. */
  async take(turn: string, ttl: number): Promise<number | undefined> {
    const write = async (date: number): Promise<void> => this.#store.set(`taken:${turn}`, String(date), ttl);
    const now = this.#clock.date();
    if ((await this.#store.take(`refresh:${turn}`)) !== undefined) {
      await write(now);
      return undefined;
    }
    const since = dateOf(await this.#store.get(`taken:${turn}`), now);
    if (since === undefined) {
      await write(now);
      return now;
    }
    if (now - since <= lost) return since;
    const taken = dateOf(await this.#store.take(`taken:${turn}`), now);
    // Others see the date missing, and wait.
    if (taken === undefined) return now;
    const isLost = now - taken > lost;
    await write(isLost ? now : taken);
    return isLost ? undefined : taken;
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
