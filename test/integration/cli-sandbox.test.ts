import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { jsonLines, useProgram } from "./cli-program.ts";

const program = useProgram();

interface Ready {
  readonly environment: Readonly<Record<string, string>>;
  readonly client: Readonly<Record<string, string>>;
  readonly certificateAuthority: string;
  readonly variables: Readonly<Record<string, string>>;
}

describe("ares-caais sandbox", () => {
  it("says in one line when it is ready and how to reach it, and ends with 0 at Ctrl-C", async () => {
    const running = program.start(["sandbox", "--json", "--subjects", "1", "--client-id", "MY_AIS"]);
    const { variables, certificateAuthority } = readReady(await running.until("stdout", "\n"));
    writeFileSync(join(program.folder, "own-ca.pem"), certificateAuthority);
    const env = { ...variables, NODE_EXTRA_CA_CERTS: "own-ca.pem" };
    const asked = await program.run(["lookup", "90000021", "--verbose"], { env });
    expect(asked).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`POST ${variables["ARES_CAAIS_REGISTRY"] ?? ""}/`) as string,
    });

    running.process.kill("SIGINT");
    const { code, stdout, stderr } = await running.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(jsonLines(stdout)).toMatchObject([{ event: "ready", client: { clientId: "MY_AIS" } }]);
    expect(stdout).not.toContain("PRIVATE KEY");
    // The port is free again.
    expect(await program.run(["lookup", "90000021", "--timeout", "1"], { env })).toMatchObject({ code: 4 });
  });

  it("tells a person how to point programs at it, and that they have to trust it", async () => {
    const running = program.start(["sandbox", "--redirect-uri", "https://app.example/back", "https://app.example/b"]);
    await running.until("stdout", "--export FOLDER");
    running.process.kill("SIGTERM");
    const { code, stdout } = await running.ended;
    const [, registry = ""] = /^ {2}registry +(https:\/\/127\.0\.0\.1:\d+\/\S+)$/m.exec(stdout) ?? [];
    expect(registry).not.toBe("");
    expect(stdout).toContain(`  export ARES_CAAIS_REGISTRY=${registry}\n`);
    expect(stdout).toContain("login returns to          https://app.example/back\n");
    // No program could call it by code alone: its authority is in no file.
    expect(stdout).not.toContain("createRegistry");
    expect(code).toBe(0);
  });

  it("shows, once its authority is in a file, code that works as it stands when it is started as it says", async () => {
    const running = program.start(["sandbox", "--export", "it's exported"]);
    const stdout = await running.until("stdout", "sandbox.env");
    const [, assignment = "", code = ""] =
      /^As code, in a program started with (NODE_EXTRA_CA_CERTS=.*):\n((?: {2}.*\n|\n)+)/m.exec(stdout) ?? [];
    const call = `console.log((await registry.vratEkonomickySubjekt({ ico: "90000021" })).obchodniJmeno);`;
    writeFileSync(join(program.folder, "as-code.mjs"), code + call);
    // The package by its own name, from the source.
    const line = `--import tsx ${join(program.folder, "as-code.mjs")}`;
    const started = (variables: string): Promise<unknown> =>
      program.shell(`${variables} ${process.execPath} ${line}`, { bare: true });
    expect(await started(assignment)).toMatchObject({ code: 0, stdout: "Moravské datové služby a.s.\n" });
    expect(await started("")).toMatchObject({ code: 1, stdout: "" });
    running.process.kill("SIGINT");
    await running.ended;
  });

  it("takes the ports that it is given, and says which one is in use", async () => {
    const first = program.start(["sandbox", "--json"]);
    const { port } = new URL(readReady(await first.until("stdout", "\n")).environment["oidc"] ?? "");
    expect(await program.run(["sandbox", "--port-legacy-pages", port])).toEqual({
      code: 5,
      signal: null,
      stdout: "",
      stderr: `error: port ${port} cannot be had: address already in use\nchoose another one, or 0 for any free one\n`,
    });
    first.process.kill("SIGINT");
    await first.ended;
    const second = program.start(["sandbox", "--json", "--port-legacy-pages", port]);
    await second.until("stdout", `"legacyPages":"https://127.0.0.1:${port}"`);
    second.process.kill("SIGINT");
    expect(await second.ended).toMatchObject({ code: 0 });
  });

  it("writes certificates and variables to files, with which other programs reach it", async () => {
    const running = program.start(["sandbox", "--export", "exported", "--port-control", "0"]);
    const stdout = await running.until("stdout", "sandbox.env");
    expect(stdout).toContain(`export NODE_EXTRA_CA_CERTS=${join(program.folder, "exported", "ca.pem")}\n`);
    expect(statSync(join(program.folder, "exported", "client-key.pem")).mode & 0o777).toBe(0o600);
    const line = "set -a; . exported/sandbox.env; ares-caais lookup 90000021 | tail -1; ares-caais heartbeat";
    expect(await program.shell(line, { bare: true })).toMatchObject({
      code: 0,
      stdout: "90000021\tfound\tactive\tMoravské datové služby a.s.\tKounicova 684/12, Veveří, 60200 Brno\t\nOK\n",
    });
    running.process.kill("SIGINT");
    expect(await running.ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("[OIDC-17] follows the published documents when it is told to", async () => {
    const running = program.start(["sandbox", "--json", "--identity-behaviour", "published", "--export", "published"]);
    const { environment } = readReady(await running.until("stdout", "\n"));
    const address = `${environment["oidc"] ?? ""}/.well-known/openid-configuration`;
    const { stdout } = await program.shell(`curl -s --cacert published/ca.pem ${address}`, { bare: true });
    expect(JSON.parse(stdout)).toMatchObject({
      end_session_endpoint: `${environment["oidc"] ?? ""}/oauth2/end_session`,
    });
    running.process.kill("SIGINT");
    await running.ended;
  });

  it("names the folder that it cannot write to, and stops", async () => {
    const { code, stdout, stderr } = await program.run(["sandbox", "--export", "ca.pem/below"]);
    expect(stderr).toBe(`error: ${join(program.folder, "ca.pem", "below")}: not a directory\n`);
    expect({ code, stdout }).toEqual({ code: 5, stdout: "" });
  });

  it("answers with subjects of one's own, and names the field of one that breaks the contract", async () => {
    const subject = { icoId: "00000019", ico: "00000019", obchodniJmeno: "Vlastní s.r.o." };
    writeFileSync(join(program.folder, "own.json"), JSON.stringify({ ares: [subject] }));
    writeFileSync(join(program.folder, "wrong.json"), JSON.stringify({ ares: [{ ...subject, ico: 19 }] }));
    const running = program.start(["sandbox", "--json", "--data", "own.json", "--export", "own"]);
    const { variables } = readReady(await running.until("stdout", "\n"));
    const { stdout } = await program.run(["lookup", "19", "--json"], { env: variables });
    expect(jsonLines(stdout)).toMatchObject([{ status: "found", record: subject }]);
    running.process.kill("SIGINT");
    await running.ended;
    const wrong = await program.run(["sandbox", "--data", "wrong.json"]);
    expect(wrong).toMatchObject({ code: 2, stdout: "" });
    expect(wrong.stderr).toMatch(/^error: data\.ares\[0\]\.ico must be string/);
  });

  it.each([
    [["--port", "70000"], "--port must be a whole number at least 0 and at most 65535, got 70000"],
    [["--port-oidc", "1.5"], "--port-oidc must be a whole number"],
    [["--identity-behaviour", "real"], "Allowed choices are specification, published"],
    [["--subjects", "1000000"], "--subjects must be a whole number"],
    [["--redirect-uri", "nowhere"], "redirectUris[0]"],
    [["--data", "nobody.json"], "--data must be a file that can be read (no such file or directory)"],
    [["--data", "ca.pem"], "--data must be a file with JSON"],
  ])("refuses %j and starts nothing", async (args, message) => {
    const { code, stdout, stderr } = await program.run(["sandbox", ...args]);
    expect(stderr).toContain(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});

function readReady(line: string): Ready {
  return JSON.parse(line) as Ready;
}
