import { generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import type { LegacyContract } from "../sources/legacy-contract.ts";
import type { XmlElement, XmlType } from "../sources/xml-schema-model.ts";

/** The decoder tables: how the elements of each version are turned into values. */
export function legacyDecoders(contracts: readonly LegacyContract[]): GeneratedFile {
  return generatedFile(
    "legacy-decoders.gen.ts",
    contracts.map(({ file }) => file),
    `
import type { LegacyVersion } from "./legacy-types.gen.ts";

${decoderTypes}

/** Namespace and operations of a version. */
interface LegacyContract {
  readonly namespace: string;
  readonly operations: Readonly<Record<${operationNames(contracts)}, LegacyOperation>>;
}

/**
 * Parses the table of a version once, and keeps it in place of its getter: a process needs few of them, and JSON is read in a
 * fraction of the time of code.
 */
function contract(version: LegacyVersion, text: string): LegacyContract {
  // The generator wrote the text from the type.
  const value = JSON.parse(text) as LegacyContract;
  Object.defineProperty(legacyContracts, version, { value });
  return value;
}

/** Namespace and operations of every version. */
export const legacyContracts: Readonly<Record<LegacyVersion, LegacyContract>> = {
${contracts
  .map(({ version, namespace, operations }) => {
    const table = Object.fromEntries(
      operations.map(({ name, soapAction, request, response }) => [
        name,
        { soapAction, request: [request.name, element(request)], response: [response.name, element(response)] },
      ]),
    );
    const text = template({ namespace, operations: table });
    return `  get ${literal(version)}() {\n    return contract(${literal(version)}, ${text});\n  },`;
  })
  .join("\n")}
};
`,
  );
}

/** A template literal of JSON, with a line for each element. */
function template(table: object): string {
  const lines = JSON.stringify(table).replaceAll(/"[^"]+":\{"minOccurs"/g, "\n$&");
  return `\`${lines.replaceAll(/[\\`$]/g, "\\$&")}\``;
}

function operationNames(contracts: readonly LegacyContract[]): string {
  return [...new Set(contracts.flatMap(({ operations }) => operations.map(({ name }) => literal(name))))].join(" | ");
}

function element({ minOccurs, maxOccurs, type }: XmlElement): object {
  return { minOccurs, maxOccurs: maxOccurs ?? null, type: decoder(type) };
}

function decoder(type: XmlType): object {
  if (type.kind === "text") return type;
  return {
    kind: "node",
    order: type.order,
    elements: Object.fromEntries(type.elements.map((child) => [child.name, element(child)])),
    attributes: Object.fromEntries(type.attributes.map((attribute) => [attribute.name, attribute.type])),
    ...(type.text && { text: type.text }),
  };
}

const decoderTypes = `/** Text of an element or attribute. The facets describe what is published; a reader need not enforce them. */
export interface ValueDecoder {
  readonly kind: "text";
  /** Built-in type of XML Schema. */
  readonly base: "string" | "boolean" | "date" | "integer" | "int" | "unsignedInt" | "base64Binary";
  /** Listed values. */
  readonly values?: readonly string[];
  /** Whether other values than the listed ones occur. */
  readonly open?: boolean;
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minInclusive?: number;
  readonly maxInclusive?: number;
  readonly pattern?: string;
}

/** An element with elements inside, or with text and attributes. */
export interface NodeDecoder {
  readonly kind: "node";
  /** How the elements stand together in a valid document. */
  readonly order: "sequence" | "all" | "choice" | "empty";
  readonly elements: Readonly<Record<string, ElementDecoder>>;
  readonly attributes: Readonly<Record<string, ValueDecoder>>;
  /** The text beside the attributes. */
  readonly text?: ValueDecoder;
}

/** One element: how often it occurs and what it holds. */
export interface ElementDecoder {
  readonly minOccurs: number;
  /** \`null\` stands for unbounded. More than one occurrence decodes to an array. */
  readonly maxOccurs: number | null;
  readonly type: ValueDecoder | NodeDecoder;
}

/** One operation of the legacy API. */
export interface LegacyOperation {
  readonly soapAction: string;
  /** Local name of the element of the request, and what it holds. */
  readonly request: readonly [name: string, element: ElementDecoder];
  /** Local name of the element of the response, and what it holds. */
  readonly response: readonly [name: string, element: ElementDecoder];
}`;
