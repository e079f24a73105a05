import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { takeLock } from "./file-lock.ts";

/** A file that keeps how far a command got, and that only one process writes. */
export interface StateFile {
  /** What was kept; `undefined` where there is no file yet. */
  read(): Promise<string | undefined>;
  /** Keeps something else: all of it or, whatever happens to the machine, what was kept before. */
  write(text: string): Promise<void>;
  /** Lets other processes have it. */
  release(): void;
}

/**
 * Takes a state file, see {@link takeLock}.
 *
 * @throws InvalidInputError when another process of this machine has it; of the system, when it cannot be written.
 */
export function takeStateFile(option: string, path: string): StateFile {
  const lock = takeLock(option, path);
  return {
    read: async () => {
      try {
        return await readFile(lock.path, "utf8");
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    write: async (text) => {
      lock.check();
      await replace(lock.path, text);
    },
    release: () => {
      lock.release();
    },
  };
}

/** Replaces a file in one step, and makes the disk keep it. */
async function replace(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(temporary, "w");
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  }
  // Its new name is kept by the folder, which some systems cannot be told to keep.
  const folder = await open(dirname(path), "r").catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
