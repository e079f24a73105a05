import { docComment, generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import { SourceError } from "../source-error.ts";
import type { LegacyContract } from "../sources/legacy-contract.ts";
import type { BuiltInType, ComplexType, SimpleType, XmlElement, XmlType } from "../sources/xml-schema-model.ts";

/** The user data of each version as types. */
export function legacyTypes(contracts: readonly LegacyContract[]): GeneratedFile {
  return generatedFile(
    "legacy-types.gen.ts",
    contracts.map(({ file }) => file),
    `
${contracts
  .map(
    ({ version, attributes }) =>
      `${docComment([`User data of version ${version}. A missing element is undefined, an empty one is "" or null.`])}
export interface ${interfaceName(version)} ${members(attributes.type, "")}
`,
  )
  .join("\n")}
/** User data by version of the legacy API. */
export interface LegacyAttributes {
${contracts.map(({ version }) => `  ${literal(version)}: ${interfaceName(version)};`).join("\n")}
}

/** A version of the legacy API. */
export type LegacyVersion = keyof LegacyAttributes;

/** The newest version: its user data have the members of those of every other. */
export const newestLegacyVersion = ${literal(contracts.at(-1)?.version)} satisfies LegacyVersion;

/** Every version of the legacy API, oldest first. */
export const legacyVersions = ${literal(contracts.map(({ version }) => version))} as const;

/** Least and most characters of a session identifier, by version. */
export const sessionIdLengths = ${literal(Object.fromEntries(contracts.map((contract) => [contract.version, sessionIdLength(contract)])))} as const satisfies Record<LegacyVersion, { readonly least: number; readonly most: number }>;

${contracts[0]?.operations.flatMap(({ name, response }) => statusType(name, response)).join("\n") ?? ""}
`,
  );
}

function interfaceName(version: string): string {
  return `LegacyAttributesV${version.replace(".", "_")}`;
}

/** The bounds that the request of authConfirmation sets to the session identifier. */
function sessionIdLength({ file, operations }: LegacyContract): { readonly least: number; readonly most: number } {
  const request = operations.find(({ name }) => name === "authConfirmation")?.request.type;
  const [sessionId] = request?.kind === "complex" ? request.elements : [];
  const { minLength: least, maxLength: most } = sessionId?.type.kind === "text" ? sessionId.type : {};
  if (least === undefined || most === undefined) {
    throw new SourceError(
      file,
      "authConfirmationRequest",
      "the session identifier must have a minLength and a maxLength",
    );
  }
  return { least, most };
}

/** The type of the member \`status\` of a response. */
function statusType(operation: string, { type }: XmlElement): string[] {
  const status = type.kind === "complex" ? type.elements.find(({ name }) => name === "status") : undefined;
  if (status?.type.kind !== "text") return [];
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Status`;
  return [
    `${docComment([`Status of ${operation}: ${status.documentation}`])}\nexport type ${name} = ${simpleType(status.type)};\n`,
  ];
}

function members({ elements, attributes, text }: ComplexType, indent: string): string {
  const inner = `${indent}  `;
  const lines = [
    ...(text === undefined
      ? []
      : [`${inner}/** The text of the element. */\n${inner}readonly value: ${valueType(text, inner)};`]),
    ...elements.map(
      ({ name, documentation, maxOccurs, type }) =>
        `${docComment([documentation], inner)}\n${inner}readonly ${name}${isList(maxOccurs) ? "" : "?"}: ${listOf(valueType(type, inner), maxOccurs)};`,
    ),
    ...attributes.map(
      ({ name, documentation, type }) =>
        `${docComment([documentation], inner)}\n${inner}readonly ${name}?: ${valueType(type, inner)};`,
    ),
  ];
  return lines.length === 0 ? "Record<never, never>" : `{\n${lines.join("\n")}\n${indent}}`;
}

function isList(maxOccurs: number | undefined): boolean {
  return maxOccurs === undefined || maxOccurs > 1;
}

function listOf(type: string, maxOccurs: number | undefined): string {
  if (!isList(maxOccurs)) return type;
  return type.includes(" | ") && !type.startsWith("{") ? `readonly (${type})[]` : `readonly ${type}[]`;
}

function valueType(type: XmlType, indent: string): string {
  if (type.kind === "complex") return members(type, indent);
  // Text may be empty; a number or a boolean that is empty is told apart from one that is missing.
  return type.base === "string" || type.base === "base64Binary" || type.base === "date"
    ? simpleType(type)
    : `${simpleType(type)} | null`;
}

const typeScriptTypes: Readonly<Record<BuiltInType, string>> = {
  string: "string",
  boolean: "boolean",
  // A calendar date stays ISO 8601 text: a Date would shift with the machine's zone.
  date: "string",
  // Unbounded in XML Schema: a bigint where a number would lose digits.
  integer: "number | bigint",
  int: "number",
  unsignedInt: "number",
  base64Binary: "string",
};

function simpleType({ base, values, open = false }: SimpleType): string {
  if (values === undefined) return typeScriptTypes[base];
  // An empty element is always possible in an answer; \`string & {}\` keeps the listed values as suggestions.
  const listed = values.map((value) => literal(value));
  return [...listed, ...(open ? ["(string & {})"] : [])].join(" | ");
}
