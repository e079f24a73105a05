import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  authorizationQueryMaxLength,
  claimRules,
  clientAuthentication,
  endpoints,
  requestRules,
  responseRules,
  scopes,
  tokenRules,
} from "../../../generated/identity.gen.ts";

// Tables written off the specification (part B, Authentication, Limits). Lengths of code_challenge and code_verifier
// are those of RFC 7636; the facts of the published service fill what the specification leaves open.

const string = { type: "string" };
const boolean = { type: "boolean" };
const integer = { type: "integer" };
/** Names that have one and the same rule. */
const each = (rule: object, ...names: readonly string[]): Readonly<Record<string, object>> =>
  Object.fromEntries(names.map((name) => [name, rule]));
const listOf = (items: object): object => ({ type: "array", items });
const objectOf = (properties: object): object => ({ type: "object", properties });

/** Text that the published service may send as a number. */
const alsoNumber = { ...string, alsoNumber: true };
/** The specification does not say how a list and its codes are joined: every known form. */
const accessRoles = listOf({
  oneOf: [string, objectOf({ role: string, access_role_code: string, access_role_codes: listOf(string) })],
});
const activityRoles = listOf({
  oneOf: [
    string,
    objectOf({
      agenda_code: string,
      activity_role_code: { oneOf: [string, listOf(string)] },
      activity_role_codes: listOf(string),
    }),
  ],
});

const claimTable: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  openid: {},
  profile: {
    ...each(string, "family_name", "given_name", "username", "degree_before", "degree_after"),
    ...each(string, "role", "agenda_code", "activity_role_code"),
    ...each(boolean, "person_identified", "is_statutory_representative"),
    access_roles: accessRoles,
    activity_roles: activityRoles,
  },
  birthdate: { birthdate: string },
  birthplace: { birthplace: string },
  country_of_birth: { country_of_birth: alsoNumber },
  oidc: { sub: string },
  subject: {
    ...each(alsoNumber, "lei", "institution_type"),
    ...each(string, "legal_entity_shorcut", "legal_entity_name", "legal_entity_email"),
    ...each(string, "public_organization_identifier", "legal_entity_unique_identifier"),
    authorized_private_entity_personal_data_user_identifier: string,
  },
  contact: { email: string, phone_number: string },
  document: { document_ids: listOf(objectOf({ type: string, document_id: string })) },
  role: {
    access_roles: accessRoles,
    activity_roles: activityRoles,
    time_limited_id: string,
  },
  deathdate: { date_of_death: string },
};

/** What the published service filled in: the name of the e-mail claim, the JSON forms. */
const publishedClaims = [
  "profile.access_roles",
  "profile.activity_roles",
  "contact.email",
  "document.document_ids",
  "role.access_roles",
  "role.activity_roles",
];

const required = { required: true, ...string };
const optional = { required: false, ...string };
const filled = { minLength: 1 };
const address = { format: "uri" };
/** Looked at by what it takes, below. */
const pattern: unknown = expect.any(String);
const proofKey = { minLength: 43, maxLength: 128, pattern };
const state = { ...optional, ...filled, maxLength: 1024, advisory: ["maxLength"] };

const requestTable: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  authorization: {
    client_id: { ...required, ...filled },
    redirect_uri: { ...required, ...address },
    scope: { ...required, ...filled },
    response_type: { ...required, enum: ["code"] },
    code_challenge: { ...optional, ...proofKey },
    code_challenge_method: { ...optional, enum: ["S256"] },
    nonce: { ...optional, ...filled, maxLength: 255 },
    state,
    // Of OpenID Connect Core 1.0, section 3.1.2.1.
    max_age: { ...optional, pattern },
  },
  token: {
    grant_type: { ...required, enum: ["authorization_code"] },
    code: { ...required, ...filled },
    redirect_uri: { ...required, ...address },
    client_id: { ...required, ...filled },
    code_verifier: { ...optional, ...proofKey },
    scope: { ...optional, ...filled },
  },
  logout: {
    client_id: { ...required, ...filled },
    post_logout_redirect_uri: { ...required, ...address },
    id_token_hint: { ...required, ...filled },
    state,
  },
};

const responseTable: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  authorization: { code: { ...required, ...filled }, state: optional },
  token: {
    access_token: { ...required, ...filled },
    refresh_token: optional,
    // RFC 6749, section 5.1, leaves it and the lifetime to the service.
    scope: optional,
    id_token: { ...required, ...filled },
    token_type: { ...required, enum: ["Bearer"] },
    expires_in: { required: false, ...integer, minimum: 0 },
  },
};

const time = { required: true, ...integer };
const identifier = { ...required, ...filled };
const tokenTable: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  access: {
    ...{ ...each(identifier, "aud", "iss", "jti", "sub"), ...each(time, "exp", "iat", "nbf") },
    client_cert_sha256: { ...required, minLength: 43, maxLength: 43, pattern },
    scope: { required: true, ...listOf(string) },
  },
  identity: {
    ...{ ...each(identifier, "aud", "azp", "iss", "jti", "sid", "sub"), ...each(time, "auth_time", "exp", "iat") },
    nonce: { ...optional, maxLength: 255 },
  },
};

const endpointTable: Readonly<Record<string, object>> = {
  discovery: { methods: ["GET"], address: "oidc", path: "/.well-known/openid-configuration" },
  jwks: { methods: ["GET"], address: "oidc", path: "/oauth2/jwks" },
  authorization: { methods: ["GET", "POST"], address: "oidc", path: "/oauth2/authorize" },
  token: {
    methods: ["POST"],
    address: "oidcMutualTls",
    path: "/oauth2/token",
    contentType: "application/x-www-form-urlencoded",
  },
  endSession: { methods: ["GET", "POST"], address: "oidcMutualTls", path: "/oauth2/endsession" },
};

describe("the contract of the identity service", () => {
  it("has the eleven scopes of the specification, in its order", () => {
    expect(scopes).toEqual(Object.keys(claimTable));
  });

  it.each([
    ["claims of the scopes", claimRules, claimTable],
    ["requests", requestRules, requestTable],
    ["answers", responseRules, responseTable],
    ["claims of the tokens", tokenRules, tokenTable],
    ["endpoints", endpoints, endpointTable],
  ] as const)(
    "has the %s of the specification, with their types and bounds, and nothing else",
    (_title, rules, table) => {
      expect(rules).toStrictEqual(table);
    },
  );

  it("knows the client by its certificate, over TLS 1.2 and 1.3 only", () => {
    expect(clientAuthentication).toStrictEqual({ method: "tls_client_auth", tlsVersions: ["TLSv1.2", "TLSv1.3"] });
  });

  it("has at most 2000 characters in the query of the authorization endpoint", () => {
    expect(authorizationQueryMaxLength).toBe(2000);
  });

  it("names the published service as the source of what the specification leaves open, and of nothing else", () => {
    const text = readFileSync(new URL("../../../spec/identity.yaml", import.meta.url), "utf8");
    type Marked = Readonly<Record<string, { claims?: Readonly<Record<string, { "x-origin"?: string }>> }>>;
    const source = parse(text) as { readonly scopes: Marked };
    const marked = Object.entries(source.scopes).flatMap(([scope, { claims = {} }]) =>
      Object.entries(claims)
        .filter(([, claim]) => claim["x-origin"] === "published")
        .map(([claim]) => `${scope}.${claim}`),
    );
    expect(marked).toEqual(publishedClaims);
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
  ])("%s and no other", (_title, rule, expected) => {
    const pattern = new RegExp(rule.pattern);
    const all = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code));
    expect(all.filter((one) => pattern.test(one) && pattern.test(`a${one}a`)).join("")).toBe(expected);
  });

  it("take the pair of RFC 7636, appendix B", () => {
    const [one, other] = ["dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"];
    expect(createHash("sha256").update(one).digest("base64url")).toBe(other);
    expect([new RegExp(verifier.pattern).test(one), new RegExp(challenge.pattern).test(other)]).toEqual([true, true]);
  });
});
