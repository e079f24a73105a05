import { describe, expect, it, vi } from "vitest";
import type { CacheStore, Registry, RegistryOptions, TokenSupplier } from "ares-caais";
import type { FakeClock } from "../../fixtures/fake-clock.ts";
import { watchRejections } from "../../fixtures/failures.ts";
import { createFakeService, type SeenRequest } from "../../fixtures/fake-service.ts";

const ok = (): Response => Response.json({ ico: "90000021" });
const unauthorized = (): Response => Response.json({ kod: "NEPRIHLASENY_UZIVATEL" }, { status: 401 });
const never = (): Promise<never> => new Promise(() => undefined);
const ico = "90000021";

/** The message of a call that ended before anything was sent. */
const unsentWithin = (milliseconds: number): string =>
  `vratEkonomickySubjekt: nothing was sent to ares.gov.cz:443 within ${milliseconds} ms; raise the deadline [ERR_TRANSPORT]`;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A call that its caller aborts after 10 ms ends at once, with the reason. */
async function expectAborted(registry: Registry, clock: FakeClock): Promise<void> {
  const controller = new AbortController();
  const call = registry.vratEkonomickySubjekt({ ico }, { signal: controller.signal });
  const outcome = call.catch((reason: unknown) => reason);
  await clock.advance(10);
  controller.abort("enough");
  expect(await outcome).toBe("enough");
}

describe("a supplier of bearer tokens", () => {
  const options = (token: TokenSupplier, more: RegistryOptions = {}): RegistryOptions => ({
    ...more,
    credentials: { type: "bearer", token },
  });
  const tokensOf = (seen: readonly SeenRequest[]): unknown[] => seen.map(({ headers }) => headers.get("authorization"));

  it("[REL-05] [NET-04] delays a call until its deadline when it never answers, and the next one asks again", async () => {
    const token = vi.fn<TokenSupplier>().mockImplementationOnce(never).mockResolvedValue("t2");
    const { registry, clock, seen } = createFakeService(ok, options(token));
    await expect(clock.run(registry.vratEkonomickySubjekt({ ico }, { deadline: 5000 }))).rejects.toMatchObject({
      code: "ERR_TRANSPORT",
      operation: "vratEkonomickySubjekt",
      phase: "timeout",
      message: unsentWithin(5000),
      requestSent: false,
    });
    expect([clock.now(), clock.pending, seen.length]).toEqual([5000, 0, 0]);
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toEqual({ ico });
    expect(tokensOf(seen)).toEqual(["Bearer t2"]);
    expect(token).toHaveBeenCalledTimes(2);
  });

  it("[REL-05] has thirty seconds, whatever the call's timeout is, in the plain client too", async () => {
    const token = vi.fn<TokenSupplier>(never);
    const { registry, clock, seen } = createFakeService(ok, options(token));
    const failure = { code: "ERR_TRANSPORT", phase: "timeout", requestSent: false };
    await expect(clock.run(registry.vratEkonomickySubjekt({ ico }))).rejects.toMatchObject({
      ...failure,
      message: "vratEkonomickySubjekt: no bearer token came within 30000 ms [ERR_TRANSPORT]",
    });
    expect([clock.now(), clock.pending]).toEqual([30_000, 0]);
    const plain = registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico } } });
    await expect(clock.run(plain)).rejects.toMatchObject({ ...failure, operation: "client" });
    expect([clock.now(), clock.pending, seen.length]).toEqual([60_000, 0, 0]);
    expect(token).toHaveBeenCalledTimes(2);
  });

  it("[REL-05] the client calls the supplier once for simultaneous calls, until the last of them has left", async () => {
    const token = vi.fn<TokenSupplier>(never);
    const { registry, clock } = createFakeService(ok, options(token));
    const ended: number[] = [];
    const calls = [1000, 4000, 2000].map(async (deadline, index) => {
      await registry.vratEkonomickySubjekt({ ico: `9000002${index}` }, { deadline }).catch(() => undefined);
      ended.push(clock.now());
    });
    await clock.run(Promise.all(calls));
    expect(ended).toEqual([1000, 2000, 4000]);
    expect(token).toHaveBeenCalledTimes(1);
    await clock.run(registry.vratEkonomickySubjekt({ ico }, { deadline: 10 }).catch(() => undefined));
    expect(token).toHaveBeenCalledTimes(2);
  });

  it("[REL-05] [REL-06] the client calls the supplier again after thirty seconds for a late call, which keeps its own timeout", async () => {
    const token = vi.fn<TokenSupplier>().mockImplementationOnce(never).mockResolvedValue("t2");
    const { registry, clock, seen } = createFakeService(ok, options(token));
    const first = registry.vratEkonomickySubjekt({ ico }).catch((error: unknown) => error);
    await clock.advance(29_000);
    const late = [
      registry.vratEkonomickySubjekt({ ico: "90000030" }, { deadline: 5000 }),
      registry.vratEkonomickySubjekt({ ico: "90000048" }, { deadline: 5000 }),
    ];
    await clock.advance(1000);
    expect(await first).toMatchObject({ phase: "timeout" });
    await expect(Promise.all(late)).resolves.toHaveLength(2);
    expect(token).toHaveBeenCalledTimes(2);
    expect(tokensOf(seen)).toEqual(["Bearer t2", "Bearer t2"]);
    expect(clock.pending).toBe(0);
  });

  it("[REL-05] changes nothing when it answers or fails after its time", async () => {
    const rejections = watchRejections();
    const late: ((outcome: string | Error) => void)[] = [];
    const token: TokenSupplier = () =>
      new Promise((resolve, reject) => {
        late.push((outcome) => {
          if (typeof outcome === "string") resolve(outcome);
          else reject(outcome);
        });
      });
    const { registry, clock, seen } = createFakeService(ok, options(token));
    const giveUp = (): Promise<unknown> =>
      clock.run(registry.vratEkonomickySubjekt({ ico }, { deadline: 10 }).catch((error: unknown) => error));
    await giveUp();
    await giveUp();
    late[0]?.(new Error("too late"));
    late[1]?.("old");
    await turn();
    const call = registry.vratEkonomickySubjekt({ ico });
    await expect.poll(() => late.length).toBe(3);
    late[2]?.("new");
    await call;
    expect(tokensOf(seen)).toEqual(["Bearer new"]);
    expect(rejections).toEqual([]);
  });

  it("[REL-05] passes its error unchanged to all waiting calls, and the next call asks again", async () => {
    const rejections = watchRejections();
    const sealed = new Error("vault sealed");
    const token = vi
      .fn<TokenSupplier>()
      .mockImplementationOnce(() => {
        throw sealed;
      })
      .mockRejectedValueOnce(sealed)
      .mockResolvedValue("t3");
    const { registry } = createFakeService(ok, options(token));
    for (let failures = 0; failures < 2; failures += 1) {
      const calls = ["90000030", "90000048"].map((one) => registry.vratEkonomickySubjekt({ ico: one }));
      expect(await Promise.allSettled(calls)).toEqual([
        { status: "rejected", reason: sealed },
        { status: "rejected", reason: sealed },
      ]);
    }
    await registry.vratEkonomickySubjekt({ ico });
    await turn();
    expect(token).toHaveBeenCalledTimes(3);
    expect(rejections).toEqual([]);
  });

  it("[REL-05] ends the call at its deadline when it hangs after a refused token, and the call reports that it was sent", async () => {
    const asked: boolean[] = [];
    const token: TokenSupplier = ({ rejected }) => {
      asked.push(rejected);
      return asked.length === 2 ? never() : `t${asked.length}`;
    };
    const { registry, clock, seen } = createFakeService(
      ({ headers }) => (headers.get("authorization") === "Bearer t3" ? ok() : unauthorized()),
      options(token),
    );
    await expect(clock.run(registry.vratEkonomickySubjekt({ ico }, { deadline: 5000 }))).rejects.toMatchObject({
      phase: "timeout",
      requestSent: true,
      message: "vratEkonomickySubjekt: no complete answer within 5000 ms from ares.gov.cz:443 [ERR_TRANSPORT]",
    });
    expect([clock.now(), clock.pending]).toEqual([5000, 0]);
    // It still does not know the token that the next call asks for.
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toEqual({ ico });
    expect(asked).toEqual([false, true, true]);
    expect(tokensOf(seen)).toEqual(["Bearer t1", "Bearer t3"]);
  });

  it("[REL-05] ends the call after thirty seconds without a new token, and the call reports that it was sent", async () => {
    const token = vi.fn<TokenSupplier>().mockReturnValueOnce("t1").mockImplementation(never);
    const { registry, clock } = createFakeService(unauthorized, options(token));
    await expect(clock.run(registry.vratEkonomickySubjekt({ ico }))).rejects.toMatchObject({
      phase: "timeout",
      requestSent: true,
      message: "vratEkonomickySubjekt: no bearer token came within 30000 ms [ERR_TRANSPORT]",
    });
    expect(clock.now()).toBe(30_000);
  });

  it("[NET-01] the client does not call the supplier again after a refusal when a call sends once; the next call asks for another token", async () => {
    const asked: boolean[] = [];
    const { registry, seen } = createFakeService(
      ({ headers }) => (headers.get("authorization") === "Bearer t2" ? ok() : unauthorized()),
      options(({ rejected }) => `t${asked.push(rejected)}`, { retry: false }),
    );
    await expect(registry.vratEkonomickySubjekt({ ico })).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toEqual({ ico });
    expect(seen).toHaveLength(2);
    expect(asked).toEqual([false, true]);
  });

  it("[REL-05] does not delay a caller that aborts, who gets the reason at once", async () => {
    const { registry, clock } = createFakeService(ok, options(never));
    await expectAborted(registry, clock);
    expect(clock.pending).toBe(0);
  });
});

describe("a store", () => {
  const cached = (store: CacheStore, timeout?: number): RegistryOptions => ({ cache: { store, ttl: 1000, timeout } });
  const kept = JSON.stringify({ expires: 2 ** 52, mediaType: "application/json", text: '{"ico":"1"}' });

  it("[REL-05] has its own timeout, and at most the call's remaining time", async () => {
    const { registry, clock, seen } = createFakeService(ok, cached({ get: never, set: never }, 40));
    await clock.run(registry.vratEkonomickySubjekt({ ico }));
    expect([clock.now(), seen.length]).toEqual([40, 1]);
    await expect(clock.run(registry.vratEkonomickySubjekt({ ico }, { deadline: 30 }))).rejects.toMatchObject({
      phase: "timeout",
      requestSent: false,
      message: unsentWithin(30),
    });
    expect([clock.now(), clock.pending, seen.length]).toEqual([70, 0, 1]);
  });

  it("[REL-05] serves a thousand calls in parallel", async () => {
    const { registry, clock, seen } = createFakeService(ok, cached({ get: never, set: never }));
    const calls = Array.from({ length: 1000 }, (_, index) =>
      registry.vratEkonomickySubjekt({ ico: String(10_000_000 + index) }),
    );
    await clock.run(Promise.all(calls));
    expect([clock.now(), seen.length]).toEqual([250, 1000]);
  });

  it("[REL-05] the client ignores a store that answers or fails too late", async () => {
    const rejections = watchRejections();
    const late: ((outcome: unknown) => void)[] = [];
    const get = (): Promise<unknown> =>
      new Promise((resolve, reject) => {
        late.push((outcome) => {
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        });
      });
    const { registry, clock, seen } = createFakeService(
      async () => {
        // The service takes longer than the store.
        for (const answer of late.splice(0)) answer(seen.length === 1 ? kept : new Error("too late"));
        await turn();
        return ok();
      },
      cached({ get, set: never }),
    );
    for (let calls = 0; calls < 2; calls += 1) {
      expect(await clock.run(registry.vratEkonomickySubjekt({ ico }))).toEqual({ ico });
    }
    await turn();
    expect(seen).toHaveLength(2);
    expect(rejections).toEqual([]);
  });

  it("[REL-05] does not delay a caller that aborts, and nothing is sent", async () => {
    const { registry, clock, seen } = createFakeService(ok, cached({ get: never, set: never }));
    await expectAborted(registry, clock);
    await clock.advance(1000);
    expect([clock.pending, seen.length]).toEqual([0, 0]);
  });
});
