import { mkdtempSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { run } from "../../package/run.ts";

/** The site as it would be deployed. */
export interface BuiltSite {
  readonly folder: string;
  /** The folder of a server that it was built for, as the pages of a repository are. */
  readonly base: string;
  /** The paths of its pages. */
  readonly pages: readonly string[];
}

declare module "vitest" {
  export interface ProvidedContext {
    readonly site: BuiltSite;
  }
}

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Builds the site once for all its tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "ares-caais-site-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const base = "/ares-caais/";
  try {
    // As the workflow of GitHub names the pages and the repository.
    const variables = [`DOCS_ADDRESS=https://docs.example${base}`, "GITHUB_SERVER_URL=https://github.com"];
    variables.push("GITHUB_REPOSITORY=example/ares-caais");
    await run(root, "env", ...variables, "npm", "run", "docs", "--", "--outDir", folder);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
    provide("site", { folder, base, pages: files.filter((file) => file.endsWith(".html")).sort() });
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
