import { expect } from "vitest";
import { answerOf, detail, mediaOf, ref, type Schema, type TestDocument } from "./base-document.ts";
import { answered, nameOf, sent, table, type Change } from "./change.ts";

/** A property of a schema that is sent and answered: its rules hold both ways, and its type is the same. */
function property(
  title: string,
  schema: Schema,
  type: string,
  accepts: readonly unknown[],
  refuses: readonly unknown[],
): Change {
  const name = `p_${nameOf(title)}`;
  const value = (novy: unknown): unknown => ({ [name]: novy });
  return {
    title: `property: ${title}`,
    together: "properties",
    change: ({ components }) => (components.schemas.Vec.properties[name] = schema),
    types: `export const same: Equal<NonNullable<Required<Schemas["Vec"]>["${name}"]>, ${type}> = true;`,
    values: [
      answered("Vec", accepts.map(value), refuses.map(value)),
      sent("zalozVec", "body", accepts.map(value), refuses.map(value)),
    ],
  };
}

const past = 2 ** 53;

const properties: readonly Change[] = [
  property("minLength", { type: "string", minLength: 2 }, "string", ["ab", "🙂🙂"], ["a", "🙂", 1]),
  property("maxLength", { type: "string", maxLength: 2 }, "string", ["ab", "🙂🙂"], ["abc"]),
  property("pattern", { type: "string", pattern: "^[A-Z]{2}$" }, "string", ["AB"], ["ab", "ABC"]),
  property(
    "pattern with escapes of ECMA-262 5.1",
    { type: "string", pattern: "^[\\w-.]+\\@[\\w\\-.]+\\-\\d$" },
    "string",
    ["a-b.c@d-e-1"],
    ["a-b.c@d-e1", "@-1"],
  ),
  property("properties without any", { type: "object", properties: {} }, "Record<string, unknown>", [{ a: 1 }], ["a"]),
  property(
    "an object of nothing",
    { type: "object", additionalProperties: false },
    "{ [key: string]: never }",
    [{}],
    [{ a: 1 }],
  ),
  property("pattern of Unicode", { type: "string", pattern: "^\\p{Lu}$" }, "string", ["Č"], ["č"]),
  property("enum", { type: "string", enum: ["A", "B"] }, `"A" | "B"`, ["A"], ["C", null]),
  property("enum of integers", { type: "integer", enum: [1, 2] }, "1 | 2", [1], [3, "1"]),
  property("enum of booleans", { type: "boolean", enum: [true] }, "true", [true], [false]),
  property("enum without a type", { enum: ["A", 1] }, `"A" | 1`, ["A", 1], ["B", 2]),
  property("enum with null", { type: "string", nullable: true, enum: ["A", null] }, `"A"`, ["A", null], ["B"]),
  property(
    "nullable enum that does not list null",
    { type: "string", nullable: true, enum: ["A"] },
    `"A"`,
    ["A", null],
    ["B"],
  ),
  property("nullable", { type: "string", nullable: true }, "string", ["a", null], [1]),
  property(
    "nullable array",
    { type: "array", nullable: true, items: { type: "string" } },
    "string[]",
    [["a"], null],
    [[1]],
  ),
  property(
    "nullable reference",
    { nullable: true, allOf: [ref("Cast")] },
    `Schemas["Cast"]`,
    [null, { kod: "a" }],
    [1, { kod: "abcdef" }],
  ),
  property("default", { type: "integer", default: 5 }, "number", [1], ["a"]),
  property("deprecated", { type: "string", deprecated: true }, "string", ["a"], [1]),
  property("an unknown extension", { type: "string", "x-java-type": { a: [1] }, "x-enum": 5 }, "string", ["a"], [1]),
  property("integer", { type: "integer" }, "number", [1, -1], [1.5, "1"]),
  property("minimum and maximum", { type: "integer", minimum: 1, maximum: 3 }, "number", [1, 3], [0, 4]),
  property("exclusiveMinimum", { type: "integer", minimum: 1, exclusiveMinimum: true }, "number", [2], [1]),
  property("exclusiveMaximum", { type: "number", maximum: 1, exclusiveMaximum: true }, "number", [0.99], [1]),
  property("number", { type: "number" }, "number", [1.5], ["1.5"]),
  property("multipleOf", { type: "integer", multipleOf: 5 }, "number", [10], [11]),
  property("multipleOf a fraction", { type: "number", multipleOf: 0.5 }, "number", [1.5], [1.25]),
  property(
    "multipleOf a decimal fraction",
    { type: "number", multipleOf: 0.01 },
    "number",
    [0.07, 1.1, 4.35],
    [0.075, 1.001],
  ),
  property("int32", { type: "integer", format: "int32" }, "number", [2 ** 31 - 1], [2 ** 31, 1.5]),
  property(
    "int64: what a number holds exactly",
    { type: "integer", format: "int64" },
    "number",
    [past - 1, 1 - past],
    [past, -past, past * 4],
  ),
  property("float", { type: "number", format: "float" }, "number", [1.5], ["a"]),
  property("double", { type: "number", format: "double" }, "number", [1e300], ["a"]),
  property("date", { type: "string", format: "date" }, "string", ["2024-02-29"], ["2023-02-29", "1. 1. 2024"]),
  property(
    "date-time",
    { type: "string", format: "date-time" },
    "string",
    ["2024-02-29T10:00:00Z", "2024-01-01T10:00:00.5+02:00"],
    ["2024-02-30T10:00:00Z", "2024-01-01", "2024-01-01T10:00:00"],
  ),
  property("byte", { type: "string", format: "byte" }, "string", ["QQ=="], [1]),
  property("an unknown format, a note", { type: "string", format: "cisloJednaci" }, "string", ["a"], [1]),
  property("boolean", { type: "boolean" }, "boolean", [true], ["true"]),
  property(
    "minItems",
    { type: "array", items: { type: "string" }, minItems: 2 },
    "string[]",
    [["a", "b"]],
    [["a"], "a"],
  ),
  property(
    "maxItems",
    { type: "array", items: { type: "string" }, maxItems: 1 },
    "string[]",
    [["a"], []],
    [["a", "b"]],
  ),
  property(
    "uniqueItems",
    { type: "array", items: { type: "string" }, uniqueItems: true },
    "string[]",
    [["a", "b"]],
    [["a", "a"]],
  ),
  property(
    "nested arrays",
    { type: "array", items: { type: "array", items: { type: "array", items: { type: "integer" } } } },
    "number[][][]",
    [[[[1]]]],
    [[[["a"]]], [[1]]],
  ),
  property("array of any items", { type: "array", items: {} }, "unknown[]", [[1, "a", null]], [1]),
  property(
    "inline object",
    { type: "object", properties: { a: { type: "string", maxLength: 1 } } },
    "{ a?: string }",
    [{ a: "a" }, {}],
    [{ a: "ab" }, { a: 1 }, "a"],
  ),
  property(
    "inline object in an inline object",
    { type: "object", properties: { a: { type: "object", properties: { b: { type: "integer" } }, required: ["b"] } } },
    "{ a?: { b: number } }",
    [{ a: { b: 1 } }],
    [{ a: {} }, { a: { b: "1" } }],
  ),
  property("free object", { type: "object" }, "{ [key: string]: unknown }", [{ anything: 1 }, {}], ["a", null]),
  property("anything", {}, "{}", ["a", 1, { b: 1 }, null], []),
  property(
    "additionalProperties with a schema",
    { type: "object", additionalProperties: { type: "integer" } },
    "{ [key: string]: number }",
    [{ a: 1 }],
    [{ a: "1" }],
  ),
  property(
    "additionalProperties with a reference",
    { type: "object", additionalProperties: ref("Cast") },
    `{ [key: string]: Schemas["Cast"] }`,
    [{ a: { kod: "a" } }],
    [{ a: { kod: 1 } }],
  ),
  property(
    "additionalProperties: false",
    { type: "object", properties: { a: { type: "string" } }, additionalProperties: false },
    "{ a?: string }",
    [{ a: "" }],
    [{ b: "" }],
  ),
  property(
    "minProperties",
    { type: "object", additionalProperties: { type: "integer" }, minProperties: 1 },
    "{ [key: string]: number }",
    [{ a: 1 }],
    [{}],
  ),
  property(
    "maxProperties",
    { type: "object", additionalProperties: { type: "integer" }, maxProperties: 1 },
    "{ [key: string]: number }",
    [{ a: 1 }],
    [{ a: 1, b: 2 }],
  ),
  property("oneOf", { oneOf: [{ type: "string" }, { type: "integer" }] }, "string | number", ["a", 1], [1.5, true]),
  property(
    "oneOf of overlapping schemas",
    {
      oneOf: [
        { type: "integer", multipleOf: 2 },
        { type: "integer", multipleOf: 3 },
      ],
    },
    "number",
    [2, 3],
    [6, 5],
  ),
  property(
    "anyOf",
    { anyOf: [{ type: "string", maxLength: 1 }, { type: "integer" }] },
    "string | number",
    ["a", 1],
    ["ab"],
  ),
  property(
    "allOf of rules",
    {
      allOf: [
        { type: "string", minLength: 1 },
        { type: "string", maxLength: 2 },
      ],
    },
    "string",
    ["a"],
    ["", "abc"],
  ),
  property("not", { type: "string", not: { enum: ["A"] } }, "string", ["B"], ["A"]),
  property("reference", ref("Cast"), `Schemas["Cast"]`, [{ kod: "a" }], [{ kod: 1 }]),
  property(
    "reference with notes",
    { description: "A part.", "x-note": 1, allOf: [ref("Cast")] },
    `Schemas["Cast"]`,
    [{ kod: "a" }],
    [{ kod: 1 }],
  ),
];

/** An enumeration where one may stand: its type compiles, whatever openapi-typescript makes of it. */
const values = { type: "string", enum: ["A", "B"] };
const enumerations: readonly Change[] = Object.entries<(document: TestDocument) => unknown>({
  additionalProperties: ({ components }) =>
    (components.schemas.Vec.properties["mapa"] = { type: "object", additionalProperties: values }),
  "items of additionalProperties": ({ components }) =>
    (components.schemas.Vec.properties["seznamy"] = {
      type: "object",
      additionalProperties: { type: "array", items: values },
    }),
  "items of items": ({ components }) =>
    (components.schemas.Vec.properties["tabulka"] = { type: "array", items: { type: "array", items: values } }),
  "a part of an allOf": ({ components }) =>
    (components.schemas["Nova"] = { allOf: [ref("Vec"), { type: "object", properties: { novy: values } }] }),
  "an alternative": ({ components }) =>
    (components.schemas["Volba"] = { oneOf: [values, { type: "object", properties: { novy: values } }] }),
  "an alternative of a property": ({ components }) =>
    (components.schemas.Vec.properties["volba"] = {
      anyOf: [
        { type: "object", properties: { a: values } },
        { type: "object", properties: { b: values } },
      ],
    }),
  "an inline object": ({ components }) =>
    (components.schemas.Vec.properties["novy"] = { type: "object", properties: { novy: values } }),
  "a property with an odd name": ({ components }) => (components.schemas.Vec.properties["a-b c"] = values),
  "a list in the query": (document) =>
    detail(document).parameters.push({ name: "q", in: "query", schema: { type: "array", items: values } }),
  "a parameter of a path": ({ paths }) =>
    (paths["/veci/{id}"]["parameters"] = [{ name: "r", in: "query", schema: values }]),
  "a header": (document) => detail(document).parameters.push({ name: "X-A", in: "header", schema: values }),
  "a header of an answer": (document) => (answerOf(detail(document), "200")["headers"] = { "X-K": { schema: values } }),
  "an answer": (document) => (mediaOf(detail(document), "200")["schema"] = values),
}).map(([place, change]) => ({ title: `enumeration: ${place}`, together: "enumerations", change }));

/** Names of schemas that mean something else in TypeScript, or nothing. */
const names: readonly Change[] = [
  "Record",
  "Omit",
  "ReadonlyArray",
  "string",
  "paths",
  "vec",
  "2Vec",
  "_",
  "a.b-c",
].map((name) => ({
  title: `schema: of the name ${name}`,
  together: "names of schemas",
  change: ({ components }) => {
    components.schemas[name] = { type: "object", properties: { a: { type: "integer" } } };
    components.schemas.Vec.properties[`of ${name}`] = ref(name);
  },
  types: `export const same: Equal<NonNullable<Schemas["Vec"]["of ${name}"]>, { a?: number }> = true;`,
  values: [answered("Vec", [{ [`of ${name}`]: { a: 1 } }], [{ [`of ${name}`]: { a: "1" } }])],
}));

export const schemaChanges = table<Change>(
  ...enumerations,
  ...names,
  ...properties,
  {
    title: "property: a note beside a reference",
    together: "schemas of their own",
    change: ({ components }) =>
      (components.schemas.Vec.properties["odkaz"] = { ...ref("Cast"), description: "A part.", deprecated: true }),
    values: [answered("Vec", [{ odkaz: { kod: "a" } }], [{ odkaz: { kod: 1 } }])],
  },
  {
    title: "property: deprecated and default stand in the docstring",
    together: "schemas of their own",
    change: ({ components }) =>
      (components.schemas.Vec.properties["novy"] = { type: "string", deprecated: true, default: "ahoj" }),
    expect: ({ files }) => {
      expect(files.get("registry-types.gen.ts")).toMatch(/@deprecated\s+\* @default ahoj\s+\*\/\s+novy\?: string/);
    },
  },
  {
    title: "schema: required",
    change: ({ components }) => (components.schemas.Vec["required"] = ["id"]),
    types: `
      export const same: Equal<Pick<Schemas["Vec"], "id">, { id: string }> = true;
      // @ts-expect-error -- the id is missing
      void methods.zalozVec({});`,
    values: [answered("Vec", [{ id: "a" }], [{}]), sent("zalozVec", "body", [{ id: "a" }], [{}])],
  },
  {
    title: "schema: required beside an allOf",
    change: ({ components }) => {
      components.schemas["Nova"] = { allOf: [ref("Vec")], required: ["id"] };
      components.schemas.Seznam.properties["veci"] = { type: "array", items: ref("Nova") };
    },
    types: `export const id = (item: Schemas["Nova"]): string => item.id;`,
    values: [answered("Seznam", [{ veci: [{ id: "a" }] }], [{ veci: [{}] }])],
  },
  {
    title: "schema: readOnly is not sent",
    change: ({ components }) => (components.schemas.Vec.properties["id"] = { type: "string", readOnly: true }),
    types: `
      export const id = (vec: Answers["vratVec"]): string | undefined => vec.id;
      void methods.zalozVec({ cast: {} });
      void client.POST("/veci", { body: { cast: {} } });
      // @ts-expect-error -- the service alone sets it
      void methods.zalozVec({ id: "1" });`,
    values: [answered("Vec", [{ id: "a" }], [{ id: 1 }]), sent("zalozVec", "body", [{ cast: {} }], [{ id: "a" }])],
  },
  {
    title: "schema: readOnly and required is required of answers alone",
    change: ({ components }) => {
      components.schemas.Vec.properties["id"] = { type: "string", readOnly: true };
      components.schemas.Vec["required"] = ["id"];
    },
    types: `void methods.zalozVec({}); export const id = (vec: Answers["vratVec"]): string => vec.id;`,
    values: [answered("Vec", [{ id: "a" }], [{}]), sent("zalozVec", "body", [{}], [{ id: "a" }])],
  },
  {
    title: "schema: readOnly in an object that takes anything is refused all the same",
    change: ({ components }) => {
      components.schemas.Vec.properties["id"] = { type: "string", readOnly: true };
      components.schemas.Vec["additionalProperties"] = true;
    },
    values: [sent("zalozVec", "body", [{ other: 1 }], [{ id: "a" }])],
  },
  {
    title: "schema: readOnly inside of what a schema refers to",
    change: ({ components }) => (components.schemas.Cast.properties["kod"] = { type: "string", readOnly: true }),
    types: `
      // @ts-expect-error -- the service alone sets it
      void methods.zalozVec({ cast: { kod: "1" } });`,
    values: [
      answered("Vec", [{ cast: { kod: "a" } }], []),
      sent("zalozVec", "body", [{ cast: {} }], [{ cast: { kod: "a" } }]),
    ],
  },
  {
    title: "schema: readOnly of the schema that a property is of",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["Klic"] = { type: "string", readOnly: true };
      components.schemas.Vec.properties["klic"] = ref("Klic");
    },
    values: [sent("zalozVec", "body", [{}], [{ klic: "a" }])],
  },
  {
    title: "schema: writeOnly is not answered",
    change: ({ components }) => (components.schemas.Vec.properties["heslo"] = { type: "string", writeOnly: true }),
    types: `
      void methods.zalozVec({ heslo: "x" });
      // @ts-expect-error -- it is never answered
      export const heslo = (vec: Answers["vratVec"]): unknown => vec.heslo;`,
    values: [answered("Vec", [{}], [{ heslo: "a" }]), sent("zalozVec", "body", [{ heslo: "a" }], [{ heslo: 1 }])],
  },
  {
    title: "schema: a schema of its own that is no object",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["Stav"] = { type: "string", enum: ["A", "B"] };
      components.schemas.Vec.properties["stav"] = ref("Stav");
    },
    types: `export const same: Equal<Schemas["Stav"], "A" | "B"> = true;`,
    values: [answered("Vec", [{ stav: "A" }], [{ stav: "C" }])],
  },
  {
    title: "schema: one that is another one",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["Jina"] = ref("Cast");
      components.schemas.Vec.properties["jina"] = ref("Jina");
    },
    types: `export const same: Equal<Schemas["Jina"], Schemas["Cast"]> = true;`,
    values: [answered("Vec", [{ jina: { kod: "a" } }], [{ jina: { kod: 1 } }])],
  },
  {
    title: "schema: a sent one that extends two others refuses unknown names of none of them",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["Nova"] = { allOf: [ref("Cast"), ref("Chyba"), { description: "No more." }] };
      components.schemas.Filtr.properties["nova"] = ref("Nova");
    },
    values: [sent("vyhledejVeci", "body", [{ nova: { popis: "a" } }], [{ nova: { popisek: "a" } }])],
  },
  {
    title: "schema: one that narrows a property of what it extends",
    change: ({ components }) => {
      components.schemas["Nova"] = {
        allOf: [ref("Vec"), { type: "object", properties: { id: { type: "string", maxLength: 2 } } }],
      };
      components.schemas.Filtr.properties["nova"] = ref("Nova");
      components.schemas.Seznam.properties["veci"] = { type: "array", items: ref("Nova") };
    },
    values: [
      answered("Seznam", [{ veci: [{ id: "ab" }] }], [{ veci: [{ id: "abc" }] }]),
      sent("vyhledejVeci", "body", [{ nova: { id: "ab" } }], [{ nova: { id: "abc" } }, { nova: { idd: "" } }]),
    ],
  },
  {
    title: "schema: oneOf in what is sent refuses names of no alternative",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["Volba"] = {
        oneOf: [
          { type: "object", required: ["a"], properties: { a: { type: "string" } } },
          { type: "object", required: ["b"], properties: { b: { type: "string" } } },
        ],
      };
      components.schemas.Filtr.properties["volba"] = ref("Volba");
    },
    types: `
      export const same: Equal<Schemas["Volba"], { a: string } | { b: string }> = true;
      // @ts-expect-error -- neither of the two
      void methods.vyhledejVeci({ volba: { c: "" } });`,
    values: [
      sent(
        "vyhledejVeci",
        "body",
        [{ volba: { a: "" } }, { volba: { b: "" } }],
        [{ volba: { a: "", c: "" } }, { volba: {} }],
      ),
    ],
  },
  {
    title: "schema: anyOf beside properties",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["Vyber"] = {
        type: "object",
        properties: { spolecny: { type: "string" } },
        anyOf: [
          { type: "object", properties: { a: { type: "string" } } },
          { type: "object", properties: { b: { type: "integer" } } },
        ],
      };
      components.schemas.Filtr.properties["vyber"] = ref("Vyber");
    },
    types: `
      export const spolecny = (vyber: Schemas["Vyber"]): string | undefined => vyber.spolecny;
      void methods.vyhledejVeci({ vyber: { spolecny: "", b: 1 } });`,
    values: [
      sent(
        "vyhledejVeci",
        "body",
        [{ vyber: { spolecny: "", a: "" } }],
        [{ vyber: { spolecny: 1 } }, { vyber: { c: 1 } }],
      ),
    ],
  },
  {
    title: "schema: discriminator with names of schemas",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["Pes"] = {
        type: "object",
        required: ["druh"],
        properties: { druh: { type: "string" }, rasa: { type: "string" } },
      };
      components.schemas["Kocka"] = {
        type: "object",
        required: ["druh"],
        properties: { druh: { type: "string" }, barva: { type: "integer" } },
      };
      components.schemas["Zvire"] = {
        oneOf: [ref("Pes"), ref("Kocka")],
        discriminator: { propertyName: "druh" },
      };
      components.schemas.Vec.properties["zvire"] = ref("Zvire");
    },
    types: `
      export function popis(zvire: Schemas["Zvire"]): string | number | undefined {
        return zvire.druh === "Pes" ? zvire.rasa : zvire.barva;
      }`,
    values: [
      answered(
        "Vec",
        [{ zvire: { druh: "Pes", rasa: "a" } }, { zvire: { druh: "Kocka", barva: 1 } }],
        [{ zvire: { druh: "Pes", rasa: 1 } }, { zvire: { druh: "Ryba" } }, { zvire: {} }],
      ),
      sent("zalozVec", "body", [{ zvire: { druh: "Kocka", barva: 1 } }], [{ zvire: { druh: "Kocka", rasa: "a" } }]),
    ],
  },
  {
    title: "schema: discriminator with a mapping",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["Lev"] = {
        type: "object",
        required: ["druh"],
        properties: { druh: { type: "string" }, rasa: { type: "string" } },
      };
      components.schemas["Tygr"] = { type: "object", required: ["druh"], properties: { druh: { type: "string" } } };
      components.schemas["Selma"] = {
        anyOf: [ref("Lev"), ref("Tygr")],
        discriminator: { propertyName: "druh", mapping: { p: "#/components/schemas/Lev", k: "Tygr" } },
      };
      components.schemas.Vec.properties["selma"] = ref("Selma");
    },
    values: [
      answered(
        "Vec",
        [{ selma: { druh: "p", rasa: "a" } }, { selma: { druh: "k" } }],
        [{ selma: { druh: "p", rasa: 1 } }, { selma: { druh: "Lev" } }],
      ),
    ],
  },
  {
    title: "schema: discriminator of what others extend",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["Ptak"] = {
        type: "object",
        required: ["druh"],
        properties: { druh: { type: "string" } },
        discriminator: { propertyName: "druh" },
      };
      components.schemas["Sova"] = {
        allOf: [ref("Ptak"), { type: "object", properties: { rasa: { type: "string" } } }],
      };
      components.schemas.Vec.properties["ptak"] = ref("Ptak");
    },
    values: [
      answered(
        "Vec",
        [{ ptak: { druh: "Sova", rasa: "a" } }, { ptak: { druh: "Ptak" } }],
        [{ ptak: { druh: "Sova", rasa: 1 } }, { ptak: { druh: "Ryba" } }, { ptak: { rasa: "" } }],
      ),
      sent(
        "zalozVec",
        "body",
        [{ ptak: { druh: "Sova", rasa: "a" } }],
        [{ ptak: { druh: "Sova", barva: "a" } }, { ptak: { druh: "Ptak", rasa: "a" } }],
      ),
    ],
  },
  {
    title: "schema: one that refers to itself",
    change: ({ components }) => (components.schemas.Cast.properties["casti"] = { type: "array", items: ref("Cast") }),
    types: `export const kod = (cast: Schemas["Cast"]): string | undefined => cast.casti?.[0]?.casti?.[0]?.kod;`,
    values: [
      answered(
        "Vec",
        [{ cast: { casti: [{ casti: [{ kod: "a" }] }] } }],
        [{ cast: { casti: [{ casti: [{ kod: 1 }] }] } }],
      ),
      sent("zalozVec", "body", [{ cast: { casti: [{}] } }], [{ cast: { casti: [{ neznamy: 1 }] } }]),
    ],
  },
  {
    title: "schema: a reference to a property of another one",
    together: "schemas of their own",
    change: ({ components }) =>
      (components.schemas.Vec.properties["kopie"] = { $ref: "#/components/schemas/Cast/properties/kod" }),
    types: `export const kopie = (vec: Schemas["Vec"]): string | undefined => vec.kopie;`,
    values: [answered("Vec", [{ kopie: "abcde" }], [{ kopie: "abcdef" }, { cast: { kod: "abcdef" } }])],
  },
  {
    title: "schema: names that are no identifiers",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["cz.ares.Vec-2"] = {
        type: "object",
        properties: { "X-a b": { type: "string" }, "1": { type: "string" } },
      };
      components.schemas.Vec.properties["dalsi"] = ref("cz.ares.Vec-2");
    },
    types: `export const same: Equal<Schemas["cz.ares.Vec-2"], { "X-a b"?: string; 1?: string }> = true;`,
    values: [answered("Vec", [{ dalsi: { "X-a b": "a" } }], [{ dalsi: { "X-a b": 1 } }])],
  },
  {
    title: "schema: properties that every object has",
    together: "schemas of their own",
    change: ({ components }) => Object.assign(components.schemas.Vec.properties, { constructor: { type: "string" } }),
    values: [
      answered("Vec", [{}, { constructor: "a" }], [{ constructor: 1 }]),
      sent("zalozVec", "body", [{}, { constructor: "a" }], [{ toString: 1 }]),
    ],
  },
  {
    title: "schema: additionalProperties beside properties of another type",
    change: ({ components }) => (components.schemas.Vec["additionalProperties"] = { type: "integer" }),
    types: `void methods.zalozVec({ id: "a", pocet: 1 });`,
    values: [
      answered("Vec", [{ id: "a", dalsi: 1 }], [{ dalsi: "a" }]),
      sent("zalozVec", "body", [{ id: "a", dalsi: 1 }], [{ dalsi: "a" }]),
    ],
  },
  {
    title: "schema: two lists of values with one name",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas["VecZnak"] = { type: "string", enum: ["A"] };
      components.schemas.Vec.properties["znak"] = { type: "string", enum: ["B"] };
    },
    types: `export const same: Equal<Schemas["Vec"]["znak"], "B" | undefined> | Equal<Required<Schemas["Vec"]>["znak"], "B"> = true;`,
  },
  {
    title: "schema: minProperties and additionalProperties where an example has to be made",
    together: "schemas of their own",
    change: ({ components }) => {
      components.schemas.Vec.properties["mapa"] = {
        type: "object",
        additionalProperties: { type: "integer", minimum: 5 },
        minProperties: 2,
      };
    },
    expect: ({ examples }) => {
      expect(Object.keys((examples["vratVec"]?.responses["200"] as { mapa: object }).mapa)).toHaveLength(2);
    },
  },
  {
    title: "schema: a pattern for which an example has to be invented",
    together: "schemas of their own",
    change: ({ components }) =>
      (components.schemas.Vec.properties["znacka"] = { type: "string", pattern: "^[A-Z]{3}-\\d{2}$" }),
    expect: ({ examples }) => {
      expect((examples["vratVec"]?.responses["200"] as { znacka: string }).znacka).toMatch(/^[A-Z]{3}-\d{2}$/);
    },
  },
);
