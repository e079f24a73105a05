import { describe, expect, it } from "vitest";
import { BlockedError, type ClientEvent, type RegistryOptions } from "ares-caais";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";

const icos = ["90000021", "90000030", "90000048"] as const;
const ok = (): Response => Response.json({ ico: icos[0] });
const page = (status: number, text = "<html>"): Response =>
  new Response(text, { status, headers: { "content-type": "text/html; charset=utf-8" } });
const firewallPages = [
  "<h1>Váš požadavek byl z bezpečnostních důvodů zablokován</h1>",
  "<title>Request Rejected</title>The requested URL was rejected. Please consult with your administrator.",
];

/** A client of a service that gives some responses, and then data. */
function play(responses: readonly Response[], options: RegistryOptions = {}) {
  const events: ClientEvent[] = [];
  const service = createFakeService(() => responses[service.seen.length - 1] ?? ok(), {
    blockPause: 60_000,
    retry: { minDelay: 10, maxDelay: 10 },
    onEvent: (event) => events.push(event),
    ...options,
  });
  const { registry, clock } = service;
  const ask = (index: 0 | 1 | 2, init = {}): Promise<unknown> =>
    registry.vratEkonomickySubjekt({ ico: icos[index] }, init).catch((error: unknown) => error);
  return { ...service, events, ask, run: (index: 0 | 1 | 2, init = {}) => clock.run(ask(index, init)) };
}

describe("a page that blocks the client", () => {
  it.each([
    ...[403, 429, 503].map((status) => [status, "<html>"] as const),
    ...[200, 400, 404, 500, 502].flatMap((status) => firewallPages.map((text) => [status, text] as const)),
  ])(
    "[NET-18] [REG-17] causes a BlockedError with the status %i after one request, and pauses the client: %s",
    async (status, text) => {
      const { clock, run, seen, events } = play([page(status, text)]);
      expect(await run(0)).toMatchObject({ code: "ERR_BLOCKED", status, pause: 60_000 });
      expect(seen).toHaveLength(1);
      expect(events).toContainEqual(expect.objectContaining({ type: "pause", reason: "block", delay: 60_000 }));
      expect(await run(1)).toMatchObject({ ico: icos[0] });
      expect(clock.now()).toBe(60_000);
    },
  );

  it("[NET-18] needs no media type", async () => {
    for (const text of ["<html>", " <!DOCTYPE html><title>"]) {
      const { run, seen } = play([new Response(new TextEncoder().encode(text), { status: 403 })]);
      expect(await run(0)).toMatchObject({ code: "ERR_BLOCKED", status: 403 });
      expect(seen).toHaveLength(1);
    }
  });

  it.each([
    [500, "<html>"],
    [502, "<html>Bad Gateway"],
    [404, "<html>"],
  ])("[NET-18] differs from other pages of HTML: %i %s", async (status, text) => {
    const { run, clock } = play([page(status, text)]);
    expect(await run(0)).not.toBeInstanceOf(BlockedError);
    await run(1);
    expect(clock.now()).toBeLessThan(1000);
  });
});

describe("a call during a pause", () => {
  it("[NET-18] fails at once when it would end before the pause, and names the end of the pause", async () => {
    const { clock, run, seen } = play([page(403)]);
    await run(0);
    await clock.advance(10_000);
    const until = new Date(clock.date() + 50_000);
    const error = await run(1, { deadline: 2000 });
    expect(error).toBeInstanceOf(BlockedError);
    expect(error).toMatchObject({ status: undefined, pause: 50_000, until, operation: "vratEkonomickySubjekt" });
    expect(String(error)).toContain("the service has blocked this address");
    expect(String(error)).toContain(until.toISOString());
    expect([clock.now(), seen.length, clock.pending]).toEqual([10_000, 1, 0]);
  });

  it("[NET-18] waits for the end of the pause when its deadline allows", async () => {
    const { clock, run } = play([page(403)]);
    await run(0);
    expect(await run(1, { deadline: 60_001 })).toMatchObject({ ico: icos[0] });
    expect(clock.now()).toBe(60_000);
  });

  it("[NET-18] fails at once also when it waited in the queue before the pause began", async () => {
    const { clock, ask, seen } = play([page(403)], { requestsPerMinute: 60 });
    const calls = [ask(0), ask(1, { deadline: 5000 }), ask(2)];
    const ends: unknown[] = [];
    void calls[1]?.then((error) => ends.push(clock.now(), error));
    await clock.run(Promise.all(calls));
    expect(ends).toEqual([0, expect.any(BlockedError)]);
    expect([seen.length, clock.now() >= 60_000]).toEqual([2, true]);
  });
});

describe("Retry-After", () => {
  const busy = (status: number, seconds: number): Response =>
    Response.json({ kod: "x" }, { status, headers: { "retry-after": String(seconds) } });

  it.each([429, 503])("[NET-19] pauses all calls of the client after a %i", async (status) => {
    const { clock, ask, seen, events } = play([busy(status, 30)]);
    const times: number[] = [];
    const first = ask(0);
    await clock.advance(1000);
    const others = [ask(1), ask(2)].map((call) => call.then(() => times.push(clock.now())));
    await clock.run(Promise.all([first, ...others]));
    expect(times).toEqual([30_000, 30_000]);
    expect(seen).toHaveLength(4);
    expect(events.filter(({ type }) => type === "pause")).toMatchObject([{ reason: "retry-after", delay: 30_000 }]);
  });

  it("[NET-19] pauses no longer than the retry policy allows", async () => {
    const { clock, run } = play([busy(503, 3600)], { retry: { maxRetryAfter: 20_000 } });
    expect(await run(0)).toMatchObject({ status: 503 });
    expect(clock.now()).toBe(0);
    await run(1);
    expect(clock.now()).toBe(20_000);
  });

  it("[NET-19] also pauses the calls that are sent once", async () => {
    const { clock, run } = play([busy(429, 5)], { retry: false });
    expect(await run(0)).toMatchObject({ status: 429 });
    await run(1);
    expect(clock.now()).toBe(5000);
  });

  it("[NET-19] pauses no call after another status", async () => {
    const { clock, run } = play([busy(500, 5)], { retry: false });
    await run(0);
    await run(1);
    expect(clock.now()).toBe(0);
  });

  it("[NET-19] pauses an identity client too", async () => {
    const provider = createFakeProvider();
    provider.answers["jwks"] = () => busy(503, 20);
    const identity = provider.identity({ retry: false, deadline: 1000 });
    const { complete } = await provider.begin(identity);
    await expect(complete()).rejects.toMatchObject({ status: 503 });
    await expect(complete()).rejects.toBeInstanceOf(BlockedError);
  });
});

it("[NET-19] repeats a request after a 408", async () => {
  const { run, seen } = play([new Response("", { status: 408 })]);
  expect(await run(0)).toMatchObject({ ico: icos[0] });
  expect(seen).toHaveLength(2);
});
