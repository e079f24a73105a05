import { compareOperations } from "./compare-operations.ts";
import { SchemaComparison } from "./compare-schemas.ts";
import { shown, type DocumentChange } from "./document-change.ts";
import type { OpenApiDocument } from "./parse-document.ts";
import { readModel } from "./read-model.ts";

/**
 * Compares two OpenAPI documents, 3.0 or 3.1, operation by operation and property by property: what theirs adds, lacks or
 * says otherwise, and whom that can break. Texts for people, examples and the order of things mean nothing. Documents may
 * come from anybody: their size and depth are bounded, and nothing outside them is read.
 *
 * @param ours the document that code was written by; `registryDocument` is the contract's
 * @returns the changes in the order of their paths; none when the documents say the same.
 * @throws InvalidInputError when one of them is no document that can be compared, naming the rule that it breaks.
 *
 * @example
 *
 * ```ts
 * const changes = compareDocuments(registryDocument, await response.text());
 * const breaking = changes.filter(({ breaksReader, breaksSender }) => breaksReader || breaksSender);
 * ```
 */
export function compareDocuments(ours: OpenApiDocument, theirs: OpenApiDocument): DocumentChange[] {
  const one = readModel("ours", ours);
  const other = readModel("theirs", theirs);
  const changes = new Map<string, DocumentChange>();
  const report = (change: DocumentChange): void => {
    // A schema that is used under two names may show the same twice.
    changes.set(JSON.stringify(change), change);
  };
  if (one.version !== other.version) {
    const versions = { ours: shown(one.version), theirs: shown(other.version) };
    report({ kind: "changed", path: "info/version", ...versions, breaksReader: false, breaksSender: false });
  }
  const schemas = new SchemaComparison(one, other, report);
  compareOperations(one, other, { schemas, report });
  schemas.finish();
  const place = ({ path, kind }: DocumentChange): string => `${path} ${kind}`;
  return [...changes.values()].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}
