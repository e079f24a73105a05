import type { Adresa } from "../../../../../generated/registry-types.gen.ts";

/** Addresses outside RUIAN by key: seats abroad, and one in the country that could not be standardized. */
export const foreignAddresses: readonly (readonly [key: string, address: Adresa])[] = [
  [
    "sk.zilina",
    {
      kodStatu: "SK",
      nazevStatu: "Slovensko",
      nazevObce: "Žilina",
      nazevUlice: "Lipová 14",
      textovaAdresa: "Lipová 14, 01001 Žilina, Slovensko",
      standardizaceAdresy: false,
      // A number would lose the leading zero.
      pscTxt: "01001",
    },
  ],
  [
    "at.linz",
    {
      kodStatu: "AT",
      nazevStatu: "Rakousko",
      nazevObce: "Linz",
      nazevUlice: "Holzweg 7",
      textovaAdresa: "Holzweg 7, 4020 Linz, Rakousko",
      standardizaceAdresy: false,
      pscTxt: "4020",
    },
  ],
  [
    "pl.wroclaw",
    {
      kodStatu: "PL",
      nazevStatu: "Polsko",
      nazevObce: "Wrocław",
      nazevUlice: "ul. Kwiatowa 3/2",
      textovaAdresa: "ul. Kwiatowa 3/2, 50-001 Wrocław, Polsko",
      standardizaceAdresy: false,
      pscTxt: "50-001",
    },
  ],
  [
    "cz.hajek",
    {
      kodStatu: "CZ",
      nazevStatu: "Česká republika",
      kodObce: 552046,
      textovaAdresa: "Samota U Hájku, Tábor",
      standardizaceAdresy: false,
    },
  ],
];
