import type { LegacyAttributes, LegacyVersion } from "../../../../generated/legacy-types.gen.ts";
import type { SandboxUser } from "../../users.ts";
import { attributesDecoder } from "../contract.ts";

type Attributes = LegacyAttributes["4.2"];

/**
 * A user's attributes in a version. What he lacks is empty, as the real service sends it; only the dates are left out.
 * Access roles are empty too for a user without any, although the schema asks for one: the specification lets every
 * attribute be empty.
 *
 * Source: specification, Legacy API: attributes of authConfirmationResponse.attributes.
 */
export function attributesOf(user: SandboxUser, version: LegacyVersion): Attributes {
  const known = new Set(Object.keys(attributesDecoder(version).elements));
  return Object.fromEntries(Object.entries(allAttributes(user, version)).filter(([name]) => known.has(name)));
}

function allAttributes(user: SandboxUser, version: LegacyVersion): Attributes {
  const { subject } = user;
  return {
    ZkratkaSubjektu: subject.shortcut,
    IcSubjektu: subject.ico,
    // A published sample carries 36 octets: the UUID as text.
    UzivatelId: Buffer.from(user.id).toString("base64"),
    Username: user.username,
    Jmeno: user.givenName,
    Prijmeni: user.familyName,
    TitulPred: user.degreeBefore ?? "",
    TitulZa: user.degreeAfter ?? "",
    PristupoveRole: { role: user.accessRoles },
    CinnostniRole: {
      // The schema asks for a role in each agenda.
      Agenda: user.activityRoles
        .filter(({ roleCodes }) => roleCodes.length > 0)
        .map(({ agendaCode, roleCodes }) => ({
          KodAgendy: agendaCode,
          KodCinnostniRole: roleCodes,
        })),
    },
    Email: user.email ?? "",
    NazevSubjektu: subject.name,
    EmailSubjektu: subject.email ?? "",
    TypInstituce: subject.institutionType,
    // The service has no source for it.
    OvmPrimarni: "",
    TypPrihlaseni: loginType(user, version),
    OsobaZtotoznena: user.personIdentified,
    // "Currently returns nothing".
    TokenAifo: "",
    Pracoviste: workplace(user),
    IdentifikatorOvm: subject.publicAuthorityId ?? "",
    TimeLimitedId: user.timeLimitedId ?? "",
    MistoNarozeni: birthplace(user),
    ...(user.birthdate === undefined ? {} : { DatumNarozeni: { value: user.birthdate, stav: "spravny" } }),
    ...(user.dateOfDeath === undefined ? {} : { DatumUmrti: { value: user.dateOfDeath, stav: "spravny" } }),
    Doklady: {
      Doklad:
        user.document === undefined ? [] : [{ value: user.document.number, stav: "spravny", typ: user.document.type }],
    },
    NeevidovatOsobniUdaje: user.noPersonalData,
    TypPrihlaseniNia: assuranceLevel(user, version),
    IdentifikatorSpuu: subject.privateEntityId ?? "",
  };
}

/** The way of login; empty where the version does not list the national identity provider. */
function loginType({ login }: SandboxUser, version: LegacyVersion): string {
  if (typeof login === "string") return login;
  const national = "p-nia" satisfies Attributes["TypPrihlaseni"];
  return listedValues(version, "TypPrihlaseni").includes(national) ? national : "";
}

function assuranceLevel({ login }: SandboxUser, version: LegacyVersion): string {
  if (typeof login === "string") return "";
  const { nationalIdentityLevel: level } = login;
  return listedValues(version, "TypPrihlaseniNia").find((value) => value.endsWith(`/${level}`)) ?? "";
}

function listedValues(version: LegacyVersion, name: keyof Attributes): readonly string[] {
  const type = attributesDecoder(version).elements[name]?.type;
  return type?.kind === "text" ? (type.values ?? []) : [];
}

function workplace({ workplace: place }: SandboxUser): NonNullable<Attributes["Pracoviste"]> {
  if (place === undefined) return {};
  return { Id: place.id, Nazev: place.name, Adresa: place.address, KodAdresy: place.addressCode };
}

function birthplace({ birthplace: place }: SandboxUser): NonNullable<Attributes["MistoNarozeni"]> {
  if (place === undefined) return {};
  if ("code" in place) {
    return { MistoNarozeniCr: { value: place.code, mop: place.pragueDistrict, nazev: place.name }, stav: "spravny" };
  }
  const stat = { value: place.countryCode, nazev: place.countryName };
  return { MistoNarozeniSvet: { stat, misto: place.name }, stav: "spravny" };
}
