import { docComment, generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import type { Identity } from "../sources/identity-model.ts";

/** Meanings of the codes of the identity service; a file of its own, because no client needs them. */
export function identityCodeLists({ source, document }: Identity): GeneratedFile {
  const lists = Object.entries(document.codeLists).map(
    ([name, { description, codes }]) =>
      `${docComment([description])}\nexport const ${name} = ${literal(codes)} as const;\n`,
  );
  return generatedFile("identity-code-lists.gen.ts", [source.file], `\n${lists.join("\n")}`);
}
