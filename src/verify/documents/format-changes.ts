import type { DocumentChange } from "./document-change.ts";

/**
 * Changes as plain text for people, one a line, and the sums at the end.
 *
 * @example
 *
 * ```ts
 * console.log(formatChanges(compareDocuments(registryDocument, await response.text())));
 * ```
 */
export function formatChanges(changes: readonly DocumentChange[]): string {
  if (changes.length === 0) return "The documents say the same.\n";
  const breaking = changes.filter(({ breaksReader, breaksSender }) => breaksReader || breaksSender).length;
  const unit = changes.length === 1 ? "change" : "changes";
  return [...changes.map(describe), "", `${changes.length} ${unit}, ${breaking} of them can break a client.`, ""].join(
    "\n",
  );
}

function describe({ kind, path, ours, theirs, breaksReader, breaksSender, correction }: DocumentChange): string {
  const values = ours !== undefined && theirs !== undefined ? `${ours} -> ${theirs}` : (ours ?? theirs);
  const broken = [...(breaksReader ? ["readers"] : []), ...(breaksSender ? ["senders"] : [])];
  return [
    `${kind.padEnd(7)} ${path}`,
    ...(values === undefined ? [] : [`: ${values}`]),
    ...(broken.length === 0 ? [] : [` (breaks ${broken.join(" and ")})`]),
    ...(correction === undefined ? [] : [` (on purpose: ${correction})`]),
  ].join("");
}
