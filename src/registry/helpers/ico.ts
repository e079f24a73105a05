import { refuse, shown } from "../../errors/invalid-input-error.ts";

/**
 * Writes an ico (IČO, the identification number of a subject) in the form of the service: 8 ASCII digits. Numbers and spreadsheets
 * lose the leading zeros, so it adds them.
 *
 * White space around the digits and spaces between them are ignored. The internal identifier of a subject without an ico,
 * `ARES_` and 8 digits, stays as it is. The check digit is not checked.
 *
 * @param value up to 8 digits: `27074358`, `"270 74 358"`, `6947`; or `"ARES_00369838"`, upper case
 * @returns `"27074358"`, `"00006947"`, `"ARES_00369838"`
 * @throws InvalidInputError for anything else, also for a tax ID (DIČ) such as `CZ27074358`, whose digits need not be an ico.
 * @see generated/registry-types.gen.ts, path parameter `ico`: `^(ARES_)?\d{8}$`; the service refuses a shorter one.
 *
 * @example
 *
 * ```ts
 * normalizeIco(6947); // "00006947"
 * ```
 */
export function normalizeIco(value: string | number): string {
  return readIco(value) ?? refuse("normalizeIco", "ico", icoRule(value), isTaxId(value) ? undefined : shown(value));
}

/** Returns the rule for a value that is not an ico. */
export function icoRule(value: unknown): string {
  return `must be 1 to 8 digits, or ARES_ and 8 digits${isTaxId(value) ? "; a tax ID (DIČ) is no ico" : ""}`;
}

/** Whether a value is a tax ID. Errors do not repeat one, because that of a natural person holds the birth number. */
function isTaxId(value: unknown): boolean {
  return typeof value === "string" && /^\s*CZ/i.test(value);
}

/**
 * Whether the last digit of an ico fits the first seven: weights 8 to 2, modulo 11.
 *
 * A wrong digit is a hint of a typing error, never a reason to refuse: real subjects have numbers that fail the check (00123562,
 * 29340042), and the service does not check it.
 *
 * @param ico 8 ASCII digits, see {@link normalizeIco}
 * @returns false also for anything that is not 8 digits, such as the internal form `ARES_00369838`
 *
 * @example
 *
 * ```ts
 * hasValidCheckDigit("27074358"); // true
 * hasValidCheckDigit("27074359"); // false
 * ```
 */
export function hasValidCheckDigit(ico: string): boolean {
  if (typeof ico !== "string" || !/^[0-9]{8}$/.test(ico)) return false;
  let sum = 0;
  for (let place = 0; place < 7; place += 1) sum += (8 - place) * Number(ico.charAt(place));
  return Number(ico.charAt(7)) === (11 - (sum % 11)) % 10;
}

/** Returns the ico of {@link normalizeIco}; `undefined` when that would throw. It refuses a list of one ico, whose text is an ico. */
export function readIco(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  // The usual form.
  if (typeof value === "string" && /^[0-9]{8}$/.test(value)) return value;
  // The text of any other number than a whole one from 0 up has a sign, a point, an exponent or a letter.
  const text = String(value).trim();
  if (/^ARES_[0-9]{8}$/.test(text)) return text;
  // Removes spaces only, because a line break or a tab separates two numbers.
  const digits = text.replaceAll(/[^\S\t-\r\u2028\u2029\ufeff]/g, "");
  return /^[0-9]{1,8}$/.test(digits) ? digits.padStart(8, "0") : undefined;
}
