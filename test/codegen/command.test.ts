import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { limits } from "../fixtures/limits.ts";
import { copyProject, projectRoot } from "./project-copy.ts";

function codegen(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ["--import", "tsx", "codegen/main.ts", ...args], {
    cwd: projectRoot,
    encoding: "utf8",
    timeout: limits.program,
  });
}

describe("the codegen command", () => {
  it("[GEN-02] --check passes on the project as it is", () => {
    expect(codegen("--check")).toMatchObject({ status: 0, stderr: "" });
  });

  it("[GEN-02] --check names the stale files and the repairing command, exits 1 and writes nothing", () => {
    using copy = copyProject();
    copy.rename("spec/registry.openapi.yaml", "subRegistrSzr:", "subRegistr:");
    copy.edit("generated/identity.gen.ts", "export", "export ");
    // As long as before.
    copy.edit("generated/environments.gen.ts", "https://ares.gov.cz", "https://ares.gov.cx");
    copy.write("generated/old.gen.ts", "");
    const before = copy.generated();
    const { status, stderr } = codegen("--check", "--root", copy.root);
    expect(status).toBe(1);
    expect(stderr).toContain("generated/environments.gen.ts is changed");
    expect(stderr).toContain("generated/registry-types.gen.ts is changed");
    expect(stderr).toContain("generated/identity.gen.ts is changed");
    expect(stderr).toContain("generated/old.gen.ts is left over");
    expect(stderr).toContain("Run: npm run generate");
    expect(copy.generated()).toEqual(before);
  });

  it("[GEN-01] one command repairs all of it", () => {
    using copy = copyProject();
    const before = copy.generated();
    copy.edit("generated/identity.gen.ts", "export", "export ");
    copy.write("generated/old.gen.ts", "");
    expect(codegen("--root", copy.root)).toMatchObject({
      status: 0,
      stdout: "wrote generated/identity.gen.ts\nremoved generated/old.gen.ts\n",
    });
    expect(copy.generated()).toEqual(before);
    expect(codegen("--check", "--root", copy.root).status).toBe(0);
  });

  it("[GEN-06] a broken source is reported without a stack, exits 1 and leaves generated/ as it was", () => {
    using copy = copyProject();
    copy.edit("spec/environments.yaml", "https://ares.gov.cz", "ftp://ares.gov.cz");
    const before = copy.generated();
    const { status, stderr } = codegen("--root", copy.root);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^spec\/environments\.yaml:\d+:\d+ \(\/environments\/production\/registry\): must match .*\nNothing was written\.\n$/,
    );
    expect(copy.generated()).toEqual(before);
  });

  it("refuses an unknown option with its usage", () => {
    const { status, stderr } = codegen("--chek");
    expect(status).toBe(2);
    expect(stderr).toMatch(/--chek[\s\S]*Usage: npm run generate/);
  });
});

describe("a field renamed in the document", () => {
  it("[GEN-03] makes the type check fail where the field is used", () => {
    using copy = copyProject(["spec", "wsdl", "generated", "src", "examples", "package.json", "tsconfig.json"]);
    const typecheck = (): { status: number | null; stdout: string } =>
      spawnSync(process.execPath, [`${projectRoot}node_modules/typescript/bin/tsc`, "-p", copy.root], {
        encoding: "utf8",
        timeout: limits.program,
      });
    expect(typecheck().status).toBe(0);
    copy.rename("spec/registry.openapi.yaml", "czNacePrevazujici:", "czNaceHlavni:");
    expect(codegen("--root", copy.root)).toMatchObject({ status: 0, stderr: "" });
    const { status, stdout } = typecheck();
    expect(status).not.toBe(0);
    expect(stdout).toMatch(
      /examples\/demo\/scenes\/registry\.ts\(\d+,\d+\): error TS\d+: Property 'czNacePrevazujici' does not exist/,
    );
  });
});
