import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "prettier";
import { afterAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { runImport } from "../../../codegen/commands/import.ts";
import { importDocument, type Imported } from "../../../codegen/import/import-document.ts";
import { FaultList } from "../../../codegen/source-error.ts";
import { checkHouseRules } from "../../../codegen/sources/house-rules.ts";
import { parseYamlSource } from "../../../codegen/sources/yaml-source.ts";
import { limits } from "../../fixtures/limits.ts";
import { copyProject, projectRoot } from "../project-copy.ts";
import { publishedChanges } from "./changes.ts";
import { runCommand, type Ended } from "../run-command.ts";
import { at, publish, smallContract } from "./small-contract.ts";
import { startSharedPrinter } from "../shared-printer.ts";

const file = "spec/registry.openapi.yaml";
const contract = readFileSync(join(projectRoot, file), "utf8");
const printer = startSharedPrinter();
const folder = mkdtempSync(join(tmpdir(), "ares-caais-import-"));
afterAll(async () => {
  await printer.stop();
  rmSync(folder, { recursive: true });
});

async function run(ours: string, published: unknown): Promise<Imported> {
  const text = typeof published === "string" ? published : JSON.stringify(published);
  return importDocument(file, ours, { file: "published", bytes: new TextEncoder().encode(text) }, { printer });
}

/** The lines that differ, without those around them. */
function diff(before: string, after: string): string[] {
  writeFileSync(join(folder, "before"), before);
  writeFileSync(join(folder, "after"), after);
  const { stdout } = spawnSync("git", ["diff", "--no-index", "--no-color", "-U0", "before", "after"], {
    cwd: folder,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((line) => /^[+-]/.test(line) && !/^(?:\+\+\+|---) /.test(line));
}

function remarks({ report }: Imported): string[] {
  return (["came", "went", "changed", "kept", "questions"] as const).flatMap((list) =>
    report[list].map(({ place, text }) => `${list} ${place}: ${text}`),
  );
}

describe("an import of one change", () => {
  it.each(publishedChanges)("[GEN-10] takes over $name, and nothing else", async ({ edit, diff: wanted, report }) => {
    const published = publish(smallContract);
    edit(published);
    const imported = await run(smallContract, published);
    const found = diff(smallContract, imported.text);
    if (wanted === undefined) expect(found.filter((line) => line.startsWith("+"))).toEqual([]);
    else {
      const patterns = wanted.map((line): unknown => (line.startsWith("\\+") ? expect.stringMatching(line) : line));
      expect(found).toEqual(patterns);
    }
    const said = remarks(imported).filter((line) => !line.endsWith(": an invented example"));
    for (const line of report) expect(said.join("\n")).toContain(line);
    // The corrections stay as long as the published document has the faults.
    const known = [...report, "kept Adresa.pscTxt: published as ", "kept security: published as "];
    const unexpected = said.filter((line) => !known.some((start) => line.startsWith(start)));
    expect(unexpected).toEqual([]);
    expect(await check(imported.text, { parser: "yaml", printWidth: 120, proseWrap: "preserve" })).toBe(true);
    const faults: FaultList = checkHouseRules(parseYamlSource(file, imported.text));
    faults.throwAny();
    expect((await run(imported.text, published)).text).toBe(imported.text);
  });
});

describe("what ours does not say in Czech", () => {
  it("[GEN-10] [DOC-03] is asked for, and what ours says in English stays alone", async () => {
    const ours = smallContract.replace("          x-description-cs: PSČ.\n", "");
    const imported = await run(ours, publish(smallContract.replace("version: 1.3.0", "version: 1.4.0")));
    expect(imported.text).toBe(ours.replace("version: 1.3.0", "version: 1.4.0"));
    expect(imported.report.questions).toEqual([{ place: "Adresa.psc", text: 'the key "x-description-cs" is missing' }]);
  });

  it("[GEN-10] [DOC-03] comes with the published words where ours has no words at all", async () => {
    const words = "          description: Postal code.\n          x-description-cs: PSČ.\n";
    const imported = await run(smallContract.replace(words, ""), publish(smallContract));
    const published = '          description: "Česky: popis"\n          x-description-cs: "Česky: popis"\n';
    expect(imported.text).toBe(smallContract.replace(words, published));
  });
});

/** Members in another order at every depth. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, member]): [string, unknown] => [key, reversed(member)]);
  return Object.fromEntries(members.reverse());
}

describe("an import into the contract", () => {
  it.each([
    ["itself", smallContract],
    ["itself as JSON, with a byte order mark", `\uFEFF${JSON.stringify(parse(smallContract), null, "\t")}`],
    ["what its operator publishes, in another order", JSON.stringify(reversed(publish(smallContract)))],
    ["the same as YAML", stringify(publish(smallContract))],
  ])("[GEN-10] of %s changes no byte, and says so", async (_what, published) => {
    const { text, report, versions } = await run(smallContract, published);
    expect(text).toBe(smallContract);
    expect(versions).toEqual(["1.3.0", "1.3.0"]);
    expect([...report.came, ...report.went, ...report.changed]).toEqual([]);
  });

  it("[GEN-10] of the published one changes no byte of this project's, and keeps each of its corrections", async () => {
    const { text, report } = await run(contract, JSON.stringify(reversed(publish(contract))));
    expect(text).toBe(contract);
    expect([...report.came, ...report.went, ...report.changed, ...report.questions]).toEqual([]);
    expect(report.kept).toHaveLength(contract.match(/^ *x-correction:/gm)?.length ?? 0);
  });

  it("[GEN-10] of a version with a source, a field, an enumeration value and a status more needs no hand, and keeps all that stays", async () => {
    const published = publish(contract);
    at(published, "info")["version"] = "1.4.0";
    const paths = at(published, "paths");
    const schemas = at(published, "components", "schemas");
    const renamed = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replaceAll("Ceu", "Isr").replaceAll("-ceu", "-isr"));
    for (const path of ["/{ico}", "/vyhledat"])
      paths[`/ekonomicke-subjekty-isr${path}`] = renamed(paths[`/ekonomicke-subjekty-ceu${path}`]);
    for (const name of Object.keys(schemas).filter((known) => known.includes("Ceu"))) {
      schemas[name.replace("Ceu", "Isr")] = renamed(schemas[name]);
    }
    at(schemas, "Adresa", "properties")["kodCastiStatu"] = { type: "string", maxLength: 3, description: "Část státu" };
    (at(schemas, "KodChybyEnum")["enum"] as string[]).push("PRILIS_MNOHO_DOTAZU");
    const answers = at(paths, "/ekonomicke-subjekty/{ico}", "get", "responses");
    answers["429"] = {
      description: "Příliš mnoho dotazů",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Chyba" } } },
    };

    // It generates from the result, in memory: what it cannot generate from it refuses.
    const imported = await run(contract, published);
    checkHouseRules(parseYamlSource(file, imported.text)).throwAny();
    const changed = diff(contract, imported.text);
    // Notes, corrections, descriptions, examples and comments stay to the letter.
    expect(changed.filter((line) => line.startsWith("-"))).toEqual(["-  version: 1.3.0"]);
    expect(changed.filter((line) => line.includes("x-source"))).toEqual([
      "+      x-source: isr",
      "+      x-source: isr",
    ]);
    expect(imported.report.came.map(({ place }) => place)).toEqual(
      expect.arrayContaining([
        "Adresa.kodCastiStatu",
        "KodChybyEnum.enum",
        "get /ekonomicke-subjekty-isr/{ico}",
        "get /ekonomicke-subjekty/{ico} responses 429",
        "post /ekonomicke-subjekty-isr/vyhledat",
        "tags",
      ]),
    );
    expect(imported.report.went).toEqual([]);
    expect(imported.report.questions.map(({ place }) => place)).toEqual(["tags"]);
    expect((await run(imported.text, published)).text).toBe(imported.text);
  });
});

describe("what cannot be imported", () => {
  const json = JSON.stringify(publish(smallContract));
  const yaml = stringify(publish(smallContract));
  it.each([
    ["Swagger 2.0", `{ "swagger": "2.0", "paths": {} }`, /is Swagger "2.0"; only OpenAPI 3.0/],
    ["OpenAPI 3.1", json.replace("3.0.0", "3.1.0"), /is OpenAPI "3.1.0"; only OpenAPI 3.0/],
    ["HTML", "<!doctype html><title>Přihlášení</title>", /is HTML or XML/],
    ["JSON that is cut off", json.slice(0, -100), /published:\d+:\d+: /],
    ["YAML that is cut off", yaml.slice(0, yaml.indexOf("components:")), /nothing is named #\/components/],
    [
      "JSON without end",
      `{ "openapi": "3.0.0", "x-a": ${"[".repeat(20_000)}${"]".repeat(20_000)} }`,
      /more than 100 deep/,
    ],
    ["nothing", " \n", /is empty/],
    ["another text", "Služba je dočasně nedostupná.", /is no OpenAPI document/],
    ["a list", "[]", /is no OpenAPI document/],
    ["no version", `{ "paths": {} }`, /the key "openapi" is missing/],
    ["no paths", `{ "openapi": "3.0.0", "info": { "title": "A", "version": "1" } }`, /the key "paths" is missing/],
    [
      "a reference to another file",
      json.replaceAll("#/components/schemas/Adresa", "adresa.yaml"),
      /is not in this document/,
    ],
    ["aliases without an end", "a: &a [x, x]\nb: &b [*a, *a]\nopenapi: *b\n", /is OpenAPI|published:/],
    [
      "a schema that nothing fits",
      json.replace('"minimum":0', '"minimum":9,"maximum":1'),
      /published:\/components\/schemas\/Adresa\/properties\/psc: nothing lies between 9 and 1/,
    ],
  ])("[GEN-10] %s is refused by name", async (_what, published, reason) => {
    const error: unknown = await run(smallContract, published).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: expect.stringMatching(/^Source(?:Error|Faults)$/) as string });
    expect((error as Error).message).toMatch(/^published/);
    expect((error as Error).message).toMatch(reason);
  });

  it("[GEN-10] another encoding is refused by name", async () => {
    const bytes = Buffer.from(`\uFEFF${json}`, "utf16le");
    await expect(importDocument(file, smallContract, { file: "published", bytes })).rejects.toThrow(
      "published: is no text in UTF-8",
    );
  });
});

describe("the import command", () => {
  function command(...args: string[]): Promise<Ended> {
    return runCommand((output) => runImport(args, output, { printer }));
  }

  /** The same as a program. */
  function program(...args: string[]): Ended {
    return spawnSync(process.execPath, ["--import", "tsx", "codegen/import.ts", ...args], {
      cwd: projectRoot,
      encoding: "utf8",
      timeout: limits.program,
    });
  }

  it("[GEN-10] writes ours and prints the report; a second time it changes nothing", async () => {
    using copy = copyProject(["spec"]);
    copy.write(file, smallContract);
    const published = publish(smallContract);
    at(published, "info")["version"] = "1.4.0";
    copy.write("published.json", `\uFEFF${JSON.stringify(published)}`);
    const args = [join(copy.root, "published.json"), "--root", copy.root];
    const { status, stdout } = program(...args);
    expect(stdout).toMatch(
      /^# Import of published.json into spec\/registry.openapi.yaml: 1.3.0 → 1.4.0\n\n## What changed \(1\)\n/,
    );
    expect(status).toBe(0);
    const imported = copy.read(file);
    expect(imported).toBe(smallContract.replace("version: 1.3.0", "version: 1.4.0"));
    expect(await command(...args)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("changes nothing") as string,
    });
    expect(copy.read(file)).toBe(imported);
    expect(readdirSync(join(copy.root, "spec"))).toEqual(readdirSync(join(projectRoot, "spec")));
  });

  it.each([
    [
      "a file that is none",
      ["published.html"],
      1,
      /published.html: is HTML or XML, no OpenAPI document\nNothing was changed.\n$/,
    ],
    ["a file that is not there", ["nowhere.json"], 1, /nowhere.json: cannot be read: ENOENT/],
    ["no file", [], 2, /One file is imported.\n\nUsage: /],
    ["two files", ["a", "b"], 2, /One file is imported.\n\nUsage: /],
    ["an unknown option", ["a", "--force"], 2, /'--force'[^]*Usage: /],
  ])("[GEN-10] refuses %s, and touches nothing", async (_what, args, code, message) => {
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
    expect(copy.read(file)).toBe(contract);
    expect(readdirSync(join(copy.root, "spec"))).toEqual(readdirSync(join(projectRoot, "spec")));
  });
});
