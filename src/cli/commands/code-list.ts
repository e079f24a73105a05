import { Command } from "commander";
import type { Ciselnik, PolozkaCiselniku } from "../../../generated/registry-types.gen.ts";
import { nearestName } from "../../errors/nearest-name.ts";
import { UnexpectedResponseError } from "../../errors/unexpected-response-error.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";
import type { Context, RunCommand } from "../context.ts";
import { exitCodes, addExamples, type ExitCode } from "../help.ts";
import { textOf, type Column } from "../output.ts";
import { addRegistryOptions, registryClient, type ServiceOptions } from "../service-options.ts";

interface CodeListCommandOptions extends ServiceOptions {
  readonly source?: string | undefined;
}

/** An item with the list that it belongs to. */
type Item = Pick<Ciselnik, "kodCiselniku" | "zdrojCiselniku"> & PolozkaCiselniku;

const operation = "vyhledejCiselnik";

type List = Omit<Ciselnik, "polozkyCiselniku"> & { readonly pocetPolozek: number };

export function codeListCommand(runCommand: RunCommand): Command {
  const command = new Command("codelist")
    .summary("items of a code list")
    .description("Prints the items of a code list. Without a code it prints all code lists.")
    .argument("[code]", "code of the list, for example PravniForma")
    .option("--source <name>", "source of the list, if several sources have that code");
  return addExamples(addRegistryOptions(command), {
    "all code lists": "ares-caais codelist",
    "legal forms": "ares-caais codelist PravniForma --source res",
    "the same with both languages": "ares-caais codelist PravniForma --source res --json",
  }).action((code: string | undefined, options: CodeListCommandOptions) =>
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
  try {
    for await (const found of registry.paginate(operation, filter, { signal })) {
      const { polozkyCiselniku, ...list } = found;
      const itemsOfList = checkItems(polozkyCiselniku);
      count += 1;
      if (kodCiselniku === undefined) await lists.print({ ...list, pocetPolozek: itemsOfList.length });
      else {
        const { zdrojCiselniku } = list;
        for (const item of itemsOfList) {
          await items.print({ kodCiselniku, ...(zdrojCiselniku === undefined ? {} : { zdrojCiselniku }), ...item });
        }
      }
    }
  } finally {
    await lists.flush();
    await items.flush();
  }
  if (count > 0) return exitCodes.done;
  const sources = new Map<string, string>();
  if (kodCiselniku !== undefined) {
    for await (const list of registry.paginate(operation, {}, { signal })) {
      const { kodCiselniku: code, zdrojCiselniku: itsSource }: Unchecked<Ciselnik> = list;
      if (typeof code === "string" && typeof itsSource === "string" && code !== "") sources.set(code, itsSource);
    }
  }
  const nearest = nearestName(kodCiselniku ?? "", [...sources.keys()]);
  const proposed = nearest === kodCiselniku ? `--source ${sources.get(nearest ?? "")}` : nearest;
  const advice = proposed === undefined ? "without a code all are listed" : `did you mean ${proposed}?`;
  context.note(`there is no such list; ${advice}`);
  return exitCodes.notFound;
}

/**
 * The items of a list; a list may have none.
 *
 * @throws UnexpectedResponseError when they are anything else: less than the list must not pass for all of it.
 */
function checkItems(items: readonly PolozkaCiselniku[] = []): readonly PolozkaCiselniku[] {
  const given: unknown = items;
  if (Array.isArray(given) && given.every(isJsonObject)) return items;
  const rule = "must hold lists whose polozkyCiselniku are objects";
  const issue = { pointer: "/ciselniky", schemaPath: "#/properties/polozkyCiselniku/type", keyword: "type", rule };
  const answer = { operation, status: 200, mediaType: "application/json" };
  throw new UnexpectedResponseError({ ...answer, reason: "schema", issues: [issue] });
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
  { title: "nazev", text: ({ nazev }) => nameOf(nazev) },
];

/** The Czech name, else the first one; names that break the contract are not shown. */
function nameOf(names: unknown): string | undefined {
  if (!Array.isArray(names)) return undefined;
  const all: readonly Unchecked<NonNullable<PolozkaCiselniku["nazev"]>[number]>[] = names.filter(isJsonObject);
  return textOf((all.find(({ kodJazyka }) => kodJazyka === "cs") ?? all[0])?.nazev);
}
