import type { Adresa, AdresaDorucovaci, StandardizovanaAdresa } from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { foreignAddresses } from "./foreign.ts";
import type { CommonAddress } from "./municipalities.ts";
import { streets, type StreetSeed } from "./streets.ts";
import { houseOf, townStreets } from "./towns.ts";

type House = Pick<CommonAddress, "cisloDomovni" | "cisloOrientacni" | "cisloOrientacniPismeno" | "typCisloDomovni">;

interface Place {
  readonly address: Adresa;
  readonly delivery: AdresaDorucovaci;
}

interface DomesticPlace extends Place {
  readonly standardized: StandardizovanaAdresa;
}

const HOUSE = /^(E?)(\d+)(?:\/(\d+)([a-z]?))?$/;

function parseHouse(text: string): House {
  const [, registration, number, orientation, letter] = HOUSE.exec(text) ?? [];
  if (number === undefined) throw new Error(`The built-in house number ${text} cannot be read`);
  return {
    cisloDomovni: Number(number),
    ...optional<House>({
      cisloOrientacni: orientation === undefined ? undefined : Number(orientation),
      cisloOrientacniPismeno: letter === "" ? undefined : letter,
    }),
    typCisloDomovni: registration === "E" ? 2 : 1,
  };
}

function firstLine({ street }: StreetSeed, house: string): string {
  if (street.nazevUlice !== undefined) return `${street.nazevUlice} ${house}`;
  return house.startsWith("E") ? `č.ev. ${house.slice(1)}` : `č.p. ${house}`;
}

/** The administrative and the city district of Prague share code and name; the standardized form spells them with P. */
function districts(seed: StreetSeed): { readonly address: Adresa; readonly standardized: StandardizovanaAdresa } {
  if (seed.district === undefined) return { address: {}, standardized: {} };
  const [code, name] = seed.district;
  return {
    address: {
      kodSpravnihoObvodu: code,
      nazevSpravnihoObvodu: name,
      kodMestskehoObvodu: code,
      nazevMestskehoObvodu: name,
    },
    standardized: {
      kodSpravnihoObvoduP: code,
      nazevSpravnihoObvoduP: name,
      kodMestskehoObvoduP: code,
      nazevMestskehoObvoduP: name,
    },
  };
}

function place(seed: StreetSeed, house: string, index: number): DomesticPlace {
  const { nazevCastiObce } = seed.part;
  const named = nazevCastiObce !== undefined && nazevCastiObce !== seed.municipality.area.nazevObce;
  const lines = [firstLine(seed, house), ...(named ? [nazevCastiObce] : []), `${seed.psc} ${seed.town}`];
  const [first = "", second = "", third] = lines;
  const kodAdresnihoMista = seed.firstPoint + index;
  const common: CommonAddress = {
    ...seed.municipality.area,
    ...seed.borough,
    ...seed.part,
    ...seed.street,
    ...parseHouse(house),
    kodAdresnihoMista,
    psc: seed.psc,
    textovaAdresa: lines.join(", "),
  };
  const district = districts(seed);
  return {
    address: {
      kodStatu: "CZ",
      nazevStatu: "Česká republika",
      ...common,
      ...district.address,
      standardizaceAdresy: true,
    },
    delivery: optional<AdresaDorucovaci>({ radekAdresy1: first, radekAdresy2: second, radekAdresy3: third }),
    standardized: { ...common, ...district.standardized, kodStavebnihoObjektu: 800_000_000 + kodAdresnihoMista },
  };
}

const domestic = new Map<string, DomesticPlace>(
  streets.flatMap((seed) =>
    seed.houses.map((house, index): [string, DomesticPlace] => [`${seed.key} ${house}`, place(seed, house, index)]),
  ),
);

const places = new Map<string, Place>([
  ...domestic,
  ...foreignAddresses.map(([key, address]): [string, Place] => [
    key,
    { address, delivery: { radekAdresy1: address.textovaAdresa ?? "" } },
  ]),
]);

function find(key: string): Place {
  const invented = houseOf(key);
  const found = invented === undefined ? places.get(key) : place(invented.street, invented.house, invented.index);
  if (found === undefined) throw new Error(`There is no built-in address ${key}`);
  return found;
}

/** Keys of the addresses in the country, in the order of the table. */
export const domesticAddressKeys: readonly string[] = [...domestic.keys()];

/** Address by its key, e.g. "brno.kounicova 684/12". */
export function addressOf(key: string): Adresa {
  return find(key).address;
}

/** What the filter of the seat compares of an address, without making the rest of it. */
export function placeOf(key: string): Adresa {
  const invented = houseOf(key);
  if (invented === undefined) return addressOf(key);
  const { street, house } = invented;
  const { kodObce } = street.municipality;
  return { kodObce, ...street.part, ...street.street, cisloDomovni: Number(house) };
}

/** Lines of the same address on an envelope. */
export function deliveryAddressOf(key: string): AdresaDorucovaci {
  return find(key).delivery;
}

/** Every built-in address in the country, standardized. */
export const standardizedAddresses: readonly StandardizovanaAdresa[] = [...domestic.values()].map(
  (entry) => entry.standardized,
);

/** The addresses of the generated towns in the streets that a function takes, standardized. */
export function townAddresses(fits: (street: StreetSeed) => boolean): readonly StandardizovanaAdresa[] {
  return [...townStreets()]
    .filter(fits)
    .flatMap((street) => street.houses.map((house, index) => place(street, house, index).standardized));
}
