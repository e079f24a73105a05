import type { IdentityFault, LegacyFault, SandboxFault } from "../../src/sandbox/index.ts";
import type { Kind } from "./kind.ts";
import { ok } from "./outcome.ts";
import { between, shuffled, type Random } from "./random.ts";

/** The faults of the registry. Its block page pauses the clients of the soak for a millisecond only. */
const registryWeathers: readonly Weather[] = [
  { fault: { service: "registry", kind: "latency", delay: 10 }, outcomes: {} },
  { fault: { service: "registry", kind: "latency", delay: 60 }, outcomes: {} },
  {
    fault: { service: "registry", kind: "reset", when: "before" },
    outcomes: { registry: ["ERR_TRANSPORT connection"] },
  },
  { fault: { service: "registry", kind: "reset", when: "during" }, outcomes: { registry: ["ERR_TRANSPORT answer"] } },
  {
    // The answer is whole. Who never repeats may find one kept connection after the other closed.
    fault: { service: "registry", kind: "reset", when: "after" },
    outcomes: {
      registry: ["ok", "ERR_TRANSPORT connection"],
      "unknown detail": ["ERR_REGISTRY 404", "ERR_TRANSPORT connection"],
    },
  },
  ...([400, 401, 403, 404, 500] as const).map((status): Weather => ({
    fault: { service: "registry", kind: "status", status },
    outcomes: { registry: [`ERR_REGISTRY ${status}`] },
  })),
  { fault: { service: "registry", kind: "block-page" }, outcomes: { registry: ["ERR_BLOCKED 403"] } },
];

/** Calls that are answered with new tokens. */
const tokenCalls = (...outcomes: readonly string[]): Outcomes => ({ completeLogin: outcomes, refresh: outcomes });
/** A refused document stops a new client, and one that reads it anew: it is never passed over. */
const refusedDocument: Outcomes = { identity: ["ok", "ERR_DISCOVERY"], "new client": ["ERR_DISCOVERY"] };

/** The faults of the identity service: the type of the sandbox says that none is missing. */
const identityOutcomes: Readonly<Record<IdentityFault, Outcomes>> = {
  // A refresh has no nonce.
  "wrong-nonce": { completeLogin: ["ERR_TOKEN claim nonce"] },
  "wrong-audience": tokenCalls("ERR_TOKEN claim aud"),
  "wrong-issuer": tokenCalls("ERR_TOKEN claim iss"),
  "wrong-subject": tokenCalls("ERR_TOKEN claim sub"),
  "wrong-certificate-thumbprint": tokenCalls("ERR_TOKEN claim client_cert_sha256"),
  expired: tokenCalls("ERR_TOKEN expired exp"),
  "foreign-key": tokenCalls("ERR_TOKEN signature"),
  "alg-none": tokenCalls("ERR_TOKEN algorithm"),
  "hs256-public-key": tokenCalls("ERR_TOKEN algorithm"),
  "key-id": {},
  // A refresh need not give one.
  "no-id-token": { completeLogin: ["ERR_UNEXPECTED_RESPONSE schema"] },
  slow: {},
  "dead-after-request": tokenCalls("ERR_TRANSPORT connection"),
  "dead-before-request": {
    ...tokenCalls("ERR_TRANSPORT connection"),
    userinfo: ["ERR_TRANSPORT connection"],
    endSession: ["ERR_TRANSPORT connection"],
  },
  "server-error": tokenCalls("ERR_UNEXPECTED_RESPONSE status"),
  unavailable: { "new client": ["ERR_UNEXPECTED_RESPONSE status"] },
  "no-tls-client-auth": refusedDocument,
  "wrong-discovery-issuer": refusedDocument,
  "endpoint-aliases": {},
};

const allCalls = (...outcomes: readonly string[]): Outcomes => ({ legacy: outcomes });
const confirmations = (...outcomes: readonly string[]): Outcomes => ({
  authConfirmation: outcomes,
  "unknown session id": outcomes,
});

/** Those of the SOAP endpoint. */
const legacyOutcomes: Readonly<Record<LegacyFault, Outcomes>> = {
  "dead-before-request": allCalls("ERR_TRANSPORT connection"),
  unauthorized: allCalls("ERR_LEGACY certificate"),
  "system-error": confirmations("ERR_LEGACY system-error"),
  "heartbeat-error": { heartBeat: ["ERR_LEGACY heartbeat-error"] },
  "soap-fault": allCalls("ERR_LEGACY fault"),
  "dead-after-request": allCalls("ERR_TRANSPORT connection"),
  "dead-in-answer": allCalls("ERR_TRANSPORT answer"),
  slow: {},
  html: allCalls("ERR_UNEXPECTED_RESPONSE media-type"),
  unavailable: allCalls("ERR_UNEXPECTED_RESPONSE status"),
  empty: allCalls("ERR_UNEXPECTED_RESPONSE empty"),
  truncated: allCalls("ERR_UNEXPECTED_RESPONSE xml"),
  "wrong-encoding": allCalls("ERR_UNEXPECTED_RESPONSE encoding"),
  "wrong-namespace": allCalls("ERR_UNEXPECTED_RESPONSE message"),
  "two-bodies": allCalls("ERR_UNEXPECTED_RESPONSE message"),
  doctype: allCalls("ERR_UNEXPECTED_RESPONSE forbidden-xml"),
  "too-large": allCalls("ERR_TRANSPORT size"),
};

const refusedClient = ["ERR_OAUTH invalid_client"];
const refusedServer = ["ERR_TRANSPORT tls"];

/** The faults of the certificates. */
const tlsWeathers: readonly Weather[] = [
  {
    fault: { service: "tls", kind: "expired-client-certificates" },
    outcomes: {
      completeLogin: refusedClient,
      refresh: refusedClient,
      userinfo: refusedClient,
      endSession: refusedClient,
      legacy: ["ERR_LEGACY certificate"],
    },
  },
  {
    fault: { service: "tls", kind: "expired-server-certificate" },
    outcomes: {
      registry: refusedServer,
      completeLogin: refusedServer,
      refresh: refusedServer,
      userinfo: refusedServer,
      endSession: refusedServer,
      "new client": refusedServer,
      legacy: refusedServer,
    },
  },
];

/** How the calls of one kind, or of all kinds of one service, may end. */
export type Outcomes = Readonly<Record<string, readonly string[]>>;

/** A fault of the sandbox, and what it has to lead to. */
export interface Weather {
  readonly fault: SandboxFault;
  /** By the name of a kind, otherwise by the service. Kinds without an entry end as if nothing went wrong. */
  readonly outcomes: Outcomes;
}

/** All that goes wrong during one phase. */
export interface Sky {
  readonly faults: readonly SandboxFault[];
  /** How a call of the kind may end, whatever its own limits add. */
  allows(kind: Kind): readonly string[];
}

/** The weathers of a service. */
function weathersOf(service: "identity" | "legacy", outcomes: Readonly<Record<string, Outcomes>>): readonly Weather[] {
  return Object.entries(outcomes).map(([kind, leadsTo]) => {
    // The names are those of the type.
    const fault = { service, kind, ...(kind === "slow" ? { delay: 30 } : {}) } as SandboxFault;
    return { fault, outcomes: leadsTo };
  });
}

/** How many phases in ten have no fault of a service. */
const calmShare = 3;

/**
 * The weather of each phase. All services are drawn from shuffled decks, so that every fault comes as often as any other;
 * the certificates fail by themselves, as everything depends on them.
 */
export function forecast(random: Random, phases: number): readonly Sky[] {
  const services = [
    registryWeathers,
    weathersOf("identity", identityOutcomes),
    weathersOf("legacy", legacyOutcomes),
  ].map((weathers) => deck(random, weathers, phases));
  const certificates = deck(random, tlsWeathers, phases);
  return Array.from({ length: phases }, (_, phase) => {
    const storm = phase % 16 === 15 ? certificates[phase] : undefined;
    const weathers = storm === undefined ? services.map((drawn) => drawn[phase]) : [storm];
    return skyOf(weathers.filter((weather) => weather !== undefined).map((weather) => withTimes(random, weather)));
  });
}

function deck(random: Random, weathers: readonly Weather[], count: number): readonly (Weather | undefined)[] {
  const cards: (Weather | undefined)[] = [];
  while (cards.length < count) {
    const round = shuffled(random, weathers);
    cards.push(...round.flatMap((card) => (random() * 10 < calmShare ? [undefined, card] : [card])));
  }
  return cards;
}

/** Half of the faults that can be limited meet a few requests only. */
function withTimes(random: Random, { fault, outcomes }: Weather): Weather {
  if (fault.service !== "legacy" && fault.service !== "registry") return { fault, outcomes };
  if (fault.kind === "budget-exceeded" || random() < 0.5) return { fault, outcomes };
  return { fault: { ...fault, times: between(random, 1, 40) }, outcomes };
}

function skyOf(weathers: readonly Weather[]): Sky {
  return {
    faults: weathers.map(({ fault }) => fault),
    allows: (kind) => {
      const { calm = ok } = kind;
      const found = weathers.flatMap(({ fault, outcomes }) => {
        const outcome = outcomes[kind.name] ?? outcomes[kind.service];
        if (outcome === undefined) return [];
        const passes = "times" in fault;
        return passes || kind.mayBeKept === true ? [...outcome, calm] : outcome;
      });
      return found.length === 0 ? [calm] : found;
    },
  };
}
