import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { isJsonObject } from "../transport/json-object.ts";
import { parseJson } from "../transport/answer.ts";
import { refuse } from "./input.ts";
import { isCode, replaceFile, withPath } from "./replace-file.ts";

/** A file that only one process of this machine writes. The lock is beside it and stores the progress. */
export interface FileLock {
  /** Real path of the file, because otherwise the file would replace a link. */
  readonly path: string;
  /** The record of an earlier process; `undefined` without one. */
  readonly record: unknown;
  /** Checks that this process has the lock, because two may take it over at once. @throws InvalidInputError when another one has it. */
  readonly check: () => void;
  /** Writes a record. After a crash the next owner finds it whole, or the one before. */
  keep(record: object): void;
  /** Releases the lock. Unless the work is done, the record stays. */
  release(isDone?: boolean): void;
}

/** Content of a lock. */
interface Content {
  /** Number of the process that has it; 0 when none does. */
  readonly process: number;
  /** Start time of that process, because its number may be reused. */
  readonly started?: string | undefined;
  readonly record?: unknown;
}

/** Most milliseconds between creating the lock and writing the number; after that the process was killed. */
const longestBirth = 10_000;

/** Locks a file for this process, unless another process of this machine has the lock. The lock of a killed process is taken over. */
export function takeLock(option: string, path: string): FileLock {
  const target = existsSync(path) ? realpathSync(path) : path;
  const lock = `${target}.lock`;
  const own: Content = { process: process.pid, started: startOf(process.pid) };
  const taken = (owner: Content | undefined): never => {
    const who = owner?.process ?? "unknown";
    return refuse(option, `is in use by process ${who}; if there is no such program, delete ${lock}`);
  };
  const isOwn = (owner: Content | undefined): boolean =>
    owner?.process === own.process && owner.started === own.started;
  const check = (): void => {
    const owner = read(lock);
    if (!isOwn(owner)) taken(owner);
  };
  let record: unknown;
  if (!create(lock, own, path)) {
    const before = read(lock);
    if (before === undefined ? isNew(lock) : isAlive(before)) taken(before);
    record = before?.record;
    replaceFile(lock, JSON.stringify({ ...own, record }));
    check();
  }
  return {
    path: target,
    record,
    check,
    keep: (next) => {
      check();
      replaceFile(lock, JSON.stringify({ ...own, record: next }));
      record = next;
    },
    release: (isDone = false) => {
      if (!isOwn(read(lock))) return;
      if (isDone || record === undefined) rmSync(lock, { force: true });
      else {
        try {
          replaceFile(lock, JSON.stringify({ process: 0, record }));
        } catch {
          // On a full disk the lock stays as it is: it is taken over when this process has ended.
        }
      }
    },
  };
}

/** @param path the file that is locked, which an error names: nobody asked for a lock */
function create(lock: string, content: Content, path: string): boolean {
  try {
    const file = openSync(lock, "wx");
    try {
      writeFileSync(file, JSON.stringify(content));
    } catch (error) {
      // On a full disk it would stay empty, as if another process were about to write it.
      rmSync(lock, { force: true });
      throw error;
    } finally {
      closeSync(file);
    }
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw withPath(error, path);
  }
}

/** @returns `undefined` for a lock that is not there or not whole */
function read(lock: string): Content | undefined {
  try {
    const content = parseJson(readFileSync(lock, "utf8"));
    if (!isJsonObject(content)) return undefined;
    const { process: number, started, record } = content;
    if (typeof number !== "number") return undefined;
    return { process: number, started: typeof started === "string" ? started : undefined, record };
  } catch {
    return undefined;
  }
}

function isNew(lock: string): boolean {
  const { mtimeMs = -Infinity } = statSync(lock, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs < longestBirth;
}

/** Whether the process that wrote a lock still runs. */
function isAlive({ process: number, started }: Content): boolean {
  // A number below one means a group of processes, or all.
  if (!Number.isInteger(number) || number < 1) return false;
  try {
    process.kill(number, 0);
  } catch (error) {
    // It belongs to another user.
    if (!isCode(error, "EPERM")) return false;
  }
  const now = started === undefined ? undefined : startOf(number);
  // If no start is known, a container may have given this process the number of the one that was killed.
  return now === undefined ? number !== process.pid : now === started;
}

/** When a process was started, as its system says it; `undefined` where it does not, as on Windows. */
function startOf(number: number): string | undefined {
  try {
    // Field 22 of proc(5), in ticks; the second field, the name, may hold spaces and ends with a parenthesis.
    return readFileSync(`/proc/${number}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19];
  } catch {
    const env = { ...process.env, LC_ALL: "C", TZ: "UTC" };
    const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(number)], { encoding: "utf8", env });
    // Without the program there is no output either.
    const said = (stdout as string | null)?.trim();
    return said === "" ? undefined : said;
  }
}
