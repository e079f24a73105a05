import { afterAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { runLint } from "../../codegen/commands/lint.ts";
import { baseDocument } from "./corpus/base-document.ts";
import { generateDocument } from "./corpus/generate-document.ts";
import { smallOverlay, smallPublished } from "./import/small-contract.ts";
import { registryContract, registryContractDocument } from "../fixtures/registry-contract.ts";
import { copyProject, projectRoot } from "./project-copy.ts";
import { runCommand, type Ended } from "./run-command.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const file = "spec/registry.overlay.yaml";
const printer = startSharedPrinter();
afterAll(() => printer.stop());

function lint(...args: string[]): Promise<Ended> {
  return runCommand((output) => runLint(args, output));
}

/** The findings of the linter in a small contract after one replacement. */
async function lintOf(from = "", to = ""): Promise<Ended> {
  using copy = copyProject(["spec"]);
  const [published, ours] = [smallPublished, smallOverlay].map((text) => text.replace(from, to));
  expect([published, ours], from).not.toEqual(from === "" ? [] : [smallPublished, smallOverlay]);
  copy.write("spec/registry.openapi.yaml", published ?? "");
  copy.write(file, ours ?? "");
  return await lint("--root", copy.root);
}

describe("the project's own rules for the document, beyond OpenAPI", () => {
  it("[SPEC-08] the document keeps all of them, unless the overlay is not yet for its version", async () => {
    const { status, stdout, stderr } = await lint("--root", projectRoot);
    expect(status).toBe(0);
    if (registryContractDocument.info.version !== registryContract.wordsFor) return;
    expect({ stdout, stderr }).toEqual({ stdout: `${file} has all that is wanted\n`, stderr: "" });
  });

  it.each([
    ["an origin that is one", "x-origin: specification", "x-origin: hearsay", /x-origin\): must be one of/],
    [
      "[SPEC-08] [DOC-03] what a property is, in both languages",
      "{ description: Postal code., x-description-cs: PSČ. }",
      "{ description: Postal code. }",
      /psc\): has no words of this project/,
    ],
    [
      "[SPEC-08] [DOC-03] what a schema is, in both languages",
      "{ description: List., x-description-cs: Seznam. }",
      "{ description: List. }",
      /Seznam\): has no words of this project/,
    ],
    ["a description of a parameter", "description: ID number., example", "example", /parameters\/0\): has no words of/],
    ["an example of a parameter", ', example: "91002109" }', " }", /parameters\/0\): an example is missing/],
    ["a word on a tag", "description: Subjects in RES.", "x-a: 1", /tags\/0\): has no words of this project/],
    ["a summary", "summary: Read one subject, ", "", /get\): has no words of this project/],
    ["the limits of the service", "x-service-limits:", "x-limits:", /\(\/\): the key "x-service-limits" is missing/],
  ])("%s", async (_what, from, to, expected) => {
    const { status, stderr } = await lintOf(from, to);
    expect(stderr).toMatch(expected);
    expect(status).toBe(1);
  });

  it("[GEN-17] lists what has no description in a version without an overlay, and does not require it", async () => {
    expect(await lintOf()).toMatchObject({ status: 0, stderr: "" });
    const words = "{ description: Postal code., x-description-cs: PSČ. }";
    using copy = copyProject(["spec"]);
    copy.write("spec/registry.openapi.yaml", smallPublished.replace("version: 1.3.0", "version: 1.4.0"));
    copy.write(file, smallOverlay.replace(words, "{ description: Postal code. }"));
    const { status, stderr } = await lint("--root", copy.root);
    expect(stderr).toMatch(
      /^spec\/registry\.overlay\.yaml:\d+:\d+ \(\/actions\/\d+\/update\/description|psc\): has no words/,
    );
    expect(status).toBe(0);
  });

  it("[GEN-08] generates code for such a document", async () => {
    const text = stringify(baseDocument(), { aliasDuplicateObjects: false });
    const { files, examples } = await generateDocument(text, printer);
    expect(examples["vratVec"]).toMatchObject({ parameters: { id: expect.any(String) as string } });
    expect(files.get("registry-service.gen.ts")).toContain("icoPerFilter: Infinity,");
  });

  it("refuses an unknown option", async () => {
    expect((await lint("--rot")).status).toBe(2);
  });
});
