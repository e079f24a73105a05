import { open, type FileHandle } from "node:fs/promises";
import { lookupBatches, type LookupBatch, type LookupCursor } from "ares-caais/jobs";
import type { EkonomickySubjekt, Registry } from "ares-caais/registry";
import type { Progress } from "./progress.ts";
import { readList } from "./read-list.ts";

/**
 * Looks up a list in this process alone. The results are kept in a file: a line of JSON for each batch, with the cursor of the
 * batch in the same line. Started again, it goes on where the file ends.
 *
 * @param output path of the file
 * @throws InvalidInputError when the file belongs to another list; IncompleteError when the service cannot be asked.
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
    const after = await lastCursor(file);
    onProgress({ done: after?.done ?? 0, total });
    for await (const batch of lookupBatches(registry, readList(list), { after, signal })) {
      await file.appendFile(`${JSON.stringify(batch)}\n`);
      onProgress({ done: batch.cursor.done, total });
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The cursor of the last whole line; the beginning of a line after it, from a process that was killed, is cut off. */
async function lastCursor(file: FileHandle): Promise<LookupCursor | undefined> {
  const { size } = await file.stat();
  let end = 0;
  let last: string | undefined;
  for await (const line of file.readLines({ start: 0, autoClose: false })) {
    const next = end + Buffer.byteLength(line) + 1;
    // The last one has no end of line.
    if (next > size) break;
    end = next;
    last = line;
  }
  await file.truncate(end);
  return last === undefined ? undefined : (JSON.parse(last) as LookupBatch<EkonomickySubjekt>).cursor;
}
