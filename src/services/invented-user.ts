/** A role in an agenda of the public administration. */
export interface ActivityRoles {
  readonly agendaCode: string;
  readonly roleCodes: readonly string[];
}

/** An invented official: both identity interfaces describe him. What is absent here, the services leave out or empty. */
export interface InventedUser {
  /** Login name, unique. */
  readonly username: string;
  /** What is special about him, for the login page. */
  readonly note: string;
  /** Pseudonym, a UUID. */
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly degreeBefore?: string;
  readonly degreeAfter?: string;
  readonly email?: string;
  /** ITU E.164. */
  readonly phoneNumber?: string;
  /** Date as YYYY-MM-DD. */
  readonly birthdate?: string;
  /** Place of birth: a Czech one by its code, or one abroad. */
  readonly birthplace?:
    | { readonly code: number; readonly name: string; readonly pragueDistrict: boolean }
    | { readonly countryCode: number; readonly countryName: string; readonly name: string };
  /** Date as YYYY-MM-DD. */
  readonly dateOfDeath?: string;
  readonly document?: { readonly type: "ID" | "P" | "IR" | "VS" | "PS"; readonly number: string };
  /** Whether he is identified in the population register. */
  readonly personIdentified: boolean;
  readonly statutoryRepresentative: boolean;
  /** Whether personal data must not be recorded. */
  readonly noPersonalData: boolean;
  /** How he logs in; for the national identity provider with the level of assurance. */
  readonly login: "p-pwd" | "p-cert" | { readonly nationalIdentityLevel: "low" | "substantial" | "high" };
  readonly accessRoles: readonly string[];
  readonly activityRoles: readonly ActivityRoles[];
  /** Technical token of a local administrator. */
  readonly timeLimitedId?: string;
  readonly subject: {
    readonly shortcut: string;
    readonly ico: string;
    readonly name: string;
    readonly email?: string;
    /** Institution type code. */
    readonly institutionType: number;
    readonly publicAuthorityId?: string;
    readonly privateEntityId?: string;
    /** UUID. */
    readonly id: string;
  };
  readonly workplace?: {
    readonly id: string;
    readonly name: string;
    readonly address: string;
    readonly addressCode: number;
  };
}
