import type { Command } from "commander";

/** How the program ends. */
export const exitCodes = {
  done: 0,
  notFound: 1,
  usage: 2,
  service: 3,
  network: 4,
  machine: 5,
  bug: 70,
  interrupted: 130,
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Meaning of each exit code, for `--help`. */
const exitCodeMeanings: Readonly<Record<ExitCode, string>> = {
  0: "done; also when the reader of the output closes it early",
  1: "something was not found, is no ico, or breaks the contract (verify)",
  2: "wrong usage or input: nothing was sent, or a message says how far the command came",
  3: "the service refused, failed, or answered outside the contract; verify could not ask it",
  4: "no complete answer: connection, TLS or time",
  5: "this machine: a port in use, a file that cannot be written, a full disk",
  70: "a bug in this program",
  130: "interrupted by Ctrl-C",
  143: "stopped by SIGTERM",
};

/** @param examples commands by what they do, for the end of the help text */
export function addExamples(command: Command, examples: Readonly<Record<string, string>>): Command {
  const lines = Object.entries(examples).map(([does, example]) => `  # ${does}\n  $ ${example}\n`);
  return command.addHelpText("after", `\nExamples:\n${lines.join("")}`);
}

export function exitCodesHelp(): string {
  const lines = Object.entries(exitCodeMeanings).map(([code, meaning]) => `  ${code.padEnd(5)}${meaning}\n`);
  return `\nExit codes:\n${lines.join("")}`;
}
