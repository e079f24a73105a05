import fc from "fast-check";
import { readTable } from "../../../src/jobs/index.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { bytesEdits, editBytes } from "../edits/bytes.ts";
import type { Reader } from "../reader.ts";

const text = 'firma;IČO;"pozn.;"\r\n"Pekárna\n""U mlýna""";90000048;\r\nSklárna;CZ90000102;x\r\n\r\n;="00006947";\r\n';
const icos = ["90000048", "90000102", "00006947"];

const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  "utf-8": (given) => Buffer.from(given),
  "utf-8 with a mark": (given) => Buffer.from(`\ufeff${given}`),
  "utf-16le": (given) => Buffer.from(given, "utf16le"),
  "utf-16le with a mark": (given) => Buffer.from(`\ufeff${given}`, "utf16le"),
};

const recipes = fc.record({
  encoding: fc.constantFrom(...Object.keys(encodings)),
  edits: fc.oneof(fc.constant([]), bytesEdits),
  /** Bytes that come together. */
  piece: fc.constantFrom(1, 7, 100_000),
  column: fc.constantFrom("IČO", "2", undefined),
});

async function readAll(bytes: Uint8Array, piece: number, column: string | undefined): Promise<readonly unknown[]> {
  function* pieces(): Generator<Uint8Array, void, undefined> {
    for (let from = 0; from < bytes.length; from += piece) yield bytes.subarray(from, from + piece);
  }
  const { rows, width } = await readTable(pieces(), { column });
  const found: unknown[] = [];
  for await (const { ico, rule, cells } of rows) {
    holds(cells.length === width, "a row has another number of cells than the table");
    holds(ico === undefined || /^\d{8}$/.test(ico), "a row has an ico that is none");
    found.push(ico ?? rule);
  }
  return found;
}

const tables: Reader = {
  name: "tables",
  open: () => ({
    attempts: attempts(recipes, ({ encoding, edits, piece, column }) => {
      const bytes = editBytes(encodings[encoding]?.(text) ?? new Uint8Array(), edits);
      return {
        read: () => readAll(bytes, piece, column),
        check: ({ data }) => {
          if (edits.length === 0) holds(JSON.stringify(data) === JSON.stringify(icos), "a good table was read wrongly");
        },
      };
    }),
  }),
};

export const tableReaders: readonly Reader[] = [tables];
