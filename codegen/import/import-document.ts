import { format, resolveConfig } from "prettier";
import { isJsonObject } from "../../src/transport/json-object.ts";
import { prepareRegistry } from "../generate-registry.ts";
import { registryTypes, startTypePrinter, type TypePrinter } from "../products/registry-types.ts";
import { FaultList, SourceError, SourceFaults } from "../source-error.ts";
import { checkHouseRules } from "../sources/house-rules.ts";
import { pointerSegments } from "../sources/document-reader.ts";
import { readRegistryDocument } from "../sources/registry-document.ts";
import type { Registry } from "../sources/registry-model.ts";
import { parseYamlSource, type YamlSource } from "../sources/yaml-source.ts";
import type { ImportContext } from "./adopt.ts";
import { Canonical } from "./canonical.ts";
import { addExamples, dropBrokenExamples, hasBrokenExamples, mendExamples } from "./complete-examples.ts";
import { completeOperations } from "./complete-operations.ts";
import { ImportReport } from "./import-report.ts";
import { mergeComponents } from "./merge-components.ts";
import { DocumentMerge } from "./merge-document.ts";
import { readPublished } from "./read-published.ts";
import { YamlText } from "./yaml-text.ts";

/** What an import makes. */
export interface Imported {
  /** Our document with what the published one says; the same text when both say the same. */
  readonly text: string;
  readonly report: ImportReport;
  /** Version of ours before and of theirs. */
  readonly versions: readonly [ours: string, theirs: string];
}

/** A document on its way into ours. */
export interface ImportSource {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** What is started once, so that many imports can share it. */
export interface ImportOptions {
  /** @default one of its own, which ends with the import */
  readonly printer?: TypePrinter;
}

/**
 * Merges the operator's document into ours.
 *
 * @param file where ours stands, from the project's folder
 * @param text ours
 * @param published theirs: OpenAPI 3.0, JSON or YAML
 * @throws SourceError or SourceFaults when theirs is none, or when no code could be generated from the result.
 */
export async function importDocument(
  file: string,
  text: string,
  published: ImportSource,
  options: ImportOptions = {},
): Promise<Imported> {
  const report = new ImportReport();
  const theirs = readPublished(published.file, published.bytes, report);
  const { data } = parseYamlSource(file, text);
  if (!isJsonObject(data)) throw new SourceError(file, "", "is no OpenAPI document");
  const context: ImportContext = { ours: new Canonical(data), theirs: new Canonical(theirs), report };
  const versions = [versionOf(data), versionOf(theirs)] as const;

  let merged = apply(text, (edited) => {
    new DocumentMerge(context, edited).merge();
  });
  merged = apply(merged, (edited) => {
    mergeComponents(context, edited);
  });
  merged = apply(merged, (edited) => {
    completeOperations(context, edited);
  });
  if (merged === text) return { text, report, versions };

  const complete = async (edit: (registry: Registry, edited: YamlText) => Promise<void> | void): Promise<void> => {
    const edited = new YamlText(merged);
    await edit(registry, edited);
    const result = edited.toString();
    if (result === merged) return;
    merged = result;
    registry = readMerged(published.file, merged);
  };
  let registry = readMerged(published.file, merged);
  if (hasBrokenExamples(registry)) {
    await complete((current, edited) => mendExamples(current, edited, report));
    await complete(dropBrokenExamples);
  }
  await complete((current, edited) => addExamples(current, edited, report));
  await checkGenerated(registry, options.printer);
  merged = await format(merged, { ...(await resolveConfig(file)), parser: "yaml" });
  askForMissing(published.file, merged, report);
  return { text: merged, report, versions };
}

function apply(text: string, edit: (text: YamlText) => void): string {
  const edited = new YamlText(text);
  edit(edited);
  return edited.toString();
}

function versionOf({ info }: { readonly info?: unknown }): string {
  return isJsonObject(info) ? String(info["version"]) : "";
}

/** The merged document as a source; its faults are those of the document that came, which has other lines. */
function mergedSource(file: string, text: string): YamlSource {
  const { data } = parseYamlSource(file, text);
  return { file, data, error: (pointer, reason) => new SourceError(file, pointer, reason) };
}

function readMerged(file: string, text: string): Registry {
  const faults = new FaultList();
  const registry = readRegistryDocument(mergedSource(file, text), faults);
  faults.throwAny();
  if (registry === undefined) throw new TypeError("a document without a fault was not read");
  return registry;
}

/** @throws SourceFaults when no code can be generated from a document. */
async function checkGenerated(registry: Registry, given: TypePrinter | undefined): Promise<void> {
  const faults = new FaultList();
  const printer = given ?? startTypePrinter();
  try {
    await prepareRegistry(registry, () => registryTypes(registry, printer), faults);
  } finally {
    if (given === undefined) await printer.stop();
  }
  faults.throwAny();
}

/** What this project wants of its document and nobody but a person can fill in. */
function askForMissing(file: string, text: string, report: ImportReport): void {
  try {
    checkHouseRules(mergedSource(file, text)).throwAny();
  } catch (error) {
    if (!(error instanceof SourceFaults)) throw error;
    for (const { place, reason } of error.faults) report.add("questions", pointerSegments(place), reason);
  }
}
