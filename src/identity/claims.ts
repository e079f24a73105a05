import {
  claimRules,
  scopes,
  type ClaimsByScope,
  type IdentityTokenClaims,
  type Scope,
  type ValueRules,
} from "../../generated/identity.gen.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { parseJson } from "../transport/answer.ts";
import { brokenRule } from "./check-value.ts";
import type { ClaimsOf } from "./types.ts";
import type { VerifiedClaims } from "./verify-tokens.ts";

/** Claims of any token or answer that `util.inspect` hides: the session, the nonce of the login, and a token for other services. */
export const secretClaims: readonly (keyof IdentityTokenClaims | keyof ClaimsByScope["role"])[] = [
  "sid",
  "nonce",
  "time_limited_id",
];

/** A claim that the service sent empty: it has no value. */
const empty = Symbol("empty");

interface SortedClaims<Own extends keyof IdentityTokenClaims, S extends Scope> {
  readonly claims: Pick<IdentityTokenClaims, Own> & Omit<ClaimsOf<S>, Own>;
  readonly otherClaims: Readonly<Record<string, unknown>>;
}

/**
 * Sorts verified claims by the contract (specification, Scopes and claims): those that every answer has and those of the asked
 * scopes, in the form of the contract, and all others.
 *
 * The service may send structured claims as JSON text, numbers for some texts, and attributes without a value as empty text. So
 * the text of a list is read as JSON, empty text for a list is the empty list, empty text for true or false leaves the claim out,
 * `"true"` and `"false"` are read as what they say, and a whole number is the text of its digits where the contract knows that
 * it comes. A claim that does not fit even then, whose scope was not asked for, or that the contract does not know, is left as it
 * is among the others.
 *
 * @param own names of the claims that no scope has to grant
 * @param scope the scopes that were asked for; `undefined` for all of the contract
 */
export function readClaims<Own extends keyof IdentityTokenClaims, S extends Scope>(
  own: readonly Own[],
  scope: readonly S[] | undefined,
  payload: VerifiedClaims<Pick<IdentityTokenClaims, Own>>,
): SortedClaims<Own, S> {
  const known: [name: string, value: unknown][] = [];
  const others: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries<unknown>(payload)) {
    const isOwn = own.some((one) => one === name);
    const read = isOwn ? { value } : readClaim(value, formsOf(name, scope ?? scopes));
    if (read === undefined) others.push([name, value]);
    else if (read.value !== empty) known.push([name, read.value]);
  }
  // Every claim has kept the rules of one of its scopes, and these and the type are generated from the same source.
  const claims = hideSecrets(Object.fromEntries(known), secretClaims) as SortedClaims<Own, S>["claims"];
  const otherClaims = hideSecrets(Object.fromEntries(others), secretClaims);
  othersBeside.set(claims, otherClaims);
  return { claims, otherClaims };
}

/** The other claims of a login or a userinfo answer, by its claims. */
const othersBeside = new WeakMap<object, Readonly<Record<string, unknown>>>();

/** A claim, also one among the others because its form or its scope is not the contract's. */
export function claimOf<Name extends string>(claims: Readonly<Partial<Record<Name, unknown>>>, name: Name): unknown {
  return claims[name] === undefined ? othersBeside.get(claims)?.[name] : claims[name];
}

/** The forms in which scopes grant a claim: `profile` and `role` both grant `access_roles`. */
function formsOf(name: string, scope: readonly Scope[]): ValueRules[] {
  return scope.flatMap((granting) => {
    const rules: Readonly<Record<string, ValueRules>> = claimRules[granting];
    const form = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return form === undefined ? [] : [form];
  });
}

/** The value in the first form that it fits, as it came or else as `meant` reads it; `undefined` when it fits none. */
function readClaim(value: unknown, forms: readonly ValueRules[]): { readonly value: unknown } | undefined {
  for (const read of [(): unknown => value, meant]) {
    for (const form of forms) {
      const found = read(form, value);
      if (found === empty || (found !== undefined && brokenRule(found, form) === undefined)) return { value: found };
    }
  }
  return undefined;
}

/** The value of a text in JSON, and the digits of a whole number, unless JSON may have rounded it. */
function meant({ type, alsoNumber }: ValueRules, value: unknown): unknown {
  if (alsoNumber === true && Number.isSafeInteger(value)) return String(value);
  if (typeof value !== "string") return undefined;
  if (value === "") return type === "array" ? [] : empty;
  return parseJson(value);
}
