import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { SourceFaults } from "../../codegen/source-error.ts";
import { ref, type TestDocument } from "./corpus/base-document.ts";
import type { Change, Checked } from "./corpus/change.ts";
import { corpus, documentOf, leftOut, refusals } from "./corpus/corpus.ts";
import { generateDocument, type Generated } from "./corpus/generate-document.ts";
import { checkTypes } from "./corpus/type-check.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const printer = startSharedPrinter();
afterAll(() => printer.stop());

/** The complaint of a check about a value; `undefined` if it is valid. */
function verdict({ requests, answers }: Generated, of: Checked, value: unknown): string | undefined {
  const validate = "answer" in of ? answers[of.answer] : requests[of.request]?.[of.in];
  if (validate === undefined) throw new Error(`there is no check of ${JSON.stringify(of)}`);
  return validate(value) ? undefined : JSON.stringify(validate.errors);
}

/** Holds the generated code against what a table says of it. */
function expectTable(generated: Generated, { values = [], rows = {}, without = {}, ...change }: Change): void {
  for (const { accepts, refuses, ...of } of values) {
    for (const value of accepts) expect(verdict(generated, of, value), JSON.stringify(value)).toBeUndefined();
    for (const value of refuses) expect(verdict(generated, of, value), JSON.stringify(value)).toBeDefined();
  }
  const { operations, examples } = generated;
  expect(operations).toMatchObject(rows);
  for (const [id, members] of Object.entries(without))
    for (const member of members) expect(operations[id]).not.toHaveProperty(member);
  const textOf = (file: string): string | undefined => generated.files.get(`registry-${file}.gen.ts`);
  for (const [file, texts] of Object.entries(change.contains ?? {}))
    for (const text of texts) expect(textOf(file)).toContain(text);
  for (const [file, texts] of Object.entries(change.lacks ?? {}))
    for (const text of texts) expect(textOf(file)).not.toContain(text);
  for (const [id, answers] of Object.entries(change.examples ?? {}))
    for (const [status, answer] of Object.entries(answers)) expect(examples[id]?.responses[status]).toEqual(answer);
  for (const [id, members] of Object.entries(change.makes ?? {}))
    for (const member of members) expect(examples[id]?.responses["200"]).toHaveProperty(member);
  const said = generated.remarks.map(({ message }) => message);
  if (change.remarks) expect(said).toEqual(change.remarks.map((text) => expect.stringContaining(text) as string));
}

describe("one change to a document", () => {
  const generated = new Map<string, Generated | Error>();
  let faults: ReadonlyMap<string, readonly string[]>;
  beforeAll(async () => {
    for (const group of corpus) {
      const result = await generateDocument(documentOf(group), printer).catch((error: unknown) => error as Error);
      generated.set(group.title, result);
    }
    faults = checkTypes(
      corpus.flatMap((group) => {
        const result = generated.get(group.title);
        return result === undefined || result instanceof Error ? [] : [[group, result] as const];
      }),
    );
  });

  const rows = corpus.flatMap(({ title: group, changes }) =>
    changes.map((change) => ({ id: "[GEN-08]" as const, ...change, group })),
  );

  it("[GEN-08] the corpus has at least 100 changes with different names", () => {
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
    expect(rows.filter(({ id }) => id === "[GEN-08]").length).toBeGreaterThanOrEqual(100);
  });

  it.each(rows)("$id $title: generates code that compiles and passes its checks", (row) => {
    const result = generated.get(row.group);
    if (result === undefined || result instanceof Error) throw result ?? new Error("nothing was generated");
    expect(faults.get(row.title)).toEqual([]);
    expectTable(result, row);
  });

  it.each(corpus)("[GEN-08] $title: the generated examples keep the contract", ({ title }) => {
    const result = generated.get(title);
    if (result === undefined || result instanceof Error) throw result ?? new Error("nothing was generated");
    for (const [id, { responses, request }] of Object.entries(result.examples)) {
      const row = result.operations[id]?.["responses"] as Readonly<Record<string, string | null>>;
      for (const [status, example] of Object.entries(responses)) {
        const schema = row[status];
        if (typeof schema === "string")
          expect(verdict(result, { answer: schema }, example), `${id} ${status}`).toBeUndefined();
      }
      if (request !== undefined) expect(verdict(result, { request: id, in: "body" }, request), id).toBeUndefined();
    }
  });
});

describe("one change from which no code can be generated", () => {
  it("[GEN-09] names every refusal differently", () => {
    expect(new Set(refusals.map(({ title }) => title)).size).toBe(refusals.length);
  });

  it.each(refusals)("[GEN-09] $title: refuses it with file, line and reason", async ({ change, place, reason }) => {
    const text = stringify(documentOf({ changes: [{ change }] }), { aliasDuplicateObjects: false });
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
      found.filter((fault) => fault.pointer.endsWith(place) && fault.reason.includes(reason)),
      error.message,
    ).not.toEqual([]);
  });
});

describe("one change of a part that can be left out", () => {
  it("[GEN-16] takes out of a shared example only where it does not fit, and says once of which nothing is left", async () => {
    const answer = (schema: string, example: object): object => ({
      "200": { description: "a", content: { "application/json": { schema: ref(schema), examples: { a: example } } } },
    });
    const change = (document: TestDocument): void => {
      const shared = { $ref: "#/components/examples/spolecny" };
      Object.assign(document.components, { examples: { spolecny: { value: { id: "x", navic: "y" } } } });
      Object.assign(document.components.schemas, {
        Siroka: {
          type: "object",
          required: ["navic"],
          properties: { id: { type: "string" }, navic: { type: "string" } },
        },
      });
      Object.assign(document.paths, {
        "/uzka": { get: { operationId: "vratUzkou", responses: answer("Vec", shared) } },
        "/stejna": { get: { operationId: "vratStejnou", responses: answer("Vec", shared) } },
        "/siroka": { get: { operationId: "vratSirokou", responses: answer("Siroka", shared) } },
        "/bez": { get: { operationId: "vratBez", responses: answer("Siroka", { value: { id: "x", navic: 1 } }) } },
      });
    };
    const { remarks, examples } = await generateDocument(documentOf({ changes: [{ change }] }), printer);
    expect(examples["vratSirokou"]?.responses["200"]).toEqual({ id: "x", navic: "y" });
    expect(examples["vratUzkou"]?.responses["200"]).toEqual({ id: "x" });
    expect(remarks.map(({ message }) => message.replace(/^.*\d \(/, "("))).toEqual([
      '(/components/examples/spolecny/value/navic): the example holds "navic", which Vec does not name: left out',
      "(/paths/~1bez/get/responses/200/content/application~1json/examples/a/value/navic): the example breaks Siroka: /navic must be string: left out",
      "(/paths/~1bez/get/responses/200/content/application~1json/examples/a/value): the example does not fit without that: left out",
    ]);
  });

  it.each(leftOut)("[GEN-20] $title: leaves it out with file, line and reason", async ({ change, place, reason }) => {
    const { remarks, operations } = await generateDocument(documentOf({ changes: [{ change }] }), printer);
    const said = remarks.filter(({ message }) => message.includes(reason) && message.includes(place));
    expect(said, remarks.map(({ message }) => message).join("\n")).not.toEqual([]);
    for (const { message } of said) {
      expect(message).toMatch(
        /^spec\/test\.yaml:\d+:\d+ \(.*\): (?:the (?:operation|parameter|body|example) .*|TRACE .*)left out/,
      );
    }
    expect(Object.keys(operations).length).toBeGreaterThanOrEqual(2);
  });
});
