import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compareDocuments, formatChanges, registryDocument } from "ares-caais/verify";
import { parse, stringify } from "yaml";
import { editDocument, put, take, type Node } from "./edit-document.ts";
import { projectRoot } from "../../codegen/project-copy.ts";
import { registryContractText } from "../../fixtures/registry-contract.ts";

const source = registryContractText;
const publishedText = readFileSync(join(projectRoot, "spec/registry.openapi.yaml"), "utf8");
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
  it("finds the contract equal to its source, as YAML, as JSON and as data", () => {
    expect(compareDocuments(registryDocument, source)).toEqual([]);
    expect(compareDocuments(source, registryDocument)).toEqual([]);
    expect(compareDocuments(JSON.stringify(registryDocument), stringify(parse(source)))).toEqual([]);
    for (const text of [source, JSON.stringify(registryDocument)]) {
      expect(compareDocuments(registryDocument, `\uFEFF${text}`)).toEqual([]);
    }
  });

  it("[KIT-04] reports a change with its place, its old value, and whom it breaks", () => {
    const next = editDocument((document) => take(document["paths"], detail));
    expect(compareDocuments(registryDocument, next)).toEqual([
      {
        ...{ kind: "removed", path: "operations/vratEkonomickySubjekt", ours: `GET ${detail}` },
        ...{ breaksReader: true, breaksSender: true },
      },
    ]);
  });

  it("[VER-03] knows the code lists of descriptions by our notes", () => {
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

  /** The published document with another description wherever a code list is named, in texts of schemas and parameters. */
  const described = (edit: (text: string) => string | undefined): unknown => {
    const walk = (value: unknown, isMap = false): unknown => {
      if (Array.isArray(value)) return value.map((item) => walk(item));
      if (typeof value !== "object" || value === null) return value;
      const members = Object.entries(value).map(([key, member]: [string, unknown]) =>
        key === "description" && typeof member === "string" && !isMap
          ? [key, edit(member)]
          : [key, walk(member, key === "properties")],
      );
      return Object.fromEntries(members.filter(([, member]) => member !== undefined)) as unknown;
    };
    return walk(parse(publishedText));
  };
  const notation = (to: string) => (): unknown =>
    described((text) => text.replace(/(?:ciselnikKod|kodCiselniku):\s*/, to));
  const wrapped = (wrap: (reference: object) => object) => (): unknown =>
    JSON.parse(JSON.stringify(parse(publishedText)), (key, value: unknown) =>
      key !== "$ref" && JSON.stringify(value).startsWith('{"$ref":"#/components/schemas/')
        ? wrap(value as object)
        : value,
    );
  it.each<[what: string, same: () => unknown]>([
    ["code lists as kodCiselniku:", notation("kodCiselniku: ")],
    ["code lists as Číselník kod:", notation("Číselník kod: ")],
    ["letters and marks apart", notation("Číselník kod: ".normalize("NFD"))],
    ["a space before the colon", notation("ciselnikKod : ")],
    ["no descriptions", () => described(() => undefined)],
    ["empty descriptions", () => described(() => " ")],
    ["references in an allOf", wrapped((one) => ({ allOf: [one] }))],
    ["references beside an empty schema", wrapped((one) => ({ allOf: [one, {}] }))],
    ["references in two", wrapped((one) => ({ allOf: [{ allOf: [one] }] }))],
  ])("[VER-05] [VER-03] finds the published document equal in other words: %s", (_what, same) => {
    const told = (theirs: object | string): string[] =>
      compareDocuments(registryDocument, theirs).flatMap(({ path, correction }) =>
        correction === undefined ? [path] : [],
      );
    expect(told(same() as object)).toEqual([]);
    expect(compareDocuments(publishedText, same() as object)).toEqual([]);
  });

  it("[VER-05] reports a description that no longer names a code list, and one that newly does", () => {
    const none = described((text) => (text.includes("PravniForma") ? "Právní forma" : text));
    const found = compareDocuments(publishedText, none as object);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ kind, changesMeaning }) => kind === "removed" && changesMeaning === true)).toBe(true);
    expect(compareDocuments(described(() => undefined) as object, publishedText).length).toBeGreaterThan(100);
  });

  it("[GEN-18] treats a further success status of a search as harmless, and one of a detail as breaking", () => {
    const next = editDocument((document) => {
      for (const path of [search, detail]) put(operation(document, path)["responses"], "202", {});
    });
    expect(formatChanges(compareDocuments(registryDocument, next))).toBe(
      [
        "added   operations/vratEkonomickySubjekt/responses/202 (breaks readers)",
        "added   operations/vyhledejEkonomickeSubjekty/responses/202 (another success status of a search; callers still read the list)",
        "",
        "2 changes, 1 of them can break a client.",
        "",
      ].join("\n"),
    );
  });

  it("[KIT-04] reports the changes of an invented version 1.4.0", () => {
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
