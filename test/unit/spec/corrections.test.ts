import { describe, expect, it } from "vitest";
import { accepts, propertyOf } from "./contract.ts";

describe("the corrections of the published document", () => {
  it.each<[schema: string, name: string, right: unknown[], wrong: unknown[]]>([
    ["ProvozovnaZaklad", "icp", [1000000000, 9999999999], [999999999, 10000000000, "1000000000"]],
    ["ZaznamRpsh", "typSubjektu", ["1", "9"], ["", "A", "12", 1]],
    ...["poradoveCisloZar", "poradoveCisloPrac", "druhZarizeni"].map((name): [string, string, unknown[], unknown[]] => [
      ...(["ZaznamNrpzs", name] as const),
      ["123", "000"],
      ["12", "1234", "'123'", '"123"', "12A"],
    ]),
    ["Adresa", "pscTxt", ["1".repeat(255)], ["1".repeat(256)]],
  ])("%s.%s accepts what is meant, and nothing else", (schema, name, right, wrong) => {
    const property = propertyOf(schema, name);
    expect(right.filter((value) => !accepts(property, value))).toEqual([]);
    expect(wrong.filter((value) => accepts(property, value))).toEqual([]);
    // Published with these, which mean something else.
    expect(property).not.toHaveProperty(name === "icp" ? "format" : "maximum");
  });
});
