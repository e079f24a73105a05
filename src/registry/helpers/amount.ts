/** The value of an `ObnosVr`: an amount of money, or a share in percent. */
export interface Amount {
  /** The exact digits of the register, with a decimal point and without spaces: `390000000.00`. */
  readonly decimal: string;
  /** The nearest number. It differs from {@link decimal} if that has more than about 15 digits. */
  readonly number: number;
}

/**
 * An optional minus sign; digits, or groups of three with a space (plain, non-breaking or narrow) between them; decimals after a
 * semicolon or a comma. No two parts match the same character, so the time is linear.
 */
const pattern = /^(-?)([0-9]+|[0-9]{1,3}(?:[ \u00A0\u202F][0-9]{3})+)(?:[;,]([0-9]+))?$/;

/**
 * Reads `hodnota` of an `ObnosVr` (a deposit, a share, a nominal value), a text with a semicolon before the decimals:
 * `"390000000;00"` is 390 million.
 *
 * @param hodnota the text; its unit stands beside it in `typObnos` (KORUNY, PROCENTA)
 * @returns undefined for text that is no decimal number, such as the fraction `"1/3"`, and for text that can be read in two
 * ways, such as `"1.000,5"`. Never NaN, never an infinite number.
 * @see generated/registry-types.gen.ts, schema `ObnosVr`
 *
 * @example
 *
 * ```ts
 * parseAmount("390000000;00")?.number; // 390000000
 * parseAmount("1/3"); // undefined
 * ```
 */
export function parseAmount(hodnota: string): Amount | undefined {
  // The client does not check the types of a response.
  const [, sign = "", whole, fraction] = (typeof hodnota === "string" ? pattern.exec(hodnota) : null) ?? [];
  if (whole === undefined) return undefined;
  const digits = whole.replaceAll(/[^0-9]/g, "");
  const decimal = `${sign}${digits}${fraction === undefined ? "" : `.${fraction}`}`;
  const number = Number(decimal);
  if (!Number.isFinite(number)) return undefined;
  // A negative zero would be printed with its sign.
  return { decimal, number: number === 0 ? 0 : number };
}
