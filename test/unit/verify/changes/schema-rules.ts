import type { Json } from "./base-document.ts";

/** The effect of a schema change on the allowed values. */
export type Effect = "wider" | "narrower" | "unclear" | "meaning" | "relied" | "harmless";

/** A change of one keyword, and what it does from the first schema to the second and back. */
export interface RuleRow {
  readonly keyword: string;
  readonly title: string;
  readonly ours: Json;
  readonly theirs: Json;
  readonly effect: Effect;
  readonly back: Effect;
}

const opposite: Readonly<Record<Effect, Effect>> = {
  ...{ wider: "narrower", narrower: "wider", unclear: "unclear" },
  // A sender that leaves a value out has no default to rely on.
  ...{ meaning: "meaning", relied: "harmless", harmless: "harmless" },
};

function row(keyword: string, ours: Json, theirs: Json, effect: Effect, back: Effect = opposite[effect]): RuleRow {
  return { keyword, title: `${JSON.stringify(ours)} to ${JSON.stringify(theirs)}`, ours, theirs, effect, back };
}

const text = (more: Json = {}): Json => ({ type: "string", ...more });
const integer = (more: Json = {}): Json => ({ type: "integer", ...more });
const number = (more: Json = {}): Json => ({ type: "number", ...more });
const list = (more: Json = {}): Json => ({ type: "array", items: { type: "string" }, ...more });
const map = (more: Json = {}): Json => ({ type: "object", properties: { a: { type: "string" } }, ...more });
const codes = (description: string): Json => text({ description });

/** Every keyword of a schema of OpenAPI 3.0 that makes a rule or a note for programs; what it is made of stands elsewhere. */
export const schemaRules: readonly RuleRow[] = [
  row("type", text(), integer(), "unclear"),
  row("type", integer(), number(), "wider"),
  row("type", text(), { type: "boolean" }, "unclear"),
  row("type", text(), list(), "unclear"),
  row("type", map(), list(), "unclear"),
  row("type", text({ maxLength: 5 }), {}, "wider"),
  row("type", {}, map(), "narrower"),
  row("type", text({ format: "date" }), integer({ format: "int32" }), "unclear"),
  row("maxLength", text({ maxLength: 5 }), text({ maxLength: 6 }), "wider"),
  row("maxLength", text({ maxLength: 5 }), text(), "wider"),
  row("minLength", text({ minLength: 5 }), text({ minLength: 6 }), "narrower"),
  row("minLength", text(), text({ minLength: 1 }), "narrower"),
  row("pattern", text({ pattern: "^a$" }), text({ pattern: "^b$" }), "unclear"),
  row("pattern", text(), text({ pattern: "^b$" }), "narrower"),
  row("format", text({ format: "date" }), text({ format: "date-time" }), "unclear"),
  row("format", text(), text({ format: "uuid" }), "narrower"),
  row("format", integer({ format: "int32" }), integer({ format: "int64" }), "wider"),
  row("format", number({ format: "float" }), number({ format: "double" }), "wider"),
  row("enum", text({ enum: ["A"] }), text({ enum: ["A", "B"] }), "wider"),
  row("enum", text({ enum: ["A", "B"] }), text({ enum: ["A", "C"] }), "unclear"),
  row("enum", text(), text({ enum: ["A"] }), "narrower"),
  row("enum", text({ maxLength: 3 }), text({ enum: ["A"] }), "narrower"),
  row("enum", integer({ enum: [1] }), integer({ enum: [1, 2] }), "wider"),
  row("nullable", text(), text({ nullable: true }), "wider"),
  row("nullable", map(), map({ nullable: true }), "wider"),
  row("minimum", integer({ minimum: 1 }), integer({ minimum: 2 }), "narrower"),
  row("minimum", number(), number({ minimum: 0 }), "narrower"),
  row("maximum", integer({ maximum: 1 }), integer({ maximum: 2 }), "wider"),
  row("maximum", number({ maximum: 1 }), number(), "wider"),
  row("exclusiveMinimum", number({ minimum: 1 }), number({ minimum: 1, exclusiveMinimum: true }), "narrower"),
  row("exclusiveMaximum", integer({ maximum: 1 }), integer({ maximum: 1, exclusiveMaximum: true }), "narrower"),
  row("multipleOf", integer(), integer({ multipleOf: 5 }), "narrower"),
  row("multipleOf", integer({ multipleOf: 5 }), integer({ multipleOf: 10 }), "narrower"),
  row("multipleOf", integer({ multipleOf: 5 }), integer({ multipleOf: 7 }), "unclear"),
  row("maxItems", list({ maxItems: 5 }), list({ maxItems: 6 }), "wider"),
  row("minItems", list(), list({ minItems: 1 }), "narrower"),
  row("uniqueItems", list(), list({ uniqueItems: true }), "narrower"),
  row("maxProperties", map(), map({ maxProperties: 5 }), "narrower"),
  row("minProperties", map({ minProperties: 1 }), map({ minProperties: 2 }), "narrower"),
  row("additionalProperties", map(), map({ additionalProperties: false }), "narrower"),
  row("additionalProperties", map({ additionalProperties: text() }), map(), "wider"),
  row("additionalProperties", map({ additionalProperties: false }), map({ additionalProperties: text() }), "wider"),
  row("default", text({ default: "a" }), text({ default: "b" }), "relied", "relied"),
  row("default", text({ default: "a" }), text(), "relied"),
  row("deprecated", text(), text({ deprecated: true }), "harmless"),
  row("not", text(), text({ not: { enum: ["A"] } }), "narrower"),
  row("not", text({ not: { enum: ["A"] } }), text({ not: { enum: ["B"] } }), "unclear"),
  row("oneOf", map(), { oneOf: [map(), integer()] }, "wider"),
  row("anyOf", map(), { anyOf: [map(), integer()] }, "wider"),
  row("oneOf", map(), { oneOf: [integer(), text()] }, "unclear"),
  // An object may be of both kinds.
  row("oneOf", { oneOf: [map(), integer()] }, { anyOf: [map(), integer()] }, "wider"),
  row("x-code-list", codes("(ciselnikKod: Stat)"), codes("(ciselnikKod: Zeme)"), "meaning"),
  row("x-code-list", codes("(ciselnikKod: Stat, zdroj: res)"), codes("(ciselnikKod: Stat, zdroj: ros)"), "meaning"),
  row("x-code-list", codes("Stát (ciselnikKod: Stat, zdroj: res, com)"), codes("Stát"), "meaning"),
  row("x-code-list", text({ "x-code-list": { name: "Stat" } }), codes("Kód (ciselnikKod: Zeme)"), "meaning"),
  // A rule that speaks of another type has no effect; that it is there is worth a word.
  row("maxLength", integer(), integer({ maxLength: 5 }), "harmless"),
  row("maximum", text(), text({ maximum: 5 }), "harmless"),
];
