import { execFile } from "node:child_process";
import { dirname, delimiter } from "node:path";
import { promisify } from "node:util";
import { limits } from "../fixtures/limits.ts";

/** The output of a program. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a program in a folder until it ends.
 *
 * @throws Error with all that it printed when it fails.
 */
export async function run(cwd: string, program: string, ...args: readonly string[]): Promise<Printed> {
  // Programs that it starts, such as npm, find the same Node.
  const path = `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`;
  // Without what the test runner sets for programs under test.
  const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env;
  try {
    return await promisify(execFile)(program, args, {
      cwd,
      env: { ...env, PATH: path },
      timeout: limits.install,
      maxBuffer: 1e8,
    });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as Partial<Printed>;
    throw new Error(
      `${program} ${args.join(" ")} failed:\n${stdout}${stderr}${stdout + stderr === "" ? String(error) : ""}`,
      { cause: error },
    );
  }
}
