import type { ElementDecoder, NodeDecoder, ValueDecoder } from "../../../generated/legacy-decoders.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import type { InventedUser } from "../invented-user.ts";
import { attributesDecoder, type AllAttributes, type LegacyAttributeName } from "./contract.ts";

/**
 * Returns a user's attributes in a version. Missing attributes are empty, as from the real service; only missing dates are omitted.
 * An attribute without an invented value gets a generic one. Access roles are empty too for a user without any, although the schema
 * asks for one: the specification lets every attribute be empty.
 *
 * Source: specification, Legacy API: attributes of authConfirmationResponse.attributes.
 */
export function attributesOf(user: InventedUser, version: LegacyVersion): AllAttributes {
  const invented = new Map<string, unknown>(Object.entries(inventedAttributes(user, version)));
  return Object.fromEntries(
    Object.entries(attributesDecoder(version).elements).flatMap(([name, element]) => {
      const value = invented.has(name) ? invented.get(name) : sampleElement(element);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Attributes with values of a user; `undefined` where he has none. */
type Invented = { readonly [Name in LegacyAttributeName]?: AllAttributes[Name] | undefined };

function inventedAttributes(user: InventedUser, version: LegacyVersion): Invented {
  const { claims, legacy = {} } = user;
  return {
    ZkratkaSubjektu: claims.legal_entity_shorcut ?? "",
    IcSubjektu: claims.lei,
    // A published sample carries 36 octets: the UUID as text.
    UzivatelId: btoa(claims.sub),
    Username: user.username,
    Jmeno: claims.given_name,
    Prijmeni: claims.family_name,
    TitulPred: claims.degree_before ?? "",
    TitulZa: claims.degree_after ?? "",
    PristupoveRole: { role: claims.access_roles ?? [] },
    CinnostniRole: {
      // The schema asks for a role in each agenda.
      Agenda: (claims.activity_roles ?? [])
        .filter(({ activity_role_codes: codes }) => codes.length > 0)
        .map(({ agenda_code, activity_role_codes }) => ({
          KodAgendy: agenda_code,
          KodCinnostniRole: activity_role_codes,
        })),
    },
    Email: claims.email ?? "",
    NazevSubjektu: claims.legal_entity_name,
    EmailSubjektu: claims.legal_entity_email ?? "",
    TypInstituce: Number(claims.institution_type),
    // The service has no source for it.
    OvmPrimarni: "",
    TypPrihlaseni: loginType(user, version),
    OsobaZtotoznena: claims.person_identified ?? false,
    // "Currently returns nothing".
    TokenAifo: "",
    Pracoviste: workplace(user),
    IdentifikatorOvm: claims.public_organization_identifier ?? "",
    TimeLimitedId: claims.time_limited_id ?? "",
    MistoNarozeni: birthplace(user),
    DatumNarozeni: correct(claims.birthdate),
    DatumUmrti: correct(claims.date_of_death),
    Doklady: {
      Doklad: (claims.document_ids ?? []).map(({ type, document_id }) => ({
        ...{ value: document_id, stav: "spravny", typ: type },
      })),
    },
    NeevidovatOsobniUdaje: legacy.noPersonalData ?? false,
    TypPrihlaseniNia: assuranceLevel(user, version),
    IdentifikatorSpuu: claims.authorized_private_entity_personal_data_user_identifier ?? "",
  };
}

function correct(value: string | undefined): AllAttributes["DatumNarozeni"] {
  return value === undefined ? undefined : { value, stav: "spravny" };
}

/** The way of login; empty where the version does not list the national identity provider. */
function loginType({ login }: InventedUser, version: LegacyVersion): string {
  if (typeof login === "string") return login;
  const national = "p-nia" satisfies AllAttributes["TypPrihlaseni"];
  return listedValues(version, "TypPrihlaseni").includes(national) ? national : "";
}

function assuranceLevel({ login }: InventedUser, version: LegacyVersion): string {
  if (typeof login === "string") return "";
  const { nationalIdentityLevel: level } = login;
  return listedValues(version, "TypPrihlaseniNia").find((value) => value.endsWith(`/${level}`)) ?? "";
}

function listedValues(version: LegacyVersion, name: keyof AllAttributes): readonly string[] {
  const type = attributesDecoder(version).elements[name]?.type;
  return type?.kind === "text" ? (type.values ?? []) : [];
}

function workplace({ legacy: { workplace: place } = {} }: InventedUser): NonNullable<AllAttributes["Pracoviste"]> {
  if (place === undefined) return {};
  return { Id: place.id, Nazev: place.name, Adresa: place.address, KodAdresy: place.addressCode };
}

function birthplace({ claims, legacy = {} }: InventedUser): NonNullable<AllAttributes["MistoNarozeni"]> {
  const { birthplace: name, country_of_birth: country = "203" } = claims;
  const { municipality, countryName = country } = legacy;
  if (name === undefined) return {};
  if (municipality !== undefined) {
    const { code, pragueDistrict } = municipality;
    return { MistoNarozeniCr: { value: code, mop: pragueDistrict, nazev: name }, stav: "spravny" };
  }
  // The element asks for the code of the municipality.
  if (country === "203") return {};
  return { MistoNarozeniSvet: { stat: { value: Number(country), nazev: countryName }, misto: name }, stav: "spravny" };
}

/** A valid value of an element, made by the rules of the contract, with all that may be in it. */
function sampleElement({ maxOccurs, type }: ElementDecoder): unknown {
  const value = sampleOf(type);
  return maxOccurs === 1 ? value : [value];
}

function sampleOf(type: ValueDecoder | NodeDecoder): unknown {
  if (type.kind === "text") return sampleText(type);
  const elements = Object.entries(type.elements);
  const present = type.order === "choice" ? elements.slice(0, 1) : elements;
  return {
    ...Object.fromEntries(Object.entries(type.attributes).map(([name, text]) => [name, sampleText(text)])),
    ...(type.text === undefined ? {} : { value: sampleText(type.text) }),
    ...Object.fromEntries(present.map(([name, element]) => [name, sampleElement(element)])),
  };
}

const letters = "vzor";

function sampleText(decoder: ValueDecoder): string | number | boolean {
  const { base, values, length, minLength, maxLength, minInclusive, maxInclusive, pattern } = decoder;
  const [listed] = values ?? [];
  if (listed !== undefined && base === "string") return listed;
  switch (base) {
    case "boolean":
      return false;
    case "date":
      return "2000-01-01";
    case "integer":
    case "int":
    case "unsignedInt":
      return Number(listed ?? minInclusive ?? Math.min(1, maxInclusive ?? 1));
    case "base64Binary":
      return btoa(letters.repeat(10).slice(0, length ?? minLength ?? letters.length));
    case "string": {
      const least = length ?? minLength ?? Math.min(letters.length, maxLength ?? letters.length);
      const text = letters.repeat(Math.ceil(least / letters.length)).slice(0, least);
      if (pattern === undefined) return text;
      const digits = Array.from({ length: 40 }, (_, index) => "1".repeat(index + 1));
      const rule = new RegExp(`^(?:${pattern})$`, "u");
      return [text, ...digits].find((candidate) => rule.test(candidate)) ?? text;
    }
  }
}
