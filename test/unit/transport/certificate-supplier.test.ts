import { createIdentity } from "ares-caais/identity";
import { createLegacyIdentity, type ClientCertificate } from "ares-caais/legacy";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { thumbprintOf, useTestCertificates, type Issued } from "../../fixtures/certificates.ts";
import { createFakeClock, type FakeClock } from "../../fixtures/fake-clock.ts";
import { thrownBy, watchRejections, watchWarnings } from "../../fixtures/failures.ts";
import { client, createFakeProvider } from "../../fixtures/fake-provider.ts";
import { sessionId } from "../../fixtures/legacy/fake-legacy.ts";
import { answerLegacy, createTlsLegacy } from "../../fixtures/legacy/tls-legacy.ts";
import { startTlsServer } from "../../fixtures/servers/tls-server.ts";
import { on } from "../../fixtures/on-event.ts";

type Supply = () => ClientCertificate | Promise<ClientCertificate>;
interface CallOptions {
  readonly deadline?: number;
  readonly signal?: AbortSignal;
}

/** The date of the fake clock is years ahead. */
const validity = { notBefore: new Date("2020-01-01"), notAfter: new Date("2040-01-01") };
const never = (): Promise<never> => new Promise(() => undefined);
const issued = useTestCertificates();
let first: Issued;
let second: Issued;

beforeAll(async () => {
  first = await issued.authority.issue(validity);
  second = await issued.authority.issue(validity);
});

/** Asks for certificates of a function that a test replaces on its way. */
async function create(supply: Supply): Promise<{
  readonly clock: FakeClock;
  readonly supplier: ReturnType<typeof vi.fn<Supply>>;
  readonly warnings: unknown[][];
  readonly call: (options?: CallOptions) => Promise<unknown>;
  /** Makes a call that is sent after exactly so many milliseconds; gives the certificate that it shows. */
  readonly use: (waits: number, options?: CallOptions) => Promise<string | undefined>;
}> {
  const lenient = { ...issued.server, requestCert: true, rejectUnauthorized: false };
  const { url, certificates } = await startTlsServer(lenient, answerLegacy);
  const clock = createFakeClock();
  const supplier = vi.fn<Supply>(supply);
  const warnings = watchWarnings();
  let sent = 0;
  const legacy = createTlsLegacy(url, {
    tls: { certificates: supplier, ca: issued.authority.cert },
    clock,
    onEvent: on({ request: () => (sent += 1) }),
  });
  const use = async (waits: number, options: CallOptions = {}): Promise<string | undefined> => {
    const before = sent;
    const call = legacy.heartBeat(options);
    if (waits > 0) {
      await clock.advance(waits - 1);
      expect(sent).toBe(before);
      await clock.advance(1);
    }
    await call;
    return certificates.at(-1);
  };
  return { clock, supplier, warnings, use, call: (options) => legacy.heartBeat(options) };
}

const tooLong = [
  "A replacement of the client certificate cannot be used: the function that gives the client certificates takes too long",
  expect.anything(),
];
const failure = { code: "ERR_TRANSPORT", requestSent: false };

describe("a certificate supplier that hangs while a certificate is known", () => {
  it("[REL-05] delays one call for a second, and the next ones not at all, until it times out and is called again", async () => {
    const { clock, supplier, warnings, use } = await create(() => first);
    const old = thumbprintOf(first);
    await use(0);
    supplier.mockImplementation(never);
    expect(await use(1000)).toBe(old);
    expect(await use(0)).toBe(old);
    await clock.advance(10_000);
    expect(await use(0)).toBe(old);
    expect(supplier).toHaveBeenCalledTimes(2);
    expect(warnings).toEqual([tooLong]);
    await clock.advance(30_000);
    expect(clock.pending).toBe(0);
    // Asked again by the next call.
    supplier.mockImplementation(() => second);
    expect(await use(0)).toBe(thumbprintOf(second));
    expect(supplier).toHaveBeenCalledTimes(3);
  });

  it("[REL-05] [REL-06] delays no call beyond its own deadline or signal", async () => {
    const { clock, supplier, use, call } = await create(() => first);
    await use(0);
    supplier.mockImplementation(never);
    expect(await clock.run(thrownBy(call({ deadline: 300 })))).toMatchObject({ ...failure, phase: "timeout" });
    expect(clock.now()).toBe(300);
    const controller = new AbortController();
    const aborted = thrownBy(call({ signal: controller.signal, deadline: 5000 }));
    await clock.advance(10);
    controller.abort("enough");
    expect(await aborted).toBe("enough");
  });

  it("[REL-05] supplies later calls with its late result", async () => {
    const { clock, supplier, use } = await create(() => first);
    await use(0);
    let give: (certificate: ClientCertificate) => void = () => undefined;
    supplier.mockImplementation(() => new Promise((resolve) => (give = resolve)));
    expect(await use(1000)).toBe(thumbprintOf(first));
    await clock.advance(5000);
    give(second);
    await clock.advance(0);
    supplier.mockImplementation(never);
    expect(await use(1000)).toBe(thumbprintOf(second));
  });

  it("[REL-05] fails no call when it fails late", async () => {
    const unhandled = watchRejections();
    const { clock, supplier, warnings, use } = await create(() => first);
    await use(0);
    let fail: (error: Error) => void = () => undefined;
    supplier.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)));
    await use(1000);
    fail(new Error("vault gone"));
    await clock.advance(0);
    expect([unhandled, warnings]).toEqual([[], [tooLong]]);
    expect(await use(1000)).toBe(thumbprintOf(first));
    expect(supplier).toHaveBeenCalledTimes(3);
  });

  it("[REL-05] the client calls the supplier once for simultaneous calls, and gives each a certificate", async () => {
    const { clock, supplier, use, call } = await create(() => first);
    await use(0);
    supplier.mockImplementation(never);
    const calls = Array.from({ length: 20 }, () => call({ deadline: 5000 }));
    await clock.advance(1000);
    await Promise.all(calls);
    expect(supplier).toHaveBeenCalledTimes(2);
  });
});

describe("a certificate supplier without any certificate", () => {
  const operation = "clientCertificate";

  it("[REL-05] fails a call at its deadline, or after thirty seconds, and the next call asks again", async () => {
    const { clock, supplier, use, call } = await create(never);
    for (const [deadline, milliseconds, end] of [
      [5000, 5000, 5000],
      [60_000, 30_000, 35_000],
    ] as const) {
      expect(await clock.run(thrownBy(call({ deadline })))).toMatchObject({
        ...{ ...failure, operation, phase: "timeout" },
        message: `clientCertificate: the function that gives the client certificates gave none within ${milliseconds} ms [ERR_TRANSPORT]`,
      });
      expect([clock.now(), clock.pending]).toEqual([end, 0]);
    }
    supplier.mockImplementation(() => first);
    expect(await use(0)).toBe(thumbprintOf(first));
    expect(supplier).toHaveBeenCalledTimes(3);
  });

  it("[REL-06] the client calls the supplier again after thirty seconds for a late call, which keeps its own timeout", async () => {
    const { clock, supplier, call } = await create(never);
    const early = thrownBy(call({ deadline: 60_000 }));
    await clock.advance(29_000);
    supplier.mockImplementation(() => first);
    const late = call({ deadline: 5000 });
    await clock.advance(1000);
    expect(await early).toMatchObject({ ...failure, operation, phase: "timeout" });
    expect(await late).toMatchObject({ status: "OK" });
    expect(clock.pending).toBe(0);
  });

  it("[REL-05] reports the error's message and code, and nothing else", async () => {
    const sealed = Object.assign(new Error("vault sealed"), { code: "E_SEALED", config: { token: "hunter2" } });
    for (const supply of [
      () => Promise.reject(sealed),
      (): never => {
        throw sealed;
      },
    ]) {
      const { call } = await create(supply);
      const error = await thrownBy(call());
      const cause = { message: "vault sealed", code: "E_SEALED" };
      expect(error).toMatchObject({ ...failure, operation, phase: "tls", cause });
      expect(error).not.toHaveProperty("cause.config");
    }
  });
});

describe("a call with a certificate supplier that hangs or fails", () => {
  const tls = (supply: Supply): { readonly certificates: Supply } => ({ certificates: supply });
  const cases = [
    ["hangs", never, "timeout", 500],
    ["fails", (): Promise<never> => Promise.reject(new Error("vault sealed")), "tls", 0],
  ] as const;

  it.each(cases)(
    "[REL-05] reports when it %s that nothing was sent, so the login can be completed again",
    async (_case, supply, phase) => {
      const provider = createFakeProvider();
      const supplier = vi.fn<Supply>(supply);
      const identity = provider.identity({ tls: tls(supplier) });
      const login = await provider.identity().beginLogin({ scope: ["openid"] });
      const callback = provider.authorize(login);
      const failed = thrownBy(identity.completeLogin(callback, login, { deadline: 500 }));
      expect(await provider.clock.run(failed)).toMatchObject({ ...failure, phase });
      expect(provider.counts()["token"]).toBeUndefined();
      const { cert, key } = client.tls;
      supplier.mockImplementation(() => ({ cert, key }));
      await expect(identity.completeLogin(callback, login)).resolves.toHaveProperty("claims");
    },
  );

  it.each(cases)(
    "[REL-05] reports when it %s that nothing was sent, so the session id stays valid",
    async (_case, supply, phase, at) => {
      const clock = createFakeClock();
      const events: unknown[] = [];
      const legacy = createLegacyIdentity({
        version: "4.2",
        environment: "test",
        atsId: "ARES_1",
        tls: tls(supply),
        clock,
        onEvent: on({ request: (event) => events.push(event), retry: (event) => events.push(event) }),
      });
      for (const call of [
        () => legacy.authConfirmation(sessionId, { deadline: 500 }),
        () => legacy.heartBeat({ deadline: 500 }),
      ]) {
        const begin = clock.now();
        const error = await clock.run(thrownBy(call));
        expect(error).toMatchObject({ ...failure, phase });
        expect(String(error)).not.toContain("log in again");
        expect(clock.now() - begin).toBe(at);
      }
      expect([events, clock.pending]).toEqual([[], 0]);
    },
  );

  it("[REL-05] opens no connection before the supplier answers", () => {
    const supplier = vi.fn<Supply>(never);
    createIdentity({ ...client, environment: "test", tls: tls(supplier) }).close();
    expect(supplier).not.toHaveBeenCalled();
  });
});
