/** Characters that a log or a terminal obeys: controls, ends of lines, changes of the direction of writing, halves of others. */
const commands = /[\p{Cc}\p{Bidi_Control}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Characters without a look of their own, such as the soft hyphen: what is shown would not be what is there. */
const invisible = /\p{Cf}+/gu;

/** Text that may be somebody else's, in one line that a log or a terminal only shows. */
export function cleanText(text: string): string {
  return text.replaceAll(commands, " ").replaceAll(invisible, "");
}
