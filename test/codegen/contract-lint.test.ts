import { afterAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { runLint } from "../../codegen/commands/lint.ts";
import { baseDocument } from "./corpus/base-document.ts";
import { generateDocument } from "./corpus/generate-document.ts";
import { smallContract } from "./import/small-contract.ts";
import { copyProject, projectRoot } from "./project-copy.ts";
import { runCommand, type Ended } from "./run-command.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const file = "spec/registry.openapi.yaml";
const printer = startSharedPrinter();
afterAll(() => printer.stop());

function lint(...args: string[]): Promise<Ended> {
  return runCommand((output) => runLint(args, output));
}

/** What the lint says of a contract. */
async function lintOf(text: string): Promise<Ended> {
  using copy = copyProject(["spec"]);
  copy.write(file, text);
  return await lint("--root", copy.root);
}

describe("what this project wants of the document beyond OpenAPI", () => {
  it("[SPEC-08] [SPEC-09] the document has all of it", async () => {
    expect(await lint("--root", projectRoot)).toEqual({
      status: 0,
      stdout: `${file} has all that is wanted\n`,
      stderr: "",
    });
  });

  it.each([
    [
      "[SPEC-08] where a schema comes from",
      "    Adresa:\n      x-origin: specification\n",
      "    Adresa:\n",
      /Adresa\): the key "x-origin" is missing/,
    ],
    ["an origin that is one", "x-origin: specification", "x-origin: hearsay", /x-origin\): must be one of/],
    [
      "[SPEC-08] a description of a property",
      "          description: Postal code.\n",
      "",
      /psc\): the key "description" is missing/,
    ],
    [
      "[DOC-03] what a property is, in Czech too",
      "          x-description-cs: PSČ.\n",
      "",
      /psc\): the key "x-description-cs" is missing/,
    ],
    [
      "[DOC-03] what a schema is, in Czech too",
      "      x-description-cs: Seznam.\n",
      "",
      /Seznam\): the key "x-description-cs" is missing/,
    ],
    [
      "a description of a parameter",
      "          description: ID number.\n",
      "",
      /parameters\/0\): the key "description" is missing/,
    ],
    ["an example of a parameter", '          example: "91002109"\n', "", /parameters\/0\): an example is missing/],
    [
      "a declared tag",
      "tags: [ekonomicke-subjekty-res]",
      "tags: [ekonomicke-subjekty-ress]",
      /tags\): the tag "ekonomicke-subjekty-ress" is not declared/,
    ],
    ["a summary", "      summary: Read one subject\n", "", /get\): the key "summary" is missing/],
    ["an operationId", "      operationId: vratRes\n", "", /get\): the key "operationId" is missing/],
    ["whether it may be repeated", "      x-read-only: true\n", "", /get\): the key "x-read-only" is missing/],
    ["the limits of the service", "x-service-limits:", "x-limits:", /\(\/\): the key "x-service-limits" is missing/],
    [
      "[SPEC-09] a property that stands once",
      "            stav:\n",
      "            ico:\n",
      /repeats "ico" of Zaklad, which it extends/,
    ],
  ])("%s", async (_what, from, to, expected) => {
    const text = smallContract.replace(from, to);
    expect(text).not.toBe(smallContract);
    expect(await lintOf(smallContract)).toMatchObject({ status: 0, stderr: "" });
    const { status, stderr } = await lintOf(text);
    expect(stderr).toMatch(expected);
    expect(stderr).toMatch(/^(?:spec\/registry\.openapi\.yaml:\d+:\d+ \(.*\n)+$/);
    expect(status).toBe(1);
  });

  it("[GEN-08] code is generated without it", async () => {
    const text = stringify(baseDocument(), { aliasDuplicateObjects: false });
    expect((await lintOf(text)).stderr.split("\n").length).toBeGreaterThan(20);
    const { files, examples } = await generateDocument(text, printer);
    expect(examples["vratVec"]).toMatchObject({ parameters: { id: expect.any(String) as string } });
    expect(files.get("registry-service.gen.ts")).toContain("icoPerFilter: Infinity,");
  });

  it("refuses an unknown option", async () => {
    expect((await lint("--rot")).status).toBe(2);
  });
});
