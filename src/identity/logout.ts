import { requestRules } from "../../generated/identity.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkOptions, type OptionKinds } from "../transport/option-checks.ts";
import { browserForm, browserUrl } from "./browser-request.ts";
import { beginCall, type IdentityCallOptions } from "./call.ts";
import { brokenUriRule, checkParameters } from "./check-value.ts";
import type { IdentityContext } from "./context.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import type { IdentitySettings } from "./options.ts";
import type { BrowserForm } from "./types.ts";

/** What a logout needs. */
export interface LogoutOptions {
  /** The identity token of the login; it names the session to end. */
  readonly idToken: string;
  /**
   * Where the browser comes back to, as configured for the client system.
   *
   * @default the option `postLogoutRedirectUri` of the client
   */
  readonly postLogoutRedirectUri?: string | undefined;
  /** Returned unchanged with the browser. */
  readonly state?: string | undefined;
  /** Allows a state longer than the service recommends. */
  readonly allowLongState?: boolean | undefined;
}

/** How to send the browser to the logout. */
export interface Logout {
  /** Where to send the browser; it goes there by GET. */
  readonly url: string;
  /** The same as a form. */
  readonly form: BrowserForm;
}

const optionKinds: OptionKinds<LogoutOptions> = {
  allowLongState: "boolean",
  idToken: true,
  postLogoutRedirectUri: true,
  state: true,
};

/** Creates the method `logout` of an identity client. */
export function createLogout({
  settings,
  provider,
}: IdentityContext): (options: LogoutOptions, callOptions?: IdentityCallOptions) => Promise<Logout> {
  return (options, callOptions) =>
    beginCall(settings, "logout", callOptions, async (call) => {
      const parameters = readLogoutOptions("logout", options, settings);
      const { browserEndSessionEndpoint: endpoint } = await provider(call);
      const form = browserForm(endpoint, parameters, ["id_token_hint", "state"]);
      return hideSecrets({ url: browserUrl(endpoint, parameters), form }, ["url"]);
    });
}

/**
 * The parameters of a logout request (specification, Endpoints, B).
 *
 * @throws InvalidInputError at the first wrong option, with its name; it repeats no value.
 */
export function readLogoutOptions(
  subject: string,
  options: LogoutOptions,
  { clientId, postLogoutRedirectUri: defaultUri }: Pick<IdentitySettings, "clientId" | "postLogoutRedirectUri">,
): Readonly<Record<string, string>> {
  checkOptions(subject, options, optionKinds);
  const { idToken, postLogoutRedirectUri = defaultUri, state, allowLongState = false } = options;
  const broken = postLogoutRedirectUri === undefined ? "is missing" : brokenUriRule(postLogoutRedirectUri);
  if (postLogoutRedirectUri === undefined || broken !== undefined) {
    throw new InvalidInputError(subject, [{ field: "postLogoutRedirectUri", rule: broken ?? "is missing" }]);
  }
  const parameters = {
    client_id: clientId,
    post_logout_redirect_uri: postLogoutRedirectUri,
    id_token_hint: idToken,
    ...(state === undefined ? {} : { state }),
  };
  checkParameters(subject, requestRules.logout, parameters, allowLongState ? "ignore" : "heed");
  return parameters;
}
