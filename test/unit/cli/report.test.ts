import { describe, expect, it } from "vitest";
import {
  BlockedError,
  GapError,
  IncompleteError,
  InvalidInputError,
  LegacyError,
  RegistryError,
  TooManyMatchesError,
  TransportError,
  UnexpectedResponseError,
} from "ares-caais";
import { report } from "../../../src/cli/failure.ts";
import { Stop } from "../../../src/cli/stop.ts";

function told(error: unknown, verbose = false): { readonly code: number; readonly text: string } {
  let text = "";
  const code = report(error, { verbose, colors: false, write: (part) => (text += part) });
  return { code, text };
}

const systemError = (errno: number, code: string, more: object = {}): Error =>
  Object.assign(new Error(`${code}: open`), { errno, code, syscall: "open", ...more });

describe("report", () => {
  it.each<[string, unknown, number, string]>([
    [
      "wrong input, by the name of the option",
      new InvalidInputError("createRegistry", [
        { field: "timeout", rule: "must be a number above 0", value: "-1" },
        { field: "ico[3]", rule: "must match x" },
      ]),
      2,
      "error: --timeout must be a number above 0, got -1; ico[3] must match x\n",
    ],
    [
      "an error of the service",
      new RegistryError("op", 404, { kod: "NENALEZENO", subKod: undefined, popis: "nic\n\u001b[2Jtu" }),
      3,
      "error: op: 404 NENALEZENO: nic [2Jtu\n",
    ],
    [
      "several wrong inputs, each with its whole rule",
      new InvalidInputError("op", [
        { field: "ico", rule: "must be a; b", value: "1" },
        { field: "environment", rule: "publishes no address; give it as { registry }" },
      ]),
      2,
      "error: ico must be a; b, got 1; --environment publishes no address\n",
    ],
    [
      "a service out of order",
      new RegistryError("op", 500, { kod: "OBECNA_CHYBA", subKod: undefined, popis: undefined }),
      3,
      "error: op: 500 OBECNA_CHYBA\ntry again later\n",
    ],
    [
      "a search too wide",
      new TooManyMatchesError("op", 400, { kod: "CHYBA_VSTUPU", subKod: "S", popis: undefined }),
      3,
      "error: op: 400 CHYBA_VSTUPU/S\nnarrow the search, for example by --sidlo\n",
    ],
    [
      "a block",
      new BlockedError("op", 60_000),
      3,
      "error: op: the service blocks this client; further calls wait for 60000 ms\n" +
        "wait some minutes; the terms of use limit queries a minute\n",
    ],
    [
      "an answer of another service",
      new UnexpectedResponseError({ operation: "op", status: 200, reason: "media-type", mediaType: "text/html" }),
      3,
      "error: op: 200 (text/html) with data of another media type than the contract's\n" +
        "check the address; `ares-caais verify` compares a service with its contract\n",
    ],
    [
      "the legacy service",
      new LegacyError("heartBeat", "heartbeat-error", { status: 200 }),
      3,
      "error: heartBeat: the service met an internal error (200); wait for its repair, or ask again later\n",
    ],
    [
      "the legacy service, and what it says",
      new LegacyError("heartBeat", "heartbeat-error", { status: 200, faultCode: "E7", faultString: "Údržba" }),
      3,
      "error: heartBeat: the service met an internal error (200); wait for its repair, or ask again later\n" +
        "it says: E7: Údržba\n",
    ],
    [
      "batches that are gone",
      new GapError("vr", 1, 5),
      3,
      "error: changes of vr: the batches 2 to 4 are no longer kept, or the list is not complete; read the source anew and go on after 4\n",
    ],
    [
      "no answer in time",
      new TransportError("op", "timeout", "late"),
      4,
      "error: op: late\ntry again later, or give it more time with --timeout\n",
    ],
    [
      "work that stopped on its way, by what stopped it",
      new IncompleteError("lookup", { received: 3, next: 3 }, new TransportError("op", "answer", "broken")),
      4,
      "error: lookup: stopped after 3 items, to go on at 3: op: broken\ntry again\n",
    ],
    ["a file", systemError(-13, "EACCES", { path: "/x/ca.pem" }), 5, "error: /x/ca.pem: permission denied\n"],
    ["an interruption", new Stop({ kind: "signal", signal: "SIGINT" }), 130, "interrupted\n"],
    ["an end from outside", new Stop({ kind: "signal", signal: "SIGTERM" }), 143, "stopped\n"],
    ["a reader that left", new Stop({ kind: "output-closed" }), 0, ""],
    [
      "a full disk",
      new Stop({ kind: "output-failed", error: systemError(-28, "ENOSPC") }),
      5,
      "error: the output: no space left on device\n",
    ],
    [
      "a bug",
      new TypeError("x is not a function"),
      70,
      "error: unexpected: TypeError: x is not a function\n" +
        "this is a fault of ares-caais: please report it, with what --verbose adds\n",
    ],
  ])("tells of %s", (_what, error, code, text) => {
    expect(told(error)).toEqual({ code, text });
  });

  it("adds the stacks of an error and its causes only when asked, and nothing else of them", () => {
    const cause = Object.assign(new Error("beneath"), { key: "secret" });
    const error = new TransportError("op", "connection", "away", { cause });
    expect(told(error).text).not.toContain("    at ");
    const { text } = told(error, true);
    expect(text).toMatch(/\nTransportError: op: away\n {4}at [^]*\ncaused by Error: beneath\n {4}at /);
    expect(text).not.toContain("secret");
    expect(told(new TransportError("op", "connection", "away"), true).text).not.toContain("caused by");
  });
});
