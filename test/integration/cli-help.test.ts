import { beforeAll, describe, expect, it } from "vitest";
import { registryContractText } from "../fixtures/registry-contract.ts";
import { packPkcs12 } from "../fixtures/certificates.ts";
import { liveSubjects } from "../fixtures/documents/live-subjects.ts";
import { jsonLines, useCommandLine } from "../fixtures/command-line.ts";

// In a large register most searches by legal form and town alone have more than 1,000 matches there.
const program = useCommandLine({ data: liveSubjects, additionalSubjects: 100_000 });

const commands = "lookup search address changes check watch codelist heartbeat verify sandbox completion".split(" ");

describe("ares-caais --help", () => {
  it("lists every command and every exit code", async () => {
    const { code, stdout, stderr } = await program.run(["--help"]);
    for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command} .*\\S`, "m"));
    for (const exitCode of [0, 1, 2, 3, 4, 5, 70, 130, 143]) {
      expect(stdout).toMatch(new RegExp(`^  ${exitCode} +\\w`, "m"));
    }
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it("prints the help as an error where a command is missing, and proposes a similar command for an unknown one", async () => {
    const missing = await program.run([]);
    expect(missing).toMatchObject({ code: 2, stdout: "" });
    expect(missing.stderr).toContain("Usage: ares-caais");
    const unknown = await program.run(["serch"]);
    expect(unknown).toMatchObject({ code: 2, stdout: "" });
    expect(unknown.stderr).toMatch(/^error: unknown command 'serch'\n\(Did you mean search\?\)\n/);
  });

  it("prints the version of the package", async () => {
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

  it("names the arguments that the list of commands names", async () => {
    const [all, own] = [await program.run(["--help"]), await program.run([command, "--help"])];
    const [, usage = ""] = /^Usage: ares-caais (.*)$/m.exec(own.stdout) ?? [];
    expect(usage).not.toBe("");
    expect(all.stdout).toContain(`\n  ${usage} `);
  });
});

describe("the examples of the help texts", () => {
  /** The data of the sandbox that the examples name. */
  const here: readonly (readonly [RegExp, string | (() => string)])[] = [
    [/ --environment test/g, ""],
    [/MY_AIS/g, "SANDBOX"],
    [/--after 700/g, () => `--after ${last - 1}`],
    // One operation is enough here.
    [/verify$/g, "verify --operation vratEkonomickySubjekt --ico 27074358"],
    [/openapi\.json/g, "openapi.yaml"],
    [/--port 8443/g, "--port 0"],
  ];
  let last = 0;

  beforeAll(async () => {
    const batches = await program.run(["changes", "--source", "vr", "--json"]);
    last = Number(jsonLines(batches.stdout).at(-1)?.["cisloDavky"]);
    const { folder, sandbox } = program;
    folder.write(registryContractText, "openapi.yaml");
    folder.write("90000021\n90000048\n", "ico.txt");
    folder.write("firma;IČO\nData;90000021\nPekárna;90000048\n", "suppliers.csv");
    folder.write(packPkcs12(sandbox.client.tls, "secret"), "client.p12");
    folder.write("secret\n", "passphrase.txt");
    folder.write("clients: [{ clientId: MY_AIS }]\n", "sandbox.yaml");
  });

  it.each(commands)("runs as printed: %s", async (command) => {
    const { stdout: help } = await program.run([command, "--help"]);
    const examples = [...help.matchAll(/^ {2}\$ (.+)$/gm)].map(([, line = ""]) => line);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) {
      const line = here.reduce((text, [name, value]) => text.replace(name, value as string), example);
      const { args, input } = withoutShell(line);
      const running = program.start(args, { input: input === undefined ? "" : program.folder.read(input) });
      if (command === "sandbox" || line.includes("--follow")) {
        await running.until("stdout", "\n");
        running.signal("SIGINT");
      }
      const { code, stdout, stderr } = await running.ended;
      expect({ line, code, stderr }).toEqual({
        line,
        code: line.includes("--follow") ? 130 : 0,
        stderr: line.includes("--follow") ? `to go on: --after ${last}\ninterrupted\n` : "",
      });
      if (line.includes("--json")) expect(jsonLines(stdout)).not.toEqual([]);
      else if (!/ --out | watch /.test(line)) expect(stdout).not.toBe("");
    }
  });
});

/** The arguments of a line of the shell, and the file that it reads; where its output goes is the shell's matter. */
function withoutShell(line: string): { readonly args: readonly string[]; readonly input: string | undefined } {
  const [, command = ""] = /ares-caais ([^|>)]*)/.exec(line) ?? [];
  const [given = "", input] = command.split("<");
  const words = given.match(/'[^']*'|"[^"]*"|\S+/g) ?? [];
  return { args: words.map((word) => word.replace(/^(['"])(.*)\1$/, "$2")), input: input?.trim() };
}
