import { compareOperations } from "./compare-operations.ts";
import { SchemaComparison } from "./compare-schemas.ts";
import { ChangeList, difference, harmless, type DocumentChange } from "./document-change.ts";
import { parseDocument, type OpenApiDocument } from "./parse-document.ts";
import { References } from "./references.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";

/**
 * Compares two OpenAPI documents, 3.0 or 3.1, operation by operation and property by property: what theirs adds, lacks or
 * says otherwise, and whom that can break. Only what has an effect is compared: not the texts for people (but the code list
 * that a description names), not examples, links and callbacks, not the order of things, nor the names of schemas and of
 * parameters in a path. What several places share is told once. A note `x-correction` of ours excuses exactly the values
 * that it has. Documents may come from anybody: their size and depth are bounded, and nothing outside them is read.
 *
 * @param ours the document that code was written by; `registryDocument` is the contract's
 * @param theirs the document that is compared with it
 * @returns the changes in the order of their paths; none when the documents say the same.
 * @throws InvalidInputError when one of them is no document that can be compared, such as one of Swagger 2.0, naming the rule
 * that it breaks.
 *
 * @example
 *
 * ```ts
 * const changes = compareDocuments(registryDocument, await response.text());
 * const breaking = changes.filter(({ breaksReader, breaksSender }) => breaksReader || breaksSender);
 * ```
 */
export function compareDocuments(ours: OpenApiDocument, theirs: OpenApiDocument): DocumentChange[] {
  const [one, other] = [
    new References("ours", parseDocument("ours", ours)),
    new References("theirs", parseDocument("theirs", theirs)),
  ];
  const list = new ChangeList();
  const [was, is] = [versionOf(one.root), versionOf(other.root)];
  if (was !== is) list.report(difference("info/version", was, is, harmless));
  const schemas = new SchemaComparison(one, other, list.report);
  compareOperations({ ours: one, theirs: other, schemas, report: list.report });
  schemas.finish();
  const place = ({ path, kind }: DocumentChange): string => `${path} ${kind}`;
  return list.all.sort((first, second) => (place(first) < place(second) ? -1 : 1));
}

function versionOf({ info }: JsonObject): string {
  return isJsonObject(info) && typeof info["version"] === "string" ? info["version"] : "";
}
