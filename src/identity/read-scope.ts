import { scopes, type Scope } from "../../generated/identity.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";

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
  // From JavaScript, or from a cookie, anything may come.
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
