import { describe, expect, it } from "vitest";
import { collectPatterns } from "./collect-patterns.ts";
import { limit, takesMore } from "./count-backtracks.ts";

/** Length of the texts that patterns are tried on. */
const length = 2000;
/** Steps back that a pattern may take for each character; one whose work grows with the square takes hundreds. */
const stepsForEach = 20;

/** Patterns that are put together: what of, and why that is harmless. */
const composed = [
  // Patterns of the schemas: each is among the fixed patterns below.
  'new RegExp(pattern, "u")',
  'new RegExp(`^(?:${pattern})$`, "u")',
  'new RegExp(registryOperations[detail].parameters.ico.pattern, "u")',
  // Pattern of the name of an element: tried below.
];

/** Texts that a pattern may match: its literals, their characters, and one of each usual kind. */
function unitsOf(source: string): string[] {
  const literal = source
    .replaceAll(/\\u\{?([0-9a-fA-F]{4,6})\}?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\[dDwWsSbBpPnrt](\{[^}]*\})?/g, "|")
    .replaceAll(/\\(.)/g, "$1")
    .split(/[()[\]{}|?*+^$]+/)
    .filter((text) => text !== "" && text.length < 60);
  const characters = Array.from(`${literal.join("")} \t\n0aA/-=:<&'".{`);
  return [...new Set([...literal, ...characters, literal.join("")])].filter((unit) => unit !== "");
}

/** Texts that begin as the pattern wants and go on too long: one unit or two over and over, then what fits nothing. */
function* attacksOn(source: string): Generator<string> {
  const units = unitsOf(source);
  for (const unit of units) {
    for (const before of ["", ...units]) yield `${before}${repeated(unit)}\0`;
    for (const other of units) yield `${repeated(unit + other)}\0`;
  }
}

function repeated(unit: string): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

/** The text that a pattern takes too many steps for, cut short. */
function worstOf(source: string, flags: string): string | undefined {
  const limited = limit(source, flags, stepsForEach * length);
  for (const text of attacksOn(source)) if (takesMore(limited, text)) return text.slice(0, 40);
  return undefined;
}

describe("the running time of a regular expression grows linearly with the text", () => {
  const { fixed, composed: found } = collectPatterns(["src", "generated", "examples"]);

  it("holds for every pattern of the source and of the schemas", () => {
    expect(fixed.length).toBeGreaterThan(100);
    const slow = fixed.flatMap(({ file, source, flags }) => {
      const text = worstOf(source, flags);
      return text === undefined ? [] : [{ file, pattern: `/${source}/${flags}`, text }];
    });
    expect(slow).toEqual([]);
  });

  it("holds for the patterns that are built at run time, each of which is listed", () => {
    expect(new Set(found)).toEqual(new Set(composed));
  });

  it.each([" +$", "(a+)+$", "\\/+$", "<a[^>]*>b", "x.*y.*z", "^(?:a|a)*$", "(\\d+)(\\d+)x"])(
    "finds a pattern that grows faster: %s",
    (source) => {
      expect(worstOf(source, "")).toBeTypeOf("string");
    },
  );

  it.each(["^ +x", "^a+$", "^[^:]*:", "^(?:ab|cd)*$", "<a[^<>]*>"])("accepts a harmless pattern: %s", (source) => {
    expect([source, worstOf(source, "")]).toEqual([source, undefined]);
  });
});
