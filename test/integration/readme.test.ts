import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const readme = readFileSync(join(root, "README.md"), "utf8");

const examples = readme.split(/^## /m).flatMap((part) => {
  const section = part.slice(0, part.indexOf("\n"));
  return [...part.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => ({ section, code }));
});
// Only the sandbox may be called from a test.
const runnable = examples.filter(({ code }) => code.includes("ares-caais/sandbox"));

/** What an example promises to print: the comments behind its `console.log`s, in order. */
function promised(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\/\/ (.+)$/gm)].map(([, text = ""]) => text);
}

describe("README examples", () => {
  let folder: string;
  beforeAll(() => {
    // Inside the project, so that the package is found by its own name.
    mkdirSync(join(root, ".report"), { recursive: true });
    folder = mkdtempSync(join(root, ".report", "readme-"));
    for (const [index, { code }] of examples.entries()) writeFileSync(join(folder, `example-${index}.ts`), code);
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: "../../tsconfig.json",
        compilerOptions: { paths: { "ares-caais": ["../../src/index.ts"], "ares-caais/*": ["../../src/*/index.ts"] } },
        include: ["*.ts"],
      }),
    );
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it("are found", () => {
    expect(examples.length).toBeGreaterThanOrEqual(4);
    expect(runnable.length).toBeGreaterThanOrEqual(1);
  });

  it("compile as printed", async () => {
    const { stdout } = await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], {
      timeout: 60_000,
    });
    expect(stdout).toBe("");
  });

  it.each(runnable)("work as printed: $section", async ({ code }) => {
    const file = join(folder, `example-${examples.findIndex((example) => example.code === code)}.ts`);
    const { stdout, stderr } = await run(process.execPath, ["--import", "tsx", file], { cwd: root, timeout: 30_000 });
    expect(stderr).toBe("");
    // A loop prints more lines than the comment behind it shows: what is promised comes in this order.
    const lines = stdout.trim().split("\n");
    let from = 0;
    for (const line of promised(code)) {
      const at = lines.indexOf(line, from);
      expect(at, `${line}\n\nprinted:\n${stdout}`).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
  });

  it("names only scripts that exist", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(named).not.toEqual([]);
    for (const name of named) expect(scripts).toHaveProperty([name]);
  });
});
