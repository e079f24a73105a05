import { Command } from "commander";
import type { StandardizovanaAdresa } from "../../../generated/registry-types.gen.ts";
import type { Context, RunCommand } from "../context.ts";
import { addExamples, type ExitCode } from "../help.ts";
import { addressFilter } from "../filter-options.ts";
import { parseNumber, refuseWords } from "../input.ts";
import type { Column } from "../output.ts";
import { checkLimit, printMatches } from "../print-matches.ts";
import { addRegistryOptions, type ServiceOptions } from "../service-options.ts";

interface AddressCommandOptions extends ServiceOptions, Readonly<Record<string, unknown>> {
  readonly filter?: string | undefined;
  readonly limit?: number | undefined;
}

/** Prints standardized addresses: `ares-caais address`. */
export function addressCommand(runCommand: RunCommand): Command {
  const command = new Command("address")
    .summary("standardized addresses and their codes")
    .description(
      "Finds addresses of the address register (RUIAN) and prints their codes, which `search --sidlo` takes, and their text. " +
        "The options of the filter have the names of the contract.",
    )
    .option("--limit <number>", "most addresses to print", parseNumber)
    .option("--filter <json>", "the filter as a JSON object; single options win over it");
  for (const option of addressFilter.options()) command.addOption(option);
  return (
    addExamples(addRegistryOptions(command), {
      "the addresses of a street": "ares-caais address --nazevObce Brno --nazevUlice Kounicova",
      "the codes of a house, for a search":
        "ares-caais address --nazevObce Brno --nazevUlice Kounicova --cisloDomovni 684 --json",
    })
      // Not in the help: it is there to be refused.
      .argument("[text...]")
      .usage("[options]")
      .action((words: string[], options: AddressCommandOptions) =>
        runCommand(options, (context) => {
          refuseWords(words, ["address", "an address", "--textovaAdresa"], context.lastWords);
          return printAddresses(command, context, options);
        }),
      )
  );
}

async function printAddresses(
  command: Command,
  context: Context,
  { limit = Infinity, filter, ...options }: AddressCommandOptions,
): Promise<ExitCode> {
  checkLimit(limit);
  // The service answers nothing where it is not said which addresses are meant.
  const wanted = { typStandardizaceAdresy: "VYHOVUJICI_ADRESY", ...addressFilter.read(options, filter) };
  return printMatches(command, context, columns, { limit, start: wanted.start }, (registry) =>
    registry.paginate("vyhledejStandardizovaneAdresy", wanted, { signal: context.signal }),
  );
}

const columns: readonly Column<StandardizovanaAdresa>[] = [
  { title: "kodAdresnihoMista", width: 17, text: ({ kodAdresnihoMista }) => kodAdresnihoMista },
  { title: "kodObce", width: 7, text: ({ kodObce }) => kodObce },
  { title: "kodCastiObce", width: 12, text: ({ kodCastiObce }) => kodCastiObce },
  { title: "kodUlice", width: 8, text: ({ kodUlice }) => kodUlice },
  { title: "textovaAdresa", text: ({ textovaAdresa }) => textovaAdresa },
];
