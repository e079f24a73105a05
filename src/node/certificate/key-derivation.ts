import { numberOf, type BerElement } from "./ber.ts";

/**
 * Most rounds of all key derivations of a file together: some seconds of work. Files have some thousands to a million; the
 * formats allow more than two thousand million, during which nothing else would run.
 */
export const mostRounds = 5_000_000;

const integer = 0x02;
const octetString = 0x04;
/** Set in the tag of a constructed element: in BER a string may come in pieces. */
const constructed = 0x20;

/**
 * Adds up the rounds that a passphrase goes through, as the algorithms in an encoding say. Each derivation has its salt and,
 * right after it, the number of rounds: PBKDF2 (RFC 8018, appendix A.2), the ciphers and the check of PKCS#12 (RFC 7292,
 * section 4 and appendix C), and scrypt (RFC 7914, section 7.1), whose three numbers multiply.
 *
 * @throws RangeError when elements lie too deep in each other.
 */
export function countRounds({ value }: BerElement): number {
  if (value instanceof Uint8Array) return 0;
  let sum = 0;
  for (const [index, element] of value.entries()) {
    if ((element.tag & ~constructed) === octetString) sum += roundsAfter(value, index);
    sum += countRounds(element);
  }
  return sum;
}

/** The rounds that the numbers after a salt tell. */
function roundsAfter(elements: readonly BerElement[], salt: number): number {
  const next = elements.slice(salt + 1, salt + 4);
  const end = next.findIndex(({ tag }) => tag !== integer);
  const numbers = next.slice(0, end === -1 ? undefined : end).map(finiteNumberOf);
  const [rounds = 0] = numbers;
  // The second number of PBKDF2 is the length of the key.
  return numbers.length < 3 ? rounds : numbers.reduce((product, number) => product * number, 1);
}

/** A number, a huge one as one that is too high in any case: infinity times zero would be no number. */
function finiteNumberOf(element: BerElement): number {
  return Math.min(numberOf(element), Number.MAX_SAFE_INTEGER);
}
