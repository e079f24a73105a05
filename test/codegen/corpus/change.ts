import type { TestDocument } from "./base-document.ts";
import type { Generated } from "./generate-document.ts";

/** Values that a check of the generated code lets through or refuses. */
export interface Values {
  /** A schema that is answered, or a part of the request of an operation. */
  readonly of: { readonly answer: string } | { readonly request: string; readonly in: Part };
  readonly accepts: readonly unknown[];
  readonly refuses: readonly unknown[];
}

type Part = "path" | "query" | "header" | "body";

/** Valid and invalid values for the check of a response schema. */
export function answered(answer: string, accepts: readonly unknown[], refuses: readonly unknown[]): Values {
  return { of: { answer }, accepts, refuses };
}

/** Valid and invalid values for the check of a part of a request. */
export function sent(request: string, part: Part, accepts: readonly unknown[], refuses: readonly unknown[]): Values {
  return { of: { request, in: part }, accepts, refuses };
}

/** One change of a document, and what is generated then. */
export interface Change {
  readonly title: string;
  /** The requirement that it proves. @default "[GEN-08]" */
  readonly id?: `[${string}]`;
  /** Changes with the same word here touch other places: they are made to one document. */
  readonly together?: string;
  readonly change: (document: TestDocument) => unknown;
  /** TypeScript that has to compile with the generated files. */
  readonly types?: string;
  readonly values?: readonly Values[];
  /** The entries of the emitted table of operations. */
  readonly rows?: Readonly<Record<string, object>>;
  /** Anything else. */
  readonly expect?: (generated: Generated) => void;
}

/** One change of a document for which no code can be made. */
export interface Refusal {
  readonly title: string;
  readonly change: (document: TestDocument) => unknown;
  /** How the JSON pointer ends of the place that the report names, with its line. */
  readonly place: string;
  readonly reason: RegExp;
}

/** A table of them, each row with the type of its table. */
export function table<Row extends Change | Refusal>(...rows: readonly Row[]): readonly Row[] {
  return rows;
}

/** A name for what a change adds, made of its title. */
export function nameOf(title: string): string {
  return title.replaceAll(/\W+/g, "_");
}
