import { describe, expect, it } from "vitest";
import {
  BlockedError,
  DiscoveryError,
  GapError,
  IncompleteError,
  InvalidInputError,
  LegacyError,
  OAuthError,
  RegistryError,
  TokenError,
  TooManyMatchesError,
  TransportError,
  UnexpectedResponseError,
  type ContractErrorCode,
} from "ares-caais";
import * as library from "ares-caais";
import * as login from "ares-caais/login";
import { exitCodes, type ExitCode } from "../../../src/cli/help.ts";
import { report } from "../../../src/cli/failure.ts";
import { Stop } from "../../../src/cli/stop.ts";

const { usage, service, network, machine, bug, interrupted, terminated, done } = exitCodes;

function told(error: unknown, verbose = false): { readonly code: number; readonly text: string } {
  let text = "";
  const code = report(error, { verbose, colors: false, write: (part) => (text += part) });
  return { code, text };
}

const said = { kod: "K", subKod: undefined, popis: undefined };
const answer = { operation: "op", status: 200, mediaType: "application/json" } as const;
const systemError = (errno: number, code: string, more: object = {}): Error =>
  Object.assign(new Error(`${code}: open`), { errno, code, syscall: "open", ...more });

/** An error, how the program ends, and what it says after the message of the error. */
type Row = readonly [error: Error, exitCode: ExitCode, advice?: string];

/** Every class, with whatever of it decides how the program ends and what it advises. */
const rows: Readonly<Record<Exclude<ContractErrorCode, "ERR_INVALID_INPUT" | "ERR_INCOMPLETE">, readonly Row[]>> = {
  ERR_BLOCKED: [
    [
      new BlockedError("op", { pause: 60_000, date: 0, status: 403 }),
      service,
      "wait some minutes; the terms of use limit queries a minute",
    ],
  ],
  ERR_DISCOVERY: [[new DiscoveryError("discovery", "issuer", "must be x"), service]],
  ERR_GAP: [[new GapError("vr", 1, 5), service]],
  ERR_LEGACY: [
    ...(["session-not-found", "system-error", "heartbeat-error", "certificate", "fault"] as const).map(
      (reason): Row => [new LegacyError("heartBeat", reason, { status: 500 }), service],
    ),
    [
      new LegacyError("heartBeat", "heartbeat-error", { status: 200, faultCode: "E7", faultString: "Údržba" }),
      service,
      "it says: E7: Údržba",
    ],
  ],
  ERR_LOGIN_REQUIRED: [[new login.LoginRequiredError("nobody is logged in", 401, () => new Response()), service]],
  ERR_OAUTH: (["authorization", "token", "endSession", "userinfo"] as const).map((endpoint): Row => [
    new OAuthError(endpoint, 400, { error: "e" }),
    service,
  ]),
  ERR_REGISTRY: [
    ...([400, 401, 403, 404] as const).map((status): Row => [new RegistryError("op", status, said), service]),
    [new RegistryError("op", 500, said), service, "try again later"],
  ],
  ERR_TOKEN: (["malformed", "algorithm", "signature", "missing", "claim", "expired", "early"] as const).map(
    (reason): Row => [new TokenError("id_token", reason), service],
  ),
  ERR_TOO_MANY_MATCHES: [
    [new TooManyMatchesError("op", 400, said), service, "narrow the search"],
    [
      new TooManyMatchesError("vyhledejEkonomickeSubjekty", 400, said),
      service,
      "narrow the search, for example by --sidlo, or find all with search --all --out FILE",
    ],
  ],
  ERR_TRANSPORT: [
    [new TransportError("op", "connection", "x"), network, "check the address and the network"],
    [new TransportError("op", "tls", "x"), network],
    [new TransportError("op", "timeout", "x"), network, "try again later, or give it more time with --timeout"],
    [new TransportError("op", "answer", "x"), network, "try again"],
    [new TransportError("op", "size", "x"), network, "narrow the request"],
  ],
  ERR_UNEXPECTED_RESPONSE: [
    ...(
      [
        ...(["status", "success", "body", "media-type", "empty", "json", "forbidden-json", "number", "value"] as const),
        ...(["xml", "forbidden-xml", "message", "schema"] as const),
      ] as const
    ).map((reason): Row => [
      new UnexpectedResponseError({ ...answer, reason }),
      service,
      "check the address; `ares-caais verify` compares a service with its contract",
    ]),
    [new UnexpectedResponseError({ ...answer, reason: "incomplete" }), service, "try again later"],
    // Its own advice is in the message.
    [new UnexpectedResponseError({ ...answer, reason: "status", advice: "do this" }), service],
  ],
};

describe("report", () => {
  it("knows every class of error that the package exports", () => {
    const exported = Object.values({ ...library, ...login }).flatMap((value): unknown[] =>
      typeof value === "function" && "code" in value ? [value.code] : [],
    );
    const known = [...Object.keys(rows), InvalidInputError.code, IncompleteError.code];
    expect(known.sort()).toEqual([...new Set(exported)].sort());
  });

  it.each(
    Object.entries(rows).flatMap(([code, all]) =>
      all.map(([error, exitCode, advice], index) => ({ code, index, error, exitCode, advice })),
    ),
  )("[REL-02] never reports $code as a fault of the program ($index)", ({ error, exitCode, advice }) => {
    const text = (message: string): string => `error: ${message}\n${advice === undefined ? "" : `${advice}\n`}`;
    expect(told(error)).toEqual({ code: exitCode, text: text(error.message) });
    const stopped = new IncompleteError("op", { received: 3, next: 3 }, error);
    expect(told(stopped)).toEqual({ code: exitCode, text: text(stopped.message) });
  });

  it.each<[what: string, error: unknown, code: ExitCode, text: string]>([
    [
      "wrong input, by the name of the option",
      new InvalidInputError("createRegistry", [
        { field: "timeout", rule: "must be a number above 0", value: "-1" },
        { field: "ico[3]", rule: "must match x" },
      ]),
      usage,
      "error: --timeout must be a number above 0, got -1; ico[3] must match x\n",
    ],
    [
      "wrong input on the way",
      new IncompleteError("op", { received: 3, next: 3 }, new InvalidInputError("op", [{ field: "f", rule: "r" }])),
      usage,
      "error: op: stopped after 3 items, resume at 3: op: f r [ERR_INVALID_INPUT] [ERR_INCOMPLETE]\n",
    ],
    [
      "several wrong inputs, each with its whole rule",
      new InvalidInputError("op", [
        { field: "ico", rule: "must be a; b", value: "1" },
        { field: "environment", rule: "publishes no address; give it as { registry }" },
      ]),
      usage,
      "error: ico must be a; b, got 1; --environment publishes no address\n",
    ],
    [
      "an address that is not published",
      new InvalidInputError("op", [{ field: "environment", rule: "publishes no x address; give it" }]),
      usage,
      "error: --environment publishes no x address\ngive the address of an unpublished service with --address URL\n",
    ],
    [
      "a passphrase that is missing",
      new InvalidInputError("op", [{ field: "tls.passphrase", rule: "is missing" }]),
      usage,
      "error: the passphrase is missing\ngive it with --passphrase-file FILE or the variable ARES_CAAIS_PASSPHRASE\n",
    ],
    [
      "an error of the service, in one line",
      new RegistryError("op", 404, { kod: "NENALEZENO", subKod: undefined, popis: "nic\n\u001b[2Jtu" }),
      service,
      "error: op: 404 NENALEZENO: nic [2Jtu [ERR_REGISTRY]\n",
    ],
    ...(["as tls.ca, or to Node as", "to Node as"] as const).map((advice): [string, unknown, ExitCode, string] => [
      `an unknown authority, where the client says "${advice}"`,
      new TransportError("op", "tls", `unknown; give it ${advice} NODE_EXTRA_CA_CERTS (X)`),
      network,
      "error: op: unknown; give it with --ca FILE, or to Node as NODE_EXTRA_CA_CERTS (X) [ERR_TRANSPORT]\n",
    ]),
    ["a file", systemError(-13, "EACCES", { path: "/x/ca.pem" }), machine, "error: /x/ca.pem: permission denied\n"],
    ["an interruption", new Stop("SIGINT"), interrupted, "interrupted\n"],
    ["an end from outside", new Stop("SIGTERM"), terminated, "stopped\n"],
    ["a reader that left", new Stop(), done, ""],
    [
      "a full disk",
      new Stop(undefined, { cause: systemError(-28, "ENOSPC") }),
      machine,
      "error: the output: no space left on device\n",
    ],
    ...[new TypeError("x is not a function"), new RangeError("x"), "x", undefined].map(
      (error): [string, unknown, ExitCode, string] => [
        `a fault of the program: ${String(error)}`,
        error,
        bug,
        `error: unexpected: ${error instanceof Error ? String(error) : typeof error}\n` +
          "this is a bug in ares-caais: please report it, with the output of --verbose\n",
      ],
    ),
  ])("describes %s", (_what, error, code, text) => {
    expect(told(error)).toEqual({ code, text });
  });

  it("adds the stacks of an error and its causes only with --verbose, and nothing else of them", () => {
    const cause = Object.assign(new Error("beneath"), { key: "secret" });
    const error = new TransportError("op", "connection", "away", { cause });
    expect(told(error).text).not.toContain("    at ");
    const { text } = told(error, true);
    expect(text).toMatch(
      /\nTransportError: op: away \[ERR_TRANSPORT\]\n {4}at [^]*\ncaused by Error: beneath\n {4}at /,
    );
    expect(text).not.toContain("secret");
    expect(told(new TransportError("op", "connection", "away"), true).text).not.toContain("caused by");
  });
});
