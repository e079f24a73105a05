import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createSandbox, type ExportedFiles, type Sandbox, type SandboxOptions } from "ares-caais/sandbox";
import { afterAll, beforeAll } from "vitest";
import { sandboxVariables } from "../../src/sandbox/export/variables.ts";
import { bundleSources, makeProjectFolder } from "../fixtures/bundle-sources.ts";
import { root } from "../fixtures/documents/documents.ts";
import type { Peer } from "./peers/find-peers.ts";

const terminalScript = fileURLToPath(new URL("peers/terminal.py", import.meta.url));

/** How a run of the program ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A run that can be talked to. */
export interface Running {
  readonly process: ChildProcessWithoutNullStreams;
  readonly ended: Promise<Ended>;
  /** Waits until the output so far holds a text, and gives it; the end of the run ends the wait with an error. */
  until(stream: "stdout" | "stderr", text: string): Promise<string>;
}

export interface StartOptions {
  /** `true` leaves out the variables that point at the sandbox. */
  readonly bare?: boolean;
  /** More variables; `undefined` takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Standard input; without it there is none. */
  readonly input?: string;
  /** Whether more input may come: it is not closed. */
  readonly open?: true;
}

/** A terminal that the program can be started in. */
export interface Terminal {
  readonly python: Peer;
  readonly columns: number;
}

/** The real program, as it is published, against a sandbox. */
export interface Program {
  readonly sandbox: Sandbox;
  /** A folder of its own for files. */
  readonly folder: string;
  /** Path of the program. */
  readonly path: string;
  start(args: readonly string[], options?: StartOptions): Running;
  run(args: readonly string[], options?: StartOptions): Promise<Ended>;
  /**
   * Starts a line of the shell in a terminal, in which `ares-caais` is the program: `process.stdin` types into it, and standard
   * output is all that it shows.
   */
  startShellInTerminal(terminal: Terminal, line: string, options?: StartOptions): Running;
  /** Runs a line of the shell, in which `ares-caais` is the program. */
  shell(line: string, options?: StartOptions): Promise<Ended>;
}

/** Builds the program and starts a sandbox for the tests of one file. */
export function useProgram(sandboxOptions?: SandboxOptions): Program {
  const running: ChildProcessWithoutNullStreams[] = [];
  let state:
    | { readonly sandbox: Sandbox; readonly folder: string; readonly path: string; readonly files: ExportedFiles }
    | undefined;

  beforeAll(async () => {
    const folder = makeProjectFolder("cli-");
    const outdir = join(folder, "dist");
    await bundleSources({ absWorkingDir: root, entryPoints: { cli: "src/cli/main.ts" }, outdir });
    const path = join(folder, "dist", "cli.js");
    writeFileSync(join(folder, "ares-caais"), `#!/bin/sh\nexec "${process.execPath}" "${path}" "$@"\n`, {
      mode: 0o755,
    });
    const sandbox = await createSandbox(sandboxOptions);
    state = { sandbox, folder, path, files: await sandbox.exportCertificates(folder) };
  });
  afterAll(async () => {
    for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await state?.sandbox.close();
    if (state !== undefined) rmSync(state.folder, { recursive: true });
  });

  const get = (): NonNullable<typeof state> => {
    if (state === undefined) throw new Error("the program runs only inside tests");
    return state;
  };
  const launch = (
    command: string,
    args: readonly string[],
    { bare = false, env = {}, input = "", open }: StartOptions = {},
  ): Running => {
    const { sandbox, folder, files } = get();
    const child = spawn(command, [...args], {
      cwd: folder,
      env: {
        PATH: `${folder}:${process.env["PATH"] ?? ""}`,
        ...(bare ? {} : Object.fromEntries(sandboxVariables(sandbox, files))),
        ...env,
      },
    });
    running.push(child);
    // A program that reads no further closes its input.
    child.stdin.on("error", () => undefined);
    if (open === true) child.stdin.write(input);
    else child.stdin.end(input);
    const printed = { stdout: "", stderr: "" };
    for (const stream of ["stdout", "stderr"] as const) {
      child[stream].setEncoding("utf8").on("data", (text: string) => (printed[stream] += text));
    }
    const ended = new Promise<Ended>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => {
        resolve({ code, signal, ...printed });
      });
    });
    return {
      process: child,
      ended,
      until: (stream, text) =>
        new Promise((resolve, reject) => {
          const look = (): void => {
            if (printed[stream].includes(text)) resolve(printed[stream]);
          };
          child[stream].on("data", look);
          look();
          ended.then(({ stdout, stderr }) => {
            reject(new Error(`ended without "${text}":\n${stdout}\n${stderr}`));
          }, reject);
        }),
    };
  };
  const start: Program["start"] = (args, options) => launch(process.execPath, [get().path, ...args], options);
  return {
    get sandbox() {
      return get().sandbox;
    },
    get folder() {
      return get().folder;
    },
    get path() {
      return get().path;
    },
    start,
    startShellInTerminal: ({ python: { program: python, advice }, columns }, line, options) => {
      if (python === undefined) throw new Error(`a terminal is required: ${advice}`);
      const command = [terminalScript, String(columns), "/bin/bash", "--norc", "-c", line];
      return launch(python, command, { open: true, ...options });
    },
    run: (args, options) => start(args, options).ended,
    shell: (line, options) => launch("/bin/bash", ["--norc", "-c", line], options).ended,
  };
}
