import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { judgeRequirements, type Report } from "./requirements/judge-requirements.ts";

const usage = `Usage: npm run requirements [-- --document FILE --report FILE]

Lists every requirement of spec/requirements.md whose test is missing, skipped or failing, read from the report of the last
"npm test". Exits 1 when one with a version in the column "since" is not proven, when a test with the id of one was skipped,
when a test names an unknown id, or when a test or a whole file of tests failed.
ALLOW_SKIPPED=1 allows skipped tests: for machines without the programs that the tests compare with.`;

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

process.exitCode = main();

function main(): number {
  const { document, report, help } = parseArgs({
    options: {
      document: { type: "string", default: pathOf("../spec/requirements.md") },
      report: { type: "string", default: pathOf("../.report/tests.json") },
      help: { type: "boolean", default: false },
    },
  }).values;
  if (help) {
    console.log(usage);
    return 0;
  }
  const found = readReport(report);
  if (found === undefined) {
    console.error("There is no test report. Run: npm test");
    return 1;
  }
  const allowSkipped = process.env["ALLOW_SKIPPED"] === "1";
  const { lines, holds } = judgeRequirements(readFileSync(document, "utf8"), found, allowSkipped);
  for (const line of lines) console.log(line);
  return holds ? 0 : 1;
}

function readReport(file: string): Report | undefined {
  try {
    // Written by vitest's own reporter.
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}
