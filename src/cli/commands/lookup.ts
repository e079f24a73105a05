import { Command, Option } from "commander";
import { registrySources, type RegistrySource } from "../../../generated/registry-operations.gen.ts";
import { hasValidCheckDigit } from "../../registry/helpers/ico.ts";
import type { LookupResult } from "../../registry/lookup.ts";
import type { Context, RunCommand } from "../context.ts";
import { exitCodes, addExamples, type ExitCode } from "../help.ts";
import type { Column } from "../output.ts";
import { readLines } from "../input.ts";
import { addRegistryOptions, registryClient, type ServiceOptions } from "../service-options.ts";
import { subjectSummary } from "../subject-summary.ts";

interface LookupCommandOptions extends ServiceOptions {
  readonly source: RegistrySource;
}

export function lookupCommand(runCommand: RunCommand): Command {
  const command = new Command("lookup")
    .summary("look subjects up by ico")
    .description(
      "Looks subjects up by ico, 100 in a request, and prints them in the order they were given. Zeros that an ico lacks " +
        "on the left are added. Without an ico, or in place of -, it reads standard input, one ico a line.",
    )
    .argument("[ico...]", "identification numbers of the subjects")
    .addOption(new Option("--source <name>", "data source").choices(registrySources).default("ares"));
  return addExamples(addRegistryOptions(command), {
    "two subjects from the combined registry": "ares-caais lookup 27074358 6947",
    "the whole record of the public registers": "ares-caais lookup --source vr --json 27074358",
    "as many as you like, for a spreadsheet": "ares-caais lookup < ico.txt > subjects.tsv",
    "one of four processes at the same time, which share what is allowed":
      "ares-caais lookup --requests-per-minute 125 < ico.txt > subjects.tsv",
  }).action((inputs: string[], options: LookupCommandOptions) =>
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
  const printed: Printed = { found: 0, missing: 0, malformed: 0, last: undefined, slips: 0, named: [] };
  const list = context.list(columns, (result: LookupResult<object>) => {
    printed[result.status] += 1;
    printed.last = result.input;
    if (result.status === "missing" && !hasValidCheckDigit(result.ico)) {
      printed.slips += 1;
      if (printed.slips <= mostNamed) printed.named.push(result.ico);
    }
    progress.show(`${countOf(printed)} looked up, ${countOf(printed) - printed.found} not found`);
  });
  try {
    for await (const result of registry.lookup(readInputs(inputs, context), { source, signal })) {
      await list.print(result);
    }
    await list.flush();
  } catch (error) {
    await list.flush();
    progress.clear();
    const { last } = printed;
    if (last !== undefined) note(`stopped after ${sayCounts(printed)}; to go on: after ${last}`);
    throw error;
  }
  progress.clear();
  if (countOf(printed) === printed.found) return exitCodes.done;
  note(sayCounts(printed));
  if (printed.slips > 0) note(saySlips(printed));
  return exitCodes.notFound;
}

/** What was printed, by its status. */
interface Printed extends Record<LookupResult<object>["status"], number> {
  last: string | number | undefined;
  /** Of those missing, how many have a check digit that does not fit: a hint of a slip. */
  slips: number;
  /** The first of them. */
  readonly named: string[];
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

function countOf({ found, missing, malformed }: Printed): number {
  return found + missing + malformed;
}

function sayCounts(printed: Printed): string {
  const { found, missing, malformed } = printed;
  return `${countOf(printed)} looked up: ${found} found, ${missing} missing, ${malformed} malformed`;
}

/** Most ico that a remark names. */
const mostNamed = 5;

function saySlips({ slips, named }: Printed): string {
  const more = slips > named.length ? ` and ${slips - named.length} more` : "";
  return `the check digit of a missing ico does not fit: ${named.join(", ")}${more}`;
}

const columns: readonly Column<LookupResult<object>>[] = [
  { title: "ico", width: 13, text: ({ ico, input }) => ico ?? input },
  { title: "status", width: 9, text: ({ status }) => status },
  { title: "obchodniJmeno", text: ({ record }) => record && subjectSummary(record).obchodniJmeno },
  { title: "sidlo", text: ({ record }) => record && subjectSummary(record).sidlo },
];
