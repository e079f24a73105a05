import { registrySources } from "../../../generated/registry-service.gen.ts";
import { sandboxData } from "../../../generated/sandbox-data.gen.ts";
import { faultServices, faultTable, type FaultMember } from "../faults/fault-table.ts";
import type { Schema } from "./check-schema.ts";

type Part = "clients" | "tenants" | "users" | "behaviour";

// A test holds the file to these parts.
const written = JSON.parse(sandboxData["config-schema"]) as Schema & {
  readonly properties: Readonly<Record<Part, Schema>>;
};

/** The parts of a configuration that the file describes. */
export const schemas = written.properties;

/** The JSON Schema of a configuration, for editors: the file, and what the tables of the sandbox and the contract say. */
export function configSchema(): Schema {
  const records: Schema = { type: "array", items: { type: "object", required: ["icoId"] } };
  const faults = faultServices.flatMap((service) => faultSchemas(service));
  const subjects = closed(Object.fromEntries(registrySources.map((source) => [source, records])));
  const described = {
    subjects: { ...subjects, description: "Records of the registry by source, as its detail answers them." },
    faults: { type: "array", description: "Faults that are on from the start.", items: { anyOf: faults } },
  } as const;
  return { ...written, properties: { ...schemas, ...described } };
}

function closed(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return { type: "object", properties, required, additionalProperties: false };
}

/** The faults of a service; kinds with the same members are one form. */
function faultSchemas(service: keyof typeof faultTable): readonly Schema[] {
  const forms = new Map<readonly FaultMember[], string[]>();
  for (const [kind, members] of Object.entries(faultTable[service])) {
    forms.set(members, [...(forms.get(members) ?? []), kind]);
  }
  return [...forms].map(([members, kinds]) => {
    const properties: Record<string, Schema> = { service: { enum: [service] }, kind: { enum: kinds } };
    for (const { name, of, number } of members)
      properties[name] = of === undefined ? numberSchema(number) : { enum: of };
    const required = members.filter(({ optional, byDefault }) => optional !== true && byDefault === undefined);
    return closed(properties, ["service", "kind", ...required.map(({ name }) => name)]);
  });
}

function numberSchema({ atLeast, atMost, whole }: FaultMember["number"] = {}): Schema {
  return { type: whole === true ? "integer" : "number", minimum: atLeast, maximum: atMost };
}
