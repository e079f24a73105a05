import { describe, expect, it } from "vitest";
import { compareDocuments, InvalidInputError } from "ares-caais/verify";
import { baseDocument } from "../../codegen/corpus/base-document.ts";
import { operationChanges, parameterChanges } from "../../codegen/corpus/operation-changes.ts";
import { refusals } from "../../codegen/corpus/refusals.ts";
import { schemaChanges } from "../../codegen/corpus/schema-changes.ts";
import { propertyMore, verdicts } from "../../codegen/corpus/verdicts.ts";
import { verdict } from "./changes/verdict.ts";

/** The changes for which code is generated, and those for which none can be. */
const rows = [...schemaChanges, ...parameterChanges, ...operationChanges, ...refusals];

function compare(ours: object, theirs: object): string[] {
  try {
    return verdict(compareDocuments(ours, theirs));
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return [`refused: ${error.rule}`];
  }
}

describe("the comparison of the documents that the code generator is tried with", () => {
  it("[VER-01] each of more than 250 changes has a verdict, and each verdict a change", () => {
    const titles = new Set(rows.map(({ title }) => title));
    expect(titles.size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(250);
    expect(Object.keys(verdicts).filter((title) => !titles.has(title))).toEqual([]);
    const without = [...titles].filter((title) => !Object.hasOwn(verdicts, title) && !title.startsWith("property: "));
    expect(without).toEqual([]);
  });

  it.each(rows)("[VER-01] [VER-03] $title", ({ title, change }) => {
    const theirs = baseDocument();
    change(theirs);
    const expected = verdicts[title] ?? propertyMore;
    expect(compare(baseDocument(), theirs)).toEqual(expected);
    // What says nothing new says nothing less either.
    expect(compare(theirs, baseDocument()).length === 0).toBe(expected.length === 0);
    expect(compare(theirs, structuredClone(theirs)).filter((line) => !line.startsWith("refused"))).toEqual([]);
  });
});
