/** Control characters, and those that change the direction of writing: a terminal obeys them. */
const commands = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Text of somebody else's in one line that a terminal only shows. */
export function cleanText(text: string): string {
  return text.replaceAll(commands, " ");
}
