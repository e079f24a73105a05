import { describe, expect, it } from "vitest";
import { shown } from "../../../src/verify/documents/document-change.ts";
import { codeListOf } from "../../../src/verify/documents/code-list.ts";
import { judgeRule } from "../../../src/verify/documents/judge-rule.ts";
import { readOperations } from "../../../src/verify/documents/read-operations.ts";
import { References } from "../../../src/verify/documents/references.ts";
import { SchemaReader } from "../../../src/verify/documents/schema-reader.ts";
import type { FlatSchema } from "../../../src/verify/documents/flat-schema.ts";

const wider = { wider: true, narrower: false };
const narrower = { wider: false, narrower: true };
const unclear = { wider: true, narrower: true };

describe("what a changed rule allows", () => {
  const bounds = ["imum", "Length", "Items", "Properties"];
  const ofBounds = bounds
    .map((bound) => `max${bound}`)
    .flatMap((upper) => {
      const lower = upper.replace("max", "min");
      return [
        [upper, 5, 6, wider] as const,
        [upper, 5, 4, narrower] as const,
        [lower, 5, 4, wider] as const,
        [lower, 5, 6, narrower] as const,
      ];
    });
  it.each([
    ...ofBounds,
    ["nullable", undefined, true, wider],
    ["nullable", true, undefined, narrower],
    ["nullable", true, false, narrower],
    ["maxLength", undefined, 5, narrower],
    ["maxLength", 5, undefined, wider],
    ["maxLength", 5, "6", unclear],
    ["multipleOf", 2, 4, narrower],
    ["multipleOf", 4, 2, wider],
    ["multipleOf", 4, 6, unclear],
    ["format", "int32", "int64", wider],
    ["format", "int64", "int32", narrower],
    ["format", "date", "date-time", unclear],
    ["type", "integer", "number", wider],
    ["type", "number", "integer", narrower],
    ["pattern", "a", "b", unclear],
    ["pattern", "a", "a", undefined],
    ["maxLength", 5, 5, undefined],
    ["enum", ["a", "b"], ["b", "a"], undefined],
    ["enum", ["a"], ["a", "b"], wider],
    ["enum", ["a", "b"], ["a"], narrower],
    ["enum", ["a"], ["b"], unclear],
    ["enum", undefined, ["a"], narrower],
  ] as const)("%s from %j to %j", (keyword, ours, theirs, expected) => {
    expect(judgeRule(keyword, ours, theirs)).toEqual(expected);
  });
});

describe("a value in a report", () => {
  it("is shown up to 200 characters, on one line", () => {
    expect(shown("x".repeat(200))).toBe("x".repeat(200));
    expect(shown("x".repeat(201))).toBe(`${"x".repeat(200)}…`);
    expect(shown("a\nb\u001b[31m\u202e")).toBe("a\u{fffd}b\u{fffd}[31m\u{fffd}");
    expect(shown({ a: [1] })).toBe('{"a":[1]}');
  });
});

describe("operations of a document", () => {
  it("are those of every method of OpenAPI, by their id or else by their address", () => {
    const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
    const item = Object.fromEntries(methods.map((method) => [method, { responses: {} }]));
    const named = { get: { operationId: "a", responses: {} }, put: { operationId: 5, responses: {} } };
    const operations = readOperations(new References("theirs", { paths: { "/x": item, "/y": named, "/z": named } }));
    expect(operations.map(({ id }) => id)).toEqual([
      ...methods.map((method) => `${method.toUpperCase()} /x`),
      ...["a", "PUT /y", "GET /z", "PUT /z"],
    ]);
  });
});

describe("schemas of a document", () => {
  const flat = (A: object): FlatSchema => {
    const reader = new SchemaReader(new References("theirs", { components: { schemas: { A } } }));
    return reader.flat(reader.named("A") ?? {});
  };
  const facets = (A: object): object =>
    Object.fromEntries([...flat(A).facets].map(([keyword, { value }]) => [keyword, value]));

  it("have the rules and notes about values, and no texts for people", () => {
    const rules = { type: "string", maxLength: 3, format: "date", default: "d", deprecated: true, readOnly: true };
    const texts = { title: "t", description: "d", example: "e", examples: ["e"], externalDocs: {}, xml: {}, "x-a": 1 };
    const off = { nullable: false, uniqueItems: false, minLength: 0, writeOnly: false, exclusiveMinimum: false };
    expect(facets({ ...rules, ...texts, ...off })).toEqual(rules);
  });

  it("are objects where they have properties and lists where they have items, also when they do not say so", () => {
    expect(facets({ properties: { x: {} } })).toEqual({ type: "object" });
    expect(facets({ items: {} })).toEqual({ type: "array" });
  });

  it("may use a part of another one, which is read there", () => {
    const { properties } = flat({
      properties: { x: { type: "string", maxLength: 3 }, y: { $ref: "#/components/schemas/A/properties/x" } },
    });
    expect(properties.get("y")?.[0]?.node).toEqual({ $ref: "#/components/schemas/A/properties/x" });
    expect(
      facets({
        allOf: [
          { type: "string", maxLength: 3 },
          { maxLength: 5, minLength: 1 },
        ],
      }),
    ).toEqual({
      ...{ type: "string", maxLength: 3, minLength: 1 },
    });
  });

  it("of OpenAPI 3.1 may list null among their types", () => {
    expect(facets({ type: ["string", "null"] })).toEqual({ type: "string", nullable: true });
    expect(facets({ type: ["string", "number"] })).toEqual({ type: ["string", "number"] });
  });
});

describe("the code list of a value", () => {
  it.each([
    ["Právní forma - kód (ciselnikKod: PravniForma, zdroj: res, com)", "PravniForma (com, res)"],
    ["Finanční úřad - kód (ciselnikKod: FinancniUrad, zdroj:ufo) ", "FinancniUrad (ufo)"],
    ["Kód státu (ciselnikKod: Stat) ", "Stat"],
    ["ciselnikKod: TypOrganu, zdroj: vr. Další věta, s čárkou.", "TypOrganu (vr)"],
    ["ciselnikKod: TypOrganu, zdroj: vr, případně jiný", "TypOrganu (vr)"],
    ["ciselnikKod:Stat", "Stat"],
    ["(ciselnikKod: A, zdroj: x) nebo (ciselnikKod: B)", "A (x) or B"],
    ["Kód bez číselníku", undefined],
  ])("is read out of a description: %s", (description, expected) => {
    expect(codeListOf({ description })).toBe(expected);
  });

  it("is what our note says, whatever the description says", () => {
    const note = { name: "PravniForma", source: ["res", "com"] };
    expect(codeListOf({ "x-code-list": note, description: "ciselnikKod: Stat" })).toBe("PravniForma (com, res)");
  });
});
