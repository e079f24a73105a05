import { appendFileSync, createReadStream, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useAnsweringServer } from "../fixtures/servers/answering-server.ts";
import { useProgram } from "./cli-program.ts";

const program = useProgram();
const server = useAnsweringServer();
const rows = 25_000;

async function linesOf(path: string): Promise<number> {
  let count = 0;
  for await (const chunk of createReadStream(path)) {
    for (const byte of chunk as Uint8Array) if (byte === 0x0a) count += 1;
  }
  return count;
}

describe("ares-caais lookup of a large table", () => {
  it("[JOB-12] holds only a part of the table in memory at a time", async () => {
    server.answers = { vyhledat: { pocetCelkem: 0, ekonomickeSubjekty: [] } };
    const path = join(program.folder, "large.csv");
    const note = "x".repeat(2400);
    writeFileSync(path, "IČO;poznámka\n");
    for (let row = 0; row < rows; row += 500) {
      const some = Array.from({ length: 500 }, (_, index) => `${String(row + index + 1).padStart(8, "0")};"${note}"\n`);
      appendFileSync(path, some.join(""));
    }
    const env = { NODE_OPTIONS: "--max-old-space-size=48" };
    expect(statSync(path).size).toBeGreaterThan(60_000_000);
    const { code, stderr } = await program.run(
      [
        ...["lookup", "--address", server.address, "--requests-per-minute", "1000000"],
        ...["--input", "large.csv", "--column", "IČO", "--out", "large-out.csv"],
      ],
      { bare: true, env },
    );
    expect(stderr.split("\n")).toContain(`${rows} looked up: 0 found, ${rows} missing, 0 malformed`);
    expect(code).toBe(1);
    expect(await linesOf(join(program.folder, "large-out.csv"))).toBe(rows + 1);
  });
});
