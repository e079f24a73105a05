import type { InventedUser } from "../../services/invented-user.ts";

/** The legal entity that users act for, by the names of its claims. */
export type SandboxTenant = Readonly<
  Partial<
    Record<
      | "lei"
      | "legal_entity_name"
      | "legal_entity_email"
      | "institution_type"
      | "public_organization_identifier"
      | "authorized_private_entity_personal_data_user_identifier"
      | "legal_entity_unique_identifier",
      string | undefined
    >
  >
>;

/** Claims of a user by the contract's names. */
export type SandboxClaims = SandboxTenant &
  Readonly<
    Partial<
      Record<
        | ("given_name" | "family_name" | "degree_before" | "degree_after" | "email" | "phone_number")
        | ("birthplace" | "country_of_birth" | "birthdate" | "date_of_death" | "time_limited_id" | "sub"),
        string | undefined
      >
    >
  > &
  Readonly<Partial<Record<"person_identified" | "is_statutory_representative", boolean | undefined>>> & {
    /** Shortcut of the legal entity. */
    readonly legal_entity_shorcut?: string | undefined;
    /** Codes of access roles. */
    readonly access_roles?: readonly string[] | undefined;
    /** Codes of activity roles by agenda. */
    readonly activity_roles?:
      | readonly {
          /** Code of the agenda. */
          readonly agenda_code: string;
          /** Codes of the roles in it, at least one. */
          readonly activity_role_codes: readonly string[];
        }[]
      | undefined;
    /** The identity document, at most one. */
    readonly document_ids?:
      | readonly {
          /** Type of the document. */
          readonly type: "ID" | "P" | "IR" | "VS" | "PS";
          /** Number of the document. */
          readonly document_id: string;
        }[]
      | undefined;
  };

/** A user of one's own. */
export interface SandboxUser {
  /** Login name, and the claim `username`. */
  readonly username: string;
  /** The note on the user that the login page shows. */
  readonly note?: string | undefined;
  /** How the user logs in; for the national identity provider with the level of assurance. */
  readonly login?: InventedUser["login"] | undefined;
  /** The name of one of the tenants, whose claims the user has unless his own say otherwise. */
  readonly tenant?: string | undefined;
  /** The claims that both interfaces give of the user, each in its own form. */
  readonly claims: SandboxClaims;
}
