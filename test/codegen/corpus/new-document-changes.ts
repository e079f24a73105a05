import { expect } from "vitest";
import { answer, creation, detail, search, type Schema, type TestDocument } from "./base-document.ts";
import { answered, sent, table, type Change } from "./change.ts";

const correlation: Schema = {
  name: "X-Correlation-Id",
  in: "header",
  description: "Name of the call.",
  schema: { type: "string", maxLength: 4 },
};

/** Makes the detail and the search those of a data source. */
function asSource(document: TestDocument): void {
  for (const operation of [detail(document), search(document)]) operation["x-source"] = "veci";
}

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

/** Additions that the operator may make at any time. */
export const newDocumentChanges = table<Change>(
  {
    id: "[GEN-18]",
    title: "an optional header on every operation leaves each call as it is, and can be given",
    change: (document) => {
      for (const item of Object.values(document.paths)) item["parameters"] = [correlation];
      asSource(document);
    },
    types: `
      void methods.vratVec({ id: "a" });
      void methods.vratVec({ id: "a", "X-Correlation-Id": "1" });
      void methods.vyhledejVeci({ nazev: "a" });
      void methods.vyhledejVeci({ nazev: "a" }, { parameters: { "X-Correlation-Id": "1" } });
      void methods.zalozVec({ id: "a" }, { signal: new AbortController().signal, parameters: undefined });
      // @ts-expect-error -- no parameter of the operation
      void methods.zalozVec({ id: "a" }, { parameters: { "X-Jina": "1" } });`,
    values: [
      sent("vyhledejVeci", "header", [{}, { "X-Correlation-Id": "abcd" }], [{ "X-Correlation-Id": "abcde" }]),
      sent("vyhledejVeci", "body", [{ nazev: "a" }], [{ body: {} }]),
    ],
    rows: { vyhledejVeci: { items: "veci", paged: true } },
    expect: ({ files }) => {
      expect(files.get("registry-client.gen.ts")).toContain(
        "@param options.parameters.X-Correlation-Id Name of the call.",
      );
      expect(files.get("registry-service.gen.ts")).toContain(`veci: { detail: "vratVec", search: "vyhledejVeci" }`);
    },
  },
  {
    id: "[GEN-18]",
    title: "an optional query leaves a call without parameters and an optional body as they are",
    change: (document) => {
      const parameters = [{ name: "jazyk", in: "query", schema: { type: "string" } }];
      document.paths["/stav"] = { get: { operationId: "stav", parameters, responses: { "200": answer("Cast") } } };
      Object.assign(creation(document), { parameters });
      creation(document).requestBody["required"] = false;
    },
    types: `
      void methods.stav();
      void methods.zalozVec();
      void methods.zalozVec(undefined, { parameters: { jazyk: "cs" } });`,
  },
  ...(["202", "206"] as const).map((status): Change => ({
    id: "[GEN-18]",
    title: `a second success on a search and a detail, ${status}, leaves what they answer`,
    change: (document) => {
      asSource(document);
      Object.assign(search(document).responses, { [status]: answer("Cast") });
      Object.assign(detail(document).responses, { [status]: { description: "Later." } });
    },
    types: `
      export const found: Equal<Answers["vyhledejVeci"], Schemas["Seznam"]> = true;
      export const record: Equal<Answers["vratVec"], Schemas["Vec"]> = true;`,
    rows: { vyhledejVeci: { items: "veci", success: "Seznam" }, vratVec: { success: "Vec" } },
  })),
  {
    id: "[GEN-18]",
    title: "a second success with the same body is the same success",
    change: (document) => Object.assign(search(document).responses, { "206": answer("Seznam") }),
    types: `export const found: Equal<Answers["vyhledejVeci"], Schemas["Seznam"]> = true;`,
    rows: { vyhledejVeci: { items: "veci" } },
    expect: ({ operations }) => {
      expect(operations["vyhledejVeci"]).not.toHaveProperty("success");
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
      asSource(document);
      detail(document).responses = { "200": content("application/pdf", { type: "string" }) };
    },
    types: `void methods.vyhledejVeci({ nazev: "a" });`,
    expect: ({ remarks, operations }) => {
      expect(Object.keys(operations)).toEqual(["vyhledejVeci", "zalozVec"]);
      expect(remarks.map(({ reason }) => reason)).toContain(`"veci" is no data source, as vratVec is left out`);
    },
  },
  ...(
    [
      ["uuid", "123e4567-e89b-12d3-a456-426614174000", "123e4567e89b12d3a456426614174000"],
      ["email", "jan.vzor+a@example.org", "jan vzor@example.org"],
      ["uri", "https://example.org/a?b=%C3%A1#c", "/jen/cesta"],
      ["ipv4", "192.0.2.255", "192.0.2.256"],
      ["byte", "VnpvcnU=", "VnpvcnU"],
    ] as const
  ).map(([format, good, bad]): Change => ({
    id: "[GEN-22]",
    title: `the format ${format} is checked in what is sent and what is answered`,
    together: "formats",
    change: ({ components: { schemas } }) => {
      for (const schema of [schemas.Vec, schemas.Filtr]) schema.properties[format] = { type: "string", format };
    },
    values: [
      answered("Vec", [{ [format]: good }], [{ [format]: bad }, { [format]: `${good} ` }]),
      sent("vyhledejVeci", "body", [{ [format]: good }], [{ [format]: bad }]),
    ],
  })),
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
  {
    title: "query parameter: an editor shows the type that it has",
    change: (document) =>
      detail(document).parameters.push(
        { name: "pole", in: "query", schema: { type: "array", items: { type: "string", enum: ["a", "b"] } } },
        { name: "od", in: "query", schema: { type: "object", properties: { den: { type: "string" } } } },
      ),
    types: `
      type Query = NonNullable<Operations["vratVec"]["parameters"]["query"]>;
      type Input = Parameters<typeof methods.vratVec>[0];
      export const same: Equal<Pick<Input, "pole" | "od">, Query> = true;`,
    expect: ({ files }) => {
      const client = files.get("registry-client.gen.ts");
      expect(client).toContain(
        `{ id: string; pole?: readonly ("a" | "b")[] | undefined; od?: { den?: string | undefined } | undefined }`,
      );
      expect(client).not.toContain("NonNullable<");
    },
  },
);
