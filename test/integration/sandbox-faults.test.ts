import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import type { Socket } from "node:net";
import tls from "node:tls";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BlockedError, createRegistry, InvalidInputError, strictValidation, TransportError } from "ares-caais";
import type { Registry, RegistryOptions } from "ares-caais";
import type { FaultSelection, SandboxFault } from "ares-caais/sandbox";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import {
  documentedStatuses,
  registryOperations,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import { responseValidators } from "../../generated/registry-response-validators.gen.ts";
import { thrownBy } from "../fixtures/failures.ts";
import { errorCells } from "../fixtures/registry-table.ts";
import { useIdentitySandbox } from "./identity-calls.ts";
import { legacyOf } from "./sandbox-client.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const context = useIdentitySandbox();
const ico = "90000021";
const operation = "vratEkonomickySubjekt";

afterEach(() => {
  vi.useRealTimers();
  context.sandbox.faults.clear();
});

/** A client that sends each call once. */
function createClient(options: RegistryOptions = {}): Registry {
  const { environment, fetch } = context.sandbox;
  return createRegistry({ environment, fetch, validate: strictValidation, retry: false, ...options });
}

/** The request of the client for the example of an operation. */
function exampleRequest(id: RegistryOperationId): [path: string, init: { method: string; body?: string }] {
  const { method, path } = registryOperations[id];
  const example = registryExamples[id];
  const parameters = new Map<string, unknown>(Object.entries("parameters" in example ? example.parameters : {}));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters.get(name)));
  return [filled, { method, ...("request" in example ? { body: JSON.stringify(example.request) } : {}) }];
}

/** A fault or a selection that is refused; a rule with `…` at its end begins with the rest. */
type Refusal = { readonly field: string; readonly rule: string } & (
  { readonly set: unknown } | { readonly clear: unknown }
);

const everyService: readonly SandboxFault[] = [
  { service: "registry", kind: "latency", delay: 1, operation },
  { service: "registry", kind: "block-page" },
  { service: "identity", kind: "wrong-nonce" },
  { service: "legacy", kind: "slow", delay: 7, times: 3 },
  { service: "tls", kind: "expired-server-certificate" },
];

describe("[KIT-02] sandbox.faults", () => {
  function setAll(): void {
    for (const fault of everyService) context.sandbox.faults.set(fault);
  }

  it("lists the active faults in the form that sets them", () => {
    const { faults } = context.sandbox;
    setAll();
    expect(faults.list()).toEqual(everyService);
    for (const fault of faults.list()) faults.set(fault);
    expect(faults.list()).toEqual(everyService);
  });

  it.each<SandboxFault>([
    { service: "registry", kind: "latency", delay: 1, operation, times: 2 },
    { service: "registry", kind: "reset", when: "during", operation, times: 2 },
    { service: "registry", kind: "status", status: 500, operation, times: 2 },
    { service: "registry", kind: "block-page", operation, times: 2 },
    { service: "registry", kind: "budget-exceeded", requestsPerMinute: 5 },
    { service: "registry", kind: "gateway-error", status: 503, retryAfter: 7, operation, times: 2 },
    { service: "identity", kind: "gateway-error", status: 429, retryAfter: 0, endpoint: "userinfo", times: 2 },
    { service: "legacy", kind: "gateway-error", status: 504, retryAfter: 1, times: 2 },
  ])("accepts every member of $kind", (fault) => {
    context.sandbox.faults.set(fault);
    expect(context.sandbox.faults.list()).toEqual([fault]);
  });

  it("replaces the fault of the identity service, and one of the same kind for the same operation", () => {
    const { faults } = context.sandbox;
    faults.set({ service: "identity", kind: "wrong-nonce" });
    faults.set({ service: "identity", kind: "slow" });
    faults.set({ service: "registry", kind: "status", status: 500, operation });
    faults.set({ service: "registry", kind: "status", status: 404 });
    faults.set({ service: "registry", kind: "status", status: 401, operation });
    expect(faults.list()).toEqual([
      { service: "registry", kind: "status", status: 404 },
      { service: "registry", kind: "status", status: 401, operation },
      { service: "identity", kind: "slow", delay: 2000 },
    ]);
  });

  it.each<[selection: object, left: readonly number[]]>([
    [{}, []],
    [{ service: "registry" }, [2, 3, 4]],
    [{ service: "identity" }, [0, 1, 3, 4]],
    [{ kind: "slow" }, [0, 1, 2, 4]],
    [{ service: "legacy", kind: "block-page" }, [0, 1, 2, 3, 4]],
    [{ operation }, [1, 2, 3, 4]],
    [{ service: "tls", operation: undefined }, [0, 1, 2, 3]],
  ])("clears %j", (selection, left) => {
    setAll();
    context.sandbox.faults.clear(selection);
    expect(context.sandbox.faults.list()).toEqual(left.map((index) => everyService[index]));
  });

  const errors = documentedStatuses.filter((status) => status >= 300).join(", ");
  const refusals = readYaml(import.meta.url) as readonly Refusal[];
  const undocumented = { service: "registry", kind: "status", status: 200 };
  it.each<Refusal>([...refusals, { set: undocumented, field: "status", rule: `must be one of ${errors}` }])(
    "refuses %j, and changes nothing",
    ({ field, rule, ...given }) => {
      setAll();
      const { faults } = context.sandbox;
      // Values that only JavaScript can pass.
      const refused = (): void => {
        if ("set" in given) faults.set(given.set as SandboxFault);
        else faults.clear(given.clear as FaultSelection);
      };
      const [start = "", ...more] = rule.split("…");
      const begins = expect.toSatisfy((text: string) => text.startsWith(start)) as unknown;
      expect(refused).toThrow(InvalidInputError);
      expect(refused).toThrow(expect.objectContaining({ field, rule: more.length === 0 ? rule : begins }));
      expect(context.sandbox.faults.list()).toEqual(everyService);
    },
  );
});

describe("[KIT-02] faults of the registry", () => {
  it.each(errorCells)("$id answers $status as the contract says, once", async ({ id, status, schema, body: shown }) => {
    const { faults, environment, fetch } = context.sandbox;
    faults.set({ service: "registry", kind: "status", status, operation: id, times: 1 });
    const [path, init] = exampleRequest(id);
    const response = await fetch(environment.registry + path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/json");
    const body: unknown = await response.json();
    expect(body).toEqual(shown);
    expect(responseValidators[schema](body)).toBe(true);
    expect(faults.list()).toEqual([]);
  });

  it("affect their own operations, the newest first, and other faults keep their counts", async () => {
    const { faults, environment, fetch } = context.sandbox;
    const statusOf = async (path: string): Promise<number> => (await fetch(environment.registry + path)).status;
    const [detail, other] = [`/ekonomicke-subjekty/${ico}`, `/ekonomicke-subjekty-res/${ico}`];
    faults.set({ service: "registry", kind: "block-page" });
    faults.set({ service: "registry", kind: "status", status: 404, operation, times: 2 });
    expect([await statusOf(other), await statusOf("/neznama"), await statusOf(detail)]).toEqual([403, 403, 404]);
    expect(faults.list()[1]).toEqual({ service: "registry", kind: "status", status: 404, operation, times: 1 });
    expect([await statusOf(detail), await statusOf(detail)]).toEqual([404, 403]);
    faults.clear();
    // A path without an operation documents no status.
    faults.set({ service: "registry", kind: "status", status: 500 });
    expect([await statusOf("/neznama"), await statusOf(other)]).toEqual([404, 500]);
  });

  it("latency exceeds a client's timeout, and other faults follow it", async () => {
    const { faults } = context.sandbox;
    faults.set({ service: "registry", kind: "latency", delay: 60_000 });
    const error = await thrownBy(createClient({ timeout: 50 }).vratEkonomickySubjekt({ ico }));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ phase: "timeout" });
    faults.set({ service: "registry", kind: "latency", delay: 1 });
    await expect(createClient().vratEkonomickySubjekt({ ico })).resolves.toMatchObject({ ico });
    faults.set({ service: "registry", kind: "block-page" });
    expect(await thrownBy(createClient().vratEkonomickySubjekt({ ico }))).toBeInstanceOf(BlockedError);
  });

  it.each([
    ["before", "connection"],
    ["during", "answer"],
  ] as const)("a reset %s the response fails in the phase %s, and a retry succeeds", async (when, phase) => {
    const { faults } = context.sandbox;
    // A new connection: on a kept one the client sends again by itself.
    faults.set({ service: "registry", kind: "reset", when });
    const error = await thrownBy(createClient().vratEkonomickySubjekt({ ico }));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ phase });
    faults.set({ service: "registry", kind: "reset", when, times: 1 });
    const patient = createClient({ retry: { minDelay: 1 } });
    await expect(patient.vratEkonomickySubjekt({ ico })).resolves.toMatchObject({ ico });
    expect(faults.list()).toEqual([]);
  });

  it("a reset after the response keeps the response whole and ends the connection", async () => {
    const { faults, environment, certificateAuthority: ca } = context.sandbox;
    faults.set({ service: "registry", kind: "reset", when: "after", times: 1 });
    const agent = new https.Agent({ keepAlive: true, maxSockets: 1, ca });
    const ask = async (): Promise<{ socket: Socket; text: string }> => {
      const request = https.get(`${environment.registry}/ekonomicke-subjekty/${ico}`, { agent });
      const [socket] = (await once(request, "socket")) as [Socket];
      const [response] = (await once(request, "response")) as [IncomingMessage];
      return { socket, text: Buffer.concat(await response.toArray()).toString() };
    };
    try {
      const { socket, text } = await ask();
      // Sooner than the server ends an idle connection by itself.
      if (!socket.destroyed) await once(socket, "close", { signal: AbortSignal.timeout(3000) });
      expect(JSON.parse(text)).toMatchObject({ ico });
      const [next, last] = [await ask(), await ask()];
      expect([next.text, last.text]).toEqual([text, text]);
      expect(last.socket).toBe(next.socket);
    } finally {
      agent.destroy();
    }
  });

  it("[REG-17] an exceeded budget answers requests over the limit with the block page", async () => {
    const registry = createClient({ blockPause: 1 });
    context.sandbox.faults.set({ service: "registry", kind: "budget-exceeded", requestsPerMinute: 2 });
    await registry.vratEkonomickySubjekt({ ico });
    await registry.vratEkonomickySubjektRes({ ico });
    expect(await thrownBy(registry.vratEkonomickySubjekt({ ico }))).toBeInstanceOf(BlockedError);
    context.sandbox.faults.clear({ kind: "budget-exceeded" });
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toMatchObject({ ico });
  });

  it("an exceeded budget ends after a minute", async () => {
    const { faults, environment, fetch } = context.sandbox;
    const began = Date.now();
    faults.set({ service: "registry", kind: "budget-exceeded", requestsPerMinute: 2 });
    const statuses: number[] = [];
    for (const passed of [0, 0, 0, 59_999, 60_000]) {
      vi.setSystemTime(began + passed);
      statuses.push((await fetch(`${environment.registry}/ekonomicke-subjekty/${ico}`)).status);
    }
    expect(statuses).toEqual([200, 200, 403, 403, 200]);
  });

  it("do not affect a browser's preflight request", async () => {
    const { faults, environment, fetch } = context.sandbox;
    faults.set({ service: "registry", kind: "block-page", times: 1 });
    const response = await fetch(`${environment.registry}/ekonomicke-subjekty/${ico}`, { method: "OPTIONS" });
    expect(response.status).toBe(200);
    expect(faults.list()).toHaveLength(1);
  });
});

describe("[KIT-02] faults of certificates", () => {
  it("an expired server certificate is refused, also by a client with an open connection", async () => {
    // The server may end the idle connection just as it is used: that is repeated once, at once.
    const registry = createClient({ retry: { retries: 1 } });
    await registry.vratEkonomickySubjekt({ ico });
    context.sandbox.faults.set({ service: "tls", kind: "expired-server-certificate" });
    const error = await thrownBy(registry.vratEkonomickySubjekt({ ico }));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ phase: "tls" });
    context.sandbox.faults.clear();
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toMatchObject({ ico });
  });

  it("a connection without a request ends too", async () => {
    const { faults, environment, certificateAuthority: ca } = context.sandbox;
    const { port } = new URL(environment.registry);
    const socket = tls.connect({ host: "127.0.0.1", port: Number(port), ca });
    try {
      await once(socket, "secureConnect");
      faults.set({ service: "tls", kind: "expired-server-certificate" });
      // Sooner than the server ends a connection without a request by itself, a minute after it began.
      await once(socket.resume(), "close", { signal: AbortSignal.timeout(30_000) });
      expect(socket.destroyed).toBe(true);
    } finally {
      socket.destroy();
    }
  });

  it("both identity services refuse expired client certificates", async () => {
    const { sandbox } = context;
    const legacy = legacyOf(sandbox);
    await expect(legacy.heartBeat()).resolves.toMatchObject({ status: "OK" });
    const login = await context.logIn();
    sandbox.faults.set({ service: "tls", kind: "expired-client-certificates" });
    expect(await thrownBy(legacy.heartBeat())).toMatchObject({ name: "LegacyError", reason: "certificate" });
    const refused = await context.exchange(login);
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.text)).toMatchObject({ error: "invalid_client" });
    sandbox.faults.clear();
    await expect(legacy.heartBeat()).resolves.toMatchObject({ status: "OK" });
    expect((await context.exchange(login)).status).toBe(200);
  });
});
