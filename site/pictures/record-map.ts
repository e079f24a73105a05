import { readFileSync } from "node:fs";
import { axisX, axisY, dot, gridX, gridY } from "@observablehq/plot";
import { parse } from "yaml";
import { registryOperations } from "../../generated/registry-operations.gen.ts";
import { registrySources, type RegistrySource } from "../../generated/registry-service.gen.ts";
import { colour, draw } from "./draw.ts";
import recordTopics from "./record-topics.json" with { type: "json" };

/** The topics that people look for, with the properties that hold them in any source. */
const topics: Readonly<Record<string, readonly string[]>> = recordTopics;

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}

/** Which source has what, by the contract. */
export function drawRecordMap(): string {
  const file = new URL("../../spec/registry.openapi.yaml", import.meta.url);
  const { components } = parse(readFileSync(file, "utf8")) as {
    components: { schemas: Readonly<Record<string, Schema>> };
  };
  const columns = registrySources.map((source) => ({
    source,
    properties: propertiesOf(components.schemas[recordOf(source)] ?? {}, components.schemas),
  }));
  const has = columns.flatMap(({ source, properties }) =>
    Object.entries(topics).flatMap(([topic, names]) =>
      names.some((name) => properties.has(name)) ? [{ source, topic }] : [],
    ),
  );
  const told = registrySources.map(
    (source) => `${source}: ${has.flatMap((one) => (one.source === source ? one.topic : [])).join(", ")}`,
  );
  return draw(
    "Which source has what",
    `The eleven data sources, and what a record of each may hold by the contract. ${told.join(". ")}.`,
    {
      height: 560,
      marginLeft: 190,
      marginTop: 40,
      x: { domain: registrySources, label: null },
      y: { domain: Object.keys(topics), label: null },
      marks: [
        gridX({ stroke: colour("line"), strokeOpacity: 1 }),
        gridY({ stroke: colour("line"), strokeOpacity: 1 }),
        axisX({ anchor: "top", tickSize: 0 }),
        axisY({ tickSize: 0 }),
        dot(has, { x: "source", y: "topic", r: 6, fill: colour("first") }),
      ],
    },
  );
}

/** The schema of a source's record. */
function recordOf(source: RegistrySource): string {
  const detail = Object.values(registryOperations).find(
    (operation) => operation.method === "GET" && "source" in operation && operation.source === source,
  );
  if (detail === undefined) throw new Error(`no operation reads a record of ${source}`);
  return detail.responses[200];
}

/** The names of all properties of a schema and of those in it. */
function propertiesOf(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  seen = new Set<Schema>(),
): ReadonlySet<string> {
  const names = new Set<string>();
  if (seen.has(schema)) return names;
  seen.add(schema);
  const { $ref, properties = {}, items, allOf = [] } = schema;
  const referred = $ref === undefined ? undefined : schemas[$ref.replace("#/components/schemas/", "")];
  for (const name of Object.keys(properties)) names.add(name);
  for (const inner of [referred, items, ...allOf, ...Object.values(properties)]) {
    if (inner !== undefined) for (const name of propertiesOf(inner, schemas, seen)) names.add(name);
  }
  return names;
}
