import { readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";

/** A file that only this process writes to. */
export interface Lock {
  /** @throws Error when another process has taken it over. */
  readonly check: () => void;
  readonly release: () => void;
}

/**
 * Keeps other processes of this machine from a file, by another one next to it with the number of the process. The lock of a process
 * that was killed is taken over.
 *
 * @throws Error when another process has it.
 */
export function lockFile(path: string): Lock {
  const lock = `${realpathSync(path)}.lock`;
  const own = String(process.pid);
  const refuse = (owner: string): never => {
    throw new Error(`process ${owner || "unknown"} writes to ${path}; if there is no such job, delete ${lock}`);
  };
  if (!create(lock, own)) {
    const owner = ownerOf(lock);
    if (owner === "" || isAlive(owner)) refuse(owner);
    rmSync(lock, { force: true });
    if (!create(lock, own)) refuse(ownerOf(lock));
  }
  // Two may take over the same lock at the same moment: the first one sees it before anything is written.
  const check = (): void => {
    const owner = ownerOf(lock);
    if (owner !== own) refuse(owner);
  };
  return {
    check,
    release: () => {
      if (ownerOf(lock) === own) rmSync(lock, { force: true });
    },
  };
}

function create(lock: string, owner: string): boolean {
  try {
    writeFileSync(lock, owner, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Empty when nobody has it. */
function ownerOf(lock: string): string {
  try {
    return readFileSync(lock, "utf8");
  } catch {
    return "";
  }
}

/** Whether there is such a process, other than this one: a container may give its number again. */
function isAlive(owner: string): boolean {
  if (owner === String(process.pid)) return false;
  try {
    return process.kill(Number(owner), 0);
  } catch (error) {
    // It belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
