import type { Texts } from "../page/language.ts";

/** The texts of the application. */
export const texts = {
  application: { cs: "Fakturace", en: "Invoicing" },
  title: { cs: "Nová faktura: odběratel", en: "New invoice: the customer" },
  about: {
    cs: "Zadejte IČO, ostatní doplní rejstřík. Všechno jde opravit.",
    en: "Type the IČO, and the register fills in the rest. All of it can be changed.",
  },
  ico: { cs: "IČO", en: "IČO" },
  icoHint: {
    cs: "1 až 8 číslic, například 90000021. Bez IČO vyplňte údaje ručně.",
    en: "1 to 8 digits, 90000021 for example. Without one, fill in the rest yourself.",
  },
  name: { cs: "Název nebo jméno", en: "Name" },
  address: { cs: "Adresa", en: "Address" },
  dic: { cs: "DIČ", en: "Tax number (DIČ)" },
  courtFile: { cs: "Zápis v rejstříku", en: "Entry in the register" },
  dicHint: { cs: "Nepovinné", en: "Optional" },
  courtFileHint: { cs: "Nepovinné", en: "Optional" },
  next: { cs: "Pokračovat", en: "Continue" },
  required: { cs: "Vyplňte toto pole.", en: "Fill in this field." },
  icoWrong: { cs: () => "IČO musí mít 1 až 8 číslic; DIČ není IČO.", en: (rule: string) => `IČO: ${rule}.` },
  icoUnknown: {
    cs: (ico: string) => `IČO ${ico} v rejstříku není. Zkontrolujte ho, nebo údaje vyplňte ručně.`,
    en: (ico: string) => `IČO ${ico} is not in the register. Check it, or fill in the rest yourself.`,
  },
  asking: { cs: "Hledám v rejstříku…", en: "Asking the register…" },
  slow: {
    cs: "Rejstřík odpovídá pomalu. Údaje můžete zatím vyplnit ručně.",
    en: "The register is slow. You can fill in the rest yourself meanwhile.",
  },
  failed: {
    cs: "Rejstřík teď neodpovídá. Údaje prosím vyplňte ručně.",
    en: "The register does not answer now. Please fill in the rest yourself.",
  },
  filled: {
    cs: (name: string) => `Doplněno z rejstříku: ${name}`,
    en: (name: string) => `Filled in from the register: ${name}`,
  },
  warning: { cs: (what: string) => `Pozor: ${what}.`, en: (what: string) => `Careful: ${what}.` },
  since: { cs: (what: string, day: string) => `${what} ${day}`, en: (what: string, day: string) => `${what}, ${day}` },
  ready: { cs: "Odběratel na faktuře", en: "The customer on the invoice" },
  another: { cs: "Další faktura", en: "Another invoice" },
  noPage: { cs: "Taková stránka tu není", en: "There is no such page" },
  notFromHere: { cs: "Požadavek nepřišel z této aplikace", en: "The request did not come from this application" },
} as const satisfies Texts;
