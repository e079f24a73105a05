import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { clientAuthentication } from "../../../generated/client-authentication.gen.ts";
import { requestRules, scopes, tokenRules } from "../../../generated/identity.gen.ts";

// Names and types of claims, requests and answers are held by test/types, their bounds by the tests of a login.

describe("the contract of the identity service", () => {
  it("has the eleven scopes of the specification, in its order", () => {
    const names = "openid profile birthdate birthplace country_of_birth oidc subject contact document role deathdate";
    expect(scopes).toEqual(names.split(" "));
  });

  it("authenticates the client by its certificate, over TLS 1.2 and 1.3 only", () => {
    expect(clientAuthentication).toStrictEqual({ method: "tls_client_auth", tlsVersions: ["TLSv1.2", "TLSv1.3"] });
  });

  it("cites the published service only where the specification leaves something open", () => {
    const text = readFileSync(new URL("../../../spec/identity.yaml", import.meta.url), "utf8");
    type Marked = Readonly<Record<string, { claims?: Readonly<Record<string, { "x-origin"?: string }>> }>>;
    const source = parse(text) as { readonly scopes: Marked };
    const marked = Object.entries(source.scopes).flatMap(([scope, { claims = {} }]) =>
      Object.entries(claims)
        .filter(([, claim]) => claim["x-origin"] === "published")
        .map(([claim]) => `${scope}.${claim}`),
    );
    expect(marked).toEqual([
      ...["profile.access_roles", "profile.activity_roles", "contact.email", "document.document_ids"],
      ...["role.access_roles", "role.activity_roles"],
    ]);
  });
});

describe("the characters of a pattern", () => {
  const base64url = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
  const { code_challenge: challenge } = requestRules.authorization;
  const { code_verifier: verifier } = requestRules.token;

  it.each([
    ["code_verifier: every unreserved one of RFC 7636", verifier, `-.${base64url.slice(1)}~`],
    ["code_challenge: those of base64url", challenge, base64url],
    ["client_cert_sha256: those of base64url", tokenRules.access.client_cert_sha256, base64url],
  ])("allow %s, and no other", (_title, rule, expected) => {
    const pattern = new RegExp(rule.pattern);
    const all = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code));
    expect(all.filter((one) => pattern.test(one) && pattern.test(`a${one}a`)).join("")).toBe(expected);
  });
});
