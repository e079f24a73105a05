import { describe, expectTypeOf, it } from "vitest";
import type { ParsedUrlQuery } from "node:querystring";
import {
  activityRolesOf,
  createIdentity,
  institutionTypes,
  loginTypes,
  rolesOf,
  userIdOf,
  type ActivityRole,
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
  type Userinfo,
  type UserinfoClaims,
} from "ares-caais/identity";
import { createIdentity as fromRoot, type LegacyIdentityOptions } from "ares-caais";
import type { LegacyAttributes, LegacyVersion } from "ares-caais/legacy";

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

  it("returns the claims of any scope when the scopes are in a variable", async () => {
    const scope: readonly Scope[] = ["openid"];
    const login = await identity.beginLogin({ scope });
    expectTypeOf(login).toEqualTypeOf<Login>();
    expectTypeOf(await identity.completeLogin("", login)).toEqualTypeOf<Tokens>();
  });

  it("[OIDC-06] has no URL by the method POST", async () => {
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

  it("takes stored JSON", async () => {
    const kept = JSON.parse("{}") as PendingLogin<"openid" | "subject">;
    const { claims } = await identity.completeLogin(new URL("https://ais.example"), kept);
    expectTypeOf(claims.legal_entity_shorcut).toEqualTypeOf<string | undefined>();
  });
});

describe("other methods", () => {
  it("[OIDC-16] refresh returns the claims of its scopes, or of any", async () => {
    expectTypeOf(await identity.refresh("t", { scope: ["openid", "contact"] })).toEqualTypeOf<
      RefreshedTokens<"openid" | "contact">
    >();
    expectTypeOf(await identity.refresh("t")).toEqualTypeOf<RefreshedTokens>();
    expectTypeOf(await identity.refresh("t", { subject: "s" })).toEqualTypeOf<RefreshedTokens>();
  });

  it("[OIDC-22] userinfo returns the claims of its scopes, or of any, typed like those of a login", async () => {
    const { claims, otherClaims } = await identity.userinfo("t", {
      subject: "s",
      scope: ["openid", "contact", "role"],
    });
    expectTypeOf(claims).toEqualTypeOf<UserinfoClaims<"openid" | "contact" | "role">>();
    expectTypeOf(claims.sub).toEqualTypeOf<string>();
    expectTypeOf(claims.email).toEqualTypeOf<string | undefined>();
    expectTypeOf(claims.access_roles).toEqualTypeOf<ClaimsByScope["role"]["access_roles"]>();
    expectTypeOf(claims).not.toHaveProperty("given_name");
    // A token's own: userinfo has none of them.
    expectTypeOf(claims).not.toHaveProperty("exp");
    expectTypeOf(otherClaims).toEqualTypeOf<Readonly<Record<string, unknown>>>();
    expectTypeOf(await identity.userinfo("t", { subject: "s" })).toEqualTypeOf<Userinfo>();
    // @ts-expect-error: the specification has no scope email
    void identity.userinfo("t", { subject: "s", scope: ["openid", "email"] });
  });

  it("[OIDC-18] rolesOf takes claims only", async () => {
    const tokens = await identity.completeLogin("", await identity.beginLogin({ scope: ["openid"] }));
    expectTypeOf(rolesOf(tokens.claims)).toEqualTypeOf<string[]>();
    expectTypeOf(activityRolesOf(tokens.claims)).toEqualTypeOf<ActivityRole[]>();
    expectTypeOf(rolesOf((await identity.userinfo("t", { subject: "s" })).claims)).toEqualTypeOf<string[]>();
    rolesOf({ ...tokens.otherClaims, ...tokens.claims });
    // @ts-expect-error: the tokens are not their claims, and have no roles
    rolesOf(tokens);
    // @ts-expect-error: nor has this
    activityRolesOf({ roles: [] });
  });

  it("[OIDC-20] scopes that were not granted are a subset of the requested ones", async () => {
    const login = await identity.beginLogin({ scope: ["openid", "role"], maxAuthenticationAge: 60_000 });
    const { missingScope } = await identity.completeLogin("", login);
    expectTypeOf(missingScope).toEqualTypeOf<readonly ("openid" | "role")[]>();
    const named = await identity.refresh("t", { scope: ["openid"] });
    expectTypeOf(named.missingScope).toEqualTypeOf<readonly "openid"[] | undefined>();
  });

  it("[SOAP-16] userId takes claims, and attributes of every version", () => {
    expectTypeOf<Tokens["claims"]>().toExtend<Parameters<typeof userIdOf>[0]>();
    expectTypeOf<LegacyAttributes[LegacyVersion]>().toExtend<Parameters<typeof userIdOf>[0]>();
    expectTypeOf<{ readonly Username: string }>().not.toExtend<Parameters<typeof userIdOf>[0]>();
    expectTypeOf<"4">().toExtend<keyof typeof institutionTypes>();
    expectTypeOf<"14">().not.toExtend<keyof typeof institutionTypes>();
    expectTypeOf<keyof typeof loginTypes>().toEqualTypeOf<"p-pwd" | "p-hotp" | "p-cert" | "p-nia">();
  });

  it("the package root exports the same", () => {
    expectTypeOf(fromRoot).toEqualTypeOf(createIdentity);
  });

  it("tls is required, and a client secret is no option", () => {
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
  it("[OIDC-19] the OpenID Connect client accepts a certificate without its key, the SOAP client does not", () => {
    expectTypeOf<{ cert: string }>().toExtend<IdentityOptions["tls"]>();
    expectTypeOf<{ certificates: () => { cert: string }[] }>().toExtend<IdentityOptions["tls"]>();
    expectTypeOf<{ key: string }>().not.toExtend<IdentityOptions["tls"]>();
    expectTypeOf<{ cert: string }>().not.toExtend<NonNullable<LegacyIdentityOptions["tls"]>>();
  });
});
