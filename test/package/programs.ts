import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

const folder = fileURLToPath(new URL("./programs/", import.meta.url));

/** Copies a program into a project as it is, for a compiler. */
export function copyProgram(project: string, file: string): void {
  copyFileSync(join(folder, file), join(project, file));
}

/**
 * Puts a program into a project so that Node runs it, without its types.
 *
 * @returns its file there
 */
export function placeProgram(project: string, file: string): string {
  if (!file.endsWith(".ts")) {
    copyProgram(project, file);
    return file;
  }
  const { code } = transformSync(readFileSync(join(folder, file), "utf8"), { loader: "ts", target: "es2022" });
  const placed = file.replace(/\.ts$/, ".js");
  writeFileSync(join(project, placed), code);
  return placed;
}
