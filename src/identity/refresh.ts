import type { Scope, ValueRules } from "../../generated/identity.gen.ts";
import { refuse, refuseBroken } from "../errors/invalid-input-error.ts";
import { longestTime } from "../transport/option-checks.ts";
import { checkOptions, other, type OptionTable } from "../transport/option-table.ts";
import type { Signal } from "../transport/time.ts";
import { IdentityCall } from "./call.ts";
import { brokenRule, readScope } from "./check-value.ts";
import type { IdentityContext, RefreshOutcome } from "./context.ts";
import { DiscoveryError } from "./discovery-error.ts";
import type { Provider } from "./provider.ts";
import { TokenError } from "./token-error.ts";
import { exchangeTokens, type TokenExchange } from "./token-request.ts";
import type { RefreshedTokens } from "./types.ts";

/** Options of a refresh. */
export interface RefreshOptions<S extends Scope = Scope> {
  /**
   * Scopes of the new tokens: those of the login or fewer.
   *
   * @default those of the login
   */
  readonly scope?: readonly S[] | undefined;
  /** `sub` of the login: tokens of another user are refused. Always pass it, because without it they are accepted. */
  readonly subject?: string | undefined;
}

const method = "refresh";
const table = { scope: other, subject: other } satisfies OptionTable<RefreshOptions>;
const text: ValueRules = { type: "string", required: true, minLength: 1 };

export async function refresh<S extends Scope>(
  context: IdentityContext,
  refreshToken: string,
  options: RefreshOptions<S>,
  call: IdentityCall,
): Promise<RefreshedTokens<S>> {
  checkOptions(method, options, table);
  const { subject, scope } = options;
  refuseBroken(method, "refreshToken", brokenRule(refreshToken, text));
  refuseBroken(method, "subject", brokenRule(subject, { ...text, required: false }));
  const asked = scope === undefined ? undefined : readScope(method, "scope", scope);
  const provider = await context.provider(call);
  if (!provider.refreshesTokens) {
    throw new DiscoveryError("discovery", "grant_types_supported", "must list refresh_token for a refresh");
  }
  const form = {
    ...{ grant_type: "refresh_token", refresh_token: refreshToken, client_id: context.settings.clientId },
    ...(asked === undefined ? {} : { scope: asked.join(" ") }),
  };
  const what = { form, secrets: [refreshToken], asked, login: undefined };
  const tokens = await exchangeOnce(context, provider, refreshToken, what, call);
  const { sub } = tokens.claims ?? tokens.accessTokenClaims;
  if (subject !== undefined && sub !== subject) {
    const rule = "must be the user of the login";
    throw new TokenError(tokens.claims === undefined ? "access_token" : "id_token", "claim", { claim: "sub", rule });
  }
  // `asked` gives `missingScope`.
  return tokens as RefreshedTokens<S>;
}

/**
 * Exchanges a refresh token once for all calls at the same time, because the service may accept it only once. Each call waits until
 * its deadline. The request is aborted when the last call has left.
 */
async function exchangeOnce(
  context: IdentityContext,
  provider: Provider,
  refreshToken: string,
  what: TokenExchange,
  call: IdentityCall,
): Promise<RefreshedTokens> {
  const { record } = call;
  // The order of scopes has no meaning. A refresh without scopes differs from one with all of them.
  const scope = what.asked?.toSorted().join(" ");
  const exchange = async (signal: Signal | undefined): Promise<RefreshOutcome> => {
    // The request has no deadline of its own: it ends when the last call has left.
    const limits = { signal, deadline: longestTime };
    const shared = new IdentityCall(record, context.settings.transport.clock, { ...call.settings, ...limits });
    try {
      return { record, scope, tokens: await exchangeTokens(context, provider, what, shared) };
    } catch (error) {
      return { record, scope, error };
    }
  };
  const outcome = await call.run("token", (signal) => context.refreshes.run(refreshToken, signal, exchange));
  if (outcome.scope !== scope) {
    const rule = "was exchanged for other scopes by a call at the same time: a token may be good for one exchange";
    refuse(method, "refreshToken", rule);
  }
  if (outcome.record !== record) Object.assign(record, { shared: true, answer: outcome.record.answer });
  if ("error" in outcome) throw outcome.error;
  return outcome.tokens;
}
