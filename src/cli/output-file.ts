import { open, stat, truncate, type FileHandle } from "node:fs/promises";
import { refuse } from "./input.ts";

/** Where the text of a table goes. */
export interface TextOutput {
  write(text: string): Promise<void>;
  /** Hands on what was held back. */
  flush(): Promise<void>;
  /** After this nothing is lost, whatever happens to the machine. */
  close(): Promise<void>;
}

/** Characters that are held back to be written together: about as many rows as one request asks for. */
const mostHeld = 16_384;
/** Milliseconds between two times that the disk is made to keep what was written. */
const syncInterval = 1000;

export type Beginning = "new" | "overwrite" | { readonly at: number };

/**
 * Opens a file to write a table to.
 *
 * @param beginning `new` refuses a file that is there; a place cuts it there, and goes on
 * @param check throws when the file is no more this program's alone
 * @throws InvalidInputError when it is there; of the system, with its path, when it cannot be written.
 */
export async function openOutputFile(
  path: string,
  beginning: Beginning,
  check: () => void = () => undefined,
): Promise<TextOutput> {
  const file = await openFile(path, beginning);
  let held = "";
  let synced = performance.now();
  let failure: { readonly error: unknown } | undefined;
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    // What follows a part that was not written would be in the wrong place.
    if (failure !== undefined) throw failure.error;
    try {
      await work();
    } catch (error) {
      failure = { error: withPath(error, path) };
      throw failure.error;
    }
  };
  const flush = (): Promise<void> =>
    attempt(async () => {
      const text = held;
      held = "";
      if (text !== "") {
        check();
        await file.appendFile(text);
      }
      if (performance.now() - synced < syncInterval) return;
      await sync(file);
      synced = performance.now();
    });
  return {
    write: async (text) => {
      held += text;
      if (held.length >= mostHeld) await flush();
    },
    flush,
    close: async () => {
      try {
        await flush();
        await attempt(() => sync(file));
      } finally {
        await file.close();
      }
    },
  };
}

async function openFile(path: string, beginning: Beginning): Promise<FileHandle> {
  try {
    if (typeof beginning === "object") await truncate(path, beginning.at);
    return await open(path, beginning === "overwrite" ? "w" : beginning === "new" ? "ax" : "a");
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw withPath(error, path);
    return refuse("--out", "exists: --resume goes on with it, --force overwrites it", JSON.stringify(path));
  }
}

/** A device cannot be told to keep anything. */
async function sync(file: FileHandle): Promise<void> {
  try {
    await file.datasync();
  } catch (error) {
    if (!isCode(error, "EINVAL") && !isCode(error, "ENOTSUP")) throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** An error of a file that is open does not say which. */
function withPath(error: unknown, path: string): unknown {
  return error instanceof Error ? Object.assign(error, { path }) : error;
}

/** Whether two names, or a name and a stream, are of one file. */
export async function isSameFile(
  path: string,
  other: { readonly dev: number; readonly ino: number },
): Promise<boolean> {
  try {
    const { dev, ino } = await stat(path);
    return dev === other.dev && ino === other.ino;
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
}
