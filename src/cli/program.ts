import { Command } from "commander";
import manifest from "../../package.json" with { type: "json" };
import { changesCommand } from "./commands/changes.ts";
import { codeListCommand } from "./commands/code-list.ts";
import { heartBeatCommand } from "./commands/heart-beat.ts";
import { lookupCommand } from "./commands/lookup.ts";
import { sandboxCommand } from "./commands/sandbox.ts";
import { searchCommand } from "./commands/search.ts";
import { verifyCommand } from "./commands/verify.ts";
import { exitCodesHelp } from "./help.ts";
import type { RunCommand } from "./run.ts";

const { version } = manifest;

/** The command line. It ends no process: errors of usage are thrown after they were told. */
export function createProgram(
  runCommand: RunCommand,
  streams: { readonly stdout: NodeJS.WritableStream; readonly stderr: NodeJS.WritableStream },
): Command {
  const program = new Command("ares-caais")
    .description("The Czech business register (ARES) and the identity service CAAIS at the command line.")
    .version(version)
    // So that options of a command may have the name of one of the program: heartbeat has a version too.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    })
    .showHelpAfterError("`ares-caais help` and `ares-caais <command> --help` say more")
    .addHelpText(
      "after",
      "\nOptions of a command come after its name. Results go to standard output, everything else to standard error.",
    )
    .addHelpText("after", exitCodesHelp());
  for (const create of [
    lookupCommand,
    searchCommand,
    changesCommand,
    codeListCommand,
    heartBeatCommand,
    verifyCommand,
    sandboxCommand,
  ]) {
    program.addCommand(create(runCommand).copyInheritedSettings(program));
  }
  return program;
}
