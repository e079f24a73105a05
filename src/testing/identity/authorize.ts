import type { Scope } from "../../../generated/identity.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import type { IdentityProvider } from "../../services/identity/identity-provider.ts";
import { readLogin, type PendingLogin } from "../../services/identity/login.ts";
import { Refusal } from "../../services/identity/refusal.ts";
import { addParameters, type Form } from "../../services/messages.ts";
import { sampleUser } from "../../services/sample-user.ts";
import { loginErrors, type LoginError } from "./identity-answers.ts";
import { sampleClaims, type UserOverride } from "./sample-claims.ts";

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

/**
 * Plays login page and user: the address that the browser comes back to.
 *
 * @throws InvalidInputError for an authorization request that the service would refuse with a page.
 */
export function authorize(
  provider: IdentityProvider,
  request: Form | undefined,
  { claims, scope, error }: LoginChoice,
): string {
  const { state, ...asked } = readRequest(provider, request);
  if (error !== undefined) {
    if (!loginErrors.includes(error)) refuse("error", `must be ${loginErrors.join(", ")}`);
    return addParameters(asked.redirectUri, { error, state });
  }
  const code = provider.grants.newCode({
    ...asked,
    granted: scope,
    session: { id: crypto.randomUUID(), began: provider.now(), ended: false },
    // Every token has it, whatever the scopes.
    sub: claims?.sub ?? sampleUser.id,
    claims: (granted) => sampleClaims(granted, claims),
  });
  return addParameters(asked.redirectUri, { code, state });
}

function readRequest(provider: IdentityProvider, request: Form | undefined): PendingLogin {
  try {
    return readLogin(provider, request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse(error.parameter ?? "login", error.reason);
  }
}

function refuse(field: string, rule: string): never {
  throw new InvalidInputError("callback", [{ field, rule }]);
}
