import type { Adresa, StandardizovanaAdresa } from "../../../../generated/registry-types.gen.ts";
import { fold } from "../fold.ts";
import { sandboxData } from "../../../../generated/sandbox-data.gen.ts";

/** The fields that an address and its standardized form have in common. */
type CommonAddress = Pick<Adresa | StandardizovanaAdresa, keyof (Adresa | StandardizovanaAdresa)>;

/** A town of the generated subjects, with the offices that are competent there. */
export interface Town {
  /** How many of a thousand subjects have their seat there. */
  readonly share: number;
  /** Parts of the municipality. */
  readonly parts: number;
  /** The fields of an address that name the municipality; the municipality is real. */
  readonly area: Pick<CommonAddress, "kodKraje" | "nazevKraje" | "kodOkresu" | "nazevOkresu" | "kodObce" | "nazevObce">;
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

/** Stands in an address in the place of a street. */
const withoutStreet = "č.p.";

/** Codes of buildings begin here. */
const firstBuilding = 800_000_000;

const state = { kodStatu: "CZ", nazevStatu: "Česká republika" } as const;

/** A street of a generated town, or a part of it without street names. */
export interface Street {
  readonly town: Town;
  /** Tax office of its houses. */
  readonly financniUrad: string;
  /** The members that all its addresses share. */
  readonly common: CommonAddress;
  /** Beginning of the text of every address in it, as searches compare texts. */
  readonly lead: string;
  /** The same by name, with what every address in the country has. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Code of the address point of its first house; the next houses count on. */
  readonly firstPoint: number;
}

/** A house of a generated street. Its address is made only when somebody reads it: there are a hundred thousand. */
export class House {
  readonly street: Street;
  readonly number: number;

  constructor(street: Street, number: number) {
    this.street = street;
    this.number = number;
  }

  get address(): Adresa {
    return { ...state, ...this.#common, standardizaceAdresy: true };
  }

  get standardized(): StandardizovanaAdresa {
    return { ...this.#common, kodStavebnihoObjektu: firstBuilding + this.#point };
  }

  get textovaAdresa(): string {
    const { nazevUlice, nazevCastiObce, nazevObce, psc } = this.street.common;
    const line = nazevUlice === undefined ? `${withoutStreet} ${this.number}` : `${nazevUlice} ${this.number}`;
    return `${line}, ${nazevCastiObce ?? ""}, ${psc ?? ""} ${nazevObce ?? ""}`;
  }

  /** Whether the houses of a street differ in a field. */
  static hasOwn(field: string): boolean {
    return ownFields.has(field);
  }

  /** A field of the address or of its standardized form, without making the others. */
  read(field: string): unknown {
    switch (field) {
      case "cisloDomovni":
        return this.number;
      case "typCisloDomovni":
        return 1;
      case "textovaAdresa":
        return this.textovaAdresa;
      case "kodAdresnihoMista":
        return this.#point;
      case "kodStavebnihoObjektu":
        return firstBuilding + this.#point;
      default:
        return this.street.fields[field];
    }
  }

  get #point(): number {
    return this.street.firstPoint + this.number - 1;
  }

  get #common(): CommonAddress {
    const { psc, ...place } = this.street.common;
    return {
      ...place,
      cisloDomovni: this.number,
      typCisloDomovni: 1,
      kodAdresnihoMista: this.#point,
      ...(psc === undefined ? {} : { psc }),
      textovaAdresa: this.textovaAdresa,
    };
  }
}

const ownFields = new Set([
  "cisloDomovni",
  "typCisloDomovni",
  "textovaAdresa",
  "kodAdresnihoMista",
  "kodStavebnihoObjektu",
]);

const made = new Map<number, Street>();

/** A street by the positions of its town, of the part there and of its name. */
function streetAt(townIndex: number, part: number, position: number): Street {
  const code = (townIndex * 64 + part) * 32 + position;
  const known = made.get(code);
  const town = towns[townIndex];
  if (known !== undefined || town === undefined) return known ?? streetAt(0, part, position);
  const { area, psc, financniUrad } = town;
  const name = streetNames[position] ?? "";
  const common: CommonAddress = {
    ...area,
    kodCastiObce: 980_000 + townIndex * 100 + part,
    nazevCastiObce: `${area.nazevObce ?? ""} ${part + 1}`,
    // Codes are in ranges that RUIAN does not use.
    ...(name === "" ? {} : { kodUlice: 9_000_000 + code, nazevUlice: name }),
    psc,
  };
  const street: Street = {
    town,
    financniUrad: financniUrad[part % financniUrad.length] ?? "",
    common,
    lead: fold(name === "" ? withoutStreet : name),
    fields: { ...state, ...common, standardizaceAdresy: true },
    firstPoint: 90_000_000 + code * 100,
  };
  made.set(code, street);
  return street;
}

/** All houses of the generated towns. */
export function* allHouses(): Generator<House> {
  for (const [townIndex, { parts }] of towns.entries()) {
    for (let part = 0; part < parts; part += 1) {
      for (const position of streetNames.keys()) {
        const street = streetAt(townIndex, part, position);
        for (let number = 1; number <= housesOfStreet; number += 1) yield new House(street, number);
      }
    }
  }
}

const allShares = towns.reduce((sum, { share }) => sum + share, 0);

/**
 * A house by chance.
 *
 * @param draw gives numbers from 0 up to 1, always the same ones for each of its arguments
 */
export function houseBy(draw: (what: number) => number): House {
  let left = draw(0) * allShares;
  const townIndex = Math.max(
    towns.findIndex(({ share }) => (left -= share) < 0),
    0,
  );
  const town = towns[townIndex];
  // Some parts are larger than others.
  const part = Math.floor((town?.parts ?? 1) * draw(1) ** 1.4);
  // The last name is none.
  const named = streetNames.length - 1;
  const position = town?.streets !== false && draw(2) >= 0.06 ? Math.floor(named * draw(3)) : named;
  return new House(streetAt(townIndex, part, position), 1 + Math.floor(housesOfStreet * draw(4)));
}

/** The town of a municipality code. */
export function townOf(kodObce: number | undefined): Town | undefined {
  return towns.find(({ area }) => area.kodObce === kodObce);
}
