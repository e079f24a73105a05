import type { ValueRules } from "../../../generated/identity.gen.ts";
import { brokenRule } from "../../identity/check-value.ts";
import type { Form } from "../http/read-form.ts";
import { Refusal } from "./refusal.ts";

type RulesOf = Readonly<Record<string, ValueRules>>;

/** Values of parameters; those that are required are there. */
export type ParametersOf<Rules extends RulesOf> = {
  readonly [Name in keyof Rules as Rules[Name] extends { readonly required: true } ? Name : never]: string;
} & {
  readonly [Name in keyof Rules as Rules[Name] extends { readonly required: true } ? never : Name]?: string;
};

/**
 * Reads the parameters that the contract knows.
 *
 * @param unknown what becomes of others
 * @throws Refusal when the form cannot be decoded, or a parameter is missing, repeated, unknown or breaks its rule.
 * Recommendations are not enforced.
 */
export function readParameters<Rules extends RulesOf>(
  form: Form | undefined,
  rules: Rules,
  unknown: "refuse" | "ignore",
): ParametersOf<Rules> {
  if (form === undefined) throw new Refusal("invalid_request", "the parameters are not properly encoded");
  for (const [name, { length }] of form) {
    if (unknown === "refuse" && !Object.hasOwn(rules, name)) {
      throw new Refusal("invalid_request", "there is an unknown parameter");
    }
    if (length > 1 && Object.hasOwn(rules, name)) throw new Refusal("invalid_request", `${name} is repeated`);
  }
  const values: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const [value] = form.get(name) ?? [];
    const broken = brokenRule(value, rule, "ignore");
    if (broken !== undefined) throw new Refusal("invalid_request", `${name} ${broken}`);
    if (value !== undefined) values[name] = value;
  }
  // The rules say what is there, and the loop kept to them.
  return values as ParametersOf<Rules>;
}
