import fc from "fast-check";

/** One change of bytes; a place is counted once around when there are fewer. */
export type BytesEdit =
  | { readonly cut: number }
  | { readonly flip: number; readonly bit: number }
  | { readonly insert: readonly number[]; readonly at: number }
  | { readonly double: number; readonly length: number }
  | { readonly erase: number; readonly length: number };

const place = fc.nat(20_000);
/** Beginnings of UTF-8, byte order marks, signs of JSON, XML, HTTP and BER. */
const inserts = fc.oneof(
  fc.constantFrom([0], [0xff], [0xef, 0xbb, 0xbf], [0xed, 0xa0, 0x80], [0xfe, 0xff], [0xc3], [0x0d, 0x0a]),
  fc.constantFrom(...Array.from('"{}[]<>&,:\\\t %;=-', (letter) => [letter.charCodeAt(0)])),
  fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 8 }),
);

/** Changes of bytes, of which none knows what they mean. */
export const bytesEdits: fc.Arbitrary<readonly BytesEdit[]> = fc.array(
  fc.oneof(
    fc.record({ cut: place }),
    fc.record({ flip: place, bit: fc.nat(7) }),
    fc.record({ insert: inserts, at: place }),
    fc.record({ double: place, length: fc.integer({ min: 1, max: 64 }) }),
    fc.record({ erase: place, length: fc.integer({ min: 1, max: 64 }) }),
  ),
  { minLength: 1, maxLength: 4 },
);

/** A copy of the bytes with the changes. */
export function editBytes(bytes: Uint8Array, edits: readonly BytesEdit[]): Uint8Array<ArrayBuffer> {
  let edited: Uint8Array<ArrayBuffer> = Uint8Array.from(bytes);
  for (const edit of edits) edited = change(edited, edit);
  return edited;
}

/** The same of the letters of a text, as UTF-8. */
export function editText(text: string, edits: readonly BytesEdit[]): string {
  return Buffer.from(editBytes(Buffer.from(text), edits)).toString();
}

function change(bytes: Uint8Array<ArrayBuffer>, edit: BytesEdit): Uint8Array<ArrayBuffer> {
  const at = (place: number): number => place % (bytes.length + 1);
  if ("cut" in edit) return bytes.slice(0, at(edit.cut));
  if ("flip" in edit) {
    const index = at(edit.flip);
    const byte = bytes[index];
    if (byte !== undefined) bytes[index] = byte ^ (1 << edit.bit);
    return bytes;
  }
  if ("insert" in edit) return splice(bytes, at(edit.at), 0, edit.insert);
  if ("double" in edit) {
    const index = at(edit.double);
    return splice(bytes, index, 0, bytes.slice(index, index + edit.length));
  }
  return splice(bytes, at(edit.erase), edit.length, []);
}

function splice(
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
  drop: number,
  insert: ArrayLike<number>,
): Uint8Array<ArrayBuffer> {
  const rest = bytes.subarray(Math.min(at + drop, bytes.length));
  const spliced = new Uint8Array(at + insert.length + rest.length);
  spliced.set(bytes.subarray(0, at));
  spliced.set(insert, at);
  spliced.set(rest, at + insert.length);
  return spliced;
}
