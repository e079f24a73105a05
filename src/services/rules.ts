import texts from "./rules.json" with { type: "json" };

export type Language = "cs" | "en";

/** A text in each language. */
export type Words = Readonly<Record<Language, string>>;

const { or, rules, labels } = texts;

/** The labels of what was sent and what is registered. */
export { labels };

/** A broken rule, with the values in its text. */
export interface BrokenRule {
  readonly name: keyof typeof rules;
  readonly values: readonly (string | number)[];
}

export function isRuleName(name: string): name is BrokenRule["name"] {
  return Object.hasOwn(rules, name);
}

export function broken(name: BrokenRule["name"], ...values: BrokenRule["values"]): BrokenRule {
  return { name, values };
}

/** The rule in words, without the field and the value. */
export function ruleText({ name, values }: BrokenRule, language: Language = "en"): string {
  return rules[name][language].replace("{values}", () => values.join(or[language]));
}

/** The rule in words of each language. */
export function ruleWords(rule: BrokenRule): Words {
  return { en: ruleText(rule), cs: ruleText(rule, "cs") };
}

/** The label of what is registered for a client system. */
export function labelFor(name: keyof typeof labels, client: string): Words {
  const { en, cs } = labels[name];
  return { en: en.replace("{client}", () => client), cs: cs.replace("{client}", () => client) };
}
