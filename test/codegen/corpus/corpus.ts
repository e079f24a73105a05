import { baseDocument, type TestDocument } from "./base-document.ts";
import { callerChanges } from "./caller-changes.ts";
import type { Change } from "./change.ts";
import { newDocumentChanges } from "./new-document-changes.ts";
import { operationChanges, parameterChanges } from "./operation-changes.ts";
import { schemaChanges } from "./schema-changes.ts";

/** Changes of one document. */
export interface Group {
  readonly title: string;
  readonly changes: readonly Change[];
}

const all: readonly Change[] = [
  ...schemaChanges,
  ...parameterChanges,
  ...operationChanges,
  ...callerChanges,
  ...newDocumentChanges,
];

/** Every change for which code can be generated, in as few documents as they need. */
export const corpus: readonly Group[] = [...new Set(all.map(({ title, together = title }) => together))].map(
  (group) => ({ title: group, changes: all.filter(({ title, together = title }) => together === group) }),
);

/** The base document with the changes of a group. */
export function documentOf({ changes }: { readonly changes: readonly Pick<Change, "change">[] }): TestDocument {
  const document = baseDocument();
  for (const { change } of changes) change(document);
  return document;
}
