import type { SubjectState } from "ares-caais/registry";
import type { Language } from "../words.ts";

/** What the playground says. */
export interface PlaygroundWords {
  readonly label: string;
  readonly hint: string;
  readonly examples: string;
  readonly askSandbox: string;
  readonly askLive: string;
  readonly liveHint: string;
  readonly budget: (used: number, most: number) => string;
  readonly asking: string;
  readonly result: string;
  readonly request: string;
  readonly nothingSent: string;
  readonly answer: string;
  readonly noAnswer: string;
  readonly state: string;
  readonly stateTerm: string;
  readonly field: string;
  readonly date: string;
  readonly vat: string;
  readonly party: string;
  readonly name: string;
  readonly address: string;
  readonly ico: string;
  readonly dic: string;
  readonly courtFile: string;
  readonly code: string;
  readonly codeHint: string;
  readonly copy: string;
  readonly copied: string;
  readonly states: Readonly<Record<SubjectState["state"], string>>;
  readonly vatStates: Readonly<Record<SubjectState["vat"]["state"], string>>;
}

/** In English and in Czech. */
export const playgroundWords: Readonly<Record<Language, PlaygroundWords>> = {
  en: {
    label: "Identification number (ico)",
    hint: "Up to eight digits; zeros in front may be left out.",
    examples: "Subjects of the sandbox:",
    askSandbox: "Ask the sandbox",
    askLive: "Ask the live service",
    liveHint: "The second button sends one query from your browser to ares.gov.cz.",
    budget: (used, most) =>
      `Queries of this page to the live service in the last minute: ${used}. The terms of use allow ${most} a minute, for all of your network together.`,
    asking: "Asking …",
    result: "Result",
    request: "Request",
    nothingSent: "Nothing was sent.",
    answer: "Answer",
    noAnswer: "No answer came.",
    state: "State of the subject",
    stateTerm: "State",
    field: "read from",
    date: "Day of the end",
    vat: "VAT",
    party: "Invoice party",
    name: "Name",
    address: "Seat",
    ico: "Ico",
    dic: "Tax number (dic)",
    courtFile: "Court file",
    code: "Code",
    codeHint: "The same on Node, as it stands:",
    copy: "Copy code",
    copied: "Copied",
    states: {
      dissolved: "dissolved",
      bankrupt: "bankrupt, under the law before 2008",
      insolvency: "in insolvency proceedings",
      liquidation: "in liquidation",
      "insolvency-listed": "has an entry in the insolvency register",
      "bankruptcy-listed": "has an entry in the old register of bankruptcies",
      suspended: "suspended",
      active: "active",
      unknown: "unknown",
    },
    vatStates: {
      registered: "registered",
      group: "member of a group",
      ended: "the registration ended",
      none: "not registered",
      unknown: "unknown",
    },
  },
  cs: {
    label: "Identifikační číslo (IČO)",
    hint: "Nejvýše osm číslic; nuly na začátku můžete vynechat.",
    examples: "Subjekty sandboxu:",
    askSandbox: "Zeptat se sandboxu",
    askLive: "Zeptat se ostré služby",
    liveHint: "Druhé tlačítko pošle jeden dotaz z vašeho prohlížeče na ares.gov.cz.",
    budget: (used, most) =>
      `Dotazy této stránky na ostrou službu za poslední minutu: ${used}. Podmínky užití jich dovolují ${most} za minutu, a to celé vaší síti dohromady.`,
    asking: "Čeká se na odpověď…",
    result: "Výsledek",
    request: "Dotaz",
    nothingSent: "Nic nebylo odesláno.",
    answer: "Odpověď",
    noAnswer: "Žádná odpověď nepřišla.",
    state: "Stav subjektu",
    stateTerm: "Stav",
    field: "zjištěno z",
    date: "Den zániku",
    vat: "DPH",
    party: "Údaje pro fakturu",
    name: "Název",
    address: "Sídlo",
    ico: "IČO",
    dic: "DIČ",
    courtFile: "Spisová značka",
    code: "Kód",
    codeHint: "Totéž v Node, tak jak to je:",
    copy: "Kopírovat kód",
    copied: "Zkopírováno",
    states: {
      dissolved: "zanikl",
      bankrupt: "v konkursu podle právní úpravy před rokem 2008",
      insolvency: "v insolvenčním řízení",
      liquidation: "v likvidaci",
      "insolvency-listed": "má záznam v insolvenčním rejstříku",
      "bankruptcy-listed": "má záznam v evidenci úpadců",
      suspended: "pozastavený",
      active: "aktivní",
      unknown: "neznámý",
    },
    vatStates: {
      registered: "registrován",
      group: "člen skupiny",
      ended: "registrace skončila",
      none: "neregistrován",
      unknown: "neznámá",
    },
  },
};
