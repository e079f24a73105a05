import { describe, expect, it } from "vitest";
import { shown } from "../../../src/verify/documents/document-change.ts";
import { judgeRule } from "../../../src/verify/documents/judge-rule.ts";
import type { NamedSchemaModel } from "../../../src/verify/documents/model.ts";
import { readModel } from "../../../src/verify/documents/read-model.ts";

const wider = { wider: true, narrower: false };
const narrower = { wider: false, narrower: true };
const unclear = { wider: true, narrower: true };

describe("what a changed rule allows", () => {
  const bounds = ["imum", "Length", "Items", "Properties"];
  const ofBounds = [...bounds.map((bound) => `max${bound}`), "exclusiveMaximum"].flatMap((upper) => {
    const lower = upper.replace("max", "min").replace("Max", "Min");
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
    ["multipleOf", 2, 4, unclear],
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
    const document = { openapi: "3.0.0", info: { version: "1" }, paths: { "/x": item, "/y": named, "/z": named } };
    const { operations } = readModel("theirs", JSON.stringify(document));
    expect([...operations.keys()].sort()).toEqual(
      [...methods.map((method) => `${method.toUpperCase()} /x`), "a", "PUT /y", "GET /z", "PUT /z"].sort(),
    );
  });
});

describe("schemas of a document", () => {
  const schema = (A: object): NamedSchemaModel => {
    const document = { openapi: "3.0.0", info: { version: "1" }, paths: {}, components: { schemas: { A } } };
    const found = readModel("theirs", JSON.stringify(document)).schemas.get("A");
    if (found === undefined) throw new Error("no schema");
    return found;
  };

  it("have the rules about values, and nothing that is no rule", () => {
    const rules = { type: "string", maxLength: 3, format: "date" };
    const notes = { title: "t", description: "d", example: "e", examples: ["e"], default: "d", deprecated: true };
    const more = { externalDocs: {}, xml: {}, discriminator: {}, readOnly: true, writeOnly: true, "x-note": 1 };
    const off = { nullable: false, uniqueItems: false };
    expect(schema({ ...rules, ...notes, ...more, ...off }).rules).toEqual(new Map(Object.entries(rules)));
  });

  it("are objects where they have properties, also when they do not say so", () => {
    expect(schema({ properties: { x: {} } }).rules).toEqual(new Map([["type", "object"]]));
  });

  it("may use a part of another one, which is read there", () => {
    const { properties } = schema({
      properties: { x: { type: "string", maxLength: 3 }, y: { $ref: "#/components/schemas/A/properties/x" } },
    });
    expect(properties.get("y")?.schema).toEqual(properties.get("x")?.schema);
    expect(properties.get("y")?.schema.rules.get("maxLength")).toBe(3);
  });

  it("of OpenAPI 3.1 may list null among their types", () => {
    expect(Object.fromEntries(schema({ type: ["string", "null"] }).rules)).toEqual({ type: "string", nullable: true });
    expect(Object.fromEntries(schema({ type: ["string", "number"] }).rules)).toEqual({ type: ["string", "number"] });
  });
});
