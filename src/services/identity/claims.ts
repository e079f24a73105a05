import type { IdentityBehaviour } from "../../../generated/sandbox-types.gen.ts";
import { scopes, type ClaimsByScope, type Scope } from "../../../generated/identity.gen.ts";
import type { InventedUser } from "../invented-user.ts";

/** Claims of a user by scope. As the published service does, text that he lacks is empty (published facts). */
const claimsByScope: {
  readonly [S in Scope]: (user: InventedUser) => S extends "profile" ? ClaimsByScope[S] : Required<ClaimsByScope[S]>;
} = {
  openid: () => ({}),
  // The lists of roles hold objects, as the legacy API has elements; their members do not stand outside the lists too.
  profile: (user) => ({
    family_name: user.familyName,
    given_name: user.givenName,
    username: user.username,
    degree_before: user.degreeBefore ?? "",
    degree_after: user.degreeAfter ?? "",
    person_identified: user.personIdentified,
    is_statutory_representative: user.statutoryRepresentative,
    access_roles: user.accessRoles.map((role) => ({ role })),
    activity_roles: user.activityRoles.flatMap(({ agendaCode, roleCodes }) =>
      roleCodes.map((code) => ({ agenda_code: agendaCode, activity_role_code: code })),
    ),
  }),
  birthdate: (user) => ({ birthdate: user.birthdate ?? "" }),
  birthplace: (user) => ({ birthplace: user.birthplace?.name ?? "" }),
  country_of_birth: ({ birthplace }) => ({ country_of_birth: countryOf(birthplace) }),
  oidc: (user) => ({ sub: user.id }),
  subject: ({ subject }) => ({
    legal_entity_shorcut: subject.shortcut,
    lei: subject.ico,
    legal_entity_name: subject.name,
    legal_entity_email: subject.email ?? "",
    institution_type: String(subject.institutionType),
    public_organization_identifier: subject.publicAuthorityId ?? "",
    authorized_private_entity_personal_data_user_identifier: subject.privateEntityId ?? "",
    legal_entity_unique_identifier: subject.id,
  }),
  contact: (user) => ({ email: user.email ?? "", phone_number: user.phoneNumber ?? "" }),
  document: ({ document }) => ({
    document_ids: document === undefined ? [] : [{ type: document.type, document_id: document.number }],
  }),
  role: (user) => ({
    access_roles: user.accessRoles.map((code) => ({ access_role_code: code })),
    activity_roles: user.activityRoles.map(({ agendaCode, roleCodes }) => ({
      agenda_code: agendaCode,
      activity_role_code: roleCodes,
    })),
    time_limited_id: user.timeLimitedId ?? "",
  }),
  deathdate: (user) => ({ date_of_death: user.dateOfDeath ?? "" }),
};

/** The country by its code in the legacy API (ISO 3166-1, numeric): 203 is the Czech Republic. */
function countryOf(birthplace: InventedUser["birthplace"]): string {
  if (birthplace === undefined) return "";
  return "countryCode" in birthplace ? String(birthplace.countryCode).padStart(3, "0") : "203";
}

/**
 * Claims that the scopes grant. A claim in two forms, such as `access_roles`, is sent in the form of the scope `role`.
 *
 * @param behaviour whether roles have the forms of the specification or those of the published documents
 */
export function claimsOf(
  user: InventedUser,
  scope: readonly Scope[],
  behaviour: IdentityBehaviour = "specification",
): Readonly<Record<string, unknown>> {
  // In the order of the contract, where `role` comes after `profile`.
  const claims = scopes
    .filter((name) => scope.includes(name))
    .reduce<Record<string, unknown>>((all, name) => ({ ...all, ...claimsByScope[name](user) }), {});
  return behaviour === "published" && "access_roles" in claims ? { ...claims, ...publishedRoles(user) } : claims;
}

/** Roles in the form that has been seen whichever scope grants them (published facts). */
function publishedRoles({ accessRoles, activityRoles }: InventedUser): Readonly<Record<string, unknown>> {
  return {
    access_roles: accessRoles.map((code) => ({ access_role_code: code })),
    activity_roles: activityRoles.map(({ agendaCode, roleCodes }) => ({
      agenda_code: agendaCode,
      activity_role_codes: roleCodes,
    })),
  };
}
