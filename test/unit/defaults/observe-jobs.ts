import { check, watch, type WatchRound } from "ares-caais/jobs";
import { createFakeService } from "../../fixtures/fake-service.ts";

const list = Array.from({ length: 2000 }, (_, index) => String(90_000_000 + index));

/** Most requests that a check has under way, and which sources it asks. */
export async function checkRequests(): Promise<{ readonly underWay: number; readonly vr: boolean }> {
  let now = 0;
  const observed = { underWay: 0, vr: false };
  const { registry } = createFakeService(async ({ path, body }) => {
    now += 1;
    observed.underWay = Math.max(observed.underWay, now);
    if (path.includes("-vr/")) observed.vr = true;
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    const { ico } = body as { readonly ico: readonly string[] };
    const found = ico.map((one) => ({ icoId: one, seznamRegistraci: { stavZdrojeVr: "AKTIVNI" } }));
    return Response.json({ pocetCelkem: found.length, ekonomickeSubjekty: found });
  });
  const results = check(registry, list);
  while ((await results.next()).done !== true);
  return observed;
}

/** Sources, beginning and pause of a watch of which nothing is said, and what it does when there is a gap. */
export async function watchLooks(): Promise<{
  readonly sources: readonly string[];
  readonly begin: string;
  readonly interval: number;
  readonly gap: string;
}> {
  const controller = new AbortController();
  const asked: { readonly source: string; readonly at: number }[] = [];
  const { registry, clock } = createFakeService(({ body }) => {
    const { datovyZdroj } = body as { readonly datovyZdroj: string };
    asked.push({ source: datovyZdroj, at: clock.now() });
    return Response.json({ notifikacniDavky: [{ cisloDavky: 7 }] });
  });
  const rounds = watch(registry, list, { clock, signal: controller.signal });
  const first = await clock.run<IteratorResult<WatchRound, void>>(rounds.next());
  const second = rounds.next();
  await clock.advance(1);
  const before = asked.length;
  while (asked.length === before) await clock.advance(1000);
  controller.abort();
  await second;
  const { sources = {} } = first.done === true ? {} : first.value.cursor;
  const gone = watch(registry, list, { after: { version: 1, sources: { vr: 1 } }, sources: ["vr"], clock });
  const gap = await clock.run(gone.next()).then(
    () => "recheck",
    () => "throw",
  );
  return {
    sources: Object.keys(sources),
    begin: sources["vr"] === 7 ? "newest" : "oldest",
    // To the second.
    interval: Math.floor((asked[before]?.at ?? Number.NaN) / 1000) * 1000,
    gap,
  };
}
