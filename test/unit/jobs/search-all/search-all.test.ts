import { describe, expect, it } from "vitest";
import { currentSeat, searchAll, type SearchAllOptions, type SegmentCursor } from "ares-caais/jobs";
import { drain } from "../../../fixtures/failures.ts";
import { createFakeService } from "../../../fixtures/fake-service.ts";

interface Asked {
  readonly start?: number;
  readonly pocet?: number;
  readonly razeni?: readonly string[];
  readonly pravniForma?: readonly string[];
  readonly sidlo?: object;
}

const filter = { pravniForma: ["112", "121"] };
const cap = 1000;

interface ServiceOptions {
  readonly perForm?: number;
  readonly largestPage?: number;
  readonly fails?: (request: number) => boolean;
  readonly saysMatches?: boolean;
}

/**
 * A client of a service with subjects of two legal forms.
 *
 * @param fails whether it fails at a request, by its number
 * @param largestPage most subjects that it sends at a time
 * @param saysMatches whether it says how many match when it refuses a search
 */
function createService({ perForm = 600, largestPage = 200, fails, saysMatches = true }: ServiceOptions = {}) {
  const subjects = ["112", "121"].flatMap((pravniForma, form) =>
    Array.from({ length: perForm }, (_, index) => ({
      icoId: String(10_000_000 + form * 100_000 + index),
      pravniForma,
    })),
  );
  let requests = 0;
  return createFakeService(
    ({ body }) => {
      requests += 1;
      if (fails?.(requests) === true) return new Response("", { status: 503 });
      const { start = 0, pocet = 100, pravniForma = [] } = body as Asked;
      const found = subjects.filter((one) => pravniForma.includes(one.pravniForma));
      if (found.length > cap) {
        const popis = saysMatches ? `mnoho (${found.length})` : "mnoho";
        const chyba = { kod: "CHYBA_VSTUPU", subKod: "VYSTUP_PRILIS_MNOHO_VYSLEDKU", popis };
        return Response.json(chyba, { status: 400 });
      }
      const page = found.slice(start, start + Math.min(pocet, largestPage));
      return Response.json({ pocetCelkem: found.length, ekonomickeSubjekty: page });
    },
    { retry: false },
  );
}

async function collect(service: ReturnType<typeof createService>, options: SearchAllOptions = {}) {
  const ids: string[] = [];
  const segment = searchAll(service.registry, filter, options);
  for (;;) {
    const next = await segment.next();
    if (next.done === true) return { ids, result: next.value };
    ids.push(next.value.icoId ?? "");
  }
}

describe("[JOB-09] searchAll", () => {
  it("splits a search by the caller's own legal forms, and requests the total again at the end", async () => {
    const service = createService();
    const { ids, result } = await collect(service);
    expect(new Set(ids).size).toBe(1200);
    expect(ids).toHaveLength(1200);
    expect(result).toMatchObject({
      ended: true,
      complete: true,
      found: 1200,
      total: 1200,
      totalAtStart: 1200,
      gaps: [],
    });
    const asked = service.seen.map(({ body }) => body as Asked);
    expect(asked[0]).toMatchObject({ ...filter, start: 0, pocet: 200, razeni: ["icoId"] });
    expect(asked.at(-1)).toMatchObject({ ...filter, start: 0, pocet: 1 });
    expect(result.requests).toBe(asked.length);
  });

  it("splits further when a refusal does not state the number of matches, and is not complete without that proof", async () => {
    const { ids, result } = await collect(createService({ saysMatches: false }));
    expect(new Set(ids).size).toBe(1200);
    expect(result).toMatchObject({ ended: true, complete: false, found: 1200, gaps: [] });
    expect(result).toMatchObject({ total: undefined, totalAtStart: undefined });
  });

  it("ends after one request when one page has all subjects", async () => {
    const { result } = await collect(createService({ perForm: 50 }));
    expect(result).toMatchObject({ complete: true, found: 100, total: 100, requests: 1 });
  });
});

describe("[REL-01] searchAll", () => {
  it.each<[title: string, answer: object, pointer: string]>([
    ["that does not say how many match", { ekonomickeSubjekty: [] }, "/pocetCelkem"],
    ["whose number of matches is none", { pocetCelkem: -1, ekonomickeSubjekty: [] }, "/pocetCelkem"],
    ["whose subjects are no list", { pocetCelkem: 1, ekonomickeSubjekty: {} }, "/ekonomickeSubjekty"],
    ["whose subjects are no objects", { pocetCelkem: 1, ekonomickeSubjekty: [1] }, "/ekonomickeSubjekty/0"],
  ])("never claims to be complete after a response %s", async (_title, answer, pointer) => {
    const { registry } = createFakeService(() => Response.json(answer), { retry: false });
    await expect(searchAll(registry, filter).next()).rejects.toMatchObject({
      name: "UnexpectedResponseError",
      issues: [expect.objectContaining({ pointer })],
    });
  });

  it("never claims to be complete after a response with a total and no list", async () => {
    const { registry } = createFakeService(() => Response.json({ pocetCelkem: 3 }), { retry: false });
    const next = await searchAll(registry, filter).next();
    expect(next).toMatchObject({ done: true, value: { complete: false, found: 0, total: 3 } });
  });
});

describe("[JOB-10] searchAll", () => {
  it("reports a cursor after its subjects were taken, and waits for onProgress", async () => {
    const events: string[] = [];
    let taken = 0;
    const segment = searchAll(createService().registry, filter, {
      onProgress: async ({ found }) => {
        expect(taken).toBe(found);
        await Promise.resolve();
        events.push("committed");
      },
    });
    for await (const subject of segment) {
      expect(subject.icoId).toBeDefined();
      taken += 1;
      if (events.at(-1) !== "taken") events.push("taken");
    }
    expect(events.filter((event) => event === "taken").length).toBeGreaterThan(1);
    expect(events.at(-1)).toBe("committed");
  });

  it("throws an IncompleteError when a later request fails, and the last cursor resumes", async () => {
    let cursor: SegmentCursor | undefined;
    const segment = searchAll(createService({ fails: (request) => request === 8 }).registry, filter, {
      onProgress: (progress) => void (cursor = progress.cursor),
    });
    const { items, error } = await drain(segment);
    const ids = items.map(({ icoId = "" }) => icoId);
    expect(ids.length).toBeGreaterThan(0);
    expect(error).toMatchObject({ name: "IncompleteError", received: ids.length, next: ids.length });
    const rest = await collect(createService(), { after: cursor });
    expect(new Set([...ids, ...rest.ids]).size).toBe(1200);
    expect(ids.length + rest.ids.length).toBe(1200);
  });

  it("throws the error of the first request", async () => {
    await expect(collect(createService({ fails: () => true }))).rejects.toMatchObject({
      name: "UnexpectedResponseError",
    });
  });

  it.each([
    { when: "after a search", progress: 3, request: 0, answered: 9 },
    { when: "between two pages", progress: 0, request: 8, answered: 7 },
  ])("ends normally when the signal aborts $when, and its cursor resumes", async ({ progress, request, answered }) => {
    const controller = new AbortController();
    let results = 0;
    const service = createService({
      fails: (number) => {
        if (number === request) controller.abort();
        return false;
      },
    });
    const { ids, result } = await collect(service, {
      signal: controller.signal,
      onProgress: () => {
        if ((results += 1) === progress) controller.abort();
      },
    });
    expect(result).toMatchObject({ ended: false, complete: false, requests: answered, found: ids.length });
    const rest = await collect(createService(), { after: result.cursor });
    expect(rest.result).toMatchObject({ complete: true, found: 1200 });
    expect(new Set([...ids, ...rest.ids]).size).toBe(1200);
  });

  it.each<[what: string, change: (cursor: SegmentCursor) => unknown, field: string, rule: RegExp]>([
    ["nothing like a cursor", () => 1, "after", /must be a cursor/],
    ["one of an older version", (cursor) => ({ ...cursor, version: 1 }), "after.version", /start again without after/],
    ["one of another filter", (cursor) => cursor, "after", /must be of the filter of the segment/],
    ["one without its plan", ({ plan: _, ...cursor }) => cursor, "after.checksum", /start again without after/],
    [
      "one whose plan was changed",
      (cursor) => ({ ...cursor, plan: cursor.plan.replace('"found":', '"found":1') }),
      "after.checksum",
      /it was changed or damaged/,
    ],
  ])("refuses %s before anything is sent", async (what, change, field, rule) => {
    const service = createService();
    const { cursor } = (await collect(createService(), { maxRequests: 3 })).result;
    const other = what.includes("filter") ? { pravniForma: ["112"] } : filter;
    const segment = searchAll(service.registry, other, { after: change(cursor) as SegmentCursor });
    await expect(segment.next()).rejects.toMatchObject({
      name: "InvalidInputError",
      field,
      rule: expect.stringMatching(rule) as string,
    });
    expect(service.seen).toHaveLength(0);
  });

  it("resumes from a cursor whose members a database has reordered", async () => {
    const { ids, result } = await collect(createService(), { maxRequests: 3 });
    const after = Object.fromEntries(Object.entries(result.cursor).reverse()) as unknown as SegmentCursor;
    const rest = await collect(createService(), { after });
    expect(rest.result).toMatchObject({ complete: true, found: 1200 });
    expect(new Set([...ids, ...rest.ids]).size).toBe(1200);
  });
});

describe("searchAll", () => {
  it("copies the filter at the call, and ignores later changes", async () => {
    const service = createService({ perForm: 300 });
    const reused = { pravniForma: ["112"] };
    const first = searchAll(service.registry, reused);
    reused.pravniForma[0] = "121";
    const forms = (await drain(first)).items.map(({ pravniForma }) => pravniForma);
    expect([...new Set(forms)]).toEqual(["112"]);
  });

  it("uses the bulk line of the budget when the line is undefined", async () => {
    const { registry } = createService({ perForm: 50 });
    const lines: unknown[] = [];
    const observed: Parameters<typeof searchAll>[0] = {
      vyhledejCiselnik: registry.vyhledejCiselnik,
      vyhledejStandardizovaneAdresy: registry.vyhledejStandardizovaneAdresy,
      vyhledejEkonomickeSubjekty: (asked, options) => {
        lines.push(options?.line);
        return registry.vyhledejEkonomickeSubjekty(asked, options);
      },
    };
    for await (const { icoId } of searchAll(observed, filter, { line: undefined })) expect(icoId).toBeDefined();
    expect(lines).toEqual(["bulk"]);
  });
});

describe("arguments of searchAll", () => {
  it("refuses a filter that is not plain data, at the call", () => {
    const wrong = { pravniForma: () => ["112"] } as unknown as typeof filter;
    expect(() => searchAll(createService().registry, wrong)).toThrow(
      expect.objectContaining({ name: "InvalidInputError", field: "filter" }),
    );
  });

  it.each<[filter: unknown, options: unknown, field: string]>([
    [undefined, {}, "filter"],
    [{ ...filter, start: 5 }, {}, "filter.start"],
    [{ ...filter, pocet: 5 }, {}, "filter.pocet"],
    [{ ...filter, razeni: ["ico"] }, {}, "filter.razeni"],
    [filter, null, "options"],
    [filter, { maxRequests: -1 }, "maxRequests"],
    [filter, { pageSize: 1 }, "pageSize"],
    [filter, { onProgress: true }, "onProgress"],
  ])("refuses %j with %j", async (wrong, options, field) => {
    const { registry, seen } = createService();
    const segment = searchAll(registry, wrong as typeof filter, options as SearchAllOptions);
    await expect(segment.next()).rejects.toMatchObject({ name: "InvalidInputError", field });
    expect(seen).toHaveLength(0);
  });

  it("refuses a value that is no registry", async () => {
    const nothing = {} as Parameters<typeof searchAll>[0];
    await expect(searchAll(nothing, filter).next()).rejects.toMatchObject({ name: "InvalidInputError" });
  });
});

describe("currentSeat", () => {
  it.each<[seat: object | undefined, sidlo: object, result: boolean | undefined]>([
    [{ kodObce: 1, kodUlice: 2 }, { kodObce: 1 }, true],
    [{ kodObce: 1, kodUlice: 2 }, { kodObce: 1, kodUlice: 3 }, false],
    [{ kodObce: 1 }, { kodObce: 1, kodUlice: 3 }, undefined],
    [{ kodObce: 2 }, { kodObce: 1, kodUlice: 3 }, false],
    [{ textovaAdresa: "Dlouhá 1" }, { kodObce: 1 }, undefined],
    [{ kodObce: 1, textovaAdresa: "Dlouhá 1" }, { kodObce: 1, textovaAdresa: "Dlouhá" }, undefined],
    [undefined, { kodObce: 1 }, undefined],
    [{ kodObce: 1 }, {}, true],
  ])("returns for %j and %j: %s", (sidlo, wanted, result) => {
    expect(currentSeat(sidlo === undefined ? {} : { sidlo }, wanted)).toBe(result);
  });
});
