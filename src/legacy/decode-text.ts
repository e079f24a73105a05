import type { TextDecoder } from "../../generated/legacy-decoders.gen.ts";

/** A value of text in an element or attribute; `null` stands for an empty number or truth value. */
export type TextValue = string | number | bigint | boolean | null;

/** Digits of a number that are still read: reading many of them costs a time that grows with their square. */
const mostDigits = 1000;

/** Bounds of the numbers of XML Schema that have some. */
const bounds = {
  int: [-(2 ** 31), 2 ** 31 - 1],
  unsignedInt: [0, 2 ** 32 - 1],
} as const;

/**
 * Reads text as its type says. Dates and base64 stay text, whatever is in it: a birth date may be marked as one of wrong
 * form. Facets such as lengths are not enforced; a list of values is, unless others may occur.
 *
 * @returns `undefined` when the text is no number, truth value or listed value of the type.
 */
export function decodeText(text: string, { base, values, open }: TextDecoder): TextValue | undefined {
  if (values !== undefined && open !== true && !values.includes(text)) return undefined;
  // Only text keeps its white space (XML Schema Part 2, whiteSpace).
  if (base === "string") return text;
  const collapsed = collapse(text);
  switch (base) {
    case "date":
      return collapsed;
    case "base64Binary":
      return collapsed.replaceAll(" ", "");
    case "boolean":
      return decodeBoolean(collapsed);
    case "integer":
      return decodeInteger(collapsed);
    case "int":
    case "unsignedInt": {
      const number = decodeInteger(collapsed);
      const [least, most] = bounds[base];
      return number === undefined || number === null || (number >= least && number <= most) ? number : undefined;
    }
  }
}

/** Most values have no white space, which is found out faster than replaced. */
function collapse(text: string): string {
  if (!/[\t\n\r ]/.test(text)) return text;
  return text.replaceAll(/[\t\n\r ]+/g, " ").replaceAll(/^ | $/g, "");
}

function decodeBoolean(text: string): boolean | null | undefined {
  switch (text) {
    case "":
      return null;
    case "true":
    case "1":
      return true;
    case "false":
    case "0":
      return false;
    default:
      return undefined;
  }
}

/** A whole number; a bigint where a number would lose digits. */
function decodeInteger(text: string): number | bigint | null | undefined {
  if (text === "") return null;
  if (text.length > mostDigits || !/^[+-]?\d+$/.test(text)) return undefined;
  const number = Number(text);
  // There is no negative zero among the whole numbers of XML Schema.
  return Number.isSafeInteger(number) ? number + 0 : BigInt(text);
}
