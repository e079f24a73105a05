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
  type ContractError,
  type ContractErrorCode,
} from "ares-caais";
import * as library from "ares-caais";
import * as login from "ares-caais/login";
import { exitCodes, type ExitCode } from "../../../src/cli/help.ts";
import { failureOf } from "../../../src/cli/failure.ts";

const said = { kod: "K", subKod: undefined, popis: undefined };
const answer = { operation: "op", status: 200, mediaType: "application/json" } as const;
const { usage, service, network } = exitCodes;

type Row = readonly [error: ContractError, exitCode: ExitCode, advice?: string];

/** Every class, with whatever of it decides how the program ends and what it advises. */
const rows: Readonly<Record<ContractErrorCode, readonly Row[]>> = {
  ERR_BLOCKED: [
    [new BlockedError("op", 60_000), service, "wait some minutes; the terms of use limit queries a minute"],
  ],
  ERR_DISCOVERY: [[new DiscoveryError("discovery", "issuer", "must be x"), service]],
  ERR_GAP: [[new GapError("vr", 1, 5), service]],
  ERR_INCOMPLETE: [
    [new IncompleteError("op", { received: 3, next: 3 }, new GapError("vr", 1, 5)), service],
    [
      new IncompleteError("op", { received: 3, next: 3 }, new TransportError("op", "answer", "x")),
      network,
      "try again",
    ],
    [
      new IncompleteError("op", { received: 3, next: 3 }, new RegistryError("op", 500, said)),
      service,
      "try again later",
    ],
    [
      new IncompleteError("op", { received: 3, next: 3 }, new InvalidInputError("op", [{ field: "f", rule: "r" }])),
      usage,
    ],
  ],
  ERR_INVALID_INPUT: [
    [new InvalidInputError("op", [{ field: "f", rule: "r" }]), usage],
    [
      new InvalidInputError("op", [{ field: "environment", rule: "publishes no x address; give it" }]),
      usage,
      "--address URL names a service that is not published",
    ],
    [
      new InvalidInputError("op", [{ field: "tls.passphrase", rule: "is missing" }]),
      usage,
      "--passphrase-file FILE or the variable ARES_CAAIS_PASSPHRASE gives it",
    ],
  ],
  ERR_LEGACY: (["session-not-found", "system-error", "heartbeat-error", "certificate", "fault"] as const).map(
    (reason): Row => [new LegacyError("heartBeat", reason, { status: 500 }), service],
  ),
  ERR_LOGIN_REQUIRED: [[new login.LoginRequiredError(() => new Response()), service]],
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
    [new TooManyMatchesError("op", 400, said), service, "narrow the search, for example by --sidlo"],
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
        ...(["status", "body", "media-type", "empty", "json", "forbidden-json", "number", "value"] as const),
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

describe("failureOf", () => {
  it("knows every class of error that the package exports", () => {
    const exported = Object.values({ ...library, ...login }).flatMap((value): unknown[] =>
      typeof value === "function" && "code" in value ? [value.code] : [],
    );
    expect(Object.keys(rows).sort()).toEqual([...new Set(exported)].sort());
  });

  it.each(
    Object.entries(rows).flatMap(([code, all]) =>
      all.map(([error, exitCode, advice], index) => ({ code, index, error, exitCode, advice })),
    ),
  )("[REL-02] never takes $code for a fault of the program ($index)", ({ error, exitCode, advice }) => {
    const failure = failureOf(error);
    expect(failure).toMatchObject({ exitCode });
    expect(failure.advice).toBe(advice);
    // What went wrong is said as the library says it, the input apart, which has names of its own here.
    if (exitCode !== usage) expect(failure.message).toBe(error.message);
    const stopped = failureOf(new IncompleteError("op", { received: 1, next: 1 }, error));
    expect({ exitCode: stopped.exitCode, advice: stopped.advice }).toEqual({ exitCode, advice });
  });

  it.each([
    ["tls.ca, or to Node as", "with --ca FILE, or to Node as NODE_EXTRA_CA_CERTS"],
    ["to Node as", "with --ca FILE, or to Node as NODE_EXTRA_CA_CERTS"],
  ])("names the option of the command line for an unknown authority, where the client says %s", (advice, told) => {
    const given = advice.startsWith("tls") ? `as ${advice}` : advice;
    const error = new TransportError("op", "tls", `unknown; give it ${given} NODE_EXTRA_CA_CERTS (X)`);
    expect(failureOf(error).message).toBe(`op: unknown; give it ${told} (X)`);
  });

  it("takes what is none of them for a fault of the program", () => {
    for (const error of [new TypeError("x"), new RangeError("x"), "x", undefined]) {
      expect(failureOf(error)).toMatchObject({ exitCode: exitCodes.bug });
    }
  });
});
