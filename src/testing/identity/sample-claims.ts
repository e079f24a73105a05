import type { IdentityBehaviour } from "../../../generated/sandbox-types.gen.ts";
import { scopes, type Scope } from "../../../generated/identity.gen.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import type { ClaimsOf } from "../../identity/types.ts";
import { claimsOf } from "../../services/identity/claims.ts";
import { sampleUser } from "../../services/invented-user.ts";
import { applyOverride, type Override } from "../sample/override.ts";

/** Claims of the user that are different from those of `sampleClaims`. */
export type UserOverride = Override<ClaimsOf<Scope>>;

/**
 * Returns the claims of an invented user for some scopes. A claim with two forms, such as
 * `access_roles`, has the form of the scope `role`. The claims are valid; only the override may break a rule.
 *
 * @param override the claims that differ
 * @throws InvalidInputError for a scope that the contract does not know.
 *
 * @example
 *
 * ```ts
 * const claims = sampleClaims(["openid", "profile"], { given_name: "Jana" });
 * ```
 */
export function sampleClaims<S extends Scope>(granted: readonly S[], override?: Override<ClaimsOf<S>>): ClaimsOf<S> {
  const given: unknown = granted;
  if (!Array.isArray(given) || !granted.every((scope) => scopes.includes(scope))) {
    refuse("sampleClaims", "scope", `must be of ${scopes.join(", ")}`);
  }
  return behavingClaims(granted, override, "specification");
}

/** Returns sample claims in the forms of a service with the given behaviour. */
export function behavingClaims<S extends Scope>(
  granted: readonly S[],
  override: Override<ClaimsOf<S>> | undefined,
  behaviour: IdentityBehaviour,
): ClaimsOf<S> {
  const claims = applyOverride("sampleClaims", claimsOf(sampleUser, granted, behaviour), override);
  // Each scope adds its claims, and the result has no others.
  return structuredClone(claims) as ClaimsOf<S>;
}
