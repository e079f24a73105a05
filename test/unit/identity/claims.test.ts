import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopes, type IdentityTokenClaims, type Scope } from "../../../generated/identity.gen.ts";
import { readClaims } from "../../../src/identity/claims.ts";

/** The claims that every identity token has. */
const own: IdentityTokenClaims = {
  aud: "AIS",
  auth_time: 1,
  azp: "AIS",
  exp: 3,
  iat: 2,
  iss: "https://identity.example/",
  jti: "jti",
  nonce: "nonce",
  sid: "sid",
  sub: "sub",
};

/** What claims are read as under some scopes, the token's own left out. */
function read(scope: readonly Scope[], claims: object): { claims: object; otherClaims: object } {
  const { claims: known, otherClaims } = readClaims(scope, { ...own, ...claims });
  expect(known).toMatchObject(own);
  const names = Object.keys(own);
  return {
    claims: Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name))),
    otherClaims,
  };
}

/** Written off the specification's table; structured claims in the form of the published service. */
const samples: Readonly<Record<Scope, Readonly<Record<string, unknown>>>> = {
  openid: {},
  profile: {
    family_name: "Nováková",
    given_name: "Jana",
    username: "jnovakova",
    degree_before: "Ing.",
    degree_after: "",
    person_identified: true,
    is_statutory_representative: false,
    access_roles: ["reader", "writer"],
    role: "reader",
    activity_roles: ["A101-CR1"],
    agenda_code: "A101",
    activity_role_code: "CR1",
  },
  birthdate: { birthdate: "1990-01-31" },
  birthplace: { birthplace: "Brno" },
  country_of_birth: { country_of_birth: "CZ" },
  oidc: {},
  subject: {
    legal_entity_shorcut: "MESTO",
    lei: "91002109",
    legal_entity_name: "Město",
    legal_entity_email: "posta@mesto.example",
    institution_type: "5",
    public_organization_identifier: "00000001",
    authorized_private_entity_personal_data_user_identifier: "",
    legal_entity_unique_identifier: "5c2f5a7e-0000-4000-8000-1d5e8f0a9b3c",
  },
  contact: { email: "jana@mesto.example", phone_number: "+420777000000" },
  document: { document_ids: [{ type: "ID", document_id: "123456789" }] },
  role: {
    access_roles: [{ access_role_code: "reader" }],
    activity_roles: [{ agenda_code: "A101", activity_role_code: ["CR1", "CR2"] }],
    time_limited_id: "t-1",
  },
  deathdate: { date_of_death: "2020-01-01" },
};

describe("claims of a scope", () => {
  it.each(scopes)("[OIDC-13] %s: all are read when it was asked for, and are others when it was not", (scope) => {
    const claims = samples[scope];
    expect(read(["openid", scope], claims)).toEqual({ claims, otherClaims: {} });
    expect(read(["openid"], claims)).toEqual({ claims: {}, otherClaims: claims });
  });

  it("[OIDC-13] all at once, the JSON form of the roles among them", () => {
    const claims = Object.assign({}, ...Object.values(samples)) as object;
    expect(read(scopes, claims)).toEqual({ claims, otherClaims: {} });
  });

  it("[OIDC-13] the shortcut is spelled as the service spells it, and only so", () => {
    expect(read(["openid", "subject"], { legal_entity_shorcut: "A", legal_entity_shortcut: "B" })).toEqual({
      claims: { legal_entity_shorcut: "A" },
      otherClaims: { legal_entity_shortcut: "B" },
    });
  });

  it("[OIDC-13] the pseudonym of the scope oidc is the token's own", () => {
    expect(readClaims(["openid", "oidc"], { ...own }).claims.sub).toBe("sub");
    expect(readClaims(["openid"], { ...own }).claims.sub).toBe("sub");
  });

  it("the token's own are always there, and nothing else of the token is", () => {
    const { claims, otherClaims } = readClaims(["openid"], { ...own, at_hash: "hash", amr: ["pwd"] });
    expect(claims).toEqual(own);
    expect(otherClaims).toEqual({ at_hash: "hash", amr: ["pwd"] });
  });
});

describe("roles", () => {
  const forms: Readonly<Record<string, readonly unknown[]>> = {
    access_roles: [
      ["reader"],
      [{ role: "reader" }],
      [{ access_role_code: "reader" }],
      [{ access_role_codes: ["reader"] }],
      ["reader", { role: "writer" }],
      [],
    ],
    activity_roles: [
      ["A101"],
      [{ agenda_code: "A101", activity_role_code: "CR1" }],
      [{ agenda_code: "A101", activity_role_code: ["CR1"] }],
      [{ agenda_code: "A101", activity_role_codes: ["CR1"] }],
      [{ agenda_code: "A101" }],
      [],
    ],
  };

  it.each([["profile"], ["role"], ["profile", "role"]] as const)(
    "[OIDC-13] [OIDC-18] of the scope %s %s are read in every known form",
    (...scope) => {
      for (const [claim, values] of Object.entries(forms)) {
        for (const value of values) {
          const expected = { claims: { [claim]: value }, otherClaims: {} };
          expect(read(["openid", ...scope], { [claim]: value })).toEqual(expected);
          expect(read(["openid", ...scope], { [claim]: JSON.stringify(value) })).toEqual(expected);
        }
      }
    },
  );

  it("keep members that the contract does not know", () => {
    const claims = { access_roles: [{ access_role_code: "reader", valid_to: "2030-01-01" }] };
    expect(read(["openid", "role"], claims)).toEqual({ claims, otherClaims: {} });
  });
});

describe("claims that arrive as text", () => {
  const scope = ["openid", "profile", "document", "role"] as const;

  it.each<[claim: string, text: string, value: unknown]>([
    ["document_ids", '[{"type":"ID","document_id":"1"}]', [{ type: "ID", document_id: "1" }]],
    ["access_roles", '[{"access_role_code":"reader"}]', [{ access_role_code: "reader" }]],
    ["access_roles", '["reader"]', ["reader"]],
    ["document_ids", " [ ]\n", []],
    ["document_ids", "", []],
    ["access_roles", "", []],
    ["person_identified", "true", true],
    ["is_statutory_representative", "false", false],
  ])("[OIDC-13] %s %j is read as what it says", (claim, text, value) => {
    expect(read(scope, { [claim]: text })).toEqual({ claims: { [claim]: value }, otherClaims: {} });
  });

  it("true or false left empty is no claim at all", () => {
    expect(read(scope, { person_identified: "" })).toEqual({ claims: {}, otherClaims: {} });
  });

  it.each([
    ["document_ids", '{"type":"ID"}'],
    ["document_ids", "[1]"],
    ["document_ids", "[{"],
    ["document_ids", "null"],
    ["document_ids", null],
    ["document_ids", { type: "ID", document_id: "1" }],
    ["document_ids", [{ type: 1 }]],
    ["person_identified", "yes"],
    ["person_identified", "TRUE"],
    ["person_identified", 1],
    ["person_identified", ["true"]],
    ["person_identified", null],
    ["family_name", 1],
    ["family_name", null],
    ["family_name", ["Nováková"]],
  ])("%s %j does not fit and is left as it came", (claim, value) => {
    expect(read(scope, { [claim]: value })).toEqual({ claims: {}, otherClaims: { [claim]: value } });
  });

  it.each(["[1]", "true", '{"a":1}', ""])("text stays text, even %j", (text) => {
    expect(read(scope, { family_name: text })).toEqual({ claims: { family_name: text }, otherClaims: {} });
  });
});

describe("numbers where the contract has text", () => {
  const scope = ["openid", "subject", "country_of_birth", "profile"] as const;

  it.each([
    ["institution_type", 5, "5"],
    ["lei", 27074358, "27074358"],
    ["lei", 6947, "6947"],
    ["lei", Number.MAX_SAFE_INTEGER, "9007199254740991"],
    ["country_of_birth", 203, "203"],
    ["country_of_birth", 0, "0"],
  ])("[OIDC-20] %s %j is read as the text of its digits", (claim, value, text) => {
    expect(read(scope, { [claim]: value })).toEqual({ claims: { [claim]: text }, otherClaims: {} });
  });

  it.each([
    ["lei", 2 ** 53],
    ["lei", 1e21],
    ["lei", 1.5],
    ["institution_type", true],
    ["institution_type", [5]],
    ["legal_entity_name", 5],
    ["username", 5],
  ])("[OIDC-20] %s %j is left as it came: its text is not known", (claim, value) => {
    expect(read(scope, { [claim]: value })).toEqual({ claims: {}, otherClaims: { [claim]: value } });
  });

  it("[OIDC-20] text stays as it is, with its zeros", () => {
    const claims = { lei: "00006947", institution_type: "05", country_of_birth: "004" };
    expect(read(scope, claims)).toEqual({ claims, otherClaims: {} });
  });
});

describe("names that objects inherit", () => {
  it("are claims like others, and change no prototype", () => {
    const payload = JSON.parse(
      '{"__proto__":{"family_name":"inherited"},"constructor":"c","toString":"t","hasOwnProperty":1}',
    ) as object;
    const { claims, otherClaims } = readClaims(
      ["openid", "profile"],
      Object.defineProperties(
        { ...own },
        {
          ...Object.getOwnPropertyDescriptors(payload),
        },
      ),
    );
    expect(Object.keys(otherClaims)).toEqual(["__proto__", "constructor", "toString", "hasOwnProperty"]);
    expect(Object.getPrototypeOf(otherClaims)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(claims)).toBe(Object.prototype);
    expect(claims.family_name).toBeUndefined();
    expect(JSON.stringify(otherClaims)).toBe(JSON.stringify(payload));
  });
});

describe("whatever the service sends", () => {
  const names = [...new Set(Object.values(samples).flatMap((claims) => Object.keys(claims)))];
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...Object.values(samples).flatMap((claims) => Object.values(claims))),
    fc.jsonValue().map((json) => JSON.stringify(json)),
    fc.constantFrom("", "true", "false"),
  );
  const name = fc.oneof(fc.constantFrom(...names, "__proto__", "constructor"), fc.string());

  it("[OIDC-13] nothing is lost, and what is read keeps its meaning", () => {
    fc.assert(
      fc.property(fc.dictionary(name, value), fc.subarray([...scopes]), (sent, scope) => {
        const { claims, otherClaims } = readClaims(scope, { ...sent, ...own });
        const read = new Map<string, unknown>(Object.entries(claims));
        const others = new Map(Object.entries(otherClaims));
        for (const [sentName, sentValue] of Object.entries(sent)) {
          if (Object.hasOwn(own, sentName)) continue;
          if (others.has(sentName)) {
            expect(read.has(sentName)).toBe(false);
            expect(others.get(sentName)).toBe(sentValue);
          } else if (read.has(sentName)) {
            const found = read.get(sentName);
            if (found === sentValue) continue;
            if (typeof sentValue === "number") {
              expect(["lei", "institution_type", "country_of_birth"]).toContain(sentName);
              expect(found).toBe(String(sentValue));
              continue;
            }
            expect(typeof sentValue).toBe("string");
            expect(found).toEqual(sentValue === "" ? [] : JSON.parse(String(sentValue)));
          } else {
            expect(["person_identified", "is_statutory_representative"]).toContain(sentName);
            expect(sentValue).toBe("");
          }
        }
        expect(read.size + others.size).toBeLessThanOrEqual(new Set([...Object.keys(sent), ...Object.keys(own)]).size);
      }),
      { numRuns: 2_000 },
    );
  });
});
