import { describe, expect, it } from "vitest";
import fc from "fast-check";
import type { ElementDecoder, ValueDecoder } from "../../../../generated/legacy-decoders.gen.ts";
import { buildElements, writeXml } from "../../../../src/services/legacy/write-xml.ts";
import { elementsOf, parseXml } from "../../../fixtures/legacy/xml.ts";

const text: ValueDecoder = { kind: "text", base: "string" };
const once = (type: ElementDecoder["type"]): ElementDecoder => ({ minOccurs: 1, maxOccurs: 1, type });
const many = (type: ElementDecoder["type"]): ElementDecoder => ({ minOccurs: 0, maxOccurs: null, type });
const place = once({
  kind: "node",
  order: "sequence",
  elements: { first: once(text), second: many(text) },
  attributes: { mop: { kind: "text", base: "boolean" }, nazev: text },
});
const number = once({
  kind: "node",
  order: "empty",
  elements: {},
  attributes: { typ: text },
  text: { kind: "text", base: "integer" },
});

function write(decoder: ElementDecoder, value: unknown): string {
  return buildElements("x", decoder, value)
    .map((node) => writeXml(node, "p"))
    .join("");
}

describe("an answer's XML", () => {
  it("has the elements in the order of the contract, whatever the order of the value", () => {
    expect(write(place, { second: ["a", "b"], nazev: "Praha", first: "1", mop: true })).toBe(
      '<p:x mop="true" nazev="Praha"><p:first>1</p:first><p:second>a</p:second><p:second>b</p:second></p:x>',
    );
  });

  it("tells empty and missing apart", () => {
    expect(write(place, { first: "" })).toBe("<p:x><p:first/></p:x>");
    expect(write(place, { first: null })).toBe("<p:x><p:first/></p:x>");
    expect(write(place, { second: [] })).toBe("<p:x/>");
    expect(write(place, {})).toBe("<p:x/>");
    expect(write(place, null)).toBe("<p:x/>");
    expect(write(place, undefined)).toBe("");
    expect(write(number, { value: null, typ: "ID" })).toBe('<p:x typ="ID"/>');
  });

  it("writes numbers and truth values", () => {
    expect(write(number, { value: 554782 })).toBe("<p:x>554782</p:x>");
    expect(write(number, { value: 12345678901234567890n })).toBe("<p:x>12345678901234567890</p:x>");
    expect(write(once(text), false)).toBe("<p:x>false</p:x>");
  });

  it.each([
    [place, { third: "x" }, "x has no third in the contract"],
    [place, { first: {} }, "first must be text, a number or a truth value"],
    [place, { second: "a" }, "second must be an array"],
    [place, "text", "x must be an object"],
  ])("is refused when the value has another shape %#", (decoder, value, message) => {
    expect(() => write(decoder, value)).toThrow(message);
  });

  it("escapes what would end a text, a value or a CDATA section, and what a reader would change", () => {
    const value = "a&b<c>d]]>e\"f'g\r\n\t";
    expect(write(place, { first: value, nazev: value })).toBe(
      '<p:x nazev="a&amp;b&lt;c&gt;d]]&gt;e&quot;f\'g&#13;&#10;&#9;">' +
        "<p:first>a&amp;b&lt;c&gt;d]]&gt;e\"f'g&#13;\n\t</p:first></p:x>",
    );
  });

  it("refuses what XML 1.0 cannot express", () => {
    for (const character of ["\u0000", "\u0008", "\u000b", "\u001f", "\ud800", "\ufffe", "\uffff"]) {
      expect(() => write(once(text), `a${character}b`)).toThrow("XML 1.0 cannot express a character of this text");
      expect(() => write(place, { nazev: character })).toThrow("XML 1.0 cannot express a character of this text");
    }
  });

  it("gives every text back to a reader, in an element and in an attribute", () => {
    const allowed = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            "&",
            "<",
            ">",
            '"',
            "'",
            "\t",
            "\n",
            "\r",
            "\u0085",
            "\u2028",
            "\u2029",
            " ",
            "]]>",
            "&amp;",
            "\u{1f600}",
            "ž",
          ),
          fc.string({ unit: "grapheme" }),
        ),
      )
      .map((parts) => parts.join(""))
      .filter((value) => !/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(value));
    fc.assert(
      fc.property(allowed, allowed, (first, nazev) => {
        const root = parseXml(write(place, { first, nazev }).replace("<p:x", '<p:x xmlns:p="urn:x"'));
        expect(elementsOf(root)[0]?.textContent).toBe(first);
        expect(root.getAttribute("nazev")).toBe(nazev);
      }),
    );
  });
});
