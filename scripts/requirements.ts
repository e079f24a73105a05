import { readFileSync } from "node:fs";

const usage = `Usage: npm run requirements

Lists every requirement of spec/requirements.md whose test is missing, skipped or failing, read from the report of the last
"npm test". Exits 1 when one with a version in the column "since" is not proven, or when a test names an unknown id.`;

const documentFile = new URL("../spec/requirements.md", import.meta.url);
const reportFile = new URL("../.report/tests.json", import.meta.url);

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly success: boolean;
  readonly startTime: number;
  readonly testResults: readonly { readonly assertionResults: readonly Assertion[] }[];
}
interface Assertion {
  readonly fullName: string;
  readonly status: "passed" | "failed" | "skipped" | "pending" | "todo" | "disabled";
}

if (process.argv.includes("--help")) console.log(usage);
else process.exitCode = main();

function main(): number {
  const report = readReport();
  if (report === undefined) {
    console.error("There is no test report. Run: npm test");
    return 1;
  }
  const requirements = readRequirements();
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const byId = new Map<string, Assertion[]>();
  for (const test of tests) {
    for (const [, id = ""] of test.fullName.matchAll(/\[([A-Z]+-\d+)\]/g))
      byId.set(id, [...(byId.get(id) ?? []), test]);
  }

  let broken = 0;
  let proven = 0;
  for (const { id, since, text } of requirements) {
    const state = stateOf(byId.get(id) ?? []);
    if (state === "proven") {
      proven += 1;
      if (since === "") console.log(`${id} proven, but not marked in the column "since"`);
      continue;
    }
    if (since !== "") broken += 1;
    console.log(`${id} ${state}${since === "" ? "" : ` although marked since ${since}`}: ${text}`);
  }
  for (const id of byId.keys()) {
    if (requirements.some((requirement) => requirement.id === id)) continue;
    broken += 1;
    console.log(`${id} is the title of a test but no requirement`);
  }
  console.log(
    `\n${proven} of ${requirements.length} requirements proven by the test run of ${new Date(report.startTime).toISOString()}`,
  );

  const count = (...wanted: Assertion["status"][]): number =>
    tests.filter(({ status }) => wanted.includes(status)).length;
  console.log(
    `${count("passed")} passed, ${count("failed")} failed, ${count("skipped", "pending", "todo", "disabled")} skipped`,
  );
  return broken === 0 && report.success ? 0 : 1;
}

function readReport(): Report | undefined {
  try {
    // Written by vitest's own reporter.
    return JSON.parse(readFileSync(reportFile, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

function readRequirements(): { id: string; text: string; since: string }[] {
  return readFileSync(documentFile, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [id, text, , since] = line
        .split(/(?<!\\)\|/)
        .slice(1)
        .map((cell) => cell.trim());
      return id !== undefined && text !== undefined && /^[A-Z]+-\d+$/.test(id)
        ? [{ id, text, since: since ?? "" }]
        : [];
    });
}

/** Proven: at least one test passed and none failed. */
function stateOf(tests: readonly Assertion[]): "proven" | "missing" | "failing" | "skipped" {
  if (tests.some(({ status }) => status === "failed")) return "failing";
  if (tests.some(({ status }) => status === "passed")) return "proven";
  return tests.length === 0 ? "missing" : "skipped";
}
