import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import fc from "fast-check";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect } from "vitest";
import { registryHandlers } from "ares-caais/testing";
import { run } from "../../src/cli/run.ts";
import "../fixtures/documents/loopback-only.ts";
import { client } from "../fixtures/fake-provider.ts";
import { lettersChanges, rarely } from "../fixtures/fuzz/changes.ts";
import { fuzz } from "../fixtures/fuzz/fuzz.ts";

const folder = mkdtempSync(join(tmpdir(), "ares-caais-"));
writeFileSync(join(folder, "cert.pem"), client.tls.cert);
writeFileSync(join(folder, "key.pem"), client.tls.key);
writeFileSync(join(folder, "document.json"), '{"paths":{}}');
const server = setupServer(...registryHandlers({ environment: "production" }));
beforeAll(() => {
  server.listen({ onUnhandledRequest: "bypass" });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Nothing listens at `nowhere`; `in/` is a folder with files. */
const nowhere = "https://127.0.0.1:9";
const commands = [
  ...["lookup 27074358 6947 x -", "lookup --source vr --json 27074358", "codelist PravniForma --source res"],
  "search --obchodniJmeno Vzor --sidlo kodObce=554782 --pocet 5",
  'search --filter {"ico":["27074358"]} --json --verbose',
  "changes --source vr --after 1 --follow --interval 1 --json",
  `heartbeat --address ${nowhere} --ats-id AIS --cert in/cert.pem --key in/key.pem`,
  "verify --operation vratEkonomickySubjekt --ico 27074358 --json",
  ...["verify --offline --document in/document.json", "sandbox --port 0 --client-id AIS --json", "help lookup"],
  `verify --service legacy --legacy-address ${nowhere} --pfx in/cert.pem --ats-id A`,
];
const words = [
  ...["", "-", "--", "--json", "--verbose", "--help", "--timeout", "0", "1e9", "-1", "99999999999", "NaN", "--ca", "{"],
  ...["in/cert.pem", "in/none", "in/", "/dev/null", "--source", "toString", "__proto__", "--filter", "null", "--csv"],
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
    "https://[",
  ],
  ...["http://x y", "\u0000", "\ud800", "\u001b[31m", "x".repeat(10_000), "--operation", "--passphrase-file"],
];
const change = fc.record({
  at: fc.nat(9),
  drop: fc.nat(1),
  insert: fc.constantFrom([], ...words.map((word) => [word])),
});
const inputs = fc.record({
  ...{ command: fc.constantFrom(...commands), changes: fc.array(change, { maxLength: 3 }) },
  letters: rarely(fc.record({ at: fc.nat(9), by: lettersChanges }), 2),
  stdin: fc.oneof(fc.constant("27074358\n\nx\n"), fc.string({ unit: "binary" }), fc.constant("1".repeat(5_000))),
  env: fc.dictionary(fc.constantFrom("ARES_ADDRESS", "NO_COLOR", "TERM", "COLUMNS"), fc.constantFrom("", "x", nowhere)),
});
const codes = { share: 2, outcomes: ["code 0", "code 2"] };
fuzz(
  "[REL-10] the command line runs, or says what is wrong",
  codes,
  inputs,
  ({ command, changes, letters, stdin, env }) => {
    const edited = changes.reduce(
      (all, { at, drop, insert }) => all.toSpliced(at, drop, ...insert),
      command.split(" "),
    );
    const args = edited.map((arg, index) =>
      (index === letters?.at ? letters.by.apply(arg) : arg).replace("in/", `${folder}/`),
    );
    let printed = "";
    const sink = (): Writable =>
      new Writable({
        write: (chunk, _encoding, done) => {
          printed += String(chunk);
          done();
        },
      });
    const streams = { stdin: Readable.from([stdin]), stdout: sink(), stderr: sink(), env };
    const surroundings = Object.assign(new EventEmitter(), streams);
    return {
      read: () => {
        // What goes on until Ctrl-C gets it soon.
        const timer = setTimeout(() => surroundings.emit("SIGINT", "SIGINT"), 300);
        // The standard streams of a process have more, of which the program uses nothing.
        return run(args, surroundings).finally(() => {
          clearTimeout(timer);
        });
      },
      check: ({ data }) => {
        expect([0, 1, 2, 3, 4, 5, 130], printed).toContain(data);
      },
      told: (code) => `code ${String(code)}`,
    };
  },
);
