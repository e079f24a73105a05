import { describe, expectTypeOf, it } from "vitest";
import type { ParsedUrlQuery } from "node:querystring";
import {
  createIdentity,
  type Callback,
  type ClaimsByScope,
  type FormLogin,
  type IdentityOptions,
  type IdentityTokenClaims,
  type Login,
  type PendingLogin,
  type RefreshedTokens,
  type Scope,
  type Tokens,
} from "ares-caais/identity";
import { createIdentity as fromRoot, type LegacyIdentityOptions } from "ares-caais";

const identity = createIdentity({
  clientId: "AIS",
  redirectUri: "https://ais.example/callback",
  tls: { cert: "", key: "" },
});

type IsAny<Type> = 0 extends 1 & Type ? true : false;

describe("a login", () => {
  it("[OIDC-04] keeps its scopes as literals, without as const", async () => {
    const login = await identity.beginLogin({ scope: ["openid", "role"] });
    expectTypeOf(login).toEqualTypeOf<Login<"openid" | "role">>();
    expectTypeOf(login.pending.scope).toEqualTypeOf<readonly ("openid" | "role")[]>();
  });

  it("[OIDC-04] does not take an unknown scope", () => {
    // @ts-expect-error: the specification has no scope email
    void identity.beginLogin({ scope: ["openid", "email"] });
    const anything: string[] = ["openid"];
    // @ts-expect-error: any text may be no scope
    void identity.beginLogin({ scope: anything });
  });

  it("[OIDC-13] claims follow the scopes, from the login or from what was kept of it", async () => {
    const login = await identity.beginLogin({ scope: ["openid", "role"] });
    const tokens = await identity.completeLogin("", login);
    expectTypeOf(tokens).toEqualTypeOf<Tokens<"openid" | "role">>();
    expectTypeOf(await identity.completeLogin("", login.pending)).toEqualTypeOf<Tokens<"openid" | "role">>();
    expectTypeOf(tokens.claims.access_roles).toEqualTypeOf<ClaimsByScope["role"]["access_roles"]>();
    expectTypeOf(tokens.claims.sub).toEqualTypeOf<string>();
    expectTypeOf(tokens.claims.sid).toEqualTypeOf<IdentityTokenClaims["sid"]>();
    expectTypeOf<IsAny<typeof tokens.claims>>().toEqualTypeOf<false>();
    // The scope profile was not asked for.
    expectTypeOf(tokens.claims).not.toHaveProperty("given_name");
  });

  it("[OIDC-13] with the scopes profile and role the roles may have either form", async () => {
    const login = await identity.beginLogin({ scope: ["openid", "profile", "role"] });
    const { claims } = await identity.completeLogin("", login);
    expectTypeOf(claims.access_roles).toEqualTypeOf<
      ClaimsByScope["profile"]["access_roles"] | ClaimsByScope["role"]["access_roles"]
    >();
    expectTypeOf(claims.given_name).toEqualTypeOf<string | undefined>();
  });

  it("with scopes of a variable has the claims of any", async () => {
    const scope: readonly Scope[] = ["openid"];
    const login = await identity.beginLogin({ scope });
    expectTypeOf(login).toEqualTypeOf<Login>();
    expectTypeOf(await identity.completeLogin("", login)).toEqualTypeOf<Tokens>();
  });

  it("[OIDC-06] by the method POST has no address", async () => {
    const login = await identity.beginLogin({ scope: ["openid"], method: "POST" });
    expectTypeOf(login).toEqualTypeOf<FormLogin<"openid">>();
    expectTypeOf(login).not.toHaveProperty("url");
    expectTypeOf(await identity.completeLogin("", login)).toEqualTypeOf<Tokens<"openid">>();
    expectTypeOf(await identity.beginLogin({ scope: ["openid"], method: "GET" })).toEqualTypeOf<Login<"openid">>();
  });

  it("[OIDC-07] takes the parameters of a callback as node:querystring and web frameworks type them", () => {
    expectTypeOf<ParsedUrlQuery>().toExtend<Callback>();
    expectTypeOf<Readonly<Record<string, string | undefined>>>().toExtend<Callback>();
    expectTypeOf<Record<string, number>>().not.toExtend<Callback>();
  });

  it("takes what was kept as JSON", async () => {
    const kept = JSON.parse("{}") as PendingLogin<"openid" | "subject">;
    const { claims } = await identity.completeLogin(new URL("https://ais.example"), kept);
    expectTypeOf(claims.legal_entity_shorcut).toEqualTypeOf<string | undefined>();
  });
});

describe("the rest", () => {
  it("[OIDC-16] a refresh gives the claims of its scopes, or of any", async () => {
    expectTypeOf(await identity.refresh("t", { scope: ["openid", "contact"] })).toEqualTypeOf<
      RefreshedTokens<"openid" | "contact">
    >();
    expectTypeOf(await identity.refresh("t")).toEqualTypeOf<RefreshedTokens>();
    expectTypeOf(await identity.refresh("t", { subject: "s" })).toEqualTypeOf<RefreshedTokens>();
  });

  it("the root of the package has the same", () => {
    expectTypeOf(fromRoot).toEqualTypeOf(createIdentity);
  });

  it("TLS is required, and a secret of the client is no option", () => {
    expectTypeOf<{ clientId: string; redirectUri: string }>().not.toExtend<IdentityOptions>();
    expectTypeOf<{
      clientId: string;
      redirectUri: string;
      tls: { cert: string; key: string };
    }>().toExtend<IdentityOptions>();
    expectTypeOf<IdentityOptions>().not.toHaveProperty("clientSecret");
  });
});

describe("the client certificate", () => {
  it("[OIDC-19] may come without its key to a client by OpenID Connect, and not to one of the SOAP API", () => {
    expectTypeOf<{ cert: string }>().toExtend<IdentityOptions["tls"]>();
    expectTypeOf<{ certificates: () => { cert: string }[] }>().toExtend<IdentityOptions["tls"]>();
    expectTypeOf<{ key: string }>().not.toExtend<IdentityOptions["tls"]>();
    expectTypeOf<{ cert: string }>().not.toExtend<NonNullable<LegacyIdentityOptions["tls"]>>();
  });
});
