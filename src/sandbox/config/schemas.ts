import {
  gatewayStatuses,
  identityFaultKinds,
  legacyFaultKinds,
  type SandboxTypes,
} from "../../../generated/sandbox-types.gen.ts";
import { endpoints } from "../../../generated/identity.gen.ts";
import { newestLegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { documentedStatuses, registryOperations } from "../../../generated/registry-operations.gen.ts";
import { registrySources } from "../../../generated/registry-service.gen.ts";
import { sandboxData } from "../../../generated/sandbox-data.gen.ts";
import { attributesDecoder } from "../../services/legacy/contract.ts";
import { isJsonObject } from "../../transport/json-object.ts";

type Values = readonly (string | number)[];

/** The keywords of JSON Schema that the sandbox needs, and those of its own: see `data/schema.yaml`. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: Values;
  readonly enum?: Values;
  readonly of?: keyof typeof lists;
  readonly anyOf?: readonly Schema[];
  readonly discriminators?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: "date" | "ip" | "uri";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly errorMessage?: string;
  readonly legacyElement?: readonly string[];
}

/** Options with a value for each. */
export type DefaultsOf<Options> = { readonly [Name in keyof Options]-?: Exclude<Options[Name], undefined> };

/** The schemas by the names of the types that are made from them. */
export const { $defs: schemas } = JSON.parse(sandboxData.schema) as {
  readonly $defs: Readonly<Record<keyof SandboxTypes, Schema>>;
};

/** Kinds of faults that have a form of their own in the schema. */
const ownForms = ["slow", "gateway-error"];

const lists = {
  attributes: Object.keys(attributesDecoder(newestLegacyVersion).elements),
  endpoints: [...Object.keys(endpoints), "userinfo"],
  errorStatuses: documentedStatuses.filter((status: number) => status >= 300),
  gatewayStatuses,
  identityFaults: identityFaultKinds.filter((kind) => ![...ownForms, "block-page"].includes(kind)),
  legacyFaults: legacyFaultKinds.filter((kind) => !ownForms.includes(kind)),
  operations: Object.values(registryOperations).map(({ id }) => id),
  get services(): Values {
    return valuesIn(formsOf(schemas.SandboxFault), "service");
  },
  get kinds(): Values {
    return valuesIn(formsOf(schemas.SandboxFault), "kind");
  },
};

/** The schema that a reference stands for. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.slice("#/$defs/".length);
  // A test holds the file to its names.
  return name === undefined ? schema : { ...schemas[name as keyof SandboxTypes], ...schema };
}

/** The values that a schema lists; `undefined` when it lists none. */
export function valuesOf({ enum: values, of }: Schema): Values | undefined {
  return values ?? (of && lists[of]);
}

/** The objects that a union is made of. */
export function formsOf(schema: Schema): readonly Schema[] {
  const { anyOf, ...form } = resolved(schema);
  return anyOf === undefined ? [form] : anyOf.flatMap(formsOf);
}

/** The values that a member has in some objects, each once. */
export function valuesIn(forms: readonly Schema[], member: string): Values {
  return [...new Set(forms.flatMap(({ properties = {} }) => valuesOf(properties[member] ?? {}) ?? []))];
}

/** The JSON Schema of a configuration, for editors. */
export function configSchema(): Schema {
  const records: Schema = { type: "array", items: { type: "object", required: ["icoId"] } };
  const bySource = Object.fromEntries(registrySources.map((source) => [source, records]));
  const title = "Configuration of the sandbox of ares-caais";
  const whole = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title,
    ...schemas.SandboxConfig,
    $defs: schemas,
  };
  return JSON.parse(
    JSON.stringify(whole, (_name, value: Schema & { readonly tsType?: string }) => {
      if (!isJsonObject(value)) return value;
      if (value["tsType"] === "SandboxData")
        return { type: "object", properties: bySource, additionalProperties: false };
      return "of" in value ? { enum: valuesOf(value) } : value;
    }),
  ) as Schema;
}
