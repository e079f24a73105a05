import { fork, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { bundledPackages } from "../scripts/bundled-packages.ts";

/** The root of the package. */
export const root = fileURLToPath(new URL("../", import.meta.url));

/** Longest time of a worker in milliseconds. */
const longest = 1_200_000;

/** Gives a folder in the package, from where its dependencies resolve, and removes it at the end. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  mkdirSync(join(root, ".report"), { recursive: true });
  const folder = mkdtempSync(join(root, ".report/bench-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Compiles workers of `bench/workers` as a bundler would: tsx keeps the names of functions at a cost in every call.
 * Dynamic imports stay dynamic, and the same packages are bundled, as in the published package.
 */
export async function compileWorkers(
  folder: string,
  names: readonly string[],
  plugins: readonly Plugin[] = [],
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: names.map((name) => `bench/workers/${name}.ts`),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    alias: bundledPackages,
    plugins: [...plugins],
    logLevel: "error",
  });
}

/** A worker that runs until it is stopped. */
export interface Server<Ready> {
  /** Its message when it was ready. */
  readonly ready: Ready;
  readonly process: ChildProcess;
  readonly stop: () => void;
}

/** Starts a worker and waits until it is ready; the type of what it says is the caller's word. */
export async function startServer<Ready>(folder: string, name: string): Promise<Server<Ready>> {
  const child = start(folder, name, [], []);
  try {
    return { ready: await message<Ready>(child, name), process: child, stop: () => child.kill() };
  } catch (error) {
    child.kill();
    throw error;
  }
}

/** Runs a worker to its end and gives what it found; the type is the caller's word. */
export async function runWorker<Result>(
  folder: string,
  name: string,
  args: readonly string[],
  execArgv: readonly string[] = [],
): Promise<Result> {
  const child = start(folder, name, args, execArgv);
  try {
    return await message<Result>(child, name);
  } finally {
    child.kill();
  }
}

/** Runs a program to its end. */
export function runCommand(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    timeout: longest,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${stdout}${stderr}`);
  return stdout;
}

function start(folder: string, name: string, args: readonly string[], execArgv: readonly string[]): ChildProcess {
  // Not the arguments of this process, which runs under tsx.
  return fork(join(folder, `${name}.js`), args, { execArgv: [...execArgv], timeout: longest });
}

async function message<Content>(child: ChildProcess, name: string): Promise<Content> {
  const ended = once(child, "exit").then(([code, signal]) => {
    throw new Error(`the worker ${name} ended too early (${String(code ?? signal)})`);
  });
  const said = once(child, "message");
  // Only one of the two is waited for.
  ended.catch(() => undefined);
  said.catch(() => undefined);
  const [content] = (await Promise.race([said, ended])) as [Content];
  return content;
}
