/** Characters that JSON leaves as they are, but that some programs take for the end of a line or a terminal obeys. */
const unsafe = /[\u007f-\u009f\u2028\u2029\p{Bidi_Control}]/gu;

/** A value as JSON in one line. */
export function jsonLine(value: object): string {
  const json = JSON.stringify(value).replaceAll(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `${json}\n`;
}
