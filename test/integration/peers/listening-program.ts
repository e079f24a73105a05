import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import { isListening } from "../../../bench/loopback.ts";

/**
 * Starts a program that listens on loopback, until the test is finished.
 *
 * @throws Error with what it says when it does not start.
 */
export async function startListening(program: string, args: readonly string[], port: number): Promise<void> {
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, "close");
  onTestFinished(async () => {
    // One with workers ends them itself.
    child.kill("SIGTERM");
    await ended;
  });
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    if (await isListening(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${program} did not start: ${errors}`);
}
