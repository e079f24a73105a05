/** Number of a subject with a right check digit (weights 8 to 2, modulo 11), from its first seven digits. */
export function icoOf(digits: number): string {
  const sum = Array.from(String(digits)).reduce((total, digit, place) => total + (8 - place) * Number(digit), 0);
  return `${digits}${(11 - (sum % 11)) % 10}`;
}
