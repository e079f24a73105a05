import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { mostDepth, valuesWithin } from "../../src/verify/documents/parse-document.ts";
import { FaultList, SourceError } from "../source-error.ts";
import { checkReferences } from "../sources/check-references.ts";
import { DocumentReader } from "../sources/document-reader.ts";
import { markFaults, shapeFaults, versionFault } from "../sources/openapi-shape.ts";
import { withoutBreaches } from "../sources/dialect.ts";
import type { RegistryDocument } from "../sources/registry-model.ts";
import { parseYamlSource, type YamlSource } from "../sources/yaml-source.ts";
import { fromOpenApi31, isOpenApi31 } from "./from-openapi-31.ts";

/**
 * Reads the operator's document: JSON or YAML in UTF-8, with or without a byte-order mark, OpenAPI 3.0, or 3.1 where 3.0 can
 * say the same.
 *
 * @param onLeftOut gets what OpenAPI 3.0 does not have: it is left out, as extensions (`x-…`) are
 * @throws SourceError or SourceFaults when it is none, with the reason.
 */
export function readPublished(file: string, bytes: Uint8Array, onLeftOut: (remark: string) => void): JsonObject {
  const source = parsePublished(file, bytes);
  // The comparison of documents refuses a deeper one.
  for (const { depth } of valuesWithin(source.data)) {
    if (depth > mostDepth) throw new SourceError(file, "", `is nested more than ${mostDepth} deep`);
  }
  const { data } = source;
  const said = isJsonObject(data) && isOpenApi31(data) ? fromOpenApi31(data) : data;
  const version = versionFault(said);
  if (version !== undefined) throw new SourceError(file, version.pointer, refusal(said, version.reason));
  const plain = withoutBreaches(said, markFaults(said));
  const breaches = shapeFaults(plain);
  const unknown = breaches.filter(({ reason }) => reason.startsWith("unknown key ") && !reason.includes("OpenAPI 3.1"));
  for (const { pointer, reason } of unknown) onLeftOut(`\`${pointer}\`: ${reason}`);
  const faults = new FaultList();
  for (const breach of breaches) {
    if (!unknown.includes(breach)) faults.add(source.error(breach.pointer, breach.reason));
  }
  faults.throwAny();
  const document = withoutBreaches(plain, unknown);
  // The shape proves the type.
  checkReferences(new DocumentReader(source, document as RegistryDocument, faults));
  faults.throwAny();
  if (!isJsonObject(document)) throw new TypeError("a document without a fault is no object");
  return document;
}

function parsePublished(file: string, bytes: Uint8Array): YamlSource {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SourceError(file, "", "is no text in UTF-8", { cause });
  }
  if (text.trim() === "") throw new SourceError(file, "", "is empty");
  if (/^\s*</.test(text)) throw new SourceError(file, "", "is HTML or XML, no OpenAPI document");
  if (/^\s*\{/.test(text)) {
    try {
      const data: unknown = JSON.parse(text);
      return { file, data, error: (pointer, reason) => placed(file, text, pointer, reason) };
    } catch {
      // YAML may begin like JSON; what is neither is reported with its line.
    }
  }
  return parseYamlSource(file, text);
}

/** A fault of a JSON document with its line: JSON is YAML, but for some that is longer than a line of YAML may be. */
function placed(file: string, text: string, pointer: string, reason: string): SourceError {
  try {
    return parseYamlSource(file, text).error(pointer, reason);
  } catch {
    return new SourceError(file, pointer, reason);
  }
}

/** Returns why a document cannot be imported. */
function refusal(data: unknown, reason: string): string {
  if (!isJsonObject(data)) return "is no OpenAPI document";
  const { swagger, openapi } = data;
  if (swagger !== undefined) return `is Swagger ${JSON.stringify(swagger)}; only OpenAPI 3.0 and 3.1 can be imported`;
  if (openapi !== undefined) return `is OpenAPI ${JSON.stringify(openapi)}; only OpenAPI 3.0 and 3.1 can be imported`;
  return reason;
}
