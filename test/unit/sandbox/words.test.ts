import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const tables = ["sandbox/words", "services/rules"].map(
  (name) => JSON.parse(readFileSync(new URL(`../../../src/${name}.json`, import.meta.url), "utf8")) as object,
);

/** The texts of a table at any depth, by their path. */
function textsOf(table: object, path = ""): [path: string, text: object][] {
  return Object.entries(table).flatMap(([name, value]: [string, object]) =>
    "en" in value ? [[`${path}/${name}`, value]] : textsOf(value, `${path}/${name}`),
  );
}

describe("[KIT-05] the words of the sandbox's pages", () => {
  it.each(tables.flatMap((table) => textsOf(table)))(
    "%s exist in English and in Czech, with the same values",
    (_path, text) => {
      const { en, cs, ...others } = text as Readonly<Record<string, string>>;
      const values = (words = ""): string[] => [...words.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
      expect(others).toEqual({});
      expect(en).toMatch(/\S/);
      expect(cs).toMatch(/\S/);
      expect(values(cs)).toEqual(values(en));
    },
  );
});
