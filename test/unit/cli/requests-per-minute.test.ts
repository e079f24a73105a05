import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { run } from "../../../src/cli/run.ts";

/** What the clients were created with. */
const seen = vi.hoisted((): unknown[] => []);
const stop = vi.hoisted(() => (options: unknown) => {
  seen.push(options);
  throw new Error("created");
});
vi.mock("../../../src/registry/create-registry.ts", () => ({ createRegistry: stop }));
vi.mock("../../../src/verify/index.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  verifyContract: stop,
}));

async function ended(args: readonly string[]): Promise<{ code: number; stderr: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough().setEncoding("utf8")];
  const surroundings = Object.assign(new EventEmitter(), { stdin: new PassThrough(), stdout, stderr, env: {} });
  seen.length = 0;
  // Of the process and its streams the program needs what these have.
  const code = await run(args, surroundings as unknown as NodeJS.Process);
  return { code, stderr: String(stderr.read() ?? "") };
}

describe("--requests-per-minute", () => {
  const commands = [
    ["lookup", "27074358"],
    ["search", "--obchodniJmeno", "x"],
    ["changes", "--source", "vr"],
    ["codelist"],
    ["verify"],
  ];

  it.each(commands)("is what the client of %s gets, so that processes can share what is allowed", async (...args) => {
    await ended([...args, "--requests-per-minute", "125"]);
    expect(seen).toMatchObject([{ requestsPerMinute: 125 }]);
    await ended([...args, "--requests-per-minute", "0.5"]);
    expect(seen).toMatchObject([{ requestsPerMinute: 0.5 }]);
  });

  it.each(commands)("is left to the client of %s where it is not given", async (...args) => {
    await ended(args);
    expect(seen).toMatchObject([{ requestsPerMinute: undefined }]);
  });

  it.each(["x", "", "1e3", "Infinity"])("is refused where it is no number: %j", async (value) => {
    const { code, stderr } = await ended(["lookup", "27074358", "--requests-per-minute", value]);
    expect(stderr).toContain("It must be a number.");
    expect({ code, seen }).toEqual({ code: 2, seen: [] });
  });
});
