import { spawnSync } from "node:child_process";
import { PassThrough } from "node:stream";
import { Command, Option } from "commander";
import { describe, expect, it } from "vitest";
import { completionScript, shells } from "../../../src/cli/completion.ts";
import { createProgram } from "../../../src/cli/run.ts";

const silent = new PassThrough();
const program = createProgram(() => Promise.resolve(), { stdout: silent, stderr: silent });
const optionsOf = (command: Command): string[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ long }) => long ?? "");

/** Words of a command line, the last of them begun, and what is proposed for it. */
type Completed = readonly [words: readonly string[], proposed: readonly string[]];

const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** Compares what bash proposes for the last of the words, as readline splits them, and where it looks for files by itself. */
function expectProposed(cases: readonly Completed[]): void {
  const lines = cases.map(([words]) => `propose ares-caais ${words.map(quoted).join(" ")}`);
  const asked = `${completionScript(program, "bash")}
compopt() { printf '%s\n' "files:$2"; }
propose() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _ares_caais; printf '%s\n' "\${COMPREPLY[@]}" END; }
${lines.join("\n")}`;
  const { stdout, stderr } = spawnSync("/bin/bash", ["--norc", "-s"], { encoding: "utf8", input: asked });
  expect(stderr).toBe("");
  const proposed = stdout.split("END\n").slice(0, -1);
  const answers = proposed.map((text) => text.split("\n").filter((line) => line !== ""));
  expect(cases.map(([words], index) => [words, answers[index]])).toEqual(cases);
}

describe("the completion of bash", () => {
  const sources = ["ares", "vr", "res", "rzp", "nrpzs", "rpsh", "rcns", "szr", "rs", "ros", "ceu"];
  const odd = ["$(exit 3)", "`exit 3`", '"a b', "'", "a:b", "*", "\\", "--", "=", "a=b", "$HOME", ""];

  it.each<[what: string, cases: readonly Completed[]]>([
    [
      "proposes commands, what a command takes, and the choices of an option",
      [
        [[""], [...program.commands.map((command) => command.name()), "help"]],
        [["loo"], ["lookup"]],
        [["--"], ["--version", "--help"]],
        [["lookup", "--so"], ["--source"]],
        [
          ["lookup", "--source", "r"],
          ["res", "rzp", "rpsh", "rcns", "rs", "ros"],
        ],
        [["completion", ""], shells],
        [["help", "se"], ["search"]],
        // It proposes them, though it takes others too.
        [["changes", "--source", "v"], ["vr"]],
        [["lookup", ""], []],
        [["unknown", ""], []],
      ],
    ],
    [
      "knows every option of every command",
      program.commands.flatMap((command): Completed[] => [
        [[command.name(), "--"], optionsOf(command)],
        [[command.name(), "90000021", "--"], optionsOf(command)],
      ]),
    ],
    [
      "takes the value of an option behind = too, as readline splits it or not, and then goes on",
      [
        [["lookup", "--source", "=", "v"], ["vr"]],
        [["lookup", "--source", "="], sources],
        [["lookup", "--source=v"], ["--source=vr"]],
        [["lookup", "--source", "=", "vr", "--js"], ["--json"]],
      ],
    ],
    [
      "proposes more of what an option takes many of, until another one begins",
      [
        [["verify", "--service", "registry", "id"], ["identity"]],
        [["verify", "--service", "registry", "identity", "--off"], ["--offline"]],
        [["verify", "--service", "registry", "--offline", "id"], []],
        // An option that takes one word is done with it.
        [["lookup", "--source", "vr", "r"], []],
      ],
    ],
    [
      "leaves files and folders to the shell, and nothing else",
      [
        [["verify", "--document", "op"], ["files:default"]],
        [["lookup", "--ca", ""], ["files:default"]],
        [["lookup", "--ca", "=", "x"], ["files:default"]],
        [["sandbox", "--export", ""], ["files:dirnames"]],
        [["lookup", "--timeout", ""], []],
        [["search", "--obchodniJmeno", ""], []],
      ],
    ],
    [
      "runs nothing of the line, and takes quotes, spaces and colons in it",
      [
        ...odd.flatMap((word): Completed[] => [
          [["lookup", word, "--js"], ["--json"]],
          // Behind = it is the value.
          [["lookup", "--proxy", word, "--js"], word === "=" ? [] : ["--json"]],
          [[word, "x"], []],
        ]),
        ...["$(exit 3)", "*", "[r]"].map((word): Completed => [["lookup", "--source", word], []]),
        // A quote that is still open.
        [["lookup", "--source", '"v'], ["vr"]],
      ],
    ],
  ])("%s", (_what, cases) => {
    expectProposed(cases);
  });
});

describe.each(shells)("the completion of %s", (shell) => {
  const text = completionScript(program, shell);

  it("names every command, every option and every choice", () => {
    for (const command of program.commands) {
      expect(text).toContain(command.name());
      for (const { long, argChoices = [] } of command.createHelp().visibleOptions(command)) {
        expect(text).toContain(shell === "fish" ? `-l ${long?.slice(2) ?? ""} ` : long);
        expect(text).toContain(argChoices.join(" "));
      }
    }
  });

  it("follows changes of the program, and quotes its help texts", () => {
    const changed = new Command("ares-caais");
    const newest = new Command("newest").summary("it's [new]: $(exit 3) \\ done");
    changed.addCommand(newest.addOption(new Option("--fresh <kind>", "what's [new]").choices(["first", "second"])));
    const other = completionScript(changed, shell);
    expect(other).toContain("newest");
    expect(other).toContain("first second");
    expect(other).not.toContain("lookup");
    if (shell === "fish") expect(other).toContain("-d 'it\\'s [new]: $(exit 3) \\\\ done'");
    if (shell === "zsh") expect(other).toContain("'newest:it'\\''s \\[new\\]\\: $(exit 3) \\\\ done'");
    if (shell === "bash") expect(other).not.toContain("it's");
  });

  it("omits a choice that would need quoting", () => {
    const odd = new Command("ares-caais");
    odd.addCommand(new Command("one").addOption(new Option("--kind <kind>").choices(["a b"])));
    expect(() => completionScript(odd, shell)).toThrow("would have to quote the choice a b");
  });
});
