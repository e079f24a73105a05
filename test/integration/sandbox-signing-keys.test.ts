import { createSandbox } from "ares-caais/sandbox";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { identityOf } from "./sandbox-client.ts";

/** Makes no more keys than it has to: they take long. */
vi.mock(import("jose/key/generate/keypair"), async (original) => {
  const { generateKeyPair } = await original();
  const made: ReturnType<typeof generateKeyPair>[] = [];
  let calls = 0;
  return {
    generateKeyPair: async (...args: Parameters<typeof generateKeyPair>) => {
      const next = calls++ % 3;
      return (made[next] ??= generateKeyPair(...args));
    },
  };
});

afterEach(() => {
  vi.useRealTimers();
});

describe("[KIT-06] replaced signing keys of the sandbox", () => {
  it("the key set keeps them while a token of theirs may be valid, and a logout accepts their tokens longer", async () => {
    const sandbox = await createSandbox();
    onTestFinished(() => sandbox.close());
    const keys = async (): Promise<unknown[]> => {
      const answer = await sandbox.fetch(`${sandbox.environment.oidc}/oauth2/jwks`);
      return ((await answer.json()) as { readonly keys: unknown[] }).keys;
    };
    const identity = identityOf(sandbox);
    const browser = sandbox.openBrowser();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const { idToken } = await identity.completeLogin(await browser.logIn(login, "novakova.jana"), login.pending);
    const [first] = await keys();
    await sandbox.identity.rotateKeys();
    const rotated = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: rotated + 1_799_000 });
    expect(await keys()).toEqual([expect.anything(), first]);
    vi.setSystemTime(rotated + 1_801_000);
    const after = await keys();
    expect(after).toHaveLength(1);
    expect(after).not.toContainEqual(first);
    const logout = await identity.logout({ idToken });
    expect(await browser.logOut(logout, { end: true })).toContain(sandbox.client.postLogoutRedirectUri);
  });

  it("the key set has at most a hundred keys", async () => {
    const sandbox = await createSandbox();
    onTestFinished(() => sandbox.close());
    for (let count = 0; count < 101; count += 1) await sandbox.identity.rotateKeys();
    const answer = await sandbox.fetch(`${sandbox.environment.oidc}/oauth2/jwks`);
    expect(await answer.json()).toMatchObject({ keys: { length: 100 } });
  });
});
