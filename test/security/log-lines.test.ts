import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { ContractError, createRegistry, OAuthError, RegistryError, TransportError } from "ares-caais";
import { createContext } from "../../src/cli/context.ts";
import { jsonLine, listPrinter } from "../../src/cli/output.ts";
import { report } from "../../src/cli/failure.ts";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeService } from "../fixtures/fake-service.ts";
import { createFakeLegacy, fault, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";

/** Ends the line, paints the terminal, sets its title, turns the writing around. */
const escapes = "\u001b[2J\u001b]0;title\u0007\u009b31m\r\nERROR: forged line\u2028\u202egnp.exe\u200f\u2066";
/** What a terminal or a reader of logs obeys. */
const commands = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
const ico = "27074358";

async function errorOf(promise: Promise<unknown>): Promise<ContractError> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof ContractError)) throw new Error("no ContractError", { cause: error });
  return error;
}

describe("the message of an error is one line that a log only shows", () => {
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
    const error = await errorOf(call());
    expect(error.message).not.toMatch(commands);
    expect((error.stack ?? "").split("\n").slice(1).join("")).not.toContain("ERROR: forged line");
  });

  it("what the service said is unchanged beside it", async () => {
    const error = await errorOf(registryOf({ kod: "X", popis: escapes }).vratEkonomickySubjekt({ ico }));
    expect(error).toMatchObject({ popis: escapes });
  });
});

describe("the command line prints one line that a terminal only shows", () => {
  const told = (error: unknown): string => {
    let text = "";
    report(error, { verbose: true, colors: false, write: (part) => (text += part) });
    return text;
  };

  it("errors and, with --verbose, the stacks of their causes", () => {
    const foreign = Object.assign(new Error(escapes), { code: "ECONNRESET" });
    for (const error of [
      new RegistryError("op", 400, { kod: escapes, subKod: undefined, popis: escapes }),
      new OAuthError("token", 400, { error: escapes }),
      new TransportError("op", "connection", escapes, { cause: foreign }),
      foreign,
    ]) {
      const text = told(error);
      expect(text.replaceAll("\n", "")).not.toMatch(commands);
      expect(text).not.toMatch(/^\s*ERROR: forged/m);
    }
  });

  it("remarks, which may hold an address that a service named", () => {
    let text = "";
    const stderr = Object.assign(
      new Writable({
        write: (chunk, _encoding, done) => {
          text += String(chunk);
          done();
        },
      }),
      { isTTY: false as const, fd: 2 as const },
    );
    // Of the streams a remark needs `write` alone.
    const surroundings = { ...process, stdout: process.stdout, stderr: stderr as unknown as NodeJS.WriteStream };
    createContext(surroundings as NodeJS.Process, new AbortController().signal, {}).note(`> GET ${escapes}`);
    expect(text.replace(/\n$/, "")).not.toMatch(commands);
  });

  it.each([undefined, 80])("names of subjects, on a terminal of %s columns", async (columns) => {
    let text = "";
    const sink = { columns, colors: false, write: (part: string) => Promise.resolve(void (text += part)) };
    const printer = listPrinter<{ name: string }>(sink, false, [{ title: "name", text: ({ name }) => name }]);
    await printer.print({ name: escapes });
    await printer.flush();
    expect(text.replaceAll("\n", "")).not.toMatch(commands);
    expect(text).not.toMatch(/^ERROR: forged/m);
  });

  it("lines of JSON, which mean the same all the same", () => {
    const line = jsonLine({ name: escapes, [escapes]: 1 });
    expect(line.replace(/\n$/, "")).not.toMatch(commands);
    expect(JSON.parse(line)).toEqual({ name: escapes, [escapes]: 1 });
  });
});
