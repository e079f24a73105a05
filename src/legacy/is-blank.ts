/** Whether a text has nothing but white space of XML (XML 1.0, section 2.3). */
export function isBlank(text: string): boolean {
  return !/[^\t\n\r ]/.test(text);
}
