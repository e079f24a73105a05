import type zlib from "node:zlib";

/** Most bytes of a packed text: a small one that was put in its place may unpack to a thousand times its size. */
const mostBytes = 16 * 1024 * 1024;

/** What stands before a text that is as it was, and before one that is packed. Another version of the format gets others. */
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
  const bytes = Buffer.from(text);
  const packed = await new Promise<Buffer>((resolve, reject) => {
    zlibOf().deflate(bytes, (error, result) => {
      if (error === null) resolve(result);
      else reject(error);
    });
  });
  return marks.packed + packed.toString("base64");
}

/** @returns the text, or `false` for what {@link packText} has not made; no more is unpacked than it packs. */
export async function unpackText(value: unknown): Promise<string | false> {
  if (typeof value !== "string") return false;
  if (value.startsWith(marks.plain)) {
    const text = value.slice(marks.plain.length);
    return Buffer.byteLength(text) <= mostBytes && text;
  }
  if (!value.startsWith(marks.packed)) return false;
  const stream = zlibOf().createInflate();
  stream.end(Buffer.from(value.slice(marks.packed.length), "base64"));
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      length += part.byteLength;
      // Leaving ends the stream.
      if (length > mostBytes) return false;
      parts.push(part);
    }
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts));
  } catch {
    return false;
  }
}
