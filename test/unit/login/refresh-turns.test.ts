import { describe, expect, it } from "vitest";
import {
  createFakeApplication,
  createMemoryStore,
  refreshes,
  rotateTokens,
  settle,
  type MemoryStore,
} from "../../fixtures/fake-login.ts";
import { createFakeClock, type FakeClock } from "../../fixtures/fake-clock.ts";
import { RefreshTurns } from "../../../src/login/refresh-turns.ts";
import { TimedStore } from "../../../src/login/store.ts";

const user = { id: "user-1" };
const lost = 120_000;

describe("tokens that several instances refresh over a store", () => {
  it.each([250_000, 310_000, 600_000, 3_600_000])(
    "[LOGIN-06] are refreshed once, also when the user comes back after %i ms",
    async (away) => {
      const store = createMemoryStore();
      const one = createFakeApplication({ store });
      rotateTokens(one.provider);
      const { clock } = one.provider;
      const instances = [one, ...[1, 2].map(() => createFakeApplication({ store }, one.provider))];
      const browser = one.openBrowser();
      await one.logIn(browser);
      await clock.advance(away);
      const asked = instances.flatMap(({ login }) => [1, 2, 3].map(() => login.user(browser.request("/"))));
      expect(await settle(clock, Promise.all(asked))).toEqual(asked.map(() => user));
      expect(refreshes(one.provider)).toBe(1);
      // And the next ones, by whichever instance.
      await clock.advance(1_000_000);
      for (const { login } of instances) expect(await settle(clock, login.user(browser.request("/")))).toEqual(user);
      expect(refreshes(one.provider)).toBe(2);
    },
  );

  it("[LOGIN-06] hold nobody who waits for another instance while they are good, and three seconds otherwise", async () => {
    for (const [away, atLeast, atMost] of [
      [250_000, 0, 500],
      [310_000, 2900, 3500],
    ] as const) {
      const store = createMemoryStore();
      const one = createFakeApplication({ store });
      const other = createFakeApplication({ store }, one.provider);
      const { clock, answers } = one.provider;
      const browser = one.openBrowser();
      await one.logIn(browser);
      await clock.advance(away);
      answers["token"] = () => new Promise(() => undefined);
      const first = one.login.user(browser.request("/"));
      while (refreshes(one.provider) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      const began = clock.now();
      expect(await settle(clock, other.login.user(browser.request("/")))).toEqual(user);
      expect(clock.now() - began).toBeGreaterThanOrEqual(atLeast);
      expect(clock.now() - began).toBeLessThan(atMost);
      await settle(clock, first);
    }
  });

  it("[LOGIN-06] are those of the last refresh, however late `toUser` answers after the one before", async () => {
    const store = createMemoryStore();
    let answer: (found: typeof user) => void = () => undefined;
    let toUser = (): typeof user | Promise<typeof user> => user;
    const one = createFakeApplication({ store, toUser: () => toUser() });
    const other = createFakeApplication({ store }, one.provider);
    rotateTokens(one.provider);
    const { clock } = one.provider;
    const browser = one.openBrowser();
    const ask = ({ login }: typeof one): Promise<unknown> => settle(clock, login.user(browser.request("/")));
    await one.logIn(browser);
    toUser = () => new Promise((resolve) => (answer = resolve));
    await clock.advance(250_000);
    expect(await ask(one)).toEqual(user);
    await clock.advance(1_000_000);
    expect(await ask(other)).toEqual(user);
    answer({ id: "late" });
    await settle(clock, new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await ask(one)).toEqual(user);
    await clock.advance(1_000_000);
    expect(await ask(other)).toEqual(user);
    expect(refreshes(one.provider)).toBe(3);
  });

  it("[LOGIN-06] are not refreshed by a second one when `toUser` answers to the first one late", async () => {
    const store = createMemoryStore();
    let answer: (found: typeof user) => void = () => undefined;
    let toUser = (): typeof user | Promise<typeof user> => user;
    const one = createFakeApplication({ store, toUser: () => toUser() });
    const [other, third] = [1, 2].map(() => createFakeApplication({ store }, one.provider));
    if (other === undefined || third === undefined) throw new Error("there are three");
    const { clock, answers } = one.provider;
    const browser = one.openBrowser();
    await one.logIn(browser);
    toUser = () => new Promise((resolve) => (answer = resolve));
    await clock.advance(250_000);
    await settle(clock, one.login.user(browser.request("/")));
    // The next refresh is under way.
    answers["token"] = () => new Promise(() => undefined);
    await clock.advance(250_000);
    await settle(clock, other.login.user(browser.request("/")));
    expect(refreshes(one.provider)).toBe(2);
    answer(user);
    await settle(clock, new Promise((resolve) => setTimeout(resolve, 50)));
    await settle(clock, third.login.user(browser.request("/")));
    expect(refreshes(one.provider)).toBe(2);
  });

  it("[LOGIN-06] are refreshed after all when the instance died whose turn it was", async () => {
    const store = createMemoryStore();
    const one = createFakeApplication({ store });
    const { clock } = one.provider;
    const browser = one.openBrowser();
    await one.logIn(browser);
    for (const key of store.values.keys()) if (key.startsWith("refresh:")) store.values.delete(key);
    await clock.advance(600_000);
    const ask = async (): Promise<number> => {
      const began = clock.now();
      expect(await settle(clock, one.login.user(browser.request("/")))).toEqual(user);
      return clock.now() - began;
    };
    expect(await ask()).toBeLessThan(3500);
    // Only who comes first waits.
    expect(await ask()).toBeLessThan(500);
    await clock.advance(lost - 10_000);
    await ask();
    expect(refreshes(one.provider)).toBe(0);
    await clock.advance(10_000);
    await ask();
    expect(refreshes(one.provider)).toBe(1);
  });
});

/** A store whose commands take any time up to a bound, in the order in which they come to run. */
function slowed(store: MemoryStore, clock: FakeClock, random: () => number, slowest: number): TimedStore {
  const later = <Result>(run: () => Result): Promise<Result> =>
    new Promise((resolve) => {
      clock.schedule(() => {
        const result = run();
        clock.schedule(() => {
          resolve(result);
        }, random() * slowest);
      }, random() * slowest);
    });
  return new TimedStore(
    {
      get: (key) => later(() => store.get(key)),
      set: (key, value, ttl) => later(() => store.set(key, value, ttl)),
      take: (key) => later(() => store.take(key)),
    },
    clock,
  );
}

/** Numbers that look like chance, always the same ones. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("a turn to refresh", () => {
  it.each([1, 2, 3, 4, 5, 6])(
    "[LOGIN-06] is nobody else's for two minutes, whoever dies in whatever step, and comes back after that (%i)",
    async (seed) => {
      const random = chance(seed);
      for (let round = 0; round < 10; round += 1) {
        const [clock, store] = [createFakeClock(), createMemoryStore()];
        store.useClock(clock);
        const slowest = [1, 50, 1000][round % 3] ?? 1;
        const holders: number[] = [];
        if (random() < 0.7) store.set("refresh:turn", "1", 3_600_000);
        const visit = async (): Promise<void> => {
          // Some die before a step: then nothing more of theirs runs.
          let steps = random() < 0.3 ? Math.floor(random() * 4) : Infinity;
          const mortal = slowed(store, clock, random, slowest);
          const step = <Result>(run: () => Promise<Result>): Promise<Result> => {
            steps -= 1;
            return steps < 0 ? new Promise(() => undefined) : run();
          };
          const turns = new RefreshTurns(
            Object.assign(Object.create(mortal) as TimedStore, {
              get: (key: string) => step(() => mortal.get(key)),
              set: (key: string, value: string, ttl: number) => step(() => mortal.set(key, value, ttl)),
              take: (key: string) => step(() => mortal.take(key)),
            }),
            clock,
          );
          // Who has it never gives it back here: as if every holder died.
          if ((await turns.take("turn", 3_600_000)) === undefined) holders.push(clock.now());
        };
        for (let second = 0; second < 900; second += 5) {
          for (let visits = Math.floor(random() * 4); visits > 0; visits -= 1) void visit();
          await clock.advance(5000);
        }
        const gaps = holders.slice(1).map((at, index) => at - (holders[index] ?? 0));
        // A command may take a second each way, and so may its answer.
        for (const gap of gaps) expect(gap).toBeGreaterThan(lost - 5 * slowest);
        // Fifteen minutes: however many die, somebody has it again and again.
        expect(holders.length).toBeGreaterThan(1);
      }
    },
  );

  it.each(["rubbish", "NaN", "Infinity", "9e99"])(
    "[LOGIN-06] whose date is %s is as one without: others wait, and then have it",
    async (rubbish) => {
      const [clock, store] = [createFakeClock(), createMemoryStore()];
      store.set("taken:turn", rubbish, 3_600_000);
      const turns = new RefreshTurns(new TimedStore(store, clock), clock);
      expect(await turns.take("turn", 3_600_000)).toBe(clock.date());
      await clock.advance(lost + 1);
      expect(await turns.take("turn", 3_600_000)).toBeUndefined();
    },
  );
});
