import { describe, expect, it } from "vitest";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { failureOf } from "../fixtures/failures.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [title: string, address: string, rule: string][];

const scope = ["openid"] as const;
const members = [
  "authorization_endpoint",
  "token_endpoint",
  "userinfo_endpoint",
  "end_session_endpoint",
  "jwks_uri",
  "mtls_endpoint_aliases.token_endpoint",
  "mtls_endpoint_aliases.userinfo_endpoint",
  "mtls_endpoint_aliases.end_session_endpoint",
] as const;

/** A document that names an address by one member. */
function naming(member: string, address: string): object {
  return member
    .split(".")
    .reverse()
    .reduce<unknown>((value, name) => ({ [name]: value }), address) as object;
}

describe.each(members)("a discovery document from an https address that names by %s", (member) => {
  it.each(rows)("refuses %s before it sends another request", async (_title, address, rule) => {
    const provider = createFakeProvider();
    Object.assign(provider.document, naming(member, address));
    const error = await failureOf(provider.identity().beginLogin({ scope }));
    expect(error).toMatchObject({
      code: "ERR_DISCOVERY",
      field: member,
      rule: expect.stringContaining(rule) as string,
    });
    expect(error.message).not.toContain("hunter2");
    expect(provider.counts()).toEqual({ discovery: 1 });
  });
});

describe("a discovery document", () => {
  it("accepts loopback addresses in a document that came over http from loopback", async () => {
    const provider = createFakeProvider();
    const environment = { oidc: "http://localhost:1", oidcMutualTls: "http://localhost:2" };
    Object.assign(provider.document, { issuer: environment.oidc, jwks_uri: "http://localhost:1/jwks" });
    await expect(provider.identity({ environment }).beginLogin({ scope })).resolves.toHaveProperty("url");
  });
});
