import { Command, Option } from "commander";
import type { RegistryRecords } from "../../../generated/registry-client.gen.ts";
import {
  registryLimits,
  registrySources,
  sourceOperations,
  type RegistrySource,
} from "../../../generated/registry-service.gen.ts";
import type { Context, RunCommand } from "../context.ts";
import { addExamples, type ExitCode } from "../help.ts";
import { collectSegment, segmentColumns, type CollectOptions } from "../collect-segment.ts";
import { subjectFilter } from "../filter-options.ts";
import type { Column } from "../output.ts";
import { parseNumber, refuse, refuseWords } from "../input.ts";
import { checkLimit, printMatches } from "../print-matches.ts";
import { addRegistryOptions, type ServiceOptions } from "../service-options.ts";
import { icoOf, nameOf, seatOf } from "../subject-summary.ts";
import { columnNames } from "../table-columns.ts";
import { addTableOutputOptions } from "../table-output.ts";

interface SearchCommandOptions extends ServiceOptions, CollectOptions, Readonly<Record<string, unknown>> {
  readonly source: RegistrySource;
  readonly all?: true | undefined;
  readonly filter?: string | undefined;
  readonly limit?: number | undefined;
}

export function searchCommand(runCommand: RunCommand): Command {
  const command = new Command("search")
    .summary("search for subjects")
    .description(
      "Searches for subjects and prints all matches. The options of the filter have the names of the " +
        "contract; the sources other than ares can be searched by ico only. The service refuses a search with more than " +
        `${registryLimits.matchesPerSearch} matches, also with --limit: --all splits it into smaller ones, and reports at the end ` +
        "what may be missing. --out writes a file, which --resume continues.",
    )
    .addOption(new Option("--source <name>", "data source").choices(registrySources).default("ares"))
    .option("--limit <number>", "most matches to print", parseNumber)
    .option("--filter <json>", "the filter as a JSON object; single options win over it");
  for (const option of subjectFilter.options()) command.addOption(option);
  command.option("--all", `find all matches, also more than ${registryLimits.matchesPerSearch}, by several searches`);
  addTableOutputOptions(command).option(
    "--columns <names>",
    `columns of --out, from ${columnNames} (default: ${segmentColumns})`,
  );
  return (
    addExamples(addRegistryOptions(command), {
      "names that begin with a text": 'ares-caais search --obchodniJmeno "Asseco"',
      "the same with the seat in Prague, at most 20":
        "ares-caais search --obchodniJmeno Asseco --sidlo kodObce=554782 --limit 20 --json",
      "all subjects that are or were in a town, into a file":
        "ares-caais search --all --sidlo kodObce=582786 --out brno.csv",
      "a filter as JSON, in descending order": `ares-caais search --filter '{"obchodniJmeno":"Asseco"}' --razeni=-obchodniJmeno`,
    })
      // Not in the help: it is there to be refused.
      .argument("[name...]")
      .usage("[options]")
      .action((words: string[], options: SearchCommandOptions) =>
        runCommand(options, (context) => {
          refuseWords(words, ["search", "a name", "--obchodniJmeno"], context.lastWords);
          return search(command, context, options);
        }),
      )
  );
}

async function search(
  command: Command,
  context: Context,
  { source, limit = Infinity, filter: json, ...options }: SearchCommandOptions,
): Promise<ExitCode> {
  const operation = sourceOperations[source].search;
  checkLimit(limit);
  const wanted = subjectFilter.read(options, json);
  if (options.all === true) {
    checkAll(source, limit, wanted);
    return collectSegment(command, context, wanted, columns, options);
  }
  const name = ofAll.find((one) => options[one] !== undefined);
  if (name !== undefined) refuse(`--${name}`, "needs --all");
  return printMatches(
    command,
    context,
    columns,
    { limit, start: wanted.start },
    (registry) =>
      // The search of a source finds records of that source: the operation table says so.
      registry.paginate(operation, wanted, { signal: context.signal }) as AsyncIterable<
        RegistryRecords[RegistrySource]
      >,
  );
}

/** The options that only `--all` has a use for. */
const ofAll = ["out", "format", "bom", "excel", "resume", "force", "columns"] as const;

/** @throws InvalidInputError for what does not go together with `--all`. */
function checkAll(source: RegistrySource, limit: number, wanted: Readonly<Record<string, unknown>>): void {
  if (source !== "ares") refuse("--all", "is for the source ares: the others can be searched by ico only");
  const paging = ["start", "pocet", "razeni"].find((name) => wanted[name] !== undefined);
  const name = limit === Infinity ? paging : "limit";
  if (name !== undefined) refuse(`--${name}`, "does not go with --all, which reads all pages in its own order");
}

const columns: readonly Column<RegistryRecords[RegistrySource]>[] = [
  { title: "ico", width: 13, text: (record) => icoOf(record) },
  { title: "obchodniJmeno", text: (record) => nameOf(record) },
  { title: "sidlo", text: (record) => seatOf(record) },
];
