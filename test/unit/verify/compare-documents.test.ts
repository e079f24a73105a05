import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compareDocuments, formatChanges, registryDocument, type DocumentChange } from "ares-caais/verify";
import { parse, stringify } from "yaml";
import { editDocument, put, take, type Node } from "./edit-document.ts";

const source = readFileSync(new URL("../../../spec/registry.openapi.yaml", import.meta.url), "utf8");
const detail = "/ekonomicke-subjekty/{ico}";
const search = "/ekonomicke-subjekty/vyhledat";
const schemaOf = (document: Node, name: string): Node => {
  const schema = document["components"]?.["schemas"]?.[name] ?? {};
  return (schema["allOf"] as unknown as Node[] | undefined)?.[1] ?? schema;
};
const propertiesOf = (document: Node, name: string): Node => schemaOf(document, name)["properties"] ?? {};
const operation = (document: Node, path: string): Node =>
  document["paths"]?.[path]?.["get"] ?? document["paths"]?.[path]?.["post"] ?? {};
const jsonOf = (body: Node | undefined): Node => body?.["content"]?.["application/json"] ?? {};

const harmless = { breaksReader: false, breaksSender: false };
const breaksReader = { breaksReader: true, breaksSender: false };
const breaksSender = { breaksReader: false, breaksSender: true };
const breaksBoth = { breaksReader: true, breaksSender: true };
const id = "operations/vratEkonomickySubjekt";

type Row = [title: string, edit: (document: Node) => void, expected: DocumentChange[]];

const rows: Row[] = [
  [
    "another version",
    (document) => {
      put(document["info"], "version", "1.4.0");
    },
    [{ kind: "changed", path: "info/version", ours: "1.3.0", theirs: "1.4.0", ...harmless }],
  ],
  [
    "an operation that went",
    (document) => take(document["paths"], detail),
    [{ kind: "removed", path: id, ours: `GET ${detail}`, ...breaksBoth }],
  ],
  [
    "an operation that came",
    (document) => {
      put(document["paths"], "/novinky", { get: { operationId: "vratNovinky", responses: {} } });
    },
    [{ kind: "added", path: "operations/vratNovinky", theirs: "GET /novinky", ...harmless }],
  ],
  [
    "an operation with another path",
    (document) => {
      put(document["paths"], "/subjekty/{ico}", take(document["paths"], detail));
    },
    [{ kind: "changed", path: `${id}/path`, ours: detail, theirs: "/subjekty/{ico}", ...breaksSender }],
  ],
  [
    "an operation with another method",
    (document) => {
      put(document["paths"]?.[detail], "post", take(document["paths"]?.[detail], "get"));
    },
    [{ kind: "changed", path: `${id}/method`, ours: "GET", theirs: "POST", ...breaksSender }],
  ],
  [
    "an operation with another operationId",
    (document) => {
      put(operation(document, detail), "operationId", "najdiSubjekt");
    },
    [
      {
        kind: "changed",
        path: `${id}/operationId`,
        ours: "vratEkonomickySubjekt",
        theirs: "najdiSubjekt",
        ...harmless,
      },
    ],
  ],
  [
    "a status that came",
    (document) => {
      put(operation(document, detail)["responses"], "429", { description: "Too many." });
    },
    [{ kind: "added", path: `${id}/responses/429`, ...breaksReader }],
  ],
  [
    "a status that went",
    (document) => take(operation(document, detail)["responses"], "403"),
    [{ kind: "removed", path: `${id}/responses/403`, ...harmless }],
  ],
  [
    "an answer of another media type",
    (document) => {
      const content = operation(document, detail)["responses"]?.["200"]?.["content"];
      put(content, "application/xml", take(content, "application/json"));
    },
    [
      {
        ...{ kind: "changed", path: `${id}/responses/200/content`, ...breaksReader },
        ...{ ours: "application/json", theirs: "application/xml" },
      },
    ],
  ],
  [
    "a parameter with a longer bound",
    (document) => {
      const [parameter] = operation(document, detail)["parameters"] as unknown as Node[];
      put(parameter?.["schema"], "maxLength", 10);
    },
    [{ kind: "changed", path: `${id}/parameters/path ico/maxLength`, ours: "8", theirs: "10", ...harmless }],
  ],
  [
    "a parameter with a shorter bound",
    (document) => {
      const [parameter] = operation(document, detail)["parameters"] as unknown as Node[];
      put(parameter?.["schema"], "maxLength", 6);
    },
    [{ kind: "changed", path: `${id}/parameters/path ico/maxLength`, ours: "8", theirs: "6", ...breaksSender }],
  ],
  [
    "a required parameter that came",
    (document) => {
      put(operation(document, search), "parameters", [{ name: "verze", in: "query", required: true, schema: {} }]);
    },
    [{ kind: "added", path: "operations/vyhledejEkonomickeSubjekty/parameters/query verze", ...breaksSender }],
  ],
  [
    "a request that became required",
    (document) => {
      put(operation(document, search)["requestBody"], "required", true);
    },
    [{ kind: "added", path: "operations/vyhledejEkonomickeSubjekty/requestBody/required", ...breaksSender }],
  ],
  [
    "an answer with another schema",
    (document) => {
      const schema = "#/components/schemas/EkonomickySubjektVr";
      put(
        jsonOf(operation(document, "/ekonomicke-subjekty-res/{ico}")["responses"]?.["200"])["schema"],
        "$ref",
        schema,
      );
    },
    [
      {
        ...{ kind: "changed", path: "operations/vratEkonomickySubjektRes/responses/200/schema", ...breaksReader },
        ...{ ours: "EkonomickySubjektRes", theirs: "EkonomickySubjektVr" },
      },
    ],
  ],
  [
    "what changed in a schema with another name",
    (document) => {
      const schemas = document["components"]?.["schemas"];
      put(schemas, "AdresaSidla", take(schemas, "AdresaDorucovaci"));
      take(propertiesOf(document, "AdresaSidla"), "radekAdresy3");
      put(propertiesOf(document, "EkonomickySubjekt")["adresaDorucovaci"], "$ref", "#/components/schemas/AdresaSidla");
    },
    [{ kind: "removed", path: "schemas/AdresaDorucovaci/properties/radekAdresy3", ...breaksReader }],
  ],
  [
    "a property that went",
    (document) => take(propertiesOf(document, "Adresa"), "psc"),
    [{ kind: "removed", path: "schemas/Adresa/properties/psc", ...breaksReader }],
  ],
  [
    "a property that came",
    (document) => {
      put(propertiesOf(document, "Adresa"), "plusCode", { type: "string" });
    },
    [{ kind: "added", path: "schemas/Adresa/properties/plusCode", ...harmless }],
  ],
  [
    "a property of a filter that went",
    (document) => take(propertiesOf(document, "EkonomickeSubjektyKomplexFiltr"), "czNace"),
    [{ kind: "removed", path: "schemas/EkonomickeSubjektyKomplexFiltr/properties/czNace", ...breaksSender }],
  ],
  [
    "a property of a filter that came and is required",
    (document) => {
      put(propertiesOf(document, "AdresaFiltr"), "psc", { type: "integer" });
      put(schemaOf(document, "AdresaFiltr"), "required", ["psc"]);
    },
    [{ kind: "added", path: "schemas/AdresaFiltr/properties/psc", ...breaksSender }],
  ],
  [
    "an inherited property, told once",
    (document) => take(propertiesOf(document, "EkonomickySubjektZaklad"), "dic"),
    [{ kind: "removed", path: "schemas/EkonomickySubjektZaklad/properties/dic", ...breaksReader }],
  ],
  [
    "a schema that extends nothing any more",
    (document) => {
      const [, own] = document["components"]?.["schemas"]?.["StatutarniOrganVr"]?.["allOf"] as unknown as Node[];
      put(document["components"]?.["schemas"], "StatutarniOrganVr", own);
    },
    [
      ...["datumZapisu", "datumVymazu", "nazevOrganu", "pocetClenu", "clenoveOrganu", "typOrganu"].map(
        (name): DocumentChange => ({
          ...{ kind: "removed", path: `schemas/StatutarniOrganVr/properties/${name}`, ...breaksReader },
        }),
      ),
    ],
  ],
  [
    "another type",
    (document) => {
      put(propertiesOf(document, "Adresa")["psc"], "type", "string");
    },
    [
      {
        kind: "changed",
        path: "schemas/Adresa/properties/psc/type",
        ours: "integer",
        theirs: "string",
        ...breaksReader,
      },
    ],
  ],
  [
    "a wider bound of an answer",
    (document) => {
      put(propertiesOf(document, "Adresa")["nazevUlice"], "maxLength", 255);
    },
    [
      {
        kind: "changed",
        path: "schemas/Adresa/properties/nazevUlice/maxLength",
        ours: "48",
        theirs: "255",
        ...breaksReader,
      },
    ],
  ],
  [
    "a narrower bound of an answer",
    (document) => {
      put(propertiesOf(document, "Adresa")["kodKraje"], "minimum", 1);
    },
    [{ kind: "changed", path: "schemas/Adresa/properties/kodKraje/minimum", ours: "0", theirs: "1", ...harmless }],
  ],
  [
    "a bound that went",
    (document) => take(propertiesOf(document, "Adresa")["nazevUlice"], "maxLength"),
    [{ kind: "removed", path: "schemas/Adresa/properties/nazevUlice/maxLength", ours: "48", ...breaksReader }],
  ],
  [
    "another format",
    (document) => {
      put(propertiesOf(document, "Adresa")["kodObce"], "format", "int64");
    },
    [
      {
        kind: "changed",
        path: "schemas/Adresa/properties/kodObce/format",
        ours: "int32",
        theirs: "int64",
        ...breaksReader,
      },
    ],
  ],
  [
    "a value of an enumeration that came",
    (document) => {
      const values = document["components"]?.["schemas"]?.["KodChybyEnum"]?.["enum"] as unknown as string[];
      values.unshift("PRETIZENO");
    },
    [
      {
        ...{ kind: "changed", path: "schemas/KodChybyEnum/enum", ...breaksReader },
        ours: '["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLASENY_UZIVATEL","NENI_OPRAVNENI"]',
        theirs:
          '["PRETIZENO","OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLASENY_UZIVATEL","NENI_OPRAVNENI"]',
      },
    ],
  ],
  [
    "a property that became required",
    (document) => {
      put(schemaOf(document, "Chyba"), "required", ["kod"]);
    },
    [{ kind: "added", path: "schemas/Chyba/properties/kod/required", ...harmless }],
  ],
  [
    "a property that became nullable",
    (document) => {
      put(propertiesOf(document, "Adresa")["psc"], "nullable", true);
    },
    [{ kind: "added", path: "schemas/Adresa/properties/psc/nullable", theirs: "true", ...breaksReader }],
  ],
  [
    "a property that became a list",
    (document) => {
      const properties = propertiesOf(document, "EkonomickySubjekt");
      put(properties, "adresaDorucovaci", { type: "array", items: properties["adresaDorucovaci"] });
    },
    [
      {
        ...{ kind: "changed", path: "schemas/EkonomickySubjekt/properties/adresaDorucovaci/type", ...breaksReader },
        ...{ ours: "object", theirs: "array" },
      },
    ],
  ],
  [
    "a property that means another schema",
    (document) => {
      put(propertiesOf(document, "AdresaAres")["sidlo"], "$ref", "#/components/schemas/AdresaDorucovaci");
    },
    [
      {
        ...{ kind: "changed", path: "schemas/AdresaAres/properties/sidlo/schema", ...breaksReader },
        ...{ ours: "Adresa", theirs: "AdresaDorucovaci" },
      },
    ],
  ],
  [
    "a property that means a schema that extends its own",
    (document) => {
      put(propertiesOf(document, "AdresaAres")["sidlo"], "$ref", "#/components/schemas/AdresaCeu");
    },
    [
      {
        ...{ kind: "changed", path: "schemas/AdresaAres/properties/sidlo/schema", ...harmless },
        ...{ ours: "Adresa", theirs: "AdresaCeu" },
      },
    ],
  ],
  [
    "a schema that nothing refers to",
    (document) => take(document["components"]?.["schemas"], "AngazovanaOsobaFiltr"),
    [{ kind: "removed", path: "schemas/AngazovanaOsobaFiltr", ...harmless }],
  ],
  [
    "credentials of a new kind",
    (document) => {
      put(document, "security", [{ ApiKey: [] }]);
    },
    [{ kind: "changed", path: "security", ours: "none or BasicAuth or BearerAuth", theirs: "ApiKey", ...breaksSender }],
  ],
  [
    "credentials that are demanded of one operation",
    (document) => {
      put(operation(document, detail), "security", [{ BearerAuth: [] }]);
    },
    [
      {
        ...{ kind: "changed", path: `${id}/security`, ...breaksSender },
        ...{ ours: "none or BasicAuth or BearerAuth", theirs: "BearerAuth" },
      },
    ],
  ],
  [
    "a server that moved",
    (document) => {
      put(document, "servers", [{ url: "https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/v2" }]);
    },
    [
      {
        ...{ kind: "changed", path: "servers", ...breaksSender, ours: "/ekonomicke-subjekty-v-be/rest" },
        theirs: "https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/v2",
      },
    ],
  ],
  [
    "an answer that all operations share, once",
    (document) => {
      put(document["components"]?.["responses"]?.["NotFound"], "content", {
        "application/problem+json": { schema: { $ref: "#/components/schemas/Chyba" } },
      });
    },
    [
      {
        ...{ kind: "changed", path: "responses/NotFound/content", ...breaksReader },
        ...{ ours: "application/json", theirs: "application/problem+json" },
      },
    ],
  ],
  [
    "a scheme that is another one under its name",
    (document) => {
      put(document["components"]?.["securitySchemes"], "BasicAuth", { type: "apiKey", in: "header", name: "X-Key" });
    },
    [
      {
        ...{ kind: "changed", path: "securitySchemes/BasicAuth", ...breaksSender },
        ...{ ours: '{"type":"http","scheme":"basic"}', theirs: '{"type":"apiKey","name":"x-key","in":"header"}' },
      },
    ],
  ],
  [
    "another code list, as the published document names it",
    (document) => {
      const property = propertiesOf(document, "EkonomickySubjektZaklad")["pravniForma"];
      take(property, "x-code-list");
      put(property, "description", "Právní forma - kód (ciselnikKod: PravniForma, zdroj: ros)");
    },
    [
      {
        ...{ kind: "changed", path: "schemas/EkonomickySubjektZaklad/properties/pravniForma/x-code-list", ...harmless },
        ...{ ours: "PravniForma (com, res)", theirs: "PravniForma (ros)", changesMeaning: true },
      },
    ],
  ],
  [
    "what the contract says otherwise on purpose",
    (document) => {
      put(propertiesOf(document, "Adresa"), "pscTxt", { type: "string", maximum: 255 });
    },
    [
      {
        ...{ kind: "changed", path: "schemas/Adresa/properties/pscTxt", ...harmless },
        ...{ ours: '{"maxLength":255}', theirs: '{"maximum":255}' },
        correction: "Published with `maximum`, which a string ignores; meant as a length.",
      },
    ],
  ],
];

describe("comparison of documents", () => {
  it("the contract is what its source says, as YAML, as JSON and as data", () => {
    expect(compareDocuments(registryDocument, source)).toEqual([]);
    expect(compareDocuments(source, registryDocument)).toEqual([]);
    expect(compareDocuments(JSON.stringify(registryDocument), stringify(parse(source)))).toEqual([]);
  });

  it.each(rows)("[KIT-04] reports %s, and nothing else", (_title, edit, expected) => {
    const key = ({ path, kind }: DocumentChange): string => `${path} ${kind}`;
    const sorted = (changes: DocumentChange[]): DocumentChange[] =>
      changes.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
    expect(compareDocuments(registryDocument, editDocument(edit))).toEqual(sorted(expected));
  });

  it("[VER-03] the code lists that descriptions name are those of our notes", () => {
    let count = 0;
    const changed = editDocument((document) => {
      const walk = (node: unknown): void => {
        if (typeof node !== "object" || node === null) return;
        if ("x-code-list" in node) {
          const { name, source } = node["x-code-list"] as { name: string; source?: string[] };
          const sources = source === undefined ? "" : `, zdroj: ${source.join(", ")}`;
          put(node as Node, "description", `Kód (ciselnikKod: ${name}${sources}) `);
          take(node as Node, "x-code-list");
          count += 1;
        }
        Object.values(node).forEach(walk);
      };
      walk(document["components"]);
      walk(document["paths"]);
    });
    expect(count).toBeGreaterThan(100);
    expect(compareDocuments(registryDocument, changed)).toEqual([]);
  });

  it("texts, examples and the order of things mean nothing", () => {
    const changed = editDocument((document) => {
      put(document["info"], "title", "Another title");
      put(propertiesOf(document, "Adresa")["psc"], "description", "Another text");
      put(propertiesOf(document, "Adresa")["psc"], "example", 11000);
      put(document, "paths", Object.fromEntries(Object.entries(document["paths"] ?? {}).toReversed()));
    });
    expect(compareDocuments(registryDocument, changed)).toEqual([]);
  });

  it("the form of the document means nothing: inline schemas, shared parts, allOf of one, OpenAPI 3.1", () => {
    const changed = editDocument((document) => {
      put(document, "openapi", "3.1.0");
      // A parameter of the path instead of the operation, by reference.
      const parameters = take(operation(document, detail), "parameters") as Node[];
      put(document["components"], "parameters", { Ico: parameters[0] });
      put(document["paths"]?.[detail], "parameters", [{ $ref: "#/components/parameters/Ico" }]);
      put(propertiesOf(document, "AdresaAres"), "sidlo", { allOf: [{ $ref: "#/components/schemas/Adresa" }] });
      // A base that is written out.
      const base = document["components"]?.["schemas"]?.["Seznam"];
      const list = document["components"]?.["schemas"]?.["EkonomickeSubjektySeznam"]?.["allOf"] as unknown as Node[];
      list.splice(0, 1, structuredClone(base ?? {}));
      // The framework of the service leaves the media type open.
      const content = operation(document, detail)["responses"]?.["200"]?.["content"];
      put(content, "*/*", take(content, "application/json"));
    });
    expect(compareDocuments(registryDocument, changed)).toEqual([]);
  });

  it("[KIT-04] tells what a made-up 1.4.0 changes, for people", () => {
    const next = editDocument((document) => {
      put(document["info"], "version", "1.4.0");
      put(propertiesOf(document, "Adresa")["nazevUlice"], "maxLength", 255);
      put(propertiesOf(document, "SeznamRegistraci"), "stavZdrojeEsm", { type: "string" });
      put(operation(document, search)["responses"], "429", {});
      take(propertiesOf(document, "Chyba"), "subKod");
      put(propertiesOf(document, "Adresa")["kodStatu"], "x-code-list", { name: "Zeme" });
    });
    expect(formatChanges(compareDocuments(registryDocument, next))).toBe(
      [
        "changed info/version: 1.3.0 -> 1.4.0",
        "added   operations/vyhledejEkonomickeSubjekty/responses/429 (breaks readers)",
        "changed schemas/Adresa/properties/kodStatu/x-code-list: Stat -> Zeme (another meaning)",
        "changed schemas/Adresa/properties/nazevUlice/maxLength: 48 -> 255 (breaks readers)",
        "removed schemas/Chyba/properties/subKod (breaks readers)",
        "added   schemas/SeznamRegistraci/properties/stavZdrojeEsm",
        "",
        "6 changes, 3 of them can break a client, 1 gives a value another meaning.",
        "",
      ].join("\n"),
    );
  });
});
