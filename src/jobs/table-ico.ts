import { readIco } from "../registry/helpers/ico.ts";

/**
 * The reason why a cell of a table holds no ico:
 *
 * - `empty`: the cell is empty.
 * - `too-long`: it has more than 8 digits.
 * - `birth-number`: it is a tax ID (DIČ) with 9 or 10 digits. That of a natural person holds a birth number; a VAT group has one
 *   too.
 * - `internal-id`: an internal identifier (`ARES_…`), which cannot be searched for.
 * - `exponent`: a spreadsheet wrote it with an exponent (`2.7E+07`), and its last digits are lost.
 * - `not-digits`: it has other characters than digits.
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

/** Forms that keep leading zeros: a quoted text, a formula that is only a text, or an apostrophe before it. */
const asText = /^(?:=?"(?<quoted>[^"]*)"|'(?<marked>.*))$/;

/**
 * Reads an ico in the forms that spreadsheets write: lost zeros, spaces, `="00012345"`, `'00012345`,
 * `12345678.0`, and `CZ12345678`, because the tax ID of a legal person holds its ico.
 */
export function readIcoCell(cell: string): IcoCell {
  // The usual form.
  if (/^\d{8}$/.test(cell)) return { ico: cell, rule: undefined };
  const given = cell.trim();
  const { quoted, marked } = asText.exec(given)?.groups ?? {};
  const text = (quoted ?? marked ?? given).trim();
  if (text === "") return { ico: undefined, rule: "empty" };
  // A whole number with decimals that are zero.
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
