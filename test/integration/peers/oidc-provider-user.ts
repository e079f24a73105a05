import { randomUUID } from "node:crypto";
import type { Account, Context } from "oidc-provider";
import { claimRules, scopes, type ClaimsByScope, type Scope } from "../../../generated/identity.gen.ts";

/** The one official that the provider knows. */
export const user = {
  sub: "0b7f6d2e-3a55-4c1b-9d0e-6f1f0a4c8e21",
  claims: {
    openid: {},
    profile: {
      family_name: "Žluťoučká",
      given_name: "Běla",
      username: "bela.zlutoucka",
      degree_before: "Mgr.",
      // The contract: what is empty is sent as an empty text.
      degree_after: "",
      person_identified: true,
      is_statutory_representative: false,
      access_roles: ["spis-reader", "spis-clerk"],
      activity_roles: [{ agenda_code: "A121", activity_role_code: "CR1" }],
    },
    birthdate: { birthdate: "1981-02-28" },
    birthplace: { birthplace: "Kutná Hora" },
    country_of_birth: { country_of_birth: "203" },
    oidc: { sub: "0b7f6d2e-3a55-4c1b-9d0e-6f1f0a4c8e21" },
    subject: {
      legal_entity_shorcut: "MV-CR",
      lei: "90000021",
      legal_entity_name: "Úřad pro zkoušky",
      legal_entity_email: "urad@example.org",
      institution_type: "4",
      legal_entity_unique_identifier: "5a3c0f7e-0d53-4c0f-8b1a-2f9f7b6b9a10",
    },
    contact: { email: "bela@example.org", phone_number: "+420601000000" },
    document: { document_ids: [{ type: "ID", document_id: "200000001" }] },
    role: {
      access_roles: [{ access_role_code: "spis-reader" }, { access_role_code: "spis-clerk" }],
      activity_roles: [{ agenda_code: "A121", activity_role_code: ["CR1"] }],
      time_limited_id: "t-1",
    },
    deathdate: {},
  } satisfies ClaimsByScope,
} as const;

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
