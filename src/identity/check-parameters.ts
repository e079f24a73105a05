import type { ValueRules } from "../../generated/identity.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { brokenRule } from "./check-value.ts";

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
