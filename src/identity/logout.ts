import { requestRules } from "../../generated/identity.gen.ts";
import { brokenAddressRule } from "../environment/addresses.ts";
import { refuse, refuseBroken } from "../errors/invalid-input-error.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { unexpected, type Answer } from "../transport/answer.ts";
import { checkOptions, other, type OptionTable } from "../transport/option-table.ts";
import { browserRequest, browserUrl } from "./browser-request.ts";
import { request, type IdentityCall } from "./call.ts";
import { brokenRule, brokenUriRule, withoutAdvice } from "./check-value.ts";
import type { IdentityContext } from "./context.ts";
import { throwOAuthError } from "./oauth-error.ts";
import type { IdentitySettings } from "./options.ts";
import type { BrowserForm } from "./types.ts";

/** Options of a logout. */
export interface LogoutOptions {
  /** The identity token of the login; it names the session to end. */
  readonly idToken: string;
  /**
   * The return address of the browser, as configured for the client system.
   *
   * @default the option `postLogoutRedirectUri` of the client
   */
  readonly postLogoutRedirectUri?: string | undefined;
  /** Value that the browser brings back unchanged. */
  readonly state?: string | undefined;
  /** Allows a state longer than the service recommends. */
  readonly allowLongState?: boolean | undefined;
}

/** Address and form that send the browser to the logout. */
export interface Logout {
  /** The address to redirect the browser to, by GET. */
  readonly url: string;
  /** The same as a form. */
  readonly form: BrowserForm;
}

const table = {
  allowLongState: { kind: "boolean", default: false },
  idToken: other,
  postLogoutRedirectUri: { kind: "other", broken: brokenUriRule },
  state: other,
} satisfies OptionTable<LogoutOptions>;

export async function logout(context: IdentityContext, options: LogoutOptions, call: IdentityCall): Promise<Logout> {
  const parameters = readLogoutOptions("logout", options, context.settings);
  const { browserEndSessionEndpoint } = await context.provider(call);
  return browserRequest(browserEndSessionEndpoint, parameters, ["id_token_hint", "state"]);
}

/** The parameters of a logout request (specification, Endpoints, B). Errors repeat no value. */
function readLogoutOptions(
  subject: string,
  options: LogoutOptions,
  { clientId, postLogoutRedirectUri: defaultUri }: Pick<IdentitySettings, "clientId" | "postLogoutRedirectUri">,
): Readonly<Record<string, string>> {
  const { idToken, postLogoutRedirectUri = defaultUri, state, allowLongState } = checkOptions(subject, options, table);
  if (postLogoutRedirectUri === undefined) return refuse(subject, "postLogoutRedirectUri", "is missing");
  const rules = requestRules.logout;
  refuseBroken(subject, "id_token_hint", brokenRule(idToken, rules.id_token_hint));
  refuseBroken(subject, "state", brokenRule(state, allowLongState ? withoutAdvice(rules.state) : rules.state));
  return {
    client_id: clientId,
    post_logout_redirect_uri: postLogoutRedirectUri,
    id_token_hint: idToken,
    ...(state === undefined ? {} : { state }),
  };
}

/** The next step of a logout. */
export interface EndedSession {
  /** The address to redirect the browser to: the page on which the service asks the user, or the return address. */
  readonly url: string;
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export async function endSession(
  context: IdentityContext,
  options: LogoutOptions,
  call: IdentityCall,
): Promise<EndedSession> {
  const parameters = readLogoutOptions("endSession", options, context.settings);
  const { endSessionEndpoint: url } = await context.provider(call);
  const { exchange } = await context.credential(call);
  // Ending a session twice has no further effect.
  const what = { operation: "endSession", url, form: parameters, repeatable: true };
  const answer = await request(context.settings, exchange, what, call);
  throwOAuthError("endSession", answer, [options.idToken, options.state ?? ""]);
  return hideSecrets({ url: readDestination(answer, url, parameters) }, ["url"]);
}

/**
 * Returns the next address for the browser. Without a page and a redirect it is the return address, which the specification always
 * promises. A page is refused, because only the user's browser can answer it.
 */
function readDestination(answer: Answer, endpoint: string, parameters: Readonly<Record<string, string>>): string {
  const { status, headers, text } = answer;
  const location = headers.get("location");
  if (redirects.has(status) && location !== null) {
    const url = URL.canParse(location, endpoint) ? new URL(location, endpoint).href : location;
    const rule = brokenAddressRule(url);
    if (rule === undefined) return url;
    const issue = { pointer: "/location", schemaPath: "#/properties/location", keyword: "format", rule };
    throw unexpected("endSession", answer, "schema", { issues: [issue] });
  }
  if (status === 204 || (status === 200 && text === "")) {
    const { post_logout_redirect_uri: back = "", state } = parameters;
    return state === undefined ? back : browserUrl(back, { state });
  }
  const advice = "the page asks the user: send the browser to the url of logout()";
  throw unexpected("endSession", answer, "status", status === 200 ? { advice } : {});
}
