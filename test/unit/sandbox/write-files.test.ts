import { mkdtemp, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeFiles } from "../../../src/sandbox/export/export-certificates.ts";

// Neither a full disk nor a folder that one may not write to is to be had everywhere.
vi.mock("node:fs/promises", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs/promises")>();
  return { ...original, open: vi.fn(original.open) };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "write-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

function files(content: string): Parameters<typeof writeFiles>[0] {
  return [
    { path: join(folder, "one"), content, mode: 0o644 },
    { path: join(folder, "two"), content, mode: 0o600 },
  ];
}

/** An error as the system gives it. */
function systemError(code: string, errno: number, syscall: string): Error {
  return Object.assign(new Error(`${code}: ${syscall}`), { code, errno, syscall });
}

describe("writeFiles", () => {
  it("replaces files, each with its mode", async () => {
    await writeFiles(files("old"));
    await writeFiles(files("new"));
    expect((await readdir(folder)).sort()).toEqual(["one", "two"]);
    expect(await readFile(join(folder, "two"), "utf8")).toBe("new");
    expect((await stat(join(folder, "two"))).mode & 0o777).toBe(0o600);
  });

  it("names the file when the disk is full, changes none, and leaves nothing behind", async () => {
    await writeFiles(files("old"));
    const { open: realOpen } = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
    vi.mocked(open)
      .mockImplementationOnce(realOpen)
      .mockImplementationOnce(async (...args) => {
        const file = await realOpen(...args);
        file.writeFile = () => Promise.reject(systemError("ENOSPC", -28, "write"));
        return file;
      });
    const error: unknown = await writeFiles(files("new")).catch((thrown: unknown) => thrown);
    const path = join(folder, "two");
    expect(error).toMatchObject({ code: "ENOSPC", errno: -28, syscall: "write", path });
    expect(String(error)).toBe(`Error: ${path} cannot be written: ENOSPC: write`);
    expect((await readdir(folder)).sort()).toEqual(["one", "two"]);
    expect(await readFile(join(folder, "one"), "utf8")).toBe("old");
    expect(await readFile(path, "utf8")).toBe("old");
  });

  it("names the file that it may not write", async () => {
    vi.mocked(open).mockRejectedValueOnce(systemError("EACCES", -13, "open"));
    const path = join(folder, "one");
    await expect(writeFiles(files("new"))).rejects.toMatchObject({ code: "EACCES", path });
    expect(await readdir(folder)).toEqual([]);
  });

  it("passes on what is no error of the system", async () => {
    const error = new TypeError("a fault of the program");
    vi.mocked(open).mockRejectedValueOnce(error);
    await expect(writeFiles(files("new"))).rejects.toBe(error);
  });
});
