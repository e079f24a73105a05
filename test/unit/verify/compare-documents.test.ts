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

const harmless = { breaksReader: false, breaksSender: false };
const breaksReader = { breaksReader: true, breaksSender: false };
const breaksBoth = { breaksReader: true, breaksSender: true };
const id = "operations/vratEkonomickySubjekt";

type Row = [title: string, edit: (document: Node) => void, expected: DocumentChange[]];

const rows: Row[] = [
  [
    "an operation that went",
    (document) => take(document["paths"], detail),
    [{ kind: "removed", path: id, ours: `GET ${detail}`, ...breaksBoth }],
  ],
  [
    "an inherited property, told once",
    (document) => take(propertiesOf(document, "EkonomickySubjektZaklad"), "dic"),
    [{ kind: "removed", path: "schemas/EkonomickySubjektZaklad/properties/dic", ...breaksReader }],
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
