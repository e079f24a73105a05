import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "./compare.ts";
import { compileWorkers, runWorker, startServer, withFolder } from "./processes.ts";
import { atMost, type Row, type Table } from "./table.ts";

const few = 10_000;
const some = 100_000;
const many = 1_000_000;
/** Runs of each; the fastest counts. */
const rounds = 3;

const reasons = {
  time: "one thread asks and writes, so the command takes its processor time, while the loop waits for the service.",
  processor: "rows are read, checked, compared with the register and written, which the loop does not do.",
};

interface Found {
  readonly exitCode: number;
  readonly seconds: number;
  /** Seconds of processor time. */
  readonly processor: number;
  readonly megabytes: number;
}

/**
 * Tables looked up at the command line against a service that answers at once: the memory of a million rows, and the time of
 * 100,000 beside a plain loop of the same requests.
 */
export function lookupTable(): Promise<Table> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["answering-server", "lookup-table", "plain-lookup"]);
    const server = await startServer<{ readonly url: string }>(folder, "answering-server");
    try {
      const measure = async (rows: number): Promise<Found> => {
        const out = join(folder, `${rows}-checked.csv`);
        rmSync(out, { force: true });
        const found = await runWorker<Found>(folder, "lookup-table", [
          ...["lookup", "--address", server.ready.url, "--requests-per-minute", "1000000"],
          ...["--input", join(folder, `${rows}.csv`), "--column", "IČO", "--out", out],
        ]);
        const written = linesOf(out);
        if (found.exitCode !== 0 || written !== rows + 1) throw new Error(`${written} lines, ${found.exitCode}`);
        return found;
      };
      for (const rows of [few, some, many]) writeTable(join(folder, `${rows}.csv`), rows);
      const small = await measure(few);
      const large = await measure(many);
      const [own, plain]: [Found[], Found[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        own.push(await measure(some));
        const loop = [server.ready.url, join(folder, `${some}.csv`), join(folder, "plain.csv")];
        plain.push(await runWorker<Found>(folder, "plain-lookup", loop));
      }
      return {
        title: "A table of 1,000,000 rows at the command line",
        rows: [
          row("memory at most, 10,000 rows", small),
          row("memory at most, 1,000,000 rows", large),
          compared("time, 100,000 rows", [1.5, reasons.time], own, plain, ({ seconds }) => seconds),
          compared("processor time, 100,000 rows", [2.5, reasons.processor], own, plain, ({ processor }) => processor),
        ],
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

/** Compares the command with the plain loop. */
function compared(
  what: string,
  [limit, reason]: readonly [number, string],
  own: readonly Found[],
  plain: readonly Found[],
  of: (found: Found) => number,
): Row {
  const sorted = (found: readonly Found[]): number[] => found.map(of).toSorted((one, other) => one - other);
  const [ours, theirs] = [sorted(own), sorted(plain)];
  const ratio = { fast: at(ours, 0) / at(theirs, 0), median: at(ours, 1) / at(theirs, 1) };
  return { what, figure: `${at(ours, 0).toFixed(1)} s`, ratio, ...atMost(limit, ratio, reason) };
}

function writeTable(path: string, rows: number): void {
  const lines = Array.from(
    { length: rows },
    (_, row) => `"Dodavatel ${row}; s.r.o.";${String(row + 1).padStart(8, "0")};splatnost 14 dní\n`,
  );
  writeFileSync(path, `firma;IČO;poznámka\n${lines.join("")}`);
}

function linesOf(path: string): number {
  let count = 0;
  for (const byte of readFileSync(path)) if (byte === 0x0a) count += 1;
  return count;
}
