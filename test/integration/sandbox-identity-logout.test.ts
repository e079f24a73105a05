import { generateKeyPair, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { referenceOf, useIdentitySandbox, type Reply } from "./identity-calls.ts";

const context = useIdentitySandbox({ clients: [{ clientId: "EVIDENCE" }, { clientId: "SPISOVNA" }] });
const { authorizationUrl, call, exchange, refresh, tokens } = context;
const state = "a+b/ c=%7E&ž";

function endSession(
  parameters: Readonly<Record<string, string>>,
  how: { tls?: { cert: string; key: string } } = context.client,
): Promise<Reply> {
  const { clientId, postLogoutRedirectUri } = context.client;
  const form = { client_id: clientId, post_logout_redirect_uri: postLogoutRedirectUri, ...parameters };
  return call(`${context.sandbox.environment.oidcMutualTls}/oauth2/endsession`, { form, ...how });
}

describe("[KIT-02] the logout endpoint", () => {
  it.each([true, false])("redirects the browser to a page and back, and ends the session: %s", async (end) => {
    const browser = context.sandbox.openBrowser();
    const callback = new URL(await browser.logIn(authorizationUrl({}), "kral.petr"));
    const login = { client: context.client, code: callback.searchParams.get("code") ?? "", verifier: "" };
    const reply = await exchange(login, { code_verifier: undefined });
    const { id_token: hint } = JSON.parse(reply.text) as { id_token: string };
    const answer = await endSession({ id_token_hint: hint, state });
    expect(answer.status).toBe(302);
    const { location = "" } = answer.headers;
    expect(location.startsWith(`${context.sandbox.environment.oidc}/logout?reference=`)).toBe(true);
    expect(location).not.toContain(hint);
    const left = await browser.logOut(location, { end });
    expect(left).toBe(`${context.client.postLogoutRedirectUri}?state=${encodeURIComponent(state)}`);
    // Within a session the browser is not asked.
    const next = await browser.logIn(authorizationUrl({ state: "2" }), { cancel: true });
    expect(new URL(next).searchParams.get("error")).toBe(end ? "access_denied" : null);
  });

  it("accepts GET and POST, with and without state", async () => {
    const { id_token: hint } = await tokens();
    const { clientId, postLogoutRedirectUri, tls } = context.client;
    const query = new URLSearchParams({
      client_id: clientId,
      post_logout_redirect_uri: postLogoutRedirectUri,
      id_token_hint: hint,
    });
    const url = `${context.sandbox.environment.oidcMutualTls}/oauth2/endsession`;
    const byGet = await call(`${url}?${query.toString()}`, { tls });
    expect(byGet.status).toBe(302);
    expect(await context.sandbox.logOut(byGet.headers.location ?? "", { end: false })).toBe(postLogoutRedirectUri);
    // The browser that plays itself presents the certificate of the client system.
    expect(await context.sandbox.logOut(`${url}?${query.toString()}`, { end: false })).toBe(postLogoutRedirectUri);
    const form = { method: "POST", action: url, fields: Object.fromEntries(query) } as const;
    expect(await context.sandbox.logOut({ form }, { end: true })).toBe(postLogoutRedirectUri);
  });

  it("redirects the browser back at once when the session has ended, and revokes its refresh tokens", async () => {
    const { id_token: hint, refresh_token: token } = await tokens();
    const { headers } = await endSession({ id_token_hint: hint });
    await context.sandbox.logOut(headers.location ?? "", { end: true });
    const again = await endSession({ id_token_hint: hint, state: "s" });
    expect(again.headers.location).toBe(`${context.client.postLogoutRedirectUri}?state=s`);
    expect(JSON.parse((await refresh(token)).text)).toMatchObject({ error: "invalid_grant" });
  });

  it("accepts one answer from its page", async () => {
    const { id_token: hint } = await tokens();
    const { location = "" } = (await endSession({ id_token_hint: hint })).headers;
    const page = await call(location);
    expect(page.status).toBe(200);
    const url = `${context.sandbox.environment.oidc}/logout`;
    const reference = referenceOf(page.text);
    expect((await call(url, { form: { reference } })).status).toBe(400);
    const form = { reference, action: "end" };
    const answer = await call(url, { form });
    expect(answer.status).toBe(302);
    expect(answer.headers["set-cookie"]?.[0]).toMatch(/^__Host-sandbox-session=; Max-Age=0; /);
    expect((await call(url, { form })).status).toBe(400);
    expect((await call(location)).status).toBe(400);
  });

  it("accepts an expired hint, and one whose key is no longer published", async () => {
    context.sandbox.faults.set({ service: "identity", kind: "expired" });
    const { id_token: expired } = await tokens();
    context.sandbox.faults.clear({ service: "identity" });
    await context.sandbox.identity.rotateKeys({ keepOld: false });
    expect((await endSession({ id_token_hint: expired })).status).toBe(302);
  });

  it("refuses requests that break the contract", async () => {
    const { id_token: hint, access_token: accessToken } = await tokens();
    const foreign = await new SignJWT({ aud: "EVIDENCE", sid: "1" })
      .setProtectedHeader({ alg: "RS256" })
      .sign((await generateKeyPair("RS256")).privateKey);
    const other = context.sandbox.clients[1];
    if (other === undefined) throw new Error("no second client");
    const { id_token: otherHint } = await tokens({ client: other });
    const none = {};
    const table: readonly (readonly [Record<string, string>, object, number, string])[] = [
      [
        { id_token_hint: hint, post_logout_redirect_uri: "https://evil.example/" },
        context.client,
        400,
        "invalid_request",
      ],
      [{ id_token_hint: accessToken }, context.client, 400, "invalid_request"],
      [{ id_token_hint: foreign }, context.client, 400, "invalid_request"],
      [{ id_token_hint: "no token" }, context.client, 400, "invalid_request"],
      [{ id_token_hint: otherHint }, context.client, 400, "invalid_request"],
      [{}, context.client, 400, "invalid_request"],
      [{ id_token_hint: hint, unknown: "1" }, context.client, 400, "invalid_request"],
      [{ id_token_hint: hint }, none, 401, "invalid_client"],
      [{ id_token_hint: hint }, other, 401, "invalid_client"],
    ];
    for (const [parameters, how, status, error] of table) {
      const reply = await endSession(parameters, how);
      expect([reply.status, JSON.parse(reply.text)], JSON.stringify(Object.keys(parameters))).toMatchObject([
        status,
        { error },
      ]);
      expect(reply.headers.location).toBeUndefined();
    }
  });
});
