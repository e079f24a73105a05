import { readFileSync } from "node:fs";
import { generatedFile, literal, type GeneratedFile } from "../generated-file.ts";
import type { Environments } from "../sources/environments.ts";

const template = new URL("../templates/environments.ts", import.meta.url);

/** The published addresses, patched into the template module by ts-morph. */
export async function environments({ source, document, table }: Environments): Promise<GeneratedFile> {
  // Loaded here, so that the thread of openapi-typescript has started before.
  const { Project } = await import("ts-morph");
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const file = project.createSourceFile("environments.ts", readFileSync(template, "utf8"));

  file.getInterfaceOrThrow("Addresses").addProperties(
    Object.entries(document.addresses).map(([name, { description }]) => ({
      name,
      type: "string",
      isReadonly: true,
      hasQuestionToken: true,
      docs: [description],
    })),
  );
  file.getVariableDeclarationOrThrow("environments").setInitializer(`${literal(table)} as const`);
  const { endpointPath, namespaceBase, ...pages } = document.legacy;
  file.getVariableDeclarationOrThrow("legacyEndpointPath").setInitializer(literal(endpointPath));
  file.getVariableDeclarationOrThrow("legacyPages").setInitializer(`${literal(pages)} as const`);
  file.formatText({ indentSize: 2 });
  return generatedFile("environments.gen.ts", [source.file, "codegen/templates/environments.ts"], file.getFullText());
}
