import sample from "./sample-user.json" with { type: "json" };

/** A role in an agenda of the public administration. */
export interface ActivityRoles {
  readonly agendaCode: string;
  readonly roleCodes: readonly string[];
}

/** An invented official: both identity interfaces describe him. The services leave out or empty the values that are absent here. */
export interface InventedUser {
  readonly username: string;
  /** The note about him on the login page, in each of its languages. */
  readonly note: { readonly en: string; readonly cs: string };
  /** Pseudonym, a UUID. */
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly degreeBefore?: string | undefined;
  readonly degreeAfter?: string | undefined;
  readonly email?: string | undefined;
  /** ITU E.164. */
  readonly phoneNumber?: string | undefined;
  readonly birthdate?: string | undefined;
  /** Place of birth: a Czech one by its code, one abroad, or a Czech one whose code is unknown. */
  readonly birthplace?:
    | { readonly code: number; readonly name: string; readonly pragueDistrict: boolean }
    | { readonly countryCode: number; readonly countryName: string; readonly name: string }
    | { readonly name: string }
    | undefined;
  readonly dateOfDeath?: string | undefined;
  readonly document?: { readonly type: "ID" | "P" | "IR" | "VS" | "PS"; readonly number: string } | undefined;
  /** Whether he is identified in the population register. */
  readonly personIdentified: boolean;
  readonly statutoryRepresentative: boolean;
  /** Whether personal data must not be recorded. */
  readonly noPersonalData: boolean;
  /** How he logs in; for the national identity provider with the level of assurance. */
  readonly login:
    | "p-pwd"
    | "p-cert"
    | {
        /** Level of assurance of the national identity provider. */
        readonly nationalIdentityLevel: "low" | "substantial" | "high";
      };
  readonly accessRoles: readonly string[];
  readonly activityRoles: readonly ActivityRoles[];
  /** Technical token of a local administrator. */
  readonly timeLimitedId?: string | undefined;
  readonly subject: {
    readonly shortcut: string;
    readonly ico: string;
    readonly name: string;
    readonly email?: string | undefined;
    readonly institutionType: number;
    readonly publicAuthorityId?: string | undefined;
    readonly privateEntityId?: string | undefined;
    readonly id: string;
  };
  readonly workplace?: {
    readonly id: string;
    readonly name: string;
    readonly address: string;
    readonly addressCode: number;
  };
}

/** An invented official with a value for nearly everything that the services tell of a user. */
export const sampleUser = sample as InventedUser;
