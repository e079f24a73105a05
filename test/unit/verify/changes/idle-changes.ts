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
  type TestOperation,
} from "./base-document.ts";

/** A change of the text that changes nothing in effect. */
export interface IdleRow {
  readonly title: string;
  readonly before?: (document: TestDocument) => unknown;
  readonly change: (document: TestDocument) => unknown;
}

const zaznam = (document: TestDocument): ReturnType<typeof operation> => operation(document, "vratZaznam");
const property = (value: Json): ((document: TestDocument) => void) => {
  return (document) => {
    extension(document, "Zaznam").properties["novy"] = value;
    schema(document, "Filtr").properties["novy"] = value;
  };
};
const zaznamOk = (document: TestDocument): TestOperation["responses"][string] => {
  const { 200: found } = zaznam(document).responses;
  if (found === undefined) throw new Error("there is no answer 200");
  return found;
};
/** Other members of something in the document. */
const into = (title: string, find: (document: TestDocument) => object | undefined, members: Json): IdleRow => ({
  title,
  change: (document) => {
    const found = find(document);
    if (found === undefined) throw new Error(`nothing to change for ${title}`);
    Object.assign(found, members);
  },
});
/** Two ways to write the same schema. */
const same = (title: string, one: Json, other: Json): IdleRow => ({
  title,
  before: property(one),
  change: property(other),
});
const query = (more: Json): ((document: TestDocument) => unknown) => {
  return (document) =>
    zaznam(document).parameters.push({ name: "q", in: "query", schema: { type: "string" }, ...more });
};
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
};

export const idleChanges = table<IdleRow>(
  { title: "nothing", change: () => undefined },
  { title: "the order of keywords", change: (document) => Object.assign(document, reversed(document)) },
  { title: "a patch of OpenAPI 3.0", change: (document) => (document.openapi = "3.0.4") },
  { title: "OpenAPI 3.1", change: (document) => (document.openapi = "3.1.0") },
  into("title, terms, contact, licence and description", ({ info }) => info, {
    ...{ title: "Others", termsOfService: "https://a.example", contact: {}, license: { name: "MIT" } },
    description: "Words.",
  }),
  {
    title: "tags and their descriptions",
    change: (document) => {
      document.tags = [{ name: "others", description: "Words." }];
      zaznam(document)["tags"] = ["others"];
    },
  },
  into("a link to documentation", zaznam, {
    summary: "S",
    description: "D",
    externalDocs: { url: "https://a.example" },
  }),
  into("summary and description of a path", ({ paths }) => paths["/veci"], { summary: "S", description: "D" }),
  {
    title: "callbacks and links",
    change: (document) => {
      zaznam(document)["callbacks"] = { a: {} };
      zaznamOk(document)["links"] = { next: { operationId: "vratZaznam" } };
    },
  },
  {
    title: "extensions",
    change: (document) => Object.assign(document, { "x-a": 1, paths: { ...document.paths, "x-b": { get: { a: 1 } } } }),
  },
  into("the description of a server", ({ servers }) => servers?.[0], { description: "D" }),
  into("a slash at the end of a server", (document) => document, {
    servers: [{ url: "https://things.example/rest/" }],
  }),
  {
    title: "a server with a variable that has one value",
    change: (document) =>
      (document.servers = [{ url: "https://{host}/rest", variables: { host: { default: "things.example" } } }]),
    before: (document) =>
      (document.servers = [
        { url: "https://{server}/rest", variables: { server: { default: "things.example", description: "D" } } },
      ]),
  },
  {
    title: "the same servers at every path",
    change: (document) => {
      for (const item of Object.values(document.paths)) Object.assign(item, { servers: document.servers });
      delete document.servers;
    },
  },
  {
    title: "the order of credentials",
    before: (document) => (document.security = [{ Klic: [] }, { Token: ["a", "b"] }]),
    change: (document) => (document.security = [{ Token: ["b", "a"] }, { Klic: [] }]),
  },
  {
    title: "the same credentials at every operation",
    change: (document) => {
      for (const id of ["vratZaznam", "vyhledejZaznamy", "zalozVec"])
        operation(document, id)["security"] = [{ Klic: [] }];
      delete document.security;
    },
  },
  {
    title: "another name of a scheme",
    change: (document) => {
      const { securitySchemes } = document.components;
      document.components["securitySchemes"] = {
        Heslo: { ...securitySchemes?.["Klic"], description: "D" },
        Token: securitySchemes?.["Token"] ?? {},
      };
      document.security = [{ Heslo: [] }];
    },
  },
  {
    title: "two schemes that change names",
    before: (document) => (document.security = [{ Klic: [] }]),
    change: (document) => {
      const { securitySchemes } = document.components;
      document.components["securitySchemes"] = {
        Klic: securitySchemes?.["Token"] ?? {},
        Token: securitySchemes?.["Klic"] ?? {},
      };
      document.security = [{ Token: [] }];
    },
  },
  {
    title: "another name of a parameter of the path",
    change: (document) => {
      document.paths["/zaznamy/{cislo}"] = document.paths["/zaznamy/{id}"] ?? {};
      delete document.paths["/zaznamy/{id}"];
      Object.assign(zaznam(document).parameters[0] ?? {}, { name: "cislo" });
    },
  },
  {
    title: "a parameter of the path instead of the operation",
    change: (document) => {
      Object.assign(document.paths["/zaznamy/{id}"] ?? {}, { parameters: zaznam(document).parameters });
      Reflect.deleteProperty(zaznam(document), "parameters");
    },
  },
  { title: "the order of parameters", change: (document) => zaznam(document).parameters.reverse() },
  {
    title: "a parameter among the components",
    change: (document) => {
      document.components["parameters"] = { Jazyk: zaznam(document).parameters[1] ?? {} };
      zaznam(document).parameters[1] = ref("Jazyk", "parameters");
    },
  },
  {
    title: "example and description of a parameter",
    before: query({}),
    change: query({ description: "D", example: "a" }),
  },
  { title: "a parameter that is not required", before: query({}), change: query({ required: false }) },
  { title: "the usual style of a parameter", before: query({}), change: query({ style: "form", explode: true }) },
  { title: "whether a single value is written in one", before: query({}), change: query({ explode: false }) },
  {
    title: "headers that OpenAPI takes from elsewhere",
    change: (document) =>
      zaznam(document).parameters.push(
        ...["Accept", "content-type", "Authorization"].map((name) => ({ name, in: "header", schema: {} })),
      ),
  },
  {
    title: "capitals in the name of a header",
    before: query({ in: "header", name: "X-Verze" }),
    change: query({ in: "header", name: "x-verze" }),
  },
  {
    title: "a request and an answer among the components",
    change: (document) => {
      document.components["requestBodies"] = { Zadani: { ...json(ref("Filtr")), description: "D" } };
      Object.assign(operation(document, "vyhledejZaznamy"), { requestBody: ref("Zadani", "requestBodies") });
      Object.assign(document.components["responses"] ?? {}, { Seznam: answer(ref("Seznam")) });
      Object.assign(operation(document, "vyhledejZaznamy").responses, { "200": ref("Seznam", "responses") });
    },
  },
  {
    title: "an answer written out everywhere",
    change: (document) => {
      const { NotFound } = document.components["responses"] ?? {};
      for (const id of ["vratZaznam", "vyhledejZaznamy", "zalozVec"])
        Object.assign(operation(document, id).responses, { "404": NotFound });
    },
  },
  {
    title: "descriptions and examples of an answer",
    change: (document) => {
      Object.assign(zaznamOk(document), { description: "D" });
      Object.assign(zaznamOk(document).content["application/json"] ?? {}, { example: {}, examples: {} });
    },
  },
  into("the character set of JSON", zaznamOk, {
    content: { "application/json; charset=UTF-8": { schema: ref("Zaznam") } },
  }),
  into("a media type that is left open", zaznamOk, { content: { "*/*": { schema: ref("Zaznam") } } }),
  into("capitals in the name of a header of an answer", zaznamOk, {
    headers: { "x-kolik": { schema: { type: "integer" }, description: "D" } },
  }),
  {
    title: "a status within a range that says the same",
    before: (document) => Object.assign(zaznam(document).responses, { "4XX": ref("NotFound", "responses") }),
    change: (document) => {
      Object.assign(zaznam(document).responses, { "4XX": ref("NotFound", "responses") });
      delete zaznam(document).responses["404"];
    },
  },
  same(
    "title, example, documentation and XML of a property",
    { type: "string" },
    { type: "string", title: "T", example: "a", externalDocs: { url: "https://a.example" }, xml: { name: "n" } },
  ),
  same(
    "a description in other words",
    { type: "string", description: "A thing." },
    { type: "string", description: "Something." },
  ),
  ...(
    [
      ["Právní forma - kód (ciselnikKod: PravniForma, zdroj: res, com)", "PravniForma", "com", "res"],
      ["Finanční úřad - kód (ciselnikKod: FinancniUrad, zdroj:ufo) ", "FinancniUrad", "ufo"],
      ["Kód státu (ciselnikKod: Stat) ", "Stat"],
      ["ciselnikKod:Stat", "Stat"],
      ["ciselnikKod: TypOrganu, zdroj: vr. Další věta, s čárkou.", "TypOrganu", "vr"],
      ["ciselnikKod: TypOrganu, zdroj: vr, případně jiný", "TypOrganu", "vr"],
      ["Kód státu (kodCiselniku: Stat, zdroj: com)", "Stat", "com"],
      ["Kód státu. Číselník kod: Stat", "Stat"],
    ] as const
  ).map(([description, name, ...source]) =>
    same(
      `a code list as a note: ${description}`,
      { type: "string", description },
      {
        type: "string",
        description: "(ciselnikKod: Jiny)",
        "x-code-list": { name, ...(source.length > 0 && { source }) },
      },
    ),
  ),
  same(
    "a code list of one place or another",
    { type: "string", description: "(ciselnikKod: A, zdroj: x) nebo (ciselnikKod: B)" },
    { type: "string", description: "Kód (ciselnikKod: A, zdroj: x), (ciselnikKod: B)" },
  ),
  same(
    "the code list of items at their list",
    { type: "array", items: { type: "string", description: "(ciselnikKod: CzNace)" } },
    { type: "array", description: "(ciselnikKod: CzNace)", items: { type: "string" } },
  ),
  same(
    "what is taken for granted",
    { type: "string" },
    { type: "string", nullable: false, readOnly: false, writeOnly: false, deprecated: false, minLength: 0 },
  ),
  same(
    "what is taken for granted of a list",
    { type: "array", items: { type: "string" } },
    { type: "array", uniqueItems: false, minItems: 0, items: { type: "string" } },
  ),
  same(
    "what is taken for granted of an object",
    { type: "object", properties: { a: {} } },
    { properties: { a: {} }, additionalProperties: true, minProperties: 0, required: [] },
  ),
  same("any other properties, as an empty schema", { type: "object", additionalProperties: {} }, { type: "object" }),
  same(
    "what is taken for granted of a number",
    { type: "number", minimum: 1 },
    { type: "number", minimum: 1, exclusiveMinimum: false },
  ),
  same(
    "an exclusive bound of whole numbers",
    { type: "integer", minimum: 1, exclusiveMinimum: true },
    { type: "integer", minimum: 2 },
  ),
  same("the order of values", { type: "string", enum: ["A", "B"] }, { type: "string", enum: ["B", "A"] }),
  same(
    "null among the values",
    { type: "string", nullable: true, enum: ["A"] },
    { type: "string", nullable: true, enum: ["A", null] },
  ),
  same("null among the types", { type: "string", nullable: true }, { type: ["string", "null"] }),
  same("a list by its items", { type: "array", items: {} }, { items: {} }),
  same("a part of another schema", { type: "string" }, ref("Cast/properties/kod")),
  same("a type that the values say", { type: "string", enum: ["A"] }, { enum: ["A"] }),
  same(
    "a rule that listed values keep",
    { type: "string", enum: ["A"], maxLength: 1 },
    { type: "string", enum: ["A"] },
  ),
  same(
    "the order of what is required",
    { type: "object", properties: { a: {}, b: {} }, required: ["a", "b"] },
    { type: "object", properties: { b: {}, a: {} }, required: ["b", "a"] },
  ),
  same("a reference with notes", ref("Cast"), { allOf: [ref("Cast")], description: "D" }),
  same("a reference with what it says itself", ref("Cast"), { type: "object", allOf: [ref("Cast")] }),
  same("one alternative", ref("Cast"), { oneOf: [ref("Cast")] }),
  same("one alternative of any", { type: "string", maxLength: 5 }, { anyOf: [{ type: "string", maxLength: 5 }] }),
  same(
    "the order of alternatives",
    { oneOf: [ref("Cast"), { type: "string" }, ref("Chyba")] },
    { oneOf: [ref("Chyba"), ref("Cast"), { type: "string" }] },
  ),
  same(
    "rules in several parts",
    { type: "string", minLength: 1, maxLength: 5 },
    { allOf: [{ type: "string", minLength: 1 }, { maxLength: 5 }, { maxLength: 6 }] },
  ),
  same("an inline schema instead of an equal named one", ref("Cast"), {
    type: "object",
    properties: { pocet: { type: "integer" }, kod: { type: "string" } },
  }),
  same(
    "an inline list of an equal schema",
    { type: "array", items: ref("Cast") },
    { type: "array", items: { type: "object", properties: { kod: { type: "string" }, pocet: { type: "integer" } } } },
  ),
  same(
    "a discriminator that says what is taken for granted",
    { oneOf: [ref("Cast"), ref("Chyba")], discriminator: { propertyName: "kod" } },
    {
      oneOf: [ref("Cast"), ref("Chyba")],
      discriminator: { propertyName: "kod", mapping: { Cast: "#/components/schemas/Cast", Chyba: "Chyba" } },
    },
  ),
  {
    title: "another name of a schema",
    change: (document) => {
      const { schemas } = document.components;
      schemas["Dil"] = schema(document, "Cast");
      delete schemas["Cast"];
      for (const name of ["Zaznam", "Vec"]) extension(document, name).properties["cast"] = ref("Dil");
    },
  },
  {
    title: "another name of a schema that refers to itself",
    before: (document) => (schema(document, "Cast").properties["casti"] = { type: "array", items: ref("Cast") }),
    change: (document) => {
      const { schemas } = document.components;
      schemas["Dil"] = structuredClone(schema(document, "Cast"));
      schema(document, "Dil").properties["casti"] = { type: "array", items: ref("Dil") };
      delete schemas["Cast"];
      for (const name of ["Zaznam", "Vec"]) extension(document, name).properties["cast"] = ref("Dil");
    },
  },
  {
    title: "a name that stands for another one",
    change: (document) => {
      document.components.schemas["Dil"] = ref("Cast");
      extension(document, "Zaznam").properties["cast"] = ref("Dil");
    },
  },
  {
    title: "a property that moved to those that extend",
    change: (document) => {
      const { ico } = schema(document, "Zaklad").properties;
      Reflect.deleteProperty(schema(document, "Zaklad").properties, "ico");
      for (const name of ["Zaznam", "Vec"]) extension(document, name).properties["ico"] = ico ?? {};
    },
  },
  {
    title: "a required property that moved to those that extend",
    before: (document) => (schema(document, "Zaklad")["required"] = ["ico"]),
    change: (document) => {
      for (const name of ["Zaznam", "Vec"]) schema(document, name)["required"] = ["ico"];
    },
  },
  {
    title: "what is extended, written out",
    change: (document) => {
      const { properties } = schema(document, "Zaklad");
      for (const name of ["Zaznam", "Vec"]) {
        const own = extension(document, name).properties;
        document.components.schemas[name] = { type: "object", properties: { ...properties, ...own } };
      }
      delete document.components.schemas["Zaklad"];
    },
  },
  {
    title: "own properties beside what is extended",
    change: ({ components }) => {
      for (const name of ["Zaznam", "Vec"]) {
        const [base, own] = components.schemas[name]?.["allOf"] as [Json, Json];
        components.schemas[name] = { ...own, allOf: [base] };
      }
    },
  },
  {
    title: "another schema between",
    change: ({ components }) => {
      components.schemas["Mezi"] = { allOf: [ref("Zaklad")] };
      for (const name of ["Zaznam", "Vec"]) {
        (components.schemas[name]?.["allOf"] as Json[])[0] = ref("Mezi");
      }
    },
  },
);
