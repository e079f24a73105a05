import { describe, expectTypeOf, it } from "vitest";
import type {
  AccessTokenClaims,
  AuthorizationRequest,
  AuthorizationResponse,
  ClaimsByScope,
  IdentityTokenClaims,
  LogoutRequest,
  claimRules,
  requestRules,
  responseRules,
  Scope,
  scopes,
  tokenRules,
  TokenRequest,
  TokenResponse,
  ValueRules,
} from "../../generated/identity.gen.ts";
import type { HoldsAny } from "../fixtures/holds-any.ts";

type Scopes =
  | "openid"
  | "profile"
  | "birthdate"
  | "birthplace"
  | "country_of_birth"
  | "oidc"
  | "subject"
  | "contact"
  | "document"
  | "role"
  | "deathdate";

describe("claims by scope", () => {
  it("the scopes are exactly the eleven of the specification", () => {
    expectTypeOf<keyof ClaimsByScope>().toEqualTypeOf<Scopes>();
    expectTypeOf<Scope>().toEqualTypeOf<Scopes>();
    expectTypeOf<(typeof scopes)[number]>().toEqualTypeOf<Scopes>();
    expectTypeOf<(typeof scopes)["length"]>().toEqualTypeOf<11>();
  });

  it("oidc has exactly the pseudonym", () => {
    expectTypeOf<ClaimsByScope["oidc"]>().toEqualTypeOf<{ readonly sub?: string }>();
  });
});

describe("requests and answers", () => {
  it("an authorization request has its required and optional parameters", () => {
    expectTypeOf<AuthorizationRequest>().toEqualTypeOf<{
      readonly client_id: string;
      readonly redirect_uri: string;
      readonly scope: string;
      readonly response_type: "code";
      readonly code_challenge?: string;
      readonly code_challenge_method?: "S256";
      readonly nonce?: string;
      readonly state?: string;
      readonly max_age?: string;
    }>();
  });

  it("a redirect back has its required and optional parameters", () => {
    expectTypeOf<AuthorizationResponse>().toEqualTypeOf<{ readonly code: string; readonly state?: string }>();
  });

  it("a token request has its required and optional parameters", () => {
    expectTypeOf<TokenRequest>().toEqualTypeOf<{
      readonly grant_type: "authorization_code";
      readonly code: string;
      readonly redirect_uri: string;
      readonly client_id: string;
      readonly code_verifier?: string;
      readonly scope?: string;
    }>();
  });

  it("a token response has its required and optional members; the type is Bearer", () => {
    expectTypeOf<TokenResponse>().toEqualTypeOf<{
      readonly access_token: string;
      readonly refresh_token?: string;
      readonly scope?: string;
      readonly id_token: string;
      readonly token_type: "Bearer";
      readonly expires_in?: number;
    }>();
  });

  it("a logout request has its required and optional parameters", () => {
    expectTypeOf<LogoutRequest>().toEqualTypeOf<{
      readonly client_id: string;
      readonly post_logout_redirect_uri: string;
      readonly id_token_hint: string;
      readonly state?: string;
    }>();
  });

  it("the rules cover the same parameters", () => {
    type Rules = typeof requestRules;
    expectTypeOf<keyof Rules>().toEqualTypeOf<"authorization" | "token" | "logout">();
    expectTypeOf<keyof Rules["authorization"]>().toEqualTypeOf<keyof AuthorizationRequest>();
    expectTypeOf<keyof Rules["token"]>().toEqualTypeOf<keyof TokenRequest>();
    expectTypeOf<keyof Rules["logout"]>().toEqualTypeOf<keyof LogoutRequest>();
    expectTypeOf<Rules>().toExtend<Readonly<Record<keyof Rules, Readonly<Record<string, ValueRules>>>>>();
  });

  it("the rules of responses, tokens and claims cover the same members", () => {
    expectTypeOf<keyof (typeof responseRules)["token"]>().toEqualTypeOf<keyof TokenResponse>();
    expectTypeOf<keyof (typeof responseRules)["authorization"]>().toEqualTypeOf<keyof AuthorizationResponse>();
    expectTypeOf<keyof (typeof tokenRules)["access"]>().toEqualTypeOf<keyof AccessTokenClaims>();
    expectTypeOf<keyof (typeof tokenRules)["identity"]>().toEqualTypeOf<keyof IdentityTokenClaims>();
    expectTypeOf<{ [S in Scope]: keyof (typeof claimRules)[S] }>().toEqualTypeOf<{
      [S in Scope]: keyof ClaimsByScope[S];
    }>();
    type Sets = Readonly<Record<string, Readonly<Record<string, ValueRules>>>>;
    expectTypeOf<[typeof responseRules, typeof tokenRules, typeof claimRules]>().toExtend<[Sets, Sets, Sets]>();
  });
});

describe("tokens", () => {
  it("an access token always has all its claims", () => {
    expectTypeOf<AccessTokenClaims>().toEqualTypeOf<{
      readonly aud: string;
      readonly client_cert_sha256: string;
      readonly exp: number;
      readonly iat: number;
      readonly iss: string;
      readonly jti: string;
      readonly nbf: number;
      readonly scope: readonly string[];
      readonly sub: string;
    }>();
  });

  it("an identity token always has all its claims but the nonce", () => {
    expectTypeOf<IdentityTokenClaims>().toEqualTypeOf<{
      readonly aud: string;
      readonly auth_time: number;
      readonly azp: string;
      readonly exp: number;
      readonly iat: number;
      readonly iss: string;
      readonly jti: string;
      readonly nonce?: string;
      readonly sid: string;
      readonly sub: string;
    }>();
  });
});

describe("types of the identity service", () => {
  it("no rule is any", () => {
    expectTypeOf<HoldsAny<Omit<ValueRules, "items" | "properties" | "oneOf">>>().toEqualTypeOf<false>();
    // These hold themselves again, without end.
    expectTypeOf<Pick<ValueRules, "items" | "properties" | "oneOf">>().toEqualTypeOf<{
      readonly items?: ValueRules;
      readonly properties?: Readonly<Record<string, ValueRules>>;
      readonly oneOf?: readonly ValueRules[];
    }>();
  });
});
