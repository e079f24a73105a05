import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { runtimes, workerRuntimes } from "../../scripts/runtimes.ts";
import { install } from "./install.ts";
import { run } from "./run.ts";
import { mswVersions, nodeTypesVersion, typeScriptVersions } from "./versions.ts";

/** The packed package, and folders that it is used in. */
export interface Packed {
  readonly tarball: string;
  /** Paths in the tarball. */
  readonly files: readonly string[];
  /** A project that was empty before the tarball was installed. */
  readonly project: string;
  /** The same with msw beside it, by its version. */
  readonly withMsw: Readonly<Record<string, string>>;
  /** Apart from the projects: the folder that has compilers and runtimes in its node_modules. */
  readonly tools: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    readonly packed: Packed;
  }
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Packs the package as `npm publish` would, and installs it as a stranger would. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "ares-caais-package-"));
  // Not at a stroke: there are hundreds of megabytes, and the test runner would take its workers for hung meanwhile.
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const tools = join(folder, "tools");
    // Needs no tarball, so that it goes on while the package is built.
    const installedTools = install(
      tools,
      "--no-bin-links",
      `@types/node@${nodeTypesVersion}`,
      ...typeScriptVersions.map((version) => `typescript-${version}@npm:typescript@${version}`),
      ...[...runtimes, ...workerRuntimes].flatMap(({ package: name }) => name ?? []),
    );
    const [{ stdout }] = await Promise.all([
      run(root, "npm", "pack", "--json", "--pack-destination", folder),
      installedTools,
    ]);
    const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
    const tarball = join(folder, packed.filename);
    const withMsw = mswVersions.map(([version]) => [version, join(folder, `msw-${version}`)] as const);
    const project = join(folder, "project");
    await Promise.all([
      install(project, tarball),
      ...withMsw.map(([version, path]) => install(path, tarball, `msw@${version}`)),
    ]);
    const files = packed.files.map(({ path }) => path);
    provide("packed", { tarball, files, project, withMsw: Object.fromEntries(withMsw), tools });
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
