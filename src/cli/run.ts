import { Command } from "commander";
import { packageVersion } from "../../generated/package.gen.ts";
import { cleanText } from "../errors/contract-error.ts";
import { addressCommand } from "./commands/address.ts";
import { changesCommand } from "./commands/changes.ts";
import { checkCommand } from "./commands/check.ts";
import { codeListCommand } from "./commands/code-list.ts";
import { completionCommand } from "./commands/completion.ts";
import { heartBeatCommand } from "./commands/heart-beat.ts";
import { lookupCommand } from "./commands/lookup.ts";
import { sandboxCommand } from "./commands/sandbox.ts";
import { searchCommand } from "./commands/search.ts";
import { verifyCommand } from "./commands/verify.ts";
import { watchCommand } from "./commands/watch.ts";
import { createContext, type RunCommand, type Surroundings } from "./context.ts";
import { exitCodes, exitCodesHelp, type ExitCode } from "./help.ts";
import { report } from "./failure.ts";
import { hasColors } from "./streams.ts";
import { watchStops } from "./stop.ts";

/**
 * Runs the program.
 *
 * @param args the command line without the program's name
 * @returns the exit code; every error was printed on standard error.
 */
export async function run(args: readonly string[], process: Surroundings): Promise<ExitCode> {
  const { stdout, stderr, env } = process;
  const stops = watchStops(process, stdout, stderr);
  let exitCode: ExitCode = exitCodes.done;
  let verbose = false;
  let lastWords: readonly string[] = [];
  const runCommand: RunCommand = async (manner, work) => {
    verbose = manner.verbose === true;
    const context = createContext(process, stops.signal, manner);
    ({ lastWords } = context);
    try {
      exitCode = await work(context);
    } finally {
      context.progress.end();
      for (const close of context.atEnd) close();
    }
  };
  try {
    const program = createProgram(runCommand, { stdout, stderr });
    const [word, topic, ...rest] = args;
    // Commander would print the help, but no error for an unknown command.
    const isUnknown = word === "help" && topic !== undefined && !program.commands.some((one) => one.name() === topic);
    await program.parseAsync(isUnknown ? [topic, ...rest] : [...args], { from: "user" });
    return exitCode;
  } catch (error) {
    // If the work was stopped, report the reason for the stop: the error follows from it.
    const reason: unknown = stops.signal.aborted ? stops.signal.reason : error;
    const failed = report(reason, { verbose, colors: hasColors(stderr, env), write: (text) => stderr.write(text) });
    for (const line of lastWords) stderr.write(`${cleanText(line)}\n`);
    return failed;
  } finally {
    stops.end();
  }
}

/** The command line. It does not end the process: errors of usage are printed and then thrown. */
export function createProgram(
  runCommand: RunCommand,
  streams: { readonly stdout: NodeJS.WritableStream; readonly stderr: NodeJS.WritableStream },
): Command {
  const program = new Command("ares-caais")
    .description("The Czech business register (ARES) and the identity service CAAIS at the command line.")
    .version(packageVersion)
    // So that options of a command may have the name of one of the program: heartbeat has a version too.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    })
    .configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}` })
    .showHelpAfterError("`ares-caais help` and `ares-caais <command> --help` say more")
    .addHelpText(
      "after",
      "\nOptions of a command come after its name. Results go to standard output, everything else to standard error.",
    )
    .addHelpText("after", exitCodesHelp());
  for (const create of [
    lookupCommand,
    searchCommand,
    addressCommand,
    changesCommand,
    checkCommand,
    watchCommand,
    codeListCommand,
    heartBeatCommand,
    verifyCommand,
    sandboxCommand,
    completionCommand,
  ]) {
    program.addCommand(create(runCommand).copyInheritedSettings(program));
  }
  return program;
}
