import { Command, Option } from "commander";
import type { RegistrySource } from "../../../generated/registry-operations.gen.ts";
import { hasValidCheckDigit } from "../../registry/helpers/ico.ts";
import type { LookupResult } from "../../registry/lookup.ts";
import type { Context } from "../context.ts";
import { exitCodes, type ExitCode } from "../exit-codes.ts";
import { examplesHelp } from "../help.ts";
import type { Column } from "../output.ts";
import { readLines } from "../read-lines.ts";
import { addRegistryOptions, registryClient } from "../registry-client.ts";
import { registrySources } from "../registry-sources.ts";
import type { RunCommand } from "../run.ts";
import type { ServiceOptions } from "../service-options.ts";
import { subjectSummary } from "../subject-summary.ts";

interface LookupCommandOptions extends ServiceOptions {
  readonly source: RegistrySource;
}

/** Looks subjects up by ico: `ares-caais lookup`. */
export function lookupCommand(runCommand: RunCommand): Command {
  const command = new Command("lookup")
    .summary("look subjects up by ico")
    .description(
      "Looks subjects up by ico, 100 in a request, and prints them in the order they were given. Zeros that an ico lacks " +
        "on the left are added. Without an ico, or in place of -, it reads standard input, one ico a line.",
    )
    .argument("[ico...]", "identification numbers of the subjects")
    .addOption(new Option("--source <name>", "data source").choices(registrySources).default("ares"));
  return addRegistryOptions(command)
    .addHelpText(
      "after",
      examplesHelp([
        { command: "ares-caais lookup 27074358 6947", does: "two subjects from the combined registry" },
        { command: "ares-caais lookup --source vr --json 27074358", does: "the whole record of the public registers" },
        { command: "ares-caais lookup < ico.txt > subjects.tsv", does: "as many as you like, for a spreadsheet" },
      ]),
    )
    .action((inputs: string[], options: LookupCommandOptions) =>
      runCommand(options, (context) => lookUp(command, context, inputs, options)),
    );
}

async function lookUp(
  command: Command,
  context: Context,
  inputs: readonly string[],
  { source }: LookupCommandOptions,
): Promise<ExitCode> {
  const { signal, progress, note } = context;
  const registry = await registryClient(command, context);
  const list = context.list(columns);
  const counts = { found: 0, missing: 0, malformed: 0 };
  const done = (): number => counts.found + counts.missing + counts.malformed;
  let complete = false;
  try {
    for await (const result of registry.lookup(readInputs(inputs, context), { source, signal })) {
      counts[result.status] += 1;
      await list.print(result);
      progress.show(`${done()} looked up, ${done() - counts.found} not found`);
    }
    complete = true;
  } finally {
    progress.clear();
    if (!signal.aborted) await list.flush();
    if (done() > (complete ? counts.found : 0)) note(sayCounts(counts, complete));
  }
  return done() > counts.found ? exitCodes.notFound : exitCodes.done;
}

/** The inputs of the command line, standard input in place of `-`. */
async function* readInputs(
  inputs: readonly string[],
  { stdin, signal, note }: Context,
): AsyncGenerator<string, void, undefined> {
  for (const input of inputs.length === 0 ? ["-"] : inputs) {
    if (input === "-") {
      if (stdin.isTTY === true) note("type one ico a line; Ctrl-D ends");
      yield* readLines(stdin, signal);
    } else yield input;
  }
}

function sayCounts(counts: Readonly<Record<LookupResult<object>["status"], number>>, complete: boolean): string {
  const { found, missing, malformed } = counts;
  const all = found + missing + malformed;
  return `${complete ? "" : "stopped after "}${all} looked up: ${found} found, ${missing} missing, ${malformed} malformed`;
}

const columns: readonly Column<LookupResult<object>>[] = [
  { title: "ico", width: 13, text: ({ ico, input }) => ico ?? input },
  { title: "status", width: 9, text: ({ status }) => status },
  { title: "obchodniJmeno", text: ({ record }) => record && subjectSummary(record).obchodniJmeno },
  { title: "sidlo", text: ({ record, ico }) => (record ? subjectSummary(record).sidlo : hint(ico)) },
];

/** The check digit is a hint of a slip, where nothing was found. */
function hint(ico: string | undefined): string {
  return ico === undefined || hasValidCheckDigit(ico) ? "" : "(its check digit does not fit)";
}
