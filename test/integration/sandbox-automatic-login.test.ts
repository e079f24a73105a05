import { describe, expect, it } from "vitest";
import { createSandbox } from "ares-caais/sandbox";
import { thrownBy } from "../fixtures/failures.ts";
import { useIdentitySandbox } from "./identity-calls.ts";
import { identityOf, legacyOf } from "./sandbox-client.ts";

const nobody = { cancel: true } as const;
/** A browser that shows no page. */
const both = useIdentitySandbox({ loginAs: "kral.petr", loginHint: true });
const plain = useIdentitySandbox();

describe("[BOX-05] automatic login", () => {
  it.each(["GET", "POST"] as const)("logs in the user of loginAs at once, by %s", async (method) => {
    const identity = identityOf(both.sandbox);
    const login = await identity.beginLogin({ scope: ["openid", "profile"], method });
    const { claims } = await identity.completeLogin(await both.sandbox.logIn(login, nobody), login);
    expect(claims).toMatchObject({ username: "kral.petr" });
  });

  it("logs in the user on the legacy page too", async () => {
    const legacy = legacyOf(both.sandbox);
    const sessionId = legacy.sessionId(await both.sandbox.logIn(legacy.loginUrl(), nobody));
    expect(await legacy.authConfirmation(sessionId)).toMatchObject({ attributes: { Username: "kral.petr" } });
  });

  it("keeps the session of a browser, until login_hint names another user or max_age has passed", async () => {
    const { call, authorizationUrl, exchange, client, sandbox } = both;
    let cookie = "";
    const userOf = async (parameters: Readonly<Record<string, string>>): Promise<readonly unknown[]> => {
      const url = authorizationUrl({ scope: "openid profile", ...parameters });
      const { status, headers } = await call(url, { headers: { cookie } });
      expect(status).toBe(302);
      cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? cookie;
      const code = new URL(headers.location ?? "").searchParams.get("code") ?? "";
      const { text } = await exchange({ client, verifier: "", code }, { code_verifier: undefined });
      const { id_token: token } = JSON.parse(text) as { readonly id_token: string };
      const [, payload = ""] = token.split(".");
      const { username, sid } = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
      return [username, sid];
    };
    const first = await userOf({});
    expect(first[0]).toBe("kral.petr");
    expect(await userOf({})).toEqual(first);
    const second = await userOf({ login_hint: "novakova.jana" });
    expect(second[0]).toBe("novakova.jana");
    expect(await userOf({})).toEqual(second);
    expect(await userOf({ login_hint: "novakova.jana" })).toEqual(second);
    const again = await userOf({ max_age: "0" });
    expect(again[0]).toBe("kral.petr");
    expect(again[1]).not.toBe(first[1]);
    expect(sandbox.identity.requests.authorization).toBeGreaterThan(5);
  });

  it("refuses a repeated login_hint", async () => {
    const { status, text } = await both.call(`${both.authorizationUrl({ login_hint: "kral.petr" })}&login_hint=x`);
    expect([status, text]).toEqual([400, expect.stringContaining("login_hint is repeated")]);
  });

  it("shows the page, and refuses login_hint as an unknown parameter, unless configured otherwise", async () => {
    expect((await plain.call(plain.authorizationUrl({}))).text).toContain('name="username"');
    const { status, text } = await plain.call(plain.authorizationUrl({ login_hint: "kral.petr" }));
    expect([status, text]).toEqual([400, expect.stringContaining("there is an unknown parameter")]);
  });

  it.each([
    [{ loginAs: "nobody" }, "loginAs", /^must be novakova.jana, kral.petr, /],
    [{ loginHint: "yes" }, "loginHint", "must be true or false"],
  ])("refuses %o", async (options, field, rule) => {
    // Values that only JavaScript can pass.
    const error = await thrownBy(createSandbox(options as object));
    const expected: unknown = typeof rule === "string" ? rule : expect.stringMatching(rule);
    expect(error).toMatchObject({ name: "InvalidInputError", field, rule: expected });
  });
});
