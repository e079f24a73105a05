import { describe, expect, it } from "vitest";
import { compareDocuments, InvalidInputError } from "ares-caais/verify";
import { baseDocument as codegenDocument } from "../../codegen/corpus/base-document.ts";
import { corpus, documentOf } from "../../codegen/corpus/corpus.ts";
import { refusals } from "../../codegen/corpus/refusals.ts";
import { baseDocument, type Json, type TestDocument } from "./changes/base-document.ts";
import { idleChanges } from "./changes/idle-changes.ts";
import { places, type Place } from "./changes/places.ts";
import { schemaRules, type Effect, type RuleRow } from "./changes/schema-rules.ts";
import { singleChanges } from "./changes/single-changes.ts";
import { verdict } from "./changes/verdict.ts";

function documentWith(edit: (document: TestDocument) => unknown): object {
  const document = baseDocument();
  edit(document);
  return document;
}

/** Sides that a change breaks where it stands. */
function severityOf(effect: Effect, { read, sent }: Place): string {
  if (effect === "meaning" || effect === "harmless") return effect;
  const isWider = effect !== "narrower";
  const isNarrower = effect !== "wider";
  const broken = [...(read === true && isWider ? ["reader"] : []), ...(sent === true && isNarrower ? ["sender"] : [])];
  return broken.length === 0 ? "harmless" : broken.join("+");
}

describe("the comparison of a keyword of a schema", () => {
  it("[VER-01] has more than 1,000 cases, each keyword at each place", () => {
    const titles = schemaRules.flatMap((rule) => places.map((place) => `${rule.title} in ${place.title}`));
    expect(titles.length).toBeGreaterThan(1000);
    expect(new Set(titles).size).toBe(titles.length);
  });

  const expected = ({ keyword }: RuleRow, place: Place, effect: Effect): string => {
    const path = keyword === "x-code-list" ? (place.codeListPath ?? place.path) : place.path;
    return `${severityOf(effect, place)} ${path}/${keyword}`;
  };
  /** Without kind and values, which the table of single changes has. */
  const found = (ours: Json, theirs: Json, { put }: Place): string[] => {
    const [one, other] = [ours, theirs].map((value) =>
      documentWith((document) => {
        put(document, value);
      }),
    );
    return verdict(compareDocuments(one ?? {}, other ?? {})).map((line) =>
      line.replace(/ (?:added|removed|changed) /, " ").replace(/: .*$/s, ""),
    );
  };

  it.each(schemaRules)("[VER-01] [VER-03] reports $title at every place, once, and in reverse", (rule) => {
    const back = { ...rule, keyword: "anyOf" in rule.theirs ? "anyOf" : rule.keyword };
    const told = places.map((place) => [
      ...[found(rule.ours, rule.theirs, place), found(rule.theirs, rule.ours, place)],
      found(rule.ours, rule.ours, place),
    ]);
    expect(told).toEqual(
      places.map((place) => [[expected(rule, place, rule.effect)], [expected(back, place, rule.back)], []]),
    );
  });
});

describe("the comparison of two documents with one change", () => {
  it("[VER-01] has more than 100 cases, with different names", () => {
    expect(singleChanges.length).toBeGreaterThan(100);
    expect(new Set(singleChanges.map(({ title }) => title)).size).toBe(singleChanges.length);
  });

  it.each(singleChanges)("[VER-01] [VER-03] $title: reports it once, and in reverse", (row) => {
    const { before = () => undefined, change, forth } = row;
    const [ours, theirs] = [documentWith(before), documentWith(change)];
    expect(verdict(compareDocuments(ours, theirs))).toEqual([forth]);
    expect(verdict(compareDocuments(theirs, ours))).toEqual([row.back ?? turned(forth)]);
  });

  /** The same, with the values changed over. */
  const turned = (line: string): string => {
    const [what = "", values = ""] = line.split(/: (.*)$/s);
    return `${what}: ${values.split(" -> ").toReversed().join(" -> ")}`;
  };
});

describe("the comparison of two documents that say the same differently", () => {
  it.each(idleChanges)("[VER-03] $title: reports nothing", ({ before = () => undefined, change }) => {
    const [ours, theirs] = [documentWith(before), documentWith(change)];
    expect(verdict(compareDocuments(ours, theirs))).toEqual([]);
    expect(verdict(compareDocuments(theirs, ours))).toEqual([]);
  });
});

describe("the comparison of the code generator's test documents", () => {
  const others = [
    ...corpus.map((group) => ({ title: group.title, theirs: documentOf(group) })),
    ...refusals.map((refusal) => ({ title: refusal.title, theirs: documentOf({ changes: [refusal] }) })),
  ];
  /** How many changes are told, or that the document is refused. */
  const told = (ours: object, theirs: object): number | string => {
    try {
      return compareDocuments(ours, theirs).length;
    } catch (error) {
      if (error instanceof InvalidInputError) return error.rule;
      throw error;
    }
  };

  it.each(others)(
    "[VER-03] $title: reports both directions or neither, and nothing for equal documents",
    ({ theirs }) => {
      const [there, back] = [told(codegenDocument(), theirs), told(theirs, codegenDocument())];
      if (typeof there === "string") expect(back).toBe(there);
      else {
        expect(back === 0).toBe(there === 0);
        expect(told(theirs, structuredClone(theirs))).toBe(0);
      }
    },
  );
});
