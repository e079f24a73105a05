import { describe, it } from "vitest";
import type { Texts } from "../../examples/page/language.ts";

describe("the texts of the examples", () => {
  it("[DOC-05] do not compile where one lacks a language", () => {
    const texts = {
      both: { cs: "Odhlásit se", en: "Log out" },
      of: { cs: (name: string) => `Doplněno: ${name}`, en: (name: string) => `Filled in: ${name}` },
    } as const satisfies Texts;
    // @ts-expect-error the English is missing
    ({ ...texts, one: { cs: "Odhlásit se" } }) satisfies Texts;
    // @ts-expect-error the Czech is missing
    ({ ...texts, one: { en: (name: string) => name } }) satisfies Texts;
    // @ts-expect-error there is no third language
    ({ ...texts, one: { cs: "Odhlásit se", en: "Log out", de: "Abmelden" } }) satisfies Texts;
  });
});
