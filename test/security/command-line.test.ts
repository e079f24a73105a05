import { PassThrough } from "node:stream";
import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { createProgram } from "../../src/cli/run.ts";
import { runCommand } from "../fixtures/command-line.ts";
import { useAnsweringServer } from "../fixtures/servers/answering-server.ts";

const server = useAnsweringServer();

describe("the command line", () => {
  it("takes no secret as an argument, because every user of the machine can read arguments", () => {
    const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
    const program = createProgram(() => Promise.resolve(), streams);
    const names = program.commands.flatMap(({ options }: Command) => options.map(({ long }) => long ?? ""));
    expect(names.length).toBeGreaterThan(30);
    const secrets = names.filter((name) => /pass|secret|token|credential|user/.test(name));
    expect(new Set(secrets)).toEqual(new Set(["--control-token-file", "--passphrase-file"]));
  });

  it("cuts a cell that would take minutes to wrap, and reports the cut", async () => {
    const long = ["x".repeat(1_000_000), "ab ".repeat(300_000), `${" ".repeat(1_000_000)}x`];
    const ekonomickeSubjekty = long.map((obchodniJmeno) => ({ ico: "90000021", obchodniJmeno }));
    server.answers = { vyhledat: { pocetCelkem: long.length, ekonomickeSubjekty } };
    const args = ["search", "--obchodniJmeno", "x", "--address", server.address];
    const { stdout } = await runCommand(args, { terminal: 80 });
    expect(stdout.length).toBeLessThan(5000);
    expect(stdout.match(/…/g)).toHaveLength(3);
    expect(stdout).not.toMatch(/ $/m);
  });
});
