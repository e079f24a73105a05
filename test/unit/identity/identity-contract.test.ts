import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { identity as identityProduct } from "../../../codegen/products/identity.ts";
import { readIdentity, type Identity } from "../../../codegen/sources/identity.ts";
import { parseYamlSource } from "../../../codegen/sources/yaml-source.ts";
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

const file = "spec/identity.yaml";
const valid = readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
const document: unknown = parse(valid);

/** Kinds of addresses, as the environments name them. */
const addressNames = ["registry", "oidc", "oidcMutualTls", "legacyPages", "legacyMutualTls"];

// Tables written off the specification (part B, Authentication, Limits). Lengths of code_challenge and code_verifier
// are those of RFC 7636; the facts of the published service fill what the specification leaves open.

const scopeTable = [
  "openid",
  "profile",
  "birthdate",
  "birthplace",
  "country_of_birth",
  "oidc",
  "subject",
  "contact",
  "document",
  "role",
  "deathdate",
];

const string = { type: "string" };
const boolean = { type: "boolean" };
const integer = { type: "integer" };
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
    family_name: string,
    given_name: string,
    username: string,
    degree_before: string,
    degree_after: string,
    person_identified: boolean,
    is_statutory_representative: boolean,
    access_roles: accessRoles,
    role: string,
    activity_roles: activityRoles,
    agenda_code: string,
    activity_role_code: string,
  },
  birthdate: { birthdate: string },
  birthplace: { birthplace: string },
  country_of_birth: { country_of_birth: alsoNumber },
  oidc: { sub: string },
  subject: {
    legal_entity_shorcut: string,
    lei: alsoNumber,
    legal_entity_name: string,
    legal_entity_email: string,
    institution_type: alsoNumber,
    public_organization_identifier: string,
    authorized_private_entity_personal_data_user_identifier: string,
    legal_entity_unique_identifier: string,
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
    aud: identifier,
    client_cert_sha256: { ...required, minLength: 43, maxLength: 43, pattern },
    exp: time,
    iat: time,
    iss: identifier,
    jti: identifier,
    nbf: time,
    scope: { required: true, ...listOf(string) },
    sub: identifier,
  },
  identity: {
    aud: identifier,
    auth_time: time,
    azp: identifier,
    exp: time,
    iat: time,
    iss: identifier,
    jti: identifier,
    nonce: { ...optional, maxLength: 255 },
    sid: identifier,
    sub: identifier,
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value inside; every step must be there. */
function inside(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const step of path) {
    if (!isRecord(found) || !Object.hasOwn(found, step)) throw new Error(`Nothing lies at ${path.join("/")}`);
    found = found[step];
  }
  return found;
}

function namesOf(value: unknown): string[] {
  if (!isRecord(value)) throw new Error("No object");
  return Object.keys(value);
}

/** The value without what is only text for a reader. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "description" && key !== "x-origin")
      .map(([key, member]) => [key === "x-also-number" ? "alsoNumber" : key, shapeOf(member)]),
  );
}

describe("scopes of the identity service", () => {
  it("are the eleven of the specification, in its order", () => {
    expect(scopes).toEqual(scopeTable);
    expect(namesOf(inside(document, "scopes"))).toEqual(scopeTable);
    expect(Object.keys(claimTable)).toEqual(scopeTable);
  });

  describe.each(Object.entries(claimTable))("%s", (scope, claims) => {
    it("has exactly the claims of the specification", () => {
      expect(namesOf(inside(document, "scopes", scope, "claims"))).toEqual(Object.keys(claims));
      expect(namesOf(inside(claimRules, scope))).toEqual(Object.keys(claims));
    });

    it.each(Object.entries(claims))("%s has the type of the specification", (claim, type) => {
      expect(shapeOf(inside(document, "scopes", scope, "claims", claim))).toStrictEqual(type);
      expect(inside(claimRules, scope, claim)).toStrictEqual(type);
    });
  });

  it("name the published service as the source of what the specification leaves open, and of nothing else", () => {
    const marked = scopeTable.flatMap((scope) =>
      Object.entries(inside(document, "scopes", scope, "claims") ?? {})
        .filter(([, claim]) => isRecord(claim) && claim["x-origin"] === "published")
        .map(([claim]) => `${scope}.${claim}`),
    );
    expect(marked).toEqual(publishedClaims);
  });
});

describe("requests to the identity service", () => {
  it("are authorization, token and logout", () => {
    expect(Object.keys(requestRules)).toEqual(Object.keys(requestTable));
    expect(namesOf(inside(document, "requests"))).toEqual(Object.keys(requestTable));
  });

  describe.each(Object.entries(requestTable))("%s", (request, parameters) => {
    it("has exactly the parameters of the specification", () => {
      expect(namesOf(inside(requestRules, request))).toEqual(Object.keys(parameters));
      expect(namesOf(inside(document, "requests", request))).toEqual(Object.keys(parameters));
    });

    it.each(Object.entries(parameters))(
      "%s is required or not and has the bounds of the specification",
      (name, rules) => {
        expect(inside(requestRules, request, name)).toStrictEqual(rules);
        expect(shapeOf(inside(document, "requests", request, name))).toStrictEqual(rules);
      },
    );

    it("has the same patterns in the source and in the generated rules", () => {
      expect(requestRules).toHaveProperty(request, shapeOf(inside(document, "requests", request)));
    });
  });

  it("code_verifier takes every unreserved character of RFC 7636 and no other", () => {
    const pattern = new RegExp(requestRules.token.code_verifier.pattern);
    expect(charactersThatFit(pattern)).toBe("-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~");
  });

  it("code_challenge takes every character of base64url and no other", () => {
    const pattern = new RegExp(requestRules.authorization.code_challenge.pattern);
    expect(charactersThatFit(pattern)).toBe("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz");
  });

  it("the pair of RFC 7636, appendix B, keeps the rules", () => {
    const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
    expect(createHash("sha256").update(verifier).digest("base64url")).toBe(challenge);
    for (const [value, { pattern, minLength, maxLength }] of [
      [verifier, requestRules.token.code_verifier],
      [challenge, requestRules.authorization.code_challenge],
    ] as const) {
      expect(value).toMatch(new RegExp(pattern));
      expect(value.length).toBeGreaterThanOrEqual(minLength);
      expect(value.length).toBeLessThanOrEqual(maxLength);
    }
  });

  it("the query string of the authorization endpoint has at most 2000 characters", () => {
    expect(authorizationQueryMaxLength).toBe(2000);
    expect(inside(document, "authorizationQueryMaxLength")).toBe(2000);
  });
});

/** Every character of the first two blocks of Unicode that the pattern takes alone and in the middle. */
function charactersThatFit(pattern: RegExp): string {
  const all = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code));
  return all.filter((character) => pattern.test(character) && pattern.test(`a${character}a`)).join("");
}

describe("answers of the identity service", () => {
  it("are the redirect and the token response", () => {
    expect(namesOf(inside(document, "responses"))).toEqual(Object.keys(responseTable));
  });

  describe.each(Object.entries(responseTable))("%s", (response, members) => {
    it("has exactly the members of the specification", () => {
      expect(namesOf(inside(document, "responses", response))).toEqual(Object.keys(members));
      expect(namesOf(inside(responseRules, response))).toEqual(Object.keys(members));
    });

    it.each(Object.entries(members))("%s has its type", (name, rules) => {
      expect(shapeOf(inside(document, "responses", response, name))).toStrictEqual(rules);
      expect(inside(responseRules, response, name)).toStrictEqual(rules);
    });
  });
});

describe("tokens of the identity service", () => {
  it("are the access token and the identity token", () => {
    expect(namesOf(inside(document, "tokens"))).toEqual(Object.keys(tokenTable));
  });

  describe.each(Object.entries(tokenTable))("%s token", (token, claims) => {
    it("has exactly the claims of the specification", () => {
      expect(namesOf(inside(document, "tokens", token))).toEqual(Object.keys(claims));
      expect(namesOf(inside(tokenRules, token))).toEqual(Object.keys(claims));
    });

    it.each(Object.entries(claims))("%s has its type", (name, rules) => {
      expect(shapeOf(inside(document, "tokens", token, name))).toStrictEqual(rules);
      expect(inside(tokenRules, token, name)).toStrictEqual(rules);
    });
  });
});

describe("the thumbprint of the client certificate", () => {
  it("has the pattern of the source, and every character of base64url and no other", () => {
    const { pattern } = tokenRules.access.client_cert_sha256;
    expect(inside(document, "tokens", "access", "client_cert_sha256", "pattern")).toBe(pattern);
    expect(charactersThatFit(new RegExp(pattern))).toBe(
      "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz",
    );
  });
});

describe("endpoints of the identity service", () => {
  it("are the five of the specification", () => {
    expect(Object.keys(endpoints)).toEqual(Object.keys(endpointTable));
    expect(namesOf(inside(document, "endpoints"))).toEqual(Object.keys(endpointTable));
  });

  it.each(Object.entries(endpointTable))("%s has its methods, address, path and type of content", (name, endpoint) => {
    expect(inside(endpoints, name)).toStrictEqual(endpoint);
    expect(shapeOf(inside(document, "endpoints", name))).toStrictEqual(endpoint);
  });

  it("know the client by its certificate, over TLS 1.2 and 1.3 only", () => {
    const expected = { method: "tls_client_auth", tlsVersions: ["TLSv1.2", "TLSv1.3"] };
    expect(clientAuthentication).toStrictEqual(expected);
    expect(inside(document, "clientAuthentication")).toStrictEqual(expected);
  });
});

describe("the generated module", () => {
  it("is what the code generator makes of the source", () => {
    const { name, text } = identityProduct(read(valid));
    expect(name).toBe("identity.gen.ts");
    expect(text).toBe(readFileSync(new URL("../../../generated/identity.gen.ts", import.meta.url), "utf8"));
  });
});

function read(text: string): Identity {
  return readIdentity(parseYamlSource(file, text), addressNames);
}
