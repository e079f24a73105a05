import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { SourceFaults } from "../../codegen/source-error.ts";
import { baseDocument, type TestDocument } from "./corpus/base-document.ts";
import type { Change, Values } from "./corpus/change.ts";
import { generateDocument, type Generated } from "./corpus/generate-document.ts";
import { operationChanges, parameterChanges } from "./corpus/operation-changes.ts";
import { refusals } from "./corpus/refusals.ts";
import { schemaChanges } from "./corpus/schema-changes.ts";
import { checkTypes } from "./corpus/type-check.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const changes: readonly Change[] = [...schemaChanges, ...parameterChanges, ...operationChanges];
const printer = startSharedPrinter();
afterAll(() => printer.stop());

function changed({ change }: Pick<Change, "change">): TestDocument {
  const document = baseDocument();
  change(document);
  return document;
}

/** What a check says of a value; `undefined` when there is nothing to say. */
function verdict({ requests, answers }: Generated, of: Values["of"], value: unknown): string | undefined {
  const validate = "answer" in of ? answers[of.answer] : requests[of.request]?.[of.in];
  if (validate === undefined) throw new Error(`there is no check of ${JSON.stringify(of)}`);
  return validate(value) ? undefined : JSON.stringify(validate.errors);
}

describe("one change to a document", () => {
  const generated = new Map<string, Generated | Error>();
  let faults: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    for (const change of changes) {
      const result = await generateDocument(changed(change), printer).catch((error: unknown) => error as Error);
      generated.set(change.title, result);
    }
    const cases = changes.flatMap(({ title, types = "" }) => {
      const result = generated.get(title);
      return result === undefined || result instanceof Error
        ? []
        : [[title, { files: result.files, snippet: types }] as const];
    });
    faults = checkTypes(new Map(cases));
  }, 240_000);

  it("[GEN-08] there are at least 100, each of its own name", () => {
    expect(new Set(changes.map(({ title }) => title)).size).toBe(changes.length);
    expect(changes.length).toBeGreaterThanOrEqual(100);
  });

  it.each(changes)(
    "[GEN-08] $title: is generated, compiles, and is checked",
    ({ title, values = [], expect: more }) => {
      const result = generated.get(title);
      if (result === undefined || result instanceof Error) throw result ?? new Error("nothing was generated");
      expect(faults.get(title)).toEqual([]);
      for (const { of, accepts, refuses } of values) {
        for (const value of accepts) expect(verdict(result, of, value), JSON.stringify(value)).toBeUndefined();
        for (const value of refuses) expect(verdict(result, of, value), JSON.stringify(value)).toBeDefined();
      }
      for (const [id, { responses, request }] of Object.entries(result.examples)) {
        const row = result.operations[id]?.["responses"] as Readonly<Record<string, string | null>>;
        for (const [status, example] of Object.entries(responses)) {
          const schema = row[status];
          if (typeof schema === "string")
            expect(verdict(result, { answer: schema }, example), `${id} ${status}`).toBeUndefined();
        }
        if (request !== undefined) expect(verdict(result, { request: id, in: "body" }, request), id).toBeUndefined();
      }
      more?.(result);
    },
  );
});

describe("one change that no code can be made of", () => {
  it("[GEN-09] every refusal has a name of its own", () => {
    expect(new Set(refusals.map(({ title }) => title)).size).toBe(refusals.length);
  });

  it.each(refusals)("[GEN-09] $title: is refused with file, line and reason", async ({ change, place, reason }) => {
    const document = changed({ change });
    const text = stringify(document, { aliasDuplicateObjects: false });
    const error: unknown = await generateDocument(text, printer).catch((thrown: unknown) => thrown);
    if (!(error instanceof SourceFaults)) throw new Error("nothing was refused", { cause: error });
    const found = error.faults.map((fault) => {
      const [, line = "", pointer = ""] = /^(\d+):\d+ \((.*)\)$/.exec(fault.place) ?? [];
      expect(fault.file).toBe("spec/test.yaml");
      expect(Number(line)).toBeGreaterThan(0);
      expect(Number(line)).toBeLessThanOrEqual(text.split("\n").length);
      return { pointer, reason: fault.reason };
    });
    expect(
      found.filter((fault) => place.test(fault.pointer) && reason.test(fault.reason)),
      error.message,
    ).not.toEqual([]);
  });
});
