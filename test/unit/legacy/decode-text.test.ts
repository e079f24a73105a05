import { describe, expect, it } from "vitest";
import { decodeText } from "../../../src/legacy/decode.ts";

describe("the white space of a value", () => {
  // XML Schema Part 2, section 4.3.6: every type but string collapses it.
  it.each([
    ["date", "\n  1. 12.\t1980 \r\n", "1. 12. 1980"],
    ["base64Binary", " YW Jj\n ZA== ", "YWJjZA=="],
    ["boolean", "\ttrue\n", true],
    ["integer", " 42 ", 42],
    ["string", " a\t b ", " a\t b "],
  ] as const)("of a %s in %j is read as %j", (base, text, value) => {
    expect(decodeText(text, { kind: "text", base })).toBe(value);
  });

  it("within a number makes it none", () => {
    expect(decodeText("4 2", { kind: "text", base: "integer" })).toBeUndefined();
  });
});
