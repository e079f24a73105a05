import type { JsonObject } from "../../transport/json-object.ts";
import { difference, type DocumentChange, type Report, type Usage } from "./document-change.ts";
import type { Facets, FlatSchema, Part } from "./flat-schema.ts";
import type { SchemaReader } from "./schema-reader.ts";

/** What the comparison of two schemas asks of the one of all schemas. */
export interface Schemas {
  readonly ours: SchemaReader;
  readonly theirs: SchemaReader;
  /** What differs between two schemas, told as if there were nothing around them. */
  differences(ours: JsonObject, theirs: JsonObject, usage: Usage): readonly DocumentChange[];
  /** Where a part stands: at the schema that both extend when it came, went or changed there. */
  home(pair: SchemaPair, ours: Owned, theirs: Owned, has: (schema: FlatSchema) => boolean): string;
}

/** Two schemas that are compared where one of them stands. */
export interface SchemaPair {
  readonly path: string;
  readonly ours: FlatSchema;
  readonly theirs: FlatSchema;
  readonly nodes: { readonly ours: JsonObject; readonly theirs: JsonObject };
  /** Names of the schemas themselves, where they have one. */
  readonly names: { readonly ours: string | undefined; readonly theirs: string | undefined };
  readonly usage: Usage;
  readonly report: Report;
  /** Compares what lies within them; the code list of items was compared as that of their list. */
  readonly inner: (path: string, ours: JsonObject, theirs: JsonObject, how?: Inner) => void;
}

interface Inner {
  readonly usage?: Usage;
  readonly areItems?: boolean;
}

/** Whose a part is; `undefined` when there is none. */
export type Owned = Pick<Part, "owner"> | undefined;

/** What is compared of a schema; the code list of items was compared as that of their list. */
export function comparable(facets: Facets, areItems = false): Facets {
  return areItems ? new Map([...facets].filter(([keyword]) => keyword !== "x-code-list")) : facets;
}

/** Several changes as one. */
export function summary(
  path: string,
  ours: unknown,
  theirs: unknown,
  found: readonly DocumentChange[],
): DocumentChange {
  const breaksReader = found.some((change) => change.breaksReader);
  const breaksSender = found.some((change) => change.breaksSender);
  // What breaks is noticed; what only means something else is not.
  const isSilent = !breaksReader && !breaksSender && found.some(({ changesMeaning }) => changesMeaning);
  return {
    ...difference(path, ours, theirs, { breaksReader, breaksSender }),
    ...(isSilent ? { changesMeaning: true } : {}),
  };
}
