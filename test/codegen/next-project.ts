import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { generate } from "../../codegen/generate.ts";
import type { TypePrinter } from "../../codegen/products/registry-types.ts";
import { write } from "../../codegen/write.ts";
import { limits } from "../fixtures/limits.ts";
import { addNextLegacyVersion, addNextRegistryVersion } from "./next-version.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";

/** A copy of all that the types, the tests and the documents are checked by, with the next versions of both contracts. */
export async function copyNextProject(printer: TypePrinter): Promise<ProjectCopy> {
  const copy = copyProject([
    ...["spec", "wsdl", "generated", "src", "codegen", "scripts", "examples", "bench", "site", "test", "docs"],
    ...["package.json", "tsconfig.json", "vitest.config.ts", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
  ]);
  addNextRegistryVersion(copy);
  addNextLegacyVersion(copy);
  write(join(copy.root, "generated"), await generate(copy.root, { printer }));
  return copy;
}

/**
 * Runs Node in a copy.
 *
 * @param timeout milliseconds after which it is killed
 */
export function runIn(
  { root }: ProjectCopy,
  args: readonly string[],
  timeout: number = limits.program,
): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    timeout,
  });
  return { status, printed: stdout + stderr };
}
