import { describe, expect, it } from "vitest";
import { check, type CheckOptions, type CheckResult, type SubjectSnapshot } from "ares-caais/jobs";
import { collect, drain, endlessNumbers } from "../../fixtures/failures.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";

interface Subject {
  readonly ico: string;
  readonly obchodniJmeno?: unknown;
  readonly sidlo?: unknown;
  readonly dic?: unknown;
  readonly datumZaniku?: unknown;
  readonly seznamRegistraci?: unknown;
}

const inVr = { stavZdrojeVr: "AKTIVNI", stavZdrojeDph: "AKTIVNI" };
const company: Subject = {
  ico: "90000021",
  obchodniJmeno: "Moravské datové služby a.s.",
  sidlo: { textovaAdresa: "Kounicova 684/12, Veveří, 60200 Brno" },
  dic: "CZ90000021",
  seznamRegistraci: inVr,
};

function person(jmeno: string, prijmeni: string, more: object = {}): object {
  return {
    datumZapisu: "2020-01-01",
    nazevAngazma: "jednatel",
    clenstvi: {},
    fyzickaOsoba: { jmeno, prijmeni, datumNarozeni: "1975-03-02" },
    ...more,
  };
}

const jana = person("Jana", "Nováková");
const petr = person("Petr", "Svoboda");

function bodyOf(...clenoveOrganu: unknown[]): object {
  return {
    primarniZaznam: true,
    rejstrik: "OR",
    statutarniOrgany: [{ datumZapisu: "2020-01-01", nazevOrganu: "Jednatelé", clenoveOrganu }],
  };
}

/** A register that a test may change, by ico; VR has an entry or none. */
interface Register {
  readonly ares: Map<string, Subject>;
  readonly vr: Map<string, unknown>;
}

function createRegister(subjects: readonly Subject[], vr: Readonly<Record<string, unknown>> = {}): Register {
  return { ares: new Map(subjects.map((one) => [one.ico, one])), vr: new Map(Object.entries(vr)) };
}

function createService(register: Register, fails: (source: "ares" | "vr") => boolean = () => false) {
  let underWay = 0;
  const observed = { most: 0, ares: 0, vr: 0, asked: [] as string[] };
  const { registry, seen } = createFakeService(
    async ({ path, body }) => {
      const source = path.includes("-vr/") ? "vr" : "ares";
      underWay += 1;
      observed.most = Math.max(observed.most, underWay);
      observed[source] += 1;
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      if (fails(source)) return new Response("", { status: 503 });
      const { ico } = body as { readonly ico: readonly string[] };
      if (source === "vr") observed.asked.push(...ico);
      const found: object[] = ico.flatMap((one): object[] => {
        if (source === "ares") return register.ares.get(one) === undefined ? [] : [{ ...register.ares.get(one) }];
        return register.vr.has(one) ? [{ icoId: one, zaznamy: [register.vr.get(one)] }] : [];
      });
      return Response.json({ pocetCelkem: found.length, ekonomickeSubjekty: found });
    },
    { retry: false },
  );
  return { registry, seen, observed };
}

async function checkAll(
  register: Register,
  inputs: Iterable<string | number> & { readonly charAt?: never },
  options?: CheckOptions,
): Promise<CheckResult[]> {
  return collect(check(createService(register).registry, inputs, options));
}

/** As a job keeps them: as JSON. */
function kept(results: readonly CheckResult[]): SubjectSnapshot[] {
  return JSON.parse(JSON.stringify(results.flatMap(({ snapshot }) => snapshot ?? []))) as SubjectSnapshot[];
}

async function differencesBetween(before: Register, after: Register): Promise<CheckResult["differences"]> {
  const previous = kept(await checkAll(before, ["90000021"]));
  const [result] = await checkAll(after, ["90000021"], { previous });
  expect(result?.isNew).toBe(false);
  return result?.differences ?? [];
}

const refusal = (field: string): object => ({ name: "InvalidInputError", field });

describe("check", () => {
  it("[JOB-08] returns every input in its order, with its state, its facts, and the rule that a malformed one breaks", async () => {
    const ended: Subject = { ico: "90000102", obchodniJmeno: "Sklárna a.s.", datumZaniku: "2021-04-15" };
    const register = createRegister([company, ended], { "90000021": bodyOf(jana, petr) });
    const results = await checkAll(register, ["x", 90000102, "CZ12345678", "90000021", "12345678"]);
    expect(results).toMatchObject([
      { status: "malformed", input: "x", ico: undefined, snapshot: undefined, isNew: false, differences: [] },
      { status: "found", input: 90000102, state: { state: "dissolved", date: "2021-04-15" }, isNew: true },
      { status: "malformed", input: "CZ12345678", rule: expect.stringContaining("DIČ") as string },
      {
        status: "found",
        ico: "90000021",
        record: { dic: "CZ90000021" },
        isNew: true,
        differences: [],
        snapshot: {
          version: 1,
          ico: "90000021",
          status: "found",
          name: "Moravské datové služby a.s.",
          seat: "Kounicova 684/12, Veveří, 602 00 Brno",
          dic: "CZ90000021",
          state: "unknown",
          vat: "registered",
          body: ["Jana Nováková (1975), jednatel", "Petr Svoboda (1975), jednatel"],
        },
      },
      { status: "missing", ico: "12345678", record: undefined, state: undefined, isNew: true, differences: [] },
    ]);
    expect(results[0]).toMatchObject({ rule: "must be 1 to 8 digits, or ARES_ and 8 digits" });
    expect(results[4]?.snapshot).toEqual({ ...none, ico: "12345678", status: "missing" });
  });

  const none = { version: 1, name: null, seat: null, dic: null, state: null, vat: null, body: null };

  it("[JOB-08] reports the differences from the previous check field by field", async () => {
    const before = createRegister([company], { "90000021": bodyOf(jana) });
    const changed = {
      ...company,
      obchodniJmeno: "Moravské služby a.s.",
      sidlo: { textovaAdresa: "Nová 1, 60200 Brno" },
      dic: undefined,
      datumZaniku: undefined,
      primarniZdroj: "vr",
      seznamRegistraci: { ...inVr, stavZdrojeDph: "ZANIKLY" },
    };
    const after = createRegister([changed], { "90000021": bodyOf(petr) });
    expect(await differencesBetween(before, after)).toEqual([
      { field: "name", before: "Moravské datové služby a.s.", after: "Moravské služby a.s." },
      { field: "seat", before: "Kounicova 684/12, Veveří, 602 00 Brno", after: "Nová 1, 602 00 Brno" },
      { field: "dic", before: "CZ90000021", after: null },
      { field: "state", before: "unknown", after: "active" },
      { field: "vat", before: "registered", after: "ended" },
      { field: "body", before: ["Jana Nováková (1975), jednatel"], after: ["Petr Svoboda (1975), jednatel"] },
    ]);
  });

  it.each<[title: string, before: unknown[], after: unknown[]]>([
    ["another order of members", [jana, petr], [petr, jana]],
    ["letter case and white space", [jana], [person("JANA", " Nováková ")]],
    [
      "a degree and a new term of office",
      [jana],
      [
        person("Jana", "Nováková", {
          datumZapisu: "2024-01-01",
          clenstvi: { clenstvi: { vznikClenstvi: "2024-01-01" } },
        }),
      ],
    ],
    ["a second entry of a member", [jana, petr], [jana, { ...jana, datumZapisu: "2022-01-01" }, petr]],
    ["a former member", [jana], [jana, { ...petr, datumVymazu: "2021-01-01" }]],
  ])("[JOB-08] finds no difference in %s", async (_title, before, after) => {
    const spaced = { ...company, obchodniJmeno: "MORAVSKÉ  datové služby\u00a0a.s. " };
    const was = createRegister([company], { "90000021": bodyOf(...before) });
    const is = createRegister([spaced], { "90000021": bodyOf(...after) });
    expect(await differencesBetween(was, is)).toEqual([]);
  });

  it.each<[title: string, after: unknown]>([
    [
      "a son of the same name",
      person("Jana", "Nováková", {
        fyzickaOsoba: { jmeno: "Jana", prijmeni: "Nováková", datumNarozeni: "2001-01-01" },
      }),
    ],
    ["another function", person("Jana", "Nováková", { clenstvi: { funkce: { nazev: "předseda" } } })],
    [
      "a legal person",
      person("", "", { fyzickaOsoba: undefined, pravnickaOsoba: { obchodniJmeno: "Jana Nováková", ico: "90000048" } }),
    ],
    ["what is hidden", person("", "", { fyzickaOsoba: undefined, skrytyUdaj: { hodnota: "údaj není veřejný; § 1" } })],
  ])("[JOB-08] finds %s in the statutory body", async (_title, after) => {
    const was = createRegister([company], { "90000021": bodyOf(jana) });
    const found = await differencesBetween(was, createRegister([company], { "90000021": bodyOf(after) }));
    expect(found).toMatchObject([{ field: "body" }]);
    expect(JSON.stringify(found)).not.toContain(";");
  });

  it("[JOB-08] reports a chair who steps down as a member with another role", async () => {
    const chair = (zanikFunkce?: string): unknown =>
      person("Jana", "Nováková", {
        nazevAngazma: "člen",
        clenstvi: { clenstvi: { vznikClenstvi: "2020-01-01" }, funkce: { nazev: "předseda", zanikFunkce } },
      });
    const [result] = await checkAll(createRegister([company], { "90000021": bodyOf(chair("2021-01-01")) }), [
      "90000021",
    ]);
    expect(result?.snapshot?.body).toEqual(["Jana Nováková (1975), člen"]);
    const lasting = await checkAll(createRegister([company], { "90000021": bodyOf(chair()) }), ["90000021"]);
    expect(lasting[0]?.snapshot?.body).toEqual(["Jana Nováková (1975), předseda"]);
  });

  it("[JOB-08] reports a changed status when a subject vanished or came back, with the changes in between", async () => {
    const register = createRegister([company], { "90000021": bodyOf(jana) });
    const first = kept(await checkAll(register, ["90000021"]));
    const [gone] = await checkAll(createRegister([]), ["90000021"], { previous: first });
    expect(gone).toMatchObject({
      status: "missing",
      isNew: false,
      differences: [{ field: "status", before: "found", after: "missing" }],
      snapshot: { status: "missing", name: company.obchodniJmeno, body: ["Jana Nováková (1975), jednatel"] },
    });
    const second = kept(gone === undefined ? [] : [gone]);
    const [still] = await checkAll(createRegister([]), ["90000021"], { previous: second });
    expect(still?.differences).toEqual([]);
    const renamed = createRegister([{ ...company, obchodniJmeno: "Jiné a.s." }], { "90000021": bodyOf(jana) });
    const [back] = await checkAll(renamed, ["90000021"], { previous: second });
    expect(back?.differences).toEqual([
      { field: "status", before: "missing", after: "found" },
      { field: "name", before: company.obchodniJmeno, after: "Jiné a.s." },
    ]);
    const [came] = await checkAll(register, ["90000021"], {
      previous: kept(await checkAll(createRegister([]), ["90000021"])),
    });
    expect(came?.differences).toEqual([{ field: "status", before: "missing", after: "found" }]);
  });

  it("[JOB-08] requests statutory bodies only where the record has them, in as few requests as possible", async () => {
    const registrations = [inVr, { stavZdrojeVr: "NEEXISTUJICI" }, undefined];
    const subjects = Array.from({ length: 600 }, (_, index): Subject => {
      const ico = String(90_000_000 + index);
      const isDissolved = index % 12 === 0;
      const seznamRegistraci = isDissolved ? { stavZdrojeVr: "ZANIKLY" } : registrations[index % 3];
      return { ico, seznamRegistraci, ...(isDissolved ? { datumZaniku: "2020-01-01" } : {}) };
    });
    const register = createRegister(subjects, Object.fromEntries(subjects.map(({ ico }) => [ico, bodyOf(jana)])));
    const { registry, observed } = createService(register);
    const bodies = (await collect(check(registry, register.ares.keys()))).map(({ snapshot }) => snapshot?.body);
    // 200 are in VR, of which 50 are dissolved.
    expect(observed).toMatchObject({ ares: 6, vr: 2 });
    expect(observed.asked).toHaveLength(150);
    expect(bodies).toHaveLength(600);
    expect(bodies.slice(0, 4)).toEqual([null, [], null, ["Jana Nováková (1975), jednatel"]]);
  });

  it.each([1, 2, 3, 8])("[JOB-08] never has more than %i requests in progress", async (concurrency) => {
    const subjects = Array.from({ length: 1500 }, (_, index) => ({ ...company, ico: String(90_000_000 + index) }));
    const register = createRegister(subjects, Object.fromEntries(subjects.map(({ ico }) => [ico, bodyOf(jana)])));
    const { registry, observed } = createService(register);
    const found = await collect(check(registry, register.ares.keys(), { concurrency }));
    expect(found.map(({ snapshot }) => snapshot?.body?.length)).toEqual(Array<number>(1500).fill(1));
    expect(observed.most).toBe(concurrency);
  });

  it("[JOB-08] keeps the known statutory body when it is not requested or unavailable", async () => {
    const register = createRegister([company], { "90000021": bodyOf(jana) });
    let previous = kept(await checkAll(register, ["90000021"]));
    for (const [next, options] of [
      [register, { statutoryBody: false }],
      [createRegister([company], { "90000021": { ...bodyOf(), statutarniOrgany: [7] } }), {}],
      [createRegister([company], { "90000021": bodyOf({ ...jana, fyzickaOsoba: {} }) }), {}],
      [createRegister([company], { "90000021": { ...bodyOf(), statutarniOrgany: undefined } }), {}],
      [createRegister([company]), {}],
    ] as const) {
      const results = await checkAll(next, ["90000021"], { previous, ...options });
      expect(results).toMatchObject([{ differences: [], snapshot: { body: ["Jana Nováková (1975), jednatel"] } }]);
      previous = kept(results);
    }
    const changed = createRegister([company], { "90000021": bodyOf(petr) });
    expect(await checkAll(changed, ["90000021"], { previous })).toMatchObject([{ differences: [{ field: "body" }] }]);
  });

  const bodyNamed = (typOrganu: string | undefined, ...clenoveOrganu: unknown[]): object => ({
    ...(typOrganu === undefined ? {} : { typOrganu }),
    clenoveOrganu,
  });
  const [directors, procuration, liquidators] = [
    bodyNamed("STATUTARNI_ORGAN", jana),
    bodyNamed("PROKURA", petr),
    bodyNamed("LIKVIDATOR", petr),
  ];
  const prokurista = person("Petr", "Svoboda", { typAngazma: "PROKURA_OSOBA" });
  it.each<[what: string, lists: object, body: readonly string[] | null]>([
    ["procuration beside it", { statutarniOrgany: [directors, procuration] }, ["Jana"]],
    ["a liquidator beside it", { statutarniOrgany: [liquidators, directors] }, ["Jana"]],
    [
      "both among the other bodies",
      { statutarniOrgany: [directors], ostatniOrgany: [procuration, liquidators] },
      ["Jana"],
    ],
    ["it among the other bodies", { statutarniOrgany: [procuration], ostatniOrgany: [directors] }, ["Jana"]],
    ["it among the other bodies alone", { ostatniOrgany: [directors] }, ["Jana"]],
    ["general partners", { statutarniOrgany: [bodyNamed("KOMPLEMENTAR", jana, petr)] }, ["Jana", "Petr"]],
    [
      "a supervisory board",
      { statutarniOrgany: [directors], ostatniOrgany: [bodyNamed("DOZORCI_RADA", petr)] },
      ["Jana"],
    ],
    ["an audit commission", { statutarniOrgany: [directors, bodyNamed("KONTROLNI_KOMISE", petr)] }, ["Jana"]],
    [
      "no kind",
      { statutarniOrgany: [bodyNamed(undefined, jana)], ostatniOrgany: [bodyNamed(undefined, petr)] },
      ["Jana"],
    ],
    ["no kind of procuration", { statutarniOrgany: [directors, bodyNamed(undefined, prokurista)] }, ["Jana"]],
    [
      "a name of procuration",
      { statutarniOrgany: [directors, { nazevOrganu: "Prokura", clenoveOrganu: [petr] }] },
      ["Jana"],
    ],
    ["procuration alone", { statutarniOrgany: [procuration] }, []],
    ["other bodies alone", { ostatniOrgany: [procuration] }, null],
    ["other bodies that break the contract", { statutarniOrgany: [directors], ostatniOrgany: [7] }, null],
  ])("[REC-03] lists only members of the statutory body, with %s", async (_what, lists, names) => {
    const entry = { primarniZaznam: true, rejstrik: "OR", ...lists };
    const [result] = await checkAll(createRegister([company], { "90000021": entry }), ["90000021"]);
    const body = result?.snapshot?.body;
    expect(body === null ? null : body?.map((line) => line.split(" ")[0])).toEqual(names);
  });

  it("[JOB-08] compares every spelling of an ico that the list repeats", async () => {
    const register = createRegister([{ ...company, obchodniJmeno: "Jiné a.s." }], { "90000021": bodyOf(jana) });
    const previous = kept(await checkAll(createRegister([company], { "90000021": bodyOf(jana) }), ["90000021"]));
    const results = await checkAll(register, ["90000021", 90000021, " 900 00 021"], { previous });
    expect(results.map(({ input }) => input)).toEqual(["90000021", 90000021, " 900 00 021"]);
    for (const { differences } of results) expect(differences).toMatchObject([{ field: "name" }]);
  });

  it("[JOB-08] reads the previous check from a map, a database, a list and an async iterable", async () => {
    const register = createRegister([company], { "90000021": bodyOf(jana) });
    const [snapshot] = kept(await checkAll(register, ["x", "90000021"]));
    if (snapshot === undefined) throw new Error("there is one");
    const later = { ...snapshot, name: "Dřívější a.s." };
    const each: NonNullable<CheckOptions["previous"]>[] = [
      new Map([[later.ico, later]]),
      { get: async (ico) => Promise.resolve(ico === later.ico ? later : null) },
      [snapshot, later],
      (async function* () {
        yield await Promise.resolve(later);
      })(),
    ];
    for (const previous of each) {
      const [result, other] = await checkAll(register, ["90000021", "12345678"], { previous });
      expect(result?.differences).toEqual([{ field: "name", before: "Dřívější a.s.", after: company.obchodniJmeno }]);
      expect(other?.isNew).toBe(true);
    }
  });

  const snapshot = { ...none, ico: "90000021", status: "found", state: "active" };
  it.each<[field: string, previous: unknown]>([
    ["previous", 7],
    ["previous", {}],
    ["previous[0]", [null]],
    ["previous[1].version", [snapshot, { ...snapshot, version: 2 }]],
    ["previous[0].ico", [{ ...snapshot, ico: 90000021 }]],
    ["previous[0].status", [{ ...snapshot, status: "gone" }]],
    ["previous[0].name", [{ ...snapshot, name: 7 }]],
    ["previous[0].state", [{ ...snapshot, state: null }]],
    ["previous[0].body", [{ ...snapshot, body: "Jana" }]],
    ["previous[0].body", [{ ...snapshot, body: [7] }]],
  ])("[JOB-08] refuses a previous check by %s when it is invalid (%#)", async (field, previous) => {
    const { registry, seen } = createService(createRegister([company]));
    const options = { previous } as CheckOptions;
    await expect(check(registry, ["90000021"], options).next()).rejects.toMatchObject(refusal(field));
    expect(seen).toEqual([]);
  });

  it("[JOB-08] refuses a database entry of another ico or another version", async () => {
    const { registry } = createService(createRegister([company]));
    for (const [field, given] of [
      ["previous.get(90000021).ico", { ...snapshot, ico: "90000048" }],
      ["previous.get(90000021).version", { ...snapshot, version: 2 }],
    ] as const) {
      const options = { previous: { get: () => given as unknown as SubjectSnapshot } };
      await expect(check(registry, ["90000021"], options).next()).rejects.toMatchObject(refusal(field));
    }
  });

  it.each<[field: string, options: object]>([
    ["source", { source: "res" }],
    ["statutoryBody", { statutoryBody: "no" }],
    ["concurrency", { concurrency: 0 }],
    ["timeot", { timeot: 1 }],
    ["line", { line: "fast" }],
  ])("refuses a wrong option, %s", async (field, options) => {
    const { registry, seen } = createService(createRegister([company]));
    await expect(check(registry, ["90000021"], options).next()).rejects.toMatchObject(refusal(field));
    expect(seen).toEqual([]);
  });

  it("refuses an invalid client or list", async () => {
    const { registry } = createService(createRegister([]));
    const text = "90000021" as unknown as string[];
    await expect(check(registry, text).next()).rejects.toMatchObject(refusal("inputs"));
    await expect(check({} as unknown as typeof registry, []).next()).rejects.toMatchObject(refusal("registry"));
  });

  it.each(["ares", "vr"] as const)(
    "[JOB-08] reports its progress when a request of %s fails, after the results before it",
    async (failing) => {
      const subjects = Array.from({ length: 350 }, (_, index) => ({ ...company, ico: String(90_000_000 + index) }));
      let requests = 0;
      const { registry } = createService(
        createRegister(subjects),
        (source) => source === failing && (requests += 1) > 2,
      );
      const icos = subjects.map(({ ico }) => ico);
      const { items, error } = await drain(check(registry, icos, { concurrency: 1 }));
      const cause = { name: "UnexpectedResponseError", status: 503 };
      expect(error).toMatchObject({ name: "IncompleteError", received: 200, next: 200, cause });
      expect(items.map(({ ico }) => ico)).toEqual(icos.slice(0, 200));
      requests = 2;
      await expect(check(registry, ["90000021"]).next()).rejects.toMatchObject(cause);
    },
  );

  it("[JOB-08] yields everything that came before an input that fails, and throws its error", async () => {
    const failure = new Error("the list broke");
    async function* inputs(): AsyncGenerator<string> {
      for (let number = 0; number < 130; number += 1) yield await Promise.resolve(String(90_000_000 + number));
      throw failure;
    }
    const { registry } = createService(createRegister([company], { "90000021": bodyOf(jana) }));
    const { items: found, error } = await drain(check(registry, inputs()));
    expect(error).toMatchObject({ name: "IncompleteError", next: 100, cause: failure });
    // Data read for a request that was not sent is requested again.
    expect(found).toHaveLength(100);
    expect(found[21]?.snapshot?.body).toHaveLength(1);
  });

  it("[JOB-08] throws the error of a database that fails", async () => {
    const failure = new Error("the database is gone");
    const subjects = Array.from({ length: 150 }, (_, index) => ({ ...company, ico: String(90_000_000 + index) }));
    const { registry } = createService(createRegister(subjects));
    let asked = 0;
    const previous = { get: () => ((asked += 1) > 120 ? Promise.reject(failure) : Promise.resolve(undefined)) };
    const icos = subjects.map(({ ico }) => ico);
    const { items, error } = await drain(check(registry, icos, { previous }));
    expect(error).toMatchObject({ name: "IncompleteError", next: 100, cause: failure });
    expect(items.map(({ isNew }) => isNew)).toEqual(Array<boolean>(100).fill(true));
  });

  it("[JOB-08] ends with the reason of its signal at any wait", async () => {
    const reason = new Error("enough");
    const never = new Promise<undefined>(() => undefined);
    const endless: AsyncIterable<never> = { [Symbol.asyncIterator]: () => ({ next: () => never as never }) };
    const cases: ((signal: AbortSignal) => AsyncGenerator<CheckResult>)[] = [
      (signal) =>
        check(createService(createRegister([company])).registry, ["90000021"], {
          signal,
          previous: { get: () => never },
        }),
      (signal) => check(createService(createRegister([company])).registry, ["90000021"], { signal, previous: endless }),
      (signal) => check(createService(createRegister([company])).registry, endless, { signal }),
      (signal) => {
        const { registry } = createFakeService(() => never as never);
        return check(registry, ["90000021"], { signal });
      },
      (signal) => {
        const { registry } = createFakeService(({ path }) =>
          path.includes("-vr/") ? (never as never) : Response.json({ pocetCelkem: 1, ekonomickeSubjekty: [company] }),
        );
        return check(registry, ["90000021"], { signal });
      },
    ];
    for (const start of cases) {
      const controller = new AbortController();
      const first = start(controller.signal).next();
      setImmediate(() => {
        controller.abort(reason);
      });
      await expect(first).rejects.toBe(reason);
      await expect(start(AbortSignal.abort(reason)).next()).rejects.toBe(reason);
    }
  });

  it("closes the input when the job stops", async () => {
    const { numbers, isClosed } = endlessNumbers();
    for await (const { status } of check(createService(createRegister([])).registry, numbers)) {
      expect(status).toBe("missing");
      break;
    }
    expect(isClosed()).toBe(true);
  });

  it("[JOB-08] leaves out the fields of a record that breaks the contract, and continues", async () => {
    const odd: Subject = {
      ico: "90000021",
      obchodniJmeno: 7,
      sidlo: [],
      dic: "N/A",
      datumZaniku: 1,
      seznamRegistraci: inVr,
    };
    const shapes: unknown[] = [
      null,
      7,
      {},
      { statutarniOrgany: {} },
      { statutarniOrgany: [{ clenoveOrganu: 7 }] },
      { statutarniOrgany: [{ clenoveOrganu: [null] }] },
      { statutarniOrgany: [{ datumZapisu: 7 }] },
      { statutarniOrgany: [{ clenoveOrganu: [{ clenstvi: 7 }] }] },
      { statutarniOrgany: [{ clenoveOrganu: [{ fyzickaOsoba: 7, pravnickaOsoba: [], skrytyUdaj: "x" }] }] },
      { statutarniOrgany: [{ clenoveOrganu: [{ fyzickaOsoba: { jmeno: {}, prijmeni: null } }] }] },
    ];
    for (const shape of shapes) {
      const [result] = await checkAll(createRegister([odd], { "90000021": shape }), ["90000021"]);
      expect(result?.snapshot).toMatchObject({ status: "found", name: null, seat: null, dic: null });
      expect(result?.snapshot?.body ?? []).toEqual([]);
    }
  });
});
