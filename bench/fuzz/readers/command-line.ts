import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import fc from "fast-check";
import { http, passthrough } from "msw";
import { setupServer } from "msw/node";
import "../../../test/fixtures/documents/loopback-only.ts";
import type { Surroundings } from "../../../src/cli/context.ts";
import { exitCodes, type ExitCode } from "../../../src/cli/help.ts";
import { run } from "../../../src/cli/run.ts";
import { findRoute } from "../../../src/sandbox/registry/route.ts";
import { defaultAnswer } from "../../../src/testing/registry/respond.ts";
import { client } from "../../../test/fixtures/fake-provider.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { bytesEdits, editText } from "../edits/bytes.ts";
import type { Reader } from "../reader.ts";

/** Milliseconds until Ctrl-C. */
const longestRun = 300;
/** Where nothing listens: what does not go through the global `fetch` is refused at once. */
const nowhere = "https://127.0.0.1:9";

/** Command lines that make sense. FOLDER is a folder with files. */
const commands: readonly string[][] = [
  ["lookup", "27074358", "6947", "x", "-"],
  ["lookup", "--source", "vr", "--json", "27074358"],
  ["search", "--obchodniJmeno", "Vzor", "--sidlo", "kodObce=554782", "--pocet", "5"],
  ["search", "--filter", '{"ico":["27074358"]}', "--json", "--verbose"],
  ["changes", "--source", "res", "--after", "1"],
  ["changes", "--source", "vr", "--follow", "--interval", "1", "--json"],
  ["codelist", "PravniForma", "--source", "res"],
  ["heartbeat", "--address", nowhere, "--ats-id", "AIS", "--cert", "FOLDER/cert.pem", "--key", "FOLDER/key.pem"],
  ["verify", "--operation", "vratEkonomickySubjekt", "--ico", "27074358", "--json"],
  ["verify", "--offline", "--document", "FOLDER/document.json"],
  ["verify", "--service", "legacy", "--legacy-address", nowhere, "--pfx", "FOLDER/cert.pem", "--ats-id", "A"],
  ["sandbox", "--port", "0", "--client-id", "AIS", "--json"],
  ["help", "lookup"],
  ["--version"],
];
const words = [
  ...["", "-", "--", "--json", "--verbose", "--help", "--timeout", "0", "1e9", "-1", "99999999999", "NaN", "--ca"],
  ...[
    "FOLDER/cert.pem",
    "FOLDER/none",
    "FOLDER",
    "/dev/null",
    "--source",
    "toString",
    "__proto__",
    "--filter",
    "{",
    "null",
  ],
  ...[
    "--sidlo",
    "kodObce=x",
    "=",
    "__proto__=1",
    "--environment",
    "test",
    "--network",
    "cms",
    "--address",
    "http://x y",
  ],
  ...[
    "\u0000",
    "\ud800",
    "\u001b[31m",
    "x".repeat(10_000),
    "--operation",
    "--document",
    "--passphrase-file",
    "https://[",
    "--csv",
  ],
];

const recipes = fc.record({
  command: fc.constantFrom(...commands.keys()),
  changes: fc.array(
    fc.oneof(
      fc.record({ insert: fc.oneof(fc.constantFrom(...words), fc.string()), at: fc.nat(9) }),
      fc.record({ drop: fc.nat(9) }),
      fc.record({ bytes: bytesEdits, at: fc.nat(9) }),
    ),
    { maxLength: 3 },
  ),
  stdin: fc.oneof(fc.constant("27074358\n\nx\n"), fc.string({ unit: "binary" }), fc.constant("1".repeat(5_000))),
  variables: fc.dictionary(
    fc.constantFrom("ARES_ADDRESS", "ARES_CAAIS_PASSPHRASE", "NO_COLOR", "TERM", "COLUMNS"),
    fc.constantFrom("", "x", "https://x", "https://127.0.0.1:9"),
    { maxKeys: 2 },
  ),
});

const commandLine: Reader = {
  name: "command line",
  share: 2,
  open: () => {
    const folder = mkdtempSync(join(tmpdir(), "ares-caais-"));
    writeFileSync(join(folder, "cert.pem"), client.tls.cert);
    writeFileSync(join(folder, "key.pem"), client.tls.key);
    writeFileSync(join(folder, "document.json"), '{"paths":{}}');
    const server = setupServer(http.all("*", ({ request }) => answerAsRegistry(request)));
    server.listen();
    return {
      attempts: attempts(recipes, ({ command, changes, stdin, variables }) => {
        let args = commands[command] ?? [];
        for (const change of changes) {
          if ("drop" in change) args = args.toSpliced(change.drop, 1);
          else if ("insert" in change) args = args.toSpliced(change.at, 0, change.insert);
          else args = args.map((arg, index) => (index === change.at ? editText(arg, change.bytes) : arg));
        }
        const printed = { out: "", error: "" };
        const surroundings = surroundingsOf(stdin, variables, printed);
        return {
          read: () =>
            runAndStop(
              args.map((arg) => arg.replace("FOLDER", folder)),
              surroundings,
            ),
          told: (code) => `exit code ${String(code)}`,
          check: ({ data }) => {
            const known = Object.values(exitCodes).some((code) => code === data);
            holds(known && data !== exitCodes.bug, `the program ended as by a fault of its own: ${printed.error}`);
          },
        };
      }),
      close: () => {
        server.close();
        rmSync(folder, { recursive: true });
      },
    };
  },
};

/** Runs the program; what goes on until Ctrl-C gets it soon. */
async function runAndStop(args: readonly string[], surroundings: Surroundings & EventEmitter): Promise<ExitCode> {
  const timer = setTimeout(() => surroundings.emit("SIGINT", "SIGINT"), longestRun);
  try {
    return await run(args, surroundings);
  } finally {
    clearTimeout(timer);
  }
}

/** The registry, at whatever address the command line names beyond this machine. */
async function answerAsRegistry(request: Request): Promise<Response> {
  const { hostname, pathname } = new URL(request.url);
  if (hostname === "localhost" || hostname.startsWith("127.")) return passthrough();
  const route = findRoute(request.method, pathname.replace(/^.*\/rest(?=\/)/, ""));
  if (typeof route === "number") return Response.json({}, { status: route });
  const text = await request.text();
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  return Response.json(defaultAnswer(route.id, 200, { parameters: route.parameters, body }));
}

/** Streams and variables of a process. */
function surroundingsOf(
  stdin: string,
  env: Readonly<Record<string, string>>,
  printed: { out: string; error: string },
): Surroundings & EventEmitter {
  const sink = (name: keyof typeof printed): Writable =>
    new Writable({
      write: (chunk, _encoding, done) => {
        printed[name] += String(chunk);
        done();
      },
    });
  const streams = { stdin: Readable.from([stdin]), stdout: sink("out"), stderr: sink("error") };
  // Standard streams of a process have more, of which nothing is used.
  return Object.assign(new EventEmitter(), streams, { env }) as unknown as Surroundings & EventEmitter;
}

/** What somebody types. */
export const commandLineReaders: readonly Reader[] = [commandLine];
