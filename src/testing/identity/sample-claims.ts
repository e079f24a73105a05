import { scopes, type ClaimsByScope, type Scope } from "../../../generated/identity.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import type { ClaimsOf } from "../../identity/types.ts";
import { applyOverride, type Override } from "../sample/override.ts";

/**
 * Claims of an invented user by scope. The codes of roles stand in their lists alone, as the published service sends
 * them.
 */
const claimsByScope: { readonly [S in Scope]: ClaimsByScope[S] } = {
  openid: {},
  profile: {
    family_name: "Vzorová",
    given_name: "Božena",
    username: "vzorova.bozena",
    degree_before: "Mgr.",
    degree_after: "Ph.D.",
    person_identified: true,
    is_statutory_representative: false,
    access_roles: [{ role: "VZOR_CTENAR" }, { role: "VZOR_EDITOR" }],
    activity_roles: [{ agenda_code: "A1001", activity_role_code: "CR1" }],
  },
  birthdate: { birthdate: "1970-02-28" },
  birthplace: { birthplace: "Praha" },
  country_of_birth: { country_of_birth: "203" },
  oidc: { sub: "0b6a1a9e-53f2-4d62-9d0a-5f6f7c1e2d10" },
  subject: {
    legal_entity_shorcut: "VZOR_URAD",
    lei: "90000005",
    legal_entity_name: "Vzorový úřad",
    legal_entity_email: "podatelna@urad.example",
    institution_type: "11",
    public_organization_identifier: "90000005",
    authorized_private_entity_personal_data_user_identifier: "",
    legal_entity_unique_identifier: "5d3c1a52-5b0e-4d53-9d0c-6f1c5f6b8a10",
  },
  contact: { email: "bozena.vzorova@urad.example", phone_number: "+420601000000" },
  document: { document_ids: [{ type: "ID", document_id: "990000001" }] },
  role: {
    access_roles: [{ access_role_code: "VZOR_CTENAR" }, { access_role_code: "VZOR_EDITOR" }],
    activity_roles: [{ agenda_code: "A1001", activity_role_code: ["CR1"] }],
    time_limited_id: "",
  },
  deathdate: { date_of_death: "" },
};

/**
 * Claims of an invented user that some scopes grant. Of a claim in two forms, such as `access_roles`, that of the scope
 * `role` is given. They are valid; only the override may break a rule.
 *
 * @param override what has to be different
 * @throws InvalidInputError for a scope that the contract does not know.
 *
 * @example
 *
 * ```ts
 * const claims = sampleClaims(["openid", "profile"], { given_name: "Jana" });
 * ```
 */
export function sampleClaims<S extends Scope>(granted: readonly S[], override?: Override<ClaimsOf<S>>): ClaimsOf<S> {
  // From JavaScript anything may come.
  const given: unknown = granted;
  if (!Array.isArray(given) || !granted.every((scope) => scopes.includes(scope))) {
    throw new InvalidInputError("sampleClaims", [{ field: "scope", rule: `must be of ${scopes.join(", ")}` }]);
  }
  const known: readonly Scope[] = granted;
  // In the order of the contract, where `role` comes after `profile`.
  const claims = scopes.filter((scope) => known.includes(scope)).map((scope) => claimsByScope[scope]);
  // Each scope gives its claims, and nothing else is in the result.
  return structuredClone(applyOverride("sampleClaims", Object.assign({}, ...claims), override)) as ClaimsOf<S>;
}
