import { PassThrough } from "node:stream";
import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { createProgram } from "../../src/cli/run.ts";
import { renderTable } from "../../src/cli/output.ts";

describe("the command line", () => {
  it("takes no secret as an argument, which everybody on the machine could read", () => {
    const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
    const program = createProgram(() => Promise.resolve(), streams);
    const names = program.commands.flatMap(({ options }: Command) => options.map(({ long }) => long ?? ""));
    expect(names.length).toBeGreaterThan(30);
    const secrets = names.filter((name) => /pass|secret|token|credential|user/.test(name));
    expect(new Set(secrets)).toEqual(new Set(["--passphrase-file"]));
  });
});

describe("a table", () => {
  it("cuts a cell that would take minutes to wrap, and says so", () => {
    const columns = [{ title: "ico", width: 13 }, { title: "obchodniJmeno" }];
    const rows = ["x".repeat(1_000_000), "ab ".repeat(300_000), `${" ".repeat(1_000_000)}x`].map((name) => ["1", name]);
    const text = renderTable(columns, rows, 80);
    expect(text.length).toBeLessThan(5000);
    expect(text.match(/…/g)).toHaveLength(3);
    expect(text).not.toMatch(/ $/m);
  });
});
