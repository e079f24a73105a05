import type { Command } from "commander";

/** The shells, each with its script, which asks the program what to propose for the words of a line. */
const scripts = {
  // For bash 3.2 and newer; where `compopt` is not there yet, files are left to the person.
  bash: (program: string) => `# bash completion for ${program}
_ares_caais() {
  local kind word
  COMPREPLY=()
  {
    read -r kind
    while read -r word; do COMPREPLY+=("$word"); done
  } < <(${program} completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  case "$kind" in
  file) compopt -o default 2>/dev/null ;;
  folder) compopt -o dirnames 2>/dev/null ;;
  esac
}
complete -F _ares_caais ${program}
`,
  zsh: (program: string) => `#compdef ${program}
# zsh completion for ${program}
_ares_caais() {
  local -a proposed
  proposed=("\${(@f)$(${program} completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  local kind="\${proposed[1]}"
  shift proposed
  compset -P '--*='
  case "$kind" in
  file) _files ;;
  folder) _files -/ ;;
  words) _describe ${program} proposed ;;
  esac
}
# Read by the completion system from a file, or by eval.
if [[ "\${funcstack[1]}" == _ares_caais ]]; then _ares_caais "$@"; else compdef _ares_caais ${program}; fi
`,
  // Files are left to fish, which alone knows its quotes and variables; it asks for them apart from the words, of the same line.
  fish: (program: string) => `# fish completion for ${program}
function __ares_caais --argument-names wanted
  set -l line (commandline -cp)
  if test "$line" != "$__ares_caais_line"
    set -l before (commandline -opc)
    set -l current (commandline -ct)
    set -g __ares_caais_line "$line"
    set -g __ares_caais_proposed
    type -q ${program}
    and set __ares_caais_proposed (${program} completion fish -- $before[2..-1] "$current" 2>/dev/null)
  end
  set -l kind $__ares_caais_proposed[1]
  if test "$wanted" = file
    test "$kind" = file
  else if test "$kind" = folder
    set -l current (commandline -ct)
    set -l option (string match -r -- '^--[^=]*=' "$current"; or echo)
    printf '%s\\n' "$option"(__fish_complete_directories (string replace -r -- '^--[^=]*=' '' "$current"))
  else
    printf '%s\\n' $__ares_caais_proposed[2..-1]
  end
end
complete -c ${program} -f -a '(__ares_caais words)'
complete -c ${program} -n '__ares_caais file' -F
`,
} as const satisfies Readonly<Record<string, (program: string) => string>>;

export type Shell = keyof typeof scripts;

export const shells = Object.keys(scripts) as Shell[];

/** The script that completes command lines of a program in a shell. */
export function completionScript(program: Command, shell: Shell): string {
  return scripts[shell](program.name());
}

/** How a shell reads a proposed word; `begin` is the `--option=` before it. */
const writers: Readonly<Record<Shell, (begin: string, word: string, help: string) => string>> = {
  bash: (begin, word) => begin + word,
  zsh: (_begin, word, help) => (help === "" ? word : `${word}:${help}`),
  fish: (begin, word, help) => `${begin}${word}\t${help}`,
};

/**
 * The lines that a script reads: the kind of what is wanted (`words`, `file`, `folder`), then the words that fit. Files and folders
 * are for the shell to find. A word that would need quotes is left out.
 *
 * @param line the words behind the name of the program up to the cursor
 */
export function proposalFor(program: Command, shell: Shell, line: readonly string[]): string {
  // Most often readline makes three words of --option=value.
  const words = line.flatMap((word, index) => {
    if (word !== "=" || line[index - 1]?.startsWith("-") !== true) return [word];
    return index === line.length - 1 ? [""] : [];
  });
  const typed = words.pop() ?? "";
  const [begin = ""] = /^--[^=]+=/.exec(typed) ?? [];
  const current = typed.slice(begin.length).replace(/^["']/, "");
  const { kind, proposed } = propose(program, begin === "" ? words : [...words, begin.slice(0, -1)], current);
  const fitting = proposed.filter(([word]) => word.startsWith(current) && /^[\w.,@%+-]+$/.test(word));
  const lines = [kind, ...fitting.map(([word, help]) => writers[shell](begin, word, help))];
  return `${lines.join("\n")}\n`;
}

interface Proposal {
  readonly kind: string;
  readonly proposed: readonly (readonly [word: string, help: string])[];
}

function propose(program: Command, [name, ...before]: readonly string[], current: string): Proposal {
  const commands = program.commands.map((one) => [one.name(), one.summary()] as const);
  const command = name === undefined ? program : program.commands.find((one) => one.name() === name);
  const options = command?.createHelp().visibleOptions(command) ?? [];
  const at = before.findLastIndex((word) => word.startsWith("-"));
  const option = options.find(({ long }) => long === before[at]);
  const isNext = at === before.length - 1;
  // A dash ends the words of an option that takes many.
  if (option !== undefined && (isNext || (option.variadic && !current.startsWith("-")))) {
    const { flags, argChoices = [], required, optional } = option;
    const kind = /[<[](file|folder)\b/.exec(flags)?.[1] ?? "words";
    if (required || optional) return { kind, proposed: argChoices.map((choice) => [choice, ""]) };
  }
  if (current.startsWith("-")) {
    return { kind: "words", proposed: options.map(({ long, description }) => [long ?? "", description]) };
  }
  if (name === undefined) return { kind: "words", proposed: [...commands, ["help", "display help for command"]] };
  const choices = command?.registeredArguments.flatMap(({ argChoices = [] }) => argChoices) ?? [];
  return { kind: "words", proposed: name === "help" ? commands : choices.map((choice) => [choice, ""]) };
}
