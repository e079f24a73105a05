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

/** Claims that `util.inspect` hides: the session, the nonce of the login, and a token for other services. */
export const secretClaims: readonly (keyof IdentityTokenClaims | keyof ClaimsByScope["role"])[] = [
  "sid",
  "nonce",
  "time_limited_id",
];

/** Marks a claim that the service sent without a value. */
const empty = Symbol("empty");

interface SortedClaims<Own extends keyof IdentityTokenClaims, S extends Scope> {
  readonly claims: Pick<IdentityTokenClaims, Own> & Omit<ClaimsOf<S>, Own>;
  readonly otherClaims: Readonly<Record<string, unknown>>;
}

/**
 * Sorts verified claims by the contract (specification, Scopes and claims). Claims of every response and of the requested scopes
 * get the form of the contract; all other claims are returned separately.
 *
 * The service may send structured claims as JSON text, some texts as numbers, and missing values as empty text. So the text of a
 * list is parsed as JSON, and an empty text becomes an empty list. For a boolean `"true"` and `"false"` are read, and an empty text
 * omits the claim. A whole number becomes text if the contract allows it. Any other claim stays unchanged among the others: one of
 * another form, of a scope that was not requested, or unknown to the contract.
 *
 * @param own names of the claims that need no scope
 * @param scope the requested scopes; `undefined` for all scopes of the contract
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
  // Every claim has passed the rules of one of its scopes. Rules and types are generated from the same source.
  const claims = hideSecrets(Object.fromEntries(known), secretClaims) as SortedClaims<Own, S>["claims"];
  const otherClaims = hideSecrets(Object.fromEntries(others), secretClaims);
  othersBeside.set(claims, otherClaims);
  return { claims, otherClaims };
}

/** The other claims of a login or of userinfo. The key is the object of its claims. */
const othersBeside = new WeakMap<object, Readonly<Record<string, unknown>>>();

/** Returns a claim, also from the other claims if its form or scope differs from the contract. */
export function claimOf<Name extends string>(claims: Readonly<Partial<Record<Name, unknown>>>, name: Name): unknown {
  return claims[name] === undefined ? othersBeside.get(claims)?.[name] : claims[name];
}

/** Returns the forms in which the scopes grant a claim: `profile` and `role` both grant `access_roles`. */
function formsOf(name: string, scope: readonly Scope[]): ValueRules[] {
  return scope.flatMap((granting) => {
    const rules: Readonly<Record<string, ValueRules>> = claimRules[granting];
    const form = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return form === undefined ? [] : [form];
  });
}

/** Returns the value in the first form that it fits, unchanged or as `meant` reads it; `undefined` when it fits none. */
function readClaim(value: unknown, forms: readonly ValueRules[]): { readonly value: unknown } | undefined {
  for (const read of [(): unknown => value, meant]) {
    for (const form of forms) {
      const found = read(form, value);
      if (found === empty || (found !== undefined && brokenRule(found, form) === undefined)) return { value: found };
    }
  }
  return undefined;
}

/** Parses a JSON text, or writes a whole number as text, unless JSON may have rounded it. */
function meant({ type, alsoNumber }: ValueRules, value: unknown): unknown {
  if (alsoNumber === true && Number.isSafeInteger(value)) return String(value);
  if (typeof value !== "string") return undefined;
  if (value === "") return type === "array" ? [] : empty;
  return parseJson(value);
}
