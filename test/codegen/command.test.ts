import { spawnSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { runGenerate } from "../../codegen/commands/generate.ts";
import { registryTypes } from "../../codegen/products/registry-types.ts";
import { readRegistry } from "../../codegen/sources/registry-document.ts";
import { parseYamlSource } from "../../codegen/sources/yaml-source.ts";
import { limits } from "../fixtures/limits.ts";
import { compile } from "./compile.ts";
import { copyProject, projectRoot } from "./project-copy.ts";
import { runCommand, type Ended } from "./run-command.ts";
import { startSharedPrinter } from "./shared-printer.ts";
import { registryContractText } from "../fixtures/registry-contract.ts";

const printer = startSharedPrinter();
afterAll(() => printer.stop());

function codegen(...args: string[]): Promise<Ended> {
  return runCommand((output) => runGenerate(args, output, { printer }));
}

describe("the codegen command", () => {
  it("[GEN-02] --check names the stale files and the repairing command, exits 1 and writes nothing", async () => {
    using copy = copyProject();
    copy.edit("spec/environments.yaml", "https://externalauthapi.caais.gov.cz", "https://moved.caais.gov.cz");
    copy.edit("generated/identity.gen.ts", "export", "export ");
    // As long as before.
    copy.edit("generated/registry-types.gen.ts", "subRegistrSzr", "subRegistrSzs");
    copy.write("generated/old.gen.ts", "");
    const before = copy.generated();
    const { status, stderr } = await codegen("--check", "--root", copy.root);
    expect(status).toBe(1);
    expect(stderr).toContain("generated/environments.gen.ts is changed");
    expect(stderr).toContain("generated/registry-types.gen.ts is changed");
    expect(stderr).toContain("generated/identity.gen.ts is changed");
    expect(stderr).toContain("generated/old.gen.ts is left over");
    expect(stderr).toContain("Run: npm run generate");
    expect(copy.generated()).toEqual(before);
  });

  it("[GEN-01] [GEN-02] repairs everything by one command, after which --check passes", async () => {
    using copy = copyProject();
    copy.write("generated/README.md", "kept");
    const before = copy.generated();
    copy.edit("generated/identity.gen.ts", "export", "export ");
    copy.write("generated/old.gen.ts", "");
    expect(await codegen("--root", copy.root)).toMatchObject({
      status: 0,
      stdout: "wrote generated/identity.gen.ts\nremoved generated/old.gen.ts\n",
    });
    expect(copy.generated()).toEqual(before);
    expect(await codegen("--check", "--root", copy.root)).toMatchObject({ status: 0, stderr: "" });
  });

  it("[GEN-06] reports a broken source without a stack, exits 1 and leaves generated/ as it was", async () => {
    using copy = copyProject();
    copy.edit("spec/environments.yaml", "https://ares.gov.cz", "ftp://ares.gov.cz");
    const before = copy.generated();
    const { status, stderr } = await codegen("--root", copy.root);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^spec\/environments\.yaml:\d+:\d+ \(\/environments\/production\/registry\): must match .*\nNothing was written\.\n$/,
    );
    expect(copy.generated()).toEqual(before);
  });

  it("refuses an unknown option with its usage, as a program", () => {
    const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "codegen/main.ts", "--chek"], {
      cwd: projectRoot,
      encoding: "utf8",
      timeout: limits.program,
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/--chek[\s\S]*Usage: npm run generate/);
  });
});

describe("a field renamed in the document", () => {
  it("[GEN-03] makes the type check fail where the field is used", async () => {
    const renamed = registryContractText.replaceAll("czNacePrevazujici:", "czNaceHlavni:");
    expect(renamed).not.toBe(registryContractText);
    const types = await registryTypes(readRegistry(parseYamlSource("contract.yaml", renamed)), printer);
    const scene = "examples/demo/scenes/registry.ts";
    expect(compile(new Map(), [scene]).faultsOf(scene)).toEqual([]);
    expect(compile(new Map([[`generated/${types.name}`, types.text]]), [scene]).faultsOf(scene)).toContainEqual(
      expect.stringMatching(/^examples\/demo\/scenes\/registry\.ts:\d+: Property 'czNacePrevazujici' does not exist/),
    );
  });
});
