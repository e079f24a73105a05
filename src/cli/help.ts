import type { Command } from "commander";
import { exitCodeMeanings, exitCodes } from "./exit-codes.ts";

/** @param examples commands by what they do, for the end of the help text */
export function addExamples(command: Command, examples: Readonly<Record<string, string>>): Command {
  const lines = Object.entries(examples).map(([does, example]) => `  # ${does}\n  $ ${example}\n`);
  return command.addHelpText("after", `\nExamples:\n${lines.join("")}`);
}

export function exitCodesHelp(): string {
  const lines = Object.entries(exitCodes).map(
    ([name, code]) => `  ${String(code).padEnd(5)}${exitCodeMeanings[name as keyof typeof exitCodes]}\n`,
  );
  return `\nExit codes:\n${lines.join("")}`;
}
