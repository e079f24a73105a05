import { Command, Option } from "commander";
import type { Notifikace, NotifikacniDavkaZaznam } from "../../../generated/registry-types.gen.ts";
import { GapError } from "../../errors/gap-error.ts";
import { registrySources } from "../../../generated/registry-service.gen.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";
import type { Context, RunCommand } from "../context.ts";
import { exitCodes, addExamples, type ExitCode } from "../help.ts";
import { textOf, type Column } from "../output.ts";
import { parseNumber } from "../input.ts";
import { withOutput } from "../resumable-output.ts";
import { addRegistryOptions, registryClient, type ServiceOptions } from "../service-options.ts";

interface ChangesCommandOptions extends ServiceOptions {
  readonly source: string;
  readonly after?: number | undefined;
  readonly follow?: boolean | undefined;
  readonly interval?: number | undefined;
}

/** The sources that release batches; the service refuses others. */
const withBatches = registrySources.filter((source) => source !== "ceu");

/** Prints the notification batches of a source: `ares-caais changes`. */
export function changesCommand(runCommand: RunCommand): Command {
  const command = new Command("changes")
    .summary("notification batches: what changed when")
    .description(
      "Prints the notification batches of a data source, oldest first. The service keeps them for about 30 days. With " +
        "--json each line is a batch with its changes.",
    )
    .addOption(sourceOption())
    .option("--after <number>", "number of the last batch that is known already", parseNumber)
    .option("--follow", "wait for new batches until Ctrl-C")
    .option(
      "--interval <seconds>",
      "time between two requests for new batches, with --follow (default: 900)",
      parseNumber,
    );
  return addExamples(addRegistryOptions(command), {
    "all batches that the service keeps": "ares-caais changes --source vr",
    "the oldest batch with its changes": "ares-caais changes --source res --json | head -1",
    "continue after a batch, and wait for new ones": "ares-caais changes --source vr --after 700 --follow --json",
  }).action((options: ChangesCommandOptions) => runCommand(options, (context) => changes(command, context, options)));
}

/** Its choices are proposed, and no check refuses others: a source may have come after this version. */
function sourceOption(): Option {
  const option = new Option("--source <name>", "data source, also one that is newer than this program");
  option.argChoices = withBatches;
  return option.makeOptionMandatory();
}

async function changes(
  command: Command,
  context: Context,
  { source, after, follow = false, interval }: ChangesCommandOptions,
): Promise<ExitCode> {
  const registry = await registryClient(command, context);
  const { signal, progress, tell } = context;
  let last = after;
  const list = context.list(columns, ({ cisloDavky }: NotifikacniDavkaZaznam) => {
    if (typeof cisloDavky === "number") last = cisloDavky;
    progress.show(() => ({ said: `batch ${last}` }));
  });
  try {
    await withOutput(context, list, undefined, async () => {
      const seconds = interval === undefined ? {} : { interval: interval * 1000 };
      for await (const batch of registry.changes({ datovyZdroj: source, after, follow, signal, ...seconds })) {
        await list.print(batch);
        // The next one takes a request, and may be a day away.
        await list.flush();
      }
      signal.throwIfAborted();
    });
  } catch (error) {
    // A GapError itself says which batch to continue after.
    const known = error instanceof GapError || (last === after && !signal.aborted) ? undefined : last;
    if (known !== undefined) tell(`to go on: --after ${known}`);
    throw error;
  }
  return exitCodes.done;
}

const columns: readonly Column<NotifikacniDavkaZaznam>[] = [
  { title: "cisloDavky", width: 10, text: ({ cisloDavky }) => cisloDavky },
  { title: "datumUvolneniDavky", width: 18, text: ({ datumUvolneniDavky }) => datumUvolneniDavky },
  { title: "pocetZmen", width: 9, text: ({ pocetZmen }) => pocetZmen },
  { title: "typZmeny", text: ({ seznamNotifikaci }) => countTypes(seznamNotifikaci) },
];

/** `INS 2, UPD 5`: how many changes of each type; `?` stands for what an answer holds against the contract. */
function countTypes(changes: unknown = []): string {
  if (!Array.isArray(changes)) return "?";
  const counts = new Map<string, number>();
  for (const change of changes as unknown[]) {
    const { typZmeny }: Unchecked<Notifikace> = isJsonObject(change) ? change : {};
    const type = textOf(typZmeny) ?? "?";
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts]
    .sort()
    .map(([type, count]) => `${type} ${count}`)
    .join(", ");
}
