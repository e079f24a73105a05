import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Replaces a file in one step and flushes it to the disk. After a crash it has the new or the earlier text. */
export function replaceFile(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text, { flush: true });
    moveFile(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw withPath(error, path);
  }
}

/** An error of the system that names a file which the user knows. */
export function withPath(error: unknown, path: string): unknown {
  return error instanceof Error ? Object.assign(error, { path }) : error;
}

/** Renames a file to another one, which it replaces, and flushes the folder to the disk if the system supports that. */
export function moveFile(from: string, to: string): void {
  renameSync(from, to);
  try {
    const folder = openSync(dirname(to), "r");
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Some systems cannot flush a folder.
  }
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
