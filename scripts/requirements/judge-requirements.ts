/** The part of vitest's JSON report that is read here. */
export interface Report {
  readonly success: boolean;
  readonly startTime: number;
  readonly testResults: readonly TestFile[];
}
interface TestFile {
  readonly name: string;
  readonly status: "passed" | "failed";
  /** Why the file itself failed; empty when a test or a hook did. */
  readonly message: string;
  readonly assertionResults: readonly Assertion[];
}
interface Assertion {
  readonly fullName: string;
  readonly status: "passed" | "failed" | "skipped" | "pending" | "todo" | "disabled";
}

/** The report, line by line, and whether every requirement is proven. */
export interface Judgement {
  readonly lines: readonly string[];
  readonly holds: boolean;
}

/**
 * Compares the requirements of a document with the tests of a report that carry their ids.
 *
 * @param document Markdown with the tables of the requirements
 * @param allowSkipped whether a test with an id may be skipped, as on a machine without the peers
 */
export function judgeRequirements(document: string, report: Report, allowSkipped: boolean): Judgement {
  const requirements = readRequirements(document);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const byId = new Map<string, Assertion[]>();
  for (const test of tests) for (const id of idsIn(test.fullName)) byId.set(id, [...(byId.get(id) ?? []), test]);

  const lines: string[] = [];
  let broken = 0;
  let proven = 0;
  for (const { id, since, text } of requirements) {
    const carrying = byId.get(id) ?? [];
    const skipped = carrying.filter(isSkipped).length;
    if (skipped > 0) {
      lines.push(`${id} has ${skipped} of ${carrying.length} tests skipped${allowSkipped ? ", which is allowed" : ""}`);
      if (!allowSkipped) broken += 1;
    }
    const state = stateOf(carrying);
    if (state === "proven") {
      proven += 1;
      if (since === "") lines.push(`${id} proven, but not marked in the column "since"`);
      continue;
    }
    if (since !== "" && !(allowSkipped && state === "skipped")) broken += 1;
    lines.push(`${id} ${state}${since === "" ? "" : ` although marked since ${since}`}: ${text}`);
  }
  for (const id of byId.keys()) {
    if (requirements.some((requirement) => requirement.id === id)) continue;
    broken += 1;
    lines.push(`${id} is the title of a test but no requirement`);
  }

  // Its tests are not in the report, or are called skipped: it did not load, or a hook failed.
  const failedFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  for (const { name, message } of failedFiles) {
    lines.push(`${name} failed as a whole: ${message === "" ? "a hook failed" : message.split("\n", 1).join("")}`);
  }
  lines.push(
    "",
    `${proven} of ${requirements.length} requirements proven by the test run of ${new Date(report.startTime).toISOString()}`,
    [
      `${tests.filter(({ status }) => status === "passed").length} passed`,
      `${tests.filter(({ status }) => status === "failed").length + failedFiles.length} failed`,
      `${tests.filter(isSkipped).length} skipped`,
    ].join(", "),
  );
  return { lines, holds: broken === 0 && failedFiles.length === 0 && report.success };
}

/** The ids in brackets of a title, also as a table of tests renders them: `[REG-01]`, `['REG-01']`, `["REG-01", "REG-02"]`. */
function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^[\]]*)\]/g)].flatMap(([, list = ""]) => {
    const ids = list.split(",").map((item) => item.trim().replace(/^(["'])(.*)\1$/, "$2"));
    return ids.every((id) => isId.test(id)) ? ids : [];
  });
}

const isId = /^[A-Z]+-\d+$/;

function readRequirements(document: string): { id: string; text: string; since: string }[] {
  return document.split("\n").flatMap((line) => {
    const [id, text, , since] = line
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim());
    return id !== undefined && text !== undefined && isId.test(id) ? [{ id, text, since: since ?? "" }] : [];
  });
}

function isSkipped({ status }: Assertion): boolean {
  return status !== "passed" && status !== "failed";
}

/** Proven: at least one test passed and none failed. */
function stateOf(tests: readonly Assertion[]): "proven" | "missing" | "failing" | "skipped" {
  if (tests.some(({ status }) => status === "failed")) return "failing";
  if (tests.some(({ status }) => status === "passed")) return "proven";
  return tests.length === 0 ? "missing" : "skipped";
}
