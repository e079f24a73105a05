import type { Clock } from "../transport/time.ts";
import { digestOf } from "./digest.ts";
import type { Seals } from "./seals.ts";
import type { TimedStore } from "./store.ts";

/** The sessions of a user: their keys in the store, in the order in which they began, with their ends. */
interface SessionList {
  readonly subject: string;
  readonly sessions: readonly (readonly [key: string, end: number])[];
}

/** Most sessions of one user: the oldest one ends when another begins. */
const mostSessions = 100;

/** Lists the sessions of each user in a store, so that all of them can be ended. A list is of one application. */
export class UserSessions {
  readonly #store: TimedStore;
  readonly #seals: Seals;
  readonly #clock: Clock;
  readonly #application: string;

  /** @param application tells the users of applications apart that share the store */
  constructor(store: TimedStore, seals: Seals, clock: Clock, application: string) {
    this.#store = store;
    this.#seals = seals;
    this.#clock = clock;
    this.#application = application;
  }

  /**
   * Lists a session and then begins it: one that is not listed could not be ended.
   *
   * @param end of the session, in milliseconds since 1970
   */
  async add(subject: string, session: string, end: number, begin: () => Promise<void>): Promise<void> {
    await this.#change(subject, async (sessions) => {
      const listed = [...sessions, [session, end] as const];
      await this.#takeAll(listed.slice(0, -mostSessions).map(([key]) => key));
      await begin();
      return listed.slice(-mostSessions);
    });
  }

  async remove(subject: string, session: string): Promise<void> {
    await this.#change(subject, (sessions) => Promise.resolve(sessions.filter(([key]) => key !== session)));
  }

  /** Ends all sessions of a user. */
  async endAll(subject: string): Promise<void> {
    await this.#change(subject, async (sessions) => {
      await this.#takeAll(sessions.map(([key]) => key));
      return [];
    });
  }

  async #takeAll(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.#store.locked(key, () => this.#store.take(key))));
  }

  async #change(
    subject: string,
    change: (sessions: SessionList["sessions"]) => Promise<SessionList["sessions"]>,
  ): Promise<void> {
    const key = `user:${await digestOf(JSON.stringify([this.#application, subject]))}`;
    await this.#store.locked(key, async () => {
      // What can be opened was sealed here.
      const list = (await this.#seals.open("user", (await this.#store.get(key)) ?? "")) as SessionList | undefined;
      const now = this.#clock.date();
      const sessions = list?.subject === subject ? list.sessions.filter(([, end]) => now < end) : [];
      const changed = await change(sessions);
      if (changed.length === 0) {
        await this.#store.take(key);
        return;
      }
      const last = Math.max(...changed.map(([, end]) => end));
      await this.#store.set(key, await this.#seals.seal("user", { subject, sessions: changed }), last - now);
    });
  }
}
