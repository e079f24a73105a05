import { fdatasyncSync, fstatSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepPrinted } from "../../../src/cli/streams.ts";

vi.mock("node:fs", () => ({ fdatasyncSync: vi.fn(), fstatSync: vi.fn() }));

beforeEach(() => {
  vi.mocked(fdatasyncSync).mockReset();
});

describe("what was printed", () => {
  it("[JOB-11] is kept by the disk where standard output is a file, and a disk that fails says so", () => {
    vi.mocked(fstatSync, { partial: true }).mockReturnValue({ isFile: () => true });
    keepPrinted();
    expect(fdatasyncSync).toHaveBeenCalledWith(1);
    const failure = new Error("EIO");
    vi.mocked(fdatasyncSync).mockImplementation(() => {
      throw failure;
    });
    expect(keepPrinted).toThrow(failure);
  });

  it("[JOB-11] is kept by nobody where standard output is a terminal or a pipe", () => {
    vi.mocked(fstatSync, { partial: true }).mockReturnValue({ isFile: () => false });
    keepPrinted();
    expect(fdatasyncSync).not.toHaveBeenCalled();
  });
});
