import texts from "./rules.json" with { type: "json" };

export type Language = "cs" | "en";

/** A text in each language. */
export type Words = Readonly<Record<Language, string>>;

/** A rule that is broken, with what it says besides its words. */
export interface BrokenRule {
  readonly name: Exclude<keyof typeof texts, "or">;
  readonly values: readonly (string | number)[];
}

export function broken(name: BrokenRule["name"], ...values: BrokenRule["values"]): BrokenRule {
  return { name, values };
}

/** The rule in words, without what it is about and without the value that breaks it. */
export function ruleText({ name, values }: BrokenRule, language: Language = "en"): string {
  return texts[name][language].replace("{values}", () => values.join(texts.or[language]));
}

/** The rule in words of each language. */
export function ruleWords(rule: BrokenRule): Words {
  return { en: ruleText(rule), cs: ruleText(rule, "cs") };
}
