import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { createProgram } from "../../src/cli/run.ts";
import { readGuides, root } from "../fixtures/documents/documents.ts";
import { examplesOf, type Example } from "../fixtures/documents/examples.ts";
import { liveSubjects } from "../fixtures/documents/live-subjects.ts";
import { writeWorkingFiles } from "../fixtures/documents/working-files.ts";
import { useProgram } from "./cli-program.ts";

const examples = readGuides().flatMap((document) => examplesOf(document, "sh"));
const run = examples.filter(({ notRun }) => notRun === undefined);

/** The command lines of an example that call this program, each as its words. */
function commandLines({ code }: Example): string[][] {
  return code.split("\n").flatMap((line) => {
    const [, rest] = /^(?:npx )?ares-caais (.*)$/.exec(line) ?? [];
    if (rest === undefined) return [];
    const words = rest.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
    const end = words.findIndex((word) => /^[|<>#&]/.test(word));
    return [words.slice(0, end === -1 ? undefined : end).map((word) => word.replaceAll(/["']/g, ""))];
  });
}

/** A pattern of an output: `…` stands for any text within a line, and alone in a line for any lines. */
function patternOf(output: string): RegExp {
  const escaped = output.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replaceAll(/^…\n/gm, "(?:.*\\n)*?").replaceAll("…", ".*")}$`);
}

describe("the commands of README.md and docs/", () => {
  const program = useProgram({ data: liveSubjects });
  beforeAll(async () => {
    await writeWorkingFiles(program.folder, program.sandbox.client.tls);
    await build({
      entryPoints: [join(root, "test/fixtures/documents/loopback-only.ts")],
      outfile: join(program.folder, "loopback-only.mjs"),
      format: "esm",
      platform: "node",
    });
    // No example waits for the limit of requests, which others test.
    const unlimited = `[ "$1" = watch ] && set -- "$@" --requests-per-minute 60000`;
    const start = `exec "${process.execPath}" "${program.path}" "$@"`;
    writeFileSync(join(program.folder, "ares-caais"), `#!/bin/sh\n${unlimited}\n${start}\n`);
  });

  it("are found", () => {
    expect(run.length).toBeGreaterThan(5);
  });

  it.each(run)("work as printed: $place, $section", async ({ code, exitCode, output }) => {
    const env = { NODE_OPTIONS: `--import=${join(program.folder, "loopback-only.mjs")}` };
    // What an example leaves running ends with it.
    const prelude = `set -e; trap 'kill $(jobs -p) 2>/dev/null || true' EXIT; npx() { "$@"; }`;
    const ended = await program.shell(`${prelude}\n${code}`, { env });
    expect({ code: ended.code, stderr: exitCode === 0 ? ended.stderr : "" }).toEqual({ code: exitCode, stderr: "" });
    if (output !== undefined) expect(ended.stdout).toMatch(patternOf(output));
  });

  it.each(examples.filter((example) => commandLines(example).length > 0))(
    "exist, with their options: $place, $section",
    async (example) => {
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
    },
  );

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
});
