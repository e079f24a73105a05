import type { SandboxClaims, SandboxUser } from "../../generated/sandbox-types.gen.ts";
import type { Words } from "./rules.ts";
import sample from "./sample-user.json" with { type: "json" };

/** An invented official of both identity interfaces. Values that are absent here are omitted by the services or sent empty. */
export interface InventedUser {
  readonly username: string;
  /** The note about him on the login page. */
  readonly note: Words;
  readonly login: NonNullable<SandboxUser["login"]>;
  /** His claims as a configuration writes them; `country_of_birth` may be absent for the Czech Republic. */
  readonly claims: SandboxClaims & Readonly<Record<"sub" | "lei" | "legal_entity_name", string>>;
  /** The values that only the SOAP API has. */
  readonly legacy?: {
    /** Czech place of birth by its code. */
    readonly municipality?: { readonly code: number; readonly pragueDistrict: boolean };
    /** Name of the country of birth; by default its code. */
    readonly countryName?: string;
    /** Whether personal data must not be recorded. */
    readonly noPersonalData?: boolean;
    readonly workplace?: {
      readonly id: string;
      readonly name: string;
      readonly address: string;
      readonly addressCode: number;
    };
  };
}

/** An invented official with a value for nearly everything that the services tell of a user. */
export const sampleUser = sample as InventedUser;
