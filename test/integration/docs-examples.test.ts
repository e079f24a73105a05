import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGuides } from "../fixtures/documents/documents.ts";
import { examplesOf, type Example } from "../fixtures/documents/examples.ts";
import { createPrograms, isTest, type Programs } from "../fixtures/documents/programs.ts";
import { writeWorkingFiles } from "../fixtures/documents/working-files.ts";

const examples = readGuides().flatMap((document) => examplesOf(document, "ts"));
const programs = examples.filter((example) => example.notRun === undefined && !isTest(example));
const tests = examples.filter((example) => example.notRun === undefined && isTest(example));

/** What an example promises to print: the comments behind its `console.log`s, in order. */
function promised({ code }: Example): string[] {
  return [...code.matchAll(/console\.log\(.*\/\/ (.+)$/gm)].map(([, text = ""]) => text);
}

describe("the examples of README.md and docs/", () => {
  let all: Programs;
  beforeAll(async () => {
    all = await createPrograms(examples);
    await writeWorkingFiles(all.folder);
  });
  afterAll(() => {
    all.close();
  });

  it("are found, and most of them run", () => {
    expect(programs.length).toBeGreaterThan(20);
    expect(tests.length).toBeGreaterThan(0);
    expect(programs.length + tests.length).toBeGreaterThan(0.8 * examples.length);
  });

  it("are in a language that is checked, or are no code", () => {
    const languages = readGuides().flatMap(({ blocks }) => blocks.map(({ language }) => language));
    // nginx: test/integration/login-forward-auth.test.ts runs it.
    const data = ["text", "json", "yaml", "xml", "mermaid", "crontab", "ini", "nginx"];
    expect(languages.filter((language) => !["ts", "sh", ...data].includes(language))).toEqual([]);
  });

  it("compile as printed", async () => {
    expect(await all.check()).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it.each(programs)("work as printed: $place, $section", async (example) => {
    const { code, stdout, stderr } = await all.run(example);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    // A loop prints more lines than the comment behind it shows: what is promised comes in this order.
    const lines = stdout.trim().split("\n");
    let from = 0;
    for (const line of promised(example)) {
      const at = lines.indexOf(line, from);
      expect(at, `${line}\n\nprinted:\n${stdout}`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  });

  it("pass where they are tests", async () => {
    const { code, stdout, stderr } = await all.runTests();
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const { numPassedTests, testResults } = JSON.parse(stdout) as { numPassedTests: number; testResults: unknown[] };
    expect(numPassedTests).toBeGreaterThanOrEqual(tests.length);
    expect(testResults).toHaveLength(tests.length);
  });
});
