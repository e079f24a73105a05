import type { HttpRequest } from "./message.ts";

/** Parameters by name, each with its values in order. */
export type Form = ReadonlyMap<string, readonly string[]>;

/** @returns `undefined` when the body is none of type application/x-www-form-urlencoded. */
export function formOf({ headers, body }: Pick<HttpRequest, "headers" | "body">): Form | undefined {
  const [mediaType = ""] = (headers["content-type"] ?? "").split(";");
  if (mediaType.trim().toLowerCase() !== "application/x-www-form-urlencoded") return undefined;
  return readForm(body.toString("latin1"));
}

/**
 * Decodes a query or a form, to the letter: what is not encoded by the rules, UTF-8 included, is refused instead of
 * replaced, so that a value can be repeated byte for byte.
 *
 * @returns `undefined` when it is no such text.
 */
export function readForm(text: string): Form | undefined {
  const form = new Map<string, string[]>();
  // The printable characters of ASCII; the others are encoded.
  if (!/^[\x20-\x7e]*$/.test(text)) return undefined;
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const at = pair.includes("=") ? pair.indexOf("=") : pair.length;
    try {
      const [name, value] = [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
      const values = form.get(name);
      if (values === undefined) form.set(name, [value]);
      else values.push(value);
    } catch (error) {
      if (error instanceof URIError) return undefined;
      throw error;
    }
  }
  return form;
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}
