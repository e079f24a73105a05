import { readFileSync } from "node:fs";
import { Ajv, type ErrorObject, type SchemaObject } from "ajv";
import { FaultList } from "../source-error.ts";
import { parseYaml } from "./parse-yaml.ts";
import { pointerSegment, type YamlSource } from "./yaml-source.ts";

/** For schemas of the code generator itself: checking them against the meta-schema would cost more than using them. */
export const uncheckedSchemas = { meta: false, validateSchema: false } as const;

/** A rule of a dialect that a value breaks. */
export interface Breach {
  /** JSON pointer of the value; of the key itself when that is unknown. */
  readonly pointer: string;
  readonly reason: string;
}

/** The sources whose rules are a JSON Schema in `codegen/dialects/`. */
type DialectName = "code-lists" | "environments" | "identity" | "legacy-words" | "overlay";

/** The data of a source that keeps its dialect. @throws SourceFaults with every value that breaks a rule, with its line */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- what the dialect proves is the type
export function readDialect<Data>(source: YamlSource, dialect: DialectName): Data {
  const faults = new FaultList();
  const data = readRest<Data>(source, dialect, faults);
  faults.throwAny();
  return data as Data;
}

/** The data of a source without the values that break a rule of its dialect, each of which is added to the faults. */
export function readRest<Data>(source: YamlSource, dialect: DialectName, faults: FaultList): Partial<Data> {
  const breaches = compileDialect(readRules(dialect) as SchemaObject)(source.data);
  for (const { pointer, reason } of breaches) faults.add(source.error(pointer, reason));
  return withoutBreaches(source.data, breaches) as Partial<Data>;
}

/** A file of `codegen/dialects/`. */
export function readRules(
  name: DialectName | "formats" | "house-rules" | "openapi-3.0" | "openapi-members" | "schema-types" | "wsdl-grammar",
): unknown {
  return parseYaml(readFileSync(new URL(`../dialects/${name}.yaml`, import.meta.url), "utf8"));
}

/** A function that finds every rule of a JSON Schema that data breaks. */
export function compileDialect(dialect: SchemaObject): (data: unknown) => Breach[] {
  const validate = new Ajv({
    ...uncheckedSchemas,
    allErrors: true,
    verbose: true,
    code: { optimize: false },
    inlineRefs: false,
    strict: false,
    validateFormats: false,
  }).compile(dialect);
  return (data) => {
    if (validate(data)) return [];
    // The errors of `then`, `else` and of a name say what is wrong without these two.
    return (validate.errors ?? [])
      .filter(({ keyword }) => keyword !== "if" && keyword !== "propertyNames")
      .map(explain);
  };
}

/** A copy of a document without what breaks its shape, so that the rest can be looked through too. */
export function withoutBreaches(data: unknown, breaches: readonly Breach[]): unknown {
  if (breaches.length === 0) return data;
  // An object that only lacks something stays.
  const wrong = breaches.filter(({ reason }) => !reason.startsWith("the key "));
  const pointers = new Set(wrong.map(({ pointer }) => pointer));
  const copy = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, `${pointer}/${index}`));
    if (typeof value !== "object" || value === null) return value;
    const kept = Object.entries(value).flatMap(([key, member]) => {
      const at = `${pointer}/${pointerSegment(key)}`;
      return pointers.has(at) ? [] : [[key, copy(member, at)]];
    });
    return Object.fromEntries(kept);
  };
  return copy(data, "");
}

/** The reason for a member that is not allowed. */
export const noEffect = "has no effect here";

/** Reasons by the broken keyword and its parameters; other keywords explain themselves. */
const reasons: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => string>> = {
  required: ({ missingProperty }) => `the key "${String(missingProperty)}" is missing`,
  dependencies: ({ missingProperty, property }) =>
    `the key "${String(missingProperty)}" is missing beside "${String(property)}"`,
  enum: ({ allowedValues }) => `must be one of ${JSON.stringify(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  pattern: ({ pattern }) => `must match ${String(pattern)}`,
  "false schema": () => noEffect,
};

function explain({
  instancePath: pointer,
  keyword,
  message = "is not valid",
  params,
  parentSchema,
}: ErrorObject): Breach {
  const given: Readonly<Record<string, unknown>> = params;
  if (keyword !== "additionalProperties") return { pointer, reason: reasons[keyword]?.(given) ?? message };
  const name = String(given["additionalProperty"]);
  const holder: unknown = parentSchema?.["title"];
  const reason = `unknown key "${name}"${typeof holder === "string" ? ` of ${holder}` : ""}`;
  return { pointer: `${pointer}/${pointerSegment(name)}`, reason };
}
