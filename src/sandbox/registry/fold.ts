/** A text as the searches compare it: trimmed, in lower case, with its diacritics composed. */
export function fold(text: string): string {
  return text.trim().normalize("NFC").toLocaleLowerCase("cs");
}
