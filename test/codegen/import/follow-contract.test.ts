import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { changesFeed, changesPage, feedOf } from "../../../codegen/import/changes-page.ts";
import { limits } from "../../fixtures/limits.ts";
import { copyProject, projectRoot, type ProjectCopy } from "../project-copy.ts";
import { at, publishedDocument, type Node } from "./small-contract.ts";

const file = "spec/registry.openapi.yaml";
/** Passes when the code is generated from the new contract before the checks are run. */
const checks = "grep --quiet kodCasti generated/registry-types.gen.ts";
/** The lines that the workflow runs at the end, beside the token. */
const proposing = (
  at(
    parse(readFileSync(join(projectRoot, ".github/workflows/contract.yml"), "utf8")) as Node,
    ...["jobs", "propose", "steps", "2"],
  ) as { run: string }
).run;

/** The same document as another tool may write it: references in `allOf`, and no descriptions. */
function otherWords(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => otherWords(item));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).flatMap(([key, member]): [string, unknown][] =>
    // An answer has to have one.
    key === "description" && !isMap && !("content" in value) ? [] : [[key, otherWords(member, key === "properties")]],
  );
  const isReference = members.some(([key, member]) => key === "$ref" && String(member).includes("/schemas/"));
  const same = Object.fromEntries(members.reverse());
  return isReference ? { allOf: [same] } : same;
}

interface Result {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

// The tests walk through one repository: each goes on from where the one before left it.
describe("the nightly check of the published document", { shuffle: false }, () => {
  let copy: ProjectCopy;
  let made: Result;
  const environment = {
    ...process.env,
    ...{ GIT_AUTHOR_NAME: "Test", GIT_AUTHOR_EMAIL: "test@registry.test" },
    ...{ GIT_COMMITTER_NAME: "Test", GIT_COMMITTER_EMAIL: "test@registry.test" },
    ...{ GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" },
  };
  const run = (program: string, args: readonly string[], variables: Record<string, string> = {}): Result => {
    const env = { ...environment, ...variables };
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: copy.root,
      encoding: "utf8",
      env,
      timeout: limits.program,
    });
    return { status, stdout, stderr };
  };
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = run("git", args);
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
    return stdout.trim();
  };
  /** Runs the lines of the workflow on a document, which stands for the published one. */
  const follow = (name: string, published: unknown, variables: Record<string, string>): Result => {
    const document = join(copy.root, "..", `${name}.json`);
    writeFileSync(document, typeof published === "string" ? published : JSON.stringify(published));
    return run(".ci/follow-contract", [output(name), document], variables);
  };
  const goBack = (): void => {
    git("switch", "--quiet", "main");
    const branches = git("branch", "--list", "contract/*", "--format", "%(refname:short)").split("\n");
    for (const branch of branches.filter((name) => name !== "")) git("branch", "--quiet", "-D", branch);
  };
  const output = (name: string): string => join(copy.root, "..", `output-${name}`);

  beforeAll(() => {
    copy = copyProject(
      [
        "spec",
        "wsdl",
        "generated",
        "docs/contract",
        "src",
        "codegen",
        ".ci",
        ".prettierrc.json",
        "package.json",
        "tsconfig.json",
      ],
      "project",
    );
    copy.write("docs/page.md", "A page.\n");
    copy.write(".gitignore", "node_modules\n");
    git("init", "--quiet", "--initial-branch", "main");
    git("add", "--all");
    git("commit", "--quiet", "--message", "Begin");
    made = follow("changed", changed(), { CHECKS: checks });
  });
  afterAll(() => {
    copy[Symbol.dispose]();
  });

  const changed = (): Node => {
    const published = publishedDocument();
    at(published, "info")["version"] = "1.4.0";
    at(published, "components", "schemas", "Adresa", "properties")["kodCasti"] = {
      type: "string",
      description: "Část",
    };
    return published;
  };

  it("[VER-04] makes a contract branch with the generated code and the report", () => {
    const report = readFileSync(join(output("changed"), "report.md"), "utf8");
    expect(made).toEqual({ status: 0, stdout: report, stderr: "" });
    expect(report).toMatch(/^# Import of changed.json into spec\/registry.openapi.yaml: 1.3.0 → 1.4.0\n/);
    expect(report).toContain("\n## Changes (2)\n\n~~~text\nchanged info/version: 1.3.0 -> 1.4.0\n");
    expect(report).toContain("\n- `/components/schemas/Adresa/properties/kodCasti`\n");
    expect(report).toContain(`\`${checks}\` passes.`);

    const branch = git("branch", "--show-current");
    expect(branch).toMatch(/^contract\/1\.4\.0-[0-9a-f]{8}$/);
    expect(git("bundle", "list-heads", join(output("changed"), "contract.bundle"))).toBe(
      `${git("rev-parse", branch)} refs/heads/${branch}`,
    );
    expect(git("log", "--format=%s", "main..HEAD")).toBe("Take over the published interface 1.4.0");
    expect(git("status", "--porcelain")).toBe("");
    const files = git("diff", "--name-only", "main", "HEAD").split("\n");
    expect(files).toEqual(expect.arrayContaining([file, "generated/manifest.json", "generated/registry-types.gen.ts"]));
    expect(files.filter((name) => !/^(?:spec|generated)\//.test(name))).toEqual([changesFeed, changesPage]);
    expect(copy.read(changesPage)).toMatch(
      /\n## 1\.4\.0\n[^]*\nadded   schemas\/Adresa\/properties\/kodCasti\n[^]*\n## 1\.3\.0\n/,
    );
    expect(copy.read(changesFeed)).toBe(feedOf(copy.read(changesPage)));
    expect(copy.read(file)).toContain("        kodCasti:\n          type: string\n          description: Část\n");
    expect(copy.read("generated/registry-types.gen.ts")).toContain("kodCasti?: string;");
  });

  it("[VER-04] pushes the branch and proposes it once, with the report as its text", () => {
    const branch = git("branch", "--show-current");
    goBack();
    const remote = join(copy.root, "..", "remote.git");
    git("init", "--quiet", "--bare", remote);
    git("push", "--quiet", remote, "main");
    spawnSync("cp", ["-r", output("changed"), join(copy.root, "proposal")]);
    const propose = (): Result =>
      // As GitHub runs it, with another gh.
      run("bash", ["-e", "-c", `gh() { printf '%s\\n' "$@" >>calls; cp body.md called-with.md; }\n${proposing}`], {
        REMOTE: remote,
      });
    expect(propose()).toMatchObject({ status: 0, stderr: "" });
    const title = "Take over the published interface 1.4.0";
    expect(copy.read("calls")).toBe(`pr\ncreate\n--head\n${branch}\n--title\n${title}\n--body-file\nbody.md\n`);
    expect(copy.read("called-with.md")).toBe(readFileSync(join(output("changed"), "report.md"), "utf8"));
    expect(git("ls-remote", remote, `refs/heads/${branch}`)).toContain(branch);
    // On the next night it is there.
    expect(propose().status).toBe(0);
    expect(copy.read("calls").match(/create/g)).toHaveLength(1);
    git("clean", "--quiet", "--force", "-d");
  });

  it("[VER-04] [VER-05] [GEN-16] asks a question first when a correction no longer fits", () => {
    goBack();
    const published = changed();
    at(published, "components", "schemas", "Adresa", "properties", "pscTxt")["maximum"] = 10;
    expect(follow("corrected", published, { CHECKS: "false" })).toMatchObject({ status: 0, stderr: "" });
    const report = readFileSync(join(output("corrected"), "report.md"), "utf8");
    expect(report).toMatch(
      /^# Import [^\n]*\n\n## Code generation\n\nIt stops: [^]*spec\/registry\.overlay\.yaml:\d+:\d+ [^]*pscTxt[^]*\n## Changes/,
    );
    expect(report).not.toContain("## Checks");
    expect(git("log", "--format=%s", "main..HEAD")).toBe(
      "Take over the published interface 1.4.0: a person has to decide",
    );
    expect(git("diff", "--name-only", "main", "HEAD").split("\n")).toEqual([changesFeed, changesPage, file]);
  });

  it.each([
    ["says the same", "same", JSON.stringify(publishedDocument()), 0, /^# Import of same.json [^\n]*changes nothing$/],
    [
      "says the same in other words",
      "words",
      `\uFEFF${stringify(otherWords(publishedDocument()))}`,
      0,
      /^# Import of words.json [^\n]*: says the same in other words\n[^]*\n## Code lists that no description names any more \(125\)\n/,
    ],
    ["is none", "login", "<html>", 1, /^$/],
  ])("[VER-04] [VER-05] makes no branch for a document that %s", (_what, name, published, code, printed) => {
    goBack();
    const before = git("rev-parse", "--all");
    const { status, stdout, stderr } = follow(name, published, {});
    expect(stdout.trim()).toMatch(printed);
    expect(stderr.includes("is HTML or XML, no OpenAPI document")).toBe(code === 1);
    expect(status).toBe(code);
    expect(git("rev-parse", "--all")).toBe(before);
    expect(git("status", "--porcelain")).toBe("");
    expect(existsSync(join(output(name), "contract.bundle"))).toBe(false);
  });

  /** Puts a quick import in place, which only sets the version: the rest of the lines is the same. */
  const importQuickly = (): void => {
    goBack();
    const { scripts, ...others } = JSON.parse(copy.read("package.json")) as { scripts: Record<string, string> };
    scripts["contract:import"] = `sh -c 'sed -i "s/^  version: .*/  version: $VERSION/" ${file}' --`;
    scripts["generate"] = "true";
    copy.write("package.json", JSON.stringify({ ...others, scripts }));
    git("commit", "--quiet", "--all", "--allow-empty", "--message", "Import quickly");
  };

  it("[VER-04] reports failing checks, and proposes the branch all the same", () => {
    importQuickly();
    const variables = { CHECKS: "echo 3 tests failed; false", VERSION: "1.4.0" };
    expect(follow("failing", changed(), variables)).toMatchObject({ status: 0 });
    const report = readFileSync(join(output("failing"), "report.md"), "utf8");
    expect(report).toContain("`echo 3 tests failed; false` fails. It ends with:\n\n~~~text\n3 tests failed\n~~~\n");
    expect(existsSync(join(output("failing"), "contract.bundle"))).toBe(true);
    expect(git("log", "-1", "--format=%s")).toBe("Take over the published interface 1.4.0: a person has to decide");
  });

  it("[VER-04] reads the address from one place", () => {
    const texts = [".ci/follow-contract", ".github/workflows/contract.yml"].map((name) =>
      readFileSync(join(projectRoot, name), "utf8"),
    );
    const addresses = texts.flatMap((text) => text.match(/https:\/\/[^\s'"})]*api-docs/g) ?? []);
    expect(addresses).toHaveLength(1);
    const { environments } = parse(readFileSync(join(projectRoot, "spec/environments.yaml"), "utf8")) as {
      environments: { production: { registry: string } };
    };
    expect(addresses[0]).toBe(`${environments.production.registry}/v3/api-docs`);
  });
});
