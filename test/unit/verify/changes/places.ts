import {
  answer,
  extension,
  json,
  operation,
  ref,
  schema,
  table,
  type Json,
  type TestDocument,
} from "./base-document.ts";

/** Where a schema may stand. */
export interface Place {
  readonly title: string;
  readonly put: (document: TestDocument, value: Json) => unknown;
  readonly path: string;
  readonly read?: true;
  readonly sent?: true;
  /** Where a code list is told, when that is not the place itself. */
  readonly codeListPath?: string;
}

const novy = (value: Json): ((document: TestDocument) => void) => {
  return (document) => (extension(document, "Zaznam").properties["novy"] = value);
};
const inAnswer = "schemas/Zaznam/properties/novy";
/** A place within a property of answers. */
const inside = (title: string, path: string, wrap: (value: Json) => Json, codeListPath?: string): Place => ({
  title,
  put: (document, value) => {
    novy(wrap(value))(document);
  },
  ...{ path: `${inAnswer}${path}`, read: true, ...(codeListPath !== undefined && { codeListPath }) },
});
const withProperty = (value: Json): Json => ({ type: "object", properties: { a: value } });

/** Every kind of place that a schema of OpenAPI 3.0 can stand at. */
export const places = table<Place>(
  inside("a property of answers", "", (value) => value),
  {
    title: "a property of requests",
    put: (document, value) => (schema(document, "Filtr").properties["novy"] = value),
    ...{ path: "schemas/Filtr/properties/novy", sent: true },
  },
  {
    title: "a property of both",
    put: (document, value) => (extension(document, "Vec").properties["novy"] = value),
    ...{ path: "schemas/Vec/properties/novy", read: true, sent: true },
  },
  {
    title: "a property that others inherit",
    put: (document, value) => (schema(document, "Zaklad").properties["novy"] = value),
    ...{ path: "schemas/Zaklad/properties/novy", read: true, sent: true },
  },
  inside("items", "/items", (value) => ({ type: "array", items: value }), inAnswer),
  inside(
    "items of items",
    "/items/items",
    (value) => ({ type: "array", items: { type: "array", items: value } }),
    inAnswer,
  ),
  inside("a property of an inline object", "/properties/a", withProperty),
  inside("a property of items without a name", "/items/properties/a", (value) => ({
    ...{ type: "array", items: withProperty(value) },
  })),
  inside("a part of an allOf", "", (value) => ({ allOf: [value, { title: "More" }] })),
  inside("an alternative", "/oneOf/0", (value) => ({ oneOf: [value, { type: "array", items: { type: "boolean" } }] })),
  {
    title: "a named schema, used in many places",
    put: (document, value) => {
      document.components.schemas["Novy"] = value;
      novy(ref("Novy"))(document);
      schema(document, "Filtr").properties["novy"] = { allOf: [ref("Novy")], description: "New." };
      schema(document, "Chyba").properties["novy"] = { type: "array", items: ref("Novy") };
    },
    ...{ path: "schemas/Novy", read: true, sent: true },
  },
  {
    title: "an alternative with a name",
    put: (document, value) => {
      document.components.schemas["Novy"] = value;
      schema(document, "Filtr").properties["novy"] = { anyOf: [ref("Novy"), ref("Cast")] };
    },
    ...{ path: "schemas/Novy", sent: true },
  },
  {
    title: "a parameter of the path",
    put: (document, value) =>
      (operation(document, "vratZaznam").parameters[0] = { name: "id", in: "path", required: true, schema: value }),
    ...{ path: "operations/vratZaznam/parameters/path id", sent: true },
  },
  ...["query", "header", "cookie"].map((place): Place => ({
    title: `a ${place} parameter`,
    put: (document, value) =>
      operation(document, "vratZaznam").parameters.push({ name: "q", in: place, schema: value }),
    ...{ path: `operations/vratZaznam/parameters/${place} q`, sent: true },
  })),
  {
    title: "a parameter with content",
    put: (document, value) => {
      operation(document, "vratZaznam").parameters.push({ name: "q", in: "query", ...json(value) });
    },
    ...{ path: "operations/vratZaznam/parameters/query q", sent: true },
  },
  {
    title: "a parameter of a path with two operations",
    put: ({ paths }, value) => {
      Object.assign(paths["/veci"] ?? {}, {
        parameters: [{ name: "q", in: "query", schema: value }],
        delete: { operationId: "smazVeci", responses: {} },
      });
    },
    ...{ path: "paths//veci/parameters/query q", sent: true },
  },
  {
    title: "a parameter among the components, used twice",
    put: (document, value) => {
      document.components["parameters"] = { Q: { name: "q", in: "query", schema: value } };
      operation(document, "vratZaznam").parameters.push(ref("Q", "parameters"));
      operation(document, "zalozVec").parameters = [ref("Q", "parameters")];
    },
    ...{ path: "parameters/Q", sent: true },
  },
  {
    title: "a request",
    put: (document, value) => {
      Object.assign(operation(document, "vyhledejZaznamy").requestBody, json(value));
    },
    ...{ path: "operations/vyhledejZaznamy/requestBody", sent: true },
  },
  {
    title: "a request among the components, used twice",
    put: (document, value) => {
      document.components["requestBodies"] = { Zadani: json(value) };
      for (const id of ["vyhledejZaznamy", "zalozVec"])
        Object.assign(operation(document, id), { requestBody: ref("Zadani", "requestBodies") });
    },
    ...{ path: "requestBodies/Zadani", sent: true },
  },
  {
    title: "an answer",
    put: (document, value) => {
      Object.assign(operation(document, "vratZaznam").responses, { "200": answer(value) });
    },
    ...{ path: "operations/vratZaznam/responses/200", read: true },
  },
  {
    title: "an answer of a range of statuses",
    put: (document, value) => {
      Object.assign(operation(document, "vratZaznam").responses, { "5XX": answer(value) });
    },
    ...{ path: "operations/vratZaznam/responses/5XX", read: true },
  },
  {
    title: "an answer among the components, used three times",
    put: ({ components }, value) => (components["responses"] = { NotFound: answer(value) }),
    ...{ path: "responses/NotFound", read: true },
  },
  {
    title: "a header of an answer",
    put: (document, value) => {
      Object.assign(operation(document, "vratZaznam").responses["200"] ?? {}, {
        headers: { "X-Novy": { schema: value } },
      });
    },
    ...{ path: "operations/vratZaznam/responses/200/headers/X-Novy", read: true },
  },
  {
    title: "a header among the components, used twice",
    put: (document, value) => {
      document.components["headers"] = { Novy: { schema: value } };
      for (const id of ["vratZaznam", "vyhledejZaznamy"])
        Object.assign(operation(document, id).responses["200"] ?? {}, {
          headers: { "X-Novy": ref("Novy", "headers") },
        });
    },
    ...{ path: "headers/Novy", read: true },
  },
);
