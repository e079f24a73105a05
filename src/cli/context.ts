import type { Readable } from "node:stream";
import { cleanText } from "../errors/contract-error.ts";
import type { ExitCode } from "./help.ts";
import { listPrinter, type Column, type ListPrinter } from "./output.ts";
import { Progress } from "./progress.ts";
import { createSink, type OutputStream, type Sink } from "./streams.ts";
import { Stop, type SignalSource } from "./stop.ts";

/** The part of a process that the program uses: streams, environment and signals. */
export interface Surroundings extends SignalSource {
  /** Node opens it when it is looked up. */
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** Variables of the environment; commander takes those of options from `process.env`. */
  readonly env: NodeJS.ProcessEnv;
}

/** Output options of a command. */
export interface Manner {
  /** Prints lines of JSON instead of text for people. */
  readonly json?: true | undefined;
  /** Prints a line for every request. */
  readonly verbose?: true | undefined;
  /** Prints only errors on standard error. */
  readonly quiet?: true | undefined;
}

export interface Context {
  /** Aborts when the work has to end, with a `Stop`. */
  readonly signal: AbortSignal;
  readonly surroundings: Surroundings;
  readonly manner: Manner;
  readonly output: Sink;
  readonly progress: Progress;
  /** Prints the items of a list to standard output. */
  readonly list: <Item extends object>(
    columns: readonly Column<Item>[],
    onPrinted?: (item: Item) => void,
  ) => ListPrinter<Item>;
  /** Prints a message for the person on standard error, unless `--quiet` is given. */
  readonly note: (text: string) => void;
  /** Prints an error message in any case. */
  readonly tell: (text: string) => void;
  /** Runs when the work ends, in any way: closes everything that would keep the program running. */
  readonly atEnd: (() => void)[];
  /** Last line of standard error after a failure: how to go on. */
  readonly lastWords: string[];
}

/** Runs what a command does, with all that it needs. */
export type RunCommand = (manner: Manner, work: (context: Context) => Promise<ExitCode>) => Promise<void>;

/** @param signal ends the work */
export function createContext(process: Surroundings, signal: AbortSignal, manner: Manner): Context {
  const { stdout, stderr, env } = process;
  const isQuiet = manner.quiet === true;
  const progress = new Progress(stderr, isQuiet || env["TERM"] === "dumb");
  const output = createSink(stdout, env, signal, () => {
    progress.clear();
  });
  const tell = (text: string): void => {
    // The reader closed the output, so no message is needed.
    if (signal.reason instanceof Stop && signal.reason.signal === undefined && signal.reason.cause === undefined)
      return;
    progress.clear();
    stderr.write(`${cleanText(text)}\n`);
  };
  return {
    signal,
    surroundings: process,
    manner,
    output,
    progress,
    list: (columns, onPrinted) => listPrinter(output, manner.json === true, columns, onPrinted),
    note: (text) => {
      if (!isQuiet) tell(text);
    },
    tell,
    atEnd: [],
    lastWords: [],
  };
}
