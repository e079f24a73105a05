import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodePackage, nodeVersions } from "./node-versions.ts";

const usage = `Usage: npm run matrix -- [version… | packed] [test file…]

Runs what one run of the tests leaves out, and prints a line for each. Exits 1 when a test fails.

  packed     the packed package on every runtime that it is for, those of other makers too, and under every TypeScript
  version    the tests, all unless files are given, with a version of Node, for example 22.23.3

Without arguments it runs the packed package, and all tests with each of ${nodeVersions.join(", ")}. Runtimes are
installed from npm into a temporary folder.`;

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
    given.includes("packed"),
    given.filter((argument) => !isVersion(argument) && argument !== "packed"),
  );

function main(versions: readonly string[], packed: boolean, tests: readonly string[]): void {
  const all = versions.length === 0 && !packed;
  if (packed || all)
    inFolder((folder) =>
      runTests(folder, "packed package", process.execPath, ["--project", "package"], { RUNTIMES: "all" }),
    );
  for (const version of all ? nodeVersions : versions) inFolder((folder) => runOnNode(folder, version, tests));
}

/** Takes note of a failure. */
function inFolder(passes: (folder: string) => boolean): void {
  const folder = mkdtempSync(join(tmpdir(), "ares-caais-matrix-"));
  try {
    if (!passes(folder)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runOnNode(folder: string, version: string, tests: readonly string[]): boolean {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  const installed = run(folder, "npm", ["install", "--no-audit", "--no-fund", nodePackage("node", version)], {});
  if (installed.status !== 0) throw new Error(`Node ${version} cannot be installed:\n${installed.output}`);
  return runTests(folder, `Node ${version}`, join(folder, "node_modules/node/bin/node"), tests, {});
}

function runTests(
  folder: string,
  name: string,
  node: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): boolean {
  const file = join(folder, "tests.json");
  // Programs that a test starts by name, such as npm, run with the same Node.
  const PATH = `${dirname(node)}${delimiter}${process.env["PATH"] ?? ""}`;
  const started = performance.now();
  const vitest = ["node_modules/vitest/vitest.mjs", "run", `--outputFile.json=${file}`, ...args];
  const { status, output } = run(root, node, vitest, { ...env, PATH });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);

  // Written by vitest's own reporter, unless it could not even begin.
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report ?? {};
  const counts = `${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`;
  const ended = status === 0 ? "" : `, vitest ended with ${String(status)}`;
  console.log(`${name}: ${counts}, ${seconds} s${ended}`);
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
