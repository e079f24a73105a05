import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../fixtures/documents/documents.ts";
import { useProgram } from "./cli-program.ts";

interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly { readonly env: Readonly<Record<string, string>>; readonly run: string }[];
  };
}
const { inputs, runs } = parse(readFileSync(join(root, ".github/actions/sandbox/action.yml"), "utf8")) as Action;
const [step = expect.unreachable()] = runs.steps;

describe("the action .github/actions/sandbox", () => {
  const program = useProgram();
  const file = (name: string): string => join(program.folder, name);
  const read = (name: string): string => readFileSync(file(name), "utf8");
  const pids: number[] = [];

  /** Runs the step as GitHub does, with inputs in place of their defaults. */
  const act = async (given: Readonly<Record<string, string>>, folder = ".") => {
    for (const name of ["env", "output"]) writeFileSync(file(join(folder, name)), "");
    const valueOf = (expression: string): string => {
      const [, name = ""] = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(expression) ?? [];
      return given[name] ?? inputs[name]?.default ?? expect.unreachable();
    };
    const own = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, valueOf(value)]));
    const env = { ...own, GITHUB_ENV: "env", GITHUB_OUTPUT: "output", RUNNER_TEMP: program.folder };
    writeFileSync(file("step.sh"), `${step.run}\necho $! >pid`);
    const line = `cd ${folder} && bash --noprofile --norc -eo pipefail "${file("step.sh")}"`;
    const ended = await program.shell(line, { bare: true, env });
    if (ended.code === 0) pids.push(Number(read(join(folder, "pid"))));
    return ended;
  };

  beforeAll(() => {
    mkdirSync(file("node_modules/.bin"), { recursive: true });
    symlinkSync(file("ares-caais"), file("node_modules/.bin/ares-caais"));
  });
  afterAll(() => {
    for (const pid of pids) process.kill(pid);
  });

  it("[BOX-07] starts a sandbox with the given options, and passes its addresses to the next steps", async () => {
    expect(runs.using).toBe("composite");
    expect(await act({ options: "--client-id MY_AIS --subjects 1" })).toMatchObject({ code: 0, stderr: "" });
    const [, ready = ""] = /^ready=(.*)\n$/.exec(read("output")) ?? [];
    expect(JSON.parse(ready)).toMatchObject({ event: "ready", client: { clientId: "MY_AIS" } });
    const lines = [...read("env").matchAll(/^(\w+)=(.*)$/gm)];
    const variables = Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value]));
    expect(await program.run(["lookup", "90000021"], { bare: true, env: variables })).toMatchObject({ code: 0 });
  });

  it("[BOX-07] says what to do when the package is not installed", async () => {
    mkdirSync(file("elsewhere"));
    const { code, stderr } = await act({}, "elsewhere");
    expect([code, stderr]).toEqual([1, "ares-caais is not installed: run npm ci first, or name the input package\n"]);
  });

  it("[BOX-07] masks the control token of a sandbox outside loopback before it is printed", async () => {
    const ready = '{"event":"ready","controlToken":"Zm9v_-YmFy","client":{}}';
    const program = `#!/bin/sh\nmkdir sandbox && touch sandbox/sandbox.env && echo '${ready}' && exec sleep 60\n`;
    mkdirSync(file("beyond/node_modules/.bin"), { recursive: true });
    writeFileSync(file("beyond/node_modules/.bin/ares-caais"), program, { mode: 0o755 });
    expect(await act({}, "beyond")).toMatchObject({ code: 0, stdout: "::add-mask::Zm9v_-YmFy\n" });
    expect(read("beyond/output")).toBe(`ready=${ready}\n`);
  });

  it("[BOX-07] fails with the sandbox's message when it cannot start", async () => {
    const { code, stderr } = await act({ options: "--host ?" });
    expect(code).toBe(1);
    expect(stderr).toContain("--host must be NAME");
  });
});
