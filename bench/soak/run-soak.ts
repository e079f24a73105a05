import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Addresses } from "../../generated/environments.gen.ts";
import type { SandboxClient, SandboxFault } from "../../src/sandbox/index.ts";
import { compileWorkers, startServer, withFolder } from "../processes.ts";

/** The addresses and secrets of the sandbox for the program of a soak. */
export interface Service {
  readonly environment: Required<Addresses>;
  readonly certificateAuthority: string;
  readonly client: SandboxClient;
  readonly icos: readonly string[];
}

/** A message of the program to the sandbox: it asks for other faults, a login that gives the address of the return, or its counts. */
export type Question =
  | { readonly faults: readonly SandboxFault[] }
  | { readonly logIn: string; readonly username: string }
  | { readonly count: true };

/** Counts of the sandbox: open connections, and codes, refresh tokens and session ids that came (again). */
export interface Counts {
  readonly connections: number;
  readonly oneTimeValues: number;
  readonly repeated: number;
}

export interface SoakReport extends Counts {
  /** Calls by kind and outcome. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Rules that were broken, with how often. */
  readonly broken: Readonly<Record<string, number>>;
  /** Bytes of the heap in use after each phase. */
  readonly heap: readonly number[];
}

/** Longest time in milliseconds that the program may take to end once it has reported. */
const longestEnd = 5_000;

/**
 * Makes calls while the service misbehaves: the sandbox in one process, long-lived clients in another.
 *
 * @param seed decides what is called and what goes wrong
 */
export function runSoak(calls: number, seed: number): Promise<SoakReport> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["soak-sandbox", "soak-client"]);
    const server = await startServer<Service>(folder, "soak-sandbox");
    const authority = join(folder, "ca.pem");
    writeFileSync(authority, server.ready.certificateAuthority);
    const args = [JSON.stringify(server.ready), String(calls), String(seed)];
    // A client without a fetch of its own trusts the sandbox by this alone.
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
    const program = fork(join(folder, "soak-client.js"), args, { execArgv: ["--expose-gc"], env });
    try {
      return await reportOf(program, server.process);
    } finally {
      program.kill();
      server.stop();
    }
  });
}

/** Passes questions and replies on until there is a report. */
async function reportOf(program: ChildProcess, sandbox: ChildProcess): Promise<SoakReport> {
  const ended = once(program, "exit");
  sandbox.on("message", (reply: object) => {
    if (program.connected) program.send(reply);
  });
  const told = new Promise<SoakReport>((resolve) => {
    program.on("message", (message: object) => {
      // The program says what it sends.
      if ("report" in message) resolve(message.report as SoakReport);
      else if (sandbox.connected) sandbox.send(message);
    });
  });
  const report = await Promise.race([
    told,
    ended.then(([code]) => Promise.reject(new Error(`the program ended by ${String(code)}`))),
    once(sandbox, "exit").then(() => Promise.reject(new Error("the sandbox ended before the program"))),
  ]);
  const isOver = await Promise.race([ended, wait(longestEnd, undefined, { ref: false })]);
  if (isOver !== undefined) return report;
  return { ...report, broken: { ...report.broken, "the program did not end by itself": 1 } };
}
