import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJsonFault } from "../../../src/transport/answer.ts";

const list = (item: string, count: number): string => `[${`${item},`.repeat(count - 1)}${item}]`;
const wide = (text: string, width: number): string => text.padEnd(width);

describe("depth", () => {
  const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;

  it("[REL-04] may be 100", () => {
    expect([100, 101].map((depth) => findJsonFault(nested(depth)))).toEqual([undefined, "excess"]);
    expect(findJsonFault(`${'{"a":'.repeat(100)}1${"}".repeat(100)}`)).toBeUndefined();
    expect(findJsonFault(`${'{"a":'.repeat(101)}1${"}".repeat(101)}`)).toBe("excess");
    expect(findJsonFault(`[${"[],{},".repeat(1000)}[]]`)).toBeUndefined();
  });

  it.each(['"[[[["', '"\\"[[[["', '"\\\\\\"[["', '"[\\\\"'])("does not count what stands in the text %s", (text) => {
    expect(findJsonFault(`{"a":${text.replaceAll("[", "[".repeat(200))}}`)).toBeUndefined();
  });

  it("goes on behind a text that ends with an escaped backslash", () => {
    expect(findJsonFault(`["\\\\",${nested(100)}]`)).toBe("excess");
  });
});

describe("values", () => {
  it("[REL-04] may be 100,000, and more where each has 25 characters, but never more than a million", () => {
    expect(findJsonFault(list("1", 100_000))).toBeUndefined();
    expect(findJsonFault(list("1", 120_000))).toBe("excess");
    expect(findJsonFault(list(wide("1", 25), 900_000))).toBeUndefined();
    expect(findJsonFault(list(wide("1", 18), 900_000))).toBe("excess");
    expect(findJsonFault(list(wide("1", 30), 999_999))).toBeUndefined();
    expect(findJsonFault(list(wide("1", 30), 1_000_001))).toBe("excess");
  });

  it.each(["{}", "[]", '{"a":1}', "[1]", '"a"', '"a\\n"', "1.5", "null"])("[REL-04] are counted as %s too", (item) => {
    expect(findJsonFault(list(item, 40_000))).toBeUndefined();
    expect(findJsonFault(list(item, 300_000))).toBe("excess");
  });

  it("[REL-04] of a member count as those of a list", () => {
    const members = (count: number): string => `{${list('"a":1', count).slice(1, -1)}}`;
    expect(findJsonFault(members(100_000))).toBeUndefined();
    expect(findJsonFault(members(200_000))).toBe("excess");
  });
});

describe("names", () => {
  const objects = (count: number, name: (index: number) => string): string =>
    `[${Array.from({ length: count }, (_, index) => `{"${name(index)}":1}`).join(",")}]`;

  it("[REL-04] may be a thousand different ones in a large answer, however often each stands", () => {
    expect(findJsonFault(objects(49_000, (index) => `name${index % 900}`))).toBeUndefined();
    expect(findJsonFault(objects(49_000, (index) => `name${index % 1100}`))).toBe("excess");
  });

  it("[REL-04] may be any in a small answer", () => {
    expect(findJsonFault(objects(20_000, (index) => `name${index}`))).toBeUndefined();
  });

  it("[REL-04] that are numbers count each time: objects with them are lists with gaps", () => {
    expect(findJsonFault(objects(49_000, () => "4000000000"))).toBe("excess");
  });
});

describe("numbers", () => {
  it.each([
    ["9007199254740991", undefined],
    ["-9007199254740991", undefined],
    ["9007199254740992", "number"],
    ["9007199254740993", "number"],
    ["-9007199254740993", "number"],
    ["12345678901234567890", "number"],
    ["9007199254740993.0", "number"],
    ["1e15", undefined],
    ["9e9", undefined],
    ["1E16", "number"],
    ["1e+16", "number"],
    ["1e999", "number"],
    ["-1e999", "number"],
    ["9".repeat(400), "number"],
    ["1e-999", undefined],
    ["0.1234567890123456789", undefined],
    ["14.123456789012345678", undefined],
    ["-0", undefined],
  ])("[REL-04] %s: %s", (number, fault) => {
    for (const text of [`[${number}]`, `{"a":${number}}`, `{"a":[1, ${number} ,2]}`, `[${number}`.concat("\n]")]) {
      expect([text, findJsonFault(text)]).toEqual([text, fault]);
    }
    expect(findJsonFault(`{"${number}":"${number}"}`)).toBeUndefined();
  });
});

describe("the end", () => {
  const whole = '{"a":[{"b":"c]}\\\\"},1,"ž"],"d":{}}';

  it("of a text that breaks off anywhere is found", () => {
    for (let length = 0; length < whole.length; length += 1) expect(findJsonFault(whole.slice(0, length))).toBe("cut");
    expect(findJsonFault(whole)).toBeUndefined();
    expect(findJsonFault(`${whole}\r\n`)).toBeUndefined();
  });
});

it("finds nothing in what JSON.stringify writes, and numbers as JSON.parse reads them", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify({ value });
      const numbers: number[] = [];
      JSON.parse(text, (_name, member: unknown) => {
        if (typeof member === "number") numbers.push(member);
        return member;
      });
      const beyond = numbers.some((number) => Math.abs(number) > Number.MAX_SAFE_INTEGER);
      expect(findJsonFault(text)).toBe(beyond ? "number" : undefined);
    }),
  );
});
