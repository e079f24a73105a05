import { exitCodeMeanings, exitCodes } from "./exit-codes.ts";

/** An example of a command. */
export interface Example {
  readonly command: string;
  /** What it does. */
  readonly does: string;
}

/** Examples at the end of a help text. */
export function examplesHelp(examples: readonly [Example, ...Example[]]): string {
  return `\nExamples:\n${examples.map(({ command, does }) => `  # ${does}\n  $ ${command}\n`).join("")}`;
}

/** The exit codes at the end of a help text. */
export function exitCodesHelp(): string {
  const lines = Object.entries(exitCodes).map(
    ([name, code]) => `  ${String(code).padEnd(5)}${exitCodeMeanings[name as keyof typeof exitCodes]}\n`,
  );
  return `\nExit codes:\n${lines.join("")}`;
}
