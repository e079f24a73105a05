import type { DocumentChange } from "ares-caais/verify";

/** Changes in a line each: whom they can break, what changed, and the values. */
export function verdict(changes: readonly DocumentChange[]): string[] {
  return changes.map(({ kind, path, ours, theirs, breaksReader, breaksSender, changesMeaning, correction }) => {
    const severities = [
      ...(breaksReader ? ["reader"] : []),
      ...(breaksSender ? ["sender"] : []),
      ...(changesMeaning === true ? ["meaning"] : []),
    ];
    const severity = severities.length === 0 ? "harmless" : severities.join("+");
    const values = ours !== undefined && theirs !== undefined ? `: ${ours} -> ${theirs}` : "";
    return `${severity} ${kind} ${path}${values}${correction === undefined ? "" : ` [${correction}]`}`;
  });
}
