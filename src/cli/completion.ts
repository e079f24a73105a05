import type { Command, Option } from "commander";

export const shells = ["bash", "zsh", "fish"] as const;

export type Shell = (typeof shells)[number];

/** Arguments and options of a command, read from the program itself, so that the list is never out of date. */
interface Completed {
  readonly name: string;
  readonly help: string;
  readonly options: readonly CompletedOption[];
  /** Allowed arguments; empty if any text is allowed. */
  readonly choices: readonly string[];
}

interface CompletedOption {
  readonly long: string;
  readonly help: string;
  /** Value of the option: none, one of some words, the name of a file or a folder, or any text. */
  readonly takes: "nothing" | "choice" | "file" | "folder" | "anything";
  readonly choices: readonly string[];
  readonly isVariadic: boolean;
}

/** The script that completes command lines of a program in a shell. */
export function completionScript(program: Command, shell: Shell): string {
  const own = describe(program);
  const commands = [...program.commands.map(describe), helpOf(program)];
  return writers[shell](program.name(), own.options, commands);
}

type Writer = (program: string, options: readonly CompletedOption[], commands: readonly Completed[]) => string;

const writers: Readonly<Record<Shell, Writer>> = { bash: bashScript, zsh: zshScript, fish: fishScript };

function describe(command: Command): Completed {
  return {
    name: command.name(),
    help: command.summary() || command.description(),
    options: command.createHelp().visibleOptions(command).map(describeOption),
    choices: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
  };
}

function describeOption(option: Option): CompletedOption {
  const { long, short, description, flags, argChoices = [], required, optional, variadic } = option;
  const named = /[<[](file|folder)\b/.exec(flags)?.[1];
  const takesValue = argChoices.length > 0 ? "choice" : named === "file" || named === "folder" ? named : "anything";
  return {
    long: long ?? short ?? "",
    help: description,
    takes: required || optional ? takesValue : "nothing",
    choices: argChoices.map(checkWord),
    isVariadic: variadic,
  };
}

/** The command that commander adds by itself. */
function helpOf({ commands }: Command): Completed {
  return { name: "help", help: "display help for command", options: [], choices: commands.map((one) => one.name()) };
}

/** Words that a shell takes without quotes: the scripts quote no proposed word. */
function checkWord(word: string): string {
  if (!/^[\w.,@%+-]+$/.test(word)) throw new Error(`a shell would have to quote the choice ${word}`);
  return word;
}

const names = (options: readonly CompletedOption[]): string => options.map(({ long }) => long).join(" ");

/** For bash 3.2 and newer; where `compopt` is not there yet, files are left to the person. */
function bashScript(program: string, options: readonly CompletedOption[], commands: readonly Completed[]): string {
  const cases = commands.map(({ name, options: own, choices }) => {
    const values = own.flatMap(({ long, takes, choices: words, isVariadic }) => {
      if (takes === "nothing") return [];
      const proposal = takes === "choice" ? `words="${words.join(" ")}"` : `kind=${takes}`;
      return [`    ${long}.${isVariadic ? "*" : "0"}) takes=1 ${proposal} ;;`];
    });
    return `  ${name})
    options="${names(own)}" arguments="${choices.join(" ")}"
    case "$option.$distance" in
${values.join("\n")}
    esac ;;`;
  });
  return `# bash completion for ${program}
_ares_caais() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="" option="" distance=0 index
  local options="${names(options)}" arguments="" words="" kind="" takes=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -le 1 ]; then
    arguments="${commands.map(({ name }) => name).join(" ")}"
  else
    # An option that takes many words may stand further back. Most often = ends a word: --option = value are three.
    for ((index = COMP_CWORD - 1; index > 1; index -= 1)); do
      case "\${COMP_WORDS[index]}" in
      =) [ "$index" -eq $((COMP_CWORD - 1)) ] || distance=$((distance + 1)) ;;
      -*) option="\${COMP_WORDS[index]}"; break ;;
      *) distance=$((distance + 1)) ;;
      esac
    done
    case "$current" in
    =) current="" ;;
    --*=*) option="\${current%%=*}" distance=0 before="\${current%%=*}=" current="\${current#*=}" ;;
    esac
    case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
    esac
  fi
  # A dash ends the words of an option that takes many.
  case "$distance $current" in 0*) ;; *" -"*) takes="" ;; esac
  if [ -z "$takes" ]; then
    words="$arguments"
    case "$current" in -*) words="$options" ;; esac
  else
    case "$kind" in
    file) compopt -o default 2>/dev/null ;;
    folder) compopt -o dirnames 2>/dev/null ;;
    esac
  fi
  COMPREPLY=($(compgen -P "$before" -W "$words" -- "$current"))
}
complete -F _ares_caais ${program}
`;
}

function zshScript(program: string, options: readonly CompletedOption[], commands: readonly Completed[]): string {
  const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const escape = (text: string): string => text.replaceAll(/[\\[\]:]/g, "\\$&");
  const specOf = ({ long, help, takes, choices, isVariadic }: CompletedOption): string => {
    const actions = { choice: `(${choices.join(" ")})`, file: "_files", folder: "_files -/", anything: " " };
    const value = takes === "nothing" ? "" : `:${takes}:${actions[takes]}`;
    const begin = takes === "nothing" ? long : `${long}=`;
    return quote(`${isVariadic ? "*" : ""}${begin}[${escape(help)}]${value}`);
  };
  const list = (specs: readonly string[], indent: string): string => specs.join(` \\\n${indent}`);
  const cases = commands.map(({ name, options: own, choices }) => {
    const rest = quote(choices.length > 0 ? `*:argument:(${choices.join(" ")})` : "*: : ");
    return `    ${name})
      _arguments ${list([...own.map(specOf), rest], "        ")} ;;`;
  });
  const described = commands.map(({ name, help }) => quote(`${name}:${escape(help)}`));
  return `#compdef ${program}
# zsh completion for ${program}
_ares_caais() {
  local -a commands
  commands=(
    ${described.join("\n    ")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    _arguments ${list(options.map(specOf), "      ")}
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT -= 1 ))
  case "$command" in
${cases.join("\n")}
  esac
}
# Read by the completion system from a file, or by eval.
if [[ "\${funcstack[1]}" == _ares_caais ]]; then _ares_caais "$@"; else compdef _ares_caais ${program}; fi
`;
}

function fishScript(program: string, options: readonly CompletedOption[], commands: readonly Completed[]): string {
  const quote = (text: string): string => `'${text.replaceAll(/[\\']/g, "\\$&")}'`;
  const complete = `complete -c ${program}`;
  const optionLine = (condition: string, { long, help, takes, choices }: CompletedOption): string => {
    const values = {
      nothing: "",
      choice: ` -x -a ${quote(choices.join(" "))}`,
      file: " -r -F",
      folder: " -x -a '(__fish_complete_directories)'",
      anything: " -x",
    };
    return `${complete} -n ${quote(condition)} -l ${long.replace(/^--/, "")}${values[takes]} -d ${quote(help)}`;
  };
  const first = "test (count (commandline -opc)) -eq 1";
  const lines = commands.flatMap(({ name, help, options: own, choices }) => {
    // Options of a command come after its name, which stands first.
    const inside = `set -l words (commandline -opc); test "$words[2]" = ${name}`;
    return [
      `${complete} -n ${quote(first)} -a ${name} -d ${quote(help)}`,
      ...own.map((option) => optionLine(inside, option)),
      ...(choices.length > 0 ? [`${complete} -n ${quote(inside)} -a ${quote(choices.join(" "))}`] : []),
    ];
  });
  return `# fish completion for ${program}
${complete} -f
${[...options.map((option) => optionLine(first, option)), ...lines].join("\n")}
`;
}
