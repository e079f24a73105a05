import { spawnSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { runGenerate } from "../../codegen/commands/generate.ts";
import { limits } from "../fixtures/limits.ts";
import { copyProject, projectRoot } from "./project-copy.ts";
import { runCommand, type Ended } from "./run-command.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const printer = startSharedPrinter();
afterAll(() => printer.stop());

function codegen(...args: string[]): Promise<Ended> {
  return runCommand((output) => runGenerate(args, output, { printer }));
}

/** The same as a program. */
function codegenProgram(...args: string[]): Ended {
  return spawnSync(process.execPath, ["--import", "tsx", "codegen/main.ts", ...args], {
    cwd: projectRoot,
    encoding: "utf8",
    timeout: limits.program,
  });
}

describe("the codegen command", () => {
  it("[GEN-02] --check passes on the project as it is", () => {
    expect(codegenProgram("--check")).toMatchObject({ status: 0, stderr: "" });
  });

  it("[GEN-02] --check names the stale files and the repairing command, exits 1 and writes nothing", async () => {
    using copy = copyProject();
    copy.rename("spec/registry.openapi.yaml", "subRegistrSzr:", "subRegistr:");
    copy.edit("generated/identity.gen.ts", "export", "export ");
    // As long as before.
    copy.edit("generated/environments.gen.ts", "https://ares.gov.cz", "https://ares.gov.cx");
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

  it("[GEN-01] one command repairs all of it", async () => {
    using copy = copyProject();
    const before = copy.generated();
    copy.edit("generated/identity.gen.ts", "export", "export ");
    copy.write("generated/old.gen.ts", "");
    expect(await codegen("--root", copy.root)).toMatchObject({
      status: 0,
      stdout: "wrote generated/identity.gen.ts\nremoved generated/old.gen.ts\n",
    });
    expect(copy.generated()).toEqual(before);
    expect((await codegen("--check", "--root", copy.root)).status).toBe(0);
  });

  it("[GEN-06] a broken source is reported without a stack, exits 1 and leaves generated/ as it was", async () => {
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

  it("refuses an unknown option with its usage", () => {
    const { status, stderr } = codegenProgram("--chek");
    expect(status).toBe(2);
    expect(stderr).toMatch(/--chek[\s\S]*Usage: npm run generate/);
  });
});

describe("a field renamed in the document", () => {
  it("[GEN-03] makes the type check fail where the field is used", async () => {
    using copy = copyProject(["spec", "wsdl", "generated", "src", "examples", "package.json", "tsconfig.json"]);
    const tsc = `${projectRoot}node_modules/typescript/bin/tsc`;
    // The second time it checks what the change can reach.
    const buildInfo = `${copy.root}/tsconfig.tsbuildinfo`;
    const typecheck = (): { status: number | null; stdout: string } =>
      spawnSync(process.execPath, [tsc, "-p", copy.root, "--incremental", "--tsBuildInfoFile", buildInfo], {
        encoding: "utf8",
        timeout: limits.program,
      });
    expect(typecheck().status).toBe(0);
    copy.rename("spec/registry.openapi.yaml", "czNacePrevazujici:", "czNaceHlavni:");
    expect(await codegen("--root", copy.root)).toMatchObject({ status: 0, stderr: "" });
    const { status, stdout } = typecheck();
    expect(status).not.toBe(0);
    expect(stdout).toMatch(
      /examples\/demo\/scenes\/registry\.ts\(\d+,\d+\): error TS\d+: Property 'czNacePrevazujici' does not exist/,
    );
  });
});
