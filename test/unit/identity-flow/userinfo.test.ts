import { describe, expect, it } from "vitest";
import { createFakeProvider, type FakeProvider } from "../../fixtures/fake-provider.ts";

const subject = "user-1";

function withUserinfo(): FakeProvider {
  const provider = createFakeProvider();
  provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
  return provider;
}

const ask = (provider: FakeProvider, token = "t") => provider.identity().userinfo(token, { subject });

describe("userinfo, which the specification does not have,", () => {
  it("sends the access token inside mutual TLS", async () => {
    const provider = withUserinfo();
    await expect(ask(provider, "access.token")).resolves.toEqual({
      claims: { sub: "user-1", given_name: "Jana" },
      otherClaims: {},
    });
    const request = provider.requests[1];
    expect(request).toMatchObject({ method: "GET", url: "https://mtls.test/userinfo" });
    expect(request?.headers.get("authorization")).toBe("Bearer access.token");
  });

  it("[OIDC-22] returns the claims of all scopes when none is named", async () => {
    const provider = withUserinfo();
    provider.answers["userinfo"] = () => Response.json({ sub: "user-1", given_name: "Jana", lei: 6947, beyond: 1 });
    const { claims, otherClaims } = await ask(provider);
    expect([claims, otherClaims]).toEqual([{ sub: "user-1", given_name: "Jana", lei: "6947" }, { beyond: 1 }]);
  });

  it("sends nothing when the service has no such endpoint", async () => {
    const provider = createFakeProvider();
    await expect(ask(provider)).rejects.toMatchObject({ code: "ERR_DISCOVERY", field: "userinfo_endpoint" });
  });

  it("refuses a signed answer, which it did not ask for", async () => {
    const provider = withUserinfo();
    const signed = await provider.sign({ sub: "user-1" });
    provider.answers["userinfo"] = () => new Response(signed, { headers: { "content-type": "application/jwt" } });
    await expect(ask(provider)).rejects.toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE", reason: "media-type" });
    expect(provider.requests[1]?.headers.get("accept")).toBe("application/json");
  });

  it.each([
    [{ sub: "user-2" }, "claim"],
    [{ given_name: "Jana" }, "missing"],
  ])("refuses claims of another user or of nobody (%#)", async (claims, reason) => {
    const provider = withUserinfo();
    provider.answers["userinfo"] = () => Response.json(claims);
    await expect(ask(provider)).rejects.toMatchObject({ code: "ERR_TOKEN", reason, claim: "sub" });
  });

  it.each([
    [401, { "www-authenticate": 'DPoP, Bearer realm="caais", error="invalid_token"' }, "", "invalid_token"],
    [403, { "content-type": "application/json" }, '{"error":"insufficient_scope"}', "insufficient_scope"],
    [401, { "www-authenticate": 'Bearer error="bad token opaque-token"' }, "", "[hidden]"],
  ])("[OIDC-15] reports a %i as an OAuthError", async (status, headers, body, error) => {
    const provider = withUserinfo();
    provider.answers["userinfo"] = () => new Response(body, { status, headers });
    await expect(ask(provider, "opaque-token")).rejects.toMatchObject({
      code: "ERR_OAUTH",
      endpoint: "userinfo",
      status,
      error,
    });
  });

  it.each([
    ["accessToken", "t\r\nx: y", { subject }],
    ["accessToken", "", { subject }],
    ["subject", "t", { subject: "" }],
    ["scope[1]", "t", { subject, scope: ["openid", "email"] }],
    ["options", "t", undefined],
  ])("refuses a wrong %s before anything is sent (%#)", async (field, token, options) => {
    const provider = withUserinfo();
    // As JavaScript might call it.
    const refused = provider.identity().userinfo(token, options as { subject: string });
    await expect(refused).rejects.toMatchObject({ code: "ERR_INVALID_INPUT", field });
    expect(provider.requests).toEqual([]);
  });
});
