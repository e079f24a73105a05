import type { LoginProblemKind } from "ares-caais/login";
import type { Text, Texts } from "../page/language.ts";

/** The texts of the application. */
export const texts = {
  application: { cs: "Ověření subjektů", en: "Subject check" },
  nobody: { cs: "Nikdo není přihlášen", en: "Nobody is logged in" },
  about: {
    cs: "Aplikace ukáže, za koho jednáte a jaké máte role, a ověří ekonomický subjekt v\u00a0rejstříku.",
    en: "The application shows whom you act for and which roles you have, and checks an economic subject in the register.",
  },
  logIn: { cs: "Přihlásit se přes OpenID Connect", en: "Log in by OpenID Connect" },
  logInLegacy: { cs: "Přihlásit se přes starší rozhraní SOAP", en: "Log in by the older SOAP API" },
  logOut: { cs: "Odhlásit se", en: "Log out" },
  overview: { cs: "Přehled", en: "Overview" },
  user: { cs: "Přihlášený uživatel", en: "Logged-in user" },
  name: { cs: "Jméno", en: "Name" },
  username: { cs: "Uživatelské jméno", en: "User name" },
  roles: { cs: "Přístupové role", en: "Access roles" },
  noRoles: { cs: "žádné", en: "none" },
  way: { cs: "Přihlášení", en: "Login" },
  wayLegacy: { cs: "starší rozhraní SOAP", en: "the older SOAP API" },
  actsFor: { cs: "Jednáte za", en: "You act for" },
  businessName: { cs: "Obchodní jméno", en: "Business name" },
  seat: { cs: "Sídlo", en: "Seat" },
  ico: { cs: "IČO", en: "IČO" },
  state: { cs: "Stav", en: "State" },
  vat: { cs: "DPH", en: "VAT" },
  check: { cs: "Ověřit subjekt", en: "Check a subject" },
  icoHint: { cs: "1 až 8 číslic, například 90000102", en: "1 to 8 digits, 90000102 for example" },
  icoWrong: {
    cs: () => "IČO musí mít 1 až 8 číslic; DIČ není IČO.",
    en: (rule: string) => `IČO: ${rule}.`,
  },
  unknownSubject: {
    cs: (ico: string) => `IČO ${ico} v rejstříku není.`,
    en: (ico: string) => `IČO ${ico} is not in the register.`,
  },
  unavailable: {
    cs: "Rejstřík teď neodpovídá. Zkuste to prosím za chvíli.",
    en: "The register does not answer now. Please try again in a moment.",
  },
  noPage: { cs: "Taková stránka tu není", en: "There is no such page" },
  toBeginning: { cs: "Na začátek", en: "To the beginning" },
  failed: { cs: "Přihlášení se nezdařilo", en: "The login did not work" },
  again: { cs: "Začít znovu", en: "Begin again" },
  notFromHere: { cs: "Požadavek nepřišel z této aplikace", en: "The request did not come from this application" },
} as const satisfies Texts;

/** The problems of a login or a logout by OpenID Connect. */
export const problemTexts: Readonly<Record<LoginProblemKind, Text>> = {
  denied: { cs: "Přihlášení bylo zrušeno.", en: "The login was cancelled." },
  refused: { cs: "K této aplikaci nemáte přístup.", en: "You have no access to this application." },
  unknown: {
    cs: "Toto přihlášení nezačalo v tomto prohlížeči, nebo už bylo dokončeno.",
    en: "This login was not begun in this browser, or is completed already.",
  },
  expired: { cs: "Přihlášení trvalo příliš dlouho.", en: "The login took too long." },
  unavailable: {
    cs: "Přihlašovací služba teď neodpovídá. Zkuste to prosím za chvíli.",
    en: "The login service does not answer now. Please try again in a moment.",
  },
  untrusted: {
    cs: "Odpověď přihlašovací služby nelze ověřit.",
    en: "The response of the login service cannot be verified.",
  },
  forged: { cs: "Odhlášení nepřišlo z této aplikace.", en: "The logout did not come from this application." },
  login_required: { cs: "Přihlaste se prosím.", en: "Please log in." },
  role_required: { cs: "K tomu nemáte oprávnění.", en: "You are not allowed to do this." },
  stays: {
    cs: "Zde jste odhlášeni. Jednotné přihlášení se ale nepodařilo ukončit.",
    en: "You are logged out here, but the single sign-on could not be ended.",
  },
  address: { cs: "Taková stránka tu není.", en: "There is no such page." },
  failed: { cs: "Přihlášení se nezdařilo.", en: "The login did not work." },
};
