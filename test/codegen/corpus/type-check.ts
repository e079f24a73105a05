import { dirname, join } from "node:path";
import ts from "typescript";
import { projectRoot } from "../project-copy.ts";

/** What every type snippet can use. */
const prelude = `
import type { components, operations, paths } from "./registry-types.gen.ts";
import type { RegistryAnswers, RegistryClient, RegistryInput, RegistryMethods } from "./registry-client.gen.ts";
import type { RegistryExamples } from "./registry-examples.gen.ts";
import type { RegistryOperation } from "./registry-operations.gen.ts";
import { registryOperations, type DocumentedErrorStatus, type DocumentedStatus } from "./registry-operations.gen.ts";
export const rows: readonly RegistryOperation[] = Object.values(registryOperations);
export type Schemas = components["schemas"];
export type Operations = operations;
export type Paths = paths;
export type Answers = RegistryAnswers;
export type Client = RegistryClient;
export type Sent = RegistryInput;
export type Examples = RegistryExamples;
export type Status = DocumentedStatus;
export type ErrorStatus = DocumentedErrorStatus;
export declare const methods: RegistryMethods<{ signal?: AbortSignal }>;
export declare const client: RegistryClient;
export type Equal<One, Other> = (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
`;

/**
 * Checks the types of generated files with what is said about them, all of them at once: most of the time goes into the
 * libraries, which they share.
 *
 * @param cases files and a snippet by the name of the case
 * @returns what the compiler says, by case.
 */
export function checkTypes(
  cases: ReadonlyMap<string, { readonly files: ReadonlyMap<string, string>; readonly snippet: string }>,
): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const [index, [name, { files, snippet }]] of [...cases].entries()) {
    const folder = join(projectRoot, `corpus-${index}`);
    for (const [file, text] of [...files, ["snippet.ts", `${prelude}\n${snippet}`]] as const) {
      texts.set(join(folder, file), text);
      owners.set(join(folder, file), name);
    }
  }
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts"],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  const folders = new Set([...texts.keys()].map((file) => dirname(file)));
  host.directoryExists = (folder) => folders.has(folder) || disk.directoryExists?.(folder) === true;
  host.getCurrentDirectory = () => projectRoot;
  host.fileExists = (file) => texts.has(file) || disk.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? disk.readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? disk.getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, {
          languageVersion: ts.ScriptTarget.ES2022,
          impliedNodeFormat: ts.ModuleKind.ESNext,
        });
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const found = new Map<string, string[]>([...cases.keys()].map((name) => [name, []]));
  for (const diagnostic of [
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ]) {
    const { file, start = 0, messageText } = diagnostic;
    const text = ts.flattenDiagnosticMessageText(messageText, "\n");
    const owner = file && owners.get(file.fileName);
    if (file === undefined || owner === undefined) throw new Error(`${file?.fileName ?? ""}: ${text}`);
    const line =
      file.text
        .slice(file.text.lastIndexOf("\n", start) + 1)
        .split("\n", 1)[0]
        ?.trim() ?? "";
    found.get(owner)?.push(`${file.fileName.replace(projectRoot, "")}: ${text} in: ${line}`);
  }
  return found;
}
