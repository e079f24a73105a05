import { scopes, type Scope, type ValueRules } from "../../generated/identity.gen.ts";
import { brokenAddressRule } from "../environment/addresses.ts";
import { InvalidInputError, refuse, shown } from "../errors/invalid-input-error.ts";
import { isJsonObject } from "../transport/json-object.ts";

/**
 * Returns the first rule that a value breaks, in words and without the value; `undefined` for a correct value. Lengths are in
 * characters, as in JSON Schema, not in UTF-16 units.
 */
export function brokenRule(value: unknown, rules: ValueRules): string | undefined {
  if (value === undefined) return rules.required === true ? "is missing" : undefined;
  if (rules.oneOf !== undefined) {
    const fits = rules.oneOf.some((option) => brokenRule(value, option) === undefined);
    return fits ? undefined : "must have one of the forms of the contract";
  }
  const { type, minimum = -Infinity, items = {}, properties = {} } = rules;
  if (type === "string") return typeof value === "string" ? brokenTextRule(value, rules) : "must be text";
  if (type === "boolean" && typeof value !== "boolean") return "must be true or false";
  if (type === "integer") {
    if (!Number.isInteger(value)) return "must be a whole number";
    return Number(value) < minimum ? `must be at least ${minimum}` : undefined;
  }
  if (type === "array") {
    if (!Array.isArray(value)) return "must be a list";
    // JSON has no undefined, so a list that has one breaks the contract.
    const broken = value.map((item: unknown) => brokenRule(item ?? null, items));
    const index = broken.findIndex((rule) => rule !== undefined);
    return index === -1 ? undefined : `must hold valid items only: item ${index} ${broken[index]}`;
  }
  if (type === "object") {
    if (!isJsonObject(value)) return "must be an object";
    const [broken] = brokenMembers(value, properties);
    return broken && `must fit in every member: ${broken.join(" ")}`;
  }
  return undefined;
}

/** Returns the members that break a rule, each with the first broken rule. */
export function brokenMembers(value: object, rules: Readonly<Record<string, ValueRules>>): [string, string][] {
  const broken: [string, string][] = [];
  for (const [name, member] of Object.entries(rules)) {
    // Inherited members, which every object has, must not count.
    const rule = brokenRule(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined, member);
    if (rule !== undefined) broken.push([name, rule]);
  }
  return broken;
}

function brokenTextRule(value: string, rules: ValueRules): string | undefined {
  const { enum: values, format, pattern, minLength = 0, maxLength = Infinity } = rules;
  if (values !== undefined && !values.includes(value)) return `must be ${values.join(" or ")}`;
  if (format !== undefined && !URL.canParse(value)) return "must be an absolute URI";
  // Characters are counted only if the result can depend on it: a text has at most as many characters as UTF-16 units.
  const { length } = minLength > 1 || value.length > maxLength ? Array.from(value) : value;
  if (length < minLength) return minLength === 1 ? "must not be empty" : `must have at least ${minLength} characters`;
  if (length > maxLength) return `must have at most ${maxLength} characters`;
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) return `must match ${pattern}`;
  return undefined;
}

/** Returns the rules without the length that the service only recommends. */
export function withoutAdvice(rules: ValueRules): ValueRules {
  return rules.advisory?.includes("maxLength") === true ? { ...rules, maxLength: Infinity } : rules;
}

/**
 * Checks the scopes of a request: only those of the contract, each once, `openid` among them (specification, Scopes and
 * claims).
 *
 * @param field the option with the scopes
 * @throws InvalidInputError with the first wrong scope.
 */
export function readScope<S extends Scope>(subject: string, field: string, scope: readonly S[]): readonly S[] {
  const given: readonly unknown[] = Array.isArray(scope) ? scope : refuse(subject, field, "must be a list of scopes");
  for (const [index, one] of given.entries()) {
    const at = `${field}[${index}]`;
    if (typeof one !== "string") return refuse(subject, at, "must be text");
    const isKnown = scopes.some((known) => known === one);
    if (isKnown && given.indexOf(one) === index) continue;
    const rule = isKnown ? "must not be repeated" : `must be one of ${scopes.join(", ")}`;
    throw new InvalidInputError(subject, [{ field: at, rule, value: shown(one) }]);
  }
  return given.includes("openid") ? [...scope] : refuse(subject, field, "must contain openid");
}

/**
 * Returns the first rule that the address of an endpoint or of a redirect breaks, without the address; `undefined` for a correct
 * one. It must be absolute and https (http on loopback), without credentials and fragment (RFC 6749, sections 3.1 and 3.1.2).
 */
export function brokenUriRule(uri: unknown): string | undefined {
  return brokenAddressRule(uri) ?? (String(uri).includes("#") ? "must not have a fragment" : undefined);
}
