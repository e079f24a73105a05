import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { takeLock } from "../../../src/cli/file-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "lock-"));
const path = join(folder, "out.csv");
const lock = `${path}.lock`;
// Its parent, which lives as long as it.
const other = String(process.ppid);
const dead = "4194305";

beforeEach(() => {
  rmSync(lock, { force: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("a lock of a file", () => {
  it("[JOB-03] refuses a second process, and leaves its lock to the first", () => {
    writeFileSync(lock, other);
    expect(() => takeLock("--out", path)).toThrow(`--out is in use by process ${other}`);
    expect(readFileSync(lock, "utf8")).toBe(other);
  });

  it.each([
    ["a process that was killed", dead],
    ["a process of the same number", String(process.pid)],
    ["work that ended", "0\nx"],
    ["what is the number of no process", "-1\nx"],
  ])("[JOB-03] takes over what is left of %s", (_, text) => {
    writeFileSync(lock, text);
    const held = takeLock("--out", path, "x", true);
    held.check();
    held.release(true);
    expect(existsSync(lock)).toBe(false);
  });

  it("[JOB-03] takes over a lock without a number when it is old, as of a process that was killed at once", () => {
    writeFileSync(lock, "");
    expect(() => takeLock("--out", path)).toThrow("--out is in use by process unknown");
    utimesSync(lock, 1, 1);
    takeLock("--out", path).release();
    expect(existsSync(lock)).toBe(false);
  });

  it("[JOB-03] keeps what the work was until it is done, and refuses to go on with other work", () => {
    const first = takeLock("--out", path, "--column 1");
    first.begin();
    first.release();
    expect(() => takeLock("--out", path, "--column 2", true)).toThrow(
      "--out was begun with --column 1, not with --column 2: --force overwrites it",
    );
    takeLock("--out", path, "--column 1", true).release();
    expect(() => takeLock("--out", path, "--column 2", true)).toThrow("--out was begun with --column 1");
    const anew = takeLock("--out", path, "--column 2");
    anew.begin();
    anew.release(true);
    expect(existsSync(lock)).toBe(false);
  });

  it("[JOB-03] tells a process that lost it, which lets the other keep it", () => {
    const held = takeLock("--out", path);
    writeFileSync(lock, other);
    expect(() => {
      held.check();
    }).toThrow(`--out is in use by process ${other}`);
    held.release(true);
    expect(readFileSync(lock, "utf8")).toBe(other);
  });
});
