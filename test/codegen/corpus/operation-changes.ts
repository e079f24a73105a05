import { expect } from "vitest";
import {
  answer,
  answerOf,
  creation,
  detail,
  json,
  mediaOf,
  ref,
  remove,
  search,
  type Schema,
  type TestDocument,
} from "./base-document.ts";
import { answered, nameOf, sent, table, type Change } from "./change.ts";

/** A parameter of the detail, under a name of its own. */
function parameter(
  title: string,
  given: Schema,
  type: string,
  accepts: readonly unknown[],
  refuses: readonly unknown[],
): Change {
  const place = String(given["in"]) as "query" | "header";
  const name = `X-${nameOf(title)}`;
  return {
    title: `${place} parameter: ${title}`,
    together: "query and header parameters",
    change: (document) => detail(document).parameters.push({ ...given, name }),
    types: `
      type Input = Parameters<typeof methods.vratVec>[0];
      export const same: Equal<Exclude<Input[${JSON.stringify(name)}], undefined>, ${type}> = true;
      void client.GET("/veci/{id}", { params: { path: { id: "a" }, ${place}: {} as NonNullable<Paths["/veci/{id}"]["get"]["parameters"]["${place}"]> } });`,
    values: [
      sent(
        "vratVec",
        place,
        accepts.map((value) => ({ [name]: value })),
        [...refuses.map((value) => ({ [name]: value })), { neznamy: "a" }],
      ),
    ],
  };
}

const query = (schema: Schema, more: Schema = {}): Schema => ({ name: "q", in: "query", schema, ...more });
const header = (schema: Schema, more: Schema = {}): Schema => ({ name: "X-Verze", in: "header", schema, ...more });
const strings = { type: "array", items: { type: "string", maxLength: 1 } };

export const parameterChanges = table<Change>(
  parameter("text", query({ type: "string", maxLength: 2 }), "string", ["ab"], ["abc", 1]),
  parameter("integer", query({ type: "integer", minimum: 1 }), "number", [1], [0, "1"]),
  parameter("boolean", query({ type: "boolean" }), "boolean", [true], ["true"]),
  parameter("enum", query({ type: "string", enum: ["A", "B"] }), `"A" | "B"`, ["A"], ["C"]),
  parameter("date", query({ type: "string", format: "date" }), "string", ["2024-01-01"], ["1. 1. 2024"]),
  parameter("list", query(strings), "readonly string[]", [["a", "b"]], [["ab"], "a"]),
  parameter("list with commas", query(strings, { explode: false }), "readonly string[]", [["a"]], ["a"]),
  parameter("list with spaces", query(strings, { style: "spaceDelimited" }), "readonly string[]", [["a"]], ["a"]),
  parameter(
    "list with pipes",
    query(strings, { style: "pipeDelimited", explode: false }),
    "readonly string[]",
    [["a"]],
    ["a"],
  ),
  parameter(
    "object",
    query({ type: "object", properties: { a: { type: "integer" } } }),
    "{ a?: number }",
    [{ a: 1 }],
    [{ b: 1 }],
  ),
  parameter(
    "deep object",
    query({ type: "object", properties: { a: { type: "string" } } }, { style: "deepObject", explode: true }),
    "{ a?: string }",
    [{ a: "" }],
    [{ a: 1 }],
  ),
  parameter("allowReserved", query({ type: "string" }, { allowReserved: true }), "string", ["a/b"], [1]),
  parameter("allowEmptyValue", query({ type: "string" }, { allowEmptyValue: true }), "string", [""], [1]),
  parameter("of a named schema", query(ref("Stupen")), "1 | 2", [1], [3]),
  parameter("oneOf", query({ oneOf: [{ type: "string" }, { type: "integer" }] }), "string | number", ["a", 1], [true]),
  parameter("a text", header({ type: "string", maxLength: 2 }), "string", ["ab"], ["abc"]),
  parameter("an integer", header({ type: "integer" }), "number", [1], ["1"]),
  parameter("a list", header(strings), "readonly string[]", [["a"]], [["ab"]]),
).map((change) => ({
  ...change,
  change: (document: TestDocument) => {
    if (change.title.endsWith("of a named schema")) {
      document.components.schemas["Stupen"] = { type: "integer", enum: [1, 2] };
    }
    change.change(document);
  },
}));

const vec = answer("Vec");
const none = { description: "None." };
/** The response of an operation of its own. */
function answers(title: string, id: string, responses: Schema, more: Omit<Change, "title" | "change">): Change {
  return {
    title: `response: ${title}`,
    together: "responses",
    change: ({ paths }) => (paths[`/odpovedi/${id}`] = { get: { operationId: id, responses } }),
    ...more,
  };
}
/** The request of an operation of its own. */
function body(title: string, id: string, requestBody: Schema, more: Omit<Change, "title" | "change">): Change {
  const post = { operationId: id, requestBody: { required: true, ...requestBody }, responses: { "200": vec } };
  return {
    title: `request body: ${title}`,
    together: "request bodies",
    change: ({ paths }) => (paths[`/dotazy/${id}`] = { post }),
    ...more,
  };
}

export const operationChanges = table<Change>(
  {
    title: "query parameter: required",
    change: (document) => detail(document).parameters.push(query({ type: "string" }, { required: true })),
    types: `
      void methods.vratVec({ id: "a", q: "b" });
      // @ts-expect-error -- q is missing
      void methods.vratVec({ id: "a" });`,
    values: [sent("vratVec", "query", [{ q: "a" }], [{}])],
  },
  {
    title: "query parameter: optional takes undefined",
    change: (document) => detail(document).parameters.push(query({ type: "string" })),
    types: `void methods.vratVec({ id: "a", q: undefined }); void methods.vratVec({ id: "a" });`,
    values: [sent("vratVec", "query", [{}, { q: undefined }], [])],
  },
  {
    title: "query parameter: deprecated, with a description and an example",
    change: (document) =>
      detail(document).parameters.push(
        query({ type: "string" }, { deprecated: true, description: "Language.", example: "cs" }),
      ),
    expect: ({ files, examples }) => {
      expect(files.get("registry-client.gen.ts")).toContain("@param parameters.q Language.");
      expect(examples["vratVec"]).toMatchObject({ parameters: { q: "cs" } });
    },
  },
  {
    title: "query parameter: of the name of a path parameter",
    change: (document) => detail(document).parameters.push({ name: "id", in: "query", schema: { type: "integer" } }),
    types: `void methods.vratVec({ id: "a", idQuery: 1 });`,
    expect: ({ files }) => {
      expect(files.get("registry-client.gen.ts")).toContain(`idQuery: ["query", "id"]`);
    },
  },
  {
    title: "query parameter: none but optional ones",
    together: "operations of their own",
    change: ({ paths }) => {
      paths["/stav"] = {
        get: {
          operationId: "stav",
          parameters: [query({ type: "string" })],
          responses: { "200": answer("Cast") },
        },
      };
    },
    types: `void methods.stav(); void methods.stav({ q: "a" });`,
  },
  {
    title: "query parameter: of a search that needs it",
    change: (document) => (search(document).parameters = [query({ type: "string" }, { required: true })]),
    types: `
      void methods.vyhledejVeci({ body: { nazev: "a" }, q: "b" });
      // @ts-expect-error -- q is missing
      void methods.vyhledejVeci({ body: {} });`,
    expect: ({ operations }) => {
      expect(operations["vyhledejVeci"]).not.toHaveProperty("items");
    },
  },
  {
    title: "path parameter: enumeration",
    change: (document) => (detail(document).parameters[0]["schema"] = { type: "string", enum: ["a", "b"] }),
    types: `
      void methods.vratVec({ id: "a" });
      // @ts-expect-error -- none of the values
      void methods.vratVec({ id: "c" });`,
    values: [sent("vratVec", "path", [{ id: "a" }], [{ id: "c" }, {}])],
  },
  {
    title: "path parameter: integer of 64 bits",
    change: (document) => (detail(document).parameters[0]["schema"] = { type: "integer", format: "int64" }),
    types: `void methods.vratVec({ id: 1 });`,
    values: [sent("vratVec", "path", [{ id: 1 }], [{ id: 2 ** 53 }, { id: "1" }])],
  },
  {
    title: "path parameter: style matrix",
    change: (document) => Object.assign(detail(document).parameters[0], { style: "matrix" }),
    rows: { vratVec: { parameters: { id: { style: "matrix" } } } },
  },
  {
    title: "path parameter: a name that is no identifier",
    change: (document) => {
      const operation = detail(document);
      operation.parameters[0]["name"] = "vec-id";
      remove(document.paths, "/veci/{id}");
      document.paths["/veci/{vec-id}"] = { get: operation };
    },
    types: `void methods.vratVec({ "vec-id": "a" });`,
    values: [sent("vratVec", "path", [{ "vec-id": "a" }], [{ id: "a" }])],
  },
  {
    title: "path parameter: in another order than in the path",
    together: "operations of their own",
    change: (document) => {
      document.paths["/veci/{id}/casti/{kod}"] = {
        get: {
          operationId: "vratCast",
          parameters: ["kod", "id"].map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
          responses: { "200": answer("Cast") },
        },
      };
    },
    types: `void methods.vratCast({ id: "a", kod: "b" });`,
    expect: ({ operations }) => {
      expect(Object.keys(operations["vratCast"]?.["parameters"] as object)).toEqual(["id", "kod"]);
    },
  },
  {
    title: "path item: parameters of all operations, one of them replaced",
    change: (document) => {
      const item = document.paths["/veci/{id}"] as Record<string, unknown>;
      item["parameters"] = [detail(document).parameters[0], query({ type: "string", maxLength: 1 })];
      detail(document).parameters = [query({ type: "string", maxLength: 3 })];
    },
    types: `void methods.vratVec({ id: "a", q: "b" });`,
    values: [
      sent("vratVec", "path", [{ id: "a" }], [{ id: 1 }]),
      sent("vratVec", "query", [{ q: "abc" }], [{ q: "abcd" }]),
    ],
  },
  {
    title: "header parameter: those that OpenAPI ignores",
    change: (document) =>
      detail(document).parameters.push(
        ...["Accept", "content-type", "Authorization"].map((name) => ({
          name,
          in: "header",
          required: true,
          schema: { type: "string" },
        })),
      ),
    types: `void methods.vratVec({ id: "a" }); void client.GET("/veci/{id}", { params: { path: { id: "a" } } });`,
    expect: ({ requests }) => {
      expect(requests["vratVec"]).not.toHaveProperty("header");
    },
  },
  {
    title: "components: a parameter, a request body, a response, a header and examples",
    change: (document) => {
      const { components } = document;
      components["parameters"] = { Id: detail(document).parameters[0] };
      components["requestBodies"] = { Zadani: creation(document).requestBody };
      mediaOf(detail(document), "200")["examples"] = { jedna: { $ref: "#/components/examples/Jedna" } };
      answerOf(detail(document), "200")["headers"] = { "X-Kolik": { $ref: "#/components/headers/Kolik" } };
      components["responses"] = { Vec: answerOf(detail(document), "200") };
      components["headers"] = { Kolik: { schema: { type: "integer" } } };
      components["examples"] = { Jedna: { value: { id: "jedna" } } };
      detail(document).parameters = [{ $ref: "#/components/parameters/Id" }];
      Object.assign(creation(document), { requestBody: { $ref: "#/components/requestBodies/Zadani" } });
      detail(document).responses["200"] = { $ref: "#/components/responses/Vec" };
    },
    types: `void methods.vratVec({ id: "a" }); void methods.zalozVec({ id: "a" }); export const same: Equal<Answers["vratVec"], Schemas["Vec"]> = true;`,
    values: [sent("zalozVec", "body", [{ id: "a" }], [{ id: 1 }])],
    expect: ({ examples }) => {
      expect(examples["vratVec"]?.responses["200"]).toEqual({ id: "jedna" });
    },
  },
  ...(["put", "patch", "delete", "options"] as const).map((method): Change => ({
    title: `operation: ${method.toUpperCase()} with a body and parameters`,
    together: "operations of their own",
    change: ({ paths }) => {
      paths["/veci/{id}"][method] = {
        operationId: `${method}Vec`,
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        requestBody: { required: true, ...json("Vec") },
        responses: { "200": answer("Vec"), "409": answer("Chyba") },
      };
    },
    types: `
        void methods.${method}Vec({ id: "a", body: { id: "a" } });
        // @ts-expect-error -- the body is missing
        void methods.${method}Vec({ id: "a" });
        export const status: ErrorStatus = 409;`,
    values: [
      sent(`${method}Vec`, "body", [{ id: "a" }], [{ id: 1 }, { idd: "a" }]),
      sent(`${method}Vec`, "path", [{ id: "a" }], [{}]),
    ],
    rows: {
      [`${method}Vec`]: {
        method: method.toUpperCase(),
        readOnly: method === "options",
      },
    },
  })),
  {
    title: "operation: HEAD has no body to read",
    together: "operations of their own",
    change: ({ paths }) => {
      paths["/veci/{id}"]["head"] = {
        operationId: "jeVec",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: { "200": answer("Vec"), "404": { description: "None." } },
      };
    },
    types: `export const same: Equal<Answers["jeVec"], undefined> = true;`,
    rows: { jeVec: { readOnly: true, responses: { 200: null, 404: null } } },
  },
  {
    title: "operation: x-read-only overrides what the method says",
    change: (document) => (detail(document)["x-read-only"] = false),
    expect: ({ operations }) => {
      expect(operations["vratVec"]?.["readOnly"]).toBe(false);
      expect(operations["zalozVec"]?.["readOnly"]).toBe(false);
      expect(operations["vyhledejVeci"]?.["readOnly"]).toBe(true);
    },
  },
  {
    title: "operation: a POST without a body and without parameters",
    together: "operations of their own",
    change: ({ paths }) => {
      paths["/obnova"] = {
        post: { operationId: "obnov", responses: { "202": { description: "Begun." } } },
      };
    },
    types: `void methods.obnov(); export const same: Equal<Answers["obnov"], undefined> = true;`,
    values: [sent("obnov", "path", [{}], [{ a: 1 }])],
  },
  {
    title: "operation: digits, capitals and dashes in its operationId",
    change: (document) => (detail(document)["operationId"] = "Vrat-vec.v2_1"),
    types: `void methods["Vrat-vec.v2_1"]({ id: "a" });`,
    values: [sent("Vrat-vec.v2_1", "path", [{ id: "a" }], [{}])],
  },
  {
    title: "operation: no operationId",
    change: (document) => {
      remove(detail(document), "operationId");
    },
    types: `void methods.getVeciId({ id: "a" });`,
  },
  {
    title: "operation: deprecated",
    change: (document) => (detail(document)["deprecated"] = true),
    expect: ({ files }) => {
      expect(files.get("registry-client.gen.ts")).toContain("   * @deprecated\n");
    },
  },
  {
    title: "operation: tags, summary, description, externalDocs, callbacks and links",
    change: (document) => {
      Object.assign(detail(document), {
        tags: ["undeclared"],
        summary: "Read it",
        description: "All */ of it.",
        externalDocs: { url: "https://example.org" },
        callbacks: {
          onEvent: { "{$request.query.url}": { post: { responses: { "200": { description: "Done." } } } } },
        },
        "x-anything": { a: 1 },
      });
      answerOf(detail(document), "200")["links"] = { next: { operationId: "vratVec" } };
      document.components["callbacks"] = {};
      document.components["links"] = { again: { operationId: "vratVec" } };
    },
    expect: ({ files }) => {
      expect(files.get("registry-client.gen.ts")).toContain("Read it. All *\\/ of it.");
      expect(files.get("registry-document.gen.ts")).not.toMatch(/callbacks|links|externalDocs|x-anything/);
    },
  },
  {
    title: "operation: security of its own, and none",
    change: (document) => {
      document.components["securitySchemes"] = {
        Klic: { type: "apiKey", in: "header", name: "X-Klic" },
        Token: {
          type: "oauth2",
          flows: { clientCredentials: { tokenUrl: "https://example.org/token", scopes: { a: "A." } } },
        },
        Id: { type: "openIdConnect", openIdConnectUrl: "https://example.org" },
        Zaklad: { type: "http", scheme: "basic" },
      };
      detail(document)["security"] = [{ Klic: [] }, { Token: ["a"] }, { Id: [], Zaklad: [] }];
      search(document)["security"] = [];
    },
    expect: ({ operations }) => {
      expect(operations["vratVec"]?.["security"]).toEqual([{ Klic: [] }, { Token: ["a"] }, { Id: [], Zaklad: [] }]);
      expect(operations["vyhledejVeci"]?.["security"]).toEqual([]);
      expect(operations["zalozVec"]).not.toHaveProperty("security");
    },
  },
  {
    title: "operation: a server of its own",
    change: (document) => {
      document.servers = [{ url: "https://example.org/rest" }];
      detail(document)["servers"] = [
        { url: "https://example.org/{verze}/rest/", variables: { verze: { default: "v2" } } },
      ];
      search(document)["servers"] = [{ url: "/rest" }];
    },
    expect: ({ operations }) => {
      expect(operations["vratVec"]?.["basePath"]).toBe("/v2/rest");
      expect(operations["vyhledejVeci"]).not.toHaveProperty("basePath");
    },
  },
  {
    title: "path item: a server of its own, summary and description",
    change: (document) => {
      Object.assign(document.paths["/veci"], { servers: [{ url: "/jine" }], summary: "Things", description: "All." });
    },
    rows: { zalozVec: { basePath: "/jine" } },
  },
  body(
    "optional",
    "volitelne",
    { required: false, ...json("Vec") },
    {
      types: `void methods.volitelne(); void methods.volitelne({ id: "a" });`,
      expect: ({ requests }) => {
        expect(requests["volitelne"]).toMatchObject({ optionalBody: true });
      },
    },
  ),
  body("an inline object", "primo", json({ type: "object", properties: { a: { type: "integer" } }, required: ["a"] }), {
    types: `void methods.primo({ a: 1 }); export const same: Equal<Schemas["PrimoRequest"], { a: number }> = true;`,
    values: [sent("primo", "body", [{ a: 1 }], [{}, { a: 1, b: 1 }])],
  }),
  body("a list", "seznamem", json({ type: "array", items: ref("Vec"), maxItems: 2 }), {
    types: `void methods.seznamem([{ id: "a" }]);`,
    values: [sent("seznamem", "body", [[{ id: "a" }], []], [[{}, {}, {}], [{ idd: "a" }], {}])],
  }),
  body("a text", "textem", json({ type: "string" }), {
    types: `void methods.textem("a");`,
    values: [sent("textem", "body", ["a"], [1])],
  }),
  body(
    "JSON of another media type",
    "jinak",
    { content: { "application/vnd.vec+json": { schema: ref("Vec") } } },
    {
      rows: { jinak: { requestType: "application/vnd.vec+json" } },
    },
  ),
  body(
    "other media types beside JSON",
    "vice",
    {
      content: {
        ...json("Vec").content,
        "text/xml": { schema: { type: "string" } },
        "multipart/form-data": { schema: { type: "object" } },
      },
    },
    {
      types: `void client.POST("/dotazy/vice", { body: { id: "a" } });`,
      expect: ({ operations }) => {
        expect(operations["vice"]).not.toHaveProperty("requestType");
      },
    },
  ),
  answers(
    "other media types beside JSON are not asked for",
    "vedle",
    { "200": { ...vec, content: { ...json("Vec").content, "application/xml": { schema: { type: "string" } } } } },
    {
      types: `export const same: Equal<Answers["vedle"], Schemas["Vec"]> = true;`,
      expect: ({ operations }) => {
        expect(operations["vedle"]?.["accept"]).toBe("application/json");
        expect(operations["zalozVec"]).not.toHaveProperty("accept");
      },
    },
  ),
  ...["*/*", "application/json;charset=UTF-8"].map((type, index) =>
    answers(
      `JSON as ${type}`,
      `typ${index}`,
      { "200": { ...vec, content: { [type]: { schema: ref("Vec") } } } },
      {
        types: `
        export async function read(): Promise<string | undefined> {
          return (await client.GET("/odpovedi/typ${index}")).data?.id;
        }`,
        rows: { [`typ${index}`]: { responses: { 200: "Vec" } } },
      },
    ),
  ),
  answers(
    "problem details",
    "potize",
    { "200": vec, "404": { ...vec, content: { "application/problem+json": { schema: ref("Chyba") } } } },
    {
      types: `
        export async function read(): Promise<string | undefined> {
          return (await client.GET("/odpovedi/potize")).error?.kod;
        }`,
      rows: { potize: { accept: "application/json, application/problem+json" } },
    },
  ),
  answers(
    "a seventh status",
    "sedmy",
    { "200": vec, "429": answer("Chyba") },
    {
      types: `export const status: ErrorStatus = 429; export const example: Examples["sedmy"]["responses"][429] = { kod: "A" };`,
      rows: { sedmy: { responses: { 429: "Chyba" } } },
    },
  ),
  answers(
    "a range of statuses",
    "rozsah",
    { "200": vec, "4XX": answer({ type: "object", properties: { a: { type: "integer" } } }) },
    {
      types: `export const status: Status = 418; export const example: Examples["rozsah"]["responses"]["4XX"] = { a: 1 };`,
      values: [answered("RozsahAnswer4XX", [{ a: 1 }], [{ a: "1" }])],
    },
  ),
  answers(
    "default beside a success is an error",
    "jinaChyba",
    { "200": vec, default: answer("Chyba") },
    {
      types: `export const same: Equal<Answers["jinaChyba"], Schemas["Vec"]> = true;`,
      rows: { jinaChyba: { responses: { default: "Chyba" } } },
    },
  ),
  ...(
    [
      ["default alone is what is answered", { default: answer("Cast") }, `Schemas["Cast"]`],
      ["a range of successes", { "2XX": answer("Cast"), "5XX": none }, `Schemas["Cast"]`],
      [
        "several successes",
        { "200": vec, "202": answer("Cast"), "206": answer("Seznam") },
        `Schemas["Vec"] | Schemas["Cast"] | Schemas["Seznam"]`,
      ],
      ["200 with a body or 204 without", { "200": vec, "204": none }, `Schemas["Vec"] | undefined`],
      ["errors alone", { "400": answer("Chyba") }, "never"],
      ["JSON without a schema", { "200": { ...vec, content: { "application/json": {} } } }, "unknown"],
    ] as const
  ).map(([title, responses, type], index) =>
    answers(title, `odpoved${index}`, responses, {
      types: `export const same: Equal<Answers["odpoved${index}"], ${type}> = true;`,
    }),
  ),
  answers(
    "204 without a body",
    "nic",
    { "204": none, "400": answer("Chyba") },
    {
      types: `export const same: Equal<Answers["nic"], undefined> = true; export const none: Examples["nic"]["responses"][204] = undefined;`,
      expect: ({ operations, examples }) => {
        expect(operations["nic"]?.["responses"]).toMatchObject({ 204: null });
        expect(examples["nic"]?.responses).toHaveProperty("204", undefined);
      },
    },
  ),
  answers(
    "an inline list",
    "vypis",
    { "200": answer({ type: "array", items: ref("Cast") }) },
    {
      types: `export const same: Equal<Answers["vypis"], Schemas["Cast"][]> = true;`,
      values: [answered("VypisAnswer200", [[{ kod: "a" }]], [{}, [{ kod: 1 }]])],
      rows: { vypis: { anyJson: true } },
    },
  ),
  answers(
    "an inline object with an inline object",
    "uvnitr",
    {
      "200": answer({
        type: "object",
        properties: { a: { type: "object", properties: { b: { type: "integer" } } } },
      }),
    },
    {
      types: `export const same: Equal<Answers["uvnitr"], { a?: { b?: number } }> = true;`,
      values: [answered("UvnitrAnswer200", [{ a: { b: 1 } }], [{ a: { b: "1" } }])],
    },
  ),
  answers(
    "oneOf two schemas",
    "volba",
    { "200": answer({ oneOf: [{ type: "string" }, ref("Cast")] }) },
    {
      types: `export const same: Equal<Answers["volba"], string | Schemas["Cast"]> = true;`,
      values: [answered("VolbaAnswer200", ["a", { kod: "a" }], [1])],
    },
  ),
  answers(
    "headers",
    "hlavicky",
    { "200": { ...vec, headers: { "X-Kolik": { required: true, schema: { type: "integer" } } } } },
    {
      types: `export const kolik = (headers: Operations["hlavicky"]["responses"][200]["headers"]): number => headers["X-Kolik"];`,
    },
  ),
  answers(
    "examples by name, all of them checked",
    "priklady",
    {
      "200": {
        ...vec,
        content: {
          "application/json": {
            schema: ref("Vec"),
            examples: {
              one: { summary: "One", value: { id: "one" } },
              far: { externalValue: "https://example.org/far.json" },
              two: { value: { id: "two" } },
            },
          },
        },
      },
    },
    {
      expect: ({ examples }) => {
        expect(examples["priklady"]?.responses["200"]).toEqual({ id: "one" });
      },
    },
  ),
  {
    title: "response: an example with what additionalProperties allow",
    change: (document) => {
      document.components.schemas.Vec["additionalProperties"] = true;
      mediaOf(detail(document), "200")["example"] = { dalsi: 1 };
    },
    expect: ({ examples }) => {
      expect(examples["vratVec"]?.responses["200"]).toEqual({ dalsi: 1 });
    },
  },
  ...["3.0.1", "3.0.2", "3.0.3", "3.0.4"].map((version): Change => ({
    title: `document: OpenAPI ${version}`,
    change: (document) => (document.openapi = version),
    expect: ({ files }) => {
      expect(files.get("registry-document.gen.ts")).toContain(`openapi: "${version}"`);
    },
  })),
  {
    title: "document: externalDocs, servers with variables, tags, extensions, terms and licence",
    change: (document) => {
      Object.assign(document, {
        externalDocs: { url: "https://example.org", description: "More." },
        servers: [
          {
            url: "https://{host}/rest",
            description: "All.",
            variables: { host: { default: "example.org", enum: ["example.org"] } },
          },
        ],
        tags: [{ name: "a", externalDocs: { url: "https://example.org" } }],
        "x-anything": 1,
      });
      Object.assign(document.info, {
        termsOfService: "https://example.org",
        contact: { email: "a@example.org" },
        license: { name: "MIT" },
        "x-a": 1,
      });
      Object.assign(document.paths, { "x-paths": { a: 1 } });
    },
  },
  {
    title: "components: a response and a parameter that are others",
    change: (document) => {
      const { components } = document;
      components["responses"] = { Vec: answer("Vec"), Jina: { $ref: "#/components/responses/Vec" } };
      components["parameters"] = { Id: detail(document).parameters[0], Klic: { $ref: "#/components/parameters/Id" } };
      detail(document).responses["200"] = { $ref: "#/components/responses/Jina" };
      detail(document).parameters = [{ $ref: "#/components/parameters/Klic" }];
    },
    types: `
      void methods.vratVec({ id: "a" });
      export async function read(): Promise<string | undefined> {
        const { data } = await client.GET("/veci/{id}", { params: { path: { id: "a" } } });
        return data?.id;
      }`,
    values: [sent("vratVec", "path", [{ id: "a" }], [{ id: 1 }])],
  },
  {
    title: "document: no operations",
    change: (document) => Object.assign(document, { paths: {} }),
    types: `export const none: Equal<keyof Answers, never> = true;`,
  },
  {
    title: "document: no components",
    change: (document) => {
      remove(document, "components");
      Object.assign(document, {
        paths: { "/stav": { get: { operationId: "stav", responses: { "200": answer({ type: "boolean" }) } } } },
      });
    },
    types: `export const same: Equal<Answers["stav"], boolean> = true;`,
  },
  {
    title: "document: security of all operations",
    change: (document) => {
      document.components["securitySchemes"] = { Token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } };
      document.security = [{ Token: [] }];
    },
    expect: ({ files }) => {
      expect(files.get("registry-document.gen.ts")).toContain(`security: [{"Token":[]}]`);
    },
  },
  {
    title: "document: no components of any other kind, and unused ones",
    change: ({ components }) =>
      (components.schemas["Nepouzita"] = { type: "object", properties: { a: { type: "string" } } }),
    types: `export const same: Equal<Schemas["Nepouzita"], { a?: string }> = true;`,
  },
  {
    title: "document: limits of the service",
    change: (document) =>
      (document["x-service-limits"] = {
        icoPerFilter: 7,
        matchesPerSearch: 8,
        requestsPerMinute: 9,
        notificationDays: 10,
      }),
    expect: ({ files }) => {
      expect(files.get("registry-service.gen.ts")).toContain("icoPerFilter: 7,");
    },
  },
);
