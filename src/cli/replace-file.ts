import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Replaces a file in one step, and makes the disk keep it: after a crash it holds this text or its earlier one. */
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

/** Gives a file the name of another one, which it replaces, and makes the disk keep the name where it can be told to. */
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
    // Some systems cannot be told to keep the names of a folder.
  }
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
