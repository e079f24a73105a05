import { scopes, type Scope, type ValueRules } from "../../generated/identity.gen.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import type { CallPromise } from "../transport/calls.ts";
import { checkOptions, type OptionKinds } from "../transport/option-checks.ts";
import { beginCall, type IdentityCall, type IdentityCallOptions } from "./call.ts";
import { checkParameters, readScope } from "./check-value.ts";
import { hideClaims, readClaims } from "./claims.ts";
import type { IdentityContext } from "./context.ts";
import { DiscoveryError } from "./provider.ts";
import { readRefreshResponse, requestTokens } from "./token-request.ts";
import type { Tokens } from "./types.ts";

/** What a refresh may say. */
export interface RefreshOptions<S extends Scope = Scope> {
  /**
   * Scopes of the new tokens: those of the login or fewer.
   *
   * @default those of the login
   */
  readonly scope?: readonly S[] | undefined;
  /** `sub` of the login; tokens of another user are refused then. */
  readonly subject?: string | undefined;
}

/** Tokens of a refresh. The service need not give a new identity token. */
export type RefreshedTokens<S extends Scope = Scope> = Omit<Tokens<S>, "idToken" | "claims" | "otherClaims"> & {
  /** The new identity token (a JWT), where the service gives one. */
  readonly idToken: string | undefined;
  /** Verified claims of the new identity token. */
  readonly claims: Tokens<S>["claims"] | undefined;
  /** Claims of the new identity token beyond the contract, and those that do not have the form it gives them. */
  readonly otherClaims: Tokens<S>["otherClaims"] | undefined;
};

/** Exchanges a refresh token. */
export interface Refresh {
  <const S extends Scope>(
    refreshToken: string,
    options: RefreshOptions<S> & { readonly scope: readonly S[] },
    callOptions?: IdentityCallOptions,
  ): CallPromise<RefreshedTokens<S>>;
  (
    refreshToken: string,
    options?: RefreshOptions & { readonly scope?: undefined },
    callOptions?: IdentityCallOptions,
  ): CallPromise<RefreshedTokens>;
}

const method = "refresh";
const optionKinds: OptionKinds<RefreshOptions> = { scope: true, subject: true };
const text: ValueRules = { type: "string", required: true, minLength: 1 };

/** Creates the method `refresh` of an identity client. */
export function createRefresh(context: IdentityContext): Refresh {
  const { settings } = context;

  async function exchange<S extends Scope>(
    form: Readonly<Record<string, string>>,
    scope: readonly S[],
    subject: string | undefined,
    call: IdentityCall,
  ): Promise<RefreshedTokens<S>> {
    const provider = await context.provider(call);
    if (!provider.refreshesTokens) {
      throw new DiscoveryError("discovery", "grant_types_supported", "must list refresh_token for a refresh");
    }
    const secrets = [form["refresh_token"] ?? ""];
    const { body, askedAt, thumbprint } = await requestTokens(context, provider, { form, secrets }, call);
    const response = readRefreshResponse(body);
    const { access_token: accessToken, id_token: idToken } = response;
    return call.run("jwks", async (signal) => {
      const verification = await context.verification(provider, signal, call.record);
      const { verifyAccessToken, verifyIdToken } = await import("./verify-tokens.ts");
      const expected = { issuer: provider.issuer, clientId: settings.clientId, subject };
      const payload =
        idToken === undefined
          ? undefined
          : await verifyIdToken(idToken, { ...expected, nonce: undefined, accessToken }, verification);
      const access = { ...expected, thumbprint, subject: payload?.sub ?? subject };
      const accessTokenClaims = await verifyAccessToken(accessToken, access, verification);
      const sorted = payload === undefined ? undefined : readClaims(scope, payload);
      const tokens: RefreshedTokens<S> = {
        accessToken,
        refreshToken: response.refresh_token,
        idToken,
        expiresAt: askedAt + response.expires_in * 1000,
        scope: response.scope?.split(" ").filter((one) => one !== "") ?? accessTokenClaims.scope,
        claims: sorted?.claims,
        otherClaims: sorted?.otherClaims,
        accessTokenClaims: hideClaims(accessTokenClaims),
      };
      return hideSecrets(tokens, ["accessToken", "refreshToken", "idToken"]);
    });
  }

  function refresh<const S extends Scope>(
    refreshToken: string,
    options: RefreshOptions<S> & { readonly scope: readonly S[] },
    callOptions?: IdentityCallOptions,
  ): CallPromise<RefreshedTokens<S>>;
  function refresh(
    refreshToken: string,
    options?: RefreshOptions & { readonly scope?: undefined },
    callOptions?: IdentityCallOptions,
  ): CallPromise<RefreshedTokens>;
  function refresh(
    refreshToken: string,
    options: RefreshOptions = {},
    callOptions?: IdentityCallOptions,
  ): CallPromise<RefreshedTokens> {
    return beginCall(settings, method, callOptions, (call) => start(refreshToken, options, call));
  }
  async function start(refreshToken: string, options: RefreshOptions, call: IdentityCall): Promise<RefreshedTokens> {
    checkOptions(method, options, optionKinds);
    const { subject, scope } = options;
    checkParameters(method, { refreshToken: text }, { refreshToken });
    if (subject !== undefined) checkParameters(method, { subject: text }, { subject });
    const form = { grant_type: "refresh_token", refresh_token: refreshToken, client_id: settings.clientId };
    if (scope === undefined) return exchange(form, scopes, subject, call);
    const asked = readScope(method, "scope", scope);
    return exchange({ ...form, scope: asked.join(" ") }, asked, subject, call);
  }
  return refresh;
}
