import type { GeneratedFile } from "./generated-file.ts";
import { manifest } from "./products/manifest.ts";
import { environments as environmentsProduct } from "./products/environments.ts";
import { clientAuthentication, identity as identityProduct } from "./products/identity.ts";
import { identityCodeLists } from "./products/identity-code-lists.ts";
import { legacyDecoders } from "./products/legacy-decoders.ts";
import { legacyRequests } from "./products/legacy-requests.ts";
import { legacyTypes } from "./products/legacy-types.ts";
import { packageFacts } from "./products/package.ts";
import { registryCodeLists } from "./products/registry-code-lists.ts";
import { registryTypes, startTypePrinter, type TypePrinter } from "./products/registry-types.ts";
import { prepareRegistry } from "./generate-registry.ts";
import { sandboxData } from "./products/sandbox-data.ts";
import { FaultList, type SourceError } from "./source-error.ts";
import { complete, readSources } from "./sources/read-sources.ts";

/** Options of a run, with what several runs can share. */
export interface GenerateOptions {
  /** @default one of its own, which ends with the run */
  readonly printer?: TypePrinter;
  /** Called for each part of the registry document and of its overlay that was omitted or changed, with file, place and reason. */
  readonly onRemark?: (remark: SourceError) => void;
}

/**
 * Generates everything in memory.
 *
 * @param root the project's folder
 * @returns the text of every file of `generated/` by name.
 * @throws SourceFaults with all faults of the sources.
 */
export async function generate(root: string, options: GenerateOptions = {}): Promise<ReadonlyMap<string, string>> {
  const { printer = startTypePrinter(), onRemark = () => undefined } = options;
  try {
    const faults = new FaultList();
    let types: Promise<GeneratedFile> | undefined;
    const sources = readSources(root, faults, (registry) => {
      types = registryTypes(registry, printer);
      // No caller awaits the types when a source has a fault.
      types.catch(() => undefined);
    });
    const { registry } = sources;
    for (const remark of [...sources.remarks, ...(registry?.remarks ?? [])]) onRemark(remark);
    const sandbox = sandboxData(root);
    const generateRegistry =
      registry && types && faults.isEmpty()
        ? await prepareRegistry({ ...registry, codes: sandbox.codes }, types, faults, onRemark)
        : undefined;
    const { codeLists, identity, environments, legacy, texts } = complete(sources, faults);
    if (generateRegistry === undefined) throw new TypeError("a document without a fault was not read");
    const files: GeneratedFile[] = [
      await environmentsProduct(environments),
      identityProduct(identity),
      clientAuthentication(identity),
      identityCodeLists(identity),
      legacyDecoders(legacy),
      await legacyRequests(legacy),
      legacyTypes(legacy),
      packageFacts(),
      registryCodeLists(codeLists),
      ...(await generateRegistry()),
      ...sandbox.files,
    ];
    const outputs = new Map(files.map(({ name, text }) => [name, text]));
    return outputs.set("manifest.json", manifest(new Map([...texts, ...sandbox.texts]), outputs));
  } finally {
    if (options.printer === undefined) await printer.stop();
  }
}
