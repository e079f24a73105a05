import { describe, expect, it } from "vitest";
import { RegistryError, type RegistryOptions, type ClientEvent } from "ares-caais";
import { createFakeClock } from "../../fixtures/fake-clock.ts";
import { createFakeService, inTurn } from "../../fixtures/fake-service.ts";

type Step = () => Response | Promise<Response>;
const json = (status: number, body: unknown = { kod: "OBECNA_CHYBA" }, headers: Record<string, string> = {}): Step => {
  return () => Response.json(body, { status, headers });
};
const found = json(200, { ico: "90000021" });
const networkFailure: Step = () => {
  throw new TypeError("fetch failed", { cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) });
};

/** A client whose service plays some steps, one an attempt, the last one again and again. */
function play(steps: readonly Step[], options: RegistryOptions = {}, random = 0.5) {
  const times: number[] = [];
  const next = inTurn(steps);
  const answer: Step = () => {
    times.push(clock.now());
    return next();
  };
  const { registry, clock } = createFakeService(answer, options, createFakeClock(random));
  const call = (init = {}): Promise<unknown> => clock.run(registry.vratEkonomickySubjekt({ ico: "90000021" }, init));
  return { clock, times, call };
}

describe("retries", () => {
  it.each([429, 500, 502, 503, 504])("[NET-01] repeat %i, with full jitter under a doubling bound", async (status) => {
    const { times, call, clock } = play([json(status), json(status), json(status), found], {}, 0.5);
    await expect(call()).resolves.toEqual({ ico: "90000021" });
    // Half of 500, 1000 and 2000 ms.
    expect(times).toEqual([0, 250, 750, 1750]);
    expect(clock.pending).toBe(0);
  });

  it("[NET-01] draw jitter between zero and the bound, which has a cap", async () => {
    const least = play([json(500), json(500), found], {}, 0);
    await least.call();
    expect(least.times).toEqual([0, 0, 0]);
    const most = play([json(500)], { retry: { retries: 6, minDelay: 1000, maxDelay: 5000 } }, 1);
    await expect(most.call()).rejects.toThrow(RegistryError);
    expect(most.times).toEqual([0, 1000, 3000, 7000, 12_000, 17_000, 22_000]);
  });

  it("[NET-01] repeat a failed connection; after the last attempt they throw the failure", async () => {
    const { times, call } = play([networkFailure]);
    await expect(call()).rejects.toMatchObject({ code: "ERR_TRANSPORT", phase: "connection" });
    expect(times).toHaveLength(4);
  });

  it("[NET-01] repeat an attempt that timed out", async () => {
    const { times, call } = play([() => new Promise<Response>(() => undefined), found], { timeout: 1000 });
    await expect(call()).resolves.toEqual({ ico: "90000021" });
    expect(times).toEqual([0, 1250]);
  });

  it("[NET-01] repeat a search by POST with its body", async () => {
    const { registry, clock, seen } = createFakeService(() =>
      seen.length === 1 ? new Response("", { status: 502 }) : Response.json({ pocetCelkem: 0 }),
    );
    const filter = { obchodniJmeno: "Asseco" };
    await clock.run(registry.vyhledejEkonomickeSubjekty(filter));
    expect(seen.map(({ body }) => body)).toEqual([filter, filter]);
  });

  it.each([400, 401, 403, 404, 302, 405, 418, 501])("[NET-03] do not repeat %i", async (status) => {
    const { times, call, clock } = play([json(status)]);
    await expect(call()).rejects.toMatchObject({ status });
    expect(times).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it("[NET-01] do not repeat an unknown error, such as a bug in the fetch, and pass it on unchanged", async () => {
    for (const bug of [new RangeError("bug"), new TypeError("x is not a function"), "text"]) {
      const { times, call } = play([
        () => {
          // eslint-disable-next-line @typescript-eslint/only-throw-error -- a fetch of the caller's own may throw anything
          throw bug;
        },
      ]);
      await expect(call()).rejects.toBe(bug);
      expect(times).toHaveLength(1);
    }
  });

  it("[NET-01] do not repeat a refused certificate", async () => {
    const { times, call } = play([
      () => {
        throw new TypeError("fetch failed", {
          cause: Object.assign(new Error("self-signed"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" }),
        });
      },
    ]);
    await expect(call()).rejects.toMatchObject({ phase: "tls" });
    expect(times).toHaveLength(1);
  });
});

describe("Retry-After", () => {
  const moment = "Wed, 21 Oct 2015 07:28:00 GMT";
  it.each<[does: string, value: string, time: number]>([
    ["delays the retry by its seconds without jitter", "7", 7000],
    ["delays the retry until its date", new Date(1_800_000_000_000 + 9000).toUTCString(), 9000],
    ["delays the retry until its date in an obsolete form", "Friday, 15-Jan-27 08:00:09 GMT", 9000],
    ["delays the retry until its date in an obsolete form", "Fri Jan 15 08:00:09 2027", 9000],
    ["causes no delay with a past date", moment, 0],
    ["causes no delay with a past date", "Sun Nov  6 08:49:37 1994", 0],
    ...["soon", "-5", "1.5", "2026-01-01", `on ${moment}`, `${moment}+1`, "Fri Jan 15 08:00:09 2027 +0100"].map(
      (value): [string, string, number] => ["is ignored when the client cannot read it", value, 250],
    ),
  ])("[NET-01] the header %s: %s", async (_does, value, time) => {
    for (const status of [429, 503]) {
      const { times, call } = play([json(status, {}, { "retry-after": value }), found]);
      await call();
      expect(times).toEqual([0, time]);
    }
  });

  it.each(["61", "99999999999", "9".repeat(40)])(
    "[NET-01] makes the response final when it exceeds the cap, and the message repeats it: %s",
    async (value) => {
      const { times, call } = play([json(503, {}, { "retry-after": value })]);
      await expect(call()).rejects.toMatchObject({
        status: 503,
        message: expect.stringContaining(`; the service asks to wait (Retry-After: ${value})`) as string,
      });
      expect(times).toHaveLength(1);
    },
  );

  it("[NET-19] [PKG-03] the message repeats no other text of the header", async () => {
    const { call } = play([json(503, {}, { "retry-after": "1 secret" })], { retry: false });
    await expect(call()).rejects.toMatchObject({ message: expect.not.stringContaining("secret") as string });
  });
});

describe("deadline", () => {
  it("[NET-04] throws the last failure at once when the wait would pass it", async () => {
    const { call, clock } = play([json(503, { kod: "OBECNA_CHYBA" }, { "retry-after": "30" })], { deadline: 10_000 });
    await expect(call()).rejects.toMatchObject({ status: 503 });
    expect(clock.now()).toBe(0);
  });
});

describe("a connection that was kept alive too long", () => {
  const stale: Step = () => {
    throw new TypeError("fetch failed", {
      cause: Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET", socket: { bytesRead: 120 } }),
    });
  };

  it("[NET-01] the client replaces the connection once, at once, and does not count that as an attempt", async () => {
    const { times, call } = play([stale, json(500), found], { retry: { retries: 1 } });
    await expect(call()).resolves.toEqual({ ico: "90000021" });
    expect(times).toEqual([0, 0, 250]);
    const again = play([stale, stale, stale, found], { retry: { retries: 1 } });
    await expect(again.call()).rejects.toMatchObject({ phase: "connection" });
    expect(again.times).toHaveLength(3);
  });

  it.each([false, { retries: 0 }] as const)(
    "[NET-01] the client does not replace the connection when a call sends once: %j",
    async (retry) => {
      const { times, call } = play([stale, found], { retry });
      await expect(call()).rejects.toMatchObject({ phase: "connection", requestSent: true });
      expect(times).toHaveLength(1);
    },
  );
});

describe("a block page", () => {
  it("[REG-17] does not include a 403 with a Chyba", async () => {
    const { times, call } = play([json(403, { kod: "NENI_OPRAVNENI" }), found]);
    await expect(call()).rejects.toThrow(RegistryError);
    await call();
    expect(times).toEqual([0, 0]);
  });
});

describe("onEvent", () => {
  it("[NET-21] receives every attempt, and no secret", async () => {
    const events: ClientEvent[] = [];
    const { call } = play([json(500), networkFailure, found], {
      headers: { authorization: "Basic c2VjcmV0" },
      onEvent: (event) => events.push(event),
    });
    await call();
    const common = {
      callId: events[0]?.callId,
      operation: "vratEkonomickySubjekt",
      method: "GET",
      url: "https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/90000021",
    };
    expect(common.callId).toBeGreaterThan(0);
    expect(events.filter(({ type }) => type !== "call")).toEqual([
      { type: "request", ...common, attempt: 1 },
      { type: "response", ...common, attempt: 1, status: 500, duration: 0 },
      { type: "retry", ...common, attempt: 1, reason: 500, delay: 250 },
      { type: "request", ...common, attempt: 2 },
      { type: "failure", ...common, attempt: 2, phase: "connection", duration: 0 },
      { type: "retry", ...common, attempt: 2, reason: "connection", delay: 500 },
      { type: "request", ...common, attempt: 3 },
      { type: "response", ...common, attempt: 3, status: 200, duration: 0 },
    ]);
    expect(JSON.stringify(events)).not.toContain("c2VjcmV0");
  });
});
