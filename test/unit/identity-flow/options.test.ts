import { describe, expect, it } from "vitest";
import { createIdentity, InvalidInputError, type IdentityOptions } from "ares-caais/identity";
import { thrownBy } from "../../fixtures/failures.ts";
import { client, createFakeProvider } from "../../fixtures/fake-provider.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [field: string, wrong: object, rule: string][];

const options: IdentityOptions = { ...client, environment: "test" };
const create = (more: object): unknown => createIdentity({ ...options, ...more });

describe("createIdentity", () => {
  it.each([...rows, ["discoveryMaxAge", { discoveryMaxAge: Number.NaN }, "above 0"]])(
    "refuses a wrong %s by name (%#)",
    async (field, wrong, rule) => {
      const error = await thrownBy(() => create(wrong));
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(error).toMatchObject({ field, rule: expect.stringContaining(rule) as string });
    },
  );

  it("refuses what is not an object", () => {
    // As JavaScript might call it.
    expect(() => createIdentity(undefined as unknown as IdentityOptions)).toThrow(InvalidInputError);
  });

  it("accepts http on loopback as the return address", () => {
    expect(create({ redirectUri: "http://localhost:3000/callback" })).toHaveProperty("beginLogin");
  });

  it("accepts http on loopback as the service's address with the caller's own fetch", () => {
    const environment = { oidc: "http://localhost:1", oidcMutualTls: "http://localhost:1" };
    expect(create({ environment, fetch })).toHaveProperty("beginLogin");
  });

  it("[ENV-01] calls the published addresses of an environment and a network", async () => {
    for (const [network, address] of [
      ["internet", "https://rest-openidconnectapi.caais-test-ext.gov.cz"],
      ["cms", "https://rest-openidconnectapi.caais-test-ext.cms2.cz"],
    ] as const) {
      const asked: string[] = [];
      const identity = createIdentity({
        ...options,
        network,
        fetch: (url) => {
          asked.push(url);
          return Promise.resolve(
            Response.json({ issuer: `${address}/`, token_endpoint_auth_methods_supported: ["tls_client_auth"] }),
          );
        },
      });
      const { url } = await identity.beginLogin({ scope: ["openid"] });
      expect(asked).toEqual([`${address}/.well-known/openid-configuration`]);
      expect(url.startsWith(`${address}/oauth2/authorize?`)).toBe(true);
    }
  });
});

describe("the options of a call", () => {
  it("headers apply to the request of that call only, and replace none of its own", async () => {
    const provider = createFakeProvider();
    provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
    provider.document["grant_types_supported"] = ["authorization_code", "refresh_token"];
    const identity = provider.identity();
    const options = { headers: new Headers({ traceparent: "00-1-2-01" }) };
    const login = await identity.beginLogin({ scope: ["openid"] }, options);
    const { idToken } = await identity.completeLogin(provider.authorize(login), login, options);
    await identity.refresh("t", {}, options);
    await identity.userinfo("t", { subject: "user-1" }, options);
    await identity.endSession({ idToken, postLogoutRedirectUri: "https://ais.example/bye" }, options);
    await identity.userinfo("t", { subject: "user-1" });
    const sent = provider.requests.map(({ endpoint, headers }) => [endpoint, headers.get("traceparent")]);
    expect(sent).toEqual([
      ["discovery", null],
      ["jwks", null],
      ["token", "00-1-2-01"],
      ["token", "00-1-2-01"],
      ["userinfo", "00-1-2-01"],
      ["endSession", "00-1-2-01"],
      ["userinfo", null],
    ]);
    expect(provider.requests[2]?.headers.get("content-type")).toBe("application/x-www-form-urlencoded");
  });

  it("a signal that has already aborted ends a call that needs no request", async () => {
    const identity = createFakeProvider().identity();
    await identity.beginLogin({ scope: ["openid"] });
    const reason = new Error("changed my mind");
    const call = identity.beginLogin({ scope: ["openid"] }, { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
  });
});
