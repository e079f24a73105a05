import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished, vi } from "vitest";
import { freePort, isListening } from "../../../bench/loopback.ts";
import { limits } from "../../fixtures/limits.ts";

/**
 * Starts a program that listens on the port in the environment variable PORT, until the test is finished.
 *
 * @param runtime path of what runs it, by default this Node
 * @param fixedPort the port of a program that does not look at PORT
 * @returns its address.
 */
export async function startApplication(
  cwd: string,
  args: readonly string[],
  runtime = process.execPath,
  fixedPort?: number,
): Promise<string> {
  const port = fixedPort ?? (await freePort());
  const { NODE_OPTIONS: _options, NODE_ENV: _mode, ...env } = process.env;
  const program = spawn(runtime, args, {
    ...{ cwd, env: { ...env, PORT: String(port) }, stdio: ["ignore", "ignore", "inherit"] },
  });
  onTestFinished(async () => {
    if (program.exitCode !== null) return;
    const ended = once(program, "exit");
    program.kill("SIGKILL");
    await ended;
  });
  await vi.waitUntil(() => isListening(port), { timeout: limits.program });
  return `http://127.0.0.1:${port}`;
}
