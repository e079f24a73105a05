import { isJsonObject } from "../../src/transport/json-object.ts";
import { compareDocuments } from "../../src/verify/documents/compare-documents.ts";
import { formatChanges, type DocumentChange } from "../../src/verify/documents/document-change.ts";
import { overlayFile, publishedFile, readContract, type Contract } from "../overlay/read-contract.ts";
import { FaultList, type SourceError } from "../source-error.ts";
import { readRegistryDocument } from "../sources/registry-document.ts";
import { parseYamlSource } from "../sources/yaml-source.ts";
import { readPublished } from "./read-published.ts";
import { inOrderOf, writePublished } from "./write-document.ts";

/** What an import makes. */
export interface Imported {
  /** The published document as a file of this project; the same text as before when both say the same. */
  readonly text: string;
  /** What changed, what of ours no longer fits, and what has no words yet, as Markdown. */
  readonly report: string;
  readonly version: string;
  /** What the operator changed, by the comparison of its documents; nothing where they say the same. */
  readonly changes: readonly DocumentChange[];
}

/** A document as it comes. */
export interface ImportSource {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes the operator's document as the published one of this project: a copy, in the order of the one before.
 *
 * @param read gives the text of a file of the project by its path
 * @param name how the document is called in the title of the report
 * @throws SourceError or SourceFaults when it is no OpenAPI document that says something in the terms of 3.0.
 */
export async function importDocument(
  read: (file: string) => string,
  { file, bytes }: ImportSource,
  name: string,
): Promise<Imported> {
  const leftOut: string[] = [];
  const document = readPublished(file, bytes, (remark) => leftOut.push(remark));
  const before = read(publishedFile);
  const known = parseYamlSource(publishedFile, before).data;
  const ordered = inOrderOf(known, document);
  const text = await writePublished(isJsonObject(ordered) ? ordered : document);
  const now = applied((path) => (path === publishedFile ? text : read(path)));
  const old = text === before ? now : applied(read);
  const changes = text === before || !isJsonObject(known) ? [] : compareDocuments(known, document);
  const version = versionOf(now);
  const versions = [...new Set([versionOf(old), version])];
  const result = text === before ? "changes nothing" : changes.length === 0 ? sameSaid : versions.join(" → ");
  const sections = [
    section(
      "What changed",
      changes.length,
      changes.length === 0 ? [] : ["~~~text", formatChanges(changes).trimEnd(), "~~~"],
    ),
    list(`What of ${overlayFile} no longer fits`, now.misfits),
    list("Code lists that no description names any more", lostLists(old, now, changes)),
    list("What has no words of this project", now.contract?.withoutWords.map((pointer) => `\`${pointer}\``) ?? []),
    ...generatedFrom(now),
    list("What OpenAPI 3.0 does not have, and was left out", leftOut),
  ];
  const report = [`# Import of ${name} into ${publishedFile}: ${result}`, ...sections.flat(), ""].join("\n");
  return { text, report, version, changes };
}

/** What the title of the report says of a document in which only the text is another. */
const sameSaid = "says the same in other words";

/** A document that leaves a description out denies no code list, and yet the code that is generated knows it no more. */
function lostLists(old: AppliedContract, now: AppliedContract, told: readonly DocumentChange[]): string[] {
  if (old === now || old.data === undefined || now.data === undefined) return [];
  return compareDocuments(old.data, now.data).flatMap(({ kind, path, ours }) =>
    kind === "removed" && path.endsWith("/x-code-list") && !told.some((change) => change.path === path)
      ? [`\`${path}\`: ${ours ?? ""}`]
      : [],
  );
}

/** A published document with the overlay, as far as that fits. */
interface AppliedContract {
  readonly contract?: Contract;
  readonly data?: object;
  readonly misfits: readonly string[];
}

function applied(read: (file: string) => string): AppliedContract {
  const faults = new FaultList();
  const contract = faults.attempt(() => readContract(read, faults));
  const misfits = [...faults.all, ...(contract?.remarks ?? [])].map(({ message }) => message);
  const data = contract?.source.data;
  return { ...(contract && { contract }), ...(isJsonObject(data) && { data }), misfits };
}

/** What is left out of the code that is generated from a contract, and what stops it. */
function generatedFrom({ contract }: AppliedContract): string[][] {
  if (contract === undefined) return [];
  const faults = new FaultList();
  const remarks = readRegistryDocument(contract.source, faults)?.remarks ?? [];
  const messages = (errors: readonly SourceError[]): string[] => errors.map(({ message }) => message);
  return [
    list("What is left out of the generated client", messages(remarks)),
    list("What the code cannot be generated from", messages(faults.all)),
  ];
}

function versionOf(side: AppliedContract): string {
  const info = isJsonObject(side.data) ? side.data["info"] : undefined;
  return isJsonObject(info) ? String(info["version"]) : "";
}

function list(title: string, items: readonly string[]): string[] {
  return section(
    title,
    items.length,
    items.map((item) => `- ${item}`),
  );
}

function section(title: string, count: number, lines: readonly string[]): string[] {
  return count === 0 ? [] : ["", `## ${title} (${count})`, "", ...lines];
}
