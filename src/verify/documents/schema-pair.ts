import type { JsonObject } from "../../transport/json-object.ts";
import {
  breaksOfAny,
  difference,
  type ChangeList,
  type DocumentChange,
  type Sides,
  type Usage,
} from "./document-change.ts";
import type { Facets, FlatSchema, Owned } from "./flat-schema.ts";
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
  /** The differences of two schemas, as if nothing were around them. */
  differences(ours: JsonObject, theirs: JsonObject, usage: Usage): readonly DocumentChange[];
  /** The path that a change at a key is reported under: that of the schema that both extend, when it came, went or changed there. */
  home(key: string, ours?: Owned, theirs?: Owned): string;
}

/** The facets to compare; the code list of items was compared as that of their list. */
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
  // A broken client notices the change; a client that reads another meaning does not.
  const isSilent = !breaksReader && !breaksSender && found.some(({ changesMeaning }) => changesMeaning);
  return {
    ...difference(path, ours, theirs, { breaksReader, breaksSender }),
    ...(isSilent ? { changesMeaning: true } : {}),
  };
}
