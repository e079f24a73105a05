import { promisify } from "node:util";
import type zlib from "node:zlib";

/** Most bytes of a packed text: a small one that was put in its place may unpack to a thousand times its size. */
const mostBytes = 16 * 1024 * 1024;

/** Marks before a plain text and before a packed one. Another version of the format gets other marks. */
const marks = { plain: "1t", packed: "1z" } as const;

/** Loaded when the first text is packed or unpacked. */
const zlibOf = (): typeof zlib => process.getBuiltinModule("node:zlib");

/**
 * Marks a text, and compresses one that is longer than `above` characters, beside the thread that asks. The result is text: not
 * every client of Redis gives bytes.
 *
 * @throws RangeError for a text that would not be unpacked.
 */
export async function packText(text: string, above: number): Promise<string> {
  if (Buffer.byteLength(text) > mostBytes) throw new RangeError("too long");
  if (text.length <= above) return marks.plain + text;
  const packed = await promisify(zlibOf().deflate)(text);
  return marks.packed + packed.toString("base64");
}

/** @returns the text, or `false` for what {@link packText} has not made; no more is unpacked than it packs. */
export async function unpackText(value: unknown): Promise<string | false> {
  if (typeof value !== "string") return false;
  const [mark, text] = [value.slice(0, marks.plain.length), value.slice(marks.plain.length)];
  if (mark === marks.plain) return Buffer.byteLength(text) <= mostBytes && text;
  if (mark !== marks.packed) return false;
  try {
    const bytes = await promisify(zlibOf().inflate)(Buffer.from(text, "base64"), { maxOutputLength: mostBytes });
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return false;
  }
}
