import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [field: string, options: object, rule: string][];

const scope = ["openid", "profile"] as const;
const begin = (options: object): Promise<unknown> =>
  createFakeProvider()
    .identity()
    // As JavaScript might call it.
    .beginLogin({ scope, ...options });

describe("beginLogin", () => {
  it("[OIDC-03] [OIDC-04] requests a code with PKCE, nonce and state", async () => {
    const login = await createFakeProvider().identity().beginLogin({ scope });
    const { url, pending } = login;
    expect(inspect(login)).toContain("https://auth.test/oauth2/authorize");
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe("https://auth.test/oauth2/authorize");
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "AIS",
      redirect_uri: "https://ais.example/callback",
      scope: "openid profile",
      response_type: "code",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: "S256",
      nonce: pending.nonce,
      state: pending.state,
    });
    expect(searchParams.get("code_challenge")).not.toBe(pending.codeVerifier);
    for (const secret of [pending.nonce, pending.state, pending.codeVerifier]) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(pending).toMatchObject({ scope: ["openid", "profile"], redirectUri: "https://ais.example/callback" });
    expect(pending.expiresAt).toBe(1_800_000_600_000);
  });

  it("[OIDC-03] creates new secrets for every login", async () => {
    const identity = createFakeProvider().identity();
    const secrets = new Set<string>();
    for (let login = 0; login < 10; login += 1) {
      const { pending } = await identity.beginLogin({ scope });
      for (const secret of [pending.nonce, pending.state, pending.codeVerifier]) secrets.add(secret);
    }
    expect(secrets.size).toBe(30);
  });

  it("[OIDC-06] returns the same parameters as a form, and only those with the method POST", async () => {
    const identity = createFakeProvider().identity();
    const { url, form } = await identity.beginLogin({ scope });
    expect(form).toEqual({
      method: "POST",
      action: "https://auth.test/oauth2/authorize",
      fields: Object.fromEntries(new URL(url).searchParams),
    });
    const posted = await identity.beginLogin({ scope, method: "POST" });
    expect(Object.keys(posted)).toEqual(["form", "pending"]);
    expect(posted.form.fields).toMatchObject({ state: posted.pending.state, nonce: posted.pending.nonce });
  });

  it("keeps a query of the endpoint, in the URL and in the form", async () => {
    const provider = createFakeProvider();
    provider.document["authorization_endpoint"] = "https://auth.test/login?tenant=a%20b";
    const { url, form } = await provider.identity().beginLogin({ scope });
    expect(url).toMatch(/^https:\/\/auth\.test\/login\?tenant=a%20b&client_id=AIS&/);
    expect(form.action).toBe("https://auth.test/login?tenant=a%20b");
  });

  it.each(rows)("[OIDC-04] refuses a wrong %s (%#)", async (field, options, rule) => {
    await expect(begin(options)).rejects.toMatchObject({
      code: "ERR_INVALID_INPUT",
      field,
      rule: expect.stringContaining(rule) as string,
    });
  });

  it("[OIDC-05] accepts a state of 1,024 characters, and a longer one only when configured", async () => {
    await expect(begin({ state: "s".repeat(1024) })).resolves.toHaveProperty("url");
    // Characters count, not units of UTF-16.
    await expect(begin({ state: "😀".repeat(1024), method: "POST" })).resolves.toHaveProperty("form");
    await expect(begin({ state: "s".repeat(1025) })).rejects.toMatchObject({
      field: "state",
      rule: "must have at most 1024 characters, unless allowLongState is true",
    });
    await expect(begin({ state: "s".repeat(1025), allowLongState: true })).resolves.toHaveProperty("url");
  });

  it("[OIDC-05] accepts a query of 2,000 characters, and advises the form for a longer one", async () => {
    const identity = createFakeProvider().identity();
    const { url } = await identity.beginLogin({ scope, state: "s" });
    const room = 2000 - new URL(url).search.slice(1).length + 1;
    const options = { scope, allowLongState: true } as const;
    const longest = await identity.beginLogin({ ...options, state: "s".repeat(room) });
    expect(new URL(longest.url).search).toHaveLength(2001);
    const longer = { ...options, state: "s".repeat(room + 1) };
    await expect(identity.beginLogin(longer)).rejects.toMatchObject({
      field: "query",
      rule: 'must have at most 2000 characters, has 2001: ask for the method "POST"',
    });
    await expect(identity.beginLogin({ ...longer, method: "POST" })).resolves.toHaveProperty("form");
  });
});
