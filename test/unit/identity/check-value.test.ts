import { describe, expect, it } from "vitest";
import { requestRules, responseRules } from "../../../generated/identity.gen.ts";
import { brokenRule } from "../../../src/identity/check-value.ts";

/** The first rule that a token response breaks, with the member. */
function brokenMember(response: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, rules] of Object.entries(responseRules.token)) {
    const rule = brokenRule(response[name], rules);
    if (rule !== undefined) return `${name} ${rule}`;
  }
  return undefined;
}

const response = {
  access_token: "a.b.c",
  refresh_token: "opaque",
  scope: "openid profile",
  id_token: "d.e.f",
  token_type: "Bearer",
  expires_in: 299,
};

describe("the token response", () => {
  it("[OIDC-09] is in order as the specification shows it, and without a refresh token", () => {
    expect(brokenMember(response)).toBeUndefined();
    const { refresh_token: _token, ...rest } = response;
    expect(brokenMember(rest)).toBeUndefined();
    expect(brokenMember({ ...response, expires_in: 0, scope: "", refresh_token: "", beyond: 1 })).toBeUndefined();
  });

  it.each(["access_token", "id_token", "token_type"])("[OIDC-09] needs %s", (name) => {
    expect(brokenMember({ ...response, [name]: undefined })).toBe(`${name} is missing`);
  });

  it.each([
    ...["access_token", "refresh_token", "scope", "id_token", "token_type"].flatMap((name) =>
      [null, 1, true, ["text"], { text: "text" }].map((value) => [name, value, "must be text"] as const),
    ),
    ["access_token", "", "must not be empty"],
    ["id_token", "", "must not be empty"],
    ["token_type", "DPoP", "must be Bearer"],
    ["token_type", "", "must be Bearer"],
    ...["299", null, 1.5, Number.NaN, Number.POSITIVE_INFINITY, true, []].map(
      (value) => ["expires_in", value, "must be a whole number"] as const,
    ),
    ["expires_in", -1, "must be at least 0"],
  ] as const)("[OIDC-09] %s must not be %j", (name, value, rule) => {
    expect(brokenMember({ ...response, [name]: value })).toBe(`${name} ${rule}`);
  });
});

describe("a rule", () => {
  const { authorization, token } = requestRules;

  it("of length counts characters, not UTF-16 units", () => {
    expect(brokenRule("n".repeat(255), authorization.nonce)).toBeUndefined();
    expect(brokenRule("😀".repeat(255), authorization.nonce)).toBeUndefined();
    expect(brokenRule("n".repeat(256), authorization.nonce)).toBe("must have at most 255 characters");
    expect(brokenRule("v".repeat(42), token.code_verifier)).toBe("must have at least 43 characters");
  });

  it("of a pattern is told with the pattern", () => {
    expect(brokenRule(`${"v".repeat(43)}/`, token.code_verifier)).toBe("must match ^[A-Za-z0-9._~-]+$");
    expect(brokenRule(`${"v".repeat(43)}\n`, token.code_verifier)).toBe("must match ^[A-Za-z0-9._~-]+$");
  });

  it("of an address wants an absolute one", () => {
    expect(brokenRule("https://app.example/callback", authorization.redirect_uri)).toBeUndefined();
    expect(brokenRule("/callback", authorization.redirect_uri)).toBe("must be an absolute URI");
  });

  it("that is a recommendation counts unless it is to be ignored; the others count all the same", () => {
    const long = "s".repeat(1_025);
    expect(brokenRule(long, authorization.state)).toBe("must have at most 1024 characters");
    expect(brokenRule(long, authorization.state, "ignore")).toBeUndefined();
    expect(brokenRule("", authorization.state, "ignore")).toBe("must not be empty");
    expect(brokenRule("n".repeat(256), authorization.nonce, "ignore")).toBe("must have at most 255 characters");
  });

  it("of a list or an object is told with the place, and never with a value", () => {
    const list = { type: "array", items: { type: "object", properties: { code: { type: "string" } } } } as const;
    expect(brokenRule([{ code: "a" }, {}, { more: 1 }], list)).toBeUndefined();
    expect(brokenRule([{ code: "a" }, { code: 1 }], list)).toBe(
      "must hold only what fits: item 1 must fit in every member: code must be text",
    );
    expect(brokenRule({ 0: {} }, list)).toBe("must be a list");
    expect(brokenRule([[]], list)).toBe("must hold only what fits: item 0 must be an object");
    expect(brokenRule([null], list)).toBe("must hold only what fits: item 0 must be an object");
    expect(brokenRule([undefined], list)).toBe("must hold only what fits: item 0 must be an object");
  });

  it("does not look at what an object inherits", () => {
    const rules = { type: "object", properties: { toString: { type: "string" } } } as const;
    expect(brokenRule({}, rules)).toBeUndefined();
    expect(brokenRule({ toString: 1 }, rules)).toBe("must fit in every member: toString must be text");
  });

  it("of several forms wants one of them", () => {
    const rules = { oneOf: [{ type: "string" }, { type: "boolean" }] } as const;
    expect(brokenRule("text", rules)).toBeUndefined();
    expect(brokenRule(true, rules)).toBeUndefined();
    expect(brokenRule(1, rules)).toBe("must have one of the forms of the contract");
  });

  it("lets what is not required be missing", () => {
    expect(brokenRule(undefined, authorization.nonce)).toBeUndefined();
    expect(brokenRule(undefined, authorization.client_id)).toBe("is missing");
  });
});
