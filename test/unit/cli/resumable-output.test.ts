import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openOutput, type ResumableOutput } from "../../../src/cli/resumable-output.ts";

const line = `${"0".repeat(999)}\n`;

it.each<[what: string, change: (part: string) => void]>([
  [
    "edited",
    (part) => {
      writeFileSync(part, readFileSync(part, "utf8").replaceAll("0", "9"), { flag: "r+" });
    },
  ],
  [
    "cut",
    (part) => {
      truncateSync(part, 1000);
    },
  ],
])("goes on with no output that was %s while it was written", async (_what, change) => {
  const folder = mkdtempSync(join(tmpdir(), "output-"));
  try {
    const path = join(folder, "out.txt");
    let rows = 0;
    const goOn = async (isResumed: boolean, work: (output: ResumableOutput) => Promise<void>): Promise<void> => {
      const options = { path, isResumed, isForced: false, work: "a test", head: "", cursor: () => rows };
      const atEnd: (() => void)[] = [];
      const resume = (after: number): Promise<void> => Promise.resolve(void (rows = after));
      const output = await openOutput({ ...options, resume }, { atEnd, note: () => undefined });
      if (output !== undefined) await work(output);
      for (const end of atEnd) end();
    };
    const write = async (output: ResumableOutput, count: number): Promise<void> => {
      rows += count;
      await output.write(line.repeat(count));
    };
    await goOn(false, async (output) => {
      await write(output, 70);
      await output.close(false);
    });
    await goOn(true, async (output) => {
      await write(output, 70);
      change(`${path}.part`);
      await write(output, 1);
      await output.close(false);
    });
    await expect(goOn(true, (output) => output.close(true))).rejects.toThrow("was changed since: --force begins anew");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
