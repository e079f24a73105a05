/** Any part of a document. */
export type Json = Record<string, unknown>;

/** A document that a test may change. */
export interface TestDocument {
  openapi: string;
  info: Json;
  servers?: Json[];
  security?: Json[];
  tags?: Json[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> } & Record<string, Record<string, Json>>;
}
export interface TestSchema {
  properties: Record<string, Json>;
  [keyword: string]: unknown;
}
export interface TestOperation {
  parameters: Json[];
  requestBody: { content: Record<string, Json>; [keyword: string]: unknown };
  responses: Record<
    string,
    { content: Record<string, Json>; headers: Record<string, Json>; [keyword: string]: unknown }
  >;
  [keyword: string]: unknown;
}

/** Rows of a table, each with its type. */
export function table<Row>(...rows: readonly Row[]): readonly Row[] {
  return rows;
}

export const ref = (name: string, section = "schemas"): Json => ({ $ref: `#/components/${section}/${name}` });
export const json = (schema: Json): Json => ({ content: { "application/json": { schema } } });
export const answer = (schema: Json): Json => ({ description: "The answer.", ...json(schema) });
const object = (properties: Json): Json => ({ type: "object", properties });

/** The operation of a name. */
export function operation({ paths }: TestDocument, id: string): TestOperation {
  const all = Object.values(paths).flatMap((item) => Object.values(item));
  const found = all.find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`there is no operation ${id}`);
  // A path holds operations of any shape; those of the document below have all of this one.
  return found as unknown as TestOperation;
}

/** The schema of a name. */
export function schema({ components }: TestDocument, name: string): TestSchema {
  const found = components.schemas[name];
  if (found === undefined) throw new Error(`there is no schema ${name}`);
  // Every schema of the document below has properties, or gets them.
  return found as TestSchema;
}

/** The object that a schema adds to the one that it extends. */
export function extension(document: TestDocument, name: string): TestSchema {
  const [, own] = schema(document, name)["allOf"] as unknown[];
  return own as TestSchema;
}

/**
 * A small document: `Zaznam` stands in answers alone, `Filtr` in requests alone, `Vec` in both; `Vec` and `Zaznam` extend
 * `Zaklad`, and all operations share an answer.
 */
export function baseDocument(): TestDocument {
  const id = { name: "id", in: "path", required: true, schema: { type: "string", maxLength: 8 } };
  const document: unknown = {
    openapi: "3.0.0",
    info: { title: "Things", version: "1.0.0" },
    servers: [{ url: "https://things.example/rest" }],
    security: [{ Klic: [] }],
    tags: [{ name: "things" }],
    paths: {
      "/zaznamy/{id}": {
        get: {
          operationId: "vratZaznam",
          tags: ["things"],
          parameters: [id, { name: "jazyk", in: "query", schema: { type: "string" } }],
          responses: {
            "200": { ...answer(ref("Zaznam")), headers: { "X-Kolik": { schema: { type: "integer" } } } },
            "404": ref("NotFound", "responses"),
          },
        },
      },
      "/zaznamy/vyhledat": {
        post: {
          operationId: "vyhledejZaznamy",
          requestBody: json(ref("Filtr")),
          responses: { "200": answer(ref("Seznam")), "404": ref("NotFound", "responses") },
        },
      },
      "/veci": {
        post: {
          operationId: "zalozVec",
          requestBody: { required: true, ...json(ref("Vec")) },
          responses: { "201": answer(ref("Vec")), "404": ref("NotFound", "responses") },
        },
      },
    },
    components: {
      securitySchemes: {
        Klic: { type: "apiKey", in: "header", name: "X-Klic" },
        Token: {
          type: "oauth2",
          flows: { clientCredentials: { tokenUrl: "https://things.example/token", scopes: { cteni: "Reading." } } },
        },
      },
      responses: { NotFound: { ...answer(ref("Chyba")), headers: { "X-Duvod": { schema: { type: "string" } } } } },
      schemas: {
        Zaklad: object({ ico: { type: "string", maxLength: 8 }, datum: { type: "string", format: "date" } }),
        Zaznam: { allOf: [ref("Zaklad"), object({ nazev: { type: "string" }, cast: ref("Cast") })] },
        Vec: { allOf: [ref("Zaklad"), object({ popis: { type: "string" }, cast: ref("Cast") })] },
        Cast: object({ kod: { type: "string" }, pocet: { type: "integer" } }),
        Seznam: object({ pocet: { type: "integer" }, zaznamy: { type: "array", items: ref("Zaznam") } }),
        Filtr: object({ nazev: { type: "string" }, ico: { type: "array", items: { type: "string" } } }),
        Chyba: object({ kod: { type: "string", enum: ["A", "B"] }, popis: { type: "string" } }),
        Nepouzita: object({ a: { type: "string" } }),
      },
    },
  };
  return structuredClone(document) as TestDocument;
}
