import { parseArgs, type ParseArgsConfig } from "node:util";
import { messageOf } from "../source-error.ts";

/** Output of a command: lines of its result, and of its errors. */
export type Output = Pick<Console, "error" | "log">;

/** The arguments of a command. */
export interface CommandArguments {
  /** The project's folder. */
  readonly root: string;
  readonly flags: ReadonlySet<string>;
  readonly files: readonly string[];
}

/** The arguments of a command, or the exit code when there is nothing to do; `files` says whether it takes any. */
export function readArguments(
  args: readonly string[],
  usage: string,
  output: Output,
  { flags = [], files = false }: { readonly flags?: readonly string[]; readonly files?: boolean } = {},
): CommandArguments | number {
  const names = ["help", ...flags];
  const options: NonNullable<ParseArgsConfig["options"]> = {
    root: { type: "string" },
    ...Object.fromEntries(names.map((name) => [name, { type: "boolean" as const }])),
  };
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: files, options });
    if (values["help"] === true) {
      output.log(usage);
      return 0;
    }
    const set = names.filter((name) => values[name] === true);
    return { root: String(values["root"] ?? "."), flags: new Set(set), files: positionals };
  } catch (error) {
    output.error(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
}
