import { pointerSegments, valueAt } from "../../src/verify/documents/references.ts";
import { isReference, type DocumentReader } from "./document-reader.ts";
import { sectionOf, walk, type Kind } from "./openapi-walk.ts";

/** Keywords that may stand beside a reference, because they make no rule. */
const notes = ["description", "summary", "title", "example", "examples", "externalDocs", "deprecated"];

/** Reports references that lead nowhere or to something of another kind, and rules beside a reference. */
export function checkReferences(reader: DocumentReader): void {
  const schemas = new Set<string>();
  const references: [kind: Kind, node: Readonly<Record<string, unknown>>, pointer: string][] = [];
  walk("document", reader.document, "", (kind, node, pointer) => {
    if (kind === "schema") schemas.add(pointer);
    if ("$ref" in node) references.push([kind, node, pointer]);
  });
  for (const [kind, node, pointer] of references) {
    const fault = isReference(node) ? targetFault(reader, kind, node.$ref, schemas) : "must be a text";
    if (fault !== undefined) reader.report(`${pointer}/$ref`, fault);
    for (const key of Object.keys(node)) {
      if (key === "$ref" || notes.includes(key) || key.startsWith("x-")) continue;
      reader.report(
        `${pointer}/${key}`,
        `"${key}" has no effect beside $ref${kind === "schema" ? ": put the reference into an allOf" : ""}`,
      );
    }
  }
}

function targetFault(
  reader: DocumentReader,
  kind: Kind,
  reference: string,
  schemas: ReadonlySet<string>,
): string | undefined {
  const section = sectionOf(kind);
  if (section === undefined) return `a ${kind} cannot stand elsewhere: write it out`;
  if (!reference.startsWith("#/")) return `${reference} is not in this document: bring it in first`;
  const pointer = reference.slice(1);
  if (valueAt(reader.document, pointer) === undefined) return `nothing is named ${reference}`;
  const [root, own, , ...deeper] = pointerSegments(pointer);
  const fits =
    root === "components" && own === section && deeper.length === 0 ? true : kind === "schema" && schemas.has(pointer);
  if (!fits) return `${reference} is no ${kind}`;
  return reader.follow({ $ref: reference }, "") === undefined ? `${reference} leads back to itself` : undefined;
}
