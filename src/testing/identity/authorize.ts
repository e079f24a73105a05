import { requestRules, scopes, type Scope } from "../../../generated/identity.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { loginErrors, type LoginError } from "./identity-answers.ts";
import type { ProviderState, UserOverride } from "./provider-state.ts";
import { readParameters } from "./read-parameters.ts";

/** What the user does on the login page. */
export interface LoginChoice {
  /** Claims of this user that are different from those of the provider. */
  readonly claims?: UserOverride | undefined;
  /**
   * Scopes that are granted.
   *
   * @default those of the request
   */
  readonly scope?: readonly Scope[] | undefined;
  /** Ends the login with this error instead. */
  readonly error?: LoginError | undefined;
}

const subject = "callback";

/**
 * Plays login page and user: the address that the browser comes back to.
 *
 * @throws InvalidInputError for an authorization request that the service would refuse with a page.
 */
export function authorize(state: ProviderState, request: URLSearchParams, choice: LoginChoice): string {
  const { clientId, claims, codes, now } = state;
  const refuse = (field: string, rule: string): never => {
    throw new InvalidInputError(subject, [{ field, rule }]);
  };
  const values = readParameters(request, requestRules.authorization, refuse);
  if (values.client_id !== clientId) refuse("client_id", "must be the clientId of the provider");
  // A challenge without a method would be a plain one (RFC 7636, section 4.3), which the contract does not have.
  if ((values.code_challenge === undefined) !== (values.code_challenge_method === undefined)) {
    refuse("code_challenge_method", "is sent together with code_challenge");
  }
  if (choice.error !== undefined && !loginErrors.includes(choice.error)) {
    refuse("error", `must be ${loginErrors.join(", ")}`);
  }
  const { redirect_uri: redirectUri = "", nonce, code_challenge: codeChallenge } = values;
  const back = new URL(redirectUri);
  if (choice.error === undefined) {
    const code = crypto.randomUUID();
    const scope = choice.scope ?? readScope(values.scope ?? "", refuse);
    const user = choice.claims ?? claims;
    codes.set(code, { redirectUri, scope, nonce, codeChallenge, claims: user, sid: crypto.randomUUID(), began: now() });
    back.searchParams.set("code", code);
  } else back.searchParams.set("error", choice.error);
  if (values.state !== undefined) back.searchParams.set("state", values.state);
  return back.href;
}

function readScope(text: string, refuse: (field: string, rule: string) => never): readonly Scope[] {
  const asked = text.split(" ").map((name) => {
    return scopes.find((known) => known === name) ?? refuse("scope", `must be of ${scopes.join(", ")}`);
  });
  return asked.includes("openid") ? asked : refuse("scope", "must contain openid");
}
