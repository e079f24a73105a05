import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { codeListsIn } from "../../src/verify/documents/code-list.ts";
import type { FaultList, SourceError } from "../source-error.ts";
import { walk } from "../sources/openapi-walk.ts";
import { readText } from "../sources/read-text.ts";
import { parseYamlSource, type YamlSource } from "../sources/yaml-source.ts";
import { applyOverlay, copy, type Node } from "./apply-overlay.ts";
import { completeDocument } from "./complete-document.ts";
import { nameOf, readOverlay } from "./read-overlay.ts";

/** The registry document as its operator publishes it. */
export const publishedFile = "spec/registry.openapi.yaml";

/** The overlay of this project. */
export const overlayFile = "spec/registry.overlay.yaml";

/** The published document with the overlay applied: the code is generated from it. */
export interface Contract {
  /** The whole; its errors name the file and the line from which a value came. */
  readonly source: YamlSource;
  readonly published: YamlSource;
  /** The version of the published document for which the overlay is complete. */
  readonly wordsFor: string;
  /** Warnings: actions without a target, rules without an effect, and sources that are none. */
  readonly remarks: readonly SourceError[];
  /** JSON pointers of what has no words of this project: the published ones stand for both languages. */
  readonly withoutWords: readonly string[];
}

/** Applies the overlay to the published document; corrections that do not fit are faults. @throws SourceError or SourceFaults */
export function readContract(read: (file: string) => string, faults: FaultList): Contract {
  const published = parseYamlSource(publishedFile, read(publishedFile));
  const overlay = readOverlay(parseYamlSource(overlayFile, read(overlayFile)));
  const { data } = published;
  if (!isJsonObject(data)) throw published.error("", "is no OpenAPI document");
  const { document, gone, given } = applyOverlay(published, withCodeLists(data), overlay, faults);
  const remarks = [...gone].map(([pointer, action]) =>
    overlay.source.error(pointer, `the action ${nameOf(action)} has no target in ${publishedFile}`),
  );
  const placeOf = (pointer: string): string | undefined => {
    for (let [holder, rest] = [pointer, ""]; ;) {
      const from = given.get(holder);
      if (from !== undefined) return from + rest;
      const cut = holder.lastIndexOf("/");
      if (cut === -1) return undefined;
      [holder, rest] = [holder.slice(0, cut), holder.slice(cut) + rest];
    }
  };
  const source: YamlSource = {
    file: `${publishedFile}, ${overlayFile}`,
    data: document,
    error: (pointer, reason) => {
      const place = placeOf(pointer);
      return place === undefined ? published.error(pointer, reason) : overlay.source.error(place, reason);
    },
  };
  const withoutWords = completeDocument(document, {
    isOurs: (pointer) => placeOf(pointer) !== undefined,
    remark: (pointer, reason) => {
      remarks.push(source.error(pointer, reason));
    },
  });
  return { source, published, wordsFor: overlay.version, remarks, withoutWords };
}

/** The same of the files below the project's folder. */
export function readContractOf(root: string, faults: FaultList): Contract {
  return readContract((file) => readText(root, file), faults);
}

/** A copy in which every code list that a description names stands beside it, as `x-code-list`. */
function withCodeLists(published: JsonObject): JsonObject {
  const document = copy(published) as JsonObject;
  walk("document", document, "", (kind, node) => {
    if ((kind !== "schema" && kind !== "parameter") || "x-code-list" in node) return;
    const [list, ...others] = codeListsIn(node["description"]);
    if (list === undefined || others.length > 0) return;
    const { name, sources } = list;
    (node as Node)["x-code-list"] = sources.length === 0 ? { name } : { name, source: sources };
  });
  return document;
}
