import { requestRules, type Scope } from "../../generated/identity.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { brokenRule } from "./check-value.ts";
import { readScope } from "./read-scope.ts";
import type { PendingLogin } from "./types.ts";

/** What `completeLogin` takes for the first half of a login: what `beginLogin` gave, or its `pending` alone. */
export type BegunLogin<S extends Scope> =
  | PendingLogin<S>
  | {
      /** What was kept. */
      readonly pending: PendingLogin<S>;
    };

/**
 * Checks the first half of a login, which may come from a cookie or a store. Its values are secret and never repeated.
 *
 * @param now the date in milliseconds since 1970
 * @throws InvalidInputError naming the first wrong member, or when the login took too long.
 */
export function readPendingLogin<S extends Scope>(subject: string, begun: BegunLogin<S>, now: number): PendingLogin<S> {
  const fail = (field: string, rule: string): never => {
    throw new InvalidInputError(subject, [{ field, rule }]);
  };
  if (!isJsonObject(begun)) return fail("pending", "must be what beginLogin gave");
  const pending = "pending" in begun ? begun.pending : begun;
  if (!isJsonObject(pending)) return fail("pending", "must be an object");
  const { redirectUri, state, nonce, codeVerifier, expiresAt } = pending;
  const rules = requestRules.authorization;
  const broken = {
    redirectUri: brokenRule(redirectUri, rules.redirect_uri),
    state: brokenRule(state, { ...rules.state, required: true }, "ignore"),
    nonce: brokenRule(nonce, { ...rules.nonce, required: true }),
    codeVerifier: brokenRule(codeVerifier, { ...requestRules.token.code_verifier, required: true }),
    expiresAt: Number.isFinite(expiresAt) ? undefined : "must be a number",
  };
  for (const [name, rule] of Object.entries(broken)) {
    if (rule !== undefined) fail(`pending.${name}`, rule);
  }
  const scope = readScope(subject, "pending.scope", pending.scope);
  if (expiresAt <= now) fail("pending.expiresAt", "is over: begin the login again");
  return { scope, redirectUri, state, nonce, codeVerifier, expiresAt };
}
