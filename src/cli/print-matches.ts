import type { Command } from "commander";
import type { Registry } from "../registry/create-registry.ts";
import type { Context } from "./context.ts";
import { exitCodes, type ExitCode } from "./help.ts";
import { refuse } from "./input.ts";
import type { Column } from "./output.ts";
import { withOutput } from "./resumable-output.ts";
import { registryClient } from "./service-options.ts";

export function checkLimit(limit: number): void {
  if (!(limit >= 1)) refuse("--limit", "must be at least 1");
}

/** Prints the matches of a search as they come, and where to go on when it stops before its end. */
export async function printMatches<Match extends object>(
  command: Command,
  context: Context,
  columns: readonly Column<Match>[],
  { limit, start = 0 }: { readonly limit: number; readonly start: number | undefined },
  search: (registry: Registry) => AsyncIterable<Match>,
): Promise<ExitCode> {
  const registry = await registryClient(command, context);
  const { progress, note, tell } = context;
  let printed = 0;
  const list = context.list<Match>(columns, () => {
    printed += 1;
    progress.show(() => ({ said: `${printed.toLocaleString("en")} found`, done: printed }));
  });
  let count = 0;
  try {
    await withOutput(context, list, undefined, async () => {
      for await (const match of search(registry)) {
        await list.print(match);
        count += 1;
        if (count >= limit) break;
      }
    });
  } catch (error) {
    if (printed > 0) tell(`to go on: --start ${start + printed}`);
    throw error;
  }
  if (count === 0) note("nothing found");
  return count === 0 ? exitCodes.notFound : exitCodes.done;
}
