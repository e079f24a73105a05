import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import type { Socket } from "node:net";
import tls from "node:tls";
import { afterEach, describe, expect, it } from "vitest";
import { BlockedError, createLegacyIdentity, createRegistry, RegistryError, TransportError } from "ares-caais";
import type { Registry, RegistryOptions } from "ares-caais";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../generated/registry-operations.gen.ts";
import { responseValidators } from "../../generated/registry-response-validators.gen.ts";
import { errorCells } from "../fixtures/registry-table.ts";
import { useIdentitySandbox } from "./identity-calls.ts";

const context = useIdentitySandbox();
const ico = "90000021";

afterEach(() => {
  context.sandbox.faults.clear();
});

/** A client that sends each call once. */
function createClient(options: RegistryOptions = {}): Registry {
  const { environment, fetch } = context.sandbox;
  return createRegistry({ environment, fetch, validate: "strict", retry: false, ...options });
}

function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => "no error",
    (thrown: unknown) => thrown,
  );
}

/** What the client sends for the example of an operation. */
function exampleRequest(id: RegistryOperationId): [path: string, init: { method: string; body?: string }] {
  const { method, path } = registryOperations[id];
  const example = registryExamples[id];
  const parameters = new Map<string, unknown>(Object.entries("parameters" in example ? example.parameters : {}));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters.get(name)));
  return [filled, { method, ...("request" in example ? { body: JSON.stringify(example.request) } : {}) }];
}

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

  it("a status is a RegistryError of this operation alone", async () => {
    const registry = createClient();
    const operation = "vratEkonomickySubjekt";
    context.sandbox.faults.set({ service: "registry", kind: "status", status: 401, operation });
    const error = await errorOf(registry.vratEkonomickySubjekt({ ico }));
    expect(error).toBeInstanceOf(RegistryError);
    expect(error).toMatchObject({ operation, status: 401, kod: registryExamples[operation].responses[401].kod });
    await expect(registry.vratEkonomickySubjektRes({ ico })).resolves.toMatchObject({ icoId: ico });
  });

  it("latency outlasts a client's patience, and other faults follow it", async () => {
    const { faults } = context.sandbox;
    faults.set({ service: "registry", kind: "latency", delay: 60_000 });
    const error = await errorOf(createClient({ timeout: 50 }).vratEkonomickySubjekt({ ico }));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ phase: "timeout" });
    faults.set({ service: "registry", kind: "latency", delay: 1 });
    await expect(createClient().vratEkonomickySubjekt({ ico })).resolves.toMatchObject({ ico });
    faults.set({ service: "registry", kind: "block-page" });
    expect(await errorOf(createClient().vratEkonomickySubjekt({ ico }))).toBeInstanceOf(BlockedError);
  });

  it.each([
    ["before", "connection"],
    ["during", "answer"],
  ] as const)("a reset %s the answer fails in the phase %s, and a repetition heals it", async (when, phase) => {
    const { faults } = context.sandbox;
    // A new connection: on a kept one the client sends again by itself.
    faults.set({ service: "registry", kind: "reset", when });
    const error = await errorOf(createClient().vratEkonomickySubjekt({ ico }));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ phase });
    faults.set({ service: "registry", kind: "reset", when, times: 1 });
    const patient = createClient({ retry: { minDelay: 1 } });
    await expect(patient.vratEkonomickySubjekt({ ico })).resolves.toMatchObject({ ico });
    expect(faults.list()).toEqual([]);
  });

  it("a reset after the answer leaves the answer whole and ends the connection", async () => {
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

  it("[REG-17] the block page blocks until it is switched off", async () => {
    const { faults } = context.sandbox;
    const registry = createClient({ blockPause: 1 });
    faults.set({ service: "registry", kind: "block-page" });
    expect(await errorOf(registry.vratEkonomickySubjekt({ ico }))).toBeInstanceOf(BlockedError);
    faults.clear({ service: "registry" });
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toMatchObject({ ico });
  });

  it("[REG-17] an exceeded budget answers the block page to what goes beyond it", async () => {
    const registry = createClient({ blockPause: 1 });
    context.sandbox.faults.set({ service: "registry", kind: "budget-exceeded", requestsPerMinute: 2 });
    await registry.vratEkonomickySubjekt({ ico });
    await registry.vratEkonomickySubjektRes({ ico });
    expect(await errorOf(registry.vratEkonomickySubjekt({ ico }))).toBeInstanceOf(BlockedError);
    context.sandbox.faults.clear({ kind: "budget-exceeded" });
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toMatchObject({ ico });
  });

  it("a preflight of a browser meets none", async () => {
    const { faults, environment, fetch } = context.sandbox;
    faults.set({ service: "registry", kind: "block-page", times: 1 });
    const response = await fetch(`${environment.registry}/ekonomicke-subjekty/${ico}`, { method: "OPTIONS" });
    expect(response.status).toBe(200);
    expect(faults.list()).toHaveLength(1);
  });
});

describe("[KIT-02] faults of certificates", () => {
  it("an expired server certificate is refused, also by a client that had a connection", async () => {
    const registry = createClient();
    await registry.vratEkonomickySubjekt({ ico });
    context.sandbox.faults.set({ service: "tls", kind: "expired-server-certificate" });
    const error = await errorOf(registry.vratEkonomickySubjekt({ ico }));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ phase: "tls" });
    context.sandbox.faults.clear();
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toMatchObject({ ico });
  });

  it("a connection that has not had a request yet ends too", async () => {
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

  it("expired client certificates are refused by both identity services", async () => {
    const { sandbox } = context;
    const { clientId: atsId, tls } = sandbox.client;
    const legacy = createLegacyIdentity({ environment: sandbox.environment, version: "4.2", atsId, tls });
    await expect(legacy.heartBeat()).resolves.toMatchObject({ status: "OK" });
    const login = await context.logIn();
    sandbox.faults.set({ service: "tls", kind: "expired-client-certificates" });
    expect(await errorOf(legacy.heartBeat())).toMatchObject({ name: "LegacyError", reason: "certificate" });
    const refused = await context.exchange(login);
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.text)).toMatchObject({ error: "invalid_client" });
    sandbox.faults.clear();
    await expect(legacy.heartBeat()).resolves.toMatchObject({ status: "OK" });
    expect((await context.exchange(login)).status).toBe(200);
  });
});
