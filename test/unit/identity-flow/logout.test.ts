import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { UnexpectedResponseError } from "ares-caais/identity";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";

const logout = {
  idToken: "header.payload.signature",
  postLogoutRedirectUri: "https://ais.example/bye",
  state: "a b&c",
};
const parameters = {
  client_id: "AIS",
  post_logout_redirect_uri: "https://ais.example/bye",
  id_token_hint: "header.payload.signature",
  state: "a b&c",
};

describe("logout", () => {
  it("[OIDC-14] [OIDC-06] returns the address and the form for the browser", async () => {
    const { url, form } = await createFakeProvider().identity().logout(logout);
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe("https://mtls.test/oauth2/endsession");
    expect(Object.fromEntries(searchParams)).toEqual(parameters);
    expect(form).toEqual({ method: "POST", action: "https://mtls.test/oauth2/endsession", fields: parameters });
  });

  it("[OIDC-14] sends no state without one, and uses the return address of the client", async () => {
    const identity = createFakeProvider().identity({ postLogoutRedirectUri: "https://ais.example/default" });
    const { form } = await identity.logout({ idToken: "t" });
    expect(form.fields).toEqual({
      client_id: "AIS",
      post_logout_redirect_uri: "https://ais.example/default",
      id_token_hint: "t",
    });
  });

  it.each([
    ["postLogoutRedirectUri", { postLogoutRedirectUri: undefined }, "is missing"],
    ["postLogoutRedirectUri", { postLogoutRedirectUri: "/bye" }, "must be an absolute URL"],
    ["id_token_hint", { idToken: "" }, "must not be empty"],
    ["id_token_hint", { idToken: undefined }, "is missing"],
    ["state", { state: "s".repeat(1025) }, "must have at most 1024 characters"],
    ["returnUri", { returnUri: "https://ais.example" }, "is no option"],
  ])("[OIDC-14] refuses a wrong %s before anything is sent (%#)", async (field, options, rule) => {
    const provider = createFakeProvider();
    const identity = provider.identity({ postLogoutRedirectUri: undefined });
    // As JavaScript might call it.
    const wrong = { ...logout, ...options } as typeof logout;
    for (const call of [identity.logout(wrong), identity.endSession(wrong)]) {
      await expect(call).rejects.toMatchObject({ code: "ERR_INVALID_INPUT", field, rule });
    }
    expect(provider.requests).toEqual([]);
  });

  it.each([
    "https://ais.example",
    "HTTPS://AIS.example:443/Bye/./a/../b",
    "https://ais.example/a%2fb//?x=%7Ey&z=a+b&%",
    "https://ais.example/odhlášení",
  ])("[OIDC-14] sends the return address as configured, byte for byte: %s", async (postLogoutRedirectUri) => {
    for (const [options, own] of [
      [{ postLogoutRedirectUri }, {}],
      [{}, { postLogoutRedirectUri }],
    ]) {
      const provider = createFakeProvider();
      const identity = provider.identity(options);
      const { url, form } = await identity.logout({ idToken: "t", ...own });
      provider.answers["endSession"] = () => new Response(null, { status: 204 });
      const ended = await identity.endSession({ idToken: "t", ...own });
      const request = provider.requests.find(({ endpoint }) => endpoint === "endSession");
      expect([
        new URL(url).searchParams.get("post_logout_redirect_uri"),
        form.fields["post_logout_redirect_uri"],
        new URLSearchParams(request?.body).get("post_logout_redirect_uri"),
        ended.url,
      ]).toEqual(Array.from({ length: 4 }, () => postLogoutRedirectUri));
    }
  });

  it("sends a longer state when configured", async () => {
    const state = "s".repeat(1025);
    const { form } = await createFakeProvider()
      .identity()
      .logout({ ...logout, state, allowLongState: true });
    expect(form.fields["state"]).toBe(state);
  });

  it("hides its secrets from logs", async () => {
    const identity = createFakeProvider().identity();
    const shown = inspect([await identity.logout(logout), await identity.endSession(logout)], { depth: 9 });
    expect(shown).not.toContain(logout.idToken);
    expect(shown).not.toMatch(/a b&c|id=1/);
    expect(shown).toContain("https://mtls.test/[hidden]");
    // The service chose this one, and may have put the session into its path.
    expect(shown).toContain("{ url: 'https://auth.test/[hidden]' }");
  });
});

describe("endSession", () => {
  it("[OIDC-14] posts the form inside mutual TLS and returns where to send the browser", async () => {
    const provider = createFakeProvider();
    const { url } = await provider.identity().endSession(logout);
    expect(url).toBe("https://auth.test/logout?id=1");
    const request = provider.requests.find(({ endpoint }) => endpoint === "endSession");
    expect(request).toMatchObject({ method: "POST", url: "https://mtls.test/oauth2/endsession" });
    expect(request?.headers.get("content-type")).toBe("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual(parameters);
  });

  it.each([
    [301, "https://ais.example/bye", "https://ais.example/bye"],
    [302, "/consent?id=1", "https://mtls.test/consent?id=1"],
    [303, "https://ais.example/bye?state=a+b%26c", "https://ais.example/bye?state=a+b%26c"],
    [307, "http://localhost:8080/bye", "http://localhost:8080/bye"],
    [308, "https://ais.example/bye", "https://ais.example/bye"],
  ])("[OIDC-14] follows the address of a %i, whatever its body holds: %s", async (status, location, url) => {
    const provider = createFakeProvider();
    const headers = { location, "content-type": "application/json" };
    provider.answers["endSession"] = () => new Response('{"error":"none"}', { status, headers });
    await expect(provider.identity().endSession(logout)).resolves.toEqual({ url });
  });

  it.each([
    [204, null],
    [200, ""],
  ])("[OIDC-14] follows the return address with the state after %i without a page", async (status, body) => {
    const provider = createFakeProvider();
    provider.answers["endSession"] = () => new Response(body, { status });
    const identity = provider.identity();
    await expect(identity.endSession(logout)).resolves.toEqual({ url: "https://ais.example/bye?state=a+b%26c" });
    const withoutState = { idToken: "t", postLogoutRedirectUri: "https://ais.example/bye" };
    await expect(identity.endSession(withoutState)).resolves.toEqual({ url: "https://ais.example/bye" });
  });

  it.each([
    ["javascript:alert(1)", "must be https"],
    ["http://evil.test/", "must be https"],
    ["https://user:password@evil.test/", "must not hold credentials"],
    ["https://[", "must be an absolute URL"],
  ])("[OIDC-14] does not send the browser to %s", async (location, rule) => {
    const provider = createFakeProvider();
    provider.answers["endSession"] = () => new Response(null, { status: 302, headers: { location } });
    const error: unknown = await provider
      .identity()
      .endSession(logout)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ reason: "schema", issues: [{ rule: expect.stringContaining(rule) as string }] });
  });

  it("[OIDC-14] [OIDC-17] reports a page, or a redirect without a target, as unexpected", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    provider.answers["endSession"] = () =>
      new Response("<h1>Log out?</h1>", { headers: { "content-type": "text/html" } });
    await expect(identity.endSession(logout)).rejects.toMatchObject({
      status: 200,
      reason: "status",
      advice: expect.stringContaining("send the browser to the url of logout()") as string,
    });
    provider.answers["endSession"] = () => new Response(null, { status: 302 });
    await expect(identity.endSession(logout)).rejects.toMatchObject({ status: 302, reason: "status" });
  });

  it("repeats a failed request, because a second logout changes nothing", async () => {
    const provider = createFakeProvider();
    const own = provider.respond;
    provider.answers["endSession"] = (request) => {
      delete provider.answers["endSession"];
      return request.method === "POST" ? new Response("", { status: 503 }) : own(request);
    };
    const identity = provider.identity({ retry: { retries: 1 } });
    await expect(provider.clock.run(identity.endSession(logout))).resolves.toHaveProperty("url");
    expect(provider.counts()).toEqual({ discovery: 1, endSession: 2 });
  });
});
