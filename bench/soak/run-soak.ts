import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Plugin } from "esbuild";
import { compileWorkers, startServer, withFolder } from "../processes.ts";
import type { Service } from "./sandbox-link.ts";
import type { SoakReport, SoakSize } from "./tally.ts";

/** Longest time in milliseconds that the program may take to end once it has told what it found. */
const longestEnd = 5_000;

/** How a soak is run. */
export interface SoakOptions {
  /** Of the compilation of both programs. */
  readonly plugins?: readonly Plugin[];
  /** Told after each phase how much is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Runs a soak: the sandbox in one process, the program with the clients in another.
 *
 * @returns what the program found; a process that does not end by itself breaks a rule too.
 */
export function runSoak(
  size: SoakSize,
  { plugins = [], onProgress = () => undefined }: SoakOptions = {},
): Promise<SoakReport> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["soak-sandbox", "soak-client"], plugins);
    const server = await startServer<Service>(folder, "soak-sandbox");
    try {
      const { certificateAuthority } = server.ready;
      const authority = join(folder, "ca.pem");
      writeFileSync(authority, certificateAuthority);
      const program = fork(join(folder, "soak-client.js"), [JSON.stringify(server.ready), JSON.stringify(size)], {
        execArgv: ["--expose-gc"],
        // The global fetch trusts the sandbox by this alone.
        env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
      });
      try {
        return await reportOf(program, server.process, onProgress);
      } finally {
        program.kill();
      }
    } finally {
      server.stop();
    }
  });
}

/** Passes the questions of the program to the sandbox and the replies back, until there is a report. */
async function reportOf(
  program: ChildProcess,
  sandbox: ChildProcess,
  onProgress: (share: number) => void,
): Promise<SoakReport> {
  const ended = once(program, "exit");
  const passBack = (reply: object): void => void program.send(reply);
  sandbox.on("message", passBack);
  const told = new Promise<SoakReport>((resolve) => {
    program.on("message", (message: object) => {
      // The program says what it sends.
      if ("report" in message) resolve(message.report as SoakReport);
      else if ("progress" in message) onProgress(message.progress as number);
      else sandbox.send(message);
    });
  });
  const early = ended.then(([code, signal]) => {
    throw new Error(`the program of the soak ended too early (${String(code ?? signal)})`);
  });
  // Only one of the two is waited for.
  early.catch(() => undefined);
  const report = await Promise.race([told, early]);
  sandbox.off("message", passBack);
  const stopped = await Promise.race([ended, wait(longestEnd, undefined, { ref: false })]);
  if (stopped !== undefined) return report;
  const first = `${longestEnd} ms after its last call`;
  return { ...report, broken: [...report.broken, { rule: "the program has to end by itself", times: 1, first }] };
}
