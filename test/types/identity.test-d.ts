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

/** Type of a claim that is there. */
/** Objects that stand for roles, with every known name of the codes. */
interface AccessRole {
  readonly role?: string;
  readonly access_role_code?: string;
  readonly access_role_codes?: readonly string[];
}
interface ActivityRoles {
  readonly agenda_code?: string;
  readonly activity_role_code?: string | readonly string[];
  readonly activity_role_codes?: readonly string[];
}
type Present<S extends Scope, K extends keyof ClaimsByScope[S]> = Exclude<ClaimsByScope[S][K], undefined>;
/** Names of the members that may be missing. */
type OptionalKeys<T> = { [K in keyof T]-?: T extends Record<K, T[K]> ? never : K }[keyof T];
/** Names of the members that are always there. */
type RequiredKeys<T> = Exclude<keyof T, OptionalKeys<T>>;

describe("claims by scope", () => {
  it("the scopes are exactly the eleven of the specification", () => {
    expectTypeOf<keyof ClaimsByScope>().toEqualTypeOf<Scopes>();
    expectTypeOf<Scope>().toEqualTypeOf<Scopes>();
    expectTypeOf<(typeof scopes)[number]>().toEqualTypeOf<Scopes>();
    expectTypeOf<(typeof scopes)["length"]>().toEqualTypeOf<11>();
  });

  it("openid adds no claim", () => {
    expectTypeOf<keyof ClaimsByScope["openid"]>().toEqualTypeOf<never>();
  });

  it("profile has exactly its claims", () => {
    expectTypeOf<ClaimsByScope["profile"]>().toEqualTypeOf<{
      readonly family_name?: string;
      readonly given_name?: string;
      readonly username?: string;
      readonly degree_before?: string;
      readonly degree_after?: string;
      readonly person_identified?: boolean;
      readonly is_statutory_representative?: boolean;
      readonly access_roles?: readonly (string | AccessRole)[];
      readonly role?: string;
      readonly activity_roles?: readonly (string | ActivityRoles)[];
      readonly agenda_code?: string;
      readonly activity_role_code?: string;
    }>();
  });

  it("birthdate, birthplace, country_of_birth and deathdate have exactly one claim each", () => {
    expectTypeOf<ClaimsByScope["birthdate"]>().toEqualTypeOf<{ readonly birthdate?: string }>();
    expectTypeOf<ClaimsByScope["birthplace"]>().toEqualTypeOf<{ readonly birthplace?: string }>();
    expectTypeOf<ClaimsByScope["country_of_birth"]>().toEqualTypeOf<{ readonly country_of_birth?: string }>();
    expectTypeOf<ClaimsByScope["deathdate"]>().toEqualTypeOf<{ readonly date_of_death?: string }>();
  });

  it("oidc has exactly the pseudonym", () => {
    expectTypeOf<ClaimsByScope["oidc"]>().toEqualTypeOf<{ readonly sub?: string }>();
  });

  it("subject has exactly its claims, the shortcut spelled as the service spells it", () => {
    expectTypeOf<ClaimsByScope["subject"]>().toEqualTypeOf<{
      readonly legal_entity_shorcut?: string;
      readonly lei?: string;
      readonly legal_entity_name?: string;
      readonly legal_entity_email?: string;
      readonly institution_type?: string;
      readonly public_organization_identifier?: string;
      readonly authorized_private_entity_personal_data_user_identifier?: string;
      readonly legal_entity_unique_identifier?: string;
    }>();
  });

  it("contact has exactly e-mail and phone", () => {
    expectTypeOf<ClaimsByScope["contact"]>().toEqualTypeOf<{
      readonly email?: string;
      readonly phone_number?: string;
    }>();
  });

  it("document has exactly the list of documents", () => {
    expectTypeOf<ClaimsByScope["document"]>().toEqualTypeOf<{
      readonly document_ids?: readonly { readonly type?: string; readonly document_id?: string }[];
    }>();
  });

  it("role has exactly the roles, in the forms of profile too, and the technical attribute", () => {
    expectTypeOf<ClaimsByScope["role"]>().toEqualTypeOf<{
      readonly access_roles?: readonly (string | AccessRole)[];
      readonly activity_roles?: readonly (string | ActivityRoles)[];
      readonly time_limited_id?: string;
    }>();
  });

  it("every claim may be missing", () => {
    expectTypeOf<{ [S in Scope]: RequiredKeys<ClaimsByScope[S]> }[Scope]>().toEqualTypeOf<never>();
  });

  it("no claim can be assigned", () => {
    expectTypeOf<{ [S in Scope]: ClaimsByScope[S] }>().toEqualTypeOf<{
      [S in Scope]: Readonly<ClaimsByScope[S]>;
    }>();
    const claims: ClaimsByScope["profile"] = { username: "jnovak" };
    // @ts-expect-error: what the service said is not to be changed
    claims.username = "other";
  });
});

describe("roles of the scopes profile and role", () => {
  type Both = "profile" | "role";

  it("[OIDC-18] may be codes", () => {
    expectTypeOf<Record<Both, readonly string[]>>().toExtend<{ [S in Both]: Present<S, "access_roles"> }>();
    expectTypeOf<Record<Both, readonly string[]>>().toExtend<{ [S in Both]: Present<S, "activity_roles"> }>();
  });

  it("[OIDC-18] may be objects of codes, under every known name", () => {
    expectTypeOf<{ [S in Both]: Exclude<Present<S, "access_roles">[number], string> }>().toEqualTypeOf<
      Record<Both, AccessRole>
    >();
    expectTypeOf<{ [S in Both]: Exclude<Present<S, "activity_roles">[number], string> }>().toEqualTypeOf<
      Record<Both, ActivityRoles>
    >();
  });

  it("are nothing else", () => {
    expectTypeOf<readonly number[]>().not.toExtend<Present<Both, "access_roles">>();
    expectTypeOf<readonly { readonly role: number }[]>().not.toExtend<Present<Both, "access_roles">>();
    expectTypeOf<readonly { readonly agenda_code: number }[]>().not.toExtend<Present<Both, "activity_roles">>();
  });
});

describe("requests and answers", () => {
  it("an authorization request has its required and optional parameters", () => {
    expectTypeOf<RequiredKeys<AuthorizationRequest>>().toEqualTypeOf<
      "client_id" | "redirect_uri" | "scope" | "response_type"
    >();
    expectTypeOf<OptionalKeys<AuthorizationRequest>>().toEqualTypeOf<
      "code_challenge" | "code_challenge_method" | "nonce" | "state" | "max_age"
    >();
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
    expectTypeOf<RequiredKeys<TokenRequest>>().toEqualTypeOf<"grant_type" | "code" | "redirect_uri" | "client_id">();
    expectTypeOf<OptionalKeys<TokenRequest>>().toEqualTypeOf<"code_verifier" | "scope">();
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
    expectTypeOf<TokenResponse["token_type"]>().toEqualTypeOf<"Bearer">();
    expectTypeOf<RequiredKeys<TokenResponse>>().toEqualTypeOf<"access_token" | "id_token" | "token_type">();
    expectTypeOf<OptionalKeys<TokenResponse>>().toEqualTypeOf<"refresh_token" | "scope" | "expires_in">();
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
    expectTypeOf<RequiredKeys<LogoutRequest>>().toEqualTypeOf<
      "client_id" | "post_logout_redirect_uri" | "id_token_hint"
    >();
    expectTypeOf<OptionalKeys<LogoutRequest>>().toEqualTypeOf<"state">();
    expectTypeOf<LogoutRequest>().toEqualTypeOf<{
      readonly client_id: string;
      readonly post_logout_redirect_uri: string;
      readonly id_token_hint: string;
      readonly state?: string;
    }>();
  });

  it("the rules are rules of the same parameters", () => {
    type Rules = typeof requestRules;
    expectTypeOf<keyof Rules>().toEqualTypeOf<"authorization" | "token" | "logout">();
    expectTypeOf<keyof Rules["authorization"]>().toEqualTypeOf<keyof AuthorizationRequest>();
    expectTypeOf<keyof Rules["token"]>().toEqualTypeOf<keyof TokenRequest>();
    expectTypeOf<keyof Rules["logout"]>().toEqualTypeOf<keyof LogoutRequest>();
    expectTypeOf<Rules>().toExtend<Readonly<Record<keyof Rules, Readonly<Record<string, ValueRules>>>>>();
  });

  it("the rules of answers, tokens and claims are rules of the same members", () => {
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
    expectTypeOf<OptionalKeys<AccessTokenClaims>>().toEqualTypeOf<never>();
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
    expectTypeOf<OptionalKeys<IdentityTokenClaims>>().toEqualTypeOf<"nonce">();
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
  it("no member is any", () => {
    expectTypeOf<HoldsAny<ClaimsByScope>>().toEqualTypeOf<false>();
    expectTypeOf<
      HoldsAny<
        [
          AuthorizationRequest,
          AuthorizationResponse,
          TokenRequest,
          TokenResponse,
          LogoutRequest,
          AccessTokenClaims,
          IdentityTokenClaims,
          Omit<ValueRules, "items" | "properties" | "oneOf">,
        ]
      >
    >().toEqualTypeOf<false>();
    // These hold themselves again, without end.
    expectTypeOf<Pick<ValueRules, "items" | "properties" | "oneOf">>().toEqualTypeOf<{
      readonly items?: ValueRules;
      readonly properties?: Readonly<Record<string, ValueRules>>;
      readonly oneOf?: readonly ValueRules[];
    }>();
    // The check itself finds one: JSON.parse answers any.
    expectTypeOf<true>().toExtend<HoldsAny<{ list: readonly { member: ReturnType<typeof JSON.parse> }[] }>>();
  });
});
