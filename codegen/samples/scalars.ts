import { sample, stringMatching } from "fast-check";
import type { RegistrySchema } from "../../generated/registry-schemas.gen.ts";
import { SchemaConverter } from "../json-schema.ts";
import { createAjv } from "../products/compiled-validators.ts";
import type { Random } from "./random.ts";

const text = "Vzor";

/** Texts of the formats that are known by name; the number makes them differ. */
const texts: Readonly<Record<string, (random: Random) => string>> = {
  date: (random) => day(random),
  "date-time": (random) => `${day(random)}T${two(random(24))}:${two(random(60))}:00Z`,
  uuid: (random) => `00000000-0000-4000-8000-${String(random(1_000_000)).padStart(12, "0")}`,
  email: (random) => `vzor${random(1000)}@example.org`,
  uri: (random) => `https://example.org/${random(1000)}`,
  byte: () => "VnpvcnU=",
  hostname: () => "example.org",
  ipv4: (random) => `192.0.2.${random(256)}`,
  ipv6: (random) => `2001:db8::${random(1000)}`,
};

function day(random: Random): string {
  return new Date(Date.UTC(2015, 0, 1 + random(3650))).toISOString().slice(0, 10);
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

/** Values of which some keep the rules of a scalar. */
export function scalarsByRules(schema: RegistrySchema, random: Random): readonly unknown[] {
  const { enum: values, type, format, minLength = 1, maxLength = 40, pattern } = schema;
  if (values !== undefined) return values;
  if (type === "boolean") return [false, true];
  if (type === "integer" || type === "number") return [number(schema, random)];
  if (pattern !== undefined) return textsBy(pattern, schema, random);
  const known = format === undefined || !Object.hasOwn(texts, format) ? undefined : texts[format];
  if (known !== undefined) return [known(random)];
  return [text.repeat(Math.ceil(Math.max(minLength, text.length) / text.length)).slice(0, maxLength)];
}

function number(schema: RegistrySchema, random: Random): number {
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, type } = schema;
  const step = multipleOf ?? 1;
  const { minimum = schema.maximum === undefined ? 0 : Math.min(0, schema.maximum - 1000 * step) } = schema;
  const { maximum = Infinity } = schema;
  // Between bounds closer than a step there are fractions alone.
  if (type === "number" && multipleOf === undefined && maximum - minimum < 2) return (minimum + maximum) / 2;
  const first =
    Math.ceil(minimum / step) + (exclusiveMinimum === true && Math.ceil(minimum / step) * step === minimum ? 1 : 0);
  const last =
    Math.floor(maximum / step) - (exclusiveMaximum === true && Math.floor(maximum / step) * step === maximum ? 1 : 0);
  const count = Math.min(1000, last - first + 1);
  const value = (first + (count < 1 ? 0 : random(count))) * step;
  // A decimal step is no exact number: 3 * 0.1 is more than 0.3.
  return Number(value.toPrecision(12));
}

/** Digits, where they keep a pattern; else texts of fast-check, which knows most of what a regular expression can say. */
function textsBy(pattern: string, schema: RegistrySchema, random: Random): string[] {
  const isFit = (value: string): boolean => fits(value, schema);
  const digits = Array.from({ length: 10 }, (_, length) =>
    Array.from({ length: length + 1 }, () => String(random(10))).join(""),
  ).filter(isFit);
  if (digits.length > 0) return digits;
  try {
    const expression = new RegExp(pattern, "u");
    const made = (["xsmall", "small"] as const).flatMap((size) =>
      sample(stringMatching(expression, { size }), { numRuns: 200, seed: 1 }).filter(isFit),
    );
    const readable = made.filter((value) => /^[\x20-\x7e]*$/.test(value));
    return (readable.length > 0 ? readable : made).slice(0, 1);
  } catch {
    return [];
  }
}

const checks = new Map<string, (value: unknown) => boolean>();

/** Whether a scalar keeps the rules of its schema. */
export function fits(value: unknown, schema: RegistrySchema): boolean {
  if (schema.type === undefined && typeof value === "object" && value !== null) return false;
  const key = JSON.stringify(schema);
  const known = checks.get(key);
  if (known !== undefined) return known(value);
  const check = createAjv(new SchemaConverter({}).addInline("scalar", schema).take()).getSchema("scalar");
  checks.set(key, (each) => check?.(each) === true);
  return fits(value, schema);
}
