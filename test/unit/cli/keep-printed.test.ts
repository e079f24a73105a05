import { fdatasyncSync, fstatSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepPrinted } from "../../../src/cli/streams.ts";

vi.mock("node:fs", () => ({ fdatasyncSync: vi.fn(), fstatSync: vi.fn() }));

const { signal } = new AbortController();

beforeEach(() => {
  vi.mocked(fdatasyncSync).mockReset();
});

describe("printed lines", () => {
  it("[JOB-11] the command syncs printed lines to disk when standard output is a file, and reports a disk failure", async () => {
    vi.mocked(fstatSync, { partial: true }).mockReturnValue({ isFile: () => true });
    await keepPrinted(signal);
    expect(fdatasyncSync).toHaveBeenCalledWith(1);
    const failure = new Error("EIO");
    vi.mocked(fdatasyncSync).mockImplementation(() => {
      throw failure;
    });
    await expect(keepPrinted(signal)).rejects.toThrow(failure);
  });

  it("[JOB-11] the command does not sync printed lines when standard output is a terminal or a pipe", async () => {
    vi.mocked(fstatSync, { partial: true }).mockReturnValue({ isFile: () => false });
    await keepPrinted(signal);
    expect(fdatasyncSync).not.toHaveBeenCalled();
  });
});
