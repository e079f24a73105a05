import { Command } from "commander";
import type { Ciselnik, PolozkaCiselniku } from "../../../generated/registry-types.gen.ts";
import type { Context } from "../context.ts";
import { exitCodes, type ExitCode } from "../exit-codes.ts";
import { examplesHelp } from "../help.ts";
import type { Column } from "../output.ts";
import { addRegistryOptions, registryClient } from "../registry-client.ts";
import type { RunCommand } from "../run.ts";
import type { ServiceOptions } from "../service-options.ts";

interface CodeListCommandOptions extends ServiceOptions {
  readonly source?: string | undefined;
}

/** An item with the list that it belongs to. */
type Item = Pick<Ciselnik, "kodCiselniku" | "zdrojCiselniku"> & PolozkaCiselniku;

/** A list without its items. */
type List = Omit<Ciselnik, "polozkyCiselniku"> & { readonly pocetPolozek: number };

/** Prints a code list, or which there are: `ares-caais codelist`. */
export function codeListCommand(runCommand: RunCommand): Command {
  const command = new Command("codelist")
    .summary("items of a code list")
    .description("Prints the items of a code list. Without a code it prints which lists there are.")
    .argument("[code]", "code of the list, for example PravniForma")
    .option("--source <name>", "source of the list, where several have one of that code");
  return addRegistryOptions(command)
    .addHelpText(
      "after",
      examplesHelp([
        { command: "ares-caais codelist", does: "the lists that there are" },
        { command: "ares-caais codelist PravniForma --source res", does: "legal forms" },
        { command: "ares-caais codelist PravniForma --source res --json", does: "the same with both languages" },
      ]),
    )
    .action((code: string | undefined, options: CodeListCommandOptions) =>
      runCommand(options, (context) => codeList(command, context, code, options)),
    );
}

async function codeList(
  command: Command,
  context: Context,
  kodCiselniku: string | undefined,
  { source }: CodeListCommandOptions,
): Promise<ExitCode> {
  const registry = await registryClient(command, context);
  const { signal } = context;
  const filter = {
    ...(kodCiselniku === undefined ? {} : { kodCiselniku }),
    ...(source === undefined ? {} : { zdrojCiselniku: source }),
  };
  const lists = context.list(listColumns);
  const items = context.list(itemColumns);
  let count = 0;
  for await (const { polozkyCiselniku = [], ...list } of registry.paginate("vyhledejCiselnik", filter, { signal })) {
    count += 1;
    if (kodCiselniku === undefined) await lists.print({ ...list, pocetPolozek: polozkyCiselniku.length });
    else {
      const { zdrojCiselniku } = list;
      for (const item of polozkyCiselniku) {
        await items.print({ kodCiselniku, ...(zdrojCiselniku === undefined ? {} : { zdrojCiselniku }), ...item });
      }
    }
  }
  await lists.flush();
  await items.flush();
  if (count > 0) return exitCodes.done;
  context.note("there is no such list; without a code all are listed");
  return exitCodes.notFound;
}

const listColumns: readonly Column<List>[] = [
  { title: "kodCiselniku", width: 28, text: ({ kodCiselniku }) => kodCiselniku },
  { title: "zdroj", width: 6, text: ({ zdrojCiselniku }) => zdrojCiselniku },
  { title: "položek", width: 7, text: ({ pocetPolozek }) => pocetPolozek },
  { title: "nazevCiselniku", text: ({ nazevCiselniku }) => nazevCiselniku },
];

const itemColumns: readonly Column<Item>[] = [
  { title: "zdroj", width: 6, text: ({ zdrojCiselniku }) => zdrojCiselniku },
  { title: "kod", width: 10, text: ({ kod }) => kod },
  { title: "nazev", text: ({ nazev = [] }) => (nazev.find(({ kodJazyka }) => kodJazyka === "cs") ?? nazev[0])?.nazev },
];
