import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runLint } from "../../codegen/commands/lint.ts";
import { generate } from "../../codegen/generate.ts";
import { SourceFaults } from "../../codegen/source-error.ts";
import { checkHouseRules } from "../../codegen/sources/house-rules.ts";
import { parseYamlSource } from "../../codegen/sources/yaml-source.ts";
import { limits } from "../fixtures/limits.ts";
import { copyProject, projectRoot } from "./project-copy.ts";
import { runCommand, type Ended } from "./run-command.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const file = "spec/registry.openapi.yaml";
const text = readFileSync(join(projectRoot, file), "utf8");
const printer = startSharedPrinter();
afterAll(() => printer.stop());

/** What the lint says of the document with a change. */
function findings(from = "", to = ""): readonly string[] {
  if (!text.includes(from)) throw new Error(`the document does not contain ${from}`);
  const faults = checkHouseRules(parseYamlSource(file, text.replace(from, to)));
  try {
    faults.throwAny();
    return [];
  } catch (error) {
    if (!(error instanceof SourceFaults)) throw error;
    return error.faults.map(({ message }) => message);
  }
}

const firstExample = /\n {10}example: "91002109"/.exec(text)?.[0] ?? "no example";

describe("what this project wants of the document beyond OpenAPI", () => {
  it("the document has all of it", () => {
    expect(findings()).toEqual([]);
  });

  it.each([
    [
      "where a schema comes from",
      "    Adresa:\n      x-origin: specification\n",
      "    Adresa:\n",
      /Adresa\): the key "x-origin" is missing/,
    ],
    [
      "an origin that is one",
      "    Adresa:\n      x-origin: specification\n",
      "    Adresa:\n      x-origin: hearsay\n",
      /x-origin\): must be one of/,
    ],
    [
      "a description of a property",
      "description: Country name in Czech.",
      "",
      /nazevStatu\): the key "description" is missing/,
    ],
    [
      "[DOC-03] what a property is, in Czech too",
      "          x-description-cs: Český název státu.\n",
      "",
      /nazevStatu\): the key "x-description-cs" is missing/,
    ],
    [
      "[DOC-03] what a schema is, in Czech too",
      "      x-description-cs: Stránka výsledků vyhledávání ve VR.\n",
      "",
      /EkonomickeSubjektyVrSeznam\): the key "x-description-cs" is missing/,
    ],
    [
      "a description of a parameter",
      "          description: ID number of the subject.\n",
      "",
      /parameters\/0\): the key "description" is missing/,
    ],
    ["an example of a parameter", firstExample, "", /parameters\/0\): an example is missing/],
    [
      "a declared tag",
      "tags: [ekonomicke-subjekty-vr]",
      "tags: [ekonomicke-subjekty-vrr]",
      /tags\): the tag "ekonomicke-subjekty-vrr" is not declared/,
    ],
    [
      "a summary",
      "      summary: Read one subject from the combined registry\n",
      "",
      /get\): the key "summary" is missing/,
    ],
    ["an operationId", "      operationId: vratEkonomickySubjekt\n", "", /get\): the key "operationId" is missing/],
    ["whether it may be repeated", "      x-read-only: true\n", "", /get\): the key "x-read-only" is missing/],
    ["the limits of the service", "x-service-limits:", "x-limits:", /\(\/\): the key "x-service-limits" is missing/],
    [
      "a property that stands once",
      "            icoId:\n",
      "            ico:\n",
      /repeats "ico" of \w+, which it extends|does not name/,
    ],
  ])("%s", (_what, from, to, expected) => {
    expect(findings(from, to).join("\n")).toMatch(expected);
  });

  it("[GEN-08] code is generated without it", async () => {
    using copy = copyProject(["spec", "wsdl"]);
    copy.rename(file, "x-origin: specification", "x-origin: hearsay");
    copy.edit(file, "description: Country name in Czech.", "");
    copy.edit(file, firstExample, "");
    copy.edit(file, "tags: [ekonomicke-subjekty-vr]", "tags: [ekonomicke-subjekty-vrr]");
    copy.edit(file, "      x-read-only: true\n", "");
    copy.edit(file, "x-service-limits:", "x-limits:");
    const files = await generate(copy.root, { printer });
    expect(files.get("registry-examples.gen.ts")).toMatch(
      /vratEkonomickySubjekt: \{\n {4}"parameters": \{\n {6}"ico": "\d{8}"/,
    );
    expect(files.get("registry-operations.gen.ts")).toContain("icoPerFilter: Infinity,");
  });

  it("has a command that names what is missing and exits 1", async () => {
    const program = spawnSync(process.execPath, ["--import", "tsx", "codegen/lint.ts"], {
      cwd: projectRoot,
      encoding: "utf8",
      timeout: limits.program,
    });
    expect(program).toMatchObject({ status: 0, stdout: `${file} has all that is wanted\n` });
    const lint = (...args: string[]): Promise<Ended> => runCommand((output) => runLint(args, output));
    using copy = copyProject(["spec"]);
    copy.edit(file, "description: Country name in Czech.", "");
    const { status, stderr } = await lint("--root", copy.root);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^spec\/registry\.openapi\.yaml:\d+:\d+ \(.*nazevStatu\): the key "description" is missing\n$/,
    );
    expect((await lint("--rot")).status).toBe(2);
  });
});
