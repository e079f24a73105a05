import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopes, type Scope } from "ares-caais/identity";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

/** The claims that every identity token has. */
const own = ["aud", "auth_time", "azp", "exp", "iat", "iss", "jti", "nonce", "sid", "sub"];

interface Sorted {
  readonly claims: object;
  readonly otherClaims: object;
}

const provider = createFakeProvider();
provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
const identity = provider.identity();

/** How userinfo sorts claims under some scopes, `sub` left out. */
async function ask(scope: readonly Scope[], sent: object): Promise<Sorted> {
  provider.answers["userinfo"] = () => Response.json({ sub: "user-1", ...sent });
  const told = await identity.userinfo("token", { subject: "user-1", scope });
  const { sub, ...claims } = told.claims;
  expect(sub).toBe("user-1");
  return { claims, otherClaims: told.otherClaims };
}

/** How a login sorts claims under some scopes, the token's own left out. Userinfo sorts them in the same way. */
async function read(scope: readonly Scope[], sent: object): Promise<Sorted> {
  provider.change.identity = { ...sent };
  const tokens = await provider.logIn(identity, scope);
  expect(Object.keys(tokens.claims)).toEqual(expect.arrayContaining(own));
  for (const each of [tokens.claims, tokens.otherClaims]) expect(Object.getPrototypeOf(each)).toBe(Object.prototype);
  const claims = Object.fromEntries(Object.entries(tokens.claims).filter(([name]) => !own.includes(name)));
  const sorted = { claims, otherClaims: tokens.otherClaims };
  expect(await ask(scope, sent)).toEqual(sorted);
  return sorted;
}

const samples = readYaml(import.meta.url) as Readonly<Record<Scope, Readonly<Record<string, unknown>>>>;

describe("claims of a scope", () => {
  it.each(scopes)(
    "[OIDC-13] [OIDC-22] %s: are read when the scope was requested, and stay other claims when not",
    async (scope) => {
      const claims = samples[scope];
      expect(await read([...new Set(["openid", scope] as const)], claims)).toEqual({ claims, otherClaims: {} });
      expect(await read(["openid"], claims)).toEqual({ claims: {}, otherClaims: claims });
    },
  );

  it("[OIDC-13] [OIDC-22] the client reads the claims for all scopes at once, including the JSON form of the roles", async () => {
    const claims = Object.assign({}, ...Object.values(samples)) as object;
    expect(await read(scopes, claims)).toEqual({ claims, otherClaims: {} });
  });

  it("[OIDC-13] have the shortcut in the service's spelling only", async () => {
    expect(await read(["openid", "subject"], { legal_entity_shorcut: "A", legal_entity_shortcut: "B" })).toEqual({
      claims: { legal_entity_shorcut: "A" },
      otherClaims: { legal_entity_shortcut: "B" },
    });
  });

  it("[OIDC-13] stay other claims when no scope of the contract has them", async () => {
    const beyond = { amr: ["pwd"], acr: "high" };
    expect(await read(["openid", "oidc"], beyond)).toEqual({ claims: {}, otherClaims: beyond });
  });
});

describe("roles", () => {
  const roles = [
    ...[["reader"], [{ role: "reader" }], [{ access_role_code: "reader" }], ["reader", { role: "writer" }], []],
    ...[[{ access_role_codes: ["reader"] }], [{ access_role_code: "reader", valid_to: "2030-01-01" }]],
  ];
  const activities = [
    ...[["A101"], [{ agenda_code: "A101" }], [{ agenda_code: "A101", activity_role_code: "CR1" }], []],
    ...[
      [{ agenda_code: "A101", activity_role_code: ["CR1"] }],
      [{ agenda_code: "A101", activity_role_codes: ["CR1"] }],
    ],
  ];

  it.each([{ scope: ["profile"] }, { scope: ["role"] }, { scope: ["profile", "role"] }] as const)(
    "[OIDC-13] [OIDC-18] the client reads every known form of them in $scope, as lists and as text",
    async ({ scope }) => {
      const sent = [
        ...roles.map((value) => ["access_roles", value] as const),
        ...activities.map((value) => ["activity_roles", value] as const),
      ];
      for (const [claim, value] of sent) {
        const expected = { claims: { [claim]: value }, otherClaims: {} };
        expect(await read(["openid", ...scope], { [claim]: value })).toEqual(expected);
        expect(await read(["openid", ...scope], { [claim]: JSON.stringify(value) })).toEqual(expected);
      }
    },
  );
});

const most = ["openid", "profile", "document", "role", "subject", "country_of_birth"] as const;

const { parsed, kept } = readYaml(import.meta.url, "claim-forms.yaml") as {
  readonly parsed: readonly [id: string, claim: string, sent: unknown, value: unknown][];
  readonly kept: readonly [id: string, claim: string, sent: unknown][];
};

describe("claims that arrive in another form", () => {
  it.each([...parsed, ["OIDC-20", "lei", Number.MAX_SAFE_INTEGER, "9007199254740991"] as const])(
    "[%s] %s %j is parsed by its meaning",
    async (_id, claim, sent, value) => {
      expect(await read(most, { [claim]: sent })).toEqual({ claims: { [claim]: value }, otherClaims: {} });
    },
  );

  it("[OIDC-13] an empty boolean is left out of the claims", async () => {
    expect(await read(most, { person_identified: "" })).toEqual({ claims: {}, otherClaims: {} });
  });

  it.each(kept)("[%s] %s %j does not fit, and stays as it came", async (_id, claim, sent) => {
    expect(await read(most, { [claim]: sent })).toEqual({ claims: {}, otherClaims: { [claim]: sent } });
  });
});

describe("any claim of the service", () => {
  const numbers = ["lei", "institution_type", "country_of_birth"];
  const truths = ["person_identified", "is_statutory_representative"];
  const names = [...new Set(Object.values(samples).flatMap((claims) => Object.keys(claims)))];
  /** JSON without the numbers that JavaScript would round, for which a whole answer is refused. */
  const json = fc
    .jsonValue()
    .map((value) =>
      JSON.stringify(value, (_name, one: unknown) =>
        typeof one === "number" && Math.abs(one) > 2 ** 53 ? "huge" : one,
      ),
    );
  const value = fc.oneof(
    json.map((text) => JSON.parse(text) as unknown),
    fc.constantFrom(...Object.values(samples).flatMap((claims) => Object.values(claims))),
    json,
    fc.constantFrom("", "true", "false"),
  );
  const name = fc
    .oneof(fc.constantFrom(...names, "__proto__", "constructor"), fc.string())
    .filter((one) => one !== "sub");

  /** The expected value of a claim that is converted. */
  function meaningOf(claim: string, sent: unknown): unknown {
    if (typeof sent !== "number") return sent === "" ? [] : JSON.parse(String(sent));
    expect(numbers).toContain(claim);
    return String(sent);
  }

  it("[OIDC-13] the parser keeps every claim, with its meaning", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value), fc.subarray([...scopes]), async (sent, some) => {
        const { claims, otherClaims } = await ask([...new Set(["openid" as const, ...some])], sent);
        const [read, others] = [new Map<string, unknown>(Object.entries(claims)), new Map(Object.entries(otherClaims))];
        for (const [claim, came] of Object.entries(sent)) {
          if (others.has(claim)) expect([read.has(claim), others.get(claim)]).toEqual([false, came]);
          else if (!read.has(claim)) expect([truths.includes(claim), came]).toEqual([true, ""]);
          else if (typeof came !== typeof read.get(claim)) expect(read.get(claim)).toEqual(meaningOf(claim, came));
          else expect(read.get(claim)).toEqual(came);
        }
        expect(read.size + others.size).toBeLessThanOrEqual(Object.keys(sent).length);
      }),
      { numRuns: 1_000 },
    );
  });
});
