import { readIco } from "../registry/helpers/ico.ts";

/**
 * Why a cell of a table holds no ico, as a word for programs:
 *
 * - `empty`: there is nothing in it.
 * - `too-long`: it has more than 8 digits.
 * - `birth-number`: a tax ID (DIČ) with 9 or 10 digits: that of a natural person, whose digits are a birth number, or of a
 *   VAT group. Neither is an ico.
 * - `internal-id`: an internal identifier (`ARES_…`), which cannot be searched for.
 * - `exponent`: a spreadsheet wrote it with an exponent (`2.7E+07`), and its last digits are lost.
 * - `not-digits`: something else than digits.
 */
export type IcoRule = "empty" | "too-long" | "birth-number" | "internal-id" | "exponent" | "not-digits";

/** Value of a cell: an ico of 8 digits, or the rule that it breaks. */
export type IcoCell =
  | {
      /** The ico, 8 digits. */
      readonly ico: string;
      /** None. */
      readonly rule: undefined;
    }
  | {
      /** None. */
      readonly ico: undefined;
      /** The rule that the cell breaks. */
      readonly rule: IcoRule;
    };

/** Quotes with a space before them, a formula that only holds a text, or the apostrophe before one, which keep zeros. */
const asText = /^(?:=?"(?<quoted>[^"]*)"|'(?<marked>.*))$/;

/**
 * Reads an ico as spreadsheets write it: lost zeros, spaces, `="00012345"`, `'00012345`, `12345678.0`, and `CZ12345678`,
 * the tax ID of a legal person, which is its ico.
 */
export function readIcoCell(cell: string): IcoCell {
  // Most cells are written so.
  if (/^\d{8}$/.test(cell)) return { ico: cell, rule: undefined };
  const given = cell.trim();
  const { quoted, marked } = asText.exec(given)?.groups ?? {};
  const text = (quoted ?? marked ?? given).trim();
  if (text === "") return { ico: undefined, rule: "empty" };
  // A number with decimals that are none.
  const whole = text.replace(/(?<=\d)[.,]0+$/, "");
  const digits = whole.replaceAll(/\p{Zs}/gu, "");
  const [, taxId] = /^CZ(\d{8,10})$/i.exec(digits) ?? [];
  if (taxId !== undefined && taxId.length > 8) return { ico: undefined, rule: "birth-number" };
  const ico = readIco(taxId ?? whole);
  if (ico === undefined) return { ico, rule: ruleOf(digits) };
  return ico.length === 8 ? { ico, rule: undefined } : { ico: undefined, rule: "internal-id" };
}

function ruleOf(text: string): IcoRule {
  if (/^\d{9,}$/.test(text)) return "too-long";
  return /^\d(?:[.,]\d+)?E\+?\d+$/i.test(text) ? "exponent" : "not-digits";
}
