import { docComment, generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import type { Identity } from "../sources/identity-model.ts";

/** What the codes of the identity service mean; apart from the rest, since no client needs them. */
export function identityCodeLists({ source, document }: Identity): GeneratedFile {
  const lists = Object.entries(document.codeLists).map(
    ([name, { description, codes }]) =>
      `${docComment([description])}\nexport const ${name} = ${literal(codes)} as const;\n`,
  );
  return generatedFile("identity-code-lists.gen.ts", [source.file], `\n${lists.join("\n")}`);
}
