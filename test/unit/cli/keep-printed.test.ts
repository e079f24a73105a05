import { fdatasyncSync, fstatSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepPrinted } from "../../../src/cli/streams.ts";

vi.mock("node:fs", () => ({ fdatasyncSync: vi.fn(), fstatSync: vi.fn() }));

beforeEach(() => {
  vi.mocked(fdatasyncSync).mockReset();
});

describe("printed lines", () => {
  it("[JOB-11] are synced to disk when standard output is a file, and a disk failure is reported", () => {
    vi.mocked(fstatSync, { partial: true }).mockReturnValue({ isFile: () => true });
    keepPrinted();
    expect(fdatasyncSync).toHaveBeenCalledWith(1);
    const failure = new Error("EIO");
    vi.mocked(fdatasyncSync).mockImplementation(() => {
      throw failure;
    });
    expect(keepPrinted).toThrow(failure);
  });

  it("[JOB-11] are not synced when standard output is a terminal or a pipe", () => {
    vi.mocked(fstatSync, { partial: true }).mockReturnValue({ isFile: () => false });
    keepPrinted();
    expect(fdatasyncSync).not.toHaveBeenCalled();
  });
});
