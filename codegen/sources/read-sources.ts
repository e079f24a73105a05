import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "../overlay/read-contract.ts";
import { FaultList, SourceError } from "../source-error.ts";
import type { CodeListNames } from "../products/registry-code-lists.ts";
import { readDialect } from "./dialect.ts";
import { readEnvironments, type Environments } from "./environments.ts";
import type { Identity } from "./identity-model.ts";
import { readIdentity } from "./identity.ts";
import { readLegacyContract, type LegacyContract } from "./legacy-contract.ts";
import type { LegacyWords } from "./legacy-words.ts";
import { readRegistryDocument } from "./registry-document.ts";
import type { Registry } from "./registry-model.ts";
import { readText } from "./read-text.ts";
import { parseYamlSource, type YamlSource } from "./yaml-source.ts";

/** Everything that the code is generated from, read and checked. */
export interface Sources {
  readonly registry: Registry;
  readonly codeLists: CodeListNames;
  readonly identity: Identity;
  readonly environments: Environments;
  /** Oldest version first. */
  readonly legacy: readonly LegacyContract[];
  /** Text of every source by its path from the project's folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** The parts of the published document and of the overlay that were left out, with file, place and reason. */
  readonly remarks: readonly SourceError[];
}

/** The sources that could be read: all of them where nothing is wrong. */
export type ReadSources = { readonly [Name in keyof Sources]: Sources[Name] | undefined } & Pick<
  Sources,
  "texts" | "remarks"
>;

/**
 * Reads `spec/` and `wsdl/` below a folder. It returns everything readable, so that it can be checked for more faults. `onRegistry`
 * is called as soon as the registry document is read, when nothing is wrong with it.
 */
export function readSources(
  root: string,
  faults: FaultList,
  onRegistry: (registry: Registry) => void = () => undefined,
): ReadSources {
  const texts = new Map<string, string>();
  const readSource = (file: string): string => {
    const text = readText(root, file);
    texts.set(file, text);
    return text;
  };
  const yaml = <Result>(file: string, interpret: (source: YamlSource) => Result): Result | undefined =>
    faults.attempt(() => interpret(parseYamlSource(file, readSource(file))));

  const contract = faults.attempt(() => readContract(readSource, faults));
  const registry = contract && faults.attempt(() => readRegistryDocument(contract.source, faults));
  if (registry !== undefined && faults.isEmpty()) onRegistry(registry);
  const codeLists = yaml("spec/code-lists.yaml", (source) => {
    return { source, document: readDialect<CodeListNames["document"]>(source, "code-lists") };
  });
  const environments = yaml("spec/environments.yaml", readEnvironments);
  const addresses = environments && Object.keys(environments.document.addresses);
  const identity = yaml("spec/identity.yaml", (source) => readIdentity(source, addresses));
  const words = yaml("spec/legacy-words.yaml", (source) => readDialect<LegacyWords>(source, "legacy-words"));
  const legacy = environments && words && readLegacy(root, readSource, environments, words, faults);
  return { registry, codeLists, identity, environments, legacy, texts, remarks: contract?.remarks ?? [] };
}

/** The sources, when nothing is wrong with them. @throws SourceFaults with every fault */
export function complete(sources: ReadSources, faults: FaultList): Sources {
  faults.throwAny();
  const { registry, codeLists, identity, environments, legacy } = sources;
  if (!registry || !codeLists || !identity || !environments || !legacy) {
    throw new TypeError("a source without a fault was not read");
  }
  return { ...sources, registry, codeLists, identity, environments, legacy };
}

function readLegacy(
  root: string,
  read: (file: string) => string,
  { document, wsdlLocation }: Environments,
  words: LegacyWords,
  faults: FaultList,
): readonly LegacyContract[] | undefined {
  const place = { location: wsdlLocation, namespaceBase: document.legacy.namespaceBase };
  const files = faults.attempt(() => listWsdlFiles(root)) ?? [];
  const legacy = files
    .flatMap((file) => faults.attempt(() => readLegacyContract(file, read(file), place, words)) ?? [])
    .sort((one, other) => byVersion(one.version, other.version));
  // The content of an unreadable file is not known.
  if (legacy.length === 0 || legacy.length < files.length) return undefined;
  faults.attempt(() => {
    checkVersions(legacy);
    checkSameOperations(legacy);
  });
  return legacy;
}

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

function listWsdlFiles(root: string): string[] {
  let names: string[];
  try {
    names = readdirSync(join(root, "wsdl"));
  } catch (cause) {
    throw new SourceError("wsdl", "", "the folder cannot be read", { cause });
  }
  const files = names.filter((name) => name.endsWith(".wsdl")).sort();
  if (files.length === 0) throw new SourceError("wsdl", "", "holds no WSDL file");
  return files.map((name) => `wsdl/${name}`);
}

/**
 * Versions of the legacy API that the specification names: these stay. Others may come; the attributes grow from one to the
 * next (specification, Versioning).
 */
const specifiedVersions = ["2.1", "3.4", "4.1", "4.2"];

function checkVersions(contracts: readonly LegacyContract[]): void {
  const found = contracts.map(({ version }) => version);
  const wanted = [...new Set([...specifiedVersions, ...found])].sort(byVersion);
  if (found.join() !== wanted.join()) {
    throw new SourceError("wsdl", "", `needs one file for each of ${wanted.join(", ")}; found ${found.join(", ")}`);
  }
  for (const [index, { file, attributes }] of contracts.entries()) {
    const earlier = contracts[index - 1]?.attributes.type.elements ?? [];
    const own = new Set(attributes.type.elements.map(({ name }) => name));
    const lost = earlier.find(({ name }) => !own.has(name));
    if (lost !== undefined) throw new SourceError(file, "", `lacks the attribute ${lost.name} of the version before`);
  }
}

/** The same code calls every version, so every version must have the same operations, called alike. */
function checkSameOperations([first, ...others]: readonly LegacyContract[]): void {
  const call = ({ operations }: LegacyContract): string =>
    operations.map(({ name, soapAction }) => `${name} with SOAPAction "${soapAction}"`).join(", ");
  for (const other of others) {
    if (first !== undefined && call(first) !== call(other)) {
      throw new SourceError(
        other.file,
        "",
        `has other operations than ${first.file}: ${call(other)}; there: ${call(first)}`,
      );
    }
  }
}
