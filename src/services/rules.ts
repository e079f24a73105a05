import texts from "./rules.json" with { type: "json" };

export type Language = "cs" | "en";

/** A text in each language. */
export type Words = Readonly<Record<Language, string>>;

/** The rules of rules.json. They are listed here, because a published declaration must not import JSON. */
export type RuleName =
  | "missing"
  | "empty"
  | "repeated"
  | "oneOf"
  | "absoluteUri"
  | "atLeast"
  | "atMost"
  | "pattern"
  | "encoding"
  | "unknownParameter"
  | "queryTooLong"
  | "unknownValue"
  | "withoutOpenid"
  | "unknownClient"
  | "notOfClient"
  | "halfChallenge"
  | "bodyType"
  | "otherAuthentication"
  | "noCertificate"
  | "otherCertificate"
  | "unknownCode"
  | "unknownRefreshToken"
  | "otherLogin"
  | "otherChallenge"
  | "beyondGrant"
  | "noIdentityToken"
  | "noChoice"
  | "noLogout"
  | "takenUsername"
  | "date"
  | "noRoleCodes"
  | "controlCharacters";

const rules: Readonly<Record<RuleName | "or", Words>> = texts;

/** A broken rule, with the values in its text. */
export interface BrokenRule {
  readonly name: RuleName;
  readonly values: readonly (string | number)[];
}

export function broken(name: BrokenRule["name"], ...values: BrokenRule["values"]): BrokenRule {
  return { name, values };
}

/** The rule in words, without what it is about and without the value that breaks it. */
export function ruleText({ name, values }: BrokenRule, language: Language = "en"): string {
  return rules[name][language].replace("{values}", () => values.join(rules.or[language]));
}

/** The rule in words of each language. */
export function ruleWords(rule: BrokenRule): Words {
  return { en: ruleText(rule), cs: ruleText(rule, "cs") };
}
