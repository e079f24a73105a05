import { describe, expect, it } from "vitest";
import { createFakeApplication, openSession, places, settle } from "../../fixtures/fake-login.ts";

const user = { id: "user-1" };

describe.each(places)("users of sessions in $where", ({ newStore }) => {
  it("[LOGIN-18] [LOGIN-09] the login returns a copy of the user for each request, whose changes affect no other request and no cookie", async () => {
    const store = newStore();
    const { login, provider, browser } = await openSession({
      store,
      refresh: store !== undefined,
      idleLifetime: 3_600_000,
    });
    const ask = async (): Promise<void> => {
      const headers = [new Headers(), new Headers()];
      const users = await settle(
        provider.clock,
        Promise.all(headers.map((each) => login.requireUser(browser.request("/"), each))),
      );
      for (const each of users) {
        expect(each).toEqual(user);
        Object.assign(each, { id: "root" });
      }
      for (const each of headers) browser.keep(each);
    };
    await ask();
    for (let round = 0; round < 3; round += 1) {
      await provider.clock.advance(250_000);
      await ask();
    }
    const other = createFakeApplication({ store }, provider);
    expect(await other.login.user(browser.request("/"))).toEqual(user);
  });

  it("[LOGIN-18] [LOGIN-09] time out after half a minute: then the login has to begin again", async () => {
    const problems: unknown[] = [];
    const calls: number[] = [];
    let isStuck = true;
    const { login, provider, openBrowser, begin, logIn } = createFakeApplication({
      ...{ store: newStore(), onError: ({ error }) => void problems.push(error) },
      toUser: () => {
        calls.push(1);
        return isStuck ? new Promise<never>(() => undefined) : user;
      },
    });
    const browser = openBrowser();
    const callback = await begin(browser);
    const visit = browser.visit(callback);
    await expect.poll(() => calls).toHaveLength(1);
    await provider.clock.advance(30_000);
    const answer = await visit;
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(problems).toMatchObject([
      { phase: "timeout", message: "login: toUser took longer than 30000 ms [ERR_TRANSPORT]" },
    ]);
    expect(browser.cookies.size).toBe(0);
    isStuck = false;
    expect((await logIn(browser)).status).toBe(303);
    expect(await login.user(browser.request("/"))).toEqual(user);
  });
});
