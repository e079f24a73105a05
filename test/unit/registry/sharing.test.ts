import Keyv from "keyv";
import { describe, expect, it } from "vitest";
import {
  reportingValidation,
  strictValidation,
  UnexpectedResponseError,
  type CacheStore,
  type ClientEvent,
  type ViolationEvent,
} from "ares-caais";
import { createFakeService } from "../../fixtures/fake-service.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const wrongLists = readYaml(import.meta.url, "wrong-lists.yaml") as readonly [answer: object, reason: string][];

const subject = { ico: "90000021", obchodniJmeno: "Moravské datové služby a.s." };

describe("identical calls", () => {
  it("[REG-16] send one request while in progress, and each caller has a separate copy", async () => {
    const { registry, seen } = createFakeService(() => Response.json(subject));
    const [one, other] = await Promise.all([
      registry.vratEkonomickySubjekt({ ico: "90000021" }),
      registry.vratEkonomickySubjekt({ ico: "90000021" }),
    ]);
    expect(seen).toHaveLength(1);
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
    await registry.vratEkonomickySubjekt({ ico: "90000021" });
    expect(seen).toHaveLength(2);
  });

  it("[REG-16] callers with a signal, a deadline and no options share a request", async () => {
    const { registry, seen } = createFakeService(() => Response.json(subject));
    const { signal } = new AbortController();
    const options = [undefined, {}, { signal }, { deadline: 5000 }, { headers: {} }];
    await Promise.all(options.map(async (each) => registry.vratEkonomickySubjekt({ ico: "90000021" }, each)));
    expect(seen).toHaveLength(1);
  });

  it("[REG-16] the client does not share calls that differ in anything", async () => {
    const { registry, seen } = createFakeService(() => Response.json(subject));
    await Promise.all([
      registry.vratEkonomickySubjekt({ ico: "90000021" }),
      registry.vratEkonomickySubjekt({ ico: "90000030" }),
      registry.vratEkonomickySubjektVr({ ico: "90000021" }),
      registry.vratEkonomickySubjekt({ ico: "90000021" }, { headers: { "x-user": "1" } }),
      registry.vyhledejEkonomickeSubjekty({ ico: ["90000021"] }),
      registry.vyhledejEkonomickeSubjekty({ ico: ["90000030"] }),
    ]);
    expect(seen).toHaveLength(6);
  });

  it("[REG-16] continue when one caller aborts; the last one's abort ends the request", async () => {
    const signals: AbortSignal[] = [];
    let release = (): void => undefined;
    const { registry } = createFakeService(async (_request, { signal }) => {
      if (signal !== undefined) signals.push(signal);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return Response.json(subject);
    });
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
    const call = ({ signal }: AbortController): Promise<unknown> =>
      registry.vratEkonomickySubjekt({ ico: "90000021" }, { signal }).catch((reason: unknown) => reason);
    const shared = [call(first), call(second)];
    await expect.poll(() => signals).toHaveLength(1);
    first.abort("one");
    expect(await shared[0]).toBe("one");
    release();
    expect(await shared[1]).toEqual(subject);
    const alone = call(third);
    await expect.poll(() => signals).toHaveLength(2);
    third.abort("three");
    expect(await alone).toBe("three");
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  });
});

describe("the timeout of a call that joins another one", () => {
  const ico = "90000021";
  const never = (): Promise<never> => new Promise(() => undefined);
  const timeoutOf = (milliseconds: number, requestSent = true): object => ({
    ...{ code: "ERR_TRANSPORT", phase: "timeout", requestSent },
    message: expect.stringContaining(
      `: ${requestSent ? "no complete answer" : "nothing was sent to ares.gov.cz:443"} within ${milliseconds} ms`,
    ) as string,
  });

  it("[REL-06] starts with the call: when the first deadline passes, the later calls send one request together", async () => {
    const { registry, clock, seen } = createFakeService(() => (seen.length === 1 ? never() : Response.json(subject)));
    const first = registry.vratEkonomickySubjekt({ ico }, { deadline: 5000 }).catch((error: unknown) => error);
    await clock.advance(4900);
    const late = [
      registry.vratEkonomickySubjekt({ ico }, { deadline: 5000 }),
      registry.vratEkonomickySubjekt({ ico }, { deadline: 20_000 }),
    ];
    expect(await clock.run(first)).toMatchObject(timeoutOf(5000));
    expect(await clock.run(Promise.all(late))).toEqual([subject, subject]);
    expect([clock.now(), clock.pending, seen.length]).toEqual([5000, 0, 2]);
  });

  it("[REL-06] lasts until its own deadline, and no longer", async () => {
    const { registry, clock } = createFakeService(never);
    const ended: number[] = [];
    const call = async (deadline: number): Promise<void> => {
      await expect(registry.vratEkonomickySubjekt({ ico }, { deadline })).rejects.toMatchObject(timeoutOf(deadline));
      ended.push(clock.now());
    };
    const calls = [call(2000)];
    await clock.advance(1500);
    calls.push(call(2000), call(100), call(9000));
    await clock.run(Promise.all(calls));
    expect(ended).toEqual([1600, 2000, 3500, 10_500]);
    expect(clock.pending).toBe(0);
  });

  it("[REL-06] applies to an attempt too: a call that joined a slow attempt makes its own", async () => {
    const { registry, clock, seen } = createFakeService(() => (seen.length === 1 ? never() : Response.json(subject)), {
      retry: false,
    });
    const first = registry.vratEkonomickySubjekt({ ico }, { timeout: 1000 }).catch((error: unknown) => error);
    await clock.advance(900);
    const late = registry.vratEkonomickySubjekt({ ico }, { timeout: 1000 });
    expect(await clock.run(first)).toMatchObject(timeoutOf(1000));
    expect(await clock.run(late)).toEqual(subject);
    expect([clock.now(), seen.length]).toEqual([1000, 2]);
  });

  it("[REL-06] allows retries for which the first call had no time left", async () => {
    const { registry, clock, seen } = createFakeService(
      async () => {
        if (seen.length > 1) return Response.json(subject);
        await new Promise<void>((resolve) => {
          clock.schedule(resolve, 900);
        });
        return Response.json({ kod: "OBECNA_CHYBA" }, { status: 500 });
      },
      { retry: { minDelay: 400 } },
    );
    const first = registry.vratEkonomickySubjekt({ ico }, { deadline: 1000 }).catch((error: unknown) => error);
    await clock.advance(500);
    const late = registry.vratEkonomickySubjekt({ ico }, { deadline: 5000 });
    expect(await clock.run(first)).toMatchObject({ code: "ERR_REGISTRY", status: 500 });
    expect(await clock.run(late)).toEqual(subject);
    expect([clock.now(), seen.length]).toEqual([900, 2]);
  });

  it.each([
    [500, true, ["shared", "request", "failure", "call"]],
    [1, false, ["shared", "wait", "call"]],
  ])("[REL-06] covers its own request, with %i a minute, when it has to send one", async (rate, requestSent, told) => {
    const events: ClientEvent[] = [];
    const onEvent = (event: ClientEvent): unknown => events.push(event);
    const { registry, clock } = createFakeService(never, { retry: false, requestsPerMinute: rate, onEvent });
    const first = registry.vratEkonomickySubjekt({ ico }, { deadline: 1000 }).catch((thrown: unknown) => thrown);
    await clock.advance(10);
    const late = registry.vratEkonomickySubjekt({ ico }, { deadline: 2000 }).catch((thrown: unknown) => thrown);
    expect(await clock.run(first)).toMatchObject(timeoutOf(1000));
    expect(await clock.run(late)).toMatchObject(timeoutOf(2000, requestSent));
    const [{ callId } = {}] = events.filter(({ type }) => type === "shared");
    expect(events.filter((event) => event.callId === callId).map(({ type }) => type)).toEqual(told);
    expect([clock.now(), clock.pending]).toEqual([2010, 0]);
  });

  it("[REL-06] [NET-15] allows a second wait for a call that asks again first, and reports it too", async () => {
    const events: ClientEvent[] = [];
    const { registry, clock, seen } = createFakeService(() => (seen.length === 1 ? never() : Response.json(subject)), {
      retry: false,
      onEvent: (event) => events.push(event),
    });
    const first = registry.vratEkonomickySubjekt({ ico }, { deadline: 1000 }).catch((thrown: unknown) => thrown);
    await clock.advance(10);
    const late = [1, 2].map(() => registry.vratEkonomickySubjekt({ ico }).withResponse());
    expect(await clock.run(first)).toMatchObject(timeoutOf(1000));
    const results = await clock.run(Promise.all(late));
    const [sender, joined] = [false, true].map((shared) => results.find((result) => result.shared === shared)?.callId);
    const [{ callId: failed } = {}] = events;
    const waits = events.flatMap((event) => (event.type === "shared" ? [[event.callId, event.askedBy]] : []));
    expect(waits.filter(([callId]) => callId === joined)).toEqual([failed, sender].map((askedBy) => [joined, askedBy]));
    expect(waits.filter(([callId]) => callId === sender)).toEqual([[sender, failed]]);
  });

  it("[REL-06] takes no turn of the budget when nobody waits any more", async () => {
    const { registry, clock, seen } = createFakeService(() => Response.json(subject), { requestsPerMinute: 60 });
    await registry.vratEkonomickySubjekt({ ico: "90000030" });
    const [first, second] = [new AbortController(), new AbortController()];
    const calls = [first, second].map(({ signal }) =>
      registry.vratEkonomickySubjekt({ ico }, { signal }).catch((reason: unknown) => reason),
    );
    await clock.advance(500);
    first.abort("one");
    second.abort("two");
    expect(await Promise.all(calls)).toEqual(["one", "two"]);
    await clock.run(registry.vratEkonomickySubjekt({ ico: "90000048" }));
    expect(seen.map(({ path }) => path)).toEqual(["/ekonomicke-subjekty/90000030", "/ekonomicke-subjekty/90000048"]);
    expect(clock.now()).toBeLessThan(1100);
    expect(clock.pending).toBe(0);
  });

  it("[REL-06] does not matter for other failures, which are shared", async () => {
    const { registry, seen } = createFakeService(() => Response.json({ kod: "NENALEZENO" }, { status: 404 }));
    const calls = [1, 2, 3].map(() => registry.vratEkonomickySubjekt({ ico }).catch((error: unknown) => error));
    expect(await Promise.all(calls)).toMatchObject([{ status: 404 }, { status: 404 }, { status: 404 }]);
    expect(seen).toHaveLength(1);
  });
});

describe("cache", () => {
  it("[REG-16] keeps responses in a Keyv for their lifetime, and no longer", async () => {
    const { registry, seen, clock } = createFakeService(() => Response.json(subject), {
      cache: { store: new Keyv(), ttl: 60_000 },
    });
    const call = (): Promise<unknown> => registry.vratEkonomickySubjekt({ ico: "90000021" });
    expect([await call(), await call()]).toEqual([subject, subject]);
    expect(seen).toHaveLength(1);
    await registry.vratEkonomickySubjekt({ ico: "90000021" }, { cache: false });
    expect(seen).toHaveLength(2);
    await clock.advance(60_001);
    await call();
    expect(seen).toHaveLength(3);
  });

  it("[REG-16] keeps no error, and holds no credential in its keys or values", async () => {
    const entries = new Map<string, unknown>();
    let status = 404;
    const { registry, seen } = createFakeService(
      () => Response.json(status === 200 ? subject : { kod: "NENALEZENO" }, { status }),
      {
        cache: { store: entries, ttl: 60_000 },
        credentials: { type: "bearer", token: "hunter2" },
      },
    );
    const call = (): Promise<unknown> => registry.vratEkonomickySubjekt({ ico: "90000021" });
    await expect(call()).rejects.toMatchObject({ status: 404 });
    await expect(call()).rejects.toMatchObject({ status: 404 });
    expect(seen).toHaveLength(2);
    status = 200;
    await call();
    expect(entries.size).toBe(1);
    expect(JSON.stringify([...entries])).not.toContain("hunter2");
  });

  it("[REG-16] separates searches by their filters, and shares calls with one filter", async () => {
    const entries = new Map<string, unknown>();
    const { registry, seen } = createFakeService(
      ({ body }) => {
        const { ico, start = 0 } = body as { ico: string[]; start?: number };
        return Response.json({ pocetCelkem: 2, ekonomickeSubjekty: [{ icoId: ico[start] }] });
      },
      { cache: { store: entries, ttl: 60_000 } },
    );
    const filters = [
      { ico: ["90000021", "90000030"] },
      { ico: ["90000048", "90000056"] },
      { ico: ["90000021", "90000030"], start: 1 },
    ];
    for (const kept of [0, filters.length]) {
      for (const [index, filter] of filters.entries()) {
        const { ekonomickeSubjekty } = await registry.vyhledejEkonomickeSubjekty(filter);
        expect(ekonomickeSubjekty).toEqual([{ icoId: filter.ico[filter.start ?? 0] }]);
        expect(seen).toHaveLength(kept === 0 ? index + 1 : kept);
      }
    }
    expect(entries.size).toBe(filters.length);
  });

  it("[REG-16] does not answer a call that bypasses it", async () => {
    const store: CacheStore = { get: () => undefined, set: () => undefined };
    const { registry, seen } = createFakeService(() => Response.json(subject), { cache: { store, ttl: 60_000 } });
    await Promise.all([
      registry.vratEkonomickySubjekt({ ico: "90000021" }),
      registry.vratEkonomickySubjekt({ ico: "90000021" }, { cache: false }),
    ]);
    expect(seen).toHaveLength(2);
  });
});

describe("codeList", () => {
  const list = { kodCiselniku: "PravniForma", zdrojCiselniku: "res", polozkyCiselniku: [{ kod: "121" }] };

  it("reads one list by code and source, and keeps it for an hour", async () => {
    const { registry, seen, clock } = createFakeService(() =>
      Response.json({ pocetCelkem: 2, ciselniky: [{ ...list, zdrojCiselniku: "com" }, list] }),
    );
    for (const later of [0, 0, 3_599_999]) {
      await clock.advance(later);
      const found = await registry.codeList("PravniForma", "res");
      expect(found).toEqual(list);
      // The caller's copy is its own.
      if (found?.polozkyCiselniku !== undefined) found.polozkyCiselniku.length = 0;
    }
    expect(seen.map(({ body }) => body)).toEqual([{ kodCiselniku: "PravniForma", zdrojCiselniku: "res" }]);
    await clock.advance(1);
    await registry.codeList("PravniForma", "res");
    expect(seen).toHaveLength(2);
    expect(await registry.codeList("PravniForma", "xyz")).toBeUndefined();
  });

  it("loads once for simultaneous calls, and the abort of one ends none of the others", async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { registry, seen } = createFakeService(() => held.then(() => Response.json({ ciselniky: [list] })));
    const controller = new AbortController();
    const aborted = registry.codeList("PravniForma", "res", { signal: controller.signal, headers: { "x-user": "1" } });
    const other = registry.codeList("PravniForma", "res");
    await expect.poll(() => seen.length).toBe(1);
    controller.abort(new Error("changed my mind"));
    await expect(aborted).rejects.toThrow("changed my mind");
    release();
    expect(await other).toEqual(list);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ["fails", () => new Response("", { status: 503 }), 0],
    ["never comes", () => new Promise<Response>(() => undefined), 5_000],
  ] as const)("stays in use for a day while a new one %s, tried once a minute", async (_title, broken, patience) => {
    let isBroken = false;
    const { registry, seen, clock } = createFakeService(
      () => (isBroken ? broken() : Response.json({ ciselniky: [list] })),
      { retry: false, deadline: 20_000 },
    );
    const ask = (): Promise<unknown> => clock.run(registry.codeList("PravniForma", "res"));
    await ask();
    isBroken = true;
    await clock.advance(3_600_000);
    const start = clock.now();
    expect([await ask(), await ask()]).toEqual([list, list]);
    expect([clock.now() - start, seen.length]).toEqual([patience, 2]);
    await clock.advance(60_000);
    expect([await ask(), seen.length]).toEqual([list, 3]);
    await clock.advance(86_400_000 - 3_660_000);
    await expect(ask()).rejects.toThrow();
  });

  it("requests a missing list again, and one without its items", async () => {
    const empty = { kodCiselniku: "PravniForma", zdrojCiselniku: "res" };
    const answers = [[], [empty], [{ ...empty, polozkyCiselniku: [] }], [list]];
    const { registry, seen } = createFakeService(() => Response.json({ ciselniky: answers[seen.length - 1] }));
    for (const [first] of answers) expect(await registry.codeList("PravniForma", "res")).toEqual(first);
    expect(await registry.codeList("PravniForma", "res")).toEqual(list);
    expect(seen).toHaveLength(4);
  });

  it("[REL-01] requests the next page before it reports a missing list", async () => {
    const sources = ["com", "ros", "res"];
    for (const pocetCelkem of [3, undefined, "3"]) {
      const { registry, seen } = createFakeService(({ body }) => {
        const { start = 0 } = body as { start?: number };
        const ciselniky = [{ kodCiselniku: "PravniForma", zdrojCiselniku: sources[start] }];
        return Response.json({ pocetCelkem, ciselniky: start < sources.length ? ciselniky : [] });
      });
      expect(await registry.codeList("PravniForma", "res")).toMatchObject({ zdrojCiselniku: "res" });
      expect(seen.map(({ body }) => (body as { start?: number }).start)).toEqual([undefined, 1, 2]);
      expect(await registry.codeList("PravniForma", "vr")).toBeUndefined();
    }
  });

  it.each(wrongLists)("[REL-01] [REL-02] fails and is not kept when the response is %j", async (wrong, reason) => {
    let healed = false;
    const { registry, clock } = createFakeService(() =>
      Response.json(healed ? { pocetCelkem: 1, ciselniky: [list] } : wrong),
    );
    const error: unknown = await clock.run(registry.codeList("PravniForma", "res")).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ operation: "vyhledejCiselnik", reason });
    healed = true;
    expect(await registry.codeList("PravniForma", "res")).toEqual(list);
  });
});

describe("validation of responses", () => {
  const odd = { ico: "1", novePole: { a: 1 }, sidlo: { nazevUlice: "x".repeat(67) }, pravniForma: "999" };

  it("[REG-20] the client validates nothing by default: every response stays as it came", async () => {
    const { registry } = createFakeService(() => Response.json(odd));
    await expect(registry.vratEkonomickySubjekt({ ico: "90000021" })).resolves.toEqual(odd);
  });

  it("[REG-20] reports every broken rule without values and continues, with `report`", async () => {
    const events: ViolationEvent[] = [];
    const { registry } = createFakeService(() => Response.json(odd), {
      validate: reportingValidation,
      onViolation: (event) => void events.push(event),
    });
    await expect(registry.vratEkonomickySubjekt({ ico: "90000021" })).resolves.toEqual(odd);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ operation: "vratEkonomickySubjekt", schema: "EkonomickySubjekt" });
    expect(events[0]?.issues.map(({ pointer, keyword }) => `${pointer} ${keyword}`).sort()).toEqual([
      "/ico minLength",
      "/ico pattern",
      "/sidlo/nazevUlice maxLength",
    ]);
    expect(JSON.stringify(events)).not.toContain("xxx");
  });

  it("[REG-12] [REG-20] throws a typed error for a broken bound and keeps unknown fields, with `strict`", async () => {
    const { registry } = createFakeService(() => Response.json(odd), { validate: strictValidation });
    const error: unknown = await registry.vratEkonomickySubjekt({ ico: "90000021" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ reason: "schema", issues: { length: 3 } });
    const { registry: lenient } = createFakeService(() => Response.json({ ...subject, novePole: 1 }), {
      validate: strictValidation,
    });
    await expect(lenient.vratEkonomickySubjekt({ ico: "90000021" })).resolves.toEqual({ ...subject, novePole: 1 });
  });
});
