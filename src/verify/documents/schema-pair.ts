import type { JsonObject } from "../../transport/json-object.ts";
import {
  breaksOfAny,
  difference,
  type ChangeList,
  type DocumentChange,
  type Sides,
  type Usage,
} from "./document-change.ts";
import type { Facets, FlatSchema, Part } from "./flat-schema.ts";
import type { SchemaReader } from "./schema-reader.ts";

/** Two schemas that are compared where one of them stands. */
export interface SchemaPair extends Sides<FlatSchema> {
  readonly path: string;
  readonly nodes: Sides<JsonObject>;
  /** Names of the schemas themselves, where they have one. */
  readonly names: Sides<string | undefined>;
  readonly readers: Sides<SchemaReader>;
  readonly usage: Usage;
  readonly changes: ChangeList;
  /** Compares what lies within them; the code list of items was compared as that of their list. */
  inner(path: string, ours: JsonObject, theirs: JsonObject, usage?: Usage, areItems?: boolean): void;
  /** What differs between two schemas, told as if there were nothing around them. */
  differences(ours: JsonObject, theirs: JsonObject, usage: Usage): readonly DocumentChange[];
  /** Where a part stands: at the schema that both extend when it came, went or changed there. */
  home(ours: Owned, theirs: Owned, has: (schema: FlatSchema) => boolean): string;
}

/** Owner of a part; `undefined` when there is none. */
export type Owned = Pick<Part, "owner"> | undefined;

/** What is compared of a schema; the code list of items was compared as that of their list. */
export function comparable(facets: Facets, areItems = false): Facets {
  return areItems ? new Map([...facets].filter(([keyword]) => keyword !== "x-code-list")) : facets;
}

export function summary(
  path: string,
  ours: unknown,
  theirs: unknown,
  found: readonly DocumentChange[],
): DocumentChange {
  const { breaksReader, breaksSender } = breaksOfAny(found);
  // What breaks is noticed; what only means something else is not.
  const isSilent = !breaksReader && !breaksSender && found.some(({ changesMeaning }) => changesMeaning);
  return {
    ...difference(path, ours, theirs, { breaksReader, breaksSender }),
    ...(isSilent ? { changesMeaning: true } : {}),
  };
}
