import { expect } from "vitest";
import { answer, detail, ref, search, type Schema } from "./base-document.ts";
import { table, type Change } from "./change.ts";

const query = (schema: Schema, more: Schema = {}): Schema => ({ name: "q", in: "query", schema, ...more });
const content = (type: string, schema: Schema): Schema => ({ description: "It.", content: { [type]: { schema } } });

/** An operation that no method can be made of; the client of openapi-fetch has it. */
function leftOut(title: string, operation: Schema, call: string, reason: RegExp): Change {
  return {
    id: "[GEN-20]",
    title: `an operation with ${title} is left out by name, and plain openapi-fetch has it`,
    change: ({ paths }) => {
      const method = "requestBody" in operation ? "post" : "get";
      paths["/zvlastni"] = { [method]: { operationId: "zvlastni", ...operation } };
    },
    types: `void ${call};`,
    expect: ({ remarks, operations, files }) => {
      expect(operations).not.toHaveProperty("zvlastni");
      expect(remarks.map(({ message }) => message)).toEqual([expect.stringMatching(reason)]);
      expect(remarks[0]?.message).toContain("the operation zvlastni is left out, registry.client reaches it");
      expect(files.get("registry-client.gen.ts")).toMatch(
        /`zvlastni` \(`(GET|POST) .*`\) has none, `registry\.client` reaches it/,
      );
    },
  };
}

/** Changes of which more is expected than a table says. */
export const checkedChanges = table(
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
    title: "schema: minProperties and additionalProperties where an example has to be made",
    together: "schemas of their own",
    change: ({ components }) => {
      const additionalProperties = { type: "integer", minimum: 5 };
      components.schemas.Vec.properties["mapa"] = { type: "object", additionalProperties, minProperties: 2 };
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
    title: "query parameter: optional takes undefined",
    change: (document) => detail(document).parameters.push(query({ type: "string" })),
    types: `void methods.vratVec({ id: "a", q: undefined }); void methods.vratVec({ id: "a" });`,
    values: [{ request: "vratVec", in: "query", accepts: [{}, { q: undefined }], refuses: [] }],
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
    title: "header parameter: those that OpenAPI ignores",
    change: (document) =>
      detail(document).parameters.push(
        ...["Accept", "content-type", "Authorization"].map((name) => ({
          ...{ name, in: "header", required: true, schema: { type: "string" } },
        })),
      ),
    types: `void methods.vratVec({ id: "a" }); void client.GET("/veci/{id}", { params: { path: { id: "a" } } });`,
    expect: ({ requests }) => {
      expect(requests["vratVec"]).not.toHaveProperty("header");
    },
  },
  {
    title: "operation: security of its own, and none",
    change: (document) => {
      const scopes = { a: "A." };
      document.components["securitySchemes"] = {
        Klic: { type: "apiKey", in: "header", name: "X-Klic" },
        Token: { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://example.org/token", scopes } } },
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
    title: "request body: optional",
    together: "request bodies",
    change: ({ paths }) => {
      const requestBody = { required: false, content: { "application/json": { schema: ref("Vec") } } };
      const responses = { "200": answer("Vec") };
      paths["/dotazy/volitelne"] = { post: { operationId: "volitelne", requestBody, responses } };
    },
    types: `void methods.volitelne(); void methods.volitelne({ id: "a" });`,
    expect: ({ requests }) => {
      expect(requests["volitelne"]).toMatchObject({ optionalBody: true });
    },
  },
  {
    title: "response: 204 without a body",
    together: "responses",
    change: ({ paths }) => {
      const responses = { "204": { description: "None." }, "400": answer("Chyba") };
      paths["/odpovedi/nic"] = { get: { operationId: "nic", responses } };
    },
    types: `export const same: Equal<Answers["nic"], undefined> = true; export const none: Examples["nic"]["responses"][204] = undefined;`,
    rows: { nic: { responses: { 204: null } } },
    expect: ({ examples }) => {
      expect(examples["nic"]?.responses).toHaveProperty("204", undefined);
    },
  },
  leftOut(
    "a PDF",
    { responses: { "200": content("application/pdf", { type: "string", format: "binary" }) } },
    `client.GET("/zvlastni", { parseAs: "blob" }).then(({ data }): Blob | undefined => data)`,
    /only JSON can be read and written, not application\/pdf/,
  ),
  leftOut(
    "CSV",
    { responses: { "200": content("text/csv", { type: "string" }), "404": answer("Chyba") } },
    `client.GET("/zvlastni", { parseAs: "text" }).then(({ data }): string | undefined => data)`,
    /not text\/csv/,
  ),
  leftOut(
    "a form of parts",
    {
      requestBody: content("multipart/form-data", {
        type: "object",
        properties: { soubor: { type: "string", format: "binary" } },
      }),
      responses: { "200": answer("Vec") },
    },
    `client.POST("/zvlastni", { body: { soubor: "a" }, bodySerializer: () => new FormData() }).then(({ data }): string | undefined => data?.id)`,
    /not multipart\/form-data/,
  ),
  leftOut(
    "a cookie that it needs",
    {
      parameters: [{ name: "relace", in: "cookie", required: true, schema: { type: "string" } }],
      responses: { "200": answer("Vec") },
    },
    `client.GET("/zvlastni", { params: { cookie: { relace: "a" } } })`,
    /lets no program set a cookie/,
  ),
  {
    id: "[GEN-20]",
    title: "text as the body of an error, or of another success, leaves out that body alone",
    change: (document) => {
      const text = content("text/plain", { type: "string" });
      Object.assign(search(document).responses, { "202": text, "500": text });
    },
    types: `export const found: Equal<Answers["vyhledejVeci"], Schemas["Seznam"]> = true;`,
    rows: { vyhledejVeci: { items: "veci", success: "Seznam", responses: { 202: null, 500: null } } },
    expect: ({ remarks }) => {
      expect(remarks.map(({ reason }) => reason)).toEqual(
        ["202", "500"].map(
          (status) => `the body of ${status} is left out: only JSON can be read and written, not text/plain`,
        ),
      );
    },
  },
  {
    id: "[GEN-20]",
    title: "a source of which one operation is left out is none, and its other operation stays",
    change: (document) => {
      for (const operation of [detail(document), search(document)]) operation["x-source"] = "veci";
      detail(document).responses = { "200": content("application/pdf", { type: "string" }) };
    },
    types: `void methods.vyhledejVeci({ nazev: "a" });`,
    expect: ({ remarks, operations }) => {
      expect(Object.keys(operations)).toEqual(["vyhledejVeci", "zalozVec"]);
      expect(remarks.map(({ reason }) => reason)).toContain(`"veci" is no data source, as vratVec is left out`);
    },
  },
  {
    id: "[GEN-22]",
    title: "an API key in a header or in the query is one that the client takes as credentials",
    change: ({ components }) => {
      components["securitySchemes"] = {
        Klic: { type: "apiKey", in: "header", name: "X-Klic" },
        Dotaz: { type: "apiKey", in: "query", name: "klic" },
        Relace: { type: "apiKey", in: "cookie", name: "relace" },
      };
    },
    expect: ({ files }) => {
      expect(files.get("registry-service.gen.ts")?.replaceAll(/\s+/g, "")).toContain(
        `[{"in":"header","name":"X-Klic"},{"in":"query","name":"klic"}]`,
      );
    },
  },
);
