import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { judgeRequirements, type Report } from "../../../scripts/requirements/judge-requirements.ts";
import { limits } from "../../fixtures/limits.ts";

type Status = Report["testResults"][number]["assertionResults"][number]["status"];

const document = `# Requirements

| id     | requirement      | shown by | since |
| ------ | ---------------- | -------- | ----- |
| ABC-01 | promised         | test     | 0.1.0 |
| ABC-02 | not promised yet | test     |       |
`;

/** A report as vitest writes it; `files` are its files of tests, each with the titles of its tests and how they ended. */
function reportOf(...files: readonly (readonly (readonly [title: string, status: Status])[])[]): Report {
  const testResults = files.map((tests, index) => ({
    name: `/project/test/${index}.test.ts`,
    status: tests.some(([, status]) => status === "failed") ? ("failed" as const) : ("passed" as const),
    message: "",
    assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
  }));
  return { success: testResults.every(({ status }) => status === "passed"), startTime: 0, testResults };
}

/** The report with a file that failed as a whole. */
function withBrokenFile(
  report: Report,
  message: string,
  assertionResults: Report["testResults"][number]["assertionResults"] = [],
): Report {
  const broken = { name: "/project/test/broken.test.ts", status: "failed" as const, message, assertionResults };
  return { ...report, success: false, testResults: [...report.testResults, broken] };
}

const judge = (report: Report, allowSkipped = false): ReturnType<typeof judgeRequirements> =>
  judgeRequirements(document, report, allowSkipped);
const closing = (report: Report): string | undefined => judge(report).lines.at(-1);
const proof: readonly [string, Status] = ["it [ABC-01] holds", "passed"];

describe("the proofs of the requirements", () => {
  it("hold when a test with the id passed, and list what is not promised yet", () => {
    expect(judge(reportOf([proof]))).toEqual({
      holds: true,
      lines: [
        "ABC-02 missing: not promised yet",
        "",
        "1 of 2 requirements proven by the test run of 1970-01-01T00:00:00.000Z",
        "1 passed, 0 failed, 0 skipped",
      ],
    });
    expect(judge(reportOf([proof, ["[ABC-02]", "passed"]])).lines).toContain(
      'ABC-02 proven, but not marked in the column "since"',
    );
  });

  it("do not hold without a test of something promised, or with an unknown id", () => {
    const missing = judge(reportOf([["no id", "passed"]]));
    expect(missing.lines).toContain("ABC-01 missing although marked since 0.1.0: promised");
    expect(missing.holds).toBe(false);
    const unknown = judge(reportOf([proof, ["[ABC-03] x", "passed"]]));
    expect(unknown.lines).toContain("ABC-03 is the title of a test but no requirement");
    expect(unknown.holds).toBe(false);
  });

  it("fail when a test failed, with an id or without", () => {
    const failing = judge(reportOf([proof, ["[ABC-01] y", "failed"]]));
    expect(failing.lines).toContain("ABC-01 failing although marked since 0.1.0: promised");
    expect(failing.holds).toBe(false);
    expect(judge(reportOf([proof, ["no id", "failed"]])).holds).toBe(false);
    expect(closing(reportOf([proof, ["no id", "failed"]]))).toBe("1 passed, 1 failed, 0 skipped");
  });

  it.each(["skipped", "pending", "todo", "disabled"] as const)(
    "fail when a test is %s, unless that is allowed",
    (status) => {
      const all = reportOf([["[ABC-01] x", status]]);
      expect(judge(all).holds).toBe(false);
      expect(judge(all).lines).toContain("ABC-01 has 1 of 1 tests skipped");
      expect(judge(all).lines).toContain("ABC-01 skipped although marked since 0.1.0: promised");
      expect(judge(all, true).holds).toBe(true);
      const some = reportOf([proof, ["[ABC-01] y", status]]);
      expect(judge(some).holds).toBe(false);
      expect(judge(some, true)).toMatchObject({ holds: true });
      expect(judge(some, true).lines).toContain("ABC-01 has 1 of 2 tests skipped, which is allowed");
      const unmarked = reportOf([proof, ["[ABC-02] z", status]]);
      expect(judge(unmarked).holds).toBe(false);
      // Without an id it proves nothing.
      expect(judge(reportOf([proof, ["recorded answers", status]])).holds).toBe(true);
    },
  );

  it("count passed and missing tests the same when skipped tests are allowed", () => {
    expect(judge(reportOf([["no id", "passed"]]), true).holds).toBe(false);
    expect(judge(reportOf([proof, ["[ABC-01] y", "failed"]]), true).holds).toBe(false);
  });

  it("fail when a file did not load, and name the file", () => {
    const report = withBrokenFile(reportOf([proof]), "Cannot find module './x.ts'\nimported from y");
    expect(judge(report).holds).toBe(false);
    expect(judge(report).lines).toContain(
      "/project/test/broken.test.ts failed as a whole: Cannot find module './x.ts'",
    );
    expect(closing(report)).toBe("1 passed, 1 failed, 0 skipped");
    // Also when the runner reports success.
    expect(judge({ ...report, success: true }).holds).toBe(false);
  });

  it("fail when a hook failed, although the report marks its tests as skipped or passed", () => {
    for (const status of ["skipped", "passed"] as const) {
      const report = withBrokenFile(reportOf([proof]), "", [{ fullName: "[ABC-01] z", status }]);
      expect(judge(report, true).holds).toBe(false);
      expect(judge(report).lines).toContain("/project/test/broken.test.ts failed as a whole: a hook failed");
    }
  });

  it.each([
    "[ABC-01] x",
    "['ABC-01'] x",
    '["ABC-01"] x',
    "suite [NOTE] ['ABC-01'] x",
    "[ 'ABC-01', 'ABC-02' ] of a table",
    '["ABC-02","ABC-01"]',
  ])("count where the title names the id (%#)", (title) => {
    expect(judge(reportOf([[title, "passed"]]))).toMatchObject({ holds: true });
  });

  it.each(["ABC-01 x", "(ABC-01)", "['ABC-01\"]", "[ABC-01 and more]", "[x, ABC-01]", "ABC-01 [] x"])(
    "do not count where another place of the title names the id (%#)",
    (title) => {
      expect(judge(reportOf([[title, "passed"]])).lines).toContain(
        "ABC-01 missing although marked since 0.1.0: promised",
      );
    },
  );
});

describe("npm run requirements", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "ares-caais-requirements-"));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const run = (
    report: Report | undefined,
    env: Readonly<Record<string, string>> = {},
  ): ReturnType<typeof spawnSync> => {
    const paths = { document: join(folder, "requirements.md"), report: join(folder, "tests.json") };
    writeFileSync(paths.document, document);
    rmSync(paths.report, { force: true });
    if (report !== undefined) writeFileSync(paths.report, JSON.stringify(report));
    const { ALLOW_SKIPPED: _set, ...inherited } = process.env;
    return spawnSync(
      process.execPath,
      ["--import", "tsx", "scripts/requirements.ts", "--document", paths.document, "--report", paths.report],
      {
        cwd: fileURLToPath(new URL("../../../", import.meta.url)),
        env: { ...inherited, ...env },
        encoding: "utf8",
        timeout: limits.program,
      },
    );
  };

  it("exits with 0 when the proofs hold and with 1 otherwise, and respects ALLOW_SKIPPED", () => {
    expect(run(reportOf([proof]))).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/\n1 passed, 0 failed, 0 skipped\n$/) as unknown,
      stderr: "",
    });
    const skipped = reportOf([["[ABC-01] x", "skipped"]]);
    expect(run(skipped)).toMatchObject({ status: 1 });
    expect(run(skipped, { ALLOW_SKIPPED: "1" })).toMatchObject({ status: 0 });
    expect(run(undefined)).toMatchObject({ status: 1, stderr: "There is no test report. Run: npm test\n" });
  });
});
