import { randomBytes } from "node:crypto";
import { signedIn } from "ares-caais/testing";
import { describe, expect, it } from "vitest";
import { createFakeApplication, createMemoryStore, places } from "../../fixtures/fake-login.ts";

const user = { id: "an official" };

describe.each(places)("signedIn to a login with sessions in $where", ({ newStore }) => {
  it("[LOGIN-20] returns the headers of a session without a provider, on every instance", async () => {
    const store = newStore();
    const { login, provider } = createFakeApplication({ store, toUser: () => expect.unreachable() });
    const headers = await signedIn(user, login);
    expect(await login.user({ headers })).toEqual(user);
    expect(
      await createFakeApplication({ store }, provider).login.user(new Request("https://a.example", { headers })),
    ).toEqual(user);
    const status = await login.handler(new Request("https://ais.example/auth/status", { headers }));
    expect(await status.json()).toMatchObject({ user });
    expect(provider.requests).toEqual([]);
  });

  it("[LOGIN-20] creates a new session each time, with its lifetimes", async () => {
    const { login, provider } = createFakeApplication({ store: newStore(), lifetime: 60_000 });
    const [one, other] = [await signedIn(user, login), await signedIn({ id: "another" }, login)];
    expect(await login.user({ headers: other })).toEqual({ id: "another" });
    expect(await login.user({ headers: one })).toEqual(user);
    await provider.clock.advance(60_000);
    expect(await login.user({ headers: one })).toBeUndefined();
  });

  it("[LOGIN-20] [LOGIN-09] fails in an application with another secret", async () => {
    const store = newStore();
    const { login, provider } = createFakeApplication({ store });
    const headers = await signedIn(user, login);
    const other = createFakeApplication({ store, secret: randomBytes(32).toString("hex") }, provider);
    expect(await other.login.user({ headers })).toBeUndefined();
  });
});

it("[LOGIN-20] accepts the subject by which sessions are ended", async () => {
  const { login } = createFakeApplication({ store: createMemoryStore() });
  const [one, other] = [await signedIn(user, login, "sub-1"), await signedIn(user, login)];
  await login.endSessions("sub-1");
  expect(await login.user({ headers: one })).toBeUndefined();
  expect(await login.user({ headers: other })).toEqual(user);
  await login.endSessions("test-user");
  expect(await login.user({ headers: other })).toBeUndefined();
});

it("[LOGIN-20] accepts a result of createLogin only", async () => {
  // @ts-expect-error: a wrong type, as JavaScript allows it
  const refused = signedIn(user, {});
  await expect(refused).rejects.toMatchObject({ field: "login", rule: "must be the result of createLogin" });
});
