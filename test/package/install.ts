import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.ts";

/** Makes an empty project of a new folder and installs packages in it. */
export async function install(project: string, ...packages: readonly string[]): Promise<void> {
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "project", private: true, type: "module" }));
  await run(project, "npm", "install", "--no-audit", "--no-fund", ...packages);
}
