import type { Ciselnik, NazevPolozky, PolozkaCiselniku } from "../../../../../generated/registry-types.gen.ts";

/** Item of a code list: its code, its Czech name, its English name where there is one, and what few items have. */
export type ItemSeed = readonly [
  kod: string,
  cs: string,
  en?: string,
  more?: Pick<PolozkaCiselniku, "platnostOd" | "platnostDo" | "kodNadrizeny">,
];

/** The items of a list whose names come with the package. */
export function seedsOf(names: Readonly<Record<string, readonly [cs: string, en: string]>>): ItemSeed[] {
  return Object.entries(names).map(([kod, [cs, en]]): ItemSeed => [kod, cs, en]);
}

function item([kod, cs, en, more]: ItemSeed, index: number): PolozkaCiselniku {
  const czech: NazevPolozky = { kodJazyka: "cs", nazev: cs };
  const names: NazevPolozky[] = en === undefined ? [czech] : [czech, { kodJazyka: "en", nazev: en }];
  // The registry keeps no order of the languages.
  return { kod, nazev: index % 2 === 0 ? names : names.reverse(), ...more };
}

/** Makes a code list. */
export function codeList(
  kodCiselniku: string,
  zdrojCiselniku: string,
  nazevCiselniku: string,
  items: readonly ItemSeed[],
): Ciselnik {
  return { kodCiselniku, nazevCiselniku, zdrojCiselniku, polozkyCiselniku: items.map(item) };
}
