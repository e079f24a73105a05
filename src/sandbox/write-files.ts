import { randomUUID } from "node:crypto";
import { link, mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export interface FileContent {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Mode of the file: which users may read and write it. */
  readonly mode: number;
  /** Whether it must not be there: the system's error EEXIST says that it is. */
  readonly isNew?: boolean;
}

/**
 * Writes files and replaces existing ones. All are first written under temporary names and then renamed, so nobody reads half a
 * file. If one cannot be written, none changes.
 *
 * @throws the system's error, whose message and `path` name the file or folder.
 */
export async function writeFiles(files: readonly FileContent[]): Promise<void> {
  const written: { readonly path: string; readonly temporary: string; readonly isNew: boolean }[] = [];
  try {
    for (const file of files) {
      const folder = dirname(file.path);
      await naming(folder, () => makeFolder(folder));
      const temporary = join(folder, `.${basename(file.path)}.${randomUUID()}`);
      written.push({ path: file.path, temporary, isNew: file.isNew === true });
      await naming(file.path, () => writeNew(temporary, file));
    }
    for (const { path, temporary, isNew } of written) {
      await naming(path, () => (isNew ? link(temporary, path) : rename(temporary, path)));
    }
  } finally {
    // Files in place no longer have their temporary name.
    await Promise.all(written.map(({ temporary }) => rm(temporary, { force: true }).catch(() => undefined)));
  }
}

/**
 * Makes a folder, with those above it that are missing, unless it is there. The option `recursive` of Node never ends where the system
 * takes no folder, below `/proc` for example.
 *
 * @param hasParent whether the folder above it is there
 * @throws the system's error.
 */
export async function makeFolder(path: string, mode?: number, hasParent = dirname(path) === path): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST") return;
    if (code !== "ENOENT" || hasParent) throw error;
    await makeFolder(dirname(path), mode);
    await makeFolder(path, mode, true);
  }
}

async function writeNew(path: string, { content, mode }: FileContent): Promise<void> {
  // Fails when the file exists, a link included.
  const file = await open(path, "wx", mode);
  try {
    await file.writeFile(content);
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
    if (!(error instanceof Error) || !("syscall" in error)) throw error;
    // Only errors of the system have a syscall.
    const { code, errno, syscall } = error as NodeJS.ErrnoException;
    const named = new Error(`${path} cannot be written: ${error.message}`, { cause: error });
    throw Object.assign(named, { code, errno, syscall, path });
  }
}
