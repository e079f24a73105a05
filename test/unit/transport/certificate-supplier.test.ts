import { createHash, X509Certificate } from "node:crypto";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createIdentity } from "ares-caais/identity";
import { createLegacyIdentity } from "ares-caais/legacy";
import { createMutualTls } from "../../../src/node/mutual-tls.ts";
import type { CertificateEvent, ClientCertificate, MutualTls } from "../../../src/transport/mutual-tls.ts";
import { createTestAuthority, type Issued } from "../../fixtures/certificates.ts";
import { createFakeClock, type FakeClock } from "../../fixtures/fake-clock.ts";
import { client, createFakeProvider } from "../../fixtures/fake-provider.ts";
import { sessionId } from "../../fixtures/legacy/fake-legacy.ts";

type Supply = () => ClientCertificate | Promise<ClientCertificate>;

/** The date of the fake clock is years ahead. */
const validity = { notBefore: new Date("2020-01-01"), notAfter: new Date("2040-01-01") };
const never = (): Promise<never> => new Promise(() => undefined);
let first: Issued;
let second: Issued;

beforeAll(async () => {
  const authority = await createTestAuthority();
  first = await authority.issue(validity);
  second = await authority.issue(validity);
});

const thumbprintOf = ({ cert }: Issued): string =>
  createHash("sha256").update(new X509Certificate(cert).raw).digest("base64url");

/** Asks for certificates of a function that a test replaces on its way. */
function create(supply: Supply): {
  readonly clock: FakeClock;
  readonly tls: MutualTls;
  readonly supplier: ReturnType<typeof vi.fn<Supply>>;
  readonly events: CertificateEvent[];
  /** The certificate of a call with some milliseconds left: its thumbprint, and how long the call waited. */
  readonly use: (deadline?: number, signal?: AbortSignal) => Promise<readonly [thumbprint: string, waited: number]>;
} {
  const clock = createFakeClock();
  const supplier = vi.fn<Supply>(supply);
  const events: CertificateEvent[] = [];
  const onCertificate = (event: CertificateEvent): number => events.push(event);
  const tls = createMutualTls("test", { certificates: supplier, onCertificate }, clock);
  onTestFinished(() => {
    tls.close();
  });
  const use = async (deadline = 60_000, signal?: AbortSignal): Promise<readonly [string, number]> => {
    const begin = clock.now();
    const { thumbprint } = await clock.run(tls.credential({ signal, deadline }));
    return [thumbprint, clock.now() - begin];
  };
  return { clock, tls, supplier, events, use };
}

const tooLong = expect.objectContaining({
  kind: "refused",
  error: expect.objectContaining({
    message: "the function that gives the client certificates takes too long",
  }) as Error,
}) as CertificateEvent;

describe("a function that hangs while a certificate is at hand", () => {
  it("[REL-05] holds a call for a second, and the next ones not at all, until it is given up and asked again", async () => {
    const { clock, supplier, events, use } = create(() => first);
    const old = thumbprintOf(first);
    await use();
    supplier.mockImplementation(never);
    expect(await use()).toEqual([old, 1000]);
    expect(await use()).toEqual([old, 0]);
    await clock.advance(10_000);
    expect(await use()).toEqual([old, 0]);
    expect(supplier).toHaveBeenCalledTimes(2);
    expect(events).toEqual([tooLong]);
    await clock.advance(30_000);
    expect(clock.pending).toBe(0);
    // Asked again by the next call.
    supplier.mockImplementation(() => second);
    expect(await use()).toEqual([thumbprintOf(second), 0]);
    expect(supplier).toHaveBeenCalledTimes(3);
  });

  it("[REL-05] [REL-06] holds no call beyond its own deadline, nor beyond its signal", async () => {
    const { clock, supplier, use, tls } = create(() => first);
    await use();
    supplier.mockImplementation(never);
    expect(await use(300)).toEqual([thumbprintOf(first), 300]);
    const controller = new AbortController();
    const aborted = tls.credential({ signal: controller.signal, deadline: 5000 }).catch((reason: unknown) => reason);
    await clock.advance(10);
    controller.abort("enough");
    expect(await aborted).toBe("enough");
  });

  it("[REL-05] what it gives late is used by later calls", async () => {
    const { clock, supplier, use } = create(() => first);
    await use();
    let give: (certificate: ClientCertificate) => void = () => undefined;
    supplier.mockImplementation(() => new Promise((resolve) => (give = resolve)));
    expect(await use()).toEqual([thumbprintOf(first), 1000]);
    await clock.advance(5000);
    give(second);
    await clock.advance(0);
    supplier.mockImplementation(never);
    expect(await use()).toEqual([thumbprintOf(second), 1000]);
  });

  it("[REL-05] that it fails late is nobody's failure", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on("unhandledRejection", note);
    onTestFinished(() => {
      process.off("unhandledRejection", note);
    });
    const { clock, supplier, events, use } = create(() => first);
    await use();
    let fail: (error: Error) => void = () => undefined;
    supplier.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)));
    await use();
    fail(new Error("vault gone"));
    await clock.advance(0);
    expect([unhandled, events]).toEqual([[], [tooLong]]);
    expect(await use()).toEqual([thumbprintOf(first), 1000]);
    expect(supplier).toHaveBeenCalledTimes(3);
    // Nor when a call had no time left to wait for it at all.
    fail(new Error("vault gone"));
    await clock.advance(0);
    expect(await use(0)).toEqual([thumbprintOf(first), 0]);
    fail(new Error("vault gone"));
    await clock.advance(0);
    expect(supplier).toHaveBeenCalledTimes(4);
    expect(unhandled).toEqual([]);
  });

  it("[REL-05] calls at the same time wait for one question, and each gets a certificate", async () => {
    const { clock, supplier, tls, use } = create(() => first);
    await use();
    supplier.mockImplementation(never);
    const calls = Array.from({ length: 100 }, () => tls.credential({ signal: undefined, deadline: 5000 }));
    await clock.run(Promise.all(calls));
    expect(clock.now()).toBe(1000);
    expect(supplier).toHaveBeenCalledTimes(2);
  });
});

describe("a function that gives no certificate at all", () => {
  const failure = { code: "ERR_TRANSPORT", operation: "clientCertificate", requestSent: false };

  it("[REL-05] fails a call at its deadline, or after thirty seconds, and is asked again by the next one", async () => {
    const { clock, supplier, use } = create(never);
    await expect(use(5000)).rejects.toMatchObject({
      ...failure,
      phase: "timeout",
      message: "clientCertificate: the function that gives the client certificates gave none within 5000 ms",
    });
    expect([clock.now(), clock.pending]).toEqual([5000, 0]);
    await expect(use()).rejects.toMatchObject({
      ...failure,
      phase: "timeout",
      message: "clientCertificate: the function that gives the client certificates gave none within 30000 ms",
    });
    expect([clock.now(), clock.pending]).toEqual([35_000, 0]);
    supplier.mockImplementation(() => first);
    expect(await use()).toEqual([thumbprintOf(first), 0]);
    expect(supplier).toHaveBeenCalledTimes(3);
  });

  it("[REL-06] who asked late asks again after the thirty seconds, and has all of its own time", async () => {
    const { clock, supplier, tls } = create(never);
    const early = tls.credential({ signal: undefined, deadline: 60_000 }).catch((error: unknown) => error);
    await clock.advance(29_000);
    supplier.mockImplementation(() => first);
    const late = tls.credential({ signal: undefined, deadline: 5000 });
    await clock.advance(1000);
    expect(await early).toMatchObject({ ...failure, phase: "timeout" });
    expect((await late).thumbprint).toBe(thumbprintOf(first));
    expect(clock.pending).toBe(0);
  });

  it("[REL-05] says what failed, and nothing else of it", async () => {
    const sealed = Object.assign(new Error("vault sealed"), { code: "E_SEALED", config: { token: "hunter2" } });
    for (const supply of [
      () => Promise.reject(sealed),
      (): never => {
        throw sealed;
      },
    ]) {
      const { use } = create(supply);
      const error: unknown = await use().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ ...failure, phase: "tls", cause: { message: "vault sealed", code: "E_SEALED" } });
      expect(error).not.toHaveProperty("cause.config");
    }
  });
});

describe("a call of a client whose function hangs or fails", () => {
  const tls = (supply: Supply): { readonly certificates: Supply } => ({ certificates: supply });
  const sealed = (): Promise<never> => Promise.reject(new Error("vault sealed"));

  it.each([
    ["hangs", never, "timeout"],
    ["fails", sealed, "tls"],
  ] as const)(
    "[REL-05] that %s: nothing was sent, so the login can be completed again",
    async (_case, supply, phase) => {
      const provider = createFakeProvider();
      const supplier = vi.fn<Supply>(supply);
      const identity = provider.identity({ tls: tls(supplier) });
      const login = await identity.beginLogin({ scope: ["openid"] });
      const callback = provider.authorize(login);
      const failed = identity.completeLogin(callback, login, { deadline: 500 }).catch((error: unknown) => error);
      expect(await provider.clock.run(failed)).toMatchObject({ code: "ERR_TRANSPORT", phase, requestSent: false });
      expect(provider.counts()["token"]).toBeUndefined();
      const { cert, key } = client.tls;
      supplier.mockImplementation(() => ({ cert, key }));
      await expect(identity.completeLogin(callback, login)).resolves.toHaveProperty("claims");
    },
  );

  it.each([
    ["hangs", never, "timeout", 500],
    ["fails", sealed, "tls", 0],
  ] as const)(
    "[REL-05] that %s: nothing was sent, so the session id is good still",
    async (_case, supply, phase, at) => {
      const clock = createFakeClock();
      const events: unknown[] = [];
      const legacy = createLegacyIdentity({
        version: "4.2",
        environment: "test",
        atsId: "ARES_1",
        tls: tls(supply),
        clock,
        hooks: { onRequest: (event) => events.push(event), onRetry: (event) => events.push(event) },
      });
      for (const call of [
        () => legacy.authConfirmation(sessionId, { deadline: 500 }),
        () => legacy.heartBeat({ deadline: 500 }),
      ]) {
        const begin = clock.now();
        const error: unknown = await clock.run(call().catch((thrown: unknown) => thrown));
        expect(error).toMatchObject({ code: "ERR_TRANSPORT", phase, requestSent: false });
        expect(String(error)).not.toContain("log in again");
        expect(clock.now() - begin).toBe(at);
      }
      expect([events, clock.pending]).toEqual([[], 0]);
    },
  );

  it("[REL-05] opens nothing before it is asked", () => {
    const supplier = vi.fn<Supply>(never);
    createIdentity({ ...client, environment: "test", tls: tls(supplier) }).close();
    expect(supplier).not.toHaveBeenCalled();
  });
});
