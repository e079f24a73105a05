import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** A file to write. */
export interface FileContent {
  readonly path: string;
  readonly text: string;
  /** Who may read and write it, as a mode of the system. */
  readonly mode: number;
}

/**
 * Writes files, in place of those that are there. All are written under other names first, and only when that succeeded are
 * they put in place: nobody reads half a file, and when one cannot be written, none changes.
 *
 * @throws the system's error, whose message and `path` name the file or folder.
 */
export async function writeFiles(files: readonly FileContent[]): Promise<void> {
  const written: { readonly path: string; readonly temporary: string }[] = [];
  try {
    for (const file of files) {
      const folder = dirname(file.path);
      await naming(folder, () => mkdir(folder, { recursive: true }));
      const temporary = join(folder, `.${basename(file.path)}.${randomUUID()}`);
      written.push({ path: file.path, temporary });
      await naming(file.path, () => writeNew(temporary, file));
    }
    for (const { path, temporary } of written) await naming(path, () => rename(temporary, path));
  } finally {
    // Those in place have their other name no longer.
    await Promise.all(written.map(({ temporary }) => rm(temporary, { force: true }).catch(() => undefined)));
  }
}

async function writeNew(path: string, { text, mode }: FileContent): Promise<void> {
  // Fails when the file exists, a link included.
  const file = await open(path, "wx", mode);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Says in an error of the system which file it is about: some errors, of a full disk for example, do not. */
async function naming(path: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const { code, errno, syscall } = error;
    const named = new Error(`${path} cannot be written: ${error.message}`, { cause: error });
    throw Object.assign(named, { code, errno, syscall, path });
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error;
}
