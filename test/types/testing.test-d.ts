import type { HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { describe, expectTypeOf, it } from "vitest";
import type { Chyba, EkonomickeSubjektySeznam, EkonomickySubjekt, KodChybyEnum } from "ares-caais";
import type { Scope } from "ares-caais/identity";
import type { LegacyAttributes } from "ares-caais/legacy";
import type { Login } from "ares-caais/login";
import {
  createTestIdentityProvider,
  legacyHandler,
  legacyHandlers,
  registryHandler,
  registryHandlers,
  sample,
  sampleAttributes,
  sampleClaims,
  signedIn,
  type RegistryBody,
  type TestIdentityProvider,
} from "ares-caais/testing";

describe("samples", () => {
  it("[KIT-01] have the type of their schema", () => {
    expectTypeOf(sample("EkonomickySubjekt")).toEqualTypeOf<EkonomickySubjekt>();
    expectTypeOf(sample("KodChybyEnum")).toEqualTypeOf<KodChybyEnum>();
    // @ts-expect-error: the contract has no such schema
    sample("Ekonomicky");
  });

  it("[KIT-01] take an override that is a part of the schema, at any depth", () => {
    sample("EkonomickySubjekt", { sidlo: { nazevObce: "Praha", psc: undefined }, dalsiUdaje: [{ datovyZdroj: "vr" }] });
    // @ts-expect-error: psc is a number
    sample("EkonomickySubjekt", { sidlo: { psc: "11000" } });
    // @ts-expect-error: a misspelt property
    sample("EkonomickySubjekt", { obchodniNazev: "Vzor" });
    sample("Chyba", { kod: "A_KOD_OF_A_NEWER_SERVICE" });
    // @ts-expect-error: no kod at all
    sample("Chyba", { kod: 404 });
    // @ts-expect-error: the seed is a number
    sample("Chyba", {}, { seed: "1" });
  });

  it("[KIT-01] type claims by scope, and attributes by version", () => {
    expectTypeOf(sampleClaims(["openid", "contact"]).email).toEqualTypeOf<string | undefined>();
    expectTypeOf(sampleClaims(["openid", "profile"])).not.toHaveProperty("email");
    // @ts-expect-error: no claim of these scopes
    sampleClaims(["openid", "contact"], { given_name: "Jana" });
    // @ts-expect-error: no such scope
    sampleClaims(["email"]);
    expectTypeOf(sampleAttributes("4.2")).toEqualTypeOf<LegacyAttributes["4.2"]>();
    sampleAttributes("4.2", { MistoNarozeni: { MistoNarozeniCr: { nazev: "Brno" } } });
    // @ts-expect-error: version 2.1 has no e-mail
    sampleAttributes("2.1", { Email: "jana@urad.example" });
  });
});

describe("handlers", () => {
  it("[KIT-01] msw accepts the handlers", () => {
    expectTypeOf(registryHandlers()).toEqualTypeOf<HttpHandler[]>();
    setupServer(...registryHandlers(), ...legacyHandlers({ version: "4.2" }), registryHandler("vyhledejCiselnik"));
    setupServer(...({} as TestIdentityProvider).handlers);
  });

  it("[KIT-01] type the body by the status", () => {
    registryHandler("vratEkonomickySubjekt", { status: 404 });
    registryHandler("vratEkonomickySubjekt", { status: 404, body: { kod: "NENALEZENO" } });
    registryHandler("vratEkonomickySubjekt", { body: { ico: "27074358" } });
    registryHandler("vyhledejEkonomickeSubjekty", { status: 200, body: { pocetCelkem: 0, ekonomickeSubjekty: [] } });
    expectTypeOf<RegistryBody<"vyhledejEkonomickeSubjekty", 200>>().toEqualTypeOf<EkonomickeSubjektySeznam>();
    expectTypeOf<RegistryBody<"vyhledejEkonomickeSubjekty", 403>>().toEqualTypeOf<Chyba>();
    // @ts-expect-error: the contract does not document 418
    registryHandler("vratEkonomickySubjekt", { status: 418 });
    // @ts-expect-error: an error has a Chyba
    registryHandler("vratEkonomickySubjekt", { status: 404, body: { ico: "27074358" } });
    // @ts-expect-error: a detail is no list
    registryHandler("vratEkonomickySubjekt", { body: { pocetCelkem: 0 } });
    // @ts-expect-error: a fault has no status
    registryHandler("vratEkonomickySubjekt", { status: 403, fault: "block-page" });
    // @ts-expect-error: no such fault
    registryHandler("vratEkonomickySubjekt", { fault: "flood" });
    // @ts-expect-error: no such operation
    registryHandler("vratSubjekt", {});
  });

  it("[KIT-01] give a function the input of its operation, and require a response of it", () => {
    registryHandler("vratEkonomickySubjekt", ({ input, request }) => {
      expectTypeOf(input.ico).toEqualTypeOf<string>();
      expectTypeOf(request).toEqualTypeOf<Request>();
      return { body: sample("EkonomickySubjekt", { ico: input.ico }) };
    });
    registryHandler("vratNotifikacniDavku", async ({ input }) => {
      expectTypeOf(input.cisloDavky).toEqualTypeOf<number>();
      return Promise.resolve({ status: 404 });
    });
    // @ts-expect-error: an answer of another operation
    registryHandler("vratEkonomickySubjekt", () => ({ body: sample("CiselnikyNazevnikSeznam") }));
  });

  it("[KIT-01] type the legacy API by operation and version", () => {
    legacyHandler("heartBeat", { status: "ERROR", code: "1" }, { version: "4.2" });
    legacyHandler("authConfirmation", { attributes: { Email: "" } }, { version: "3.4" });
    legacyHandler("authConfirmation", ({ sessionId }) => ({ attributes: { Jmeno: sessionId } }), { version: "2.1" });
    // @ts-expect-error: a status of the other operation
    legacyHandler("heartBeat", { status: "SESSION_NOT_FOUND" }, { version: "4.2" });
    // @ts-expect-error: version 2.1 has no e-mail
    legacyHandler("authConfirmation", { attributes: { Email: "" } }, { version: "2.1" });
    // @ts-expect-error: attributes come with OK only
    legacyHandler("authConfirmation", { status: "SYSTEM_ERROR", attributes: {} }, { version: "4.2" });
    // @ts-expect-error: the version is required
    legacyHandlers({ environment: "test" });
  });

  it("[KIT-01] type the identity service by endpoint", () => {
    const { handler, callback } = {} as TestIdentityProvider;
    const claims = { given_name: "Jana" };
    void createTestIdentityProvider({ clientId: "AIS", environment: "test", network: "cms", claims });
    type Choice = NonNullable<Parameters<typeof callback>[1]>;
    expectTypeOf<Choice["scope"]>().toEqualTypeOf<readonly Scope[] | undefined>();
    const cases = (): void => {
      handler("token", { error: "invalid_grant" });
      handler("token", { fault: "expired" }, { once: true });
      handler("userinfo", { error: "insufficient_scope", description: "No" });
      // @ts-expect-error: an error of the authorization endpoint
      handler("token", { error: "access_denied" });
      // @ts-expect-error: a fault of the token endpoint
      handler("jwks", { fault: "expired" });
      // @ts-expect-error: either an error or a fault
      handler("token", { error: "invalid_grant", fault: "expired" });
      // @ts-expect-error: no such endpoint
      handler("introspection", { fault: "unavailable" });
      callback("https://auth.example/", { error: "access_denied" });
      // @ts-expect-error: an error of the token endpoint
      callback("https://auth.example/", { error: "invalid_grant" });
    };
    expectTypeOf(cases).toBeFunction();
    // @ts-expect-error: the client system is required
    void createTestIdentityProvider({});
  });
});

declare const login: Login<{ readonly name: string }>;

describe("signedIn", () => {
  it("[LOGIN-20] takes a user of the type of toUser", () => {
    expectTypeOf(signedIn({ name: "Jana" }, login)).resolves.toHaveProperty("cookie");
    // @ts-expect-error: the user has a name
    void signedIn({ id: 1 }, login);
  });
});
