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

/** Another list at the top of the document: the values as the comparison tells them, whom it breaks, and who breaks the way back. */
const listed =
  (name: "servers" | "security") =>
  (
    title: string,
    ours: readonly Json[],
    theirs: readonly Json[] | undefined,
    values: string,
    forth: string,
    back = forth,
  ): ChangeRow => ({
    title,
    before: (document) => Object.assign(document, { [name]: ours }),
    change: (document) =>
      theirs === undefined ? Reflect.deleteProperty(document, name) : Object.assign(document, { [name]: theirs }),
    forth: `${forth} changed ${name}: ${values}`,
    back: `${back} changed ${name}: ${values.split(" -> ").toReversed().join(" -> ")}`,
  });
const [servers, credentials] = [listed("servers"), listed("security")];
const [base, spare] = [{ url: "https://things.example/rest" }, { url: "https://spare.example/rest" }];
const [klic, cteni] = [{ Klic: [] }, { Token: ["cteni"] }];

const documents: readonly ChangeRow[] = [
  {
    title: "the version of the interface",
    change: ({ info }) => (info["version"] = "1.1.0"),
    forth: "harmless changed info/version: 1.0.0 -> 1.1.0",
  },
  servers("the path of the server", [base], [{ url: `${base.url}/v2` }], `${base.url} -> ${base.url}/v2`, "sender"),
  servers("the host of the server, left open", [base], [{ url: "/rest" }], `${base.url} -> /rest`, "harmless"),
  servers("a server more", [base], [base, spare], `${base.url} -> ${base.url} or ${spare.url}`, "harmless", "sender"),
  servers("no server", [base], undefined, `${base.url} -> /`, "sender"),
  servers(
    "the default of a server's variable",
    [{ url: "https://{host}/rest", variables: { host: { default: "things.example" } } }],
    [{ url: "https://{host}/rest", variables: { host: { default: "other.example" } } }],
    `${base.url} or https://{}/rest -> https://other.example/rest or https://{}/rest`,
    "harmless",
  ),
  servers(
    "any value of a server's variable",
    [
      {
        url: "https://{host}/{v}",
        variables: { host: { default: "a.example", enum: ["a.example"] }, v: { default: "v1" } },
      },
    ],
    [{ url: "https://a.example/v2" }],
    "https://a.example/v1 or https://a.example/{} -> https://a.example/v2",
    "sender",
    "harmless",
  ),
  servers(
    "two variables of a server instead of one",
    [{ url: "https://{host}/v1/rest" }],
    [{ url: "https://{host}/{v}/rest" }],
    "https://{}/v1/rest -> https://{}/{}/rest",
    "harmless",
    "sender",
  ),
  servers(
    "a value more of a server's variable",
    [{ url: "/{v}", variables: { v: { default: "v1", enum: ["v1"] } } }],
    [{ url: "/{v}", variables: { v: { default: "v1", enum: ["v1", "v2"] } } }],
    "/v1 -> /v1 or /v2",
    "harmless",
    "sender",
  ),
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
  credentials("other credentials", [klic], [cteni], "Klic -> Token(cteni)", "sender"),
  credentials("other credentials as well", [klic], [klic, cteni], "Klic -> Klic or Token(cteni)", "harmless", "sender"),
  credentials(
    "two credentials at once",
    [klic],
    [{ ...klic, ...cteni }],
    "Klic -> Klic+Token(cteni)",
    "sender",
    "harmless",
  ),
  credentials("no credentials", [klic], undefined, "Klic -> none", "harmless", "sender"),
  credentials("credentials that may be left out", [klic], [{}, klic], "Klic -> none or Klic", "harmless", "sender"),
  credentials(
    "a scope more that is asked for",
    [cteni],
    [{ Token: ["cteni", "zapis"] }],
    "Token(cteni) -> Token(cteni,zapis)",
    "sender",
    "harmless",
  ),
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
];

/** A scheme as a document has it, and as the comparison tells it. */
type Told = readonly [scheme: Json, text: string];
const plain = (value: Json): Told => [value, JSON.stringify(value)];
const key = (name: string, place: string, told = name): Told => {
  const named = (name: string): Json => ({ type: "apiKey", name, in: place });
  return [named(name), JSON.stringify(named(told))];
};
const flow = (names: readonly string[], addresses: Json = {}): Told => {
  const address = "https://a.example";
  const offering = (scopes: unknown): Json => ({
    ...{ type: "oauth2", flows: { password: { tokenUrl: address, refreshUrl: address, ...addresses, scopes } } },
  });
  return [offering(Object.fromEntries(names.map((name) => [name, "Words."]))), JSON.stringify(offering(names))];
};
const identityAt = (openIdConnectUrl: string): Told => plain({ type: "openIdConnect", openIdConnectUrl });
const bearer = { type: "http", scheme: "bearer" };
const klicScheme = (title: string, ours: Told, theirs: Told, forth: string, back = forth): ChangeRow => ({
  title,
  before: scheme("Klic", ours[0]),
  change: scheme("Klic", theirs[0]),
  forth: `${forth} changed securitySchemes/Klic: ${ours[1]} -> ${theirs[1]}`,
  back: `${back} changed securitySchemes/Klic: ${theirs[1]} -> ${ours[1]}`,
});
const header = key("X-Klic", "header", "x-klic");

const schemes: readonly ChangeRow[] = [
  klicScheme("a scheme of another type under its name", header, plain({ type: "http", scheme: "basic" }), "sender"),
  klicScheme("the name of a key", header, key("X-Jiny", "header", "x-jiny"), "sender"),
  klicScheme("the place of a key", header, key("X-Klic", "query"), "sender"),
  klicScheme("a format of tokens", plain(bearer), plain({ ...bearer, bearerFormat: "JWT" }), "harmless"),
  klicScheme("the address of an identity service", identityAt("/a"), identityAt("/b"), "sender"),
  ...["tokenUrl", "refreshUrl"].map((name) =>
    klicScheme(`the ${name} of a flow`, flow([]), flow([], { [name]: "https://b.example" }), "sender"),
  ),
  klicScheme("a scope less that is offered", flow(["a", "b"]), flow(["a"]), "sender", "harmless"),
  {
    title: "a scheme that nothing asks for",
    change: scheme("Novy", bearer),
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
  ...["429", "5XX", "default"].map((status): ChangeRow => ({
    title: `the status ${status} more`,
    change: (document) => Object.assign(zaznam(document).responses, { [status]: ref("NotFound", "responses") }),
    ...came(`operations/vratZaznam/responses/${status}`, "reader", "harmless"),
  })),
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
    title: "a range where there was one status of it",
    change: (document) => {
      const { responses } = zaznam(document);
      Object.assign(responses, { "4XX": responses["404"] });
      delete responses["404"];
    },
    ...came("operations/vratZaznam/responses/4XX", "reader", "harmless"),
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

/** Another parameter in the place of one, or where there was none. */
const parameter = (
  title: string,
  ours: Json | undefined,
  theirs: Json,
  told: Pick<ChangeRow, "forth" | "back">,
): ChangeRow => ({
  title,
  ...(ours !== undefined && { before: parameters(ours) }),
  change: parameters(theirs),
  ...told,
});
const q = "operations/vratZaznam/parameters/query q";
const object = { type: "object", properties: {} };

const parameterRows: readonly ChangeRow[] = [
  ...["query", "header", "cookie"].flatMap((place): ChangeRow[] => {
    const path = `operations/vratZaznam/parameters/${place} q`;
    const here = (more: Json = {}): Json => query({ in: place, ...more });
    const [stat, zeme] = ["Stat", "Zeme"].map((name) => here({ description: `Kód (ciselnikKod: ${name})` }));
    const required = here({ required: true });
    return [
      parameter(`a ${place} parameter more`, undefined, here(), came(path, "harmless", "sender")),
      parameter(`a required ${place} parameter more`, undefined, required, came(path, "sender", "sender")),
      parameter(`${place} required now`, here(), required, came(`${path}/required`, "sender", "harmless")),
      parameter(
        `a deprecated ${place} parameter`,
        here(),
        here({ deprecated: true }),
        came(`${path}/deprecated`, "harmless", "harmless"),
      ),
      parameter(`the code list of a ${place} parameter`, stat, zeme ?? {}, {
        forth: `meaning changed ${path}/x-code-list: Stat -> Zeme`,
      }),
    ];
  }),
  parameter("the place of a parameter", query(), query({ in: "header" }), {
    forth: `sender changed ${q}/in: query -> header`,
    back: "sender changed operations/vratZaznam/parameters/header q/in: header -> query",
  }),
  parameter("the style of a parameter", list(), list({ style: "spaceDelimited" }), {
    forth: `sender changed ${q}/style: form -> spaceDelimited`,
  }),
  parameter("whether a list is written in one", list(), list({ explode: false }), {
    forth: `sender changed ${q}/explode: true -> false`,
  }),
  parameter(
    "an object written by brackets",
    query({ schema: object }),
    query({ schema: object, style: "deepObject" }),
    {
      forth: `sender changed ${q}/style: form -> deepObject`,
    },
  ),
  ...["allowReserved", "allowEmptyValue"].map((name) =>
    parameter(`${name} of a parameter`, query(), query({ [name]: true }), came(`${q}/${name}`, "harmless", "sender")),
  ),
  parameter(
    "a value written as JSON",
    query(),
    { name: "q", in: "query", ...json({ type: "string" }) },
    came(`${q}/content`, "sender", "sender"),
  ),
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
