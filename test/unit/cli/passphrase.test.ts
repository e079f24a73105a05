import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { createContext, type Surroundings } from "../../../src/cli/context.ts";
import { askPassphrase } from "../../../src/cli/certificate-options.ts";

function person(isTTY: boolean): {
  stdin: PassThrough;
  stderr: PassThrough;
  ask: (signal: AbortSignal) => Promise<string | undefined>;
} {
  const stdin = Object.assign(new PassThrough(), { isTTY });
  const stderr = Object.assign(new PassThrough(), { isTTY });
  // The streams of a process that this needs.
  const surroundings = { stdin, stderr, stdout: new PassThrough(), env: {} } as unknown as Surroundings;
  return { stdin, stderr, ask: (signal) => askPassphrase(createContext(surroundings, signal, {})) };
}

describe("askPassphrase", () => {
  it("asks a person and does not show what is typed", async () => {
    const { stdin, stderr, ask } = person(true);
    const answer = ask(new AbortController().signal);
    stdin.write("correct horse\r");
    expect(await answer).toBe("correct horse");
    expect(String(stderr.read())).toBe("Passphrase of the key: \n");
  });

  it("asks nobody where there is no terminal", async () => {
    const { stderr, ask } = person(false);
    expect(await ask(new AbortController().signal)).toBeUndefined();
    expect(stderr.read()).toBeNull();
  });

  it("waits no more when the signal aborts or the input ends", async () => {
    const controller = new AbortController();
    const waiting = person(true).ask(controller.signal);
    const reason = new Error("enough");
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    const { stdin, ask } = person(true);
    const ended = ask(new AbortController().signal);
    stdin.end();
    expect(await ended).toBeUndefined();
  });
});
