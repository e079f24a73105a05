import type { Identity, IdentityClaims } from "ares-caais/identity";
import { describe, expectTypeOf, it } from "vitest";
import type { AccessTokenClaims, IdentityTokenClaims, Scope } from "../../generated/identity.gen.ts";
import type { SubjectClaims } from "./subject-claims.ts";

type IsAny<T> = 0 extends 1 & T ? true : false;
/** The claims that come on top of the token's own. */
type Added<S extends Scope> = Omit<IdentityClaims<S>, keyof IdentityTokenClaims>;
/** An intersection as one object, for an exact comparison. */
type Plain<T> = { [K in keyof T]: T[K] };

interface AddedByProfile {
  readonly family_name?: string;
  readonly given_name?: string;
  readonly username?: string;
  readonly degree_before?: string;
  readonly degree_after?: string;
  readonly person_identified?: boolean;
  readonly is_statutory_representative?: boolean;
  readonly access_roles?: AccessRoles;
  readonly role?: string;
  readonly activity_roles?: ActivityRoles;
  readonly agenda_code?: string;
  readonly activity_role_code?: string;
}
type AccessRoles = readonly (
  | string
  | { readonly role?: string; readonly access_role_code?: string; readonly access_role_codes?: readonly string[] }
)[];
type ActivityRoles = readonly (
  | string
  | {
      readonly agenda_code?: string;
      readonly activity_role_code?: string | readonly string[];
      readonly activity_role_codes?: readonly string[];
    }
)[];

/** The claims of each scope, copied from the specification's table. */
interface AddedByScope {
  openid: unknown;
  profile: AddedByProfile;
  birthdate: { readonly birthdate?: string };
  birthplace: { readonly birthplace?: string };
  country_of_birth: { readonly country_of_birth?: string };
  oidc: unknown;
  subject: SubjectClaims;
  contact: { readonly email?: string; readonly phone_number?: string };
  document: { readonly document_ids?: readonly { readonly type?: string; readonly document_id?: string }[] };
  role: {
    readonly access_roles?: AccessRoles;
    readonly activity_roles?: ActivityRoles;
    readonly time_limited_id?: string;
  };
  deathdate: { readonly date_of_death?: string };
}

declare const basic: IdentityClaims<"openid">;
declare const withProfile: IdentityClaims<"openid" | "profile">;
declare const withRole: IdentityClaims<"openid" | "role">;
declare const withBoth: IdentityClaims<"openid" | "profile" | "role">;
declare const withSubject: IdentityClaims<"openid" | "subject">;

describe("claims of the asked scopes", () => {
  it("[OIDC-13] every scope adds exactly its claims, with openid and alone", () => {
    type Expected = { [S in Scope]: Plain<AddedByScope[S]> };
    expectTypeOf<{ [S in Scope]: Plain<Added<S>> }>().toEqualTypeOf<Expected>();
    expectTypeOf<{ [S in Scope]: Plain<Added<"openid" | S>> }>().toEqualTypeOf<Expected>();
  });

  it("[OIDC-13] several scopes add the claims of all of them", () => {
    expectTypeOf<Plain<Added<"openid" | "profile" | "contact" | "deathdate">>>().toEqualTypeOf<
      Plain<AddedByProfile & AddedByScope["contact"] & AddedByScope["deathdate"]>
    >();
    expectTypeOf<keyof Added<Scope>>().toEqualTypeOf<Exclude<{ [S in Scope]: keyof AddedByScope[S] }[Scope], "sub">>();
  });

  it("[OIDC-13] a claim of a scope that was not requested does not exist", () => {
    // @ts-expect-error: the scope profile was not asked for
    expectTypeOf(basic.family_name);
    // @ts-expect-error: the scope role was not asked for
    expectTypeOf(withProfile.time_limited_id);
    // @ts-expect-error: the scope profile was not asked for
    expectTypeOf(withRole.username);
    // @ts-expect-error: the service spells it otherwise
    expectTypeOf(withSubject.legal_entity_shortcut);
    expectTypeOf(withSubject.legal_entity_shorcut).toEqualTypeOf<string | undefined>();
    expectTypeOf(withProfile.family_name).toEqualTypeOf<string | undefined>();
  });

  it("[OIDC-18] roles have every known form, whichever of their scopes was requested", () => {
    for (const { access_roles: access, activity_roles: activity } of [withProfile, withRole, withBoth]) {
      expectTypeOf(access).toEqualTypeOf<AccessRoles | undefined>();
      expectTypeOf(activity).toEqualTypeOf<ActivityRoles | undefined>();
    }
  });

  it("[OIDC-13] the token's own claims always exist, including the pseudonym", () => {
    expectTypeOf<Pick<IdentityClaims<"openid">, keyof IdentityTokenClaims>>().toEqualTypeOf<IdentityTokenClaims>();
    expectTypeOf<IdentityClaims<"openid" | "oidc">["sub"]>().toEqualTypeOf<string>();
    expectTypeOf<IdentityClaims<Scope>["sub"]>().toEqualTypeOf<string>();
  });

  it("no claim is any, and no claim can be assigned", () => {
    type Members<T> = { [K in keyof T]-?: IsAny<T[K]> }[keyof T];
    expectTypeOf<Members<IdentityClaims<Scope>>>().toEqualTypeOf<false>();
    expectTypeOf<{ [S in Scope]: Members<IdentityClaims<S>> }[Scope]>().toEqualTypeOf<false>();
    expectTypeOf<Members<{ member: ReturnType<typeof JSON.parse> }>>().toEqualTypeOf<true>();
    expectTypeOf<Plain<IdentityClaims<Scope>>>().toEqualTypeOf<Readonly<Plain<IdentityClaims<Scope>>>>();
    // @ts-expect-error: what the service said is not to be changed
    withProfile.family_name = "other";
    expectTypeOf<Awaited<ReturnType<Identity["completeLogin"]>>["otherClaims"]>().toEqualTypeOf<
      Readonly<Record<string, unknown>>
    >();
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
