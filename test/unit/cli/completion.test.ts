import { spawnSync } from "node:child_process";
import { PassThrough } from "node:stream";
import { Command, Option } from "commander";
import { describe, expect, it } from "vitest";
import { completionScript, shells } from "../../../src/cli/completion.ts";
import { createProgram } from "../../../src/cli/run.ts";

const silent = new PassThrough();
const program = createProgram(() => Promise.resolve(), { stdout: silent, stderr: silent });
const commands = program.commands.map((command) => command.name());
const optionsOf = (name: string): string[] =>
  program.commands
    .filter((command) => command.name() === name)
    .flatMap((command) => command.createHelp().visibleOptions(command))
    .map(({ long }) => long ?? "");

const script = completionScript(program, "bash");

/** What bash proposes for the last of some words, as readline splits them, and where it looks for files by itself. */
function complete(...words: readonly string[]): string[] {
  const asked = `${script}
compopt() { printf '%s\n' "files:$2"; }
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _ares_caais; printf '%s\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync("/bin/bash", ["--norc", "-c", asked, "bash", "ares-caais", ...words], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return stdout.split("\n").filter((line) => line !== "");
}

describe("the completion of bash", () => {
  it("proposes commands, what a command takes, and the choices of an option", () => {
    expect(complete("")).toEqual([...commands, "help"]);
    expect(complete("loo")).toEqual(["lookup"]);
    expect(complete("--")).toEqual(["--version", "--help"]);
    expect(complete("lookup", "--so")).toEqual(["--source"]);
    expect(complete("lookup", "--source", "r")).toEqual(["res", "rzp", "rpsh", "rcns", "rs", "ros"]);
    expect(complete("completion", "")).toEqual(shells);
    expect(complete("help", "se")).toEqual(["search"]);
    // It proposes them, though it takes others too.
    expect(complete("changes", "--source", "v")).toEqual(["vr"]);
    expect(complete("lookup", "")).toEqual([]);
    expect(complete("unknown", "")).toEqual([]);
  });

  it.each(commands)("knows every option of %s", (name) => {
    expect(complete(name, "--")).toEqual(optionsOf(name));
    expect(complete(name, "90000021", "--")).toEqual(optionsOf(name));
  });

  it.each([
    ["as readline splits it", ["--source", "=", "v"], ["vr"]],
    ["before its value", ["--source", "="], complete("lookup", "--source", "")],
    ["where = splits no words", ["--source=v"], ["--source=vr"]],
    ["and then goes on", ["--source", "=", "vr", "--js"], ["--json"]],
  ])("takes the value of an option behind = too: %s", (_, words, proposed) => {
    expect(complete("lookup", ...words)).toEqual(proposed);
  });

  it("proposes more of what an option takes many of, until another one begins", () => {
    expect(complete("verify", "--service", "registry", "id")).toEqual(["identity"]);
    expect(complete("verify", "--service", "registry", "identity", "--off")).toEqual(["--offline"]);
    expect(complete("verify", "--service", "registry", "--offline", "id")).toEqual([]);
    // An option that takes one word is done with it.
    expect(complete("lookup", "--source", "vr", "r")).toEqual([]);
  });

  it("leaves files and folders to the shell, and nothing else", () => {
    expect(complete("verify", "--document", "op")).toEqual(["files:default"]);
    expect(complete("lookup", "--ca", "")).toEqual(["files:default"]);
    expect(complete("lookup", "--ca", "=", "x")).toEqual(["files:default"]);
    expect(complete("sandbox", "--export", "")).toEqual(["files:dirnames"]);
    expect(complete("lookup", "--timeout", "")).toEqual([]);
    expect(complete("search", "--obchodniJmeno", "")).toEqual([]);
  });

  it("runs nothing of the line, and takes quotes, spaces and colons in it", () => {
    for (const word of ["$(exit 3)", "`exit 3`", '"a b', "'", "a:b", "*", "\\", "--", "=", "a=b", "$HOME", ""]) {
      expect(complete("lookup", word, "--js")).toEqual(["--json"]);
      // Behind = it is the value.
      expect(complete("lookup", "--proxy", word, "--js")).toEqual(word === "=" ? [] : ["--json"]);
      expect(complete(word, "x")).toEqual([]);
    }
    for (const word of ["$(exit 3)", "*", "[r]"]) expect(complete("lookup", "--source", word)).toEqual([]);
    // A quote that is still open.
    expect(complete("lookup", "--source", '"v')).toEqual(["vr"]);
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

  it("follows a program that has changed, and quotes its words of help", () => {
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

  it("is not made of a choice that it would have to quote", () => {
    const odd = new Command("ares-caais");
    odd.addCommand(new Command("one").addOption(new Option("--kind <kind>").choices(["a b"])));
    expect(() => completionScript(odd, shell)).toThrow("would have to quote the choice a b");
  });
});
