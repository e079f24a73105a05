import { docComment, generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import type { Environments } from "../sources/environments.ts";
import type { LegacyContract } from "../sources/legacy-contract.ts";

/** The WSDL files as text, to be completed with an address. */
export function legacyWsdl(contracts: readonly LegacyContract[], { source, document }: Environments): GeneratedFile {
  return generatedFile(
    "legacy-wsdl.gen.ts",
    [...contracts.map(({ file }) => file), source.file],
    `
import { legacyEndpointPath } from "./environments.gen.ts";
import type { LegacyVersion } from "./legacy-types.gen.ts";

/** The document of each WSDL file, written out again, before and after the address of its endpoint. */
const texts: Readonly<Record<LegacyVersion, readonly [before: string, after: string]>> = {
${contracts.map(({ version, text }) => `  ${literal(version)}: [\n    ${text.map(multiline).join(",\n    ")},\n  ],`).join("\n")}
};

${docComment([
  "The WSDL document of one version with the endpoint of an environment in place of the production one.",
  "",
  `@param legacyMutualTls ${document.addresses["legacyMutualTls"]?.description ?? ""} Without \`${document.legacy.endpointPath}\`.`,
])}
export function legacyWsdl(version: LegacyVersion, legacyMutualTls: string): string {
  const [before, after] = texts[version];
  return before + escapeAttribute(legacyMutualTls + legacyEndpointPath) + after;
}

function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
`,
  );
}

function multiline(text: string): string {
  return `\`${text.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${")}\``;
}
