import type { JsonObject } from "../../transport/json-object.ts";
import type { Breaks, ChangeList, DocumentChange, Sides } from "./document-change.ts";
import type { FlatSchema, Said } from "./flat-schema.ts";
import type { SchemaReader } from "./schema-reader.ts";

/** One way through the schemas: its changes, and the pairs that it has seen. */
export interface Run {
  readonly changes: ChangeList;
  readonly seen: Set<string>;
  /** Whether it only asks if two schemas say the same, so that nothing else is to follow from it. */
  readonly isTrial: boolean;
  /** Whether the schemas are items, whose code list was compared as that of their list. */
  readonly areItems: boolean;
}

/** Two schemas that are compared where one of them stands, as the documents have them. */
export interface Place {
  readonly path: string;
  readonly nodes: Sides<JsonObject>;
  /** Names of the schemas themselves, where they have one. */
  readonly names: Sides<string | undefined>;
  readonly usage: Breaks;
  readonly run: Run;
}

/** The same with all that they say. */
export interface SchemaPair extends Place, Sides<FlatSchema> {}

/** The comparison of all schemas, as the comparison of one pair calls it for the pairs within. */
export interface ComparesSchemas extends Sides<SchemaReader> {
  /** Compares two schemas within others; what is no schema stands for any value. */
  compare(path: string, ours: unknown, theirs: unknown, usage: Breaks, within: Run, areItems?: boolean): void;
  /** The differences of two schemas, as if nothing were around them. */
  differences(ours: JsonObject, theirs: JsonObject, usage: Breaks): readonly DocumentChange[];
  /** The path that a change at a key is reported under: that of the schema that both extend, when it came, went or changed there. */
  home(pair: SchemaPair, key: string, ours?: Said, theirs?: Said): string;
}
