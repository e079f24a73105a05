import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const run = promisify(execFile);
const cwd = fileURLToPath(new URL("../../", import.meta.url));
const demo = (...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  run(process.execPath, ["--import", "tsx", "examples/demo/main.ts", ...args], { cwd, timeout: 30_000 });

describe("npm run demo", () => {
  it("tells its story against the sandbox, ends by itself with exit code 0", async () => {
    const { stdout, stderr } = await demo();
    expect(stderr).toBe("");
    for (const part of [
      /Name {2,}Moravské datové služby a\.s\./,
      /File mark/,
      /Main activity/,
      /5 of 5 matches/,
      /112 {2,}Společnost s ručením omezeným/,
      /Newest {2,}no\. \d+ of \d{4}-\d\d-\d\d/,
      /status {2,}404\n.*NENALEZENO/,
      /status {2,}400\n.*CHYBA_VSTUPU/,
      /InvalidInputError/,
    ]) {
      expect(stdout).toMatch(part);
    }
  });

  it("refuses an unknown environment with its usage", async () => {
    await expect(demo("--environment", "staging")).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--environment must be sandbox or production") as string,
    });
  });
});
