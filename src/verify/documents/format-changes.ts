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
  const meanings = changes.filter(({ changesMeaning }) => changesMeaning).length;
  const unit = changes.length === 1 ? "change" : "changes";
  const sums = [
    `${changes.length} ${unit}, ${breaking} of them can break a client`,
    ...(meanings === 0 ? [] : [`${meanings} give${meanings === 1 ? "s" : ""} a value another meaning`]),
  ];
  return [...changes.map(describe), "", `${sums.join(", ")}.`, ""].join("\n");
}

function describe(change: DocumentChange): string {
  const { kind, path, ours, theirs, breaksReader, breaksSender, changesMeaning, correction } = change;
  const values = ours !== undefined && theirs !== undefined ? `${ours} -> ${theirs}` : (ours ?? theirs);
  const broken = [...(breaksReader ? ["readers"] : []), ...(breaksSender ? ["senders"] : [])];
  return [
    `${kind.padEnd(7)} ${path}`,
    ...(values === undefined ? [] : [`: ${values}`]),
    ...(broken.length === 0 ? [] : [` (breaks ${broken.join(" and ")})`]),
    ...(changesMeaning === true ? [" (another meaning)"] : []),
    ...(correction === undefined ? [] : [` (on purpose: ${correction})`]),
  ].join("");
}
