import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { packPkcs12 } from "../fixtures/certificates.ts";
import { liveSubjects } from "../fixtures/documents/live-subjects.ts";
import { jsonLines, useProgram } from "./cli-program.ts";

// Of a large register: most searches by legal form and town alone have more than 1,000 matches there.
const program = useProgram({ data: liveSubjects, additionalSubjects: 100_000 });

const commands = [
  "lookup",
  "search",
  "address",
  "changes",
  "check",
  "watch",
  "codelist",
  "heartbeat",
  "verify",
  "sandbox",
  "completion",
];

describe("ares-caais --help", () => {
  it("lists every command and every exit code", async () => {
    const { code, stdout, stderr } = await program.run(["--help"]);
    for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command} .*\\S`, "m"));
    for (const exitCode of [0, 1, 2, 3, 4, 5, 70, 130, 143]) {
      expect(stdout).toMatch(new RegExp(`^  ${exitCode} +\\w`, "m"));
    }
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it("is shown as an error where a command is missing, and a near one is proposed for one that is unknown", async () => {
    const missing = await program.run([]);
    expect(missing).toMatchObject({ code: 2, stdout: "" });
    expect(missing.stderr).toContain("Usage: ares-caais");
    const unknown = await program.run(["serch"]);
    expect(unknown).toMatchObject({ code: 2, stdout: "" });
    expect(unknown.stderr).toMatch(/^error: unknown command 'serch'\n\(Did you mean search\?\)\n/);
  });

  it("has the version of the package", async () => {
    const { stdout } = await program.run(["--version"]);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe.each(commands)("ares-caais %s --help", (command) => {
  it("describes every option", async () => {
    const { code, stdout } = await program.run([command, "--help"]);
    const options = stdout.split(/^Options:$/m)[1]?.split(/^Examples:$/m)[0] ?? "";
    const lines = options.match(/^ {2}--?\S.*$/gm) ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(command === "completion" ? 1 : 5);
    for (const line of lines) expect(line).toMatch(/^ {2}-.* {2,}\S/);
    expect(code).toBe(0);
  });
});

describe("the examples of the help texts", () => {
  /** What the examples name, as the sandbox has it. */
  const here: readonly (readonly [RegExp, string | (() => string)])[] = [
    [/ --environment test/g, ""],
    [/MY_AIS/g, "SANDBOX"],
    [/--after 700/g, () => `--after ${last - 1}`],
    // Of all operations one is enough here.
    [/verify$/g, "verify --operation vyhledejStandardizovaneAdresy"],
    [/openapi\.json/g, "openapi.yaml"],
    [/--port 8443/g, "--port 0"],
    // What only those shells know.
    [/completion zsh/, "completion bash"],
    [/ \| source$/, ""],
  ];
  let last = 0;

  beforeAll(async () => {
    const batches = await program.run(["changes", "--source", "vr", "--json"]);
    last = Number(jsonLines(batches.stdout).at(-1)?.["cisloDavky"]);
    const { tls } = program.sandbox.client;
    copyFileSync(new URL("../../spec/registry.openapi.yaml", import.meta.url), join(program.folder, "openapi.yaml"));
    writeFileSync(join(program.folder, "ico.txt"), "90000021\n90000048\n");
    writeFileSync(join(program.folder, "suppliers.csv"), "firma;IČO\nData;90000021\nPekárna;90000048\n");
    writeFileSync(join(program.folder, "client.p12"), packPkcs12(tls, "secret"));
    writeFileSync(join(program.folder, "passphrase.txt"), "secret\n");
  });

  it.each(commands)("work: %s", async (command) => {
    const { stdout: help } = await program.run([command, "--help"]);
    const examples = [...help.matchAll(/^ {2}\$ (.+)$/gm)].map(([, line = ""]) => line);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) {
      const line = here.reduce((text, [name, value]) => text.replace(name, value as string), example);
      const stays = command === "sandbox" || line.includes("--follow");
      const running = stays ? program.start(argumentsOf(line)) : undefined;
      await running?.until("stdout", "\n");
      running?.process.kill("SIGINT");
      const { code, stdout, stderr } = await (running?.ended ?? program.shell(line));
      expect({ line, code, stderr }).toEqual({
        line,
        code: line.includes("--follow") ? 130 : 0,
        stderr: line.includes("--follow") ? `to go on: --after ${last}\ninterrupted\n` : "",
      });
      if (line.includes("--json")) expect(jsonLines(stdout)).not.toEqual([]);
      else if (![" > ", " --out "].some((to) => line.includes(to)) && !line.startsWith("eval ")) {
        expect(stdout).not.toBe("");
      }
    }
  });
});

/** The examples that are started without a shell have no quotes. */
function argumentsOf(line: string): string[] {
  return line.trim().split(/\s+/).slice(1);
}
