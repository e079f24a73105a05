import { describe, expect, it } from "vitest";
import { datedTypes, namedOnly, specifiedSchemas as specified, type Field } from "../../fixtures/specification.ts";
import { at, contract, expectedFacts, facts, object, propertyOf, schemas, shapeOf } from "./contract.ts";

const tables = Object.entries(specified).map(([name, schema]) => ({ name, ...schema }));
const fields = tables.flatMap(({ name, fields }) =>
  Object.entries(fields).map(([property, field]) => ({ name, property, field, place: `${name}.${property}` })),
);

describe("the fields", () => {
  it("[SPEC-04] the tables have the counts that the specification states", () => {
    expect(Object.keys(specified["Adresa"]?.fields ?? {})).toHaveLength(29);
    expect(Object.keys(specified["SeznamRegistraci"]?.fields ?? {})).toHaveLength(16);
    expect(Object.keys(specified["EkonomickySubjektZaklad"]?.fields ?? {})).toHaveLength(10);
    expect(Object.keys(specified["EkonomickySubjekt"]?.fields ?? {})).toHaveLength(9);
  });

  it.each(tables)("[SPEC-04] $name has the fields of the specification", ({ name, fields }) => {
    expect([...shapeOf(name).properties.keys()]).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  it.each(fields)("[SPEC-04] $place has its type and bounds", ({ name, property, field }) => {
    expect(facts(propertyOf(name, property))).toEqual(expectedFacts(field));
  });

  const codeListOf = (field: Field): string | undefined => ("codeList" in field ? field.codeList : undefined);
  it.each(
    fields.flatMap(({ field, ...of }) => {
      const codeList = codeListOf(field);
      return codeList === undefined ? [] : [{ ...of, codeList }];
    }),
  )("[SPEC-04] $place has the values of the code list $codeList", ({ name, property, codeList }) => {
    expect(at(propertyOf(name, property), "x-code-list", "name")).toBe(codeList);
  });

  it.each(tables)("[SPEC-04] $name requires no field, and allows further ones", ({ name }) => {
    const restricting = ["required", "additionalProperties", "minProperties", "maxProperties", "not", "oneOf", "anyOf"];
    const own = [object(schemas[name], name), ...shapeOf(name).own];
    expect(own.flatMap((part) => restricting.filter((keyword) => Object.hasOwn(part, keyword)))).toEqual([]);
  });

  it("[SPEC-04] every schema that the specification names is in the document", () => {
    for (const name of [...Object.keys(specified), ...namedOnly]) expect(schemas).toHaveProperty(name);
  });
});

describe("inheritance", () => {
  it.each(tables)("[SPEC-09] $name extends only $extends, by allOf", ({ name, extends: base }) => {
    const schema = object(schemas[name], name);
    if (base === undefined) {
      expect(schema).not.toHaveProperty("allOf");
      expect(schema["type"]).toBe("object");
    } else {
      expect(shapeOf(name).extends).toEqual([base]);
      expect(object(schema, name)).not.toHaveProperty("properties");
    }
    expect(shapeOf(name).own.map((part) => part["type"])).toEqual(["object"]);
  });

  it.each(datedTypes.directly)("[SPEC-09] %s, a dated type, extends DatumZapisuVymazuUdajeVr", (name) => {
    expect(shapeOf(name).extends).toEqual(["DatumZapisuVymazuUdajeVr"]);
  });

  it.each(datedTypes.through)("[SPEC-09] %s is dated through %s", (name, base) => {
    expect(shapeOf(name).extends).toEqual([base]);
    expect(shapeOf(base).extends).toEqual(["DatumZapisuVymazuUdajeVr"]);
  });

  it("[SPEC-09] no other type of the specification is dated", () => {
    const ancestors = (name: string): readonly string[] => shapeOf(name).extends.flatMap((b) => [b, ...ancestors(b)]);
    const dated = Object.keys(specified).filter((name) => ancestors(name).includes("DatumZapisuVymazuUdajeVr"));
    expect(dated.sort()).toEqual([...datedTypes.directly, ...datedTypes.through.map(([name]) => name)].sort());
  });
});

describe("the sources of facts", () => {
  const origins = Object.entries(schemas).map(([name, value]) => [name, object(value, name)["x-origin"]] as const);

  it("[SPEC-08] the mark specification stands on the schemas of the specification, and on no other", () => {
    const marked = origins.filter(([, origin]) => origin === "specification").map(([name]) => name);
    expect(marked.sort()).toEqual(Object.keys(specified).sort());
  });

  it.each(namedOnly)("[SPEC-08] %s, which the specification leaves open, is marked published", (name) => {
    expect(object(schemas[name], name)["x-origin"]).toBe("published");
  });

  it("[SPEC-08] the limits that only the published interface has are marked published", () => {
    expect(at(contract, "x-service-limits", "x-origin")).toBe("published");
  });
});
