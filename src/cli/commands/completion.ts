import { Argument, Command } from "commander";
import { completionScript, proposalFor, shells, type Shell } from "../completion.ts";
import type { RunCommand } from "../context.ts";
import { addExamples, exitCodes } from "../help.ts";

/** Prints a script that completes command lines: `ares-caais completion`. */
export function completionCommand(runCommand: RunCommand): Command {
  const command = new Command("completion")
    .summary("complete command lines with the Tab key")
    .description(
      "Prints a script that completes commands, options, their choices and files in a shell. The script asks the program, " +
        "which therefore has to be in PATH.",
    )
    .addArgument(new Argument("<shell>", "the shell").choices(shells))
    .argument("[words...]", "a command line as the script gives it, to print what its last word may be");
  return addExamples(command, {
    "for bash, in ~/.bashrc": 'eval "$(ares-caais completion bash)"',
    "for zsh, in ~/.zshrc, after compinit": 'eval "$(ares-caais completion zsh)"',
    "for fish, in ~/.config/fish/config.fish": "ares-caais completion fish | source",
  }).action((shell: Shell, words: string[]) =>
    runCommand({}, async ({ output }) => {
      const program = command.parent ?? command;
      await output.write(words.length > 0 ? proposalFor(program, shell, words) : completionScript(program, shell));
      return exitCodes.done;
    }),
  );
}
