import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, statSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { get } from "node:https";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { jsonLines, useCommandLine } from "../fixtures/command-line.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [args: readonly string[], message: string][];

const program = useCommandLine();

interface Ready {
  readonly environment: Readonly<Record<string, string>>;
  readonly client: Readonly<Record<string, string>>;
  readonly certificateAuthority: string;
  readonly variables: Readonly<Record<string, string>>;
}

describe("ares-caais sandbox", () => {
  it("prints in one line when it is ready and how to reach it, and exits with 0 at Ctrl-C", async () => {
    const running = program.start(["sandbox", "--json", "--subjects", "1", "--client-id", "MY_AIS"]);
    const { variables, certificateAuthority } = readReady(await running.until("stdout", "\n"));
    program.folder.write(certificateAuthority, "own-ca.pem");
    const env = { ...variables, NODE_EXTRA_CA_CERTS: "own-ca.pem" };
    const asked = await program.run(["lookup", "90000021", "--verbose"], { env });
    expect(asked).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`POST ${variables["ARES_CAAIS_REGISTRY"] ?? ""}/`) as string,
    });

    running.signal("SIGINT");
    const { code, stdout, stderr } = await running.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(jsonLines(stdout)).toMatchObject([{ event: "ready", client: { clientId: "MY_AIS" } }]);
    expect(stdout).not.toContain("PRIVATE KEY");
    // The port is free again.
    expect(await program.run(["lookup", "90000021", "--timeout", "1"], { env })).toMatchObject({ code: 4 });
  });

  it("tells a person how to point programs at it, and that they have to trust its authority", async () => {
    const running = program.start(["sandbox", "--redirect-uri", "https://app.example/back", "https://app.example/b"]);
    await running.until("stdout", "--export FOLDER");
    running.signal("SIGTERM");
    const { code, stdout } = await running.ended;
    const [, registry = ""] = /^ {2}registry +(https:\/\/127\.0\.0\.1:\d+\/\S+)$/m.exec(stdout) ?? [];
    expect(registry).not.toBe("");
    expect(stdout).toContain(`  export ARES_CAAIS_REGISTRY=${registry}\n`);
    expect(stdout).toContain("login returns to          https://app.example/back\n");
    // No program could call it by code alone: its authority is in no file.
    expect(stdout).not.toContain("createRegistry");
    expect(code).toBe(0);
  });

  it("takes the given ports, and names one that is in use", async () => {
    const first = program.start(["sandbox", "--json"]);
    const { port } = new URL(readReady(await first.until("stdout", "\n")).environment["oidc"] ?? "");
    expect(await program.run(["sandbox", "--port-legacy-pages", port])).toEqual({
      code: 5,
      stdout: "",
      stderr: `error: port ${port} cannot be used: address already in use\nchoose another one, or 0 for any free one\n`,
    });
    first.signal("SIGINT");
    await first.ended;
    const second = program.start(["sandbox", "--json", "--port-legacy-pages", port]);
    await second.until("stdout", `"legacyPages":"https://127.0.0.1:${port}"`);
    second.signal("SIGINT");
    expect(await second.ended).toMatchObject({ code: 0 });
  });

  it.skipIf(process.platform === "win32")(
    "[BOX-09] ends at SIGTERM while it starts, also where a file gives nothing",
    async () => {
      execFileSync("mkfifo", ["pipe"]);
      const main = join(import.meta.dirname, "../../src/cli/main.ts");
      const args = ["--import", import.meta.resolve("tsx"), main, "sandbox", "--config", "pipe"];
      const starting = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
      const ended = once(starting, "exit");
      const said = text(starting.stderr);
      // The system refuses it until the program reads the pipe.
      let writer: FileHandle | undefined;
      await expect
        .poll(async () => {
          writer = await open("pipe", constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined);
          return writer !== undefined;
        })
        .toBe(true);
      starting.kill("SIGTERM");
      expect(await ended).toSatisfy(([code, signal]) => code === 143 || signal === "SIGTERM");
      expect(await said).toBe("stopped\n");
      await writer?.close();
    },
  );

  it("[BOX-04] reloads its configuration at SIGHUP, and keeps the previous one when the new one is invalid", async () => {
    const write = (clientId: string): void => {
      program.folder.write(`clients:\n  - clientId: ${clientId}\n`, "sandbox.yaml");
    };
    write("FIRST");
    const running = program.start(["sandbox", "--json", "--config", "sandbox.yaml"]);
    const ready = JSON.parse(await running.until("stdout", "\n")) as Ready & { readonly controlAddress: string };
    expect(ready.client).toMatchObject({ clientId: "FIRST" });
    const clients = async (): Promise<unknown> => {
      const asked = get(`${ready.controlAddress}/clients`, { ca: ready.certificateAuthority, agent: false });
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      return ((await json(answer)) as readonly { readonly clientId: string }[]).map(({ clientId }) => clientId);
    };
    write("{}");
    running.signal("SIGHUP");
    const kept = "sandbox.yaml is invalid, so the previous configuration stays: InvalidInputError: sandbox.yaml: ";
    expect(await running.until("stderr", "[ERR_INVALID_INPUT]")).toContain(
      `${kept}clients[0].clientId must be a text (line 2)`,
    );
    expect(await clients()).toEqual(["FIRST"]);
    write("SECOND");
    running.signal("SIGHUP");
    await running.until("stderr", "read sandbox.yaml again");
    expect(await clients()).toEqual(["SECOND"]);
    running.signal("SIGINT");
    expect(await running.ended).toMatchObject({ code: 0 });
  });

  it("[OIDC-17] follows the published documents when told to", async () => {
    const running = program.start(["sandbox", "--json", "--identity-behaviour", "published", "--export", "published"]);
    const { environment } = readReady(await running.until("stdout", "\n"));
    const address = `${environment["oidc"] ?? ""}/.well-known/openid-configuration`;
    const asked = get(address, { ca: program.folder.read("published/ca.pem") });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(await json(answer)).toMatchObject({
      end_session_endpoint: `${environment["oidc"] ?? ""}/oauth2/end_session`,
    });
    running.signal("SIGINT");
    await running.ended;
  });

  it("names the folder that it cannot write to, and stops", async () => {
    const { code, stdout, stderr } = await program.run(["sandbox", "--export", "ca.pem/below"]);
    expect(stderr).toBe(`error: ${program.folder.pathOf("ca.pem/below")}: not a directory\n`);
    expect({ code, stdout }).toEqual({ code: 5, stdout: "" });
  });

  it("serves subjects of the caller's own, and names the field of one that breaks the contract", async () => {
    const subject = { icoId: "00000019", ico: "00000019", obchodniJmeno: "Vlastní s.r.o." };
    program.folder.write(JSON.stringify({ ares: [subject] }), "own.json");
    program.folder.write(JSON.stringify({ ares: [{ ...subject, ico: 19 }] }), "wrong.json");
    const running = program.start(["sandbox", "--json", "--data", "own.json", "--export", "own"]);
    const { variables } = readReady(await running.until("stdout", "\n"));
    const { stdout } = await program.run(["lookup", "19", "--json"], { env: variables });
    expect(jsonLines(stdout)).toMatchObject([{ status: "found", record: subject }]);
    running.signal("SIGINT");
    await running.ended;
    const wrong = await program.run(["sandbox", "--data", "wrong.json"]);
    expect(wrong).toMatchObject({ code: 2, stdout: "" });
    expect(wrong.stderr).toMatch(/^error: data\.ares\[0\]\.ico must be string/);
  });

  it("keeps its authority in a folder and its token in a file that only the owner reads, and prints where it listens", async () => {
    const args = ["sandbox", "--json", "--listen", "0.0.0.0", "--state", "state", "--control-token-file", "token"];
    const authorities: string[] = [];
    for (const more of [
      [],
      ["--trusted-proxy", "10.0.0.0/8", "192.0.2.1", "--one-port", "--host", "sandbox.test:443"],
    ]) {
      const running = program.start([...args, ...more]);
      authorities.push(readReady(await running.until("stdout", "\n")).certificateAuthority);
      running.signal("SIGTERM");
      const { code, stdout, stderr } = await running.ended;
      expect({ code, stderr }).toEqual({
        code: 0,
        stderr: expect.stringMatching(/^warning: .* listens on 0\.0\.0\.0, /) as string,
      });
      expect(stdout).not.toContain(program.folder.read("token").trim());
    }
    expect(authorities[1]).toBe(authorities[0]);
    expect(statSync(program.folder.pathOf("token")).mode & 0o777).toBe(0o600);
  });

  it.each(rows)("refuses %j and starts nothing", async (args, message) => {
    const { code, stdout, stderr } = await program.run(["sandbox", ...args]);
    expect(stderr).toContain(message);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});

function readReady(line: string): Ready {
  return JSON.parse(line) as Ready;
}
