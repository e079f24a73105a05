import { open, stat, type FileHandle } from "node:fs/promises";
import { lookupBatches, type LookupCursor } from "ares-caais/jobs";
import type { Registry } from "ares-caais/registry";
import { lockFile } from "./lock-file.ts";
import type { Progress } from "./progress.ts";
import { readList } from "./read-list.ts";

/**
 * Looks up a list in this process alone. The results are kept in a file: a line of JSON for each batch, with the cursor of the
 * batch in the same line. Started again, it goes on where the file ends.
 *
 * @param output path of the file
 * @throws Error when the file is none of results, or another process writes to it; InvalidInputError when it belongs to another
 * list; IncompleteError when the service cannot be asked.
 */
export async function runInOneProcess(
  registry: Registry,
  list: string,
  output: string,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
): Promise<void> {
  let total = 0;
  for await (const input of readList(list)) total += Number(input !== "");
  const file = await open(output, "a+");
  try {
    const [results, inputs] = await Promise.all([file.stat({ bigint: true }), stat(list, { bigint: true })]);
    if (results.ino === inputs.ino && results.dev === inputs.dev) throw new Error(`${output} is the list itself`);
    const lock = lockFile(output);
    try {
      const after = await lastCursor(file, output);
      onProgress({ done: after?.done ?? 0, total });
      for await (const batch of lookupBatches(registry, readList(list), { after, signal })) {
        lock.check();
        await file.appendFile(`${JSON.stringify(batch)}\n`);
        onProgress({ done: batch.cursor.done, total });
      }
      await file.sync();
    } finally {
      lock.release();
    }
  } finally {
    await file.close();
  }
}

/** How each line begins. */
const beginning = Buffer.from('{"results":[');

/**
 * The cursor of the last whole line; the beginning of a line after it, from a process that was killed, is cut off.
 *
 * @throws Error when it is somebody else's file, which stays as it is.
 */
async function lastCursor(file: FileHandle, path: string): Promise<LookupCursor | undefined> {
  let end = 0;
  let after: LookupCursor | undefined;
  let rest: Buffer[] = [];
  let last: Buffer | undefined;
  // By its bytes: JSON may hold characters that some versions of Node.js take for the end of a line as well.
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf("\n"); at !== -1; at = chunk.indexOf("\n", from)) {
      const isFirst = last === undefined;
      last = Buffer.concat([...rest, chunk.subarray(from, at)]);
      if (isFirst) cursorOf(last, path);
      rest = [];
      end += last.length + 1;
      from = at + 1;
    }
    rest.push(chunk.subarray(from));
  }
  if (last !== undefined) after = cursorOf(last, path);
  else {
    const begun = Buffer.concat(rest).subarray(0, beginning.length);
    if (!begun.equals(beginning.subarray(0, begun.length))) refuse(path);
  }
  await file.truncate(end);
  return after;
}

function cursorOf(line: Buffer, path: string): LookupCursor {
  try {
    const { cursor } = JSON.parse(line.toString()) as { readonly cursor?: LookupCursor | null };
    // Whether it is a good one and of this list, lookupBatches says.
    if (typeof cursor === "object" && cursor !== null) return cursor;
  } catch {
    // Not even JSON.
  }
  return refuse(path);
}

function refuse(path: string): never {
  throw new Error(`${path} holds something else than results of this job: give --out another name`);
}
