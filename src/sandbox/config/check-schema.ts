import { isIP } from "node:net";
import type { NodeDecoder, ValueDecoder } from "../../../generated/legacy-decoders.gen.ts";
import { newestLegacyVersion } from "../../../generated/legacy-types.gen.ts";
import type { SandboxTypes } from "../../../generated/sandbox-types.gen.ts";
import { refuse as refuseInput, shown } from "../../errors/invalid-input-error.ts";
import { brokenTextRule } from "../../services/identity/parameters.ts";
import { attributesDecoder } from "../../services/legacy/contract.ts";
import { isXmlText } from "../../services/legacy/write-xml.ts";
import { broken, isRuleName, type BrokenRule } from "../../services/rules.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import { Findings } from "./findings.ts";
import { formsOf, resolved, schemas, valuesIn, valuesOf, type Schema } from "./schemas.ts";

/**
 * Reads an argument of a function by its schema.
 *
 * @param subject the function
 * @param argument its name in messages
 * @throws InvalidInputError that names everything that is wrong.
 * @returns a copy with defaults
 */
export function readArgument<Name extends keyof SandboxTypes>(
  subject: string,
  argument: string,
  value: unknown,
  name: Name,
): SandboxTypes[Name] {
  if (!isJsonObject(value)) refuseInput(subject, argument, "must be an object");
  const found = new Findings({ name: subject, value });
  const read = checkSchema(found, "", value, schemas[name]);
  found.end();
  // The type was made from the schema.
  return read as SandboxTypes[Name];
}

/** The place of a value, and what says there which rule the value breaks. */
interface Place {
  readonly found: Findings;
  readonly at: string;
  readonly refuse: (rule: string, repeated?: { readonly value?: string }) => void;
}

/**
 * Checks a value by a schema; the findings have what is wrong at which field.
 *
 * @param defaults of members, before those of the schema
 * @returns a copy of objects and lists with the defaults of what is missing
 */
export function checkSchema(
  found: Findings,
  at: string,
  value: unknown,
  given: Schema,
  defaults: Readonly<Record<string, unknown>> = {},
): unknown {
  const schema = resolved(given);
  const { type, errorMessage, anyOf } = schema;
  const values = valuesOf(schema);
  const refuse: Place["refuse"] = (rule, repeated = {}) => {
    const said = errorMessage ?? rule;
    found.add(at, isRuleName(said) ? broken(said) : said, repeated);
  };
  const place = { found, at, refuse };
  if (anyOf !== undefined) return checkForms(place, value, schema);
  if (type === "object") return checkObject(place, value, schema, defaults);
  if (type === "array") return checkList(place, value, schema);
  if (values !== undefined) {
    if (!values.some((known) => known === value)) refuse(`must be one of ${values.join(", ")}`);
  } else if (type === "boolean") {
    if (typeof value !== "boolean") refuse("must be true or false");
  } else if (type === "string") checkText(place, value, schema);
  else if (type !== undefined) checkNumber(place, value, schema);
  return value;
}

/** Checks a value that is of one of several forms: of the one that its discriminators name, or of any. */
function checkForms({ found, at, refuse }: Place, value: unknown, schema: Schema): unknown {
  let forms = formsOf(schema);
  const { discriminators = [] } = schema;
  if (discriminators.length === 0) {
    const form = forms.find((one) => fits(value, one));
    if (form === undefined) refuse("must have one of the allowed forms");
    return form === undefined ? value : checkSchema(found, at, value, form);
  }
  if (!isJsonObject(value)) {
    found.add(at, "must be an object");
    return value;
  }
  for (const name of discriminators) {
    const known = valuesIn(forms, name);
    forms = forms.filter((form) => valuesIn([form], name).some((one) => one === value[name]));
    if (forms.length > 0) continue;
    found.add(fieldOf(at, name), `must be one of ${known.join(", ")}`);
    return value;
  }
  return checkSchema(found, at, value, forms[0] ?? {});
}

function fits(value: unknown, schema: Schema): boolean {
  const found = new Findings({ name: "", value });
  checkSchema(found, "", value, schema);
  return found.issues.length === 0;
}

function checkObject(
  { found, at }: Place,
  value: unknown,
  { properties = {}, required = [], additionalProperties: others }: Schema,
  defaults: Readonly<Record<string, unknown>>,
): unknown {
  const given = found.object(at, value, Object.keys(others && isJsonObject(value) ? value : properties));
  if (given === undefined) return value;
  const names = others ? Object.keys(given) : Object.keys(properties);
  const read = names.flatMap((name): [string, unknown][] => {
    const rules = Object.hasOwn(properties, name) ? properties[name] : others;
    const known = resolved(rules === false ? {} : (rules ?? {}));
    // JSON has null where a number is left out.
    const isLeftOut = given[name] === null && (known.type === "number" || known.type === "integer");
    const own = isLeftOut ? undefined : given[name];
    const member = own === undefined ? (defaults[name] ?? known.default) : own;
    return member === undefined ? [] : [[name, checkSchema(found, fieldOf(at, name), member, known)]];
  });
  for (const name of required) {
    if (!read.some(([known]) => known === name)) found.add(fieldOf(at, name), broken("missing"));
  }
  return Object.fromEntries(read);
}

function checkList({ found, at, refuse }: Place, value: unknown, schema: Schema): unknown {
  const { items = {}, minItems = 0, maxItems = Infinity } = schema;
  if (Array.isArray(value) && value.length >= minItems && value.length <= maxItems) {
    return value.map((item, index) => checkSchema(found, `${at}[${index}]`, item, items));
  }
  refuse("must be a list");
  return value;
}

function fieldOf(at: string, name: string): string {
  return at === "" ? name : `${at}.${name}`;
}

function checkNumber(
  { refuse }: Place,
  value: unknown,
  { type, minimum = -Infinity, maximum = Infinity }: Schema,
): void {
  const isNumber = typeof value === "number" && (type === "number" || Number.isInteger(value));
  if (isNumber && value >= minimum && value <= maximum) return;
  const most = maximum === Infinity ? "" : ` and at most ${maximum}`;
  refuse(`must be a ${type === "integer" ? "whole " : ""}number at least ${minimum}${most}`, { value: shown(value) });
}

/** Checks a text, which both interfaces have to be able to express unless it may be empty. */
function checkText({ found, at, refuse }: Place, value: unknown, schema: Schema): void {
  const { minLength = 0, pattern, format, legacyElement = [] } = schema;
  // A number is a text that lacks its quotes.
  if (typeof value === "number") found.add(at, "must be a text: put it in quotes");
  if (typeof value !== "string") {
    if (typeof value !== "number") refuse("must be a text");
    return;
  }
  const rule = minLength === 0 ? undefined : value === "" ? broken("empty") : brokenLineRule(value, legacyElement);
  if (rule !== undefined) found.add(at, rule);
  else if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) refuse(`must match ${pattern}`);
  else if (format === "uri" && !URL.canParse(value)) refuse("must be an absolute URL");
  else if (format === "date" && !isDate(value)) refuse("must be a date");
  else if (format === "ip" && isIP(value) === 0) refuse("must be an IP address");
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
