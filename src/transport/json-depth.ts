const quote = 0x22;
const backslash = 0x5c;

/**
 * Whether lists and objects lie deeper in each other than allowed, looked at before a JSON text is parsed: what is nested a
 * million times costs the parser seconds and gigabytes, and whoever walks through it a stack.
 *
 * @param most how many may lie in each other
 */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let position = 0; position < text.length; position += 1) {
    switch (text.charCodeAt(position)) {
      case quote:
        position = endOfString(text, position);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        if (depth > most) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
    }
  }
  return false;
}

/** Where a string ends; behind the text when it does not. */
function endOfString(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
