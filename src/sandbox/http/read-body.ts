import type { IncomingMessage } from "node:http";

/** Reads the body, or stops reading and gives `undefined` when it has more than `largest` bytes. */
export async function readBody(request: IncomingMessage, largest: number): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > largest) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not destroy the request: its connection still has to carry the answer.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
