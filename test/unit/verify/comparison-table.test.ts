import { describe, expect, it } from "vitest";
import { compareDocuments, InvalidInputError } from "ares-caais/verify";
import { baseDocument as codegenDocument } from "../../codegen/corpus/base-document.ts";
import { corpus, documentOf, refusals } from "../../codegen/corpus/corpus.ts";
import { mergePatch } from "../../fixtures/merge-patch.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";
import { baseDocument } from "./base-document.ts";
import { verdict } from "./verdict.ts";

/** The effect of a schema change on the allowed values. */
type Effect = "wider" | "narrower" | "unclear" | "meaning" | "relied" | "harmless";

/** Where a schema may stand: the patch has `<schema>` there. */
interface Place {
  readonly title: string;
  readonly patch: object;
  readonly path: string;
  readonly read?: true;
  readonly sent?: true;
  /** Where a code list is told, when that is not the place itself. */
  readonly codeListPath?: string;
}
/** A change of one keyword, and what it does from the first schema to the second; and back, where that is not the opposite. */
interface Rule {
  readonly keyword: string;
  readonly ours: object;
  readonly theirs: object;
  readonly effect: Effect;
  readonly back?: Effect;
}
/** Merge patches of the base document that make ours and theirs. */
interface Row {
  readonly title: string;
  readonly before?: object;
  readonly change?: object;
}
interface Changes {
  /** The report of a change and of its reverse; without `back`, the values change places. */
  readonly single: readonly (Row & { readonly forth: string; readonly back?: string })[];
  /** Changes of the text that change nothing in effect. */
  readonly idle: readonly Row[];
  /** Two ways to write the same schema. */
  readonly same: readonly { readonly title: string; readonly ours: object; readonly theirs: object }[];
}

const changes = readYaml(import.meta.url, "changes.yaml") as Changes;
const { places, rules } = readYaml(import.meta.url, "schema-rules.yaml") as {
  readonly places: readonly Place[];
  readonly rules: readonly Rule[];
};

const opposite: Readonly<Record<Effect, Effect>> = {
  ...{ wider: "narrower", narrower: "wider", unclear: "unclear" },
  // A sender that leaves a value out has no default to rely on.
  ...{ meaning: "meaning", relied: "harmless", harmless: "harmless" },
};
const schemaRules = rules.map(({ ours, theirs, effect, back = opposite[effect], ...rule }) => ({
  ...{ ...rule, ours, theirs, effect, back },
  title: `${JSON.stringify(ours)} to ${JSON.stringify(theirs)}`,
}));

function documentWith(...patches: readonly object[]): object {
  const document = baseDocument();
  for (const patch of patches) mergePatch(document, patch);
  return document;
}

/** The document with a schema at a place, without what stands there. */
function documentAt({ patch }: Place, schema: object): object {
  const filled = (value: object | null): object =>
    JSON.parse(JSON.stringify(patch), (_key, member: unknown) => (member === "<schema>" ? value : member)) as object;
  return documentWith(filled(null), filled(schema));
}

/** The value with the members of its objects and its lists in reverse. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).toReversed();
  return Object.fromEntries(members.map(([key, member]) => [key, reversed(member)]));
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

  const expected = (keyword: string, place: Place, effect: Effect): string => {
    const path = keyword === "x-code-list" ? (place.codeListPath ?? place.path) : place.path;
    return `${severityOf(effect, place)} ${path}/${keyword}`;
  };
  /** Without kind and values, which the table of single changes has. */
  const found = (ours: object, theirs: object, place: Place): string[] =>
    verdict(compareDocuments(documentAt(place, ours), documentAt(place, theirs))).map((line) =>
      line.replace(/ (?:added|removed|changed) /, " ").replace(/: .*$/s, ""),
    );

  it.each(schemaRules)("[VER-01] [VER-03] reports $title at every place, once, and in reverse", (rule) => {
    const back = "anyOf" in rule.theirs ? "anyOf" : rule.keyword;
    const told = places.map((place) => [
      ...[found(rule.ours, rule.theirs, place), found(rule.theirs, rule.ours, place)],
      found(rule.ours, rule.ours, place),
    ]);
    expect(told).toEqual(
      places.map((place) => [[expected(rule.keyword, place, rule.effect)], [expected(back, place, rule.back)], []]),
    );
  });
});

describe("the comparison of two documents with one change", () => {
  it("[VER-01] has more than 100 cases, with different names", () => {
    expect(changes.single.length).toBeGreaterThan(100);
    expect(new Set(changes.single.map(({ title }) => title)).size).toBe(changes.single.length);
  });

  it.each(changes.single)(
    "[VER-01] [VER-03] $title: reports it once, and in reverse",
    ({ before, change, forth, back }) => {
      const [ours, theirs] = [documentWith(before ?? {}), documentWith(change ?? {})];
      expect(verdict(compareDocuments(ours, theirs))).toEqual([forth]);
      expect(verdict(compareDocuments(theirs, ours))).toEqual([back ?? turned(forth)]);
    },
  );

  /** The same, with the values changed over. */
  const turned = (line: string): string => {
    const [what = "", values = ""] = line.split(/: (.*)$/s);
    return `${what}: ${values.split(" -> ").toReversed().join(" -> ")}`;
  };
});

describe("the comparison of two documents that say the same differently", () => {
  const inBoth = (novy: object): object => {
    const properties = { novy };
    return documentWith({
      components: { schemas: { Zaznam: { allOf: { 1: { properties } } }, Filtr: { properties } } },
    });
  };
  const rows = [
    ...changes.idle.map(({ title, before = {}, change = {} }) => [title, documentWith(before), documentWith(change)]),
    ...changes.same.map(({ title, ours, theirs }) => [title, inBoth(ours), inBoth(theirs)]),
    ["the order of keywords", baseDocument(), reversed(baseDocument())],
  ] as [title: string, ours: object, theirs: object][];

  it.each(rows)("[VER-03] %s: reports nothing", (_title, ours, theirs) => {
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
