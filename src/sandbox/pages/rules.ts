import { rulesInEnglish, ruleText, type BrokenRule, type RuleTexts } from "../../services/rules.ts";
import type { Language } from "./language.ts";

const rulesInCzech: RuleTexts = {
  missing: () => "chybí",
  empty: () => "nesmí být prázdné",
  repeated: () => "se opakuje",
  oneOf: (...values) => `musí být ${values.join(" nebo ")}`,
  absoluteUri: () => "musí být absolutní URI",
  atLeast: (length) => `musí mít aspoň tolik znaků: ${length}`,
  atMost: (length) => `smí mít nejvýše tolik znaků: ${length}`,
  pattern: (pattern) => `musí odpovídat vzoru ${pattern}`,
  encoding: () => "parametry nejsou správně zakódovány",
  unknownParameter: () => "je zde neznámý parametr",
  queryTooLong: (length) => `dotaz (query) má více znaků než ${length}`,
  unknownValue: () => "obsahuje neznámou hodnotu",
  withoutOpenid: () => "musí obsahovat openid",
  unknownClient: () => "není registrováno",
  notOfClient: () => "není pro toto client_id registrováno",
  halfChallenge: () => "a code_challenge se posílají společně",
  bodyType: (type) => `tělo musí být typu ${type}`,
  otherAuthentication: () => "klient se prokazuje svým certifikátem a ničím jiným",
  noCertificate: () => "je nutný klientský certifikát, důvěryhodný a nyní platný",
  otherCertificate: () => "klientský certifikát není pro toto client_id registrován",
  unknownCode: () => "je neznámý, použitý, vypršel, nebo patří jinému klientovi",
  unknownRefreshToken: () => "je neznámý, použitý, vypršel, byl zneplatněn, nebo patří jinému klientovi",
  otherLogin: () => "není adresa z přihlášení",
  otherChallenge: () => "neodpovídá hodnotě code_challenge z přihlášení",
  beyondGrant: () => "přesahuje to, co uživatel povolil",
  noIdentityToken: () => "není identity token tohoto client_id",
  noChoice: () => "vyberte, co se má stát s přihlášením",
  noLogout: () => "toto odhlášení už skončilo nebo vypršelo",
  takenUsername: () => "nesmí být jméno některého z vymyšlených uživatelů",
  date: () => "musí být datum, například 1979-02-28",
  noRoleCodes: () => "musí mít za agendou kódy rolí",
  controlCharacters: () => "nesmí obsahovat řídicí znaky",
};

/** A rule in words, without what it is about. */
export function ruleIn(language: Language, rule: BrokenRule): string {
  return ruleText(rule, language === "cs" ? rulesInCzech : rulesInEnglish);
}
