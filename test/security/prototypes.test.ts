import { afterEach, describe, expect, it } from "vitest";
import { createRegistry, reportingValidation, strictValidation, type CacheStore } from "ares-caais";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeService } from "../fixtures/fake-service.ts";
import { confirmed, createFakeLegacy, sessionId, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";
import { failureOf } from "../fixtures/failures.ts";

const ico = "27074358";
const input = { ico };
/** JSON that would add members to every object, if it were merged carelessly. */
const poison = (more: object = {}): string =>
  `{"__proto__":{"polluted":1,"sub":"evil"},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1},${JSON.stringify(more).slice(1)}`;
const json = (text: string): Response => new Response(text, { headers: { "content-type": "application/json" } });
const own = (value: object): unknown[] => [Object.getPrototypeOf(value), Object.hasOwn(value, "__proto__")];

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

describe("members named __proto__, constructor and prototype are ordinary members", () => {
  it.each([undefined, reportingValidation, strictValidation])(
    "keeps them in an answer of the registry, validated by %o",
    async (validate) => {
      const { registry } = createFakeService(() => json(poison({ ico })), { validate });
      const record = await registry.vratEkonomickySubjekt(input);
      expect(own(record)).toEqual([Object.prototype, true]);
      expect(record.ico).toBe(ico);
    },
  );

  it("keeps them in an error of the registry", async () => {
    const answer = new Response('{"__proto__":{"kod":"NENALEZENO","subKod":"X"}}', { status: 404 });
    const { registry } = createFakeService(() => answer);
    expect(await failureOf(registry.vratEkonomickySubjekt(input))).toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE" });
  });

  it("refuses them by name in a filter", async () => {
    const filter = JSON.parse(poison({ ico: [ico] })) as object;
    const error = await failureOf(createRegistry().vyhledejEkonomickeSubjekty(filter));
    expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", rule: expect.stringContaining("is not known") as string });
  });

  it.each([poison({ expires: 9e15 }), '{"__proto__":{"expires":9e15,"mediaType":"application/json","text":"{}"}}'])(
    "refuses them in a cache entry, which then counts as a miss (%#)",
    async (entry) => {
      const store: CacheStore = { get: () => entry, set: () => undefined };
      const { registry, seen } = createFakeService(() => Response.json({ ico }), { cache: { store, ttl: 1000 } });
      await expect(registry.vratEkonomickySubjekt(input)).resolves.toEqual({ ico });
      expect(seen).toHaveLength(1);
    },
  );

  it("refuses them by name in options", () => {
    // As JavaScript might call it.
    const options = JSON.parse('{"__proto__":{"timeout":1}}') as object;
    expect(() => createRegistry(options)).toThrow("createRegistry: __proto__ is no option");
  });

  it.each(["discovery", "jwks"])("reads only own members of the document %s", async (endpoint) => {
    const provider = createFakeProvider();
    const hidden = { ...provider.document, keys: [{ kty: "RSA" }] };
    provider.answers[endpoint] = () => json(`{"__proto__":${JSON.stringify(hidden)}}`);
    const identity = provider.identity();
    const call = async (): Promise<unknown> => {
      const login = await identity.beginLogin({ scope: ["openid"] });
      return identity.completeLogin(provider.authorize(login), login);
    };
    const field = endpoint === "discovery" ? "token_endpoint_auth_methods_supported" : "keys";
    expect(await failureOf(call())).toMatchObject({ code: "ERR_DISCOVERY", field });
  });

  it("keeps them in a token response and in claims", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const claims = Object.getOwnPropertyDescriptors(JSON.parse(poison({ last: 1 })) as object);
    Object.defineProperties(provider.change.identity, claims);
    Object.defineProperties(provider.change.response, claims);
    const login = await identity.beginLogin({ scope: ["openid", "profile"] });
    const tokens = await identity.completeLogin(provider.authorize(login), login);
    expect(tokens.claims.sub).toBe("user-1");
    expect(own(tokens.claims)).toEqual([Object.prototype, false]);
    expect(own(tokens.otherClaims)).toEqual([Object.prototype, true]);
    expect(Object.keys(tokens.otherClaims).sort()).toEqual(["__proto__", "constructor", "last", "prototype"]);
  });

  it("keeps them in userinfo", async () => {
    const provider = createFakeProvider();
    provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
    provider.answers["userinfo"] = () => json('{"__proto__":{"sub":"user-1"}}');
    const error = await failureOf(provider.identity().userinfo("t", { subject: "user-1" }));
    expect(error).toMatchObject({ code: "ERR_TOKEN", reason: "missing", claim: "sub" });
  });

  it("keeps them in a callback that a framework has parsed", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const parameters = { state: login.pending.state, code: "c" };
    const callback = JSON.parse(`{"__proto__":${JSON.stringify(parameters)}}`) as Record<string, string>;
    for (const forged of [callback, Object.create(parameters) as Record<string, string>]) {
      expect(await failureOf(identity.completeLogin(forged, login))).toMatchObject({ field: "callback.state" });
    }
  });

  it("sets them aside in elements and attributes of the legacy service", async () => {
    const names = ["__proto__", "constructor", "prototype", "toString", "valueOf"];
    const inner = names.map((name) => `<${name} ${name}="1"><${name}>x</${name}></${name}>`).join("");
    const { legacy } = createFakeLegacy("4.2", () => xmlAnswer(confirmed("4.2", `<Jmeno>Jana</Jmeno>${inner}`)));
    const { attributes, otherElements } = await legacy.authConfirmation(sessionId);
    expect(attributes).toEqual({ Username: "jnovak", Jmeno: "Jana", ...listsOf(attributes) });
    expect(otherElements.map(({ path }) => path)).toEqual(names.map((name) => `attributes/${name}`));
  });
});

/** The lists that every answer has, empty here. */
function listsOf(attributes: object): object {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => Array.isArray(value)));
}
