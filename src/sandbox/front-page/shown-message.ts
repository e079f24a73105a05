import { isUtf8 } from "node:buffer";
import type { HttpExchange, SeenBody } from "../answer-listener.ts";
import { isSecretName, withoutSecretTexts } from "../../services/secret-names.ts";
import { shownPairs, shownText, withoutNamed } from "../../services/shown-text.ts";

/** The text that replaces a secret. */
const hidden = "***";

/** Length of a body that is shown. */
const mostCharacters = 4000;

/** A request target without secrets: those of its query, and those that its path has the form of. */
export function shownTarget(path: string, query: string): string {
  return withoutSecretTexts(query === "" ? path : `${path}?${shownPairs(query, hidden)}`, hidden);
}

/** Headers without secrets, those in the addresses of `Location` and others included. */
export function shownHeaders(headers: HttpExchange["headers"]): readonly (readonly [string, string])[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, isSecretName(name) ? hidden : shownText([value].flat().join(", "), hidden)] as const],
  );
}

/**
 * A body without secrets. Only the size is shown of a body that is no JSON, XML, HTML, form or plain text, or whose
 * format is unclear: nobody knows what it holds.
 */
export function shownBody(body: SeenBody, contentType: string): string | number {
  if (typeof body === "number") return body;
  if (body === undefined || body.length === 0) return "";
  // A byte order mark is no part of JSON.
  const text = body.toString().replace(/^\ufeff/, "");
  const isText = isUtf8(body) && !/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text);
  const [mediaType = ""] = contentType.toLowerCase().split(";");
  const readable = isText ? withoutStructured(text, mediaType.trim()) : undefined;
  if (readable === undefined) return body.length;
  const shown = withoutSecretTexts(readable, hidden);
  return shown.length > mostCharacters ? `${shown.slice(0, mostCharacters)}…` : shown;
}

function withoutStructured(text: string, mediaType: string): string | undefined {
  if (/^\s*[[{"]/.test(text) || mediaType.endsWith("json")) return shownJson(text, 2);
  if (text.trimStart().startsWith("<")) return shownMarkup(text);
  if (mediaType === "application/x-www-form-urlencoded") return withoutNamed(shownPairs(text, hidden), hidden);
  return mediaType === "text/plain" && !text.includes("=") ? shownText(text, hidden) : undefined;
}

/** @returns `undefined` when it is no JSON. */
function shownJson(text: string, indentation = 0): string | undefined {
  const shown = (name: string, value: unknown): unknown => {
    if (isSecretName(name) && value !== null) return hidden;
    if (typeof value === "string")
      return (/^\s*[[{"]/.test(value) ? shownJson(value) : undefined) ?? shownText(value, hidden);
    return isNamedSecret(value) ? { ...value, value: hidden } : value;
  };
  try {
    return JSON.stringify(JSON.parse(text), shown, indentation);
  } catch {
    return undefined;
  }
}

/** A parameter that is written as an object with its name and its value. */
function isNamedSecret(value: unknown): value is object {
  if (typeof value !== "object" || value === null || !("value" in value)) return false;
  const named = [Reflect.get(value, "name"), Reflect.get(value, "key")];
  return named.some((name) => typeof name === "string" && isSecretName(name));
}

/** Elements, attributes and hidden fields with the names of secrets, in XML and in the pages of the sandbox. */
function shownMarkup(text: string): string {
  // In HTML the element code is no secret.
  const isHtml = /^\s*<!doctype html/i.test(text);
  const shown = shownText(isHtml ? text.replace(/<style>[^<]*/, "<style>…") : withoutElements(text), hidden);
  return shown.replace(/(name="([^"]*)"\s+value=)"[^"]*"/g, (whole, start: string, name: string) =>
    isSecretName(withoutPrefix(name)) ? `${start}"${hidden}"` : whole,
  );
}

/** Takes out what elements with the names of secrets hold, their attributes too, up to the last end of one of the same name. */
function withoutElements(text: string): string {
  let shown = "";
  let at = 0;
  for (const { 0: tag, 1: name = "", index } of text.matchAll(/<([^\s<>/!?]+)[^<>]*(?:>|$)/g)) {
    if (index < at || !isSecretName(withoutPrefix(name))) continue;
    shown += `${text.slice(at, index)}<${name}>${hidden}`;
    const end = text.lastIndexOf(`</${name}`);
    at = end > index ? end : tag.endsWith("/>") ? index + tag.length : text.length;
  }
  return shown + text.slice(at);
}

function withoutPrefix(name: string): string {
  return name.replace(/^.*:/s, "");
}
