import { transform } from "esbuild";
import { stringify } from "yaml";
import { prepareRegistry } from "../../../codegen/generate-registry.ts";
import { registryTypes, type TypePrinter } from "../../../codegen/products/registry-types.ts";
import { FaultList, type SourceError } from "../../../codegen/source-error.ts";
import { readRegistryDocument } from "../../../codegen/sources/registry-document.ts";
import { parseYamlSource } from "../../../codegen/sources/yaml-source.ts";
import type { Validate } from "../../../generated/registry-request-validators.gen.ts";

/** The resulting document. */
export interface Generated {
  /** The omitted parts, each a warning with file, place and reason. */
  readonly remarks: readonly SourceError[];
  /** Text of every file by name. */
  readonly files: ReadonlyMap<string, string>;
  /** The emitted checks, run as they are. */
  readonly requests: Readonly<Record<string, Partial<Record<"path" | "query" | "header" | "body", Validate>>>>;
  readonly answers: Readonly<Record<string, Validate>>;
  /** The emitted table and examples. */
  readonly operations: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly examples: Readonly<
    Record<string, { parameters?: unknown; request?: unknown; responses: Readonly<Record<string, unknown>> }>
  >;
}

/**
 * Runs the code generator on a document.
 *
 * @throws SourceFaults
 */
export async function generateDocument(document: object | string, printer: TypePrinter): Promise<Generated> {
  const text = typeof document === "string" ? document : stringify(document, { aliasDuplicateObjects: false });
  const faults = new FaultList();
  const registry = faults.attempt(() => readRegistryDocument(parseYamlSource("spec/test.yaml", text), faults));
  faults.throwAny();
  if (registry === undefined) throw new TypeError("nothing was read");
  const remarks = [...registry.remarks];
  const generateRegistry = await prepareRegistry(registry, registryTypes(registry, printer), faults, (remark) =>
    remarks.push(remark),
  );
  faults.throwAny();
  if (generateRegistry === undefined) throw new TypeError("nothing was generated");
  const files = new Map((await generateRegistry()).map(({ name, text: code }) => [name, code]));
  const load = async (name: string): Promise<Record<string, unknown>> => {
    const { code } = await transform(files.get(name) ?? "", { loader: "ts", format: "esm" });
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
  };
  const [requests, operations, examples] = await Promise.all(
    ["request-validators", "operations", "examples"].map((name) => load(`registry-${name}.gen.ts`)),
  );
  const groups = [...files.keys()].filter((name) => name.startsWith("registry-response-validators-of-"));
  const answers = await Promise.all(groups.map(load));
  return {
    remarks,
    files,
    requests: requests?.["requestValidators"] as Generated["requests"],
    answers: Object.assign({}, ...answers.map(({ validators }) => validators)) as Generated["answers"],
    operations: operations?.["registryOperations"] as Generated["operations"],
    examples: examples?.["registryExamples"] as Generated["examples"],
  };
}
