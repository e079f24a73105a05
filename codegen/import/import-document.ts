import { isJsonObject } from "../../src/transport/json-object.ts";
import { compareDocuments } from "../../src/verify/documents/compare-documents.ts";
import { formatChanges, type DocumentChange } from "../../src/verify/documents/document-change.ts";
import { overlayFile, publishedFile, readContract, type Contract } from "../overlay/read-contract.ts";
import { FaultList, type SourceError } from "../source-error.ts";
import { readRegistryDocument } from "../sources/registry-document.ts";
import { parseYamlSource } from "../sources/yaml-source.ts";
import { readPublished } from "./read-published.ts";
import { inOrderOf, writePublished } from "./write-document.ts";

/** Result of an import. */
export interface Imported {
  /** The published document as a file of this project; the same text as before when both say the same. */
  readonly text: string;
  /** Markdown: the changes, the actions of the overlay that no longer fit, and the places without words. */
  readonly report: string;
  readonly version: string;
  /** Changes of the operator, by the comparison of its documents; empty where they say the same. */
  readonly changes: readonly DocumentChange[];
}

/** A document as it comes. */
export interface ImportSource {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes the operator's document as the published one of this project: a copy in the order of the previous one.
 *
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
      "Changes",
      changes.length,
      changes.length === 0 ? [] : ["~~~text", formatChanges(changes).trimEnd(), "~~~"],
    ),
    list(`Actions of ${overlayFile} that no longer fit`, now.misfits),
    list("Code lists that no description names any more", lostLists(old, now, changes)),
    list("Places without words of this project", now.contract?.withoutWords.map((pointer) => `\`${pointer}\``) ?? []),
    ...generatedFrom(now),
    list("Left out, because OpenAPI 3.0 does not have it", leftOut),
  ];
  const report = [`# Import of ${name} into ${publishedFile}: ${result}`, ...sections.flat(), ""].join("\n");
  return { text, report, version, changes };
}

/** Title of the report if only texts differ. */
const sameSaid = "says the same in other words";

/** A missing description does not contradict a code list, but the generated code would lose it. */
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

/** Sections for the parts of a contract that the generated code leaves out, and for its faults. */
function generatedFrom({ contract }: AppliedContract): string[][] {
  if (contract === undefined) return [];
  const faults = new FaultList();
  const remarks = readRegistryDocument(contract.source, faults)?.remarks ?? [];
  const messages = (errors: readonly SourceError[]): string[] => errors.map(({ message }) => message);
  return [
    list("Left out of the generated client", messages(remarks)),
    list("Faults that stop the code generator", messages(faults.all)),
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
