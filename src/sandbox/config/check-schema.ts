import type { NodeDecoder, ValueDecoder } from "../../../generated/legacy-decoders.gen.ts";
import { newestLegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { brokenTextRule } from "../../services/identity/parameters.ts";
import { attributesDecoder } from "../../services/legacy/contract.ts";
import { isXmlText } from "../../services/legacy/write-xml.ts";
import { broken, isRuleName, type BrokenRule } from "../../services/rules.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import { Findings } from "./findings.ts";

/** The keywords of JSON Schema that configurations need, and two of our own: see `data/config-schema.yaml`. */
export interface Schema {
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: "date" | "uri";
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly errorMessage?: string;
  readonly legacyElement?: readonly string[];
}

/** Checks a value by a schema; the findings have what is wrong at which field. */
export function checkSchema(found: Findings, at: string, value: unknown, schema: Schema): void {
  const { type, errorMessage, anyOf, enum: values, minimum = -Infinity, maximum = Infinity } = schema;
  const refuse = (rule: string): void => {
    const given = errorMessage ?? rule;
    found.add(at, isRuleName(given) ? broken(given) : given);
  };
  if (type === "object") checkObject(found, at, value, schema);
  else if (type === "array") {
    const { items, minItems = 0, maxItems = Infinity } = schema;
    if (!Array.isArray(value)) refuse("must be a list");
    else if (value.length < minItems || value.length > maxItems) refuse(`must have ${minItems} to ${maxItems} items`);
    else for (const [index, item] of value.entries()) checkSchema(found, `${at}[${index}]`, item, items ?? {});
  } else if (anyOf !== undefined) {
    if (!anyOf.some((one) => fits(value, one))) refuse("must be one of the forms that are offered");
  } else if (values !== undefined) {
    if (!values.some((known) => known === value)) refuse(`must be ${values.join(", ")}`);
  } else if (type === "boolean") {
    if (typeof value !== "boolean") refuse("must be true or false");
  } else if (type === "string") {
    // A number is a text that lacks its quotes.
    if (typeof value === "number") found.add(at, "must be a text: put it in quotes");
    else if (typeof value !== "string") refuse("must be a text");
    else checkText(found, at, value, schema, refuse);
  } else if (type !== undefined) {
    const isNumber = typeof value === "number" && (type === "number" || Number.isInteger(value));
    if (!isNumber || value < minimum || value > maximum) refuse(`must be a number from ${minimum} to ${maximum}`);
  }
}

function fits(value: unknown, schema: Schema): boolean {
  const found = new Findings({ name: "", value });
  checkSchema(found, "", value, schema);
  return found.issues.length === 0;
}

function checkObject(found: Findings, at: string, value: unknown, schema: Schema): void {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const fieldOf = (name: string): string => (at === "" ? name : `${at}.${name}`);
  const given = found.object(at, value, Object.keys(others && isJsonObject(value) ? value : properties));
  for (const [name, member] of Object.entries(given ?? {})) {
    const known = Object.hasOwn(properties, name) ? properties[name] : others;
    if (known && member !== undefined) checkSchema(found, fieldOf(name), member, known);
  }
  for (const name of required) if (given && given[name] === undefined) found.add(fieldOf(name), broken("missing"));
}

/** Checks a text, which both interfaces have to be able to express unless it may be empty. */
function checkText(
  found: Findings,
  at: string,
  value: string,
  { minLength = 0, pattern, format, legacyElement = [] }: Schema,
  refuse: (rule: string) => void,
): void {
  if (minLength > 0) {
    const rule = value === "" ? broken("empty") : brokenLineRule(value, legacyElement);
    if (rule !== undefined) {
      found.add(at, rule);
      return;
    }
  }
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) refuse(`must match ${pattern}`);
  else if (format === "uri" && !URL.canParse(value)) refuse("must be an absolute URL");
  else if (format === "date" && !isDate(value)) refuse("must be a date");
}

/**
 * The rule that a line of text breaks: of an element of the legacy API, which unlike OpenID Connect has bounds, or that
 * both interfaces can express it.
 *
 * @param element names of elements from the attributes of a user on
 */
function brokenLineRule(value: string, element: readonly string[]): BrokenRule | undefined {
  if (/\p{Cc}/u.test(value) || !isXmlText(value)) return broken("controlCharacters");
  const type = element.reduce<NodeDecoder | ValueDecoder>((node, name) => {
    const next = node.kind === "node" ? node.elements[name]?.type : undefined;
    if (next === undefined) throw new Error(`the contract has no element ${element.join("/")}`);
    return next;
  }, attributesDecoder(newestLegacyVersion));
  if (type.kind === "node") return undefined;
  const { minLength, maxLength, pattern } = type;
  // A pattern of XML Schema describes the whole text.
  return brokenTextRule(value, { minLength, maxLength, pattern: pattern === undefined ? pattern : `^(?:${pattern})$` });
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
