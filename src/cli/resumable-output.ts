import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, stat, truncate, type FileHandle } from "node:fs/promises";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { isJsonObject } from "../transport/json-object.ts";
import type { Context } from "./context.ts";
import { takeLock, type FileLock } from "./file-lock.ts";
import { refuse } from "./input.ts";
import type { ListPrinter } from "./output.ts";
import { moveFile, withPath } from "./replace-file.ts";

export interface OutputOptions<Cursor> {
  readonly path: string;
  /** Whether earlier work is resumed. */
  readonly isResumed: boolean;
  /** Whether an existing or unfinished output is overwritten. */
  readonly isForced: boolean;
  /** Whether one that is there is replaced when the work is done, without force. */
  readonly replaces?: boolean | undefined;
  /** Command line of the work: only the same command resumes it. */
  readonly work: string;
  /** Text before all other. */
  readonly head: string;
  /** The progress including everything written, as plain JSON. */
  readonly cursor: () => Cursor;
  /** Resumes an earlier run at its cursor; throws when the cursor is from other work. */
  readonly resume: (after: Cursor) => Promise<void>;
  /** Called before a cursor is recorded, so that other results which it counts are safe. */
  readonly beforeRecord?: (() => Promise<void>) | undefined;
}

/** The end of an output. */
export interface Closing {
  /** Writes what is held back, and records how far the work is; when it is done, gives the file its name. */
  readonly close: (isDone: boolean) => Promise<void>;
  /** How to resume after an error; `undefined` for an output that cannot be resumed. */
  readonly howToGoOn: (error: unknown) => string | undefined;
}

/** A file that is written in parts, and resumed after the program was stopped or killed. */
export interface TextOutput extends Closing {
  /** Writes text; returns no promise while it is buffered. The cursor must include the text already: both may be recorded together. */
  readonly write: (text: string) => Promise<void> | undefined;
}

/** Content of the lock: the cursor, and the number of bytes of the output that belong to it. */
interface OutputRecord {
  readonly version: 1;
  readonly work: string;
  readonly bytes: number;
  /** Checksum of the last bytes, because an edited output is not resumed. */
  readonly checksum: string;
  readonly cursor: unknown;
}

/** Characters that are buffered: the rows of a few requests. */
const mostHeld = 65_536;
/** Milliseconds between two records. Each waits for the disk. */
const recordInterval = 1000;
/** Bytes at the end of an output that the checksum is of. */
const checkedBytes = 4096;

/**
 * Opens an output. Until the work is done the text is in `FILE.part` and the cursor in `FILE.lock`. The text reaches the disk
 * before its cursor. A device or a pipe is written directly and cannot be resumed.
 *
 * @returns `undefined` when the output is complete: there is one, and no work on it that was stopped
 * @throws InvalidInputError when it is there, or another process writes it, or other work was begun; of the system, with the
 * path, when it cannot be written.
 */
export async function openOutput<Cursor>(
  options: OutputOptions<Cursor>,
  { atEnd, note }: Pick<Context, "atEnd" | "note">,
): Promise<TextOutput | undefined> {
  const { path, isResumed, work } = options;
  const replaces = options.isForced || options.replaces === true;
  const there = await stat(path).catch(() => undefined);
  if (there?.isFile() === false) {
    if (isResumed) refuse("--resume", "needs a regular file", JSON.stringify(path));
    return outputTo(options, await openFile(path, path, "a"));
  }
  const lock = takeLock("--out", path);
  atEnd.push(() => {
    lock.release();
  });
  const part = `${lock.path}.part`;
  const record = lock.record === undefined ? undefined : readRecord(lock.record, path);
  const isMoved = there !== undefined && there.size === record?.bytes && !(await stat(part).catch(() => undefined));
  // It was killed between the last two steps.
  if (isResumed && isMoved) lock.release(true);
  const isComplete = isMoved || (there !== undefined && !replaces && record === undefined);
  if (isResumed && isComplete) {
    await checkHead(options);
    note(`${JSON.stringify(path)} is complete already, no request was sent: --force begins anew`);
    return undefined;
  }
  if (!isResumed && !replaces) {
    if (record !== undefined)
      refuse("--out", "is unfinished: --resume continues it, --force begins anew", JSON.stringify(path));
    if (there !== undefined) refuse("--out", "exists: --force overwrites it", JSON.stringify(path));
  }
  if (!isResumed || record === undefined) {
    // Windows cuts no file that is open for appending.
    await (await openFile(part, path, "w")).close();
    const output = outputTo(options, await openFile(part, path, "a+"), lock);
    await output.record();
    return output;
  }
  if (record.work !== work) {
    refuse("--out", `was begun by ${record.work}, not by ${work}: --force begins anew`, JSON.stringify(path));
  }
  // This version wrote it: the lock has its version, and the work is the same.
  await options.resume(record.cursor as Cursor);
  const { file, tail } = await openPart(part, path, record);
  return outputTo(options, file, lock, record.bytes, tail);
}

/** @throws InvalidInputError when a complete output begins with other columns: then it is that of another command. */
async function checkHead({ path, head }: Pick<OutputOptions<never>, "path" | "head">): Promise<void> {
  const file = await openFile(path, path, "r");
  try {
    const expected = Buffer.from(head);
    const { buffer } = await file.read(Buffer.alloc(expected.length), 0, expected.length, 0);
    if (buffer.equals(expected)) return;
    refuse("--out", "exists with other columns: --force overwrites it", JSON.stringify(path));
  } finally {
    await file.close();
  }
}

/** The output in a file that has so many bytes, `tail` at their end. A device or a pipe has no lock. */
function outputTo<Cursor>(
  options: OutputOptions<Cursor>,
  file: FileHandle,
  lock?: FileLock,
  bytes = 0,
  tail: Buffer = Buffer.alloc(0),
): TextOutput & { readonly record: () => Promise<void> } {
  const { path, work } = options;
  let held = bytes === 0 ? options.head : "";
  let recorded = performance.now();
  const attempt = untilFailure(path);
  const flush = (): Promise<void> =>
    attempt(async () => {
      const text = Buffer.from(held);
      held = "";
      if (text.length === 0) return;
      lock?.check();
      await file.appendFile(text);
      bytes += text.length;
      tail = Buffer.concat([tail, text.subarray(-checkedBytes)]).subarray(-checkedBytes);
    });
  // The cursor follows what has reached the disk.
  const record = async (): Promise<void> => {
    await options.beforeRecord?.();
    await attempt(async () => {
      if (lock === undefined) return;
      await file.datasync();
      await checkUnchanged(file, path, `${lock.path}.part`, bytes);
      // The text in it may have been changed too.
      const checksum = checksumOf(tail);
      lock.keep({ version: 1, work, bytes, checksum, cursor: options.cursor() } satisfies OutputRecord);
    });
    recorded = performance.now();
  };
  const writeHeld = async (): Promise<void> => {
    await flush();
    if (performance.now() - recorded >= recordInterval) await record();
  };
  return {
    record,
    write: (text) => {
      held += text;
      return held.length < mostHeld ? undefined : writeHeld();
    },
    close: async (isDone) => {
      try {
        await flush();
        await record();
      } finally {
        await file.close();
      }
      if (!isDone || lock === undefined) return;
      lock.check();
      moveFile(`${lock.path}.part`, lock.path);
      lock.release(true);
    },
    howToGoOn: (error) => (lock === undefined ? undefined : howToGoOn(error, options)),
  };
}

/** Runs steps one after the other. After a failure none is run: it would follow a part that is missing. */
function untilFailure(path: string): (step: () => Promise<void>) => Promise<void> {
  let failure: { readonly error: unknown } | undefined;
  return async (step) => {
    if (failure !== undefined) throw failure.error;
    try {
      await step();
    } catch (error) {
      failure = { error: withPath(error, path) };
      throw failure.error;
    }
  };
}

/** @throws InvalidInputError when another program has cut, lengthened or replaced the part. */
async function checkUnchanged(file: FileHandle, path: string, part: string, bytes: number): Promise<void> {
  const { size, ino } = await file.stat();
  if (size === bytes && ino === (await stat(part)).ino) return;
  refuse("--out", "was changed by another program meanwhile: --force begins anew", JSON.stringify(path));
}

/** How to go on after an error; not at all with an output that another program changed or took. */
function howToGoOn(
  error: unknown,
  { path, isForced }: Pick<OutputOptions<unknown>, "path" | "isForced">,
): string | undefined {
  if (error instanceof InvalidInputError && error.field === "--out") return undefined;
  // A fault of the input stays until somebody corrects it.
  const when = error instanceof InvalidInputError ? "when that is mended, " : "";
  const how = isForced ? "--resume in place of --force" : "--resume";
  return `${JSON.stringify(path)} is not complete: ${when}the same command with ${how} goes on`;
}

/** Standard output, which is written to at once. A terminal is shown control characters as signs. */
export function printedOutput(head: string, { output }: Context): TextOutput {
  let begin = head;
  const write = (text: string): Promise<void> => {
    const all = `${begin}${text}`;
    begin = "";
    return output.write(output.columns === undefined ? all : all.replaceAll(controls, "\ufffd"));
  };
  // A table without rows still has its header.
  const close = (isDone: boolean): Promise<void> => (isDone && begin !== "" ? write("") : Promise.resolve());
  return { write, close, howToGoOn: () => undefined };
}

const controls = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** Runs work that prints a list and writes an output, and always closes both. After a failure it says how to resume. */
export async function withOutput<Result>(
  { progress, lastWords }: Context,
  list: Pick<ListPrinter<never>, "flush"> | undefined,
  output: Closing | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  let isDone = false;
  try {
    try {
      const result = await work();
      isDone = true;
      return result;
    } finally {
      await list?.flush();
      await output?.close(isDone);
    }
  } catch (error) {
    const advice = output?.howToGoOn(error);
    if (advice !== undefined) lastWords.push(advice);
    throw error;
  } finally {
    progress.clear();
  }
}

function checksumOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function readRecord(record: unknown, path: string): OutputRecord {
  if (isJsonObject(record)) {
    const { version, work, bytes, checksum, cursor } = record;
    if (version === 1 && typeof work === "string" && typeof bytes === "number" && typeof checksum === "string") {
      return { version, work, bytes, checksum, cursor };
    }
  }
  return refuse("--out", `has a lock of another version: delete ${path}.lock`, JSON.stringify(path));
}

/** Opens what was begun, and cuts off what was written after the record. */
async function openPart(
  part: string,
  path: string,
  { bytes, checksum }: OutputRecord,
): Promise<{ readonly file: FileHandle; readonly tail: Buffer }> {
  const begunAnd = (why: string): never =>
    refuse("--out", `was begun, and ${part} ${why}: --force begins anew`, JSON.stringify(path));
  if (!existsSync(part)) begunAnd("is gone");
  const file = await openFile(part, path, "a+");
  try {
    const length = Math.min(bytes, checkedBytes);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, bytes - length);
    const tail = buffer.subarray(0, bytesRead);
    if (checksumOf(tail) !== checksum) begunAnd("was changed since");
    await truncate(part, bytes);
    return { file, tail };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** @param path the output, which an error names: nobody asked for the part */
async function openFile(part: string, path: string, flags: "r" | "w" | "a" | "a+"): Promise<FileHandle> {
  try {
    return await open(part, flags);
  } catch (error) {
    throw withPath(error, path);
  }
}
