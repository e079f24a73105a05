import { describe, expect, it } from "vitest";
import { compareDocuments, formatChanges, InvalidInputError, registryDocument } from "ares-caais/verify";
import { editDocument, put } from "./edit-document.ts";

const paths = { "/x": { get: { operationId: "x", responses: {} } } };
/** A document of schemas. */
const withSchemas = (schemas: object): object => ({ paths, components: { schemas } });
const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const count = 20_000;

function errorOf(document: string | object): unknown {
  try {
    compareDocuments(registryDocument, document);
  } catch (error) {
    return error;
  }
  return "no error";
}

/** Arrays in each other, as text. */
const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("hostile contract documents", () => {
  it.each([
    ["no text at all", "", "must be an OpenAPI document with paths"],
    ["no OpenAPI document", "{}", "must be an OpenAPI document with paths"],
    ["null", "null", "must be an OpenAPI document with paths"],
    ["neither JSON nor YAML", '{"paths": ', /must be JSON or YAML that can be read \(\w+\)$/],
    ["HTML", "<html>\n<p>a: b: c</p>\n\t@", /must be JSON or YAML/],
    ["two YAML documents", "paths: {}\n---\npaths: {}", "must be one YAML document"],
    ["too much text", " ".repeat(9_000_000), "must have at most 8388608 characters"],
    [
      "too many values in a text",
      JSON.stringify({ paths: { x: new Array(600_000).fill({}) } }),
      "must not be nested so deeply or have so many values",
    ],
    ["too many values in an object", { paths: { x: new Array(600_000).fill({}) } }, "must have at most 500000 values"],
    ["too many YAML tokens", `paths: [${",".repeat(600_000)}]`, "must have at most 500000 tokens"],
    ["JSON nested deeply", `{"paths":{"x":${nested(100_000)}}}`, "must not be nested so deeply or have so many values"],
    ["YAML nested deeply in one line", `paths: ${nested(5000)}`, "must not be nested so deeply"],
    ["YAML nested deeply by indentation", `paths:\n  ${"- ".repeat(5000)}`, "must not be nested so deeply"],
    ["a YAML alias", "paths: &a {}\nx: *a", "must not use YAML anchors and aliases"],
    ["a reference to a file", { paths, x: { $ref: "other.yaml#/X" } }, "must not refer to another document"],
    ["a reference to a host", { paths, x: { $ref: "https://evil.example/x" } }, "must not refer to another document"],
    [
      "a reference to nothing",
      withSchemas({ A: { properties: { b: reference("B") } } }),
      "must contain the target of the reference: #/components/schemas/B",
    ],
    [
      "a reference to what every object has",
      withSchemas({ A: { properties: { b: reference("constructor") } } }),
      "must contain the target of the reference: #/components/schemas/constructor",
    ],
    ["a reference to itself", { paths: { "/x": { $ref: "#/paths/~1x" } } }, "must not refer to itself in a circle"],
    [
      "schemas that extend each other in a long chain",
      withSchemas(
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [
            `S${index}`,
            { allOf: [reference(`S${(index + 1) % count}`), {}] },
          ]),
        ),
      ),
      "must not be nested so deeply",
    ],
    [
      "schemas that all extend all others",
      withSchemas(
        Object.fromEntries(
          Array.from({ length: 400 }, (_, index) => [
            `S${index}`,
            { allOf: Array.from({ length: 400 }, (__, other) => reference(`S${other}`)) },
          ]),
        ),
      ),
      /must not be (nested so deeply|so intertwined)$/,
    ],
    [
      "a document of Swagger 2.0",
      { swagger: "2.0", paths },
      /must be an OpenAPI document, version 3; .* Swagger 2\.0$/,
    ],
  ] as const)("[KIT-04] %s causes a refusal", (_title, document, rule) => {
    const error = errorOf(document);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field: "theirs" });
    expect(error).toMatchObject({ rule: typeof rule === "string" ? rule : (expect.stringMatching(rule) as string) });
  });

  it("YAML that begins like JSON is parsed up to 64 kB, and refused above that", () => {
    const flow = (more: string): string => `{paths: {}, x-more: ${more}}`;
    expect(errorOf(flow("x".repeat(60_000)))).toBe("no error");
    expect(errorOf(flow("x".repeat(70_000)))).toMatchObject({ rule: "must be valid JSON or YAML" });
  });

  it("a bound beyond every JavaScript number is parsed like any other", () => {
    const text = JSON.stringify(withSchemas({ A: { type: "integer", maximum: 1 } })).replace(
      ":1}",
      ":9223372036854775807}",
    );
    expect(text).toContain("9223372036854775807");
    expect(compareDocuments(text, text)).toEqual([]);
  });

  it("schemas that contain and extend themselves are compared", () => {
    const tree = {
      Node: {
        allOf: [reference("Node"), { properties: { parent: reference("Node"), a: { type: "string" } } }],
        properties: { children: { type: "array", items: reference("Node") }, twin: { allOf: [reference("Node"), {}] } },
      },
    };
    expect(compareDocuments(withSchemas(tree), withSchemas(structuredClone(tree)))).toEqual([]);
    const changed = structuredClone(tree);
    put(changed.Node.allOf[1] as never, "properties", { parent: reference("Node") });
    expect(compareDocuments(withSchemas(tree), withSchemas(changed)).map(({ path }) => path)).toEqual([
      "schemas/Node/properties/a",
    ]);
  });

  it("schemas that each contain the next one twice are compared once", () => {
    const tower = (last: object): object => {
      const levels = Array.from({ length: 60 }, (_, index): [string, object] => {
        const next = (): object => ({ allOf: [reference(`S${index + 1}`), {}] });
        return [`S${index}`, { type: "object", properties: { a: next(), b: next() } }];
      });
      return withSchemas({ ...Object.fromEntries(levels), S60: last });
    };
    const [ours, theirs] = [tower({ type: "string" }), tower({ type: "integer" })];
    expect(compareDocuments(ours, structuredClone(ours))).toEqual([]);
    expect(compareDocuments(ours, theirs).map(({ path }) => path)).toContain("schemas/S60/type");
  });

  it("inline schemas that alternate with named ones without end are compared", () => {
    const body = (schema: object): object => ({
      paths: {
        "/x": { get: { operationId: "x", responses: { 200: { content: { "application/json": { schema } } } } } },
      },
      components: {
        schemas: { A: { properties: { p: { properties: { p: reference("A"), q: reference("A") }, type: "object" } } } },
      },
    });
    const inline = { properties: { p: reference("A"), q: reference("A") } };
    expect(compareDocuments(body(reference("A")), body(inline)).map(({ path, ours }) => [path, ours])).toEqual([
      ["operations/x/responses/200/schema", "A"],
    ]);
  });

  it("names and values change neither the terminal nor a prototype", () => {
    const escape = "\u001b[31mred\u001b[0m\u202e\r\nchanged everything";
    const evil = editDocument((document) => {
      put(document["paths"], `/${escape}`, { get: { operationId: escape, responses: {} } });
      put(document["components"]?.["schemas"], escape, { type: "string" });
      Object.defineProperty(document["components"]?.["schemas"], "__proto__", {
        value: { type: "x" },
        enumerable: true,
      });
      put(document["info"], "version", `${escape}${"x".repeat(10_000)}`);
    });
    const text = formatChanges(compareDocuments(registryDocument, evil));
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    // A value is shown up to 200 characters.
    expect(text).toMatch(/^changed info\/version: 1\.3\.0 -> [^\n]{200}…$/m);
    expect(text.split("\n")).toHaveLength(1 + 1 + 2 + 3);
    expect(text).toContain("added   schemas/__proto__");
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
