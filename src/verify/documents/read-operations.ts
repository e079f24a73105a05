import type { JsonObject } from "../../transport/json-object.ts";
import { members, type References } from "./references.ts";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export interface OperationModel {
  /** Its operationId, or its address where it has none of its own. */
  readonly id: string;
  readonly operationId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly node: JsonObject;
  /** The path item, which it shares with the other operations of its path. */
  readonly item: JsonObject;
  readonly parameters: readonly ParameterModel[];
}

export interface ParameterModel {
  /** The parameter as written, which may be a reference. */
  readonly use: unknown;
  readonly node: JsonObject;
  readonly name: string;
  /** The name as it is compared. */
  readonly key: string;
  readonly in: string;
  /** Whether all operations of the path have it. */
  readonly isShared: boolean;
}

/** Headers that OpenAPI takes from elsewhere. */
export const ignoredHeaders = ["accept", "content-type", "authorization"];

/** The operations of a document, those of every method of OpenAPI. */
export function readOperations(references: References): OperationModel[] {
  const ids = new Set<string>();
  return members(references.root["paths"]).flatMap(([path, entry]) => {
    // Extensions stand beside paths.
    if (path.startsWith("x-")) return [];
    const item = references.resolve(entry);
    return methods
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const node = references.resolve(item[method]);
        const { operationId } = node;
        const own = typeof operationId === "string" && !ids.has(operationId) ? operationId : undefined;
        const id = own ?? addressOf({ method: method.toUpperCase(), path });
        ids.add(id);
        const parameters = readParameters(references, item["parameters"], node["parameters"]);
        return { id, operationId: own, method: method.toUpperCase(), path, node, item, parameters };
      });
  });
}

export function addressOf({ method, path }: Pick<OperationModel, "method" | "path">): string {
  return `${method} ${path}`;
}

/** Another name of a parameter changes no address. */
export function withoutNames(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, "{}");
}

export function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}

/** Returns the parameters of an operation; they override those of its path. */
function readParameters(references: References, shared: unknown, own: unknown): ParameterModel[] {
  const parameters = new Map<string, ParameterModel>();
  for (const [list, isShared] of [[shared, true] as const, [own, false] as const]) {
    for (const use of Array.isArray(list) ? (list as unknown[]) : []) {
      const node = references.resolve(use);
      const { name, in: place } = node;
      if (typeof name !== "string" || typeof place !== "string") continue;
      const key = place === "header" ? name.toLowerCase() : name;
      if (place === "header" && ignoredHeaders.includes(key)) continue;
      parameters.set(`${place} ${key}`, { use, node, name, key, in: place, isShared });
    }
  }
  return [...parameters.values()];
}

/** The media types of a body, without what says nothing: JSON is always UTF-8. */
export function readContent({ content }: JsonObject): Map<string, JsonObject> {
  const types = new Map<string, JsonObject>();
  for (const [type, media] of members(content)) {
    const [name = "", ...parameters] = type
      .toLowerCase()
      .split(";")
      .map((text) => text.trim());
    const told = parameters.filter((text) => text !== "" && !/^charset="?utf-8"?$/.test(text)).sort();
    const key = [name, ...told].join(";");
    if (!types.has(key)) types.set(key, media);
  }
  return types;
}
