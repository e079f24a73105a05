import { readFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf, SourceError } from "../source-error.ts";

/** The text of a source below the project's folder. @throws SourceError when it cannot be read */
export function readText(root: string, file: string): string {
  return readBytes(file, join(root, file)).toString("utf8");
}

/** The same of any file. */
export function readBytes(file: string, path = file): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new SourceError(file, "", `cannot be read: ${messageOf(cause)}`, { cause });
  }
}
