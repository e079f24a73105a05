import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openOutput, type TextOutput } from "../../../src/cli/resumable-output.ts";

const line = `${"0".repeat(999)}\n`;
let folder = "";
let rows = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "output-"));
  rows = 0;
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function goOn(isResumed: boolean, work: (output: TextOutput, path: string) => Promise<void>): Promise<void> {
  const path = join(folder, "out.txt");
  const options = { path, isResumed, isForced: false, work: "a test", head: "", cursor: () => rows };
  const atEnd: (() => void)[] = [];
  const resume = (after: number): Promise<void> => Promise.resolve(void (rows = after));
  try {
    const output = await openOutput({ ...options, resume }, { atEnd, note: () => undefined });
    if (output !== undefined) await work(output, path);
  } finally {
    for (const end of atEnd) end();
  }
}

async function write(output: TextOutput, count: number): Promise<void> {
  rows += count;
  await output.write(line.repeat(count));
}

it("goes on with no output that was edited while it was written", async () => {
  await goOn(false, async (output) => {
    await write(output, 70);
    await output.close(false);
  });
  await goOn(true, async (output, path) => {
    await write(output, 70);
    const part = `${path}.part`;
    writeFileSync(part, readFileSync(part, "utf8").replaceAll("0", "9"), { flag: "r+" });
    await write(output, 1);
    await output.close(false);
  });
  await expect(goOn(true, (output) => output.close(true))).rejects.toThrow("was changed since: --force begins anew");
});

const cut = (part: string): void => {
  truncateSync(part, 1000);
};

it.each<[what: string, isResumed: boolean, change: (part: string) => void]>([
  ["cut", false, cut],
  ["cut after it was resumed", true, cut],
  [
    "replaced",
    false,
    (part) => {
      copyFileSync(part, `${part}.copy`);
      renameSync(`${part}.copy`, part);
    },
  ],
])("completes no output that was %s while it was written", async (_what, isResumed, change) => {
  if (isResumed) await goOn(false, (output) => output.close(false));
  const work = goOn(isResumed, async (output, path) => {
    await write(output, 70);
    change(`${path}.part`);
    await write(output, 1);
    await output.close(true);
  });
  await expect(work).rejects.toThrow("was changed by another program meanwhile: --force begins anew");
  expect(existsSync(join(folder, "out.txt"))).toBe(false);
  await expect(goOn(true, (output) => output.close(true))).resolves.toBeUndefined();
  expect(readFileSync(join(folder, "out.txt"), "utf8")).toBe("");
});

it("begins and goes on where a file that is open for appending cannot be cut, as on Windows", async () => {
  await using any = await open(join(folder, "any"), "a+");
  const error = Object.assign(new Error("EPERM: operation not permitted, ftruncate"), { code: "EPERM" });
  const cut = vi.spyOn(Object.getPrototypeOf(any) as FileHandle, "truncate").mockRejectedValue(error);
  try {
    writeFileSync(join(folder, "out.txt.part"), "of nobody");
    await goOn(false, async (output, path) => {
      await write(output, 1);
      await output.close(false);
      writeFileSync(`${path}.part`, "not recorded", { flag: "a" });
    });
    await goOn(true, async (output) => {
      await write(output, 1);
      await output.close(true);
    });
  } finally {
    cut.mockRestore();
  }
  expect(readFileSync(join(folder, "out.txt"), "utf8")).toBe(line.repeat(2));
});
