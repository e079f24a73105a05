import { describe, expect, it } from "vitest";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { failureOf } from "../fixtures/failures.ts";

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
  it.each([
    ["a server of this machine", "http://127.0.0.1:8080/x", "must be https, as the document's own address is"],
    ["the same by name", "HTTP://localhost/x", "must be https, as the document's own address is"],
    ["the same by another spelling", "http://0x7f.1/x", "must be https, as the document's own address is"],
    ["the same by IPv6", "http://[::1]/x", "must be https, as the document's own address is"],
    ["the data of a cloud host", "http://169.254.169.254/latest/meta-data", "must be https"],
    ["a file", "file:///etc/passwd", "must be https"],
    ["data", "data:application/json,{}", "must be https"],
    ["another protocol", "gopher://127.0.0.1:25/", "must be https"],
    ["credentials", "https://user:hunter2@auth.test/x", "must not hold credentials"],
    ["a line break", "https://auth.test/x\r\nHost: evil.example", "must be an absolute URL"],
    ["an escape sequence", "https://auth.test/\u001b[2J", "must be an absolute URL"],
  ])("refuses %s before it sends another request", async (_title, address, rule) => {
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
