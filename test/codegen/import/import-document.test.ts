import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "prettier";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { runImport } from "../../../codegen/commands/import.ts";
import { importDocument, type Imported } from "../../../codegen/import/import-document.ts";
import { overlayFile, publishedFile } from "../../../codegen/overlay/read-contract.ts";
import { limits } from "../../fixtures/limits.ts";
import { copyProject, projectRoot } from "../project-copy.ts";
import { runCommand, type Ended } from "../run-command.ts";
import { at, publishedDocument, smallOverlay, smallPublished, type Node } from "./small-contract.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly equivalents: readonly [what: string, newer: object, older: object][];
  /** Texts, or changes of the small document as JSON, and the reason. */
  readonly refused: readonly {
    readonly what: string;
    readonly text?: string;
    readonly edits?: Readonly<Record<string, string>>;
    readonly reason: RegExp;
  }[];
  readonly commands: readonly [what: string, args: readonly string[], code: number, message: RegExp][];
};

const ours = readFileSync(join(projectRoot, publishedFile), "utf8");

/** Imports a document onto a small one. */
async function take(published: unknown, before = smallPublished, overlay = smallOverlay): Promise<Imported> {
  const text = typeof published === "string" ? published : JSON.stringify(published);
  const read = (file: string): string => (file === publishedFile ? before : overlay);
  return importDocument(read, { file: "published", bytes: new TextEncoder().encode(text) }, "published");
}

/** The small document with a change. */
function changed(edit: (document: Node) => unknown): Node {
  const document = parse(smallPublished) as Node;
  edit(document);
  return document;
}

/** Members in another order at every depth, and lists whose order says nothing. */
function reversed(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => reversed(item));
    return ["required", "enum", "security", "parameters", "allOf", "tags"].includes(name) ? items.reverse() : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, member]): [string, unknown] => [key, reversed(member, key)]);
  return Object.fromEntries(members.reverse());
}

const schemas = (document: Node): Node => at(document, "components", "schemas");
const fields = (document: Node): Node => at(schemas(document), "Adresa", "properties");

describe("an import", () => {
  const unchanged = `# Import of published into ${publishedFile}: changes nothing\n`;

  it("[GEN-10] [GEN-17] changes no byte for this project's document in another order", async () => {
    const overlay = readFileSync(join(projectRoot, overlayFile), "utf8");
    const { text, report } = await take(reversed(publishedDocument()), ours, overlay);
    expect(text).toBe(ours);
    expect(report).toBe(unchanged);
  });

  const small = parse(smallPublished) as Node;
  it.each<[what: string, text: string]>([
    ["JSON with a byte-order mark", `\uFEFF${JSON.stringify(small, null, "\t")}`],
    ["YAML", stringify(small)],
    ["YAML with a byte-order mark", `\uFEFF${stringify(small)}`],
    ["what has extensions of its own", JSON.stringify({ "x-a": 1, ...small })],
  ])("[GEN-10] [GEN-17] changes no byte for the same document: %s", async (_what, published) => {
    const { text } = await take(small);
    expect(await take(published, text)).toEqual({ text, report: unchanged, version: "1.3.0", changes: [] });
  });

  it("[GEN-10] [GEN-17] copies the document in the order of the previous one, and reports changes and missing descriptions", async () => {
    const published = changed((document) => {
      at(document, "info")["version"] = "1.4.0";
      at(schemas(document), "Adresa")["properties"] = { kodCasti: { type: "string" }, ...fields(document) };
    });
    const { text, report } = await take(reversed(published));
    expect(parse(text)).toEqual(published);
    expect(Object.keys(parse(text) as Node)).toEqual(Object.keys(parse(smallPublished) as Node));
    expect(await check(text, { parser: "yaml", printWidth: 120, proseWrap: "preserve" })).toBe(true);
    expect(report).toBe(`# Import of published into ${publishedFile}: 1.3.0 → 1.4.0

## Changes (2)

~~~text
changed info/version: 1.3.0 -> 1.4.0
added   schemas/Adresa/properties/kodCasti

2 changes, 0 of them can break a client.
~~~

## Places without words of this project (1)

- \`/components/schemas/Adresa/properties/kodCasti\`
`);
    expect((await take(published, text)).text).toBe(text);
  });

  it("[GEN-16] names the line of each addition that no longer fits, and takes the document all the same", async () => {
    const published = changed((document) => {
      at(fields(document), "pscTxt")["maximum"] = 12;
      delete fields(document)["psc"];
    });
    const { text, report } = await take(published);
    expect(parse(text)).toEqual(published);
    expect(report).toContain("\n## Actions of spec/registry.overlay.yaml that no longer fit (3)\n");
    expect(report).toMatch(
      /\n- spec\/registry\.overlay\.yaml:\d+:5 .*pscTxt\.maximum \(A text has a length\.\) corrects 10, but .* says 12/,
    );
    expect(report).toMatch(/\n- spec\/registry\.overlay\.yaml:\d+:5 .*properties\.psc has no target in /);
  });

  it("[GEN-20] reports operations from which no method can be generated, and takes the document all the same", async () => {
    const { report } = await take(
      changed(({ paths }) => {
        const responses = { "200": { description: "It.", content: { "application/pdf": {} } } };
        Object.assign(paths as Node, { "/vypis": { get: { operationId: "vratVypis", responses } } });
      }),
    );
    expect(report).toMatch(
      /## Left out of the generated client \(1\)\n\n- .*: the operation vratVypis is left out, registry\.client reaches it: only JSON .* not application\/pdf/,
    );
  });

  it("[GEN-17] leaves out what OpenAPI 3.0 does not have, and reports it", async () => {
    const { text, report } = await take(changed((document) => (at(schemas(document), "Adresa")["maxLenght"] = 1)));
    expect(text).not.toContain("maxLenght");
    expect(report).toContain(
      'does not have it (1)\n\n- `/components/schemas/Adresa/maxLenght`: unknown key "maxLenght"\n',
    );
  });

  const refA = { $ref: "#/components/schemas/Zaklad" };
  it.each<[what: string, newer: object, older: object]>([
    ...tables.equivalents,
    ["a choice of a reference and null", { oneOf: [refA, { type: "null" }] }, { allOf: [refA], nullable: true }],
    [
      "a choice of several and null",
      { oneOf: [refA, { type: "string" }, { type: "null" }] },
      { oneOf: [refA, { type: "string" }], nullable: true },
    ],
    ["words beside a reference", { ...refA, description: "A" }, { description: "A", allOf: [refA] }],
  ])("[GEN-17] takes OpenAPI 3.1 where 3.0 has an equivalent: %s", async (_what, newer, older) => {
    const published = (schema: object, openapi: string): Node =>
      changed((document) => {
        document["openapi"] = openapi;
        fields(document)["nova"] = schema;
      });
    const newest = {
      ...published(newer, "3.1.1"),
      jsonSchemaDialect: "https://spec.openapis.org/oas/3.1/dialect/base",
    };
    const { text } = await take(newest);
    expect(parse(text)).toEqual(published(older, "3.0.4"));
  });
});

describe("documents that cannot be imported", () => {
  const json = JSON.stringify(parse(smallPublished));
  it.each([
    ...tables.refused.map(({ what, text = json, edits = {}, reason }) => {
      const edit = (document: string, [from, to]: [string, string]): string => document.replaceAll(from, to);
      return [what, Object.entries(edits).reduce(edit, text), reason] as const;
    }),
    [
      "a name that every object has, in JSON by its line",
      json.replace('"properties":{', '"properties":{"__proto__":{"type":"string"},'),
      /^published:\d+:\d+ \(\/components\/schemas\/\w+(?:\/allOf\/\d)?\/properties\/__proto__\): every object of JavaScript has this name/,
    ],
    ["JSON that is cut off", json.slice(0, -100), /published:\d+:\d+: /],
    [
      "YAML that is cut off",
      smallPublished.slice(0, smallPublished.indexOf("components:")),
      /nothing is named #\/components/,
    ],
    [
      "JSON without end",
      `{ "openapi": "3.0.0", "x-a": ${"[".repeat(20_000)}${"]".repeat(20_000)} }`,
      /more than 100 deep/,
    ],
  ] as const)("[GEN-10] refuses %s by name", async (_what, published, reason) => {
    const error: unknown = await take(published).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: expect.stringMatching(/^Source(?:Error|Faults)$/) as string });
    expect((error as Error).message).toMatch(/^published/);
    expect((error as Error).message).toMatch(reason);
  });

  it("[GEN-10] refuses another encoding by name", async () => {
    const bytes = Buffer.from(`\uFEFF${json}`, "utf16le");
    await expect(importDocument(() => smallPublished, { file: "published", bytes }, "published")).rejects.toThrow(
      "published: is no text in UTF-8",
    );
  });
});

describe("the import command", () => {
  function command(...args: string[]): Promise<Ended> {
    return runCommand((output) => runImport(args, output));
  }

  it("[GEN-10] [GEN-17] writes the file and prints the report, as a program; a second time it changes nothing", async () => {
    using copy = copyProject(["spec"]);
    const published = publishedDocument();
    at(published, "info")["version"] = "1.4.0";
    copy.write("published.json", `\uFEFF${JSON.stringify(published)}`);
    const args = [join(copy.root, "published.json"), "--root", copy.root];
    const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "codegen/import.ts", ...args], {
      cwd: projectRoot,
      encoding: "utf8",
      timeout: limits.program,
    });
    expect(stdout).toMatch(
      /^# Import of published.json into spec\/registry.openapi.yaml: 1.3.0 → 1.4.0\n\n## Changes \(1\)\n/,
    );
    expect(status).toBe(0);
    const imported = copy.read(publishedFile);
    expect(imported).toBe(ours.replace("version: 1.3.0", "version: 1.4.0"));
    expect(await command(...args)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("changes nothing") as string,
    });
    expect(copy.read(publishedFile)).toBe(imported);
    expect(readdirSync(join(copy.root, "spec"))).toEqual(readdirSync(join(projectRoot, "spec")));
  });

  it.each(tables.commands)("[GEN-10] refuses %s, and touches nothing", async (_what, args, code, message) => {
    using copy = copyProject(["spec"]);
    copy.write("published.html", "<html>");
    const { status, stdout, stderr } = await command(
      ...args.map((arg) => (arg.startsWith("-") ? arg : join(copy.root, arg))),
      "--root",
      copy.root,
    );
    expect(stderr).toMatch(message);
    expect(stdout).toBe("");
    expect(status).toBe(code);
    expect(copy.read(publishedFile)).toBe(ours);
    expect(readdirSync(join(copy.root, "spec"))).toEqual(readdirSync(join(projectRoot, "spec")));
  });
});
