import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { SourceError, SourceFaults } from "../../codegen/source-error.ts";
import type { Identity } from "../../codegen/sources/identity-model.ts";
import { readIdentity } from "../../codegen/sources/identity.ts";
import { parseYamlSource } from "../../codegen/sources/yaml-source.ts";

const file = "spec/identity.yaml";
const valid = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

/** Kinds of addresses, as the environments name them. */
const addressNames = ["registry", "oidc", "oidcMutualTls", "legacyPages", "legacyMutualTls"];

function read(text: string): Identity {
  return readIdentity(parseYamlSource(file, text), addressNames);
}

/** The source with something broken, and the line where that begins, counted from 1. */
interface Broken {
  readonly text: string;
  readonly line: number;
}

/** The source with one text replaced; it must stand there once. */
function changed(from: string, to: string): Broken {
  const [before, after, ...more] = valid.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} does not contain this once: ${from}`);
  }
  return { text: `${before}${to}${after}`, line: before.split("\n").length };
}

/** The first list of roles, up to its forms. */
const profileRoles = [
  "      # the scopes apart: under both of them every known form is allowed.",
  "      access_roles:",
  "        x-origin: published",
  "        type: array",
  "        items:",
  "          oneOf:",
  "",
].join("\n");

/** The same with the forms. */
const objectOfRoles = valid.slice(
  valid.indexOf(profileRoles),
  valid.indexOf("        description: Active access roles"),
);

/** Faults: the change, its JSON pointer and the reason; the reader must point at the line of the change. */
const faults: readonly {
  readonly fault: string;
  readonly broken: Broken;
  /** The text at whose line the reader must point instead. */
  readonly at?: string;
  readonly pointer: string;
  readonly reason: string;
  /** How many other faults it brings. */
  readonly others?: number;
}[] = [
  {
    fault: "an unknown keyword of a claim",
    broken: changed("family_name: { type: string,", "family_name: { type: string, nullable: true,"),
    pointer: "/scopes/profile/claims/family_name/nullable",
    reason: 'unknown key "nullable" of a string',
  },
  {
    fault: "a claim without a description",
    broken: changed("{ type: string, description: Last name. }", "{ type: string }"),
    pointer: "/scopes/profile/claims/family_name",
    reason: 'the key "description" is missing',
  },
  {
    fault: "a claim that says whether it has to be there",
    broken: changed("family_name: { type: string,", "family_name: { type: string, required: true,"),
    pointer: "/scopes/profile/claims/family_name/required",
    reason: "has no effect here",
  },
  {
    fault: "a description of spaces",
    broken: changed("description: Authorization code.", 'description: "  "'),
    pointer: "/responses/authorization/code/description",
    reason: "must match \\S",
  },
  {
    fault: "an endpoint at an unknown address",
    broken: changed("address: oidcMutualTls\n    path: /oauth2/token", "address: mutualTls\n    path: /oauth2/token"),
    pointer: "/endpoints/token/address",
    reason: 'spec/environments.yaml has no address "mutualTls"',
  },
  {
    fault: "the scope openid missing",
    broken: changed(
      "  openid:\n    x-origin: specification\n    description: Always asked for; adds no claim of its own.\n    claims: {}\n",
      "",
    ),
    pointer: "/scopes",
    reason: 'the scope "openid" is missing',
  },
  {
    fault: "a method that is neither GET nor POST",
    broken: changed("methods: [POST]", "methods: [PUT]"),
    pointer: "/endpoints/token/methods/0",
    reason: 'must be one of ["GET","POST"]',
  },
  {
    fault: "a path that is not absolute",
    broken: changed("path: /oauth2/jwks", "path: oauth2/jwks"),
    pointer: "/endpoints/jwks/path",
    reason: "must match ^/",
  },
  {
    fault: "a claim of an unknown type",
    broken: changed("birthplace: { type: string, ", "birthplace: { type: text, "),
    pointer: "/scopes/birthplace/claims/birthplace/type",
    reason: 'must be one of ["string","integer","boolean","array","object"]',
  },
  {
    fault: "an empty enum",
    broken: changed("enum: [S256]", "enum: []"),
    pointer: "/requests/authorization/code_challenge_method/enum",
    reason: "must NOT have fewer than 1 items",
  },
  {
    fault: "a choice of one type",
    broken: changed(`${profileRoles}            - type: string\n`, profileRoles),
    at: `${objectOfRoles.slice(objectOfRoles.indexOf("            - type: object"))}        description: Active access roles of the user for the client system.\n      role:`,
    pointer: "/scopes/profile/claims/access_roles/items/oneOf",
    reason: "must NOT have fewer than 2 items",
  },
  {
    fault: "the claims of a token missing",
    broken: changed("  identity:\n    aud:", "  identities:\n    aud:"),
    at: "  access:\n",
    pointer: "/tokens",
    reason: 'the key "identity" is missing',
    others: 1,
  },
  {
    fault: "a length of a number",
    broken: changed("      type: integer\n      minimum: 0\n", "      type: integer\n      maxLength: 9\n"),
    at: "maxLength: 9\n",
    pointer: "/responses/token/expires_in/maxLength",
    reason: 'unknown key "maxLength" of an integer',
  },
  {
    fault: "a bound of true or false",
    broken: changed("person_identified: { type: boolean,", "person_identified: { type: boolean, minimum: 1,"),
    pointer: "/scopes/profile/claims/person_identified/minimum",
    reason: 'unknown key "minimum" of a boolean',
  },
  {
    fault: "a pattern of a list",
    broken: changed(
      "items: { type: string }, description: Granted",
      "pattern: a, items: { type: string }, description: Granted",
    ),
    pointer: "/tokens/access/scope/pattern",
    reason: 'unknown key "pattern" of an array',
  },
  {
    fault: "a number's bound on text inside a list",
    broken: changed(
      "    document_ids:\n        x-origin: published\n        type: array\n        items:\n          type: object\n          properties:\n            type: { type: string,",
      "    document_ids:\n        x-origin: published\n        type: array\n        items:\n          type: object\n          properties:\n            type: { type: string, minimum: 1,",
    ),
    at: "            type: { type: string, minimum: 1,",
    pointer: "/scopes/document/claims/document_ids/items/properties/type/minimum",
    reason: 'unknown key "minimum" of a string',
  },
  {
    fault: "an object that does not say what is in it",
    broken: changed(objectOfRoles, `${profileRoles}            - type: string\n            - type: object\n`),
    at: "            - type: object\n        description: Active access roles",
    pointer: "/scopes/profile/claims/access_roles/items/oneOf/1",
    reason: 'the key "properties" is missing',
  },
  {
    fault: "a list of what, nobody knows",
    broken: changed("items: { type: string }, description: Granted", "description: Granted"),
    pointer: "/tokens/access/scope",
    reason: 'the key "items" is missing',
  },
  {
    fault: "items without a type",
    broken: changed("items: { type: string }, description: Granted", "items: { minLength: 1 }, description: Granted"),
    pointer: "/tokens/access/scope/items",
    reason: 'the key "type" is missing',
  },
  {
    fault: "a type beside several forms",
    broken: changed(
      `${profileRoles}            - type: string\n`,
      `${profileRoles.replace("          oneOf:", "          type: string\n          oneOf:")}            - type: string\n`,
    ),
    at: "          type: string\n          oneOf:",
    pointer: "/scopes/profile/claims/access_roles/items/type",
    reason: 'unknown key "type" of one of several forms',
  },
  {
    fault: "a recommendation that nothing can take for one",
    broken: changed(
      "code_verifier:\n      required: false\n",
      "code_verifier:\n      required: false\n      advisory: [minimum]\n",
    ),
    at: "advisory: [minimum]",
    pointer: "/requests/token/code_verifier/advisory/0",
    reason: 'must be one of ["maxLength"]',
  },
  {
    fault: "an origin that nobody knows",
    broken: changed(
      "x-origin: published\n        type: array\n        items:\n          type: object\n          properties:\n            type:",
      "x-origin: hearsay\n        type: array\n        items:\n          type: object\n          properties:\n            type:",
    ),
    pointer: "/scopes/document/claims/document_ids/x-origin",
    reason: 'must be one of ["specification","published"]',
  },
  {
    fault: "a recommendation of a rule that is not there",
    broken: changed("enum: [S256]", "advisory: [maxLength]\n      enum: [S256]"),
    at: "required: false\n      type: string\n      advisory: [maxLength]",
    pointer: "/requests/authorization/code_challenge_method",
    reason: 'the key "maxLength" is missing beside "advisory"',
  },
  {
    fault: "a listed value that breaks the rule beside it",
    broken: changed("enum: [S256]", "maxLength: 3\n      enum: [S256]"),
    at: "enum: [S256]",
    pointer: "/requests/authorization/code_challenge_method/enum/0",
    reason: "breaks the maxLength beside it",
  },
  {
    fault: "a value that is listed twice",
    broken: changed("enum: [S256]", "enum: [S256, S256]"),
    pointer: "/requests/authorization/code_challenge_method/enum",
    reason: "must NOT have duplicate items (items ## 0 and 1 are identical)",
  },
  {
    fault: "an answer of the authorization that nothing reads",
    broken: changed("enum: [code]", "enum: [code token]"),
    pointer: "/requests/authorization/response_type/enum/0",
    reason: '/responses/authorization has no parameter "token"',
  },
  {
    fault: "a proof key without its verifier",
    broken: changed("    code_verifier:\n", "    proof_verifier:\n"),
    at: "    grant_type:\n",
    pointer: "/requests/token",
    reason: "code_verifier and the code_challenge of the authorization need each other",
    // Two descriptions speak of it.
    others: 2,
  },
  {
    fault: "a scope whose claim is another one in every token",
    broken: changed("      sub: { type: string,", "      sub: { type: integer,"),
    pointer: "/scopes/oidc/claims/sub/type",
    reason: "is string in every identity token",
  },
  {
    fault: "a description that speaks of a parameter by a name that nothing has",
    broken: changed("Secret behind code_challenge;", "Secret behind code_challange;"),
    pointer: "/requests/token/code_verifier/description",
    reason: "nothing is named code_challange",
  },
  {
    fault: "two endpoints at one place",
    broken: changed("path: /oauth2/jwks", "path: /.well-known/openid-configuration"),
    pointer: "/endpoints/jwks/path",
    reason: "the endpoint discovery is there already",
  },
  {
    fault: "a type of content that nothing sends",
    broken: changed("path: /oauth2/jwks", "path: /oauth2/jwks\n    contentType: application/x-www-form-urlencoded"),
    at: "contentType: application/x-www-form-urlencoded\n  authorization:",
    pointer: "/endpoints/jwks/contentType",
    reason: "has no effect without POST",
  },
  {
    fault: "a type of content that no client writes",
    broken: changed("contentType: application/x-www-form-urlencoded", "contentType: application/json"),
    pointer: "/endpoints/token/contentType",
    reason: 'must be one of ["application/x-www-form-urlencoded"]',
  },
  {
    fault: "a client that is known by a secret",
    broken: changed("method: tls_client_auth", "method: client_secret_basic"),
    pointer: "/clientAuthentication/method",
    reason: 'must be one of ["tls_client_auth","self_signed_tls_client_auth"]',
  },
  {
    fault: "a version of TLS that is withdrawn",
    broken: changed("[TLSv1.2, TLSv1.3]", "[TLSv1.1, TLSv1.2]"),
    pointer: "/clientAuthentication/tlsVersions",
    reason: 'must be one of [["TLSv1.2","TLSv1.3"],["TLSv1.2"],["TLSv1.3"]]',
  },
  {
    fault: "bounds of a parameter that nothing can meet",
    broken: changed("maxLength: 255\n", "maxLength: 0\n"),
    at: "      required: false\n      type: string\n      minLength: 1\n      maxLength: 0",
    pointer: "/requests/authorization/nonce",
    reason: "nothing lies between 1 and 0",
  },
  {
    fault: "a pattern of a parameter that is none",
    broken: changed("pattern: ^[A-Za-z0-9_-]+$", "pattern: ^[A-Za-z0-9_-+$"),
    pointer: "/requests/authorization/code_challenge/pattern",
    reason:
      "is no regular expression: Invalid regular expression: /^[A-Za-z0-9_-+$/u: Range out of order in character class",
  },
  {
    fault: "no document at all",
    broken: { text: "[]", line: 1 },
    pointer: "/",
    reason: "must be object",
  },
];

/** Everything that reading finds wrong. */
function faultsOf(text: string): readonly SourceError[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof SourceFaults) return error.faults;
    if (error instanceof SourceError) return [error];
    throw error;
  }
  return [];
}

describe("a malformed identity document", () => {
  for (const { fault, broken, at, pointer, reason, others = 0 } of faults) {
    it(`[GEN-06] [GEN-14] stops the code generator: ${fault}`, () => {
      const { text } = broken;
      const line = at === undefined ? broken.line : lineOf(text, at);
      const found = faultsOf(text).map(({ place, ...rest }) => {
        const [, line, where] = /^(\d+):\d+ \((.+)\)$/.exec(place) ?? [];
        return { file: rest.file, line: Number(line), pointer: where, reason: rest.reason };
      });
      expect(found).toContainEqual({ file, line, pointer, reason });
      expect(found, JSON.stringify(found)).toHaveLength(1 + others);
    });
  }

  it("[GEN-06] accepts the committed source", () => {
    expect(read(valid).document).toEqual(parse(valid));
  });

  it("[GEN-14] reports all faults of all kinds at once, in the order of their lines", () => {
    const edits = [
      ["address: oidcMutualTls\n    path: /oauth2/token", "address: mutualTls\n    path: /oauth2/token", "mutualTls"],
      [
        "methods: [GET]\n    address: oidc\n    path: /oauth2/jwks",
        "methods: [PUT]\n    address: oidc\n    path: /oauth2/jwks",
        "GET",
      ],
      ["enum: [code]", "enum: [kod]", "kod"],
      ["maxLength: 255\n", "maxLenght: 255\n", "maxLenght"],
      ["      type: integer\n      minimum: 0\n", "      type: integer\n      maxLength: 9\n", "integer"],
      ["  openid:\n", "  open:\n", "openid"],
      [
        "oidc:\n    x-origin: specification\n    description: Pseudonym of the user.\n    claims:\n      sub: { type: string,",
        "oidc:\n    x-origin: specification\n    description: Pseudonym of the user.\n    claims:\n      sub: { type: integer,",
        "identity token",
      ],
      ["description: First name.", "description: The first_name.", "first_name"],
    ] as const;
    const broken = edits.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, valid);
    const found = faultsOf(broken);
    for (const [, , name] of edits) {
      expect(
        found.filter(({ reason }) => reason.includes(name)),
        name,
      ).toHaveLength(1);
    }
    expect(found).toHaveLength(edits.length);
    const lines = found.map(({ place }) => Number.parseInt(place, 10));
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  });
});

/** The line of a text that stands there once, counted from 1. */
function lineOf(text: string, part: string): number {
  expect(text.split(part)).toHaveLength(2);
  return text.slice(0, text.indexOf(part)).split("\n").length;
}
