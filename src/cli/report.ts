import { CommanderError } from "commander";
import { cleanText } from "../errors/contract-error.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { failureOf } from "./failure.ts";
import { paint } from "./output.ts";
import { Stop, type StopCause } from "./stop.ts";

/** How errors are told. */
export interface ReportOptions {
  /** Adds where they come from. */
  readonly verbose: boolean;
  readonly colors: boolean;
  readonly write: (text: string) => void;
}

/**
 * Tells a person of an error in one line, and in a second one what to do.
 *
 * @returns how the program ends.
 */
export function report(error: unknown, options: ReportOptions): ExitCode {
  // Commander has told it already; `--help` and `--version` come this way too.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  if (error instanceof Stop) return reportStop(error.what, options);
  const { colors, verbose, write } = options;
  const { exitCode, message, advice } = failureOf(error);
  write(`${paint(colors, "red", "error:")} ${cleanText(message)}\n`);
  if (advice !== undefined) write(`${cleanText(advice)}\n`);
  if (verbose) write(traceOf(error));
  return exitCode;
}

function reportStop(what: StopCause, options: ReportOptions): ExitCode {
  switch (what.kind) {
    case "output-closed":
      return exitCodes.done;
    case "output-failed":
      return report(what.error, options);
    case "signal":
      options.write(`${what.signal === "SIGINT" ? "interrupted" : "stopped"}\n`);
      return what.signal === "SIGINT" ? exitCodes.interrupted : exitCodes.terminated;
  }
}

/** Where an error and its causes come from; nothing else that they hold. */
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const cause = error.cause instanceof Error ? `caused by ${traceOf(error.cause)}` : "";
  // The stack begins with the message, whose lines might pass for others.
  const places = (error.stack ?? "").split("\n").filter((line) => /^ +at /.test(line));
  return `${[`${error.name}: ${error.message}`, ...places].map(cleanText).join("\n")}\n${cause}`;
}
