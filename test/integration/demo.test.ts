import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "../fixtures/limits.ts";

const run = promisify(execFile);
const cwd = fileURLToPath(new URL("../../", import.meta.url));
const demo = (...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  run(process.execPath, ["--import", "tsx", "examples/demo/main.ts", ...args], { cwd, timeout: limits.program });

describe("npm run demo", () => {
  let told: { readonly stdout: string; readonly stderr: string };
  beforeAll(async () => {
    told = await demo();
  });

  it("runs its scenario against the sandbox, and exits with 0", () => {
    const { stdout, stderr } = told;
    expect(stderr).toBe("");
    for (const part of [
      /Name {2,}Moravské datové služby a\.s\./,
      /File mark/,
      /Main activity/,
      /5 of 5 matches/,
      /101 {2,}Fyzická osoba podnikající dle živnostenského zákona\n/,
      /batch +released +changes +first ones\n( +\d+ +\d{4}-\d\d-\d\d +\d+ .*\n){3}/,
      /status {2,}404\n.*NENALEZENO/,
      /status {2,}400\n.*CHYBA_VSTUPU/,
      /InvalidInputError {2,}ERR_INVALID_INPUT\n +field +ico/,
      /with +client_id, .*code_challenge_method, nonce, state\n +and comes back with +code, state\n/,
      /Name +Ing\. Jana Nováková Ph\.D\.\n/,
      /Access roles +ZADATEL, SCHVALOVATEL\n/,
      /TLS handshakes +1\n/,
      /The browser is at +https:\/\/app\.example\/logout\/callback\n/,
      / 2\.1 +OK +Šimon Svoboda +5 +\d+\n +3\.4 +OK .* \d+\n +4\.1 +OK .* \d+\n +4\.2 +OK .* \d+\n/,
      /Waited for +\d+ ms, then \d+ ms\n +Answered +Moravské datové služby a\.s\.\n/,
      /TokenError +ERR_TOKEN\n +reason +claim\n +claim +nonce\n/,
      /TransportError +ERR_TRANSPORT\n +phase +connection\n +message .*authConfirmation/,
      /That was it\./,
    ]) {
      expect(stdout).toMatch(part);
    }
  });

  it("shows no secret of a login", () => {
    const { stdout } = told;
    expect(stdout).not.toMatch(/eyJ|[?&](?:code|state|nonce|sessionId)=|BEGIN/);
    // Nothing as long as a code, a state or a session id.
    expect(stdout).not.toMatch(/[A-Za-z0-9_-]{40,}/);
  });

  it("refuses an unknown environment with its usage", async () => {
    await expect(demo("--environment", "staging")).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--environment must be sandbox or production") as string,
    });
  });
});
