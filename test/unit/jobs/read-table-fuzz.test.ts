import fc from "fast-check";
import { expect } from "vitest";
import { readTable } from "ares-caais/jobs";
import { bytesChanges, rarely } from "../../fixtures/fuzz/changes.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";

const text = 'firma;IČO;"pozn.;"\r\n"Pekárna\n""U mlýna""";90000048;\r\nSklárna;CZ90000102;x\r\n\r\n;="00006947";\r\n';
const encoded = [text, `\ufeff${text}`].flatMap((one) => [Buffer.from(one), Buffer.from(one, "utf16le")]);
/** The bytes come in pieces of a size. */
const recipe = {
  bytes: fc.constantFrom(...encoded),
  piece: fc.constantFrom(1, 7, 100_000),
  change: rarely(bytesChanges, 1),
};
const inputs = fc.record({ ...recipe, column: fc.constantFrom("IČO", "2", undefined) });

fuzz("[REL-10] readTable finds the numbers of a table", { share: 4 }, inputs, ({ bytes, piece, change, column }) => {
  const given = change?.apply(Uint8Array.from(bytes)) ?? bytes;
  const count = Math.ceil(given.length / piece);
  const pieces = Array.from({ length: count }, (_, index) => given.subarray(index * piece, (index + 1) * piece));
  return {
    read: async () => {
      const { rows, width } = await readTable(pieces, { column });
      const found: unknown[] = [];
      for await (const { ico, rule, cells } of rows) {
        expect(cells).toHaveLength(width);
        found.push(ico ?? rule);
      }
      return found;
    },
    check: ({ data }) => {
      if (change === undefined) expect(data).toEqual(["90000048", "90000102", "00006947"]);
    },
  };
});
