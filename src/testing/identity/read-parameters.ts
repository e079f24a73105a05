import type { ValueRules } from "../../../generated/identity.gen.ts";
import { brokenRule } from "../../identity/check-value.ts";

/**
 * Reads the parameters that the contract knows.
 *
 * @param refuse told the first one that breaks its rule, and how
 */
export function readParameters<Name extends string>(
  given: URLSearchParams,
  rules: Readonly<Record<Name, ValueRules>>,
  refuse: (parameter: string, rule: string) => never,
): Readonly<Partial<Record<Name, string>>> {
  const values: Partial<Record<Name, string>> = {};
  for (const [name, rule] of Object.entries<ValueRules>(rules)) {
    const [value, ...more] = given.getAll(name);
    const broken = more.length > 0 ? "is repeated" : brokenRule(value, rule, "ignore");
    if (broken !== undefined) refuse(name, broken);
    // The names are those of the rules.
    if (value !== undefined) values[name as Name] = value;
  }
  return values;
}

/** Parameters of a request: of the query of a GET, otherwise of the form. */
export async function parametersOf(request: Request): Promise<URLSearchParams> {
  return request.method === "GET"
    ? new URL(request.url).searchParams
    : new URLSearchParams(await request.clone().text());
}
