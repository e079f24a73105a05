/** @throws Error when the text is no whole number from 1 on. */
export function readNumber(name: string, text: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new Error(`--${name} must be a whole number from 1 to 999,999,999`);
  return Number(text);
}

/** A seed that no run had before, most likely. */
export function drawSeed(): number {
  return 1 + Math.floor(Math.random() * 999_999);
}
