import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { manifest } from "./manifest.ts";
import { placeProgram } from "./programs.ts";
import { run } from "./run.ts";

const { files, project } = inject("packed");
const installed = join(project, "node_modules", manifest.name);
const read = (file: string): string => readFileSync(join(installed, file), "utf8");
const payloadOf = (file: string): SourceMapPayload => JSON.parse(read(`${file}.map`)) as SourceMapPayload;

const published = files.filter((file) => /\.(js|d\.ts)$/.test(file) && file.startsWith("dist/"));
/** Compiled from the contract or from data: nobody reads them, in whatever language. */
const compiled = published.filter((file) =>
  /\/(registry-(request-validators|response-validators(-of-\w+)?)\.gen|sandbox-data)[\w.-]*\.(js|d\.ts)$/.test(file),
);
/** All others but those that only hand on what others export. */
const mapped = published.filter(
  (file) =>
    !compiled.includes(file) &&
    !/^(?:#!.*\n)?(?:(?:import|export) [^;]* ?"[^"]+";\n|export \{[^}]*\};\n)*$/.test(read(file)),
);

/** Line of a file of the package, counted from 1. */
const lineOf = (file: string, line: number): string => read(file).split("\n")[line - 1] ?? "";

describe("source maps", () => {
  it("[PKG-05] lead from every script and declaration to sources that are in the package", () => {
    expect(mapped.length).toBeGreaterThan(20);
    for (const file of mapped) {
      expect(read(file).trimEnd().split("\n").at(-1), file).toBe(`//# sourceMappingURL=${basename(file)}.map`);
      const { sources } = payloadOf(file);
      const paths = sources.map((source) => relative(installed, join(installed, dirname(file), source)));
      expect(files, file).toEqual(expect.arrayContaining(paths));
      expect(paths.filter((path) => !/^(src|generated)\/.+\.ts$/.test(path))).toEqual([]);
    }
  });

  it("are none for compiled checks and data, whose sources are not in the package", () => {
    expect(compiled.length).toBeGreaterThan(10);
    for (const file of compiled) {
      expect(read(file), file).not.toContain("sourceMappingURL");
      expect(files).not.toContain(`${file}.map`);
    }
    expect(files.filter((file) => /^generated\/(.*-validators(-of-\w+)?|sandbox-data)\.gen\.ts$/.test(file))).toEqual(
      [],
    );
  });

  it("[PKG-05] lead from the place of a name to the line that declares it", () => {
    const declared = /^(?:export )?(?:declare )?(?:async )?(?:class|function|interface|type) (\w+)/gm;
    let checked = 0;
    for (const file of mapped) {
      const map = new SourceMap(payloadOf(file));
      const text = read(file);
      for (const { 0: match, 1: name = "", index } of text.matchAll(declared)) {
        const before = text.slice(0, index + match.length - name.length).split("\n");
        const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
        if (!("originalSource" in entry)) throw new Error(`${file}: nothing is known of ${name}`);
        const source = relative(installed, join(installed, dirname(file), entry.originalSource));
        // A name that stands twice in a chunk is changed there.
        expect(lineOf(source, entry.originalLine + 1), `${file}: ${name}`).toContain(name.replace(/\$\d+$/, ""));
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  it("[PKG-05] make a stack trace show lines of the source", async () => {
    const program = placeProgram(project, "throw.ts");
    const { stdout } = await run(project, process.execPath, "--enable-source-maps", program);
    const stacks = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as string);
    expect(stacks).toHaveLength(5);
    for (const stack of stacks) {
      const frames = [...stack.matchAll(/ares-caais\/((?:dist|src|generated)\/[^:)]+):(\d+):\d+/g)];
      expect(frames.length, stack).toBeGreaterThan(0);
      expect(
        frames.filter(([, file]) => file?.startsWith("dist/") === true),
        stack,
      ).toEqual([]);
      const [first] = frames;
      expect(lineOf(first?.[1] ?? "", Number(first?.[2])), stack).toMatch(/new InvalidInputError\(|throw /);
    }
  });
});
