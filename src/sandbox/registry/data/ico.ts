/** Check digit of an ID number, from its first seven digits. */
function checkDigit(digits: number): number {
  let sum = 0;
  for (let weight = 2, rest = digits; weight <= 8; weight += 1, rest = Math.floor(rest / 10)) {
    sum += weight * (rest % 10);
  }
  return (11 - (sum % 11)) % 10;
}

/** ID number with a right check digit. */
export function icoOf(digits: number): string {
  return `${digits}${checkDigit(digits)}`;
}
