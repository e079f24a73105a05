import { spawnSync } from "node:child_process";
import { PassThrough } from "node:stream";
import { Command, Option } from "commander";
import { describe, expect, it } from "vitest";
import { completionScript, proposalFor, shells } from "../../../src/cli/completion.ts";
import { createProgram } from "../../../src/cli/run.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const silent = new PassThrough();
const program = createProgram(() => Promise.resolve(), { stdout: silent, stderr: silent });
const optionsOf = (command: Command): string[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .map(({ long }) => long ?? "");

/** Words of a line that a shell might obey. */
const odd = ["$(exit 3)", "`exit 3`", '"a b', "'", "a:b", "*", "\\", "--", "=", "a=b", "$HOME", ""];

/** Words of a command line, the last of them begun, and what is proposed for it. */
type Completed = readonly [words: readonly string[], proposed: readonly string[]];

const cases = readYaml(import.meta.url) as Readonly<Record<string, readonly Completed[]>>;

function expectProposed(cases: readonly Completed[]): void {
  const linesOf = ([words]: Completed): string[] => proposalFor(program, "bash", words).trimEnd().split("\n");
  const answers = cases.map((one) => linesOf(one)).map(([kind, ...words]) => (kind === "words" ? words : [kind]));
  expect(cases.map(([words], index) => [words, answers[index]])).toEqual(cases);
}

describe("the completion", () => {
  it.each(Object.entries(cases))("%s", (_what, completed) => {
    expectProposed(completed);
  });

  it("proposes the commands, and knows every option of every command", () => {
    expectProposed([
      [[""], [...program.commands.map((command) => command.name()), "help"]],
      ...program.commands.flatMap((command): Completed[] => [
        [[command.name(), "--"], optionsOf(command)],
        [[command.name(), "90000021", "--"], optionsOf(command)],
      ]),
    ]);
  });

  it("proposes its own words alone, whatever the line has", () => {
    expectProposed([
      ...odd.flatMap((word): Completed[] => [
        [["lookup", word, "--js"], ["--json"]],
        // Behind = it is the value.
        [["lookup", "--proxy", word, "--js"], word === "=" ? [] : ["--json"]],
        [[word, "x"], []],
      ]),
      ...["$(exit 3)", "*", "[r]"].map((word): Completed => [["lookup", "--source", word], []]),
      // A quote that is still open.
      [["lookup", "--source", '"v'], ["vr"]],
    ]);
  });
});

describe("the script of bash", () => {
  it("runs nothing of the line, and takes quotes, spaces and colons in it", () => {
    const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;
    const input = `${completionScript(program, "bash")}
compopt() { printf '%s\\n' "files:$2"; }
exec 3>&1
ares-caais() { printf '%s\\n' "$@" >&3; printf '%s\\n' "$proposed" one '*'; }
COMP_WORDS=(ares-caais ${odd.map(quoted).join(" ")} behind)
COMP_CWORD=${odd.length}
for proposed in words file folder; do _ares_caais; printf '%s\\n' "\${COMPREPLY[@]}"; done`;
    const { stdout, stderr } = spawnSync("/bin/bash", ["--norc", "-s"], { encoding: "utf8", input });
    const given = ["completion", "bash", "--", ...odd];
    const proposed = [[], ["files:default"], ["files:dirnames"]].map((files) => [...given, ...files, "one", "*"]);
    expect(stdout.split("\n")).toEqual([...proposed.flat(), ""]);
    expect(stderr).toBe("");
  });
});

describe.each(shells)("the completion of %s", (shell) => {
  it("asks the program for the words that it proposes", () => {
    expect(completionScript(program, shell)).toContain(`ares-caais completion ${shell} -- `);
  });

  it("follows changes of the program, and leaves out a choice that would need quotes", () => {
    const changed = new Command("ares-caais");
    const newest = new Command("newest").summary("it's [new]: $(exit 3)");
    changed.addCommand(newest.addOption(new Option("--fresh <kind>").choices(["first", "a b"])));
    const help = { bash: "", zsh: ":it's [new]: $(exit 3)", fish: "\tit's [new]: $(exit 3)" };
    expect(proposalFor(changed, shell, ["new"])).toBe(`words\nnewest${help[shell]}\n`);
    const begin = { bash: "--fresh=first", zsh: "first", fish: "--fresh=first\t" };
    expect(proposalFor(changed, shell, ["newest", "--fresh="])).toBe(`words\n${begin[shell]}\n`);
  });
});
