import { createContext, type RunCommand, type Surroundings } from "./context.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { createProgram } from "./program.ts";
import { report } from "./report.ts";
import { createSink } from "./sink.ts";
import { watchStops } from "./watch-stops.ts";

/**
 * Runs the program.
 *
 * @param args the command line without the program's name
 * @returns how it ends; every error was told on standard error.
 */
export async function run(args: readonly string[], process: Surroundings): Promise<ExitCode> {
  const { stdout, stderr, env } = process;
  const stops = watchStops(process, stdout, stderr);
  let exitCode: ExitCode = exitCodes.done;
  let verbose = false;
  const runCommand: RunCommand = async (manner, work) => {
    verbose = manner.verbose === true;
    exitCode = await work(createContext(process, stops.signal, manner));
  };
  try {
    await createProgram(runCommand, { stdout, stderr }).parseAsync([...args], { from: "user" });
    return exitCode;
  } catch (error) {
    const { colors } = createSink(stderr, env, stops.signal);
    // Whatever failed because the work had to end, that is why.
    const reason: unknown = stops.signal.aborted ? stops.signal.reason : error;
    return report(reason, { verbose, colors, write: (text) => stderr.write(text) });
  } finally {
    stops.end();
  }
}
