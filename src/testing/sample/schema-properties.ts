import {
  registrySchemas,
  type RegistrySchema,
  type RegistrySchemaName,
} from "../../../generated/registry-schemas.gen.ts";

/** Properties of a schema with those that it inherits, in the order of the contract; `undefined` for a scalar. */
export function propertiesOf(name: RegistrySchemaName): Readonly<Record<string, RegistrySchema>> | undefined {
  const schema = registrySchemas[name];
  const base = baseOf(name);
  const own = schema.properties ?? schema.allOf?.find(({ properties }) => properties !== undefined)?.properties;
  return base === undefined ? own : { ...propertiesOf(base), ...own };
}

/** The schema that a schema extends. */
export function baseOf(name: RegistrySchemaName): RegistrySchemaName | undefined {
  const reference = registrySchemas[name].allOf?.find(({ $ref }) => $ref !== undefined);
  return reference === undefined ? undefined : referencedName(reference);
}

/** Name of the schema that a property or an item is of; `undefined` when its rules stand where it stands. */
export function referencedName({ $ref }: RegistrySchema): RegistrySchemaName | undefined {
  const name = $ref?.slice($ref.lastIndexOf("/") + 1);
  return name !== undefined && isSchemaName(name) ? name : undefined;
}

/** Whether the contract has a schema of this name. */
export function isSchemaName(name: unknown): name is RegistrySchemaName {
  return typeof name === "string" && Object.hasOwn(registrySchemas, name);
}
