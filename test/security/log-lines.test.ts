import { describe, expect, it } from "vitest";
import { createRegistry, OAuthError, TransportError } from "ares-caais";
import { report } from "../../src/cli/failure.ts";
import { runCommand, useFolder, type StartOptions } from "../fixtures/command-line.ts";
import { failureOf } from "../fixtures/failures.ts";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeService } from "../fixtures/fake-service.ts";
import { createFakeLegacy, fault, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";
import { useAnsweringServer } from "../fixtures/servers/answering-server.ts";

const server = useAnsweringServer();
const folder = useFolder();

/** Ends the line, paints the terminal, sets its title, turns the writing around. */
const escapes = "\u001b[2J\u001b]0;title\u0007\u009b31m\r\nERROR: forged line\u2028\u202egnp.exe\u200f\u2066";
/** Control characters of terminals and log readers. */
const commands = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
const ico = "27074358";

describe("error messages are one line without control characters", () => {
  const registryOf = (body: object): ReturnType<typeof createFakeService>["registry"] =>
    createFakeService(() => Response.json(body, { status: 400 })).registry;

  it.each<[string, () => Promise<unknown>]>([
    ["the registry's description", () => registryOf({ kod: "X", popis: escapes }).vratEkonomickySubjekt({ ico })],
    ["the registry's codes", () => registryOf({ kod: escapes, subKod: escapes }).vratEkonomickySubjekt({ ico })],
    [
      "a field of a filter that somebody else sent",
      () => createRegistry().vyhledejEkonomickeSubjekty(JSON.parse(JSON.stringify({ [escapes]: 1 })) as object),
    ],
    ["a value of such a field", () => createRegistry().vyhledejEkonomickeSubjekty({ ico: [escapes] })],
    ["the name of a header", () => createRegistry().vratEkonomickySubjekt({ ico }, { headers: { [escapes]: "1" } })],
    [
      "an error of a callback",
      async () => {
        const identity = createFakeProvider().identity();
        const { pending } = await identity.beginLogin({ scope: ["openid"] });
        return identity.completeLogin({ state: pending.state, error: escapes, error_description: escapes }, pending);
      },
    ],
    [
      "a fault of the legacy service",
      // XML cannot hold all of them.
      () =>
        createFakeLegacy("4.2", () => xmlAnswer(fault("S", "\u009b31m\u202e\u2028a\r\nb"), 500), {
          retry: false,
        }).legacy.heartBeat(),
    ],
    [
      "a header of the answer",
      () => {
        const headers = { "content-type": "text/\u009b31m" };
        return createFakeService(() => new Response("x", { status: 200, headers })).registry.vratEkonomickySubjekt({
          ico,
        });
      },
    ],
  ])("%s", async (_title, call) => {
    const error = await failureOf(call());
    expect(error.message).not.toMatch(commands);
    expect((error.stack ?? "").split("\n").slice(1).join("")).not.toContain("ERROR: forged line");
  });

  it("keeps the text of the service unchanged in a property beside the message", async () => {
    const error = await failureOf(registryOf({ kod: "X", popis: escapes }).vratEkonomickySubjekt({ ico }));
    expect(error).toMatchObject({ popis: escapes });
  });
});

describe("the command line prints one line without control characters", () => {
  const run = (args: readonly string[], options?: StartOptions): ReturnType<typeof runCommand> =>
    runCommand([...args, "--address", server.address, "--requests-per-minute", "1000000"], options);
  const withoutEnds = (text: string): string => text.replaceAll("\n", "");

  it.each([400, 404, 418])(
    "prints errors of an answer %i and, with --verbose, the stacks of their causes",
    async (status) => {
      Object.assign(server, { status, answers: { vyhledat: { kod: escapes, popis: escapes } } });
      const { stderr } = await run(["search", "--obchodniJmeno", "x", "--verbose"]);
      server.status = 200;
      expect(stderr).toMatch(/^ {4}at /m);
      expect(withoutEnds(stderr)).not.toMatch(commands);
      expect(stderr).not.toMatch(/^\s*ERROR: forged/m);
    },
  );

  it("prints causes that another program threw", () => {
    const foreign = Object.assign(new Error(escapes), { code: "ECONNRESET" });
    for (const error of [
      new OAuthError("token", 400, { error: escapes }),
      new TransportError("op", "connection", escapes, { cause: foreign }),
      foreign,
    ]) {
      let text = "";
      report(error, { verbose: true, colors: false, write: (part) => (text += part) });
      expect(withoutEnds(text)).not.toMatch(commands);
      expect(text).not.toMatch(/^\s*ERROR: forged/m);
    }
  });

  it("prints notices, which may hold a file name that another user chose", async () => {
    const late = Buffer.from(`ico;a\n${"90000048;x\n".repeat(14_000)}90000048;P\xf8\n`, "latin1");
    const name = folder.write(late, `list${escapes.replaceAll("/", "")}.csv`);
    server.answers = { vyhledat: { pocetCelkem: 0, ekonomickeSubjekty: [] } };
    const { stderr } = await run(["lookup", "--input", name, "--column", "ico", "--format", "csv"]);
    expect(stderr).toContain("is read as windows-1250");
    expect(withoutEnds(stderr)).not.toMatch(commands);
    expect(stderr).not.toMatch(/^ERROR: forged/m);
  });

  it.each<[what: string, options: StartOptions]>([
    ["where there is no terminal", {}],
    ["on a terminal", { terminal: 80, env: { NO_COLOR: "1" } }],
  ])("prints names of subjects, %s", async (_what, options) => {
    server.answers = { vyhledat: { pocetCelkem: 1, ekonomickeSubjekty: [{ ico, obchodniJmeno: escapes }] } };
    const { stdout } = await run(["search", "--obchodniJmeno", "x"], options);
    expect(withoutEnds(stdout).replaceAll("\t", "")).not.toMatch(commands);
    expect(stdout).not.toMatch(/^ERROR: forged/m);
  });

  it("prints lines of JSON whose meaning stays the same", async () => {
    const record = { ico, obchodniJmeno: escapes, [escapes]: 1 };
    server.answers = { vyhledat: { pocetCelkem: 1, ekonomickeSubjekty: [record] } };
    const { stdout } = await run(["search", "--obchodniJmeno", "x", "--json"]);
    expect(stdout.replace(/\n$/, "")).not.toMatch(commands);
    expect(JSON.parse(stdout)).toEqual(record);
  });
});
