import { scopes, type Scope, type ValueRules } from "../../generated/identity.gen.ts";
import { brokenAddressRule } from "../environment/addresses.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { isJsonObject } from "../transport/json-object.ts";

/**
 * The first rule that a value breaks, in words and without the value; `undefined` when it keeps all of them. Lengths
 * count characters, as JSON Schema does, not UTF-16 units.
 *
 * @param advisory whether rules that the service only recommends count
 */
export function brokenRule(
  value: unknown,
  rules: ValueRules,
  advisory: "heed" | "ignore" = "heed",
): string | undefined {
  if (value === undefined) return rules.required === true ? "is missing" : undefined;
  if (rules.oneOf !== undefined) {
    const fits = rules.oneOf.some((option) => brokenRule(value, option, advisory) === undefined);
    return fits ? undefined : "must have one of the forms of the contract";
  }
  switch (rules.type) {
    case "string":
      return typeof value === "string" ? brokenTextRule(value, rules, advisory) : "must be text";
    case "integer":
      return brokenNumberRule(value, rules);
    case "boolean":
      return typeof value === "boolean" ? undefined : "must be true or false";
    case "array":
      return Array.isArray(value) ? brokenItemRule(value, rules, advisory) : "must be a list";
    case "object":
      return brokenMemberRule(value, rules, advisory);
    case undefined:
      break;
  }
  return undefined;
}

function brokenTextRule(value: string, rules: ValueRules, advisory: "heed" | "ignore"): string | undefined {
  const recommended = advisory === "ignore" ? (rules.advisory ?? []) : [];
  const { enum: values, format, pattern, minLength = 0, maxLength = Infinity } = rules;
  if (values !== undefined && !values.includes(value)) return `must be ${values.join(" or ")}`;
  if (format !== undefined && !URL.canParse(value)) return "must be an absolute URI";
  // Characters are counted only where it matters: a text has at most as many of them as UTF-16 units.
  const { length } = minLength > 1 || value.length > maxLength ? Array.from(value) : value;
  if (length < minLength) return minLength === 1 ? "must not be empty" : `must have at least ${minLength} characters`;
  if (length > maxLength && !recommended.includes("maxLength")) return `must have at most ${maxLength} characters`;
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) return `must match ${pattern}`;
  return undefined;
}

function brokenNumberRule(value: unknown, { minimum = -Infinity }: ValueRules): string | undefined {
  if (!Number.isInteger(value)) return "must be a whole number";
  return Number(value) < minimum ? `must be at least ${minimum}` : undefined;
}

function brokenItemRule(
  values: readonly unknown[],
  { items = {} }: ValueRules,
  advisory: "heed" | "ignore",
): string | undefined {
  for (const [index, item] of values.entries()) {
    // JSON has no undefined, so a list that has one breaks the contract.
    const rule = brokenRule(item ?? null, items, advisory);
    if (rule !== undefined) return `must hold only what fits: item ${index} ${rule}`;
  }
  return undefined;
}

function brokenMemberRule(
  value: unknown,
  { properties = {} }: ValueRules,
  advisory: "heed" | "ignore",
): string | undefined {
  if (!isJsonObject(value)) return "must be an object";
  for (const [name, rules] of Object.entries(properties)) {
    // A plain look-up would find the members that every object inherits.
    const rule = brokenRule(Object.getOwnPropertyDescriptor(value, name)?.value, rules, advisory);
    if (rule !== undefined) return `must fit in every member: ${name} ${rule}`;
  }
  return undefined;
}

/**
 * Checks the parameters of a request against the contract before it is sent. Their values, which may be secret, are never
 * repeated.
 *
 * @param subject the method that sends them
 * @param advisory whether the rules that the service only recommends count
 * @throws InvalidInputError with every parameter that breaks a rule.
 */
export function checkParameters(
  subject: string,
  rules: Readonly<Record<string, ValueRules>>,
  parameters: Readonly<Record<string, string>>,
  advisory: "heed" | "ignore" = "heed",
): void {
  const [first, ...more] = Object.entries(rules).flatMap(([field, rule]) => {
    const broken = brokenRule(parameters[field], rule, advisory);
    return broken === undefined ? [] : [{ field, rule: broken }];
  });
  if (first !== undefined) throw new InvalidInputError(subject, [first, ...more]);
}

/**
 * Checks the scopes of a request: only those of the contract, each once, `openid` among them (specification, Scopes and
 * claims).
 *
 * @param field where they stand in the input
 * @throws InvalidInputError naming the first wrong one.
 */
export function readScope<S extends Scope>(subject: string, field: string, scope: readonly S[]): readonly S[] {
  const fail = (at: string, rule: string, value?: string): never => {
    throw new InvalidInputError(subject, [
      { field: at, rule, ...(value === undefined ? {} : { value: JSON.stringify(value.slice(0, 40)) }) },
    ]);
  };
  const given: unknown = scope;
  if (!Array.isArray(given)) return fail(field, "must be a list of scopes");
  given.forEach((one: unknown, index) => {
    const at = `${field}[${index}]`;
    if (typeof one !== "string") fail(at, "must be text");
    else if (!scopes.some((known) => known === one)) fail(at, `must be one of ${scopes.join(", ")}`, one);
    else if (given.indexOf(one) !== index) fail(at, "must not be repeated", one);
  });
  return given.includes("openid") ? [...scope] : fail(field, "must contain openid");
}

/**
 * The first rule that the address of an endpoint or of a redirect breaks, without the address: absolute, https (http on
 * loopback), neither credentials nor a fragment (RFC 6749, sections 3.1 and 3.1.2). `undefined` when it keeps them.
 */
export function brokenUriRule(uri: unknown): string | undefined {
  return brokenAddressRule(uri) ?? (String(uri).includes("#") ? "must not have a fragment" : undefined);
}
