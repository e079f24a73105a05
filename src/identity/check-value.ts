import type { ValueRules } from "../../generated/identity.gen.ts";
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
  // Counting takes time, and a text has at most as many characters as units.
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
    // JSON has no undefined; a list that has one is none of the contract's.
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
    // Not by a plain look-up, which would find what every object inherits.
    const rule = brokenRule(Object.getOwnPropertyDescriptor(value, name)?.value, rules, advisory);
    if (rule !== undefined) return `must fit in every member: ${name} ${rule}`;
  }
  return undefined;
}
