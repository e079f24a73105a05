const notAllowed = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** Whether XML 1.0 can hold every character of a text (2.2, Characters). */
export function isXmlText(text: string): boolean {
  return !notAllowed.test(text);
}
