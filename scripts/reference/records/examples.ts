import { registrySources } from "../../../generated/registry-service.gen.ts";
import { isJsonObject, type JsonObject } from "../../../src/transport/json-object.ts";
import { RegistryDataset } from "../../../src/sandbox/registry/data/dataset.ts";
import type { SourceRecord } from "./record-sections.ts";

/** Most characters of an example that a table holds well. */
const mostCharacters = 60;

/** Examples of a source from the sandbox. */
export interface Examples {
  /** A value of a field of a schema; absent where no built-in subject has one. */
  of(schema: string, field: string): string | undefined;
  /** The shortest record of a subject that has an ico. */
  readonly record: JsonObject;
}

// The built-in subjects are the same on every day; the batches of changes, which are not, do not stand here.
const dataset = new RegistryDataset();

/** Takes examples from the built-in subjects of the sandbox. */
export function examplesOf({ source, sections }: SourceRecord): Examples {
  const [root] = sections;
  const known = registrySources.find((one) => one === source);
  if (root === undefined || known === undefined) throw new TypeError(`the sandbox does not know the source ${source}`);
  const bySchema = new Map(sections.map((section) => [section.schema, section.fields]));
  const values = new Map<string, string>();
  const visit = (schema: string, value: unknown): void => {
    if (!isJsonObject(value)) return;
    for (const { name, schema: inner } of bySchema.get(schema) ?? []) {
      const key = `${schema}.${name}`;
      for (const item of [value[name]].flat()) {
        if (inner !== undefined) visit(inner, item);
        else if (isScalar(item)) values.set(key, better(values.get(key), String(item)));
      }
    }
  };
  const records = dataset
    .search(() => true)
    .flatMap(({ icoId }): JsonObject[] => {
      const record = dataset.record(known, icoId);
      return isJsonObject(record) ? [record] : [];
    });
  for (const record of records) visit(root.schema, record);
  const numbered = records.filter(({ icoId }) => typeof icoId === "string" && /^\d+$/.test(icoId));
  const [record] = numbered.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  if (record === undefined) throw new TypeError(`the sandbox has no record of the source ${source}`);
  return { of: (schema, field) => values.get(`${schema}.${field}`), record };
}

function isScalar(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** The first one that a table holds well, or else the shortest. */
function better(known: string | undefined, next: string): string {
  if (known === undefined) return next;
  return known.length > mostCharacters && next.length < known.length ? next : known;
}
