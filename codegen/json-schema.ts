import type { AnySchemaObject } from "ajv";
import { allProperties, referencedName } from "./sources/registry-document.ts";
import type {
  ComponentSchema,
  ObjectSchema,
  PathParameter,
  PropertySchema,
  RegistryDocument,
  ScalarSchema,
} from "./sources/registry-model.ts";

/** ISO 8601 calendar dates that exist, leap years included; a regular expression, so that compiled code needs no library. */
export const calendarDate =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

const int32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };

/** The component schemas as JSON Schemas named like them; what they do not name is let through. */
export function openSchemas({ components }: RegistryDocument): AnySchemaObject[] {
  return Object.entries(components.schemas).map(([name, schema]) => ({ $id: name, ...openSchema(schema) }));
}

function openSchema(schema: ComponentSchema): AnySchemaObject {
  if ("enum" in schema) return { type: schema.type, enum: schema.enum };
  const open = ({ properties }: ObjectSchema): AnySchemaObject => ({
    type: "object",
    properties: propertySchemas(properties, String),
  });
  if ("properties" in schema) return open(schema);
  const [base, own] = schema.allOf;
  return { allOf: [{ $ref: referencedName(base) }, open(own)] };
}

/** Name of the closed variant of a schema. */
export function closedName(name: string): string {
  return `closed:${name}`;
}

/**
 * Component schemas with their inheritance flattened, and all that they refer to; what they do not name is refused.
 */
export function closedSchemas(document: RegistryDocument, names: Iterable<string>): AnySchemaObject[] {
  const wanted = new Set(names);
  const schemas: AnySchemaObject[] = [];
  // A set that grows while it is walked: each reference adds its schema.
  for (const name of wanted) {
    const schema = document.components.schemas[name];
    const identify = (reference: string): string => {
      wanted.add(reference);
      return closedName(reference);
    };
    schemas.push({
      $id: closedName(name),
      ...(schema !== undefined && "enum" in schema
        ? { type: schema.type, enum: schema.enum }
        : {
            type: "object",
            properties: propertySchemas(allProperties(document, name), identify),
            additionalProperties: false,
          }),
    });
  }
  return schemas;
}

/** The path parameters of an operation as one object, all of them required. */
export function parametersSchema(parameters: readonly PathParameter[]): AnySchemaObject {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, scalarSchema(schema)])),
    required: parameters.map(({ name }) => name),
    additionalProperties: false,
  };
}

function propertySchemas(
  properties: Readonly<Record<string, PropertySchema>>,
  identify: (name: string) => string,
): Record<string, AnySchemaObject> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]): [string, AnySchemaObject] => {
      if ("allOf" in property) return [name, { $ref: identify(referencedName(property.allOf[0])) }];
      if (property.type !== "array") return [name, scalarSchema(property)];
      const { items } = property;
      return [
        name,
        { type: "array", items: "$ref" in items ? { $ref: identify(referencedName(items)) } : scalarSchema(items) },
      ];
    }),
  );
}

function scalarSchema({ format, minimum, maximum, ...schema }: ScalarSchema): AnySchemaObject {
  const { type, minLength, maxLength, pattern, enum: values } = schema;
  const bounds =
    format === "int32"
      ? { minimum: minimum ?? int32.minimum, maximum: maximum ?? int32.maximum }
      : { format, minimum, maximum };
  const all: Record<string, unknown> = { type, ...bounds, minLength, maxLength, pattern, enum: values };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
