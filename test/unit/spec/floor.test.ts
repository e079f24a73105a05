import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { importDocument } from "../../../codegen/import/import-document.ts";
import { applied, at, publishedDocument, type Node } from "../../codegen/import/small-contract.ts";
import { projectRoot } from "../../codegen/project-copy.ts";
import { namedOnly, operations, sources, specifiedSchemas, specifiedVersion } from "../../fixtures/specification.ts";
import { contract, isObject, type Json } from "./contract.ts";

const member = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), value);

/** The properties that stand in a schema, in one of its parts too. */
function propertiesOf(document: Json, name: string): Json {
  const schema = member(document, "components", "schemas", name);
  const parts = isObject(schema) && Array.isArray(schema["allOf"]) ? (schema["allOf"] as unknown[]) : [schema];
  return Object.fromEntries(parts.flatMap((part) => Object.entries(member(part, "properties") ?? {})));
}

/** The names of the specification that a document lacks. */
function lostOf(document: Json): string[] {
  const lost: string[] = [];
  const want = (name: string, isThere: boolean): void => {
    if (!isThere) lost.push(name);
  };
  for (const { id, path, method } of operations) {
    const operation = member(document, "paths", path, method.toLowerCase());
    want(`operation ${id}`, member(operation, "operationId") === id);
    const [name] = Object.entries(sources).find(([, detail]) => detail === id) ?? [];
    if (name !== undefined) want(`source ${name}`, member(operation, "x-source") === name);
  }
  for (const name of [...namedOnly, ...Object.keys(specifiedSchemas)]) {
    want(`schema ${name}`, isObject(member(document, "components", "schemas", name)));
  }
  for (const [name, { fields }] of Object.entries(specifiedSchemas)) {
    const properties = propertiesOf(document, name);
    for (const [field, rules] of Object.entries(fields)) {
      want(`field ${name}.${field}`, isObject(properties[field]));
      if (!("codeList" in rules)) continue;
      want(`code list ${rules.codeList}`, member(properties[field], "x-code-list", "name") === rules.codeList);
    }
  }
  return lost;
}

describe("the names of the specification", () => {
  it("[GEN-13] all exist in the contract", () => {
    expect(specifiedVersion).toBe("1.3.0");
    expect(lostOf(contract)).toEqual([]);
  });

  const drops: readonly [what: string, drop: (document: Node) => unknown, lost: readonly string[]][] = [
    [
      "an operation",
      (document) => Reflect.deleteProperty(at(document, "paths"), "/ekonomicke-subjekty-notifikace/vyhledat"),
      ["operation vyhledejSeznamNotifikacnichDavek"],
    ],
    [
      "the address of an operation",
      (document) => {
        const paths = at(document, "paths");
        paths["/cislo"] = paths["/ciselniky-nazevniky/vyhledat"];
        Reflect.deleteProperty(paths, "/ciselniky-nazevniky/vyhledat");
      },
      ["operation vyhledejCiselnik"],
    ],
    [
      "a source",
      (document) => {
        Reflect.deleteProperty(at(document, "paths"), "/ekonomicke-subjekty-ceu/{ico}");
        Reflect.deleteProperty(at(document, "paths"), "/ekonomicke-subjekty-ceu/vyhledat");
        for (const name of ["EkonomickySubjektCeu", "EkonomickeSubjektyCeuSeznam"]) {
          Reflect.deleteProperty(at(document, "components", "schemas"), name);
        }
      },
      [
        ...["operation vratEkonomickySubjektCeu", "source ceu", "operation vyhledejSeznamEkonomickychSubjektuCeu"],
        ...["schema EkonomickySubjektCeu", "schema EkonomickeSubjektyCeuSeznam"],
      ],
    ],
    [
      "a schema",
      (document) => Reflect.deleteProperty(at(document, "components", "schemas"), "Chyby"),
      ["schema Chyby", "field Chyby.chyby"],
    ],
    [
      "a field",
      (document) => Reflect.deleteProperty(at(document, "components", "schemas", "Adresa", "properties"), "psc"),
      ["field Adresa.psc"],
    ],
    [
      "a code list",
      (document) => {
        const kodStatu = at(document, "components", "schemas", "Adresa", "properties", "kodStatu");
        kodStatu["description"] = "Kód státu (ciselnikKod: Zeme, zdroj: com)";
      },
      ["code list Stat"],
    ],
  ];
  let lost: readonly string[];
  beforeAll(async () => {
    const published = publishedDocument();
    for (const [, drop] of drops) drop(published);
    const read = (file: string): string => readFileSync(join(projectRoot, file), "utf8");
    const bytes = new TextEncoder().encode(JSON.stringify(published));
    const { text } = await importDocument(read, { file: "published", bytes }, "published");
    lost = lostOf(applied(text, read("spec/registry.overlay.yaml")).source.data as Json);
  });

  it("[GEN-13] the report lists the names that an import drops, and no others", () => {
    expect([...lost].sort()).toEqual(drops.flatMap(([, , expected]) => expected).sort());
  });
});
