import { at, type Node } from "./small-contract.ts";

/** One change of the published document, and what has to become of ours. */
export interface PublishedChange {
  readonly name: string;
  readonly edit: (document: Node) => unknown;
  /** Lines that go (`-`) and come (`+`), as a diff shows them, without what stands around them; without it, none comes. */
  readonly diff?: readonly string[];
  /** All of the report, each line as far as it is given: in which list, where it is, and what it says. */
  readonly report: readonly string[];
}

const schemas = (document: Node): Node => at(document, "components", "schemas");
const fields = (document: Node, schema: string): Node =>
  schema === "Zaznam"
    ? at(document, "components", "schemas", "Zaznam", "allOf", "1", "properties")
    : at(document, "components", "schemas", schema, "properties");
const field = (document: Node, schema: string, name: string): Node => at(fields(document, schema), name);
const detail = (document: Node): Node => at(document, "paths", "/ekonomicke-subjekty-res/{ico}", "get");
const search = (document: Node): Node => at(document, "paths", "/ekonomicke-subjekty-res/vyhledat", "post");

function table(...rows: readonly PublishedChange[]): readonly PublishedChange[] {
  return rows;
}

export const publishedChanges = table(
  {
    name: "a new version",
    edit: (document) => (at(document, "info")["version"] = "1.4.0"),
    diff: ["-  version: 1.3.0", "+  version: 1.4.0"],
    report: ['changed info/version: `"1.3.0"` → `"1.4.0"`'],
  },
  {
    name: "a field, at its place, with its Czech word and its code list",
    edit: (document) => {
      const { psc, ...others } = fields(document, "Adresa");
      const description = "Kód státu (ciselnikKod: Stat, zdroj: res, com)";
      at(document, "components", "schemas", "Adresa")["properties"] = {
        psc,
        kodStatu: { maxLength: 2, type: "string", description },
        ...others,
      };
    },
    diff: [
      "+        kodStatu:",
      "+          x-origin: published",
      '+          description: "Kód státu (ciselnikKod: Stat, zdroj: res, com)"',
      '+          x-description-cs: "Kód státu (ciselnikKod: Stat, zdroj: res, com)"',
      "+          type: string",
      "+          maxLength: 2",
      "+          x-code-list: { name: Stat, source: [com, res] }",
    ],
    report: ["came Adresa.kodStatu: "],
  },
  {
    name: "a field before all others, without a word",
    edit: (document) => {
      at(document, "components", "schemas", "Jmeno")["properties"] = {
        poradi: { type: "integer" },
        ...fields(document, "Jmeno"),
      };
    },
    diff: [
      "+        poradi:",
      "+          x-origin: published",
      "+          description: Not described by the published document.",
      "+          x-description-cs: Zveřejněný dokument to nepopisuje.",
      "+          type: integer",
    ],
    report: ["came Jmeno.poradi: ", "questions Jmeno.poradi: the published document does not describe it"],
  },
  {
    name: "a field of a record, after the last one, that is another schema",
    edit: (document) => (fields(document, "Zaznam")["dorucovaci"] = { $ref: "#/components/schemas/Adresa" }),
    diff: [
      "+            dorucovaci:",
      "+              x-origin: published",
      "+              description: Address.",
      "+              x-description-cs: Adresa.",
      "+              allOf:",
      '+                - $ref: "#/components/schemas/Adresa"',
    ],
    report: ["came Zaznam.dorucovaci: "],
  },
  {
    name: "a field that goes, with its examples",
    edit: (document) => Reflect.deleteProperty(fields(document, "Adresa"), "textovaAdresa"),
    diff: [
      "-                  textovaAdresa: Křemíková 1512/15",
      "-        textovaAdresa:",
      "-          description: Address as text, of 255 characters at most.",
      "-          x-description-cs: Adresa jako text, nejvýše o 255 znacích.",
      "-          type: string",
      "-          maxLength: 255",
    ],
    report: ["went Adresa.textovaAdresa: ", "changed examples: 1 changed"],
  },
  {
    name: "the first field of items in an example that goes",
    edit: (document) => Reflect.deleteProperty(fields(document, "Jmeno"), "platnostOd"),
    diff: [
      '-                  - platnostOd: "2014-03-18"',
      "-                    jmeno: Moravské datové služby a.s.",
      "+                  - jmeno: Moravské datové služby a.s.",
      "-        platnostOd:",
      "-          description: Valid from.",
      "-          x-description-cs: Platnost od.",
      "-          type: string",
      "-          format: date",
    ],
    report: ["went Jmeno.platnostOd: ", "changed examples: 1 changed"],
  },
  {
    name: "another bound, of which our description speaks",
    edit: (document) => (field(document, "Adresa", "textovaAdresa")["maxLength"] = 1500),
    diff: ["-          maxLength: 255", "+          maxLength: 1500"],
    report: [
      "changed Adresa.textovaAdresa: maxLength: `255` → `1500`",
      "questions Adresa.textovaAdresa: the description says `255`",
    ],
  },
  {
    name: "a rule more and a rule less",
    edit: (document) => {
      Reflect.deleteProperty(field(document, "Adresa", "psc"), "minimum");
      field(document, "Adresa", "psc")["format"] = "int32";
    },
    diff: ["-          minimum: 0", "+          format: int32"],
    report: ["changed Adresa.psc: minimum: `0` → nothing", 'changed Adresa.psc: format: nothing → `"int32"`'],
  },
  {
    name: "another type, which is another thing: the Czech word, and the example made to fit",
    edit: (document) => {
      fields(document, "Adresa")["psc"] = { type: "string", maxLength: 10, description: "PSČ" };
    },
    diff: [
      "-                  psc: 60200 # Brno",
      '+                  psc: "60200" # Brno',
      "-          description: Postal code.",
      "-          x-description-cs: PSČ.",
      "-          type: integer",
      "-          minimum: 0",
      "+          x-origin: published",
      "+          description: PSČ",
      "+          x-description-cs: PSČ",
      "+          type: string",
      "+          maxLength: 10",
    ],
    report: ["changed Adresa.psc: ", "changed examples: 1 changed"],
  },
  {
    name: "another schema of a field",
    edit: (document) =>
      (at(document, "components", "schemas", "Zaznam", "allOf", "1", "properties", "jmena", "items")["$ref"] =
        "#/components/schemas/Zaklad"),
    diff: [
      '-                  - platnostOd: "2014-03-18"',
      "-                    jmeno: Moravské datové služby a.s.",
      "+                  - {}",
      '-                $ref: "#/components/schemas/Jmeno"',
      '+                $ref: "#/components/schemas/Zaklad"',
    ],
    report: ["changed Zaznam.jmena.items: Jmeno → Zaklad", "changed examples: 1 changed"],
  },
  {
    name: "a value of an enumeration, and one less",
    edit: (document) => (at(document, "components", "schemas", "KodChyby")["enum"] = ["NENALEZENO", "PRILIS_MNOHO"]),
    diff: ["-        - OBECNA_CHYBA # anything", "+        - PRILIS_MNOHO"],
    report: ['went KodChyby.enum: `"OBECNA_CHYBA"`', 'came KodChyby.enum: `"PRILIS_MNOHO"`'],
  },
  {
    name: "another code list, which is another meaning",
    edit: (document) =>
      (field(document, "Zaznam", "stav")["description"] = "Stav (ciselnikKod: StavSubjektu, zdroj: ros)"),
    diff: [
      "-              x-code-list: { name: StavZdroje, source: [res, com] }",
      "+              x-code-list: { name: StavSubjektu, source: [ros] }",
    ],
    report: ["changed Zaznam.stav: code list "],
  },
  {
    name: "a field that must be there, also in examples",
    edit: (document) => (at(document, "components", "schemas", "Zaznam", "allOf", "1")["required"] = ["stav"]),
    diff: ["+                    stav: AKTIVNI", "+          required:", "+            - stav"],
    report: ['changed Zaznam: required: nothing → `["stav"]`', "changed examples: 1 changed"],
  },
  {
    name: "a word for what ours already describes, or an example, or a title",
    edit: (document) => {
      field(document, "Adresa", "psc")["example"] = 11000;
      at(document, "components", "schemas", "Adresa")["title"] = "Adresa";
      detail(document)["summary"] = "Vrať subjekt";
      detail(document)["externalDocs"] = { url: "https://registry.test/" };
    },
    diff: [],
    report: [],
  },
  {
    name: "the same in another spelling",
    edit: (document) => {
      const { NotFound } = at(document, "components", "responses");
      for (const operation of [detail(document), search(document)]) at(operation, "responses")["404"] = NotFound;
      Reflect.deleteProperty(at(document, "components"), "responses");
      fields(document, "Zaznam")["sidlo"] = { $ref: "#/components/schemas/Adresa" };
      schemas(document)["Zaznam"] = {
        ...at(document, "components", "schemas", "Zaznam", "allOf", "1"),
        allOf: [{ $ref: "#/components/schemas/Zaklad" }],
      };
      fields(document, "Chyba")["kod"] = schemas(document)["KodChyby"];
      Reflect.deleteProperty(schemas(document), "KodChyby");
      field(document, "Adresa", "psc")["nullable"] = false;
      field(document, "Adresa", "psc")["exclusiveMinimum"] = false;
      at(document, "paths", "/ekonomicke-subjekty-res/{ico}")["parameters"] = detail(document)["parameters"];
      Reflect.deleteProperty(detail(document), "parameters");
      at(search(document), "requestBody")["required"] = false;
      document["openapi"] = "3.0.3";
    },
    diff: [],
    report: [],
  },
  {
    name: "another rule at a correction",
    edit: (document) => (field(document, "Adresa", "pscTxt")["minLength"] = 5),
    diff: ["+          minLength: 5"],
    report: ["changed Adresa.pscTxt: minLength"],
  },
  {
    name: "something else where ours has a correction",
    edit: (document) => (fields(document, "Adresa")["pscTxt"] = { type: "string", maxLength: 20 }),
    diff: [],
    report: ["questions Adresa.pscTxt: published as "],
  },
  {
    name: "what ours has corrected already",
    edit: (document) => (fields(document, "Adresa")["pscTxt"] = { type: "string", maxLength: 10 }),
    diff: [],
    report: ["questions Adresa.pscTxt: the published document says so by now"],
  },
  {
    name: "a rule without an effect",
    edit: (document) => (fields(document, "Jmeno")["poznamka"] = { type: "string", maximum: 5, description: "Pozn." }),
    diff: [
      "+        poznamka:",
      "+          x-origin: published",
      "+          description: Pozn.",
      "+          x-description-cs: Pozn.",
      "+          type: string",
    ],
    report: ["came Jmeno.poznamka: ", "questions Jmeno.poznamka: published with maximum: `5`, which has no effect"],
  },
  {
    name: "a key that OpenAPI does not have",
    edit: (document) => {
      at(document, "components", "schemas", "Jmeno")["exampleSetFlag"] = true;
      field(document, "Jmeno", "jmeno")["maxLength"] = 9000;
    },
    diff: ["+          maxLength: 9000"],
    report: ['questions Jmeno.exampleSetFlag: unknown key "exampleSetFlag"', "changed Jmeno.jmeno: maxLength"],
  },
  {
    name: "a parameter of the query and one of a header",
    edit: (document) =>
      (detail(document)["parameters"] as unknown[]).push(
        { name: "jazyk", in: "query", description: "Jazyk", schema: { type: "string", enum: ["cs", "en"] } },
        { in: "header", name: "X-Verze", required: true, schema: { type: "integer", maximum: 9 } },
      ),
    diff: [
      "+        - name: jazyk",
      "+          in: query",
      "+          x-origin: published",
      "+          description: Jazyk",
      "+          schema:",
      "+            type: string",
      "+            enum:",
      "+              - cs",
      "+              - en",
      "+          example: cs",
      "+        - name: X-Verze",
      "+          in: header",
      "+          required: true",
      "+          x-origin: published",
      "+          description: Not described by the published document.",
      "+          schema:",
      "+            type: integer",
      "+            maximum: 9",
      /\+ {10}example: -?\d/.source,
    ],
    report: [
      "came get /ekonomicke-subjekty-res/{ico}: the query parameter jazyk",
      "came get /ekonomicke-subjekty-res/{ico}: the header parameter X-Verze",
      "questions get /ekonomicke-subjekty-res/{ico} parameters 2: the published document does not describe it",
    ],
  },
  {
    name: "another rule of a parameter",
    edit: (document) => (at(detail(document), "parameters", "0", "schema")["pattern"] = "^(ARES_)?\\d{8}$"),
    diff: ["-            pattern: ^\\d{8}$", "+            pattern: ^(ARES_)?\\d{8}$"],
    report: ["changed get /ekonomicke-subjekty-res/{ico} parameters 0 schema: pattern"],
  },
  {
    name: "another name of a parameter in the address",
    edit: (document) => {
      const { "/ekonomicke-subjekty-res/{ico}": item, ...others } = at(document, "paths");
      at(item as Node, "get", "parameters", "0")["name"] = "icoId";
      document["paths"] = { ...others, "/ekonomicke-subjekty-res/{icoId}": item };
    },
    diff: [
      "-  /ekonomicke-subjekty-res/{ico}:",
      "+  /ekonomicke-subjekty-res/{icoId}:",
      "-        - name: ico",
      "+        - name: icoId",
    ],
    report: [
      "changed /ekonomicke-subjekty-res/{ico}: ",
      "changed get /ekonomicke-subjekty-res/{ico} parameters 0: name",
    ],
  },
  {
    name: "another address of an operation",
    edit: (document) => {
      const { "/ekonomicke-subjekty-res/vyhledat": item, ...others } = at(document, "paths");
      document["paths"] = { ...others, "/ekonomicke-subjekty-res/hledani": item };
    },
    diff: ["-  /ekonomicke-subjekty-res/vyhledat:", "+  /ekonomicke-subjekty-res/hledani:"],
    report: ["changed /ekonomicke-subjekty-res/vyhledat: "],
  },
  {
    name: "a status whose answer ours has already, and one that it has not",
    edit: (document) => {
      const body = { "application/json": { schema: { $ref: "#/components/schemas/Chyba" } } };
      at(detail(document), "responses")["429"] = { description: "Příliš mnoho", content: body };
      at(detail(document), "responses")["204"] = { description: "Nic" };
    },
    diff: [
      '+        "204":',
      "+          x-origin: published",
      "+          description: Nic",
      '+        "429":',
      "+          x-origin: published",
      "+          description: Příliš mnoho",
      "+          content:",
      "+            application/json:",
      "+              schema:",
      '+                $ref: "#/components/schemas/Chyba"',
      "+              example:",
      "+                kod: NENALEZENO",
    ],
    report: [
      "came get /ekonomicke-subjekty-res/{ico} responses 204: an answer without a body",
      "came get /ekonomicke-subjekty-res/{ico} responses 429: an answer: ",
    ],
  },
  {
    name: "a status that goes",
    edit: (document) => Reflect.deleteProperty(at(search(document), "responses"), "404"),
    diff: ['-        "404":', '-          $ref: "#/components/responses/NotFound"'],
    report: ["went post /ekonomicke-subjekty-res/vyhledat responses 404: the answer"],
  },
  {
    name: "another server, with variables",
    edit: (document) => (document["servers"] = [{ url: "/{cesta}", variables: { cesta: { default: "rest" } } }]),
    diff: ["-  - url: /rest", "+  - url: /{cesta}", "+    variables:", "+      cesta:", "+        default: rest"],
    report: ["changed servers: ", "questions servers: the service moved"],
  },
  {
    name: "one login more, whose name begins like an extension",
    edit: (document) => {
      Object.assign(at(document, "components", "securitySchemes"), {
        "x-api-key": { type: "apiKey", in: "header", name: "X-API-Key", description: "Key." },
      });
      document["security"] = [{ BasicAuth: [] }, { "x-api-key": [] }];
    },
    diff: [
      "+  - x-api-key: []",
      "-  ours: { security: [{}, { BasicAuth: [] }] }",
      "-  theirs: { security: [{ BasicAuth: [] }] }",
      "+  ours: { security: [{}, { BasicAuth: [] }, { x-api-key: [] }] }",
      "+  theirs: { security: [{ BasicAuth: [] }, { x-api-key: [] }] }",
      "+    x-api-key:",
      "+      type: apiKey",
      "+      in: header",
      "+      name: X-API-Key",
      "+      description: Key.",
    ],
    report: ["came security: ", "came securitySchemes/x-api-key: ", "kept security: "],
  },
  {
    name: "an operation that goes, and with it what only it refers to",
    edit: (document) => {
      Reflect.deleteProperty(at(document, "paths"), "/ekonomicke-subjekty-res/vyhledat");
      Reflect.deleteProperty(schemas(document), "Seznam");
      Reflect.deleteProperty(schemas(document), "Filtr");
    },
    report: [
      "went post /ekonomicke-subjekty-res/vyhledat: `hledejRes`",
      "went Seznam: ",
      "went Filtr: ",
      "questions get /ekonomicke-subjekty-res/{ico}: the data source `res` has no detail or no search",
    ],
  },
  {
    name: "a field that is moved to the schema that is extended",
    edit: (document) => {
      fields(document, "Zaklad")["stav"] = fields(document, "Zaznam")["stav"];
      Reflect.deleteProperty(fields(document, "Zaznam"), "stav");
    },
    diff: [
      "+        stav:",
      "+          description: State.",
      "+          x-description-cs: Stav.",
      "+          type: string",
      "+          x-code-list: { name: StavZdroje, source: [res, com] }",
      "-            stav:",
      "-              description: State.",
      "-              x-description-cs: Stav.",
      "-              type: string",
      "-              x-code-list: { name: StavZdroje, source: [res, com] }",
    ],
    report: ["went Zaznam.stav: ", "came Zaklad.stav: "],
  },
  {
    name: "an operation that changes something, with a schema of its own",
    edit: (document) => {
      at(document, "paths")["/hlidani"] = {
        post: {
          operationId: "zalozHlidani",
          description: "Založí hlídání.",
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Hlidani" } } } },
          responses: { "204": { description: "Hotovo" }, "404": { $ref: "#/components/responses/NotFound" } },
        },
      };
      schemas(document)["Hlidani"] = { type: "object", properties: { od: { type: "string", format: "date" } } };
    },
    diff: [
      "+  - name: hlidani",
      "+    description: Not described by the published document.",
      "+  /hlidani:",
      "+    post:",
      "+      operationId: zalozHlidani",
      "+      tags: [hlidani]",
      "+      summary: Založí hlídání.",
      "+      x-origin: published",
      "+      description: Založí hlídání.",
      "+      x-read-only: false",
      "+      requestBody:",
      "+        content:",
      "+          application/json:",
      "+            schema:",
      '+              $ref: "#/components/schemas/Hlidani"',
      "+            example:",
      /\+ {14}od: "\d{4}-\d\d-\d\d"/.source,
      "+      responses:",
      '+        "204":',
      "+          x-origin: published",
      "+          description: Hotovo",
      '+        "404":',
      '+          $ref: "#/components/responses/NotFound"',
      "+    Hlidani:",
      "+      x-origin: published",
      "+      description: Not described by the published document.",
      "+      x-description-cs: Zveřejněný dokument to nepopisuje.",
      "+      type: object",
      "+      properties:",
      "+        od:",
      "+          description: Not described by the published document.",
      "+          x-description-cs: Zveřejněný dokument to nepopisuje.",
      "+          type: string",
      "+          format: date",
    ],
    report: [
      "came post /hlidani: `zalozHlidani`",
      "came Hlidani: ",
      "questions post /hlidani: does it change nothing",
      "questions Hlidani: the published document does not describe it",
      "questions Hlidani.od: ",
      "came tags: `hlidani`",
      "questions tags: ",
    ],
  },
);
