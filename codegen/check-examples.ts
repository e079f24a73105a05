import type { Ajv } from "ajv";
import { closedName } from "./json-schema.ts";
import { parametersName, type CompiledValidators } from "./products/registry-validators.ts";
import { allProperties, referencedName } from "./sources/registry-document.ts";
import type { BodyExample, Registry } from "./sources/registry-model.ts";
import { pointerSegment } from "./sources/yaml-source.ts";

/**
 * Checks every example of the registry document against its schema; an example may hold nothing that the schema does
 * not name.
 *
 * @throws SourceError at the first example that breaks a rule.
 */
export function checkExamples(registry: Registry, { requests, responses }: CompiledValidators): void {
  const { source, operations } = registry;
  const check = (ajv: Ajv, schema: string, example: unknown, pointer: string): void => {
    if (ajv.validate(schema, example)) return;
    const [fault] = ajv.errors ?? [];
    throw source.error(
      `${pointer}${fault?.instancePath ?? ""}`,
      `the example breaks ${schema}: ${ajv.errorsText(ajv.errors, { dataVar: "" })}`,
    );
  };
  for (const { id, pointer, parameters, request, responses: answers } of operations) {
    for (const { schema, example, pointer: at } of Object.values(answers)) {
      check(responses, schema, example, at);
      checkNames(registry, schema, example, at);
    }
    if (request !== undefined) check(requests, closedName(request.schema), request.example, request.pointer);
    if (parameters.length === 0) continue;
    const example = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.example]));
    check(requests, parametersName(id), example, `${pointer}/parameters`);
  }
}

/** Refuses a property that the schema does not name; the validators of answers let it through. */
function checkNames(registry: Registry, schema: string, example: unknown, pointer: BodyExample["pointer"]): void {
  if (typeof example !== "object" || example === null) return;
  const properties = allProperties(registry.document, schema);
  for (const [name, value] of Object.entries(example)) {
    const at = `${pointer}/${pointerSegment(name)}`;
    const property = properties[name];
    if (property === undefined)
      throw registry.source.error(at, `the example holds "${name}", which ${schema} does not name`);
    if ("allOf" in property) checkNames(registry, referencedName(property.allOf[0]), value, at);
    else if (property.type === "array" && "$ref" in property.items && Array.isArray(value)) {
      for (const [index, item] of value.entries())
        checkNames(registry, referencedName(property.items), item, `${at}/${index}`);
    }
  }
}
