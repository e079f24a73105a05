import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SourceError } from "../source-error.ts";

/**
 * Reads a source.
 *
 * @param file path from the project's folder
 * @throws SourceError when it cannot be read.
 */
export function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch (cause) {
    throw new SourceError(file, "", `cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
