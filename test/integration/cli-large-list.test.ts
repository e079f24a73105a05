import { once } from "node:events";
import { appendFileSync, createReadStream, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useProgram } from "./cli-program.ts";

const program = useProgram();
const rows = 25_000;

let server: Server | undefined;
let address = "";
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.setHeader("content-type", "application/json");
      response.end('{"pocetCelkem":0,"ekonomickeSubjekty":[]}');
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A listening TCP server has an address of this shape.
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => server?.close());

async function linesOf(path: string): Promise<number> {
  let count = 0;
  for await (const chunk of createReadStream(path)) {
    for (const byte of chunk as Uint8Array) if (byte === 0x0a) count += 1;
  }
  return count;
}

describe("ares-caais lookup of a large table", () => {
  it("[JOB-12] holds a part of it in memory at a time, also of the output that it goes on with", async () => {
    const path = join(program.folder, "large.csv");
    const note = "x".repeat(2400);
    writeFileSync(path, "IČO;poznámka\n");
    for (let row = 0; row < rows; row += 500) {
      const some = Array.from({ length: 500 }, (_, index) => `${String(row + index + 1).padStart(8, "0")};"${note}"\n`);
      appendFileSync(path, some.join(""));
    }
    const env = { NODE_OPTIONS: "--max-old-space-size=48" };
    expect(statSync(path).size).toBeGreaterThan(60_000_000);
    for (const more of [[], ["--resume"]]) {
      const { code, stderr } = await program.run(
        [
          ...["lookup", "--address", address, "--requests-per-minute", "1000000"],
          ...["--input", "large.csv", "--column", "IČO", "--out", "large-out.csv", ...more],
        ],
        { bare: true, env },
      );
      expect(stderr.split("\n")).toContain(`${rows} looked up: 0 found, ${rows} missing, 0 malformed`);
      expect(code).toBe(1);
    }
    expect(await linesOf(join(program.folder, "large-out.csv"))).toBe(rows + 1);
  });
});
