import { docComment, generatedFile, literal, objectKey, type GeneratedFile } from "../generated-file.ts";
import type { YamlSource } from "../sources/yaml-source.ts";

/** `spec/code-lists.yaml`, checked. */
export interface CodeListNames {
  readonly source: YamlSource;
  readonly document: Readonly<
    Record<
      string,
      {
        /** Data source of the list. */
        readonly source: string;
        readonly description: string;
        readonly names: Readonly<Record<string, readonly [cs: string, en: string]>>;
      }
    >
  >;
}

/** The names of codes; apart from the rest, because a client loads them with the first question for a name. */
export function registryCodeLists({ source, document }: CodeListNames): GeneratedFile {
  const lists = Object.entries(document).map(([list, { description, source: from, names }]) => {
    const rows = Object.entries(names).map(
      ([code, [cs, en]]) => `    ${objectKey(code)}: [${literal(cs)}, ${literal(en)}],`,
    );
    return `${docComment([`${description} (source ${from})`], "  ")}\n  ${list}: {\n${rows.join("\n")}\n  },`;
  });
  return generatedFile(
    "registry-code-lists.gen.ts",
    [source.file],
    `\n${docComment(["Names of codes, Czech and English, by code list and code. The registry may use other codes."])}
export const codeLists = {\n${lists.join("\n")}\n} as const;\n`,
  );
}
