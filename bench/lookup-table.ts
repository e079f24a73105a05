import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { compileWorkers, runWorker, startServer, withFolder } from "./processes.ts";
import type { Row, Table } from "./table.ts";

const few = 10_000;
const many = 1_000_000;

interface Found {
  readonly exitCode: number;
  readonly seconds: number;
  readonly megabytes: number;
}

/** A table of a million rows, looked up at the command line against a service that answers at once. */
export function lookupTable(): Promise<Table> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["answering-server", "lookup-table"]);
    const server = await startServer<{ address: string }>(folder, "answering-server");
    try {
      const measure = async (rows: number): Promise<Found> => {
        const out = join(folder, `${rows}-checked.csv`);
        const found = await runWorker<Found>(folder, "lookup-table", [
          ...["lookup", "--address", server.ready.address, "--requests-per-minute", "1000000"],
          ...["--input", join(folder, `${rows}.csv`), "--column", "IČO", "--out", out],
        ]);
        const written = await linesOf(out);
        if (found.exitCode !== 0 || written !== rows + 1) throw new Error(`${written} lines, ${found.exitCode}`);
        return found;
      };
      for (const rows of [few, many]) await writeTable(join(folder, `${rows}.csv`), rows);
      const small = await measure(few);
      const large = await measure(many);
      return {
        title: "A table of 1,000,000 rows at the command line",
        rows: [row("memory at most, 10,000 rows", small), row("memory at most, 1,000,000 rows", large)],
      };
    } finally {
      server.stop();
    }
  });
}

function row(what: string, { megabytes, seconds }: Found): Row {
  return {
    what,
    figure: `${megabytes.toFixed(0)} MB (${seconds.toFixed(0)} s)`,
    target: { text: "at most 300 MB", met: megabytes <= 300 },
  };
}

async function writeTable(path: string, rows: number): Promise<void> {
  function* lines(): Generator<string, void, undefined> {
    yield "firma;IČO;poznámka\n";
    for (let row = 0; row < rows; row += 1) {
      yield `"Dodavatel ${row}; s.r.o.";${String(row + 1).padStart(8, "0")};splatnost 14 dní\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
}

async function linesOf(path: string): Promise<number> {
  let count = 0;
  const lines = createInterface({ input: createReadStream(path) }).on("line", () => {
    count += 1;
  });
  await once(lines, "close");
  return count;
}
