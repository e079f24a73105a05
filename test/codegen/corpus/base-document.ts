/** A schema as a test writes it. */
export type Schema = Record<string, unknown>;

/** A document that a test may change. */
export interface TestDocument {
  openapi: string;
  info: Schema;
  servers?: unknown;
  security?: unknown;
  tags?: unknown;
  paths: Record<"/veci/{id}" | "/veci/vyhledat" | "/veci", Schema> & Record<string, Schema>;
  components: { schemas: TestSchemas } & Record<string, Record<string, unknown>>;
  [extension: string]: unknown;
}
type TestSchemas = Record<"Vec" | "Cast" | "Filtr" | "Seznam" | "Chyba", TestSchema> & Record<string, Schema>;
export interface TestSchema {
  properties: Record<string, Schema>;
  [keyword: string]: unknown;
}
export interface TestOperation {
  parameters: [Schema, ...Schema[]];
  requestBody: { content: Record<string, Schema>; [keyword: string]: unknown };
  responses: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** The operation that answers one thing. */
export function detail({ paths }: TestDocument): TestOperation {
  return paths["/veci/{id}"]["get"] as TestOperation;
}

/** The operation that searches. */
export function search({ paths }: TestDocument): TestOperation {
  return paths["/veci/vyhledat"]["post"] as TestOperation;
}

/** The operation that changes something. */
export function creation({ paths }: TestDocument): TestOperation {
  return paths["/veci"]["post"] as TestOperation;
}

/** One of the answers of an operation. */
export function answerOf({ responses }: TestOperation, status: string): Schema & { content: Record<string, Schema> } {
  const found = responses[status];
  if (found === undefined) throw new Error(`there is no answer ${status}`);
  return found as Schema & { content: Record<string, Schema> };
}

/** The finding in the JSON of a response. */
export function mediaOf(operation: TestOperation, status: string): Schema {
  return answerOf(operation, status).content["application/json"] ?? {};
}

/** A reference to a schema. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The content of a body. */
export function json(value: Schema | string): { content: Record<string, Schema> } {
  return { content: { "application/json": { schema: typeof value === "string" ? ref(value) : value } } };
}

/** An answer. */
export function answer(value: Schema | string): Schema {
  return { description: "The answer.", ...json(value) };
}

/** A small document: a detail, a search and something that changes. */
export function baseDocument(): TestDocument {
  const document: unknown = {
    openapi: "3.0.0",
    info: { title: "Things", version: "1.0.0" },
    paths: {
      "/veci/{id}": {
        get: {
          operationId: "vratVec",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string", maxLength: 8 } }],
          responses: { "200": answer("Vec"), "404": answer("Chyba") },
        },
      },
      "/veci/vyhledat": {
        post: {
          operationId: "vyhledejVeci",
          "x-read-only": true,
          requestBody: { ...json("Filtr") },
          responses: { "200": answer("Seznam"), "400": answer("Chyba") },
        },
      },
      "/veci": {
        post: {
          operationId: "zalozVec",
          requestBody: { required: true, ...json("Vec") },
          responses: { "201": answer("Vec"), "400": answer("Chyba") },
        },
      },
    },
    components: {
      schemas: {
        Vec: { type: "object", properties: { id: { type: "string" }, cast: { allOf: [ref("Cast")] } } },
        Cast: { type: "object", properties: { kod: { type: "string", maxLength: 5 } } },
        Filtr: { type: "object", properties: { nazev: { type: "string" }, start: { type: "integer" } } },
        Seznam: {
          type: "object",
          properties: { pocetCelkem: { type: "integer" }, veci: { type: "array", items: ref("Vec") } },
        },
        Chyba: { type: "object", properties: { kod: { type: "string" }, popis: { type: "string" } } },
      },
    },
  }; // It has every part that a test uses.
  return document as TestDocument;
}

/** Takes a member away. */
export function remove(object: object, name: string): void {
  Reflect.deleteProperty(object, name);
}
