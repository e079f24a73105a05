import { responseRules, scopes, type Scope, type ValueRules } from "../../generated/identity.gen.ts";
import type { CallPromise } from "../transport/calls.ts";
import { checkOptions, type OptionKinds } from "../transport/option-checks.ts";
import type { IdentityCall, IdentityCallOptions } from "./call.ts";
import { checkParameters, readScope } from "./check-value.ts";
import type { IdentityContext } from "./context.ts";
import { DiscoveryError } from "./provider.ts";
import { exchangeTokens, type TokenExchange } from "./token-request.ts";
import type { RefreshedTokens } from "./types.ts";

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

/** RFC 6749 (section 6) leaves the scope out when it is the same; an identity token need not come again. */
const rules: TokenExchange["rules"] = {
  ...responseRules.token,
  scope: { ...responseRules.token.scope, required: false },
  id_token: { ...responseRules.token.id_token, required: false },
};

export async function refresh(
  context: IdentityContext,
  refreshToken: string,
  options: RefreshOptions,
  call: IdentityCall,
): Promise<RefreshedTokens> {
  checkOptions(method, options, optionKinds);
  const { subject, scope } = options;
  checkParameters(method, { refreshToken: text }, { refreshToken });
  if (subject !== undefined) checkParameters(method, { subject: text }, { subject });
  const asked = scope === undefined ? undefined : readScope(method, "scope", scope);
  const provider = await context.provider(call);
  if (!provider.refreshesTokens) {
    throw new DiscoveryError("discovery", "grant_types_supported", "must list refresh_token for a refresh");
  }
  const form = {
    ...{ grant_type: "refresh_token", refresh_token: refreshToken, client_id: context.settings.clientId },
    ...(asked === undefined ? {} : { scope: asked.join(" ") }),
  };
  const what = { form, secrets: [refreshToken], rules, scope: asked ?? scopes, nonce: undefined, subject };
  return exchangeTokens(context, provider, what, call);
}
