import { answer, extension, json, operation, ref, schema, type Json, type TestDocument } from "./base-document.ts";

/** A single change, and what the comparison says of it and of its reverse. */
export interface ChangeRow {
  readonly title: string;
  /** Makes our document; without it that is the base. */
  readonly before?: (document: TestDocument) => unknown;
  readonly change: (document: TestDocument) => unknown;
  readonly forth: string;
  /** Absent for what cannot be turned around. */
  readonly back?: string;
}

/** Something that comes, whom that breaks, and whom it breaks to take it away again. */
const came = (path: string, forth: string, back: string): { forth: string; back: string } => ({
  forth: `${forth} added ${path}`,
  back: `${back} removed ${path}`,
});
const went = (path: string, forth: string, back: string): { forth: string; back: string } => ({
  forth: `${forth} removed ${path}`,
  back: `${back} added ${path}`,
});
const zaznam = (document: TestDocument): ReturnType<typeof operation> => operation(document, "vratZaznam");
const zaznamOk = (document: TestDocument): Json => zaznam(document).responses["200"] ?? {};
const parameters = (...list: Json[]): ((document: TestDocument) => unknown) => {
  return (document) => zaznam(document).parameters.push(...list);
};
const query = (more: Json = {}): Json => ({ name: "q", in: "query", schema: { type: "string" }, ...more });
const list = (more: Json = {}): Json => query({ schema: { type: "array", items: { type: "string" } }, ...more });
const scheme =
  (name: string, value: Json) =>
  (document: TestDocument): unknown =>
    Object.assign(document.components["securitySchemes"] ?? {}, { [name]: value });
const pet = (document: TestDocument, more: Json = {}): void => {
  for (const name of ["Pes", "Kocka"]) {
    document.components.schemas[name] = {
      type: "object",
      properties: { druh: { type: "string" } },
      required: ["druh"],
    };
  }
  extension(document, "Zaznam").properties["zvire"] = {
    oneOf: [ref("Pes"), ref("Kocka")],
    discriminator: { propertyName: "druh", ...more },
  };
};

const documents: readonly ChangeRow[] = [
  {
    title: "the version of the interface",
    change: ({ info }) => (info["version"] = "1.1.0"),
    forth: "harmless changed info/version: 1.0.0 -> 1.1.0",
  },
  {
    title: "the path of the server",
    change: (document) => (document.servers = [{ url: "https://things.example/rest/v2" }]),
    forth: "sender changed servers: https://things.example/rest -> https://things.example/rest/v2",
  },
  {
    title: "the host of the server, left open",
    change: (document) => (document.servers = [{ url: "/rest" }]),
    forth: "harmless changed servers: https://things.example/rest -> /rest",
  },
  {
    title: "a server more",
    change: (document) => document.servers?.push({ url: "https://spare.example/rest" }),
    forth:
      "harmless changed servers: https://things.example/rest -> https://things.example/rest or https://spare.example/rest",
    back: "sender changed servers: https://things.example/rest or https://spare.example/rest -> https://things.example/rest",
  },
  {
    title: "no server",
    change: (document) => delete document.servers,
    forth: "sender changed servers: https://things.example/rest -> /",
  },
  {
    title: "the default of a server's variable",
    before: (document) =>
      (document.servers = [{ url: "https://{host}/rest", variables: { host: { default: "things.example" } } }]),
    change: (document) =>
      (document.servers = [{ url: "https://{host}/rest", variables: { host: { default: "other.example" } } }]),
    forth: "sender changed servers: https://things.example/rest -> https://other.example/rest",
  },
  {
    title: "a value more of a server's variable",
    before: (document) => (document.servers = [{ url: "/{v}", variables: { v: { default: "v1", enum: ["v1"] } } }]),
    change: (document) =>
      (document.servers = [{ url: "/{v}", variables: { v: { default: "v1", enum: ["v1", "v2"] } } }]),
    forth: "harmless changed servers: /v1 [v1] -> /v1 [v1, v2]",
    back: "sender changed servers: /v1 [v1, v2] -> /v1 [v1]",
  },
  {
    title: "the server of a path with two operations",
    change: ({ paths }) =>
      Object.assign(paths["/veci"] ?? {}, {
        servers: [{ url: "/jine" }],
        delete: { operationId: "smazVeci", responses: {} },
      }),
    before: ({ paths }) => Object.assign(paths["/veci"] ?? {}, { delete: { operationId: "smazVeci", responses: {} } }),
    forth: "sender changed paths//veci/servers: https://things.example/rest -> /jine",
  },
  {
    title: "the server of an operation",
    change: (document) => (zaznam(document)["servers"] = [{ url: "/jine" }]),
    forth: "sender changed operations/vratZaznam/servers: https://things.example/rest -> /jine",
  },
  {
    title: "other credentials",
    change: (document) => (document.security = [{ Token: ["cteni"] }]),
    forth: "sender changed security: Klic -> Token(cteni)",
  },
  {
    title: "other credentials as well",
    change: (document) => document.security?.push({ Token: ["cteni"] }),
    forth: "harmless changed security: Klic -> Klic or Token(cteni)",
    back: "sender changed security: Klic or Token(cteni) -> Klic",
  },
  {
    title: "two credentials at once",
    change: (document) => (document.security = [{ Klic: [], Token: ["cteni"] }]),
    forth: "sender changed security: Klic -> Klic+Token(cteni)",
    back: "harmless changed security: Klic+Token(cteni) -> Klic",
  },
  {
    title: "no credentials",
    change: (document) => delete document.security,
    forth: "harmless changed security: Klic -> none",
    back: "sender changed security: none -> Klic",
  },
  {
    title: "credentials that may be left out",
    change: (document) => document.security?.unshift({}),
    forth: "harmless changed security: Klic -> none or Klic",
    back: "sender changed security: none or Klic -> Klic",
  },
  {
    title: "credentials of an operation",
    change: (document) => (zaznam(document)["security"] = [{ Token: ["cteni"] }]),
    forth: "sender changed operations/vratZaznam/security: Klic -> Token(cteni)",
  },
  {
    title: "an operation without credentials",
    change: (document) => (zaznam(document)["security"] = []),
    forth: "harmless changed operations/vratZaznam/security: Klic -> none",
    back: "sender changed operations/vratZaznam/security: none -> Klic",
  },
  {
    title: "a scope more that is asked for",
    before: (document) => (document.security = [{ Token: ["cteni"] }]),
    change: (document) => (document.security = [{ Token: ["cteni", "zapis"] }]),
    forth: "sender changed security: Token(cteni) -> Token(cteni,zapis)",
    back: "harmless changed security: Token(cteni,zapis) -> Token(cteni)",
  },
];

const schemes: readonly ChangeRow[] = [
  {
    title: "a scheme of another type under its name",
    change: scheme("Klic", { type: "http", scheme: "basic" }),
    forth:
      'sender changed securitySchemes/Klic: {"type":"apiKey","name":"x-klic","in":"header"} -> {"type":"http","scheme":"basic"}',
  },
  {
    title: "the name of a key",
    change: scheme("Klic", { type: "apiKey", in: "header", name: "X-Jiny" }),
    forth:
      'sender changed securitySchemes/Klic: {"type":"apiKey","name":"x-klic","in":"header"} -> {"type":"apiKey","name":"x-jiny","in":"header"}',
  },
  {
    title: "the place of a key",
    change: scheme("Klic", { type: "apiKey", in: "query", name: "X-Klic" }),
    forth:
      'sender changed securitySchemes/Klic: {"type":"apiKey","name":"x-klic","in":"header"} -> {"type":"apiKey","name":"X-Klic","in":"query"}',
  },
  {
    title: "a format of tokens, which only people read",
    before: scheme("Klic", { type: "http", scheme: "bearer" }),
    change: scheme("Klic", { type: "http", scheme: "bearer", bearerFormat: "JWT" }),
    forth:
      'harmless changed securitySchemes/Klic: {"type":"http","scheme":"bearer"} -> {"type":"http","scheme":"bearer","bearerFormat":"JWT"}',
  },
  {
    title: "the address of an identity service",
    before: scheme("Klic", { type: "openIdConnect", openIdConnectUrl: "https://a.example" }),
    change: scheme("Klic", { type: "openIdConnect", openIdConnectUrl: "https://b.example" }),
    forth:
      'sender changed securitySchemes/Klic: {"type":"openIdConnect","openIdConnectUrl":"https://a.example"} -> {"type":"openIdConnect","openIdConnectUrl":"https://b.example"}',
  },
  ...(["tokenUrl", "refreshUrl"] as const).map((name): ChangeRow => {
    const token = (more: Json): Json => ({
      type: "oauth2",
      flows: { password: { tokenUrl: "https://a.example", refreshUrl: "https://a.example", scopes: {}, ...more } },
    });
    const told = (address: string): string =>
      JSON.stringify({
        type: "oauth2",
        flows: {
          password: { tokenUrl: "https://a.example", refreshUrl: "https://a.example", scopes: [], [name]: address },
        },
      });
    return {
      title: `the ${name} of a flow`,
      before: scheme("Klic", token({})),
      change: scheme("Klic", token({ [name]: "https://b.example" })),
      forth: `sender changed securitySchemes/Klic: ${told("https://a.example")} -> ${told("https://b.example")}`,
    };
  }),
  {
    title: "a scope less that is offered",
    before: scheme("Klic", { type: "oauth2", flows: { password: { tokenUrl: "/t", scopes: { a: "A.", b: "B." } } } }),
    change: scheme("Klic", { type: "oauth2", flows: { password: { tokenUrl: "/t", scopes: { a: "A." } } } }),
    forth:
      'sender changed securitySchemes/Klic: {"type":"oauth2","flows":{"password":{"tokenUrl":"/t","scopes":["a","b"]}}} -> {"type":"oauth2","flows":{"password":{"tokenUrl":"/t","scopes":["a"]}}}',
    back: 'harmless changed securitySchemes/Klic: {"type":"oauth2","flows":{"password":{"tokenUrl":"/t","scopes":["a"]}}} -> {"type":"oauth2","flows":{"password":{"tokenUrl":"/t","scopes":["a","b"]}}}',
  },
  {
    title: "a scheme that nothing asks for",
    change: scheme("Novy", { type: "http", scheme: "basic" }),
    ...came("securitySchemes/Novy", "harmless", "harmless"),
  },
];

const operations: readonly ChangeRow[] = [
  ...["get", "put", "post", "delete", "options", "head", "patch", "trace"].map((method): ChangeRow => ({
    title: `an operation more by ${method}, without an operationId`,
    change: ({ paths }) => (paths["/stav"] = { [method]: { responses: {} } }),
    forth: `harmless added operations/${method.toUpperCase()} /stav`,
    back: `reader+sender removed operations/${method.toUpperCase()} /stav`,
  })),
  {
    title: "an operation more",
    change: ({ paths }) =>
      (paths["/stav"] = { get: { operationId: "stav", responses: { "200": answer(ref("Cast")) } } }),
    ...came("operations/stav", "harmless", "reader+sender"),
  },
  {
    title: "another path",
    change: ({ paths }) => {
      paths["/predmety"] = paths["/veci"] ?? {};
      delete paths["/veci"];
    },
    forth: "sender changed operations/zalozVec/path: /veci -> /predmety",
  },
  {
    title: "two parameters of a path that change places",
    before: ({ paths }) => (paths["/a/{x}/{y}"] = { get: { operationId: "a", responses: {} } }),
    change: ({ paths }) => {
      paths["/a/{y}/{x}"] = { get: { operationId: "a", responses: {} } };
      delete paths["/a/{x}/{y}"];
    },
    forth: "sender changed operations/a/path: /a/{x}/{y} -> /a/{y}/{x}",
  },
  {
    title: "another method",
    change: ({ paths }) => (paths["/veci"] = { put: paths["/veci"]?.["post"] ?? {} }),
    forth: "sender changed operations/zalozVec/method: POST -> PUT",
  },
  {
    title: "another operationId",
    change: (document) => (operation(document, "zalozVec")["operationId"] = "vytvorVec"),
    forth: "harmless changed operations/zalozVec/operationId: zalozVec -> vytvorVec",
    back: "harmless changed operations/vytvorVec/operationId: vytvorVec -> zalozVec",
  },
  {
    title: "a deprecated operation",
    change: (document) => (zaznam(document)["deprecated"] = true),
    ...came("operations/vratZaznam/deprecated", "harmless", "harmless"),
  },
  {
    title: "a request body that may be left out",
    change: (document) => (operation(document, "zalozVec").requestBody["required"] = false),
    ...went("operations/zalozVec/requestBody/required", "harmless", "sender"),
  },
  {
    title: "no request body",
    change: (document) => Reflect.deleteProperty(operation(document, "vyhledejZaznamy"), "requestBody"),
    ...went("operations/vyhledejZaznamy/requestBody", "sender", "harmless"),
  },
  {
    title: "a request body that is needed now",
    before: (document) => Reflect.deleteProperty(operation(document, "zalozVec"), "requestBody"),
    change: () => undefined,
    ...came("operations/zalozVec/requestBody", "sender", "sender"),
  },
  {
    title: "another media type of a request",
    change: (document) =>
      (operation(document, "zalozVec").requestBody.content = { "application/vnd.vec+json": { schema: ref("Vec") } }),
    forth: "sender changed operations/zalozVec/requestBody/content: application/json -> application/vnd.vec+json",
  },
  {
    title: "a media type more of a request",
    change: (document) =>
      (operation(document, "zalozVec").requestBody.content["application/xml"] = { schema: ref("Vec") }),
    ...came("operations/zalozVec/requestBody/application/xml", "harmless", "sender"),
  },
  {
    title: "how a part of a form is written",
    before: (document) =>
      (operation(document, "zalozVec").requestBody.content = { "multipart/form-data": { schema: ref("Vec") } }),
    change: (document) =>
      (operation(document, "zalozVec").requestBody.content = {
        "multipart/form-data": { schema: ref("Vec"), encoding: { popis: { contentType: "text/plain" } } },
      }),
    ...came("operations/zalozVec/requestBody/multipart/form-data/encoding", "sender", "sender"),
  },
  {
    title: "a status more",
    change: (document) => Object.assign(zaznam(document).responses, { "429": ref("NotFound", "responses") }),
    ...came("operations/vratZaznam/responses/429", "reader", "harmless"),
  },
  {
    title: "another status of success",
    change: (document) => {
      const { responses } = operation(document, "zalozVec");
      Object.assign(responses, { "200": responses["201"] });
      delete responses["201"];
    },
    forth: "reader changed operations/zalozVec/responses/201/status: 201 -> 200",
    back: "reader changed operations/zalozVec/responses/200/status: 200 -> 201",
  },
  {
    title: "a success without a body",
    change: (document) => Reflect.deleteProperty(zaznamOk(document), "content"),
    ...went("operations/vratZaznam/responses/200/application/json", "reader", "harmless"),
  },
  {
    title: "an answer without a schema",
    change: (document) => (zaznamOk(document)["content"] = { "application/json": {} }),
    ...went("operations/vratZaznam/responses/200/type", "reader", "harmless"),
  },
  {
    title: "a range of statuses",
    change: (document) => Object.assign(zaznam(document).responses, { "5XX": ref("NotFound", "responses") }),
    ...came("operations/vratZaznam/responses/5XX", "reader", "harmless"),
  },
  {
    title: "a range where there was one status of it",
    change: (document) => {
      const { responses } = zaznam(document);
      Object.assign(responses, { "4XX": responses["404"] });
      delete responses["404"];
    },
    ...came("operations/vratZaznam/responses/4XX", "reader", "harmless"),
  },
  {
    title: "any other status",
    change: (document) => Object.assign(zaznam(document).responses, { default: ref("NotFound", "responses") }),
    ...came("operations/vratZaznam/responses/default", "reader", "harmless"),
  },
  {
    title: "an answer without a body",
    change: (document) => Reflect.deleteProperty(zaznamOk(document), "content"),
    ...went("operations/vratZaznam/responses/200/application/json", "reader", "harmless"),
  },
  {
    title: "another media type of an answer",
    change: (document) => (zaznamOk(document)["content"] = { "application/problem+json": { schema: ref("Zaznam") } }),
    forth: "reader changed operations/vratZaznam/responses/200/content: application/json -> application/problem+json",
  },
  {
    title: "a media type of an answer with a version",
    change: (document) => (zaznamOk(document)["content"] = { "application/json;version=2": { schema: ref("Zaznam") } }),
    forth: "reader changed operations/vratZaznam/responses/200/content: application/json -> application/json;version=2",
  },
  {
    title: "a media type more of an answer that many share",
    change: ({ components }) =>
      Object.assign(components["responses"]?.["NotFound"]?.["content"] ?? {}, {
        "application/xml": { schema: ref("Chyba") },
      }),
    ...came("responses/NotFound/application/xml", "harmless", "reader"),
  },
  {
    title: "a header more of an answer",
    change: (document) =>
      Object.assign(zaznamOk(document)["headers"] ?? {}, { "X-Novy": { schema: { type: "string" } } }),
    ...came("operations/vratZaznam/responses/200/headers/X-Novy", "harmless", "reader"),
  },
  {
    title: "a header less of an answer that many share",
    change: ({ components }) => Reflect.deleteProperty(components["responses"]?.["NotFound"] ?? {}, "headers"),
    ...went("responses/NotFound/headers/X-Duvod", "reader", "harmless"),
  },
  {
    title: "a header that is always there",
    change: (document) =>
      (zaznamOk(document)["headers"] = { "X-Kolik": { required: true, schema: { type: "integer" } } }),
    ...came("operations/vratZaznam/responses/200/headers/X-Kolik/required", "harmless", "reader"),
  },
];

const parameterRows: readonly ChangeRow[] = [
  ...["query", "header", "cookie"].flatMap((place): ChangeRow[] => {
    const path = `operations/vratZaznam/parameters/${place} q`;
    return [
      {
        title: `a ${place} parameter more`,
        change: parameters(query({ in: place })),
        forth: `harmless added ${path}`,
        back: `sender removed ${path}`,
      },
      {
        title: `a required ${place} parameter more`,
        change: parameters(query({ in: place, required: true })),
        forth: `sender added ${path}`,
        back: `sender removed ${path}`,
      },
      {
        title: `a ${place} parameter that is required now`,
        before: parameters(query({ in: place })),
        change: parameters(query({ in: place, required: true })),
        forth: `sender added ${path}/required`,
        back: `harmless removed ${path}/required`,
      },
      {
        title: `a deprecated ${place} parameter`,
        before: parameters(query({ in: place })),
        change: parameters(query({ in: place, deprecated: true })),
        forth: `harmless added ${path}/deprecated`,
        back: `harmless removed ${path}/deprecated`,
      },
      {
        title: `the code list of a ${place} parameter`,
        before: parameters(query({ in: place, description: "Kód (ciselnikKod: Stat)" })),
        change: parameters(query({ in: place, description: "Kód (ciselnikKod: Zeme)" })),
        forth: `meaning changed ${path}/x-code-list: Stat -> Zeme`,
      },
    ];
  }),
  {
    title: "the place of a parameter",
    before: parameters(query()),
    change: parameters(query({ in: "header" })),
    forth: "sender changed operations/vratZaznam/parameters/query q/in: query -> header",
    back: "sender changed operations/vratZaznam/parameters/header q/in: header -> query",
  },
  {
    title: "the style of a parameter",
    before: parameters(list()),
    change: parameters(list({ style: "spaceDelimited" })),
    forth: "sender changed operations/vratZaznam/parameters/query q/style: form -> spaceDelimited",
  },
  {
    title: "whether a list is written in one",
    before: parameters(list()),
    change: parameters(list({ explode: false })),
    forth: "sender changed operations/vratZaznam/parameters/query q/explode: true -> false",
  },
  {
    title: "an object written by brackets",
    before: parameters(query({ schema: { type: "object", properties: {} } })),
    change: parameters(query({ schema: { type: "object", properties: {} }, style: "deepObject" })),
    forth: "sender changed operations/vratZaznam/parameters/query q/style: form -> deepObject",
  },
  {
    title: "reserved characters",
    before: parameters(query()),
    change: parameters(query({ allowReserved: true })),
    ...came("operations/vratZaznam/parameters/query q/allowReserved", "harmless", "sender"),
  },
  {
    title: "an empty value",
    before: parameters(query()),
    change: parameters(query({ allowEmptyValue: true })),
    ...came("operations/vratZaznam/parameters/query q/allowEmptyValue", "harmless", "sender"),
  },
  {
    title: "a value written as JSON",
    before: parameters(query()),
    change: parameters({ name: "q", in: "query", ...json({ type: "string" }) }),
    ...came("operations/vratZaznam/parameters/query q/content", "sender", "sender"),
  },
];

const schemas: readonly ChangeRow[] = [
  {
    title: "a property more in answers",
    change: (document) => (extension(document, "Zaznam").properties["novy"] = { type: "string" }),
    ...came("schemas/Zaznam/properties/novy", "harmless", "reader"),
  },
  {
    title: "a property more in requests",
    change: (document) => (schema(document, "Filtr").properties["novy"] = { type: "string" }),
    ...came("schemas/Filtr/properties/novy", "harmless", "sender"),
  },
  {
    title: "a required property more in requests",
    change: (document) => {
      schema(document, "Filtr").properties["novy"] = { type: "string" };
      schema(document, "Filtr")["required"] = ["novy"];
    },
    ...came("schemas/Filtr/properties/novy", "sender", "sender"),
  },
  {
    title: "a property more in an answer that allows no others",
    before: (document) => (schema(document, "Chyba")["additionalProperties"] = false),
    change: (document) => {
      schema(document, "Chyba")["additionalProperties"] = false;
      schema(document, "Chyba").properties["novy"] = { type: "string" };
    },
    ...came("schemas/Chyba/properties/novy", "reader", "reader"),
  },
  {
    title: "a property more of what others extend",
    change: (document) => (schema(document, "Zaklad").properties["novy"] = { type: "string" }),
    ...came("schemas/Zaklad/properties/novy", "harmless", "reader+sender"),
  },
  ...(["Zaznam", "Vec"] as const).map((name): ChangeRow => ({
    title: `a required property of ${name}`,
    change: (document) => (extension(document, name)["required"] = ["cast"]),
    forth: `${name === "Vec" ? "sender" : "harmless"} added schemas/${name}/properties/cast/required`,
    back: `reader removed schemas/${name}/properties/cast/required`,
  })),
  {
    title: "an inherited property that is required by who inherits it",
    change: (document) => (schema(document, "Zaznam")["required"] = ["ico"]),
    ...came("schemas/Zaznam/properties/ico/required", "harmless", "reader"),
  },
  ...(["readOnly", "writeOnly"] as const).map((keyword): ChangeRow => ({
    title: `${keyword} of a property of both`,
    change: (document) => (extension(document, "Vec").properties["popis"] = { type: "string", [keyword]: true }),
    forth: `${keyword === "readOnly" ? "sender" : "reader"} added schemas/Vec/properties/popis/${keyword}`,
    back: `harmless removed schemas/Vec/properties/popis/${keyword}`,
  })),
  {
    title: "readOnly of a required property",
    before: (document) => (extension(document, "Vec")["required"] = ["popis"]),
    change: (document) => {
      extension(document, "Vec")["required"] = ["popis"];
      extension(document, "Vec").properties["popis"] = { type: "string", readOnly: true };
    },
    ...came("schemas/Vec/properties/popis/readOnly", "sender", "sender"),
  },
  {
    title: "writeOnly of a property of answers alone",
    change: (document) => (extension(document, "Zaznam").properties["nazev"] = { type: "string", writeOnly: true }),
    ...came("schemas/Zaznam/properties/nazev/writeOnly", "reader", "harmless"),
  },
  {
    title: "readOnly of a property of requests alone",
    change: (document) => (schema(document, "Filtr").properties["nazev"] = { type: "string", readOnly: true }),
    ...came("schemas/Filtr/properties/nazev/readOnly", "sender", "harmless"),
  },
  {
    title: "readOnly of the schema of several properties",
    before: (document) => {
      document.components.schemas["Klic"] = { type: "string" };
      for (const name of ["a", "b"]) extension(document, "Vec").properties[name] = ref("Klic");
    },
    change: (document) => {
      document.components.schemas["Klic"] = { type: "string", readOnly: true };
      for (const name of ["a", "b"]) extension(document, "Vec").properties[name] = ref("Klic");
    },
    ...came("schemas/Klic/readOnly", "sender", "harmless"),
  },
  {
    title: "another schema that stays",
    change: (document) => (extension(document, "Zaznam").properties["cast"] = ref("Chyba")),
    forth: "reader changed schemas/Zaznam/properties/cast/schema: Cast -> Chyba",
  },
  {
    title: "a schema that extends the one that was there",
    change: (document) => {
      document.components.schemas["Dil"] = { allOf: [ref("Cast"), { type: "object", properties: { x: {} } }] };
      extension(document, "Zaznam").properties["cast"] = ref("Dil");
    },
    forth: "harmless changed schemas/Zaznam/properties/cast/schema: Cast -> Dil",
    back: "reader changed schemas/Zaznam/properties/cast/schema: Dil -> Cast",
  },
  {
    title: "an inline schema of another form",
    change: (document) =>
      (extension(document, "Zaznam").properties["cast"] = { type: "object", properties: { x: {}, y: {} } }),
    forth:
      'reader changed schemas/Zaznam/properties/cast/schema: Cast -> {"type":"object","properties":{"x":{},"y":{}}}',
  },
  {
    title: "an inline schema with one difference",
    change: (document) =>
      (extension(document, "Zaznam").properties["cast"] = {
        type: "object",
        properties: { kod: { type: "string" }, pocet: { type: "number" } },
      }),
    forth: "reader changed schemas/Zaznam/properties/cast/properties/pocet/type: integer -> number",
    back: "harmless changed schemas/Zaznam/properties/cast/properties/pocet/type: number -> integer",
  },
  {
    title: "an object that became one of two",
    change: (document) => (extension(document, "Zaznam").properties["cast"] = { oneOf: [ref("Cast"), ref("Chyba")] }),
    forth: "reader changed schemas/Zaznam/properties/cast/oneOf: Cast -> Cast or Chyba",
    back: "harmless changed schemas/Zaznam/properties/cast/oneOf: Cast or Chyba -> Cast",
  },
  {
    title: "an object of requests that became one of two",
    before: (document) => (schema(document, "Filtr").properties["cast"] = ref("Cast")),
    change: (document) => (schema(document, "Filtr").properties["cast"] = { anyOf: [ref("Cast"), ref("Chyba")] }),
    forth: "harmless changed schemas/Filtr/properties/cast/anyOf: Cast -> Cast or Chyba",
    back: "sender changed schemas/Filtr/properties/cast/anyOf: Cast or Chyba -> Cast",
  },
  {
    title: "a named object that became one of two",
    change: ({ components }) => (components.schemas["Cast"] = { oneOf: [ref("Chyba"), { type: "string" }] }),
    forth: "reader+sender changed schemas/Cast/oneOf: object -> Chyba or string",
  },
  {
    title: "an alternative more",
    before: (document) => (extension(document, "Vec").properties["cast"] = { oneOf: [ref("Cast"), ref("Chyba")] }),
    change: (document) =>
      (extension(document, "Vec").properties["cast"] = { oneOf: [ref("Cast"), ref("Chyba"), ref("Seznam")] }),
    ...came("schemas/Vec/properties/cast/oneOf/Seznam", "reader", "sender"),
  },
  {
    title: "alternatives beside properties",
    change: (document) => (schema(document, "Filtr")["anyOf"] = [{ required: ["nazev"] }, { required: ["ico"] }]),
    ...came("schemas/Filtr/anyOf", "sender", "harmless"),
  },
  {
    title: "a discriminator",
    before: (document) => {
      pet(document);
      Reflect.deleteProperty(extension(document, "Zaznam").properties["zvire"] ?? {}, "discriminator");
    },
    change: pet,
    ...came("schemas/Zaznam/properties/zvire/discriminator", "harmless", "reader"),
  },
  {
    title: "the property of a discriminator",
    before: pet,
    change: (document) => {
      pet(document, { propertyName: "typ" });
    },
    forth: "reader changed schemas/Zaznam/properties/zvire/discriminator/propertyName: druh -> typ",
  },
  {
    title: "the value that stands for a schema",
    before: pet,
    change: (document) => {
      pet(document, { mapping: { p: "#/components/schemas/Pes", Kocka: "Kocka" } });
    },
    forth: "reader changed schemas/Zaznam/properties/zvire/discriminator/mapping/Pes: Pes -> p",
  },
  {
    title: "a schema more that extends one with a discriminator",
    before: (document) => {
      schema(document, "Zaklad")["discriminator"] = { propertyName: "ico" };
      extension(document, "Zaznam").properties["zaklad"] = ref("Zaklad");
    },
    change: (document) => {
      schema(document, "Zaklad")["discriminator"] = { propertyName: "ico" };
      extension(document, "Zaznam").properties["zaklad"] = ref("Zaklad");
      document.components.schemas["Novy"] = { allOf: [ref("Zaklad"), { type: "object", properties: { a: {} } }] };
    },
    ...came("schemas/Zaklad/discriminator/Novy", "reader", "harmless"),
  },
  {
    title: "a schema that extends nothing any more, which had one property there",
    before: (document) => (schema(document, "Zaklad").properties = { ico: { type: "string" } }),
    change: (document) => {
      schema(document, "Zaklad").properties = { ico: { type: "string" } };
      document.components.schemas["Zaznam"] = extension(document, "Zaznam");
    },
    ...went("schemas/Zaznam/properties/ico", "reader", "harmless"),
  },
  {
    title: "a schema that nothing refers to",
    change: ({ components }) => Reflect.deleteProperty(components.schemas, "Nepouzita"),
    ...went("schemas/Nepouzita", "harmless", "harmless"),
  },
  {
    title: "a changed schema under another name",
    change: ({ components }) => {
      components.schemas["Dil"] = {
        type: "object",
        properties: { kod: { type: "string", maxLength: 5 }, pocet: { type: "integer" } },
      };
      delete components.schemas["Cast"];
      for (const name of ["Zaznam", "Vec"])
        extension({ components } as TestDocument, name).properties["cast"] = ref("Dil");
    },
    forth: "sender added schemas/Cast/properties/kod/maxLength",
    back: "reader removed schemas/Dil/properties/kod/maxLength",
  },
  {
    title: "a property that moved to those that extend, and changed",
    before: (document) => (schema(document, "Zaklad").properties["novy"] = { type: "string", maxLength: 5 }),
    change: (document) => {
      for (const name of ["Zaznam", "Vec"])
        extension(document, name).properties["novy"] = { type: "string", maxLength: 6 };
    },
    forth: "reader changed schemas/Zaklad/properties/novy/maxLength: 5 -> 6",
    back: "sender changed schemas/Zaklad/properties/novy/maxLength: 6 -> 5",
  },
];

export const singleChanges: readonly ChangeRow[] = [
  ...documents,
  ...schemes,
  ...operations,
  ...parameterRows,
  ...schemas,
];
