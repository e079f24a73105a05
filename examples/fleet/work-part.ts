import { lookupBatches } from "ares-caais/jobs";
import type { Registry } from "ares-caais/registry";
import type { Database } from "./database.ts";

/**
 * Does the rest of a part: the whole work of a worker. A committed input is never asked for again.
 *
 * @throws IncompleteError when the service cannot be asked; PartTaken when another worker does the same part.
 */
export async function workPart(
  registry: Registry,
  database: Database,
  job: string,
  part: number,
  signal: AbortSignal,
): Promise<void> {
  const open = await database.readPart(job, part);
  if (open === undefined) return;
  let done = open.cursor?.done ?? 0;
  for await (const batch of lookupBatches(registry, open.inputs, { after: open.cursor, signal })) {
    await database.commit(job, part, done, batch);
    done = batch.cursor.done;
  }
}
