import { literal, objectKey } from "../generated-file.ts";
import { successes } from "../sources/read-operations.ts";
import type { Parameter, RegistryOperation } from "../sources/registry-model.ts";
import { openType } from "./name-types.ts";

/** The type of what an operation answers when it succeeds. */
export function answerType({ method, answers }: RegistryOperation): string {
  const types = successes(answers).map(({ body }) =>
    body === undefined || method === "head" ? "undefined" : `Schemas[${literal(body.schema)}]`,
  );
  // An operation that documents errors alone only throws.
  return [...new Set(types)].join(" | ") || "never";
}

/** The members of a type with the parameters of an operation. */
export function parameterMembers({ id, parameters }: RegistryOperation, modifier = ""): string[] {
  return parameters.map((parameter) => {
    const { argument, required } = parameter;
    const type = parameterType(id, parameter);
    const whole = required ? type : `${type} | undefined`;
    return `${modifier}${objectKey(argument)}${required ? "" : "?"}: ${whole}`;
  });
}

function parameterType(id: string, { name, in: place, schema }: Parameter): string {
  const { type, enum: values, nullable, allOf, oneOf, anyOf, $ref } = schema;
  if ((values ?? allOf ?? oneOf ?? anyOf ?? $ref) === undefined && nullable !== true) {
    const known = schema["x-known-values"];
    if (known !== undefined) return [...known.map((value) => literal(value)), openType].join(" | ");
    if (type === "integer" || type === "number") return "number";
    if (type === "string" || type === "boolean") return type;
  }
  // What openapi-typescript says of it; of an optional one without the "or absent" that is said here.
  return `NonNullable<operations[${literal(id)}]["parameters"][${literal(place)}]>[${literal(name)}]`;
}
