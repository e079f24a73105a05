import { Argument, Command } from "commander";
import { completionScript, shells, type Shell } from "../completion.ts";
import type { RunCommand } from "../context.ts";
import { addExamples, exitCodes } from "../help.ts";

/** Prints a script that completes command lines: `ares-caais completion`. */
export function completionCommand(runCommand: RunCommand): Command {
  const command = new Command("completion")
    .summary("complete command lines with the Tab key")
    .description(
      "Prints a script that completes commands, options, their choices and files in a shell. Let the shell read it at " +
        "each start, because a new version of the program may complete more.",
    )
    .addArgument(new Argument("<shell>", "the shell").choices(shells));
  return addExamples(command, {
    "for bash, in ~/.bashrc": 'eval "$(ares-caais completion bash)"',
    "for zsh, in ~/.zshrc, after compinit": 'eval "$(ares-caais completion zsh)"',
    "for fish, in ~/.config/fish/config.fish": "ares-caais completion fish | source",
  }).action((shell: Shell) =>
    runCommand({}, async ({ output }) => {
      await output.write(completionScript(command.parent ?? command, shell));
      return exitCodes.done;
    }),
  );
}
