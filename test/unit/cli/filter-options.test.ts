import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { subjectFilter } from "../../../src/cli/filter-options.ts";

function filterOf(args: readonly string[], json?: string): object {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  command.option("--other <text>");
  for (const option of subjectFilter.options()) command.addOption(option);
  command.parse([...args], { from: "user" });
  return subjectFilter.read(command.opts(), json);
}

describe("filter options", () => {
  it("read texts, lists, numbers and the seat as the contract has them, and nothing else", () => {
    const args = [
      "--obchodniJmeno",
      "01",
      "--ico",
      "90000021",
      "90000048",
      "--ico",
      "90000056",
      "--start",
      "7",
      "--other",
      "x",
    ];
    const seat = ["--sidlo", "kodObce=582786", "--sidlo", "textovaAdresa=a=b 1", "--sidlo", "cisloDomovni=12"];
    expect(filterOf([...args, ...seat])).toEqual({
      obchodniJmeno: "01",
      ico: ["90000021", "90000048", "90000056"],
      start: 7,
      sidlo: { kodObce: 582786, textovaAdresa: "a=b 1", cisloDomovni: 12 },
    });
  });

  it("win over the same fields of the JSON text, which is passed on as it is", () => {
    expect(filterOf(["--start", "1"], '{"start":5,"pocet":2,"novinka":1}')).toEqual({ start: 1, pocet: 2, novinka: 1 });
    for (const json of ["[]", "null", "{", '"x"']) expect(() => filterOf([], json)).toThrow(InvalidInputError);
  });

  it.each([
    ["--start", "1e3"],
    ["--pocet", "0x10"],
    ["--sidlo", "kodObce"],
    ["--sidlo", "__proto__=1"],
    ["--sidlo", "kodObce="],
  ])("refuse %s %s", (...args) => {
    expect(() => filterOf(args)).toThrow(expect.objectContaining({ code: "commander.invalidArgument" }) as Error);
  });
});
