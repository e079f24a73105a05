import fc from "fast-check";
import { expect } from "vitest";
import { readTable } from "ares-caais/jobs";
import { byteChanges, editBytes } from "../../fixtures/fuzz/changes.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";

const text = 'firma;IČO;"pozn.;"\r\n"Pekárna\n""U mlýna""";90000048;\r\nSklárna;CZ90000102;x\r\n\r\n;="00006947";\r\n';
const encoded = [text, `\ufeff${text}`].flatMap((one) => [Buffer.from(one), Buffer.from(one, "utf16le")]);
const inputs = fc.record({
  good: fc.constantFrom(...encoded),
  changes: byteChanges,
  piece: fc.constantFrom(1, 7, 100_000),
  column: fc.constantFrom("IČO", "2", undefined),
});

fuzz("[REL-10] readTable finds the numbers of a table", { share: 4 }, inputs, ({ good, changes, piece, column }) => {
  const given = editBytes(good, changes);
  // A hundred thousand pieces show a time that grows with their square.
  const size = Math.max(piece, Math.ceil(given.length / 100_000));
  const count = Math.ceil(given.length / size);
  const pieces = Array.from({ length: count }, (_, index) => given.subarray(index * size, (index + 1) * size));
  return {
    read: async () => {
      const { rows, width } = await readTable(pieces, { column });
      const found: unknown[] = [];
      for await (const { ico, rule, cells } of rows) {
        // Hundreds of thousands of rows take seconds to expect something of each.
        if (cells.length !== width) expect(cells).toHaveLength(width);
        found.push(ico ?? rule);
      }
      return found;
    },
    isRight: changes.length === 0 || undefined,
    check: (data) => {
      if (changes.length === 0) expect(data).toEqual(["90000048", "90000102", "00006947"]);
    },
  };
});
