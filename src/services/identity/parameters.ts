import { scopes, type Scope, type ValueRules } from "../../../generated/identity.gen.ts";
import { json, type Form } from "../messages.ts";
import type { ServiceAnswer } from "../service.ts";
import { broken, ruleText, type BrokenRule } from "../rules.ts";

/** Codes of errors (RFC 6749, sections 4.1.2.1 and 5.2). */
export type RefusalCode =
  "invalid_request" | "invalid_client" | "invalid_grant" | "invalid_scope" | "unsupported_grant_type";

/** The identity service refuses a request. The endpoint decides the form of the error. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly rule: BrokenRule;
  readonly parameter: string | undefined;

  /**
   * @param rule that is broken; the message has it in English, and repeats no value of the request
   * @param parameter that it is about
   */
  constructor(code: RefusalCode, rule: BrokenRule, parameter?: string) {
    super(parameter === undefined ? ruleText(rule) : `${parameter} ${ruleText(rule)}`);
    this.code = code;
    this.rule = rule;
    this.parameter = parameter;
  }
}

/** JSON that must not be cached (RFC 6749, section 5.1). */
export function secretJson(status: number, body: object, headers: ServiceAnswer["headers"] = {}): ServiceAnswer {
  return json(status, body, { "Cache-Control": "no-store", Pragma: "no-cache", ...headers });
}

/** The error answer of the token endpoint (RFC 6749, section 5.2); the one for logout has the same form. */
export function refusalAnswer({ code, message }: Pick<Refusal, "code" | "message">): ServiceAnswer {
  return secretJson(code === "invalid_client" ? 401 : 400, { error: code, error_description: message });
}

type RulesOf = Readonly<Record<string, ValueRules>>;
/** Rules of a text; those that it does not have may also be `undefined`. */
type TextRules = { readonly [Name in keyof ValueRules]?: ValueRules[Name] | undefined };

/** Values of parameters; those that are required are there. */
export type ParametersOf<Rules extends RulesOf> = {
  readonly [Name in keyof Rules as Rules[Name] extends { readonly required: true } ? Name : never]: string;
} & {
  readonly [Name in keyof Rules as Rules[Name] extends { readonly required: true } ? never : Name]?: string;
};

/**
 * Reads the parameters that the contract knows.
 *
 * @param unknown how other parameters are treated
 * @throws Refusal when the form cannot be decoded, or a parameter is missing, repeated, unknown or breaks its rule.
 */
export function readParameters<Rules extends RulesOf>(
  form: Form | undefined,
  rules: Rules,
  unknown: "refuse" | "ignore",
): ParametersOf<Rules> {
  if (form === undefined) throw new Refusal("invalid_request", broken("encoding"));
  for (const [name, { length }] of form) {
    if (unknown === "refuse" && !Object.hasOwn(rules, name)) {
      throw new Refusal("invalid_request", broken("unknownParameter"));
    }
    if (length > 1 && Object.hasOwn(rules, name)) throw new Refusal("invalid_request", broken("repeated"), name);
  }
  const values: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const [value] = form.get(name) ?? [];
    const found = brokenTextRule(value, rule);
    if (found !== undefined) throw new Refusal("invalid_request", found, name);
    if (value !== undefined) values[name] = value;
  }
  // The loop has checked all rules, so the required members exist.
  return values as ParametersOf<Rules>;
}

/** The first rule that a text breaks. Lengths count characters; what the service only recommends is not enforced. */
export function brokenTextRule(
  value: string | undefined,
  { required, enum: values, format, pattern, minLength = 0, maxLength = Infinity, advisory = [] }: TextRules,
): BrokenRule | undefined {
  if (value === undefined) return required === true ? broken("missing") : undefined;
  if (values?.includes(value) === false) return broken("oneOf", ...values);
  if (format === "uri" && !URL.canParse(value)) return broken("absoluteUri");
  const { length } = Array.from(value);
  if (length < minLength) return minLength === 1 ? broken("empty") : broken("atLeast", minLength);
  if (length > maxLength && !advisory.includes("maxLength")) return broken("atMost", maxLength);
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) return broken("pattern", pattern);
  return undefined;
}

/**
 * Scopes of a request, each once.
 *
 * @throws Refusal when one is unknown or openid is missing.
 */
export function readScope(text: string): readonly Scope[] {
  const asked = [...new Set(text.split(" "))].map((name) => {
    const scope = scopes.find((known) => known === name);
    if (scope === undefined) throw new Refusal("invalid_scope", broken("unknownValue"), "scope");
    return scope;
  });
  if (!asked.includes("openid")) throw new Refusal("invalid_scope", broken("withoutOpenid"), "scope");
  return asked;
}
