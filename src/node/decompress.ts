import type { IncomingMessage } from "node:http";
import type { Readable, Transform } from "node:stream";
import { answerCut } from "../transport/exchange.ts";

/** The encodings that requests ask for: the header `Accept-Encoding`. */
export const acceptedEncodings = "gzip, br";

/** Node's decompressors by the name of the encoding (RFC 9110, section 8.4.1). */
const decoders: ReadonlyMap<string, "createGunzip" | "createInflate" | "createBrotliDecompress"> = new Map([
  ["gzip", "createGunzip"],
  ["x-gzip", "createGunzip"],
  ["deflate", "createInflate"],
  ["br", "createBrotliDecompress"],
]);

/** Decompresses a body while it arrives. Calls `fail` when it breaks off or its encoding is not that of the header. */
export function decompress(incoming: IncomingMessage, encoding: string, fail: (error: unknown) => void): Readable {
  const name = encoding.trim().toLowerCase();
  if (name === "" || name === "identity") return incoming;
  const create = decoders.get(name);
  if (create === undefined) {
    // A longer name may quote what was sent.
    const given = /^[a-z, -]{1,40}$/.test(name) ? `the encoding ${name}` : "an encoding";
    throw answerCut(`the answer has ${given} that was not requested (${acceptedEncodings})`);
  }
  const decoder: Transform = process.getBuiltinModule("node:zlib")[create]();
  decoder.on("error", (error: NodeJS.ErrnoException) => {
    const isCut = error.code === "Z_BUF_ERROR";
    fail(answerCut(isCut ? "the answer ends before its data does" : "the answer cannot be decompressed"));
  });
  incoming.pipe(decoder);
  return decoder;
}
