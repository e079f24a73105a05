import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { idleKeywords } from "../sources/check-schemas.ts";
import { walk } from "../sources/openapi-walk.ts";
import type { OperationObject } from "../sources/registry-model.ts";
import { wrapReference, type Node } from "./apply-overlay.ts";
import { pointerSegment } from "../sources/yaml-source.ts";

/** The callbacks of the completion of a document. */
interface Context {
  /** Whether the overlay gives the value at a JSON pointer. */
  readonly isOurs: (pointer: string) => boolean;
  /** Called for each omitted rule. */
  readonly remark: (pointer: string, reason: string) => void;
}

/**
 * Adds data sources and words that the overlay lacks, and omits rules without an effect, so that code can be generated from a
 * document that nobody has edited yet. Returns JSON pointers of the parts without words of this project.
 */
export function completeDocument(document: JsonObject, context: Context): string[] {
  completeOperations(document, context);
  leaveOutIdle(document, context);
  return completeWords(document, context);
}

/** Finds out what the overlay does not say of an operation: its data source, and whether it only reads. */
function completeOperations(document: JsonObject, { remark }: Context): void {
  const groups = new Map<string, { method: string; node: Node; pointer: string }[]>();
  const { paths } = document;
  for (const [path, item] of Object.entries(isJsonObject(paths) ? paths : {})) {
    for (const [method, operation] of Object.entries(isJsonObject(item) ? item : {})) {
      if ((method !== "get" && method !== "post") || !isJsonObject(operation)) continue;
      const node = operation as Node & Pick<OperationObject, "x-source">;
      const [, name, rest] = /^\/ekonomicke-subjekty-([a-z]+)\/(\{[^{}/]+\}|vyhledat)$/.exec(path) ?? [];
      if (method === "post" && path.endsWith("/vyhledat")) node["x-read-only"] ??= true;
      const source = node["x-source"] ?? ((rest === "vyhledat") === (method === "post") ? name : undefined);
      if (source === undefined) continue;
      const pointer = `/paths/${pointerSegment(path)}/${method}`;
      groups.set(source, [...(groups.get(source) ?? []), { method, node, pointer }]);
    }
  }
  for (const [source, group] of groups) {
    const isWhole = group.length === 2 && new Set(group.map(({ method }) => method)).size === 2;
    for (const { node, pointer } of group) {
      if (isWhole) node["x-source"] ??= source;
      else if (node["x-source"] !== undefined) {
        remark(pointer, `"${source}" is no data source, as it has not one detail and one search`);
        Reflect.deleteProperty(node, "x-source");
      }
    }
  }
}

/** Leaves out the published rules that have no effect on values of their type; those of the overlay are faults. */
function leaveOutIdle(document: JsonObject, { isOurs, remark }: Context): void {
  walk("document", document, "", (kind, node, pointer) => {
    if (kind !== "schema" || "$ref" in node) return;
    for (const keyword of idleKeywords(node)) {
      if (isOurs(`${pointer}/${keyword}`)) continue;
      remark(
        `${pointer}/${keyword}`,
        `"${keyword}" has no effect on a value of the type ${String(node["type"])}: left out`,
      );
      Reflect.deleteProperty(node, keyword);
    }
  });
}

const undescribed = "Not described by the published document.";
const undescribedInCzech = "Zveřejněný dokument to nepopisuje.";

/** Uses the published words for both languages if this project has none. */
function completeWords(document: JsonObject, { isOurs }: Context): string[] {
  const missing: string[] = [];
  walk("document", document, "", (kind, node, pointer) => {
    if (kind === "parameter" && !("$ref" in node) && !isOurs(`${pointer}/description`)) {
      missing.push(pointer);
      (node as Node)["description"] ??= undescribed;
    }
    if (kind === "operation" && !isOurs(`${pointer}/summary`)) {
      missing.push(pointer);
      const operation = node as Node;
      operation["summary"] ??= operation["description"] ?? operation["operationId"] ?? pointer;
      operation["description"] ??= operation["summary"];
    }
    if (kind !== "schema") return;
    for (const [name, property] of Object.entries(isJsonObject(node["properties"]) ? node["properties"] : {})) {
      const at = `${pointer}/properties/${pointerSegment(name)}`;
      if (describe(property)) missing.push(at);
    }
  });
  const { components, tags } = document;
  for (const [index, tag] of (Array.isArray(tags) ? tags : []).entries()) {
    if (!isJsonObject(tag) || isOurs(`/tags/${index}/description`)) continue;
    missing.push(`/tags/${index}`);
    (tag as Node)["description"] ??= undescribed;
  }
  const schemas = isJsonObject(components) && isJsonObject(components["schemas"]) ? components["schemas"] : {};
  for (const [name, schema] of Object.entries(schemas)) {
    if (isJsonObject(schema)) (schema as Node)["x-origin"] ??= "published";
    if (describe(schema)) missing.push(`/components/schemas/${pointerSegment(name)}`);
  }
  return missing;
}

/** Gives a schema words where it has none of this project; returns whether it had none. */
function describe(schema: unknown): boolean {
  if (!isJsonObject(schema) || typeof schema["x-description-cs"] === "string") return false;
  const node = schema as Node;
  const { $ref } = node;
  if (typeof $ref === "string") {
    // Beside a reference nothing may stand; what it leads to has the words.
    if (!wrapReference(node)) return false;
  }
  const published = [node["description"], node["title"]].find((text) => typeof text === "string" && text.trim() !== "");
  node["description"] = published ?? undescribed;
  node["x-description-cs"] = published ?? undescribedInCzech;
  return true;
}
