import { municipalities, type Municipality, type MunicipalityKey } from "./municipalities.ts";
import { streets, type StreetSeed } from "./streets.ts";

/** What is invented of a municipality, for a register of many subjects. */
interface Town {
  readonly key: MunicipalityKey;
  /** How many of a thousand subjects have their seat there. */
  readonly share: number;
  /** Parts of the municipality. */
  readonly parts: number;
  /** Tax offices beside the municipality's own; the parts take turns. */
  readonly taxOffices: readonly (readonly [code: string, name: string])[];
}

function town(key: MunicipalityKey, share: number, parts = 6, taxOffices: Town["taxOffices"] = []): Town {
  return { key, share, parts, taxOffices };
}

const officesOfPrague = Array.from({ length: 11 }, (_, index): readonly [string, string] => [
  String(index + 2).padStart(3, "0"),
  `Praha ${index + 2}`,
]);

/** Of 100,000 subjects about 49,000 are in Prague and 4,200 in Tábor. */
const towns: readonly Town[] = [
  town("praha", 486, 48, officesOfPrague),
  town("brno", 172, 20, [
    ["289", "Brno II"],
    ["290", "Brno III"],
    ["291", "Brno IV"],
  ]),
  town("ostrava", 60, 12),
  town("plzen", 45, 8),
  town("tabor", 41),
  town("olomouc", 31),
  town("liberec", 30),
  town("budejovice", 28),
  town("hradec", 22),
  town("pardubice", 20),
  town("usti", 18),
  town("zlin", 16),
  town("jihlava", 12),
  town("vary", 10),
  town("decin", 5, 3),
  town("jicin", 3, 3),
  town("jinocany", 1, 1),
];

/** The tax offices of {@link towns} that no municipality has as its own. */
export const furtherTaxOffices = towns.flatMap(({ taxOffices }) => taxOffices);

const streetNames = [
  "Borová",
  "Dlouhá",
  "Husova",
  "Jiráskova",
  "Komenského",
  "Krátká",
  "Lesní",
  "Lipová",
  "Luční",
  "Nerudova",
  "Okružní",
  "Polní",
  "Sadová",
  "Školní",
  "Tyršova",
  "Zahradní",
];

/** Houses of a street, and of what has none in a part of a municipality. */
const housesOfStreet = 60;

/** Where a house is: positions of the town, of its part and of its street; the street after the last is none. */
type Place = readonly [town: number, part: number, street: number];

function streetOf([townIndex, part, street]: Place): StreetSeed {
  const { key } = towns[townIndex] ?? { key: "praha" };
  const municipality: Municipality = municipalities[key];
  const name = streetNames[street];
  const code = (townIndex * 64 + part) * 32 + street;
  return {
    key: `${townIndex}-${part}-${street}`,
    municipality,
    part: {
      kodCastiObce: 980_000 + townIndex * 100 + part,
      nazevCastiObce: `${municipality.area.nazevObce ?? ""} ${part + 1}`,
    },
    borough: {},
    // In ranges that RUIAN does not use, as those of the built-in addresses.
    street: name === undefined ? {} : { kodUlice: 9_000_000 + code, nazevUlice: name },
    psc: streets.find((known) => known.municipality === municipality)?.psc ?? 11_000,
    town: municipality.area.nazevObce ?? "",
    firstPoint: 90_000_000 + code * 100,
    houses: Array.from({ length: housesOfStreet }, (_, index) => String(index + 1)),
  };
}

const known = new Map<string, StreetSeed>();

/** A house of an invented street by its key; `undefined` for another key. */
export function houseOf(
  key: string,
): { readonly street: StreetSeed; readonly house: string; readonly index: number } | undefined {
  const space = key.indexOf(" ");
  const [place, house] = [key.slice(0, space), key.slice(space + 1)];
  let street = known.get(place);
  if (street === undefined) {
    const [, townIndex, part, position] = /^(\d+)-(\d+)-(\d+)$/.exec(place) ?? [];
    if (townIndex === undefined) return undefined;
    street = streetOf([Number(townIndex), Number(part), Number(position)]);
    known.set(place, street);
  }
  return { street, house, index: Number(house) - 1 };
}

/** All invented streets, those that stand for none among them. */
export function* townStreets(): Generator<StreetSeed> {
  for (const [townIndex, { parts }] of towns.entries()) {
    for (let part = 0; part < parts; part += 1) {
      for (let street = 0; street <= streetNames.length; street += 1) yield streetOf([townIndex, part, street]);
    }
  }
}

/** Where somebody lives or works: the key of the address, and the tax office where it is not the municipality's own. */
export interface Seat {
  readonly key: string;
  readonly taxOffice: string | undefined;
}

/**
 * A seat by chance.
 *
 * @param draw gives numbers from 0 up to 1, always the same ones for each of its arguments
 */
export function seatBy(draw: (what: number) => number): Seat {
  let left = draw(0) * towns.reduce((sum, { share }) => sum + share, 0);
  const index = towns.findIndex(({ share }) => (left -= share) < 0);
  const { key, parts, taxOffices } = towns[index] ?? town("praha", 0);
  // Some parts are larger than others.
  const part = Math.floor(parts * draw(1) ** 1.4);
  const hasStreet = key !== "jinocany" && draw(2) >= 0.06;
  const street = hasStreet ? Math.floor(streetNames.length * draw(3)) : streetNames.length;
  const house = 1 + Math.floor(housesOfStreet * draw(4));
  const office = taxOffices[(part % (taxOffices.length + 1)) - 1];
  return { key: `${index}-${part}-${street} ${house}`, taxOffice: office?.[0] };
}
