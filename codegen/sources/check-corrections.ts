import { isDeepStrictEqual } from "node:util";
import type { DocumentReader } from "./document-reader.ts";
import { walk } from "./openapi-walk.ts";
import type { Correction } from "./registry-model.ts";

/** Reports notes of corrections that do not have what stands beside them, or correct nothing: nobody could rely on them. */
export function checkCorrections(reader: DocumentReader): void {
  checkCorrection(reader, reader.document, "");
  walk("document", reader.document, "", (kind, node, pointer) => {
    if (kind === "schema") checkCorrection(reader, node, pointer);
  });
}

function checkCorrection(
  reader: DocumentReader,
  node: { readonly "x-correction"?: Correction },
  pointer: string,
): void {
  const { "x-correction": correction } = node;
  if (correction === undefined) return;
  const said = new Map<string, unknown>(Object.entries(node));
  const { ours, theirs } = correction;
  const at = `${pointer}/x-correction`;
  for (const keyword of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    if (isDeepStrictEqual(ours[keyword], theirs[keyword])) reader.report(at, `"${keyword}" is the same in both`);
    if (!isDeepStrictEqual(ours[keyword], said.get(keyword))) {
      reader.report(`${at}/ours`, `"${keyword}" is not what stands beside the note`);
    }
  }
  if (isDeepStrictEqual(ours, theirs)) reader.report(at, "corrects nothing");
}
