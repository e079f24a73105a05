import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { httpMethods } from "../sources/registry-model.ts";
import { describes, predecessor, undescribed, type ImportContext } from "./adopt.ts";
import { listOf, objectOf } from "./json-values.ts";
import type { YamlText } from "./yaml-text.ts";

interface Operation {
  readonly path: string;
  readonly method: string;
  readonly value: JsonObject;
}

/** Fills in what this project wants of operations and follows from others: tags that are declared, and data sources. */
export function completeOperations(context: ImportContext, text: YamlText): void {
  const document = objectOf(text.data);
  const operations = Object.entries(objectOf(document["paths"])).flatMap(([path, item]) =>
    httpMethods.flatMap((method): Operation[] => {
      const value = objectOf(item)[method];
      return isJsonObject(value) ? [{ path, method, value }] : [];
    }),
  );
  declareTags(context, text, document, operations);
  nameSources(context, text, operations);
}

function declareTags(
  { theirs, report }: ImportContext,
  text: YamlText,
  document: JsonObject,
  operations: readonly Operation[],
): void {
  const declared = listOf(document["tags"]).map((tag) => objectOf(tag)["name"]);
  const used = new Set(operations.flatMap(({ value }) => listOf(value["tags"])));
  const published = listOf(theirs.document["tags"]).map(objectOf);
  for (const name of used) {
    if (declared.includes(name)) continue;
    const { description } = published.find((tag) => tag["name"] === name) ?? {};
    report.add("came", ["tags"], `\`${String(name)}\``);
    if (!describes(description)) {
      report.add("questions", ["tags"], `the published document does not describe \`${String(name)}\`: what is it?`);
    }
    text.append(["tags"], { name, description: describes(description) ? description : undescribed });
  }
  for (const [index, name] of declared.entries()) {
    if (used.has(name) || published.some((tag) => tag["name"] === name)) continue;
    report.add("went", ["tags"], `\`${String(name)}\``);
    text.delete(["tags", index]);
  }
}

/** A data source is what has one detail and one search under its name. */
function nameSources({ ours, report }: ImportContext, text: YamlText, operations: readonly Operation[]): void {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const source = operation.value["x-source"] ?? newSource(operation);
    if (typeof source === "string") groups.set(source, [...(groups.get(source) ?? []), operation]);
  }
  for (const [source, group] of groups) {
    const methods = group.map(({ method }) => method).sort();
    const isWhole = methods.join() === "get,post";
    for (const { path, method, value } of group) {
      const at = ["paths", path, method];
      const isNamed = value["x-source"] !== undefined;
      if (isWhole && !isNamed) {
        report.add("came", at, `belongs to the data source \`${source}\``);
        text.insert([...at, "x-source"], source, predecessor(value, "x-source"));
      } else if (!isWhole && isNamed) {
        report.add(
          "questions",
          at,
          `the data source \`${source}\` has no detail or no search any more: what is it now?`,
        );
        text.delete([...at, "x-source"]);
      } else if (
        !isWhole &&
        objectOf(objectOf(objectOf(ours.document["paths"])[path])[method])["operationId"] === undefined
      ) {
        report.add("questions", at, `\`${source}\` has not one detail and one search: is it a data source?`);
      }
    }
  }
}

/** The source of which an operation is the detail or the search, by its address. */
function newSource({ path, method }: Operation): string | undefined {
  const [, source, rest] = /^\/ekonomicke-subjekty-([a-z]+)\/(\{[^{}/]+\}|vyhledat)$/.exec(path) ?? [];
  return (rest === "vyhledat") === (method === "post") && (method === "get" || method === "post") ? source : undefined;
}
