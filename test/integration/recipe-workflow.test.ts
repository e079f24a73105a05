import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocument, root } from "../fixtures/documents/documents.ts";
import { isListening } from "../../bench/loopback.ts";
import type { Addresses } from "../../generated/environments.gen.ts";
import { useProgram } from "./cli-program.ts";

const section = "The sandbox in a workflow";
const { blocks } = readDocument("docs/guides/recipes.md");
const [workflow = ""] = blocks.flatMap((block) => (block.language === "yaml" ? [block.code] : []));
const [testFile = ""] = blocks.flatMap((block) => (block.language === "ts" ? [block.code] : []));

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
}
/** The used part of a GitHub workflow. */
interface Workflow {
  readonly on: unknown;
  readonly jobs: Readonly<Record<string, { readonly "runs-on": string; readonly steps: readonly Step[] }>>;
}
const { on, jobs } = parse(workflow) as Workflow;
const steps = Object.values(jobs).flatMap((job) => job.steps);
/** Without the one that would install what is there already. */
const runs = steps.flatMap(({ run, name = run }) => (run === undefined || run === "npm ci" ? [] : [{ name, run }]));

describe(`the workflow in docs/guides/recipes.md, ${section}`, () => {
  const program = useProgram();
  const file = (name: string): string => join(program.folder, name);
  const ended: { name: string | undefined; code: number | null; printed: string }[] = [];

  beforeAll(async () => {
    mkdirSync(file("node_modules/.bin"), { recursive: true });
    symlinkSync(file("ares-caais"), file("node_modules/.bin/ares-caais"));
    mkdirSync(file("test"));
    writeFileSync(file("test/subject.test.ts"), testFile);
    // The guide says what `npm test` may be; what is imported by the name of the package is its source.
    const [, test = ""] = /^`npm test` .* `(node [^`]+)`/m.exec(readDocument("docs/guides/recipes.md").text) ?? [];
    writeFileSync(file("package.json"), JSON.stringify({ type: "module", scripts: { test } }));
    const paths = { "ares-caais": [join(root, "src/index.ts")] };
    writeFileSync(
      file("tsconfig.json"),
      JSON.stringify({ extends: "../../tsconfig.json", compilerOptions: { paths } }),
    );
    // As GitHub does: each step in a shell of its own, with the variables that the ones before it wrote.
    const GITHUB_ENV = file("github.env");
    writeFileSync(GITHUB_ENV, "");
    for (const { name, run } of runs) {
      const written = [...readFileSync(GITHUB_ENV, "utf8").matchAll(/^(\w+)=(.*)$/gm)];
      const env = Object.fromEntries(written.map(([, variable = "", value = ""]) => [variable, value]));
      const { code, stdout, stderr } = await program.shell(`set -e\n${run}`, {
        bare: true,
        env: { ...env, GITHUB_ENV },
      });
      ended.push({ name, code, printed: stdout + stderr });
    }
  });

  // Also where the workflow failed to.
  afterAll(() => program.shell('kill "$(cat sandbox.pid)" 2>/dev/null || true', { bare: true }));

  it("[DOC-05] keeps the workflow schema of GitHub", () => {
    expect(on).toBe("push");
    expect(Object.values(jobs).map((job) => job["runs-on"])).toEqual(["ubuntu-latest"]);
    for (const { uses, run } of steps) expect([uses, run].filter((one) => one !== undefined)).toHaveLength(1);
    expect(steps.flatMap(({ uses }) => uses ?? [])).toEqual(["actions/checkout@v4", "actions/setup-node@v4"]);
    // Also when the tests failed.
    expect(steps.at(-1)?.if).toBe("always()");
  });

  it("[DOC-05] starts a sandbox, runs tests against it and ends it", () => {
    expect(runs.map(({ name }) => name)).toEqual(["Start the sandbox", "Test against it", "End the sandbox"]);
    expect(ended.map(({ code, printed }) => ({ code, printed: code === 0 ? "" : printed }))).toEqual(
      runs.map(() => ({ code: 0, printed: "" })),
    );
    expect(ended[1]?.printed).toMatch(/knows the company[\s\S]*pass 1\b/);
  });

  it("[DOC-05] leaves no sandbox running", async () => {
    // Whether its process is gone cannot be told where nobody collects those that ended.
    const { environment } = JSON.parse(readFileSync(file("ready.json"), "utf8")) as { environment: Addresses };
    const port = Number(new URL(environment.registry ?? "").port);
    expect(port).toBeGreaterThan(0);
    await expect.poll(() => isListening(port)).toBe(false);
  });
});
