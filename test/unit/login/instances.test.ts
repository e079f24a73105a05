import type { LoginEvent, LoginStore } from "ares-caais/login";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import {
  createFakeApplication,
  createMemoryStore,
  type MemoryStore,
  openSession,
  origin,
  refreshes,
  rotateTokens,
  settle,
  wrapStore,
} from "../../fixtures/fake-login.ts";
import type { FakeClock } from "../../fixtures/fake-clock.ts";

const user = { id: "user-1" };
/** After how long a refresh counts as lost that came to no end, in milliseconds. */
const lost = 120_000;

/** A store whose answers take up to 50 ms, in an order of their own. */
function slowed(store: MemoryStore, clock: FakeClock): LoginStore {
  let count = 0;
  const later = <Result>(run: () => Result): Promise<Result> =>
    new Promise((resolve) => {
      count += 1;
      const result = run();
      clock.schedule(
        () => {
          resolve(result);
        },
        (count * 37) % 50,
      );
    });
  return wrapStore(store, later);
}

describe("tokens that several instances refresh through a store", () => {
  it.each([250_000, 310_000, 600_000, 3_600_000])(
    "[LOGIN-06] the instances refresh the tokens once, also when the user returns after %i ms",
    async (away) => {
      const store = createMemoryStore();
      const { application: one, browser } = await openSession({ store, refresh: true });
      rotateTokens(one.provider);
      const { clock } = one.provider;
      const others = [1, 2].map(() =>
        createFakeApplication({ refresh: true, store: slowed(store, clock) }, one.provider),
      );
      const instances = [one, ...others];
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

  it("[LOGIN-06] delay no request on another instance while they are valid, and three seconds otherwise", async () => {
    for (const [away, atLeast, atMost] of [
      [250_000, 0, 500],
      [310_000, 2900, 3500],
    ] as const) {
      const store = createMemoryStore();
      const { application: one, browser } = await openSession({ store, refresh: true });
      const other = createFakeApplication({ refresh: true, store }, one.provider);
      const { clock, answers } = one.provider;
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
});

it("[LOGIN-06] another instance refreshes no tokens that are being refreshed, although its clock is four minutes ahead", async () => {
  const store = createMemoryStore();
  const { application: one, browser } = await openSession({ store, refresh: true });
  rotateTokens(one.provider);
  const { clock } = one.provider;
  const ahead = { ...clock, date: () => clock.date() + 2 * lost };
  const other = createFakeApplication({ store, refresh: true, clock: ahead }, one.provider);
  await clock.advance(310_000);
  const goOn = one.provider.hold("token");
  const first = one.login.user(browser.request("/"));
  await expect.poll(() => refreshes(one.provider)).toBe(1);
  expect(await settle(clock, other.login.user(browser.request("/")))).toEqual(user);
  expect(refreshes(one.provider)).toBe(1);
  goOn();
  expect(await settle(clock, first)).toEqual(user);
  expect(await settle(clock, one.login.tokens(browser.request("/")))).toMatchObject({ subject: "user-1" });
});

it("[LOGIN-06] all requests that wait for a refresh receive its tokens when it ends", async () => {
  const store = createMemoryStore();
  const { provider, browser } = await openSession({ store, refresh: true });
  const { clock } = provider;
  const { login } = createFakeApplication({ store: slowed(store, clock), refresh: true }, provider);
  await clock.advance(310_000);
  const goOn = provider.hold("token");
  const began = clock.now();
  const first = settle(clock, login.tokens(browser.request("/")));
  await expect.poll(() => refreshes(provider)).toBe(1);
  const asked = Array.from({ length: 100 }, () => login.tokens(browser.request("/")));
  await expect.poll(() => clock.now() - began, { timeout: 10_000 }).toBeGreaterThan(1000);
  goOn();
  expect(await settle(clock, Promise.all([first, ...asked]))).not.toContain(undefined);
});

it("[LOGIN-06] a refresh that ends after two minutes does not undo the refresh of another instance", async () => {
  const store = createMemoryStore();
  const { application: one, browser } = await openSession({ store, refresh: true });
  const { provider } = one;
  const { clock } = provider;
  const addresses = { redirectUri: `${origin}/auth/callback`, postLogoutRedirectUri: `${origin}/auth/logged-out` };
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const identity = new Proxy(provider.identity(addresses), {
    get: (target, name) =>
      name !== "refresh"
        ? (Reflect.get(target, name) as unknown)
        : async (...given: unknown[]): Promise<unknown> => {
            const tokens: unknown = await Reflect.apply(target.refresh, target, given);
            await held;
            return tokens;
          },
  });
  const events: LoginEvent[] = [];
  const onEvent = (event: LoginEvent): void => void events.push(event);
  const slow = createFakeApplication({ store, refresh: true, identity, onEvent }, provider);
  await clock.advance(250_000);
  provider.change.access = { jti: "late" };
  expect(await settle(clock, slow.login.user(browser.request("/")))).toEqual(user);
  await clock.advance(lost);
  provider.change.access = { jti: "newer" };
  const jti = async (): Promise<unknown> => {
    const tokens = await settle(clock, one.login.tokens(browser.request("/")));
    return decodeJwt(tokens?.accessToken ?? "").jti;
  };
  expect(await jti()).toBe("newer");
  goOn();
  await expect.poll(() => events).toMatchObject([{ type: "refreshed" }]);
  for (let time = 0; time < 20; time += 1) expect(await jti()).toBe("newer");
  expect(refreshes(provider)).toBe(2);
});

it("[LOGIN-19] refreshes tokens once in a process, also with a store without `lease`", async () => {
  const { lease: _lease, ...store } = wrapStore(createMemoryStore(), (run) => run());
  const { login, provider, browser } = await openSession({ store, refresh: true, idleLifetime: 3_600_000 });
  rotateTokens(provider);
  for (let round = 1; round < 4; round += 1) {
    await provider.clock.advance(310_000);
    const asked = [1, 2, 3, 4, 5].map(() => login.user(browser.request("/")));
    expect(await settle(provider.clock, Promise.all(asked))).toEqual(asked.map(() => user));
    expect(refreshes(provider)).toBe(round);
  }
});

/** A store of an instance that dies before one of its steps: nothing of that comes to an answer, nor what would follow. */
function mortal(store: MemoryStore, steps: number): LoginStore & { readonly died: Promise<void> } {
  let left = steps;
  let die = (): void => undefined;
  const died = new Promise<void>((resolve) => (die = resolve));
  const step = <Result>(run: () => Result): Result | Promise<Result> => {
    left -= 1;
    if (left >= 0) return run();
    die();
    return new Promise(() => undefined);
  };
  return { died, ...wrapStore(store, step) };
}

describe("tokens whose instance dies during a refresh", () => {
  /** A session whose tokens are due, and an instance that has died in one of its steps at the store. */
  async function dieIn(step: number) {
    const store = createMemoryStore();
    let ended = 0;
    const onEvent = ({ type }: LoginEvent): void => void (ended += type.startsWith("refresh") ? 1 : 0);
    const { application: living, browser } = await openSession({ store, refresh: true, onEvent });
    const { clock } = living.provider;
    await clock.advance(250_000);
    const ends = mortal(store, step);
    const dying = createFakeApplication({ refresh: true, store: ends, onEvent }, living.provider);
    const last = dying.login.user(browser.request("/")).catch(() => undefined);
    await Promise.race([last, ends.died]);
    const ask = async (): Promise<unknown> => {
      const asked = await settle(clock, living.login.user(browser.request("/")));
      // A request that is under way when the clock jumps would run out of time.
      await expect.poll(() => ended, { timeout: 20_000 }).toBeGreaterThanOrEqual(refreshes(living.provider));
      return asked;
    };
    return { store, ask, clock, refreshed: () => refreshes(living.provider) };
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    "[LOGIN-06] another instance refreshes the tokens after two minutes, not before: step %i",
    async (step) => {
      const { ask, clock, refreshed } = await dieIn(step);
      const asked = refreshed();
      // At once, and after a pause that is longer than a lock.
      for (const pause of [0, 15_000, lost - 20_000]) {
        await clock.advance(pause);
        expect(await ask()).toEqual(user);
        expect(refreshed()).toBeLessThanOrEqual(1);
      }
      await clock.advance(5000);
      expect(await ask()).toEqual(user);
      expect(refreshed()).toBeGreaterThanOrEqual(1);
      expect(refreshed()).toBeLessThanOrEqual(asked + 1);
    },
  );
});
