import { randomUUID } from "node:crypto";
import type { Account, Context } from "oidc-provider";
import { claimRules, scopes, type ClaimsByScope, type Scope } from "../../../generated/identity.gen.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

/** The one official that the provider knows: `sub`, and claims by scope. */
export const user = readYaml(import.meta.url) as { readonly sub: string; readonly claims: ClaimsByScope };

/** Claims of the provider by scope, in its own form: the contract's, and what it demands of every identity token. */
export const claimNames: Readonly<Record<Scope, readonly string[]>> = {
  ...mapScopes((scope) => Object.keys(claimRules[scope])),
  // The contract has azp and jti in the identity token; the provider by itself has not.
  openid: ["sub", "azp", "jti"],
};

/** The provider's view of the user. */
export function findAccount({ oidc }: Context, id: string): Account | undefined {
  if (id !== user.sub) return undefined;
  return {
    accountId: id,
    claims: (use, asked) => ({
      // Two scopes may grant one claim in two forms: that of the later scope is sent.
      ...scopes
        .filter((scope) => asked.split(" ").includes(scope))
        .reduce((claims, scope) => ({ ...claims, ...user.claims[scope] }), {}),
      sub: id,
      ...(use === "id_token" ? { azp: oidc?.client?.clientId, jti: randomUUID() } : {}),
    }),
  };
}

function mapScopes<Value>(value: (scope: Scope) => Value): Record<Scope, Value> {
  // `Object.fromEntries` forgets which keys it was given.
  return Object.fromEntries(scopes.map((scope) => [scope, value(scope)])) as Record<Scope, Value>;
}
