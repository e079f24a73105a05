import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAmount } from "ares-caais/registry";

describe("parseAmount", () => {
  it.each<[hodnota: string, decimal: string, number: number]>([
    ["390000000;00", "390000000.00", 390_000_000],
    ["390 000 000;00", "390000000.00", 390_000_000],
    ["390\u00A0000\u00A0000;00", "390000000.00", 390_000_000],
    ["390\u202F000\u202F000;00", "390000000.00", 390_000_000],
    ["1\u00A0000 000", "1000000", 1_000_000],
    ["33;333333", "33.333333", 33.333333],
    ["12,5", "12.5", 12.5],
    ["1,000", "1.000", 1],
    ["100", "100", 100],
    ["0", "0", 0],
    ["0;05", "0.05", 0.05],
    ["-1 500;50", "-1500.50", -1500.5],
    ["-0", "-0", 0],
    ["007", "007", 7],
    ["9007199254740993;01", "9007199254740993.01", 9_007_199_254_740_993.01],
  ])("%j is %s", (hodnota, decimal, number) => {
    expect(parseAmount(hodnota)).toStrictEqual({ decimal, number });
  });

  it.each([
    "",
    "-",
    ";",
    ";50",
    "50;",
    "12;34;56",
    "1.000,5",
    "1.5",
    "1 / 3",
    " 100",
    "- 100",
    "100-",
    "1e3",
    "Infinity",
    "100 Kč",
    "12 34",
    "1000 000",
    "1  000",
    "1\u2009000",
    "1 000;000 5",
    "１００",
    "9".repeat(400),
  ])("returns undefined for the ambiguous %j", (hodnota) => {
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
