import { refuse } from "../errors/invalid-input-error.ts";

/** Headers as a caller gives them. */
export type HeadersOption = Headers | Readonly<Record<string, string>>;

/**
 * Headers that only the transport sets, because they decide how a message is sent and decoded (RFC 9110, sections 7.2, 7.6.1, 8.6,
 * 10.1 and 12.5.3).
 */
export const transportHeader =
  /^(accept-encoding|connection|content-length|expect|host|keep-alive|proxy-connection|te|trailer|transfer-encoding|upgrade)$/;

/**
 * Checks headers and writes their names in lower case, so that a later one replaces an earlier one. Errors repeat no value, because
 * it may be secret.
 */
export function readHeaders(
  subject: string,
  headers: HeadersOption,
  ownHeaders: readonly string[],
): Record<string, string> {
  // The Headers of another implementation are accepted too.
  const given: unknown = headers;
  const rule = "must be an object of texts, or Headers";
  if (typeof given !== "object" || given === null || Array.isArray(given)) return refuse(subject, "headers", rule);
  const iterator: unknown = Reflect.get(given, Symbol.iterator);
  if (iterator !== undefined && typeof iterator !== "function") refuse(subject, "headers", rule);
  const entries: Iterable<unknown> = isIterable(given) ? given : Object.entries(given);
  const pairs: [name: string, value: string][] = [];
  for (const entry of entries) {
    const [name, value] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    if (typeof name !== "string") return refuse(subject, "headers", rule);
    const field = `headers.${name.slice(0, 40)}`;
    if (typeof value !== "string") return refuse(subject, field, "must be text");
    const sent = asSent(name, value) ?? refuse(subject, field, "is no valid header");
    const lowerCase = name.toLowerCase();
    if (transportHeader.test(lowerCase) || ownHeaders.includes(lowerCase))
      refuse(subject, field, "is set by the client itself");
    pairs.push([lowerCase, sent]);
  }
  return Object.fromEntries(pairs);
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}

/** Trims a value; `undefined` when the name or the value is not valid in a header. */
function asSent(name: string, value: string): string | undefined {
  try {
    return new Headers([[name, value]]).get(name) ?? undefined;
  } catch {
    return undefined;
  }
}
