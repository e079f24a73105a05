import { readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { refuse } from "./input.ts";

/** A file that only one process of this machine writes. */
export interface FileLock {
  /** Where it is, past links: one would be replaced by the file. */
  readonly path: string;
  /** @throws InvalidInputError when another process has it now: two may take over the same lock at the same moment. */
  readonly check: () => void;
  /** The file is now what the work of this process makes. */
  begin(): void;
  /** Lets other processes have it. Of work that was begun and is not done, the lock keeps what work it is. */
  release(isDone?: boolean): void;
}

/** What there may be with the number of the process. */
interface Owner {
  readonly process: string;
  readonly work: string;
}

/** Milliseconds that a process takes to write its number at most; it was killed otherwise. */
const longestBirth = 10_000;

/**
 * Takes a file, by a lock next to it that has the number of the process. The lock of a process that was killed is taken over.
 *
 * @param option that names the file, for errors
 * @param work what is done with the file, in words of the command line
 * @param goesOn whether work that was not done is gone on with, which has to be the same
 * @throws InvalidInputError when another process of this machine has it, or one did other work there and did not end it; of
 * the system, when the lock cannot be written.
 */
export function takeLock(option: string, path: string, work = "", goesOn = false): FileLock {
  const target = realPath(path);
  const lock = `${target}.lock`;
  const create = (): boolean => createLock(lock, text, path);
  const own = String(process.pid);
  const text = `${own}\n${work}`;
  let kept = "";
  const taken = (owner: string): never =>
    refuse(option, `is in use by process ${owner || "unknown"}; if there is no such program, delete ${lock}`);
  if (!create()) {
    const before = ownerOf(lock);
    if (before.process === "" ? isNew(lock) : isAlive(before.process)) taken(before.process);
    if (goesOn) kept = before.work;
    if (kept !== "" && kept !== work) {
      refuse(option, `was begun with ${kept}, not with ${work}: --force overwrites it`, JSON.stringify(path));
    }
    rmSync(lock, { force: true });
    if (!create()) taken(ownerOf(lock).process);
  }
  const isOwn = (): boolean => ownerOf(lock).process === own;
  return {
    path: target,
    check: () => {
      if (!isOwn()) taken(ownerOf(lock).process);
    },
    begin: () => {
      kept = work;
    },
    release: (isDone = false) => {
      if (!isOwn()) return;
      if (isDone || kept === "") rmSync(lock, { force: true });
      else writeFileSync(lock, `${nobody}\n${kept}`);
    },
  };
}

/** The number of no process. */
const nobody = "0";

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** @param path the file that is locked, which an error names: nobody asked for a lock */
function createLock(lock: string, text: string, path: string): boolean {
  try {
    writeFileSync(lock, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  }
}

/** Empty when nobody has it. */
function ownerOf(lock: string): Owner {
  try {
    const [owner = "", work = ""] = readFileSync(lock, "utf8").split("\n");
    return { process: owner, work };
  } catch {
    return { process: "", work: "" };
  }
}

function isNew(lock: string): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs < longestBirth;
  } catch {
    return false;
  }
}

/** Whether there is such a process, other than this one: a container may give its number again. */
function isAlive(owner: string): boolean {
  // A number below one stands for a group of processes, or for all.
  if (owner === String(process.pid) || !/^[1-9]\d*$/.test(owner)) return false;
  try {
    return process.kill(Number(owner), 0);
  } catch (error) {
    // It belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
