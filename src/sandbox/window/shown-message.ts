import { TextDecoder } from "node:util";
import type { OutgoingHttpHeaders } from "node:http";
import type { SeenBody } from "../answer-listener.ts";
import { isSecretName, withoutSecretTexts } from "../secret-names.ts";

/** What stands in the place of a secret. */
const hidden = "***";

/** Of a body that is shown. */
const mostCharacters = 4000;

/** A request target without secrets: those of its query, and those that its path has the form of. */
export function shownTarget(path: string, query: string): string {
  return withoutSecretTexts(query === "" ? path : `${path}?${shownPairs(query)}`, hidden);
}

/** Headers without secrets, those in the addresses of `Location` and others included. */
export function shownHeaders(headers: Readonly<OutgoingHttpHeaders>): readonly (readonly [string, string])[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          [
            name,
            isSecretName(name) ? hidden : shownText(Array.isArray(value) ? value.join(", ") : String(value)),
          ] as const,
        ],
  );
}

/**
 * A body without secrets. What is no JSON, XML, HTML, form or plain text is told by its size alone, as is one whose
 * form cannot be made out: nobody knows what it holds.
 */
export function shownBody(body: SeenBody, contentType: string): string | number {
  if (typeof body === "number") return body;
  if (body === undefined || body.length === 0) return "";
  const text = readable(body, contentType);
  if (text === undefined) return body.length;
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}

function readable(body: Buffer, contentType: string): string | undefined {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
  const [mediaType = ""] = contentType.toLowerCase().split(";");
  if (/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text)) return undefined;
  if (/^\s*[[{"]/.test(text) || mediaType.endsWith("json")) return shownJson(text);
  if (text.trimStart().startsWith("<")) return withoutSecretTexts(shownMarkup(text), hidden);
  if (mediaType.trim() === "application/x-www-form-urlencoded") return withoutSecretTexts(shownPairs(text), hidden);
  return mediaType.trim() === "text/plain" && !text.includes("=") ? shownText(text) : undefined;
}

function shownJson(text: string): string | undefined {
  try {
    const shown = JSON.stringify(
      JSON.parse(text),
      (name, value: unknown) =>
        isSecretName(name) && value !== null ? hidden : typeof value === "string" ? shownText(value) : value,
      2,
    );
    return withoutSecretTexts(shown, hidden);
  } catch {
    return undefined;
  }
}

/** Elements, attributes and hidden fields with the names of secrets, in XML and in the pages of the sandbox. */
function shownMarkup(text: string): string {
  const named = (name: string): boolean => isSecretName(name.replace(/^.*:/s, ""));
  // In HTML the element code is no secret.
  const isHtml = /^\s*<!doctype html/i.test(text);
  return shownText(isHtml ? withoutStyle(text) : withoutElements(text, named))
    .replace(/(?<![^\s<>="'])([^\s<>="']+)(\s*=\s*)("[^"]*"|'[^']*')/g, (whole, name: string, equals: string) =>
      named(name) ? `${name}${equals}"${hidden}"` : whole,
    )
    .replace(/(name="([^"]*)"\s+value=)"[^"]*"/g, (whole, start: string, name: string) =>
      named(name) ? `${start}"${hidden}"` : whole,
    );
}

/** Takes out what elements of some names hold, their attributes too, up to the last end of one of the same name. */
function withoutElements(text: string, named: (name: string) => boolean): string {
  let shown = "";
  let at = 0;
  for (const { 0: tag, 1: name = "", index } of text.matchAll(/<([^\s<>/!?]+)[^<>]*(?:>|$)/g)) {
    if (index < at || !named(name)) continue;
    shown += `${text.slice(at, index)}<${name}>${hidden}`;
    const end = text.lastIndexOf(`</${name}`);
    at = end > index ? end : tag.endsWith("/>") ? index + tag.length : text.length;
  }
  return shown + text.slice(at);
}

function withoutStyle(text: string): string {
  const [from, to] = [text.indexOf("<style>"), text.indexOf("</style>")];
  return from === -1 || to < from ? text : `${text.slice(0, from)}<style>…${text.slice(to)}`;
}

/** Pairs of a query or a form, in the order and the encoding that they came in. */
function shownPairs(text: string): string {
  return text
    .split("&")
    .map((pair) => {
      const [name = "", ...value] = pair.split("=");
      if (value.length === 0) return pair.length > 40 ? hidden : pair;
      return isSecret(name) ? `${name}=${hidden}` : `${name}=${withSecretsInside(value.join("="))}`;
    })
    .join("&");
}

function isSecret(encoded: string): boolean {
  try {
    return isSecretName(decodeURIComponent(encoded.replaceAll("+", " ").replace(/^amp;/, "")));
  } catch {
    return true;
  }
}

/** The value of a parameter: an address may have a query of its own. */
function withSecretsInside(encoded: string): string {
  if (!/%3f/i.test(encoded)) return encoded;
  try {
    return encodeURIComponent(shownText(decodeURIComponent(encoded.replaceAll("+", " "))));
  } catch {
    return hidden;
  }
}

/** A line of text, in which addresses may stand. */
function shownText(text: string): string {
  return withoutSecretTexts(
    text.replaceAll(/([?#])([^\s"'<>]*)/g, (_whole, mark: string, rest: string) => mark + shownPairs(rest)),
    hidden,
  );
}
