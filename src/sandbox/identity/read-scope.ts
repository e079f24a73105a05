import { scopes, type Scope } from "../../../generated/identity.gen.ts";
import { Refusal } from "./refusal.ts";

/**
 * Scopes of a request, each once.
 *
 * @throws Refusal when one is unknown or openid is missing.
 */
export function readScope(text: string): readonly Scope[] {
  const asked = [...new Set(text.split(" "))].map((name) => {
    const scope = scopes.find((known) => known === name);
    if (scope === undefined) throw new Refusal("invalid_scope", "scope holds an unknown value");
    return scope;
  });
  if (!asked.includes("openid")) throw new Refusal("invalid_scope", "scope must contain openid");
  return asked;
}
