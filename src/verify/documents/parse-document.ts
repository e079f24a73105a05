import { Composer, CST, Lexer, Parser } from "yaml";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { findJsonFault } from "../../transport/answer.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { shown } from "./document-change.ts";

/** An OpenAPI document: its text in JSON or YAML, or its parsed value. */
export type OpenApiDocument = string | object;

/** Most characters of a text; the published document has about half a million. */
const mostCharacters = 8 * 1024 * 1024;
/** Most characters of YAML that begins like JSON. */
const mostFlow = 64 * 1024;
const mostValues = 500_000;
/** How deep values may lie in each other. */
export const mostDepth = 100;

/**
 * Reads an untrusted document: size and depth are limited, and it must not refer to anything outside itself.
 * @throws InvalidInputError when it is no such document
 */
export function parseDocument(field: string, document: OpenApiDocument): JsonObject {
  const value = typeof document === "string" ? parseText(field, document) : document;
  checkBounds(field, value);
  if (isJsonObject(value) && value["swagger"] !== undefined) {
    return refuse(field, `must be an OpenAPI document, version 3; this is one of Swagger ${shown(value["swagger"])}`);
  }
  if (!isJsonObject(value) || !isJsonObject(value["paths"])) {
    return refuse(field, "must be an OpenAPI document with paths");
  }
  return value;
}

export function refuse(field: string, rule: string): never {
  throw new InvalidInputError("compareDocuments", [{ field, rule }]);
}

function parseText(field: string, given: string): unknown {
  // A file may begin with a byte-order mark.
  const text = given.replace(/^\uFEFF/, "");
  if (text.length > mostCharacters) refuse(field, `must have at most ${mostCharacters} characters`);
  // Most JSON is YAML too, but its own parser is much faster and takes any depth. A bound in it may be any number.
  if (/^\s*\{/.test(text)) {
    if (findJsonFault(text) === "excess") refuse(field, "must not be nested so deeply or have so many values");
    try {
      return JSON.parse(text);
    } catch {
      // It may be YAML that begins like JSON. Such documents are short, and the parser takes seconds for broken ones.
      if (text.length > mostFlow) refuse(field, "must be valid JSON or YAML");
    }
  }
  return parseYaml(field, text);
}

function checkBounds(field: string, root: unknown): void {
  let count = 0;
  for (const { value, depth } of valuesWithin(root)) {
    if (depth > mostDepth) refuse(field, "must not be nested so deeply");
    // The names of a long list are never made: they alone would take a second.
    count += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (count > mostValues) refuse(field, `must have at most ${mostValues} values`);
    const { $ref } = value as JsonObject;
    if (typeof $ref === "string" && !$ref.startsWith("#/")) refuse(field, "must not refer to another document");
  }
}

/**
 * The objects and lists of a value, each with its depth. Walks without recursion, since the depth is what is in question: a
 * value that contains itself has no end.
 */
export function* valuesWithin(root: unknown): Generator<{ readonly value: object; readonly depth: number }> {
  const stack: { readonly value: unknown; readonly depth: number }[] = [{ value: root, depth: 0 }];
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    const { value, depth } = entry;
    if (typeof value !== "object" || value === null) continue;
    yield { value, depth };
    for (const member of Object.values(value) as unknown[]) stack.push({ value: member, depth: depth + 1 });
  }
}

/** Most tokens of a text; the published document has about a hundred thousand. */
const mostTokens = 500_000;

/**
 * Reads untrusted YAML. The library recurses to any depth and compares every anchor with all others. So depth and tokens are
 * counted first, and anchors are refused.
 */
function parseYaml(field: string, text: string): unknown {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    count += 1;
    if (count > mostTokens) refuse(field, `must have at most ${mostTokens} tokens`);
    const type = CST.tokenType(lexeme);
    if (type === "anchor" || type === "alias") refuse(field, "must not use YAML anchors and aliases");
    tokens.push(...parser.next(lexeme));
    // Each level takes two entries at most, the document itself one.
    if (parser.stack.length > 2 * mostDepth) refuse(field, "must not be nested so deeply");
  }
  tokens.push(...parser.end());
  const options = { logLevel: "silent", prettyErrors: false, stringKeys: true, uniqueKeys: false } as const;
  const [document, another] = new Composer(options).compose(tokens, true, text.length);
  if (document === undefined || another !== undefined) refuse(field, "must be one YAML document");
  const [problem] = document.errors;
  if (problem !== undefined) refuse(field, `must be JSON or YAML that can be read (${problem.code})`);
  return document.toJS();
}
