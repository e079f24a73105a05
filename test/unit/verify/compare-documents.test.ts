import { describe, expect, it } from "vitest";
import { compareDocuments, formatChanges, registryDocument } from "ares-caais/verify";
import { parse, stringify } from "yaml";
import { editDocument, put, take, type Node } from "./edit-document.ts";
import { registryContractText } from "../../fixtures/registry-contract.ts";

const source = registryContractText;
const detail = "/ekonomicke-subjekty/{ico}";
const search = "/ekonomicke-subjekty/vyhledat";
const schemaOf = (document: Node, name: string): Node => {
  const schema = document["components"]?.["schemas"]?.[name] ?? {};
  return (schema["allOf"] as unknown as Node[] | undefined)?.[1] ?? schema;
};
const propertiesOf = (document: Node, name: string): Node => schemaOf(document, name)["properties"] ?? {};
const operation = (document: Node, path: string): Node =>
  document["paths"]?.[path]?.["get"] ?? document["paths"]?.[path]?.["post"] ?? {};

describe("comparison of documents", () => {
  it("the contract is what its source says, as YAML, as JSON and as data", () => {
    expect(compareDocuments(registryDocument, source)).toEqual([]);
    expect(compareDocuments(source, registryDocument)).toEqual([]);
    expect(compareDocuments(JSON.stringify(registryDocument), stringify(parse(source)))).toEqual([]);
    for (const text of [source, JSON.stringify(registryDocument)]) {
      expect(compareDocuments(registryDocument, `\uFEFF${text}`)).toEqual([]);
    }
  });

  it("[KIT-04] tells of a change where it is, what was there, and whom it breaks", () => {
    const next = editDocument((document) => take(document["paths"], detail));
    expect(compareDocuments(registryDocument, next)).toEqual([
      {
        ...{ kind: "removed", path: "operations/vratEkonomickySubjekt", ours: `GET ${detail}` },
        ...{ breaksReader: true, breaksSender: true },
      },
    ]);
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
