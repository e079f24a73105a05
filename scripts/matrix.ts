import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodePackage, nodeVersions } from "./node-versions.ts";

const usage = `Usage: npm run matrix -- [version…] [test file…]

Runs the tests, all unless files are given, with each version of Node, ${nodeVersions.join(", ")} unless others are given,
and prints a line for each. Each is installed from npm into a temporary folder. Exits 1 when a test fails with one of them.`;

const root = fileURLToPath(new URL("../", import.meta.url));

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

const given = process.argv.slice(2);
const isVersion = (argument: string): boolean => /^\d+\.\d+\.\d+$/.test(argument);
if (given.includes("--help")) console.log(usage);
else
  main(
    given.filter(isVersion),
    given.filter((argument) => !isVersion(argument)),
  );

function main(versions: readonly string[], tests: readonly string[]): void {
  for (const version of versions.length > 0 ? versions : nodeVersions) {
    const folder = mkdtempSync(join(tmpdir(), "ares-caais-matrix-"));
    try {
      if (!runTests(folder, version, tests)) process.exitCode = 1;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function runTests(folder: string, version: string, tests: readonly string[]): boolean {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const installed = run(folder, "npm", ["install", "--no-audit", "--no-fund", nodePackage("node", version)], {});
  if (installed.status !== 0) throw new Error(`Node ${version} cannot be installed:\n${installed.output}`);

  const node = join(folder, "node_modules/node/bin/node");
  const file = join(folder, "tests.json");
  // What a test starts by name, npm for example, runs with the same Node.
  const PATH = `${dirname(node)}${delimiter}${process.env["PATH"] ?? ""}`;
  const started = performance.now();
  const vitest = ["node_modules/vitest/vitest.mjs", "run", `--outputFile.json=${file}`, ...tests];
  const { status, output } = run(root, node, vitest, { PATH });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);

  // Written by vitest's own reporter, unless it could not even begin.
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report ?? {};
  const counts = `${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`;
  const ended = status === 0 ? "" : `, vitest ended with ${String(status)}`;
  console.log(`Node ${version}: ${counts}, ${seconds} s${ended}`);
  if (status !== 0) console.log(output.split("\n").slice(-200).join("\n"));
  return status === 0;
}

function run(
  cwd: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): { readonly status: number | null; readonly output: string } {
  const options = { cwd, env: { ...process.env, ...env }, encoding: "utf8", maxBuffer: 1e9 } as const;
  const { error, status, stdout, stderr } = spawnSync(program, args, options);
  if (error !== undefined) throw error;
  return { status, output: stdout + stderr };
}
