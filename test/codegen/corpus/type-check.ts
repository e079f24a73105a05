import { compile } from "../compile.ts";
import type { Generated } from "./generate-document.ts";
import type { Group } from "./corpus.ts";

/** The imports for every type snippet. */
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
 * @returns what the compiler says of the snippet of a change and of the files that it belongs to, by its title.
 */
export function checkTypes(cases: readonly (readonly [Group, Generated])[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string>();
  const generated = new Map<string, readonly string[]>();
  const snippets = new Map<string, string>();
  for (const [index, [{ changes }, { files }]] of cases.entries()) {
    const folder = `corpus-${index}`;
    for (const [file, text] of files) texts.set(`${folder}/${file}`, text);
    for (const [at, { title, types = "" }] of changes.entries()) {
      const snippet = `${folder}/snippet-${at}.ts`;
      texts.set(snippet, `${prelude}\n${types}`);
      snippets.set(title, snippet);
      generated.set(
        title,
        [...files.keys()].map((file) => `${folder}/${file}`),
      );
    }
  }
  const { faultsOf } = compile(texts);
  return new Map(
    [...snippets].map(([title, snippet]) => [title, [...(generated.get(title) ?? []), snippet].flatMap(faultsOf)]),
  );
}
