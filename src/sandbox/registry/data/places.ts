import type { Adresa, StandardizovanaAdresa } from "../../../../generated/registry-types.gen.ts";
import { sandboxData } from "../../../../generated/sandbox-data.gen.ts";

/** A town of the generated subjects, with the offices that are competent there. */
export interface Town {
  /** How many of a thousand subjects have their seat there. */
  readonly share: number;
  /** Parts of the municipality. */
  readonly parts: number;
  /** The fields of an address that name the municipality; the municipality is real. */
  readonly area: Pick<Adresa, "kodKraje" | "nazevKraje" | "kodOkresu" | "nazevOkresu" | "kodObce" | "nazevObce">;
  readonly psc: number;
  readonly okresNutsLau: string;
  /** Tax offices: the parts take turns. */
  readonly financniUrad: readonly string[];
  readonly zivnostenskyUrad: string;
  readonly soud: string;
  /** `false` for a village without street names. */
  readonly streets?: false;
}

/** The data for generated subjects, besides the subjects that they are copies of. */
export interface Population {
  readonly forms: readonly {
    readonly share: number;
    /** `icoId` of the built-in subjects that are copied. */
    readonly like: readonly string[];
    /** How the name of a legal person ends. */
    readonly ending?: string;
    /** Names of natural persons. */
    readonly people?: { readonly first: readonly string[]; readonly last: readonly string[] };
  }[];
  /** Codes of an activity in both versions of CZ-NACE. */
  readonly activities: readonly (readonly [czNace: string, czNace2008: string])[];
  readonly words: { readonly first: readonly string[]; readonly second: readonly string[] };
  readonly streets: readonly string[];
  readonly towns: readonly Town[];
}

export const population = JSON.parse(sandboxData.population) as Population;
const { towns, streets: streetNames } = population;

/** Houses of a street. */
const housesOfStreet = 60;

/** A place where subjects have their seat, with the tax office that is competent there. */
export interface Seat {
  readonly address: Adresa;
  readonly financniUrad: string;
}

/** An address of each street, by the number of the street; its other addresses are copies. */
const streets = new Map<number, Adresa>();

/** The house with a number in the street of a town, of a part there and of a name, each by its position. */
function houseAt(townIndex: number, part: number, position: number, number: number): Seat {
  const town = towns[townIndex];
  if (town === undefined) throw new Error("There is no such town");
  const { area, psc, financniUrad } = town;
  const { nazevObce = "" } = area;
  const name = streetNames[position] ?? "";
  const nazevCastiObce = `${nazevObce} ${part + 1}`;
  const street = (townIndex * 64 + part) * 32 + position;
  const kodAdresnihoMista = 90_000_000 + street * 100 + number - 1;
  const textovaAdresa = `${name === "" ? "č.p." : name} ${number}, ${nazevCastiObce}, ${psc} ${nazevObce}`;
  const like = streets.get(street) ?? {
    kodStatu: "CZ",
    nazevStatu: "Česká republika",
    ...area,
    kodCastiObce: 980_000 + townIndex * 100 + part,
    nazevCastiObce,
    // Codes are in ranges that RUIAN does not use.
    ...(name === "" ? {} : { kodUlice: 9_000_000 + street, nazevUlice: name }),
    cisloDomovni: number,
    typCisloDomovni: 1,
    kodAdresnihoMista,
    psc,
    textovaAdresa,
    standardizaceAdresy: true,
  };
  streets.set(street, like);
  // A copy that replaces members takes a tenth of the time of one that adds them: there are a hundred thousand houses.
  const address = { ...like, cisloDomovni: number, kodAdresnihoMista, textovaAdresa };
  // The parts of a town take turns.
  return { address, financniUrad: financniUrad[part % financniUrad.length] ?? "" };
}

/** The addresses of all houses of the generated towns. */
export function* allHouses(): Generator<Adresa> {
  for (const [townIndex, { parts }] of towns.entries()) {
    for (let part = 0; part < parts; part += 1) {
      for (const position of streetNames.keys()) {
        for (let number = 1; number <= housesOfStreet; number += 1) {
          yield houseAt(townIndex, part, position, number).address;
        }
      }
    }
  }
}

/** The standardized form of the address of a house. */
export function standardized({ kodStatu, nazevStatu, standardizaceAdresy, ...address }: Adresa): StandardizovanaAdresa {
  return { ...address, kodStavebnihoObjektu: 800_000_000 + (address.kodAdresnihoMista ?? 0) };
}

const allShares = towns.reduce((sum, { share }) => sum + share, 0);

/**
 * Returns a random house.
 *
 * @param draw gives numbers from 0 up to 1, always the same ones for each of its arguments
 */
export function houseBy(draw: (what: number) => number): Seat {
  let left = draw(0) * allShares;
  const drawn = towns.findIndex(({ share }) => (left -= share) < 0);
  const townIndex = Math.max(drawn, 0);
  const { parts = 1, streets: hasStreets = true } = towns[townIndex] ?? {};
  // Some parts are larger than others.
  const part = Math.floor(parts * draw(1) ** 1.4);
  // The last name is none.
  const named = streetNames.length - 1;
  const position = hasStreets && draw(2) >= 0.06 ? Math.floor(named * draw(3)) : named;
  return houseAt(townIndex, part, position, 1 + Math.floor(housesOfStreet * draw(4)));
}

/** The town of an address. */
export function townOf({ kodObce }: Adresa): Town | undefined {
  return towns.find(({ area }) => area.kodObce === kodObce);
}

export function seatAt(address: Adresa): Seat {
  return { address, financniUrad: townOf(address)?.financniUrad[0] ?? "" };
}
