import { isSecretName, withoutSecretTexts } from "./secret-names.ts";

/**
 * A text without its secrets: the parameters of addresses in it, everything that follows the name of a secret, and what has
 * the form of one.
 *
 * @param instead what stands in the place of a secret
 */
export function shownText(text: string, instead: string): string {
  const pairs = text.replaceAll(
    /([?#])([^\s"'<>]*)/g,
    (_whole, mark: string, rest: string) => mark + shownPairs(rest, instead),
  );
  return withoutSecretTexts(withoutNamed(pairs, instead), instead);
}

/** Pairs of a query or a form, in the order and the encoding that they came in. */
export function shownPairs(text: string, instead: string): string {
  return text
    .split("&")
    .map((pair) => {
      const [name = "", ...value] = pair.split("=");
      if (value.length === 0) return pair.length > 40 ? instead : withoutEncoded(pair, instead);
      return isEncodedSecret(name) ? `${name}=${instead}` : `${name}=${withoutEncoded(value.join("="), instead)}`;
    })
    .join("&");
}

/** The value of a parameter: an address, pairs or JSON may stand in it. */
function withoutEncoded(encoded: string, instead: string): string {
  if (!/%(?:3f|23|26|3d|3a|3b|7b)/i.test(encoded)) return encoded;
  try {
    const decoded = decodeURIComponent(encoded.replaceAll("+", " "));
    const shown = shownText(decoded, instead);
    return shown === decoded ? encoded : encodeURIComponent(shown);
  } catch {
    return instead;
  }
}

/** Replaces each value after the name of a secret and `=` or `:`, in quotes or up to what ends a value in any notation. */
export function withoutNamed(text: string, instead: string): string {
  const value = /(?<=")[^"]+|(?<=')[^']+|[^\s"'<>&;]+/y;
  let shown = "";
  let at = 0;
  for (const { 0: start, 1: name = "", index } of text.matchAll(
    /(?<![\w%.~-])([\w%.~-]+)\\*["'\]]?\s*[=:]\s*\\*["']?/g,
  )) {
    value.lastIndex = index + start.length;
    if (index < at || !isEncodedSecret(name) || !value.test(text)) continue;
    shown += text.slice(at, index) + start + instead;
    at = value.lastIndex;
  }
  return shown + text.slice(at);
}

function isEncodedSecret(name: string): boolean {
  try {
    return isSecretName(decodeURIComponent(name.replaceAll("+", " ").replace(/^amp;/, "")));
  } catch {
    return true;
  }
}
