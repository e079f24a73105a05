/** Control characters, and those that end a line or change the direction of writing: a log or a terminal obeys them. */
const commands = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/** Text that may be somebody else's, in one line that a log or a terminal only shows. */
export function cleanText(text: string): string {
  return text.replaceAll(commands, " ");
}
