import { EventEmitter } from "node:events";
import { Readable, Writable } from "node:stream";
import fc from "fast-check";
import { setupServer } from "msw/node";
import { afterAll, expect } from "vitest";
import { registryHandlers } from "ares-caais/testing";
import { run } from "../../src/cli/run.ts";
import "../fixtures/documents/loopback-only.ts";
import { fuzz } from "../fixtures/fuzz/fuzz.ts";

const server = setupServer(...registryHandlers({ environment: "production" }));
server.listen({ onUnhandledRequest: "bypass" });
afterAll(() => {
  server.close();
});

/** An address at which nothing listens. */
const nowhere = "https://127.0.0.1:9";
const commands = [
  "lookup 27074358 6947 x -",
  "lookup --timeout x 27074358",
  "search --obchodniJmeno Vzor --sidlo kodObce=554782 --pocet 5",
  'search --filter {"ico":["27074358"]} --json --verbose',
  "changes --source vr --after 1 --follow --interval 1 --json",
  "sandbox --port 0 --client-id AIS --json",
  `heartbeat --address ${nowhere} --version 4.2 --cert package.json --key package.json`,
  "verify --offline --document package.json",
  `verify --service legacy --legacy-address ${nowhere} --pfx package.json --ats-id A`,
].map((line) => line.split(" "));
const odd = ["", "--", "=", "-1", "1e9", "__proto__", "null", "/dev/null", "https://[", "\ud800", "x".repeat(10_000)];
const word = fc.oneof(fc.constantFrom(...commands.flat(), ...odd), fc.string({ unit: "binary" }));
const change = fc.record({ at: fc.nat(9), drop: fc.nat(1), insert: fc.array(word, { maxLength: 1 }) });
const inputs = fc.record({
  command: fc.constantFrom(...commands),
  changes: fc.array(change, { maxLength: 3 }),
  stdin: fc.oneof(fc.constantFrom("27074358\n\nx\n", "1".repeat(5_000)), fc.string({ unit: "binary" })),
});
const options = { share: 2, outcomes: ["code 0", "code 2"] };
fuzz("[REL-10] the command line runs, or says what is wrong", options, inputs, ({ command, changes, stdin }) => {
  const args = changes.reduce((all, { at, drop, insert }) => all.toSpliced(at, drop, ...insert), command);
  let printed = "";
  const write = (chunk: unknown, _encoding: string, done: () => void): void => {
    printed += String(chunk);
    done();
  };
  const output = { stdout: new Writable({ write }), stderr: new Writable({ write }) };
  const surroundings = Object.assign(new EventEmitter(), { stdin: Readable.from([stdin]), ...output, env: {} });
  return {
    read: async () => {
      // Stops what would run until Ctrl-C.
      const timer = setTimeout(() => surroundings.emit("SIGINT", "SIGINT"), 300);
      const code = await run(args, surroundings);
      clearTimeout(timer);
      return code;
    },
    check: (code) => {
      expect([0, 1, 2, 3, 4, 5, 130], printed).toContain(code);
      return `code ${String(code)}`;
    },
  };
});
