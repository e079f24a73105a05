import { describe, expect, it } from "vitest";
import { select } from "../../../codegen/overlay/json-path.ts";

const document = {
  info: { title: "A" },
  paths: { "/a/{b}": { get: { parameters: [{ name: "b" }, { name: "c's" }] } }, "/c": { post: {} } },
  schemas: {
    A: { allOf: [{ $ref: "#" }, { properties: { psc: { type: "string" } } }], properties: { psc: {} } },
    Čas: 1,
  },
};

describe("a JSONPath", () => {
  it.each<[path: string, selected: string[]]>([
    ["$", [""]],
    ["$.info.title", ["info/title"]],
    ["$['info'][\"title\"]", ["info/title"]],
    ["$.schemas.Čas", ["schemas/Čas"]],
    ["$.paths['/a/{b}'].get.parameters[1]", ["paths//a/{b}/get/parameters/1"]],
    ["$.paths.*.*", ["paths//a/{b}/get", "paths//c/post"]],
    ["$.paths[*].get.parameters[*].name", ["paths//a/{b}/get/parameters/0/name", "paths//a/{b}/get/parameters/1/name"]],
    ["$.paths.*.get.parameters[?@.name == 'b']", ["paths//a/{b}/get/parameters/0"]],
    ['$.paths.*.get.parameters[?@.name=="c\'s"]', ["paths//a/{b}/get/parameters/1"]],
    ["$.paths.*.get.parameters[?@.name == 'c\\'s']", ["paths//a/{b}/get/parameters/1"]],
    ["$.schemas.A..properties.psc", ["schemas/A/allOf/1/properties/psc", "schemas/A/properties/psc"]],
    ["$..['title','type']", ["info/title", "schemas/A/allOf/1/properties/psc/type"]],
    ["$.schemas.A..*['type']", ["schemas/A/allOf/1/properties/psc/type"]],
    ["$.info.version", []],
    ["$.info.title.length", []],
    ["$.paths.constructor", []],
    ["$.schemas.A.allOf['length']", []],
  ])("[GEN-15] %s selects the nodes that RFC 9535 defines", (path, selected) => {
    const found = select(document, path).map((each) => each.path.join("/"));
    expect(found.sort()).toEqual([...selected].sort());
  });

  it.each([
    "",
    "info",
    "$.",
    "$info",
    "$.a b",
    "$['a'",
    "$[a]",
    "$[]",
    "$['a',]",
    "$[-1]",
    "$[0:2]",
    "$[?@.a > 1]",
    "$.a-b",
  ])("[GEN-15] refuses %j", (path) => {
    expect(() => select(document, path)).toThrow(SyntaxError);
  });
});
