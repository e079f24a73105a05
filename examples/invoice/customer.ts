import {
  ContractError,
  InvalidInputError,
  invoiceParty,
  normalizeIco,
  RegistryError,
  subjectState,
  type InvoiceParty,
  type Registry,
  type SubjectState,
} from "ares-caais";
import type { Language } from "../page/language.ts";
import { stateTexts, vatTexts } from "../page/subject-texts.ts";
import { texts } from "./texts.ts";

/** The fields that the register fills in. */
export const filledFields = ["name", "address", "dic", "courtFile"] as const;
export type FilledValues = Readonly<Record<(typeof filledFields)[number], string>>;

/** The customer with an IČO, for the form and its script. Texts are in the language of the visitor. */
export interface Customer {
  /** HTTP status: 404 for a subject that the register does not have, 503 when the register does not answer. */
  readonly status: 200 | 400 | 404 | 503;
  /** The error of the IČO, shown at its field. */
  readonly error?: string;
  readonly values?: FilledValues;
  /** The outcome in one sentence. */
  readonly said?: string;
  /** The facts to check before an invoice is sent. */
  readonly warnings: readonly string[];
}

/**
 * Looks a customer up.
 *
 * @param typed as the visitor typed it
 */
export async function findCustomer(registry: Registry, typed: string, language: Language): Promise<Customer> {
  try {
    const ico = normalizeIco(typed);
    const record = await registry.vratEkonomickySubjekt({ ico }, { deadline: 5000 });
    const party = invoiceParty(record);
    const said = texts.filled[language](party.name ?? ico);
    return { status: 200, values: valuesOf(party), said, warnings: warningsOf(subjectState(record), language) };
  } catch (error) {
    if (error instanceof InvalidInputError) {
      return { status: 400, error: texts.icoWrong[language](error.rule), warnings: [] };
    }
    if (error instanceof RegistryError && error.status === 404) {
      return { status: 404, error: texts.icoUnknown[language](normalizeIco(typed)), warnings: [] };
    }
    if (!(error instanceof ContractError)) throw error;
    // For the operator of the application; messages of the package hold no secret.
    console.error(`${error.code}: ${error.message}`);
    return { status: 503, said: texts.failed[language], warnings: [] };
  }
}

function valuesOf({ name = "", address = [], dic = "", courtFile, tradeRegister = "" }: InvoiceParty): FilledValues {
  return { name, address: address.join("\n"), dic, courtFile: courtFile?.line ?? tradeRegister };
}

/** Somebody who was found need not exist any more, and a tax number proves no registration. */
function warningsOf({ state, date, vat }: SubjectState, language: Language): readonly string[] {
  const stateText = stateTexts[state][language];
  const ended = date === undefined ? stateText : texts.since[language](stateText, dayOf(date, language));
  return [
    ...(state === "active" ? [] : [ended]),
    ...(vat.state === "registered" || vat.state === "group" ? [] : [vatTexts[vat.state][language]]),
  ].map((what) => texts.warning[language](what));
}

function dayOf(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );
}
