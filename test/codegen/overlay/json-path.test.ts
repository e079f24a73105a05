import { describe, expect, it } from "vitest";
import { select } from "../../../codegen/overlay/json-path.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly selected: readonly [path: string, selected: string[]][];
  readonly refused: readonly string[];
};

const document = {
  info: { title: "A" },
  paths: { "/a/{b}": { get: { parameters: [{ name: "b" }, { name: "c's" }] } }, "/c": { post: {} } },
  schemas: {
    A: { allOf: [{ $ref: "#" }, { properties: { psc: { type: "string" } } }], properties: { psc: {} } },
    Čas: 1,
  },
};

describe("a JSONPath", () => {
  it.each(tables.selected)("[GEN-15] %s selects the nodes that RFC 9535 defines", (path, selected) => {
    const found = select(document, path).map((each) => each.path.join("/"));
    expect(found.sort()).toEqual([...selected].sort());
  });

  it.each(tables.refused)("[GEN-15] refuses %j", (path) => {
    expect(() => select(document, path)).toThrow(SyntaxError);
  });
});
