import { describe, expect, it } from "vitest";
import { InvalidInputError, type RegistryOperationId } from "ares-caais";
import { documentedStatuses } from "../../../generated/registry-operations.gen.ts";
import type { SandboxFault } from "ares-caais/sandbox";
import { createSandboxFaults } from "../../../src/sandbox/faults/sandbox-faults.ts";
import { createTlsFaults } from "../../../src/sandbox/faults/tls-faults.ts";
import { IdentityFaults } from "../../../src/sandbox/identity/faults.ts";
import { LegacyFaults } from "../../../src/sandbox/legacy/faults.ts";
import { RegistryFaults } from "../../../src/sandbox/registry/faults.ts";

const errorStatuses = documentedStatuses.filter((status) => status >= 300);

const detail = "vratEkonomickySubjekt";
const search = "vyhledejEkonomickeSubjekty";

/** Faults without servers, with a time that stands still unless told otherwise. */
function setup() {
  let time = 0;
  const certificates = { expiredServer: false, expiredClients: false };
  const switches = {
    registry: new RegistryFaults(() => time),
    identity: new IdentityFaults(() => undefined),
    legacy: new LegacyFaults(),
    tls: createTlsFaults({
      presentExpired: (whether) => (certificates.expiredServer = whether),
      countAsExpired: (whether) => (certificates.expiredClients = whether),
    }),
  };
  return {
    faults: createSandboxFaults(switches),
    take: (operation: RegistryOperationId | undefined) => switches.registry.take(operation),
    certificates,
    pass: (milliseconds: number) => (time += milliseconds),
  };
}

const everyService: readonly SandboxFault[] = [
  { service: "registry", kind: "latency", delay: 1, operation: detail },
  { service: "registry", kind: "block-page" },
  { service: "identity", kind: "wrong-nonce", delay: 2000 },
  { service: "legacy", kind: "slow", delay: 7, times: 3 },
  { service: "tls", kind: "expired-server-certificate" },
];

describe("sandbox.faults", () => {
  it("lists what it was told, which can be set again", () => {
    const { faults } = setup();
    for (const fault of everyService) faults.set(fault);
    expect(faults.list()).toEqual(everyService);
    for (const fault of faults.list()) faults.set(fault);
    expect(faults.list()).toEqual(everyService);
  });

  it.each<SandboxFault>([
    { service: "registry", kind: "latency", delay: 1, operation: detail, times: 2 },
    { service: "registry", kind: "reset", when: "during", operation: detail, times: 2 },
    { service: "registry", kind: "status", status: 500, operation: detail, times: 2 },
    { service: "registry", kind: "block-page", operation: detail, times: 2 },
    { service: "registry", kind: "budget-exceeded", requestsPerMinute: 5 },
  ])("takes every member of $kind", (fault) => {
    const { faults } = setup();
    faults.set(fault);
    expect(faults.list()).toEqual([fault]);
  });

  it.each<[selection: object, left: readonly number[]]>([
    [{}, []],
    [{ service: "registry" }, [2, 3, 4]],
    [{ service: "identity" }, [0, 1, 3, 4]],
    [{ kind: "slow" }, [0, 1, 2, 4]],
    [{ service: "legacy", kind: "block-page" }, [0, 1, 2, 3, 4]],
    [{ operation: detail }, [1, 2, 3, 4]],
    [{ service: "tls", operation: undefined }, [0, 1, 2, 3]],
  ])("clears %j", (selection, left) => {
    const { faults } = setup();
    for (const fault of everyService) faults.set(fault);
    faults.clear(selection);
    expect(faults.list()).toEqual(left.map((index) => everyService[index]));
  });

  it("replaces the fault of the identity service, and one of the same kind for the same operation", () => {
    const { faults } = setup();
    faults.set({ service: "identity", kind: "wrong-nonce" });
    faults.set({ service: "identity", kind: "slow" });
    faults.set({ service: "registry", kind: "status", status: 500, operation: detail });
    faults.set({ service: "registry", kind: "status", status: 404 });
    faults.set({ service: "registry", kind: "status", status: 401, operation: detail });
    expect(faults.list()).toEqual([
      { service: "registry", kind: "status", status: 404 },
      { service: "registry", kind: "status", status: 401, operation: detail },
      { service: "identity", kind: "slow", delay: 2000 },
    ]);
  });

  it.each<[fault: unknown, field: string, rule: string | RegExp]>([
    [null, "fault", "must be an object"],
    [[], "fault", "must be an object"],
    ["block-page", "fault", "must be an object"],
    [{}, "service", "must be one of registry, identity, legacy, tls"],
    [{ service: "constructor", kind: "slow" }, "service", /^must be one of /],
    [{ service: "registry", kind: "slow" }, "kind", /^must be one of latency, /],
    [{ service: "registry", kind: "latency" }, "delay", "must be a number at least 0 and at most 600000"],
    [{ service: "registry", kind: "latency", delay: "1" }, "delay", /^must be a number/],
    [{ service: "registry", kind: "latency", delay: 600_001 }, "delay", /^must be a number/],
    [{ service: "registry", kind: "reset", when: "never" }, "when", "must be one of before, during, after"],
    [{ service: "registry", kind: "status", status: 200 }, "status", `must be one of ${errorStatuses.join(", ")}`],
    [{ service: "registry", kind: "status", status: 599 }, "status", /^must be one of /],
    [{ service: "registry", kind: "block-page", operation: "smaz" }, "operation", /^must be one of /],
    [{ service: "registry", kind: "block-page", times: 0 }, "times", "must be a number at least 1"],
    [{ service: "registry", kind: "block-page", status: 400 }, "status", "is no option"],
    [{ service: "registry", kind: "budget-exceeded", requestsPerMinute: -1 }, "requestsPerMinute", /^must be a number/],
    [{ service: "identity", kind: "soap-fault" }, "kind", /^must be one of wrong-nonce, /],
    [{ service: "identity", kind: "slow", delay: -1 }, "delay", /^must be a number/],
    [{ service: "identity", kind: "slow", times: 1 }, "times", "is no option"],
    [{ service: "legacy", kind: "wrong-nonce" }, "kind", /^must be one of dead-before-request, /],
    [{ service: "legacy", kind: "slow", times: 0 }, "times", "must be a number at least 1"],
    [{ service: "legacy", kind: "slow", delay: NaN }, "delay", /^must be a number/],
    [{ service: "legacy", kind: "slow", operation: detail }, "operation", "is no option"],
    [{ service: "tls", kind: "slow" }, "kind", /^must be one of expired-server-certificate, /],
    [{ service: "tls", kind: "expired-server-certificate", times: 1 }, "times", "is no option"],
  ])("refuses %j, and nothing changes", (fault, field, rule) => {
    const { faults } = setup();
    for (const one of everyService) faults.set(one);
    const refused = (): void => {
      faults.set(fault);
    };
    expect(refused).toThrow(InvalidInputError);
    const expected: unknown = typeof rule === "string" ? rule : expect.stringMatching(rule);
    expect(refused).toThrow(expect.objectContaining({ field, rule: expected }));
    expect(faults.list()).toEqual(everyService);
  });

  it.each([
    [{ service: "nobody" }, "service"],
    [{ kind: "nothing" }, "kind"],
    [{ operation: "smaz" }, "operation"],
    [{ colour: "red" }, "colour"],
    [1, "fault"],
  ])("clears nothing by %j", (selection, field) => {
    const { faults } = setup();
    faults.set({ service: "registry", kind: "block-page" });
    const refused = (): void => {
      faults.clear(selection);
    };
    expect(refused).toThrow(InvalidInputError);
    expect(refused).toThrow(expect.objectContaining({ field }));
    expect(faults.list()).toHaveLength(1);
  });

  it("tells the servers of each change of the certificates", () => {
    const { faults, certificates } = setup();
    faults.set({ service: "tls", kind: "expired-server-certificate" });
    expect(certificates).toEqual({ expiredServer: true, expiredClients: false });
    faults.set({ service: "tls", kind: "expired-client-certificates" });
    faults.clear({ kind: "expired-server-certificate" });
    expect(certificates).toEqual({ expiredServer: false, expiredClients: true });
    faults.clear();
    expect(certificates).toEqual({ expiredServer: false, expiredClients: false });
  });
});

describe("the faults of the registry", () => {
  it("meet the operations that they are meant for, the newest first, together with a latency", () => {
    const { faults, take } = setup();
    faults.set({ service: "registry", kind: "latency", delay: 5 });
    faults.set({ service: "registry", kind: "block-page" });
    faults.set({ service: "registry", kind: "status", status: 404, operation: detail });
    expect(take(detail)).toMatchObject({ delay: 5, fault: { kind: "status" } });
    expect(take(search)).toMatchObject({ delay: 5, fault: { kind: "block-page" } });
    expect(take(undefined)).toMatchObject({ delay: 5, fault: { kind: "block-page" } });
  });

  it("leave what is no operation without a status", () => {
    const { faults, take } = setup();
    faults.set({ service: "registry", kind: "status", status: 404 });
    expect(take(undefined)).toEqual({ delay: 0, fault: undefined });
  });

  it("are over after their number of requests, which other operations do not use up", () => {
    const { faults, take } = setup();
    faults.set({ service: "registry", kind: "block-page", operation: detail, times: 2 });
    take(search);
    expect(take(detail).fault).toBeDefined();
    expect(faults.list()).toEqual([{ service: "registry", kind: "block-page", operation: detail, times: 1 }]);
    expect(take(detail).fault).toBeDefined();
    expect(take(detail).fault).toBeUndefined();
    expect(faults.list()).toEqual([]);
  });

  it("budget-exceeded begins after 500 requests of one minute and lifts by itself", () => {
    const { faults, take, pass } = setup();
    faults.set({ service: "registry", kind: "budget-exceeded" });
    for (let request = 1; request <= 500; request += 1) expect(take(detail).fault).toBeUndefined();
    expect(take(detail).fault).toMatchObject({ kind: "budget-exceeded" });
    pass(59_999);
    expect(take(detail).fault).toMatchObject({ kind: "budget-exceeded" });
    pass(1);
    expect(take(detail).fault).toBeUndefined();
  });
});
