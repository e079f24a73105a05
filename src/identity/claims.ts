import {
  claimRules,
  tokenRules,
  type ClaimsByScope,
  type IdentityTokenClaims,
  type Scope,
  type ValueRules,
} from "../../generated/identity.gen.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { parseJson } from "../transport/answer.ts";
import { brokenRule } from "./check-value.ts";
import type { IdentityClaims } from "./types.ts";
import type { VerifiedClaims } from "./verify-tokens.ts";

export interface SortedClaims<S extends Scope> {
  /** The token's own, and those of the asked scopes, in the form of the contract. */
  readonly claims: IdentityClaims<S>;
  readonly otherClaims: Readonly<Record<string, unknown>>;
}

/** Claims that a log must not keep: the session, the nonce of the login, and a token for other services. */
const secretClaims: readonly (keyof IdentityTokenClaims | keyof ClaimsByScope["role"])[] = [
  "sid",
  "nonce",
  "time_limited_id",
];

/** A claim that the service sent empty: it has no value. */
const empty = Symbol("empty");

/**
 * Sorts the claims of a verified identity token by the contract (specification, Scopes and claims).
 *
 * The service may send structured claims as JSON text, and attributes without a value as empty text. So the text of a
 * list is read as JSON, empty text for a list is the empty list, empty text for true or false leaves the claim out, and
 * `"true"` and `"false"` are read as what they say. A claim that does not fit even then, whose scope was not asked for, or
 * that the contract does not know, is left as it is among the others.
 *
 * @param scope the scopes that were asked for
 */
export function readClaims<const S extends Scope>(
  scope: readonly S[],
  payload: VerifiedClaims<IdentityTokenClaims>,
): SortedClaims<S> {
  const known: [name: string, value: unknown][] = [];
  const others: [name: string, value: unknown][] = [];
  for (const [name, value] of Object.entries(payload)) {
    const read = Object.hasOwn(tokenRules.identity, name) ? { value } : readClaim(value, formsOf(name, scope));
    if (read === undefined) others.push([name, value]);
    else if (read.value !== empty) known.push([name, read.value]);
  }
  // Every claim has kept the rules of one of its scopes, and these and the type are generated from the same source.
  const claims = Object.fromEntries(known) as IdentityClaims<S>;
  return { claims: hideClaims(claims), otherClaims: hideClaims(Object.fromEntries(others)) };
}

/** Hides what a log must not keep of claims, of whichever token or answer they are. */
export function hideClaims<Claims extends object>(claims: Claims): Claims {
  type Name = (typeof secretClaims)[number];
  return hideSecrets(
    claims,
    secretClaims.filter((name): name is Name & keyof Claims => Object.hasOwn(claims, name)),
  );
}

/** The forms in which scopes grant a claim: `profile` and `role` each have their own of `access_roles`. */
function formsOf(name: string, scope: readonly Scope[]): ValueRules[] {
  return scope.flatMap((granting) => {
    const rules: Readonly<Record<string, ValueRules>> = claimRules[granting];
    const form = Object.hasOwn(rules, name) ? rules[name] : undefined;
    return form === undefined ? [] : [form];
  });
}

/** The value in the first form that it fits, as it came or as the text means; `undefined` when it fits none. */
function readClaim(value: unknown, forms: readonly ValueRules[]): { readonly value: unknown } | undefined {
  for (const read of [asItCame, asTextMeans]) {
    for (const form of forms) {
      const found = read(value, form);
      if (found === empty || (found !== undefined && brokenRule(found, form) === undefined)) return { value: found };
    }
  }
  return undefined;
}

function asItCame(value: unknown): unknown {
  return value;
}

function asTextMeans(value: unknown, { type }: ValueRules): unknown {
  if (typeof value !== "string") return undefined;
  if (value === "") return type === "array" ? [] : empty;
  return parseJson(value);
}
