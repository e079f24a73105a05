import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload, type SourceMapping } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { root } from "../fixtures/documents/documents.ts";
import { manifest } from "./manifest.ts";
import { placeProgram } from "./programs.ts";
import { run } from "./run.ts";

const { files, project } = inject("packed");
const installed = join(project, "node_modules", manifest.name);
const read = (file: string): string => readFileSync(join(installed, file), "utf8");
const payloadOf = (file: string): SourceMapPayload => JSON.parse(read(`${file}.map`)) as SourceMapPayload;

const scripts = files.filter((file) => file.endsWith(".js"));
/** Compiled from the contract or from data: nobody reads them, in whatever language. */
const compiled = scripts.filter((file) =>
  /\/(registry-(request-validators|response-validators(-of-\w+)?|examples|schemas|code-lists)\.gen|sandbox-data)-/.test(
    file,
  ),
);
/** All others but those that only hand on what others export. */
const mapped = scripts.filter(
  (file) =>
    !compiled.includes(file) &&
    !/^(?:#!.*\n)?(?:(?:import|export) [^;]* ?"[^"]+";\n|export \{[^}]*\};\n)*$/.test(read(file)),
);

/** The handwritten sources that maps lead to, by their path in the project, as the maps hold them. */
const sources = new Map<string, string>();
for (const file of mapped) {
  const { sources: names, sourcesContent } = payloadOf(file);
  for (const [index, name] of names.entries()) {
    const path = relative(installed, join(installed, dirname(file), name));
    if (/^src\/.*\.ts$/.test(path)) sources.set(path, sourcesContent[index] ?? "");
  }
}
/** Line of a source, counted from 1. */
const lineOf = (source: string, line: number): string => sources.get(source)?.split("\n")[line - 1] ?? "";

describe("source maps", () => {
  it("[PKG-05] hold the handwritten sources of every script unchanged", () => {
    expect(mapped.length).toBeGreaterThan(20);
    for (const file of mapped) {
      expect(read(file).trimEnd().split("\n").at(-1), file).toBe(`//# sourceMappingURL=${basename(file)}.map`);
    }
    expect(sources.size).toBeGreaterThan(300);
    for (const [path, text] of sources) expect(text, path).toBe(readFileSync(join(root, path), "utf8"));
    expect(files.filter((file) => /^(?:src|generated)\//.test(file))).toEqual([]);
  });

  it("do not exist for compiled validators and data", () => {
    expect(compiled.length).toBeGreaterThan(10);
    for (const file of compiled) {
      expect(read(file), file).not.toContain("sourceMappingURL");
      expect(files).not.toContain(`${file}.map`);
    }
  });

  it("[PKG-05] map a name to the line that declares it", () => {
    // Scripts of shells, which stand in texts, have no parentheses there.
    const declared = /^(?:class |(?:async )?function (?=\w+\())(\w+)/gm;
    let checked = 0;
    for (const file of mapped) {
      const map = new SourceMap(payloadOf(file));
      const text = read(file);
      for (const { 0: match, 1: name = "", index } of text.matchAll(declared)) {
        const before = text.slice(0, index + match.length - name.length).split("\n");
        const entry: Partial<SourceMapping> = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
        const { originalSource, originalLine = 0 } = entry;
        // Generated code has no line there.
        if (originalSource === undefined) continue;
        const source = relative(installed, join(installed, dirname(file), originalSource));
        // A name that stands twice in a chunk is changed there.
        expect(lineOf(source, originalLine + 1), `${file}: ${name}`).toContain(name.replace(/\$\d+$/, ""));
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
