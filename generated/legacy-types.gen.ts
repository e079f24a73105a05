// Generated from wsdl/GetCredential_v2_1.wsdl, wsdl/GetCredential_v3_4.wsdl, wsdl/GetCredential_v4_1.wsdl, wsdl/GetCredential_v4_2.wsdl. Do not edit: change the source, then run "npm run generate".

/** User data of version 2.1. A missing element is undefined, an empty one is "" or null. */
export interface LegacyAttributesV2_1 {
  /** Shortcut of the subject that the user acts for. */
  readonly ZkratkaSubjektu?: string;
  /** Identification number of the subject. */
  readonly IcSubjektu?: string;
  /** Unique identifier of the user profile, whose length is not fixed, newly issued by this service and not taken over from the older one. */
  readonly UzivatelId?: string;
  /** Login name of the user. */
  readonly Username?: string;
  /** First name of the user. */
  readonly Jmeno?: string;
  /** Last name of the user. */
  readonly Prijmeni?: string;
  /** Academic titles written before the name. */
  readonly TitulPred?: string;
  /** Academic titles written after the name. */
  readonly TitulZa?: string;
  /** Active access roles of the user for the system that the user logged in to. */
  readonly PristupoveRole?: {
    /** Code of one access role. */
    readonly role: readonly string[];
  };
  /** Active activity roles of the user. */
  readonly CinnostniRole?: {
    /** One agenda with the activity roles of the user. */
    readonly Agenda: readonly {
      /** Code of the agenda. */
      readonly KodAgendy?: string;
      /** Code of one activity role in the agenda. */
      readonly KodCinnostniRole: readonly string[];
    }[];
  };
}

/** User data of version 3.4. A missing element is undefined, an empty one is "" or null. */
export interface LegacyAttributesV3_4 {
  /** Shortcut of the subject that the user acts for. */
  readonly ZkratkaSubjektu?: string;
  /** Identification number of the subject. */
  readonly IcSubjektu?: string;
  /** Unique identifier of the user profile, whose length is not fixed, newly issued by this service and not taken over from the older one. */
  readonly UzivatelId?: string;
  /** Login name of the user. */
  readonly Username?: string;
  /** First name of the user. */
  readonly Jmeno?: string;
  /** Last name of the user. */
  readonly Prijmeni?: string;
  /** Academic titles written before the name. */
  readonly TitulPred?: string;
  /** Academic titles written after the name. */
  readonly TitulZa?: string;
  /** Active access roles of the user for the system that the user logged in to. */
  readonly PristupoveRole?: {
    /** Code of one access role. */
    readonly role: readonly string[];
  };
  /** Active activity roles of the user. */
  readonly CinnostniRole?: {
    /** One agenda with the activity roles of the user. */
    readonly Agenda: readonly {
      /** Code of the agenda. */
      readonly KodAgendy?: string;
      /** Code of one activity role in the agenda. */
      readonly KodCinnostniRole: readonly string[];
    }[];
  };
  /** E-mail address of the user. */
  readonly Email?: string;
  /** Name of the subject. */
  readonly NazevSubjektu?: string;
  /** Official e-mail address of the subject. */
  readonly EmailSubjektu?: string;
  /** Institution type of the subject. */
  readonly TypInstituce?: number | null;
  /** Whether the subject is the main one of those that share its identification number. */
  readonly OvmPrimarni?: "" | "TRUE" | "FALSE";
  /** Way in which the user logged in. */
  readonly TypPrihlaseni?: "p-pwd" | "p-hotp" | "p-cert" | (string & {});
  /** Whether the user was identified in the population register. */
  readonly OsobaZtotoznena?: boolean | null;
  /** Base64 structure for obtaining the identifier of the person, which this service does not fill in. */
  readonly TokenAifo?: string;
  /** Workplace of the user. */
  readonly Pracoviste?: {
    /** Identifier of the workplace. */
    readonly Id?: string;
    /** Name of the workplace. */
    readonly Nazev?: string;
    /** Address of the workplace as text. */
    readonly Adresa?: string;
    /** Code of the address of the workplace. */
    readonly KodAdresy?: number | null;
  };
  /** Identifier of the subject as a public authority. */
  readonly IdentifikatorOvm?: string;
  /** Time-limited authorization token for selected web services, issued to local administrators only. */
  readonly TimeLimitedId?: string;
}

/** User data of version 4.1. A missing element is undefined, an empty one is "" or null. */
export interface LegacyAttributesV4_1 {
  /** Shortcut of the subject that the user acts for. */
  readonly ZkratkaSubjektu?: string;
  /** Identification number of the subject. */
  readonly IcSubjektu?: string;
  /** Unique identifier of the user profile, whose length is not fixed, newly issued by this service and not taken over from the older one. */
  readonly UzivatelId?: string;
  /** Login name of the user. */
  readonly Username?: string;
  /** First name of the user. */
  readonly Jmeno?: string;
  /** Last name of the user. */
  readonly Prijmeni?: string;
  /** Academic titles written before the name. */
  readonly TitulPred?: string;
  /** Academic titles written after the name. */
  readonly TitulZa?: string;
  /** Active access roles of the user for the system that the user logged in to. */
  readonly PristupoveRole?: {
    /** Code of one access role. */
    readonly role: readonly string[];
  };
  /** Active activity roles of the user. */
  readonly CinnostniRole?: {
    /** One agenda with the activity roles of the user. */
    readonly Agenda: readonly {
      /** Code of the agenda. */
      readonly KodAgendy?: string;
      /** Code of one activity role in the agenda. */
      readonly KodCinnostniRole: readonly string[];
    }[];
  };
  /** E-mail address of the user. */
  readonly Email?: string;
  /** Name of the subject. */
  readonly NazevSubjektu?: string;
  /** Official e-mail address of the subject. */
  readonly EmailSubjektu?: string;
  /** Institution type of the subject. */
  readonly TypInstituce?: number | null;
  /** Whether the subject is the main one of those that share its identification number. */
  readonly OvmPrimarni?: "" | "TRUE" | "FALSE";
  /** Way in which the user logged in. */
  readonly TypPrihlaseni?: "p-pwd" | "p-hotp" | "p-cert" | (string & {});
  /** Whether the user was identified in the population register. */
  readonly OsobaZtotoznena?: boolean | null;
  /** Base64 structure for obtaining the identifier of the person, which this service does not fill in. */
  readonly TokenAifo?: string;
  /** Workplace of the user. */
  readonly Pracoviste?: {
    /** Identifier of the workplace. */
    readonly Id?: string;
    /** Name of the workplace. */
    readonly Nazev?: string;
    /** Address of the workplace as text. */
    readonly Adresa?: string;
    /** Code of the address of the workplace. */
    readonly KodAdresy?: number | null;
  };
  /** Identifier of the subject as a public authority. */
  readonly IdentifikatorOvm?: string;
  /** Time-limited authorization token for selected web services, issued to local administrators only. */
  readonly TimeLimitedId?: string;
  /** Place of birth of the user. */
  readonly MistoNarozeni?: {
    /** Place of birth in the Czech Republic, whose country code is 203. */
    readonly MistoNarozeniCr?: {
      /** The text of the element. */
      readonly value: number | bigint | null;
      /** Whether the place is a district of Prague. */
      readonly mop?: boolean | null;
      /** Name of the place. */
      readonly nazev?: string;
    };
    /** Place of birth in any other country. */
    readonly MistoNarozeniSvet?: {
      /** Country of birth. */
      readonly stat?: {
        /** The text of the element. */
        readonly value: number | bigint | null;
        /** Short name of the country. */
        readonly nazev?: string;
      };
      /** Name of the place abroad. */
      readonly misto?: string;
    };
    /** State of the place of birth. */
    readonly stav?: "spravny" | "nespravny" | "nedefinovany" | "nespravnyTvar";
  };
  /** Date of birth of the user. */
  readonly DatumNarozeni?: {
    /** The text of the element. */
    readonly value: string;
    /** State of the date. */
    readonly stav?: "spravny" | "nespravny" | "nedefinovany" | "nespravnyTvar";
  };
  /** Date of death of the user. */
  readonly DatumUmrti?: {
    /** The text of the element. */
    readonly value: string;
    /** State of the date. */
    readonly stav?: "spravny" | "nespravny" | "nedefinovany" | "nespravnyTvar";
  };
  /** Identity documents of the user. */
  readonly Doklady?: {
    /** One identity document. */
    readonly Doklad: readonly {
      /** The text of the element. */
      readonly value: string;
      /** State of the document number. */
      readonly stav?: "spravny" | "nespravny" | "nedefinovany" | "nespravnyTvar";
      /** Type of the document. */
      readonly typ?: string;
    }[];
  };
  /** Whether the personal data of the user must not be recorded. */
  readonly NeevidovatOsobniUdaje?: boolean | null;
}

/** User data of version 4.2. A missing element is undefined, an empty one is "" or null. */
export interface LegacyAttributesV4_2 {
  /** Shortcut of the subject that the user acts for. */
  readonly ZkratkaSubjektu?: string;
  /** Identification number of the subject. */
  readonly IcSubjektu?: string;
  /** Unique identifier of the user profile, whose length is not fixed, newly issued by this service and not taken over from the older one. */
  readonly UzivatelId?: string;
  /** Login name of the user. */
  readonly Username?: string;
  /** First name of the user. */
  readonly Jmeno?: string;
  /** Last name of the user. */
  readonly Prijmeni?: string;
  /** Academic titles written before the name. */
  readonly TitulPred?: string;
  /** Academic titles written after the name. */
  readonly TitulZa?: string;
  /** Active access roles of the user for the system that the user logged in to. */
  readonly PristupoveRole?: {
    /** Code of one access role. */
    readonly role: readonly string[];
  };
  /** Active activity roles of the user. */
  readonly CinnostniRole?: {
    /** One agenda with the activity roles of the user. */
    readonly Agenda: readonly {
      /** Code of the agenda. */
      readonly KodAgendy?: string;
      /** Code of one activity role in the agenda. */
      readonly KodCinnostniRole: readonly string[];
    }[];
  };
  /** E-mail address of the user. */
  readonly Email?: string;
  /** Name of the subject. */
  readonly NazevSubjektu?: string;
  /** Official e-mail address of the subject. */
  readonly EmailSubjektu?: string;
  /** Institution type of the subject. */
  readonly TypInstituce?: number | null;
  /** Whether the subject is the main one of those that share its identification number. */
  readonly OvmPrimarni?: "" | "TRUE" | "FALSE";
  /** Way in which the user logged in. */
  readonly TypPrihlaseni?: "p-pwd" | "p-hotp" | "p-cert" | "p-nia" | (string & {});
  /** Whether the user was identified in the population register. */
  readonly OsobaZtotoznena?: boolean | null;
  /** Base64 structure for obtaining the identifier of the person, which this service does not fill in. */
  readonly TokenAifo?: string;
  /** Workplace of the user. */
  readonly Pracoviste?: {
    /** Identifier of the workplace. */
    readonly Id?: string;
    /** Name of the workplace. */
    readonly Nazev?: string;
    /** Address of the workplace as text. */
    readonly Adresa?: string;
    /** Code of the address of the workplace. */
    readonly KodAdresy?: number | null;
  };
  /** Identifier of the subject as a public authority. */
  readonly IdentifikatorOvm?: string;
  /** Time-limited authorization token for selected web services, issued to local administrators only. */
  readonly TimeLimitedId?: string;
  /** Place of birth of the user. */
  readonly MistoNarozeni?: {
    /** Place of birth in the Czech Republic, whose country code is 203. */
    readonly MistoNarozeniCr?: {
      /** The text of the element. */
      readonly value: number | bigint | null;
      /** Whether the place is a district of Prague. */
      readonly mop?: boolean | null;
      /** Name of the place. */
      readonly nazev?: string;
    };
    /** Place of birth in any other country. */
    readonly MistoNarozeniSvet?: {
      /** Country of birth. */
      readonly stat?: {
        /** The text of the element. */
        readonly value: number | bigint | null;
        /** Short name of the country. */
        readonly nazev?: string;
      };
      /** Name of the place abroad. */
      readonly misto?: string;
    };
    /** State of the place of birth. */
    readonly stav?: "spravny" | "nespravny" | "nedefinovany" | "nespravnyTvar";
  };
  /** Date of birth of the user. */
  readonly DatumNarozeni?: {
    /** The text of the element. */
    readonly value: string;
    /** State of the date. */
    readonly stav?: "spravny" | "nespravny" | "nedefinovany" | "nespravnyTvar";
  };
  /** Date of death of the user. */
  readonly DatumUmrti?: {
    /** The text of the element. */
    readonly value: string;
    /** State of the date. */
    readonly stav?: "spravny" | "nespravny" | "nedefinovany" | "nespravnyTvar";
  };
  /** Identity documents of the user. */
  readonly Doklady?: {
    /** One identity document. */
    readonly Doklad: readonly {
      /** The text of the element. */
      readonly value: string;
      /** State of the document number. */
      readonly stav?: "spravny" | "nespravny" | "nedefinovany" | "nespravnyTvar";
      /** Type of the document. */
      readonly typ?: string;
    }[];
  };
  /** Whether the personal data of the user must not be recorded. */
  readonly NeevidovatOsobniUdaje?: boolean | null;
  /** Assurance level of a login through the national identity provider. */
  readonly TypPrihlaseniNia?: "http://eidas.europa.eu/LoA/low" | "http://eidas.europa.eu/LoA/substantial" | "http://eidas.europa.eu/LoA/high" | (string & {});
  /** Identifier of the authorized private entity that the user comes from. */
  readonly IdentifikatorSpuu?: string;
}

/** User data by version of the legacy API. */
export interface LegacyAttributes {
  "2.1": LegacyAttributesV2_1;
  "3.4": LegacyAttributesV3_4;
  "4.1": LegacyAttributesV4_1;
  "4.2": LegacyAttributesV4_2;
}

/** A version of the legacy API. */
export type LegacyVersion = keyof LegacyAttributes;

/** The newest version: its user data have the members of those of every other. */
export const newestLegacyVersion = "4.2" satisfies LegacyVersion;

/** Every version of the legacy API, oldest first. */
export const legacyVersions = [
  "2.1",
  "3.4",
  "4.1",
  "4.2"
] as const;

/** Least and most characters of a session identifier, by version. */
export const sessionIdLengths = {
  "2.1": {
    "least": 30,
    "most": 50
  },
  "3.4": {
    "least": 30,
    "most": 50
  },
  "4.1": {
    "least": 30,
    "most": 50
  },
  "4.2": {
    "least": 30,
    "most": 50
  }
} as const satisfies Record<LegacyVersion, { readonly least: number; readonly most: number }>;

/** Status of heartBeat: Result of the check. */
export type HeartBeatStatus = "OK" | "ERROR";

/** Status of authConfirmation: Result of the confirmation. */
export type AuthConfirmationStatus = "OK" | "SYSTEM_ERROR" | "SESSION_NOT_FOUND";
