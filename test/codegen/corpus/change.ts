import { mergePatch } from "../../fixtures/merge-patch.ts";
import type { Schema, TestDocument } from "./base-document.ts";

/** A schema that is answered, or a part of the request of an operation. */
export type Checked =
  { readonly answer: string } | { readonly request: string; readonly in: "path" | "query" | "header" | "body" };

/** Values that a check of the generated code lets through or refuses. */
export type Values = Checked & { readonly accepts: readonly unknown[]; readonly refuses: readonly unknown[] };

/** Texts by the file that they stand in: `client` is `registry-client.gen.ts`. */
type Texts = Readonly<Record<string, readonly string[]>>;

/** The generated code after a change. */
export interface Expected {
  readonly title: string;
  /** The requirement that it proves. @default "[GEN-08]" */
  readonly id?: `[${string}]`;
  /** Changes with the same word here touch other places: they are made to one document. */
  readonly together?: string;
  /** TypeScript that has to compile with the generated files. */
  readonly types?: string;
  readonly values?: readonly Values[];
  /** The entries of the emitted table of operations, and members that entries lack. */
  readonly rows?: Readonly<Record<string, object>>;
  readonly without?: Readonly<Record<string, readonly string[]>>;
  readonly contains?: Texts;
  readonly lacks?: Texts;
  /** Parts of all the warnings, in their order. */
  readonly remarks?: readonly string[];
  /** Members that the example of a 200 has, although none is given. */
  readonly makes?: Readonly<Record<string, readonly string[]>>;
  /** The examples of answers, by operation and status. */
  readonly examples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** One change of a document, and what is generated then. */
export interface Change extends Expected {
  readonly change: (document: TestDocument) => unknown;
}

/** One change of a document for which no code can be made. */
export interface Refusal {
  readonly title: string;
  readonly change: (document: TestDocument) => unknown;
  /** How the JSON pointer ends of the place that the report names, with its line. */
  readonly place: string;
  /** A part of the message. */
  readonly reason: string;
}

/** A change as the tables write it. */
interface Difference {
  /** A merge patch of the document. */
  readonly merge?: object;
  /** Properties of `Vec`. */
  readonly property?: Readonly<Record<string, Schema>>;
  /** One more parameter of `vratVec`. */
  readonly parameter?: Schema;
}
export type Written<Row> = Omit<Row, "change"> & Difference;

/** The row of a table with its change as a function. */
export function withChange<Row extends Difference>(row: Row): Row & { change: (document: TestDocument) => void } {
  const { merge, property, parameter } = row;
  const patches = [
    merge,
    property && { components: { schemas: { Vec: { properties: property } } } },
    parameter && { paths: { "/veci/{id}": { get: { parameters: { "-": parameter } } } } },
  ];
  const change = (document: TestDocument): void => {
    for (const patch of patches) mergePatch(document, patch ?? {});
  };
  return { ...row, change };
}
