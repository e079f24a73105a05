import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from "yaml";
import { InvalidInputError, refuse } from "../../errors/invalid-input-error.ts";

/** Largest file in bytes: YAML takes seconds for a MiB. Larger data are JSON in the option `data`. */
const largestConfig = 1024 * 1024;
const mostAliases = 100;

/** A document that was read, not checked yet. */
export interface ConfigDocument {
  /** Its name in messages. */
  readonly name: string;
  readonly value: unknown;
  /** The line that a field stands on, such as `users[0].claims.lei`, or that of what it is missing from. */
  readonly lineOf?: (field: string) => number | undefined;
}

/**
 * Reads a file of YAML 1.2, and so of JSON.
 *
 * @throws InvalidInputError when it cannot be read, or is no YAML that is taken: see {@link parseConfig}.
 */
export async function readConfigFile(path: string): Promise<ConfigDocument> {
  let bytes: Buffer;
  try {
    // It may be a device that never ends.
    bytes = await buffer(createReadStream(path, { end: largestConfig }));
  } catch (error) {
    const rule = "must be a file that can be read";
    throw new InvalidInputError("config", [{ field: "file", rule, value: JSON.stringify(path) }], { cause: error });
  }
  if (bytes.length > largestConfig) refuse(path, "the file", `must have at most ${largestConfig} bytes`);
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse(path, "the file", "must be UTF-8: save it again in this encoding");
  }
  return parseConfig(path, text);
}

/**
 * Reads YAML. Tags, merge keys and other values that JSON lacks are refused; at most a hundred aliases are taken.
 *
 * @throws InvalidInputError that names the line when it is no YAML, or has several documents, tags, repeated or odd keys.
 */
function parseConfig(name: string, text: string): ConfigDocument {
  const lines = new LineCounter();
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  try {
    // Repeated keys are found below: the parser compares each with each.
    const document = parseDocument(text, { lineCounter: lines, schema: "core", uniqueKeys: false, stringKeys: true });
    const [error] = document.errors;
    if (error?.code === "MULTIPLE_DOCS") refuseAt(name, lineAt(error.pos[0]), "must not begin another document");
    if (error !== undefined && error.code !== "RESOURCE_EXHAUSTION") {
      const [what = ""] = error.message.split(/ at line |\n/);
      refuseAt(name, lineAt(error.pos[0]), `must be YAML: ${what}`);
    }
    if (error !== undefined) throw error;
    checkNodes(name, document, lineAt);
    const value: unknown = document.toJS({ maxAliasCount: mostAliases }) ?? {};
    // A cycle of aliases has no JSON.
    return { name, value: JSON.parse(JSON.stringify(value)), lineOf: (field) => lineOf(document, field, lineAt) };
  } catch (error) {
    if (error instanceof InvalidInputError) throw error;
    // Aliases of aliases, cycles, and lists in lists beyond the stack: the parser's words may repeat the text.
    throw new InvalidInputError(name, [
      { field: "the document", rule: `must nest less, and use at most ${mostAliases} aliases` },
    ]);
  }
}

function refuseAt(name: string, line: number, rule: string): never {
  return refuse(name, `line ${line}`, rule);
}

function checkNodes(name: string, document: Document, lineAt: (offset: number) => number): void {
  visit(document, {
    Node: (_key, node) => {
      const line = lineAt(node.range?.[0] ?? 0);
      if (typeof node.tag === "string") refuseAt(name, line, "must not have a tag");
      if (isScalar(node) && typeof node.value === "number" && !Number.isFinite(node.value))
        refuseAt(name, line, "must not have a number that JSON lacks, such as .nan and .inf");
      if (!isMap(node)) return;
      const keys = new Set<unknown>();
      for (const { key } of node.items) {
        const own = isScalar(key) ? key.value : undefined;
        const at = isNode(key) ? lineAt(key.range?.[0] ?? 0) : line;
        if (own === "__proto__") refuseAt(name, at, "must not have the key __proto__");
        if (keys.has(own)) refuseAt(name, at, `must not repeat the key ${String(own).slice(0, 60)}`);
        keys.add(own);
      }
    },
  });
}

function lineOf(document: Document, field: string, lineAt: (offset: number) => number): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const part of field.match(/[^.[\]]+/g) ?? []) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
      if (pair === undefined) break;
      if (isNode(pair.key)) offset = pair.key.range?.[0];
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      if (isNode(node)) offset = node.range?.[0];
    } else break;
  }
  return offset === undefined ? undefined : lineAt(offset);
}
