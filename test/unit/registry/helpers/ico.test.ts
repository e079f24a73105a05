import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRegistry, InvalidInputError } from "ares-caais";
import { hasValidCheckDigit, normalizeIco } from "ares-caais/registry";
import { thrownBy } from "../../../fixtures/failures.ts";
import { readYaml } from "../../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly normalized: readonly [value: string | number, ico: string][];
  readonly refused: readonly [value: string | number][];
  readonly notEightDigits: readonly string[];
};

const refusal = (value: string | number): Promise<unknown> => thrownBy(() => normalizeIco(value));

describe("normalizeIco", () => {
  it.each(tables.normalized)("%j is %s", (value, ico) => {
    expect(normalizeIco(value)).toBe(ico);
  });

  it.each(tables.refused)("refuses %j", async (value) => {
    const rule = "must be 1 to 8 digits, or ARES_ and 8 digits";
    const error = await refusal(value);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({
      issues: [{ field: "ico", rule }],
      message: expect.stringMatching(`^normalizeIco: ico ${rule}, got `) as string,
    });
  });

  it.each([
    ["abc", '"abc"'],
    [-1, "-1"],
    ["\u0000", '"\\u0000"'],
    ["9".repeat(1_000_000), `"${"9".repeat(59)}…`],
  ])("repeats the value as JSON, cut (%#)", async (given, value) => {
    expect(await refusal(given)).toMatchObject({ issues: [{ value }] });
  });

  it.each(["CZ27074358", "cz27074358", " CZ 27074358", "CZ699001182"])(
    "explains for %j that a tax ID is no ico",
    async (value) => {
      const rule = "must be 1 to 8 digits, or ARES_ and 8 digits; a tax ID (DIČ) is no ico";
      expect(await refusal(value)).toMatchObject({ rule });
    },
  );

  it("refuses values that only plain JavaScript can pass", () => {
    const values: unknown[] = [undefined, null, true, {}, ["27074358"], 27074358n, Symbol("ico")];
    for (const value of values) {
      expect(
        () => {
          Reflect.apply(normalizeIco, undefined, [value]);
        },
        typeof value,
      ).toThrow(InvalidInputError);
    }
  });

  it("pads digits and numbers alike, changes only zeros and spaces, and is idempotent", () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(7), fc.constantFrom(" ", "\u00A0", "\u202F"), (number, place, space) => {
        const ico = normalizeIco(number);
        expect(ico).toMatch(/^[0-9]{8}$/);
        expect(Number(ico)).toBe(number);
        expect(normalizeIco(String(number))).toBe(ico);
        expect(normalizeIco(ico)).toBe(ico);
        expect(normalizeIco(`${ico.slice(0, place)}${space}${ico.slice(place)}`)).toBe(ico);
        expect(normalizeIco(`ARES_${ico}`)).toBe(`ARES_${ico}`);
      }),
    );
  });

  it("returns one of the two forms of the contract, or refuses", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.double(), fc.mixedCase(fc.string())), (value) => {
        try {
          expect(normalizeIco(value)).toMatch(/^(ARES_)?[0-9]{8}$/);
        } catch (error) {
          if (!(error instanceof InvalidInputError)) throw error;
        }
      }),
    );
  });
});

describe("hasValidCheckDigit", () => {
  it.each(["45274649", "27074358", "27082440", "00006947", "25596641"])(
    "[REG-21] accepts the check digit of %s",
    (ico) => {
      expect(hasValidCheckDigit(ico)).toBe(true);
    },
  );

  it.each(["12345678", "00123562", "29340042"])("[REG-21] refuses the check digit of %s", (ico) => {
    expect(hasValidCheckDigit(ico)).toBe(false);
  });

  it.each([
    { rest: 0, ico: "00000001" },
    { rest: 1, ico: "00000060" },
    { rest: 10, ico: "00000051" },
  ])("[REG-21] accepts $ico at the remainder $rest, where 11 - r is no digit or wraps", ({ ico }) => {
    expect(hasValidCheckDigit(ico)).toBe(true);
  });

  it("[REG-21] accepts exactly one last digit for seven digits, by the written rule", () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), (number) => {
        const prefix = String(number).padStart(7, "0");
        const rest = Array.from(prefix, Number).reduce((sum, digit, index) => sum + (8 - index) * digit, 0) % 11;
        const expected = rest === 0 || rest === 10 ? 1 : rest === 1 ? 0 : 11 - rest;
        const fitting = Array.from("0123456789").filter((last) => hasValidCheckDigit(`${prefix}${last}`));
        expect(fitting).toEqual([String(expected)]);
      }),
    );
  });

  it.each(tables.notEightDigits)("[REG-21] refuses %j, which is not 8 digits", (text) => {
    expect(hasValidCheckDigit(text)).toBe(false);
  });

  it.each(["00123562", "29340042"])(
    "[REG-21] does not stop %s with a wrong check digit: it is normalized, requested and returned",
    async (ico) => {
      const asked: string[] = [];
      const registry = createRegistry({
        fetch: (address) => {
          asked.push(address);
          return Promise.resolve(Response.json({ ico }));
        },
      });
      expect(await registry.vratEkonomickySubjekt({ ico: normalizeIco(Number(ico)) })).toEqual({ ico });
      expect(asked).toEqual([expect.stringMatching(new RegExp(`/${ico}$`))]);
    },
  );
});
