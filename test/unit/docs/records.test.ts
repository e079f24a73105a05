import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { SchemaObject } from "../../../codegen/sources/registry-model.ts";
import { registrySources } from "../../../generated/registry-service.gen.ts";
import { RegistryDataset } from "../../../src/sandbox/registry/data/dataset.ts";
import { readDocument, root } from "../../fixtures/documents/documents.ts";
import { registryContract, registryContractDocument } from "../../fixtures/registry-contract.ts";

const contract = registryContractDocument;
const schemas = contract.components?.schemas ?? {};

const sides = [
  { folder: "docs/records", key: "description", other: "docs/cs/records" },
  { folder: "docs/cs/records", key: "x-description-cs", other: "docs/records" },
] as const;

/** Every name of a schema that a value refers to. */
function referencesIn(value: unknown): string[] {
  const found = JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...found].map(([, name = ""]) => name);
}

/** The schemas of what the operations of a source answer, at any depth. */
function schemasOf(source: string): string[] {
  const operations = Object.values(contract.paths).flatMap(({ get, post }) => [get, post]);
  const names = new Set(
    operations.flatMap((operation) =>
      operation?.["x-source"] === source ? referencesIn(operation.responses["200"]) : [],
    ),
  );
  // A set that grows while it is walked.
  for (const name of names) for (const inner of referencesIn(schemas[name])) names.add(inner);
  return [...names];
}

/** The properties that a schema has beside those of the schemas that it extends. */
function propertiesOf({ properties = {}, allOf = [] }: SchemaObject): [string, SchemaObject][] {
  return [...Object.entries(properties), ...allOf.flatMap((part) => Object.entries(part.properties ?? {}))];
}

/** The rows of the tables of a page, with the heading that they stand under. */
function rowsOf(path: string): { section: string; cells: readonly string[] }[] {
  return readDocument(path).tables.flatMap(({ section, rows }) => rows.map((cells) => ({ section, cells })));
}

/** The code at the beginning of a cell. */
function codeIn(cell: string | undefined): string | undefined {
  return /^`([^`]+)`/.exec(cell ?? "")?.[1];
}

/** A meaning is followed by its code list, where it has one. */
const codeListPattern = / (?:Code list|Číselník) \[?`([^`]+)`.*$/;
const meaningIn = (cell: string): string => cell.replace(codeListPattern, "");
const codeListIn = (cell: string): string | undefined => codeListPattern.exec(cell)?.[1];

/** The scalar values of a record by the names of their fields. */
function valuesIn(value: unknown, field: string, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) valuesIn(item, field, found);
  else if (typeof value !== "object" || value === null) found.add(`${field}: ${String(value)}`);
  else for (const [name, member] of Object.entries(value)) valuesIn(member, name, found);
}

describe("[DOC-03] the English descriptions of the contract", () => {
  const places = Object.entries(schemas).flatMap(([name, schema]): [string, SchemaObject][] => [
    [name, schema],
    ...propertiesOf(schema).map(([field, property]): [string, SchemaObject] => [`${name}.${field}`, property]),
  ]);

  it("have a Czech counterpart in other words, unless only the published text exists", () => {
    expect(places.length).toBeGreaterThan(800);
    const same = places.filter(([, { description, "x-description-cs": czech = "" }]) => {
      return czech.trim() === "" || czech === description;
    });
    const without = registryContract.withoutWords.filter((place) => place.includes("/schemas/"));
    expect(same.length).toBeLessThanOrEqual(without.length);
  });

  it("appear in an editor in both languages, at a field and at a type", () => {
    const file = join(root, "test/hover.ts");
    const text = `import type { EkonomickySubjekt } from "../generated/registry-types.gen.ts";\nexport const form = (subject: EkonomickySubjekt) => subject.pravniForma;\n`;
    const service = ts.createLanguageService({
      getCompilationSettings: () => ({ allowImportingTsExtensions: true, noEmit: true, noLib: true, types: [] }),
      getScriptFileNames: () => [file],
      getScriptVersion: () => "1",
      getScriptSnapshot: (name) => ts.ScriptSnapshot.fromString(name === file ? text : readFileSync(name, "utf8")),
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
      fileExists: (path) => ts.sys.fileExists(path),
      readFile: (path) => ts.sys.readFile(path),
    });
    /** The hover text of a word: the English text, maybe with more, and the Czech one. */
    const shown = (word: string): string[] => {
      const [tag] = service.getQuickInfoAtPosition(file, text.lastIndexOf(word))?.tags ?? [];
      return ts.displayPartsToString(tag?.text).split("\n\nČesky: ");
    };
    const said = ({ description = "?", "x-description-cs": czech = "?" }: SchemaObject = {}): unknown[] => [
      expect.stringContaining(description),
      czech,
    ];
    expect(shown("EkonomickySubjekt")).toEqual(said(schemas["EkonomickySubjekt"]));
    expect(shown("pravniForma")).toEqual(said(schemas["EkonomickySubjektZaklad"]?.properties?.["pravniForma"]));
  });
});

describe.each(registrySources)("[DOC-03] the page of the source %s", (source) => {
  const names = schemasOf(source);

  it.each(sides)("has in $folder every field of its schemas, with its meaning and its code list", (side) => {
    const rows = rowsOf(`${side.folder}/${source}.md`);
    const wanted = names.flatMap((schema) =>
      propertiesOf(schemas[schema] ?? {}).map(([field, property]) => ({
        field,
        meaning: property[side.key],
        codeList: property["x-code-list"]?.name,
      })),
    );
    expect(wanted.length).toBeGreaterThan(5);
    const missing = wanted.filter(
      ({ field, meaning, codeList }) =>
        !rows.some(
          ({ cells: [name, said = ""] }) =>
            codeIn(name) === field && meaningIn(said) === meaning && codeListIn(said) === codeList,
        ),
    );
    expect(missing).toEqual([]);
  });

  it.each(sides)("describes in $folder each schema of its record, under its name", ({ folder, key }) => {
    const { text } = readDocument(`${folder}/${source}.md`);
    const extended = names.flatMap((name) =>
      (schemas[name]?.allOf ?? []).flatMap(({ $ref }) => referencesIn({ $ref })),
    );
    const held = names.filter((name) => !extended.includes(name));
    for (const name of held) expect(text).toContain(`## ${name}\n\n${schemas[name]?.[key] ?? "?"}\n`);
  });

  it("takes its examples from the sandbox", () => {
    const dataset = new RegistryDataset();
    const records = dataset.search(() => true).map(({ icoId }) => dataset.record(source, icoId));
    const known = new Set<string>();
    for (const record of records) valuesIn(record ?? {}, "", known);
    const path = `docs/records/${source}.md`;
    const examples = rowsOf(path).flatMap(({ cells }) => {
      const [field, example] = [codeIn(cells[0]), codeIn(cells[2])];
      return example === undefined
        ? []
        : [{ value: `${field ?? ""}: ${example}`, list: codeListIn(cells[1] ?? ""), example }];
    });
    expect(examples.length).toBeGreaterThan(rowsOf(path).length / 3);
    expect(examples.filter(({ value }) => !known.has(value))).toEqual([]);
    // A code is one of a list that there is.
    const unlisted = examples.filter(({ list, example }) => {
      const items = dataset.codeLists.filter(({ kodCiselniku }) => kodCiselniku === list);
      const codes = items.flatMap(({ polozkyCiselniku = [] }) => polozkyCiselniku.map(({ kod }) => kod));
      return list !== undefined && !codes.includes(example);
    });
    expect(unlisted).toEqual([]);
    const whole = readDocument(path).blocks.find(({ language }) => language === "json");
    expect(records).toContainEqual(JSON.parse(whole?.code ?? ""));
  });

  it.each(sides)(
    "has in $folder links from the list of the sources, from its fields, and from the other language",
    (side) => {
      const { folder, other } = side;
      const targetsOf = (name: string): string[] =>
        readDocument(`${folder}/${name}.md`).links.map(({ target }) => join(folder, target.split("#")[0] ?? ""));
      expect(targetsOf("README")).toContain(`${folder}/${source}.md`);
      expect(targetsOf("fields")).toContain(`${folder}/${source}.md`);
      expect(targetsOf(source)).toContain(`${other}/${source}.md`);
    },
  );
});
