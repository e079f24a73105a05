import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAmount } from "ares-caais/registry";
import { readYaml } from "../../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly amounts: readonly [hodnota: string, decimal: string, number: number][];
  readonly ambiguous: readonly string[];
};

describe("parseAmount", () => {
  it.each(tables.amounts)("%j is %s", (hodnota, decimal, number) => {
    expect(parseAmount(hodnota)).toStrictEqual({ decimal, number });
  });

  it.each([...tables.ambiguous, "9".repeat(400)])("returns undefined for the ambiguous %j", (hodnota) => {
    expect(parseAmount(hodnota)).toBeUndefined();
  });

  it("reads back what it formats: groups, sign and decimals stay", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.option(fc.stringMatching(/^[0-9]{1,6}$/), { nil: undefined }),
        fc.constantFrom("", " ", "\u00A0", "\u202F"),
        fc.constantFrom(";", ","),
        (whole, fraction, space, separator) => {
          const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, space);
          const amount = parseAmount(fraction === undefined ? grouped : `${grouped}${separator}${fraction}`);
          const decimal = fraction === undefined ? String(whole) : `${String(whole)}.${fraction}`;
          expect(amount).toStrictEqual({ decimal, number: Number(decimal) });
        },
      ),
    );
  });

  it("returns for any text a finite number with plain digits, or undefined", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom("0", "12", "345", "-", ";", ",", ".", " ", "\u00A0", "\u202F", "/") }),
    );
    fc.assert(
      fc.property(text, (hodnota) => {
        const amount = parseAmount(hodnota);
        if (amount === undefined) return;
        expect(amount.decimal).toMatch(/^-?[0-9]+(\.[0-9]+)?$/);
        expect(Number.isFinite(amount.number)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["digits", "1", "1"],
    ["groups", "1 000", " 000"],
    ["decimals", "1;0", "0"],
    ["spaces", "1", " "],
  ])("returns undefined in linear time for long text of %s", (_name, start, unit) => {
    // Long enough that a quadratic reader would not end before the test is given up.
    expect(parseAmount(`${start}${unit.repeat(2_000_000)}x`)).toBeUndefined();
  });
});
