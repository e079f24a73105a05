import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { createProgram } from "../../../src/cli/run.ts";
import { readGuides, root } from "../../fixtures/documents/documents.ts";
import { readExamples, type Example } from "../../fixtures/documents/examples.ts";

/** The command lines of an example that call this program, each as its words. */
function commandLines({ code }: Example): string[][] {
  return code.split("\n").flatMap((line) => {
    const [, rest] = /^\s*npx ares-caais (.*)$/.exec(line) ?? [];
    if (rest === undefined) return [];
    const words = rest.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
    const end = words.findIndex((word) => /^[|<>#&]/.test(word));
    return [words.slice(0, end === -1 ? undefined : end).map((word) => word.replaceAll(/["']/g, ""))];
  });
}

describe("the commands of README.md and docs/", () => {
  const examples = readExamples("sh").filter((example) => commandLines(example).length > 0);

  it.each(examples)("exist, with their options: $place, $section", async (example) => {
    for (const words of commandLines(example)) {
      let called = 0;
      const silent = new PassThrough();
      const cli = createProgram(
        () => {
          called += 1;
          return Promise.resolve();
        },
        { stdout: silent, stderr: silent },
      );
      await cli.parseAsync(words, { from: "user" });
      expect(called, words.join(" ")).toBe(1);
    }
  });

  it("[DOC-07] work as they stand in a project that has the package", () => {
    const bare = readExamples("sh").filter(({ code }) => /^\s*ares-caais /m.test(code));
    expect(bare.map(({ place }) => place)).toEqual([]);
    expect(examples.length).toBeGreaterThan(10);
  });

  it("name only scripts that exist", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const named = readGuides().flatMap(({ text }) =>
      [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name),
    );
    expect(named).not.toEqual([]);
    for (const name of named) expect(scripts).toHaveProperty([name]);
  });

  it("mark every block with a language that a test checks, or as no code", () => {
    const languages = readGuides().flatMap(({ blocks }) => blocks.map(({ language }) => language));
    // nginx: test/integration/login-forward-auth.test.ts runs it. Java and C# are of other frameworks, and are not run.
    const data = ["text", "json", "yaml", "xml", "mermaid", "crontab", "ini", "nginx", "java", "csharp"];
    expect(languages.filter((language) => !["ts", "sh", ...data].includes(language))).toEqual([]);
  });
});
