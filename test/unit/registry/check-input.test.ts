import { describe, expect, it } from "vitest";
import { createRegistry, InvalidInputError, registryOperations } from "ares-caais";
import { thrownBy } from "../../fixtures/failures.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [
  filter: object | null | readonly string[],
  field: string,
  rule: string,
][];

/** A client of a service that notes what reaches it. */
const watch = (): ReturnType<typeof createFakeService> => createFakeService(() => Response.json({}));

const details = Object.values(registryOperations).flatMap((operation) =>
  operation.method === "GET" && "source" in operation
    ? [{ id: operation.id, pattern: operation.parameters.ico.pattern }]
    : [],
);

describe("path parameters", () => {
  it.each(details)("[REG-06] $id refuses an ico that breaks its rule before any request", async ({ id, pattern }) => {
    const closed = !pattern.includes("ARES_");
    const { registry, seen } = watch();
    const rule = `must match ${pattern}`;
    const wrong = [
      "",
      "123",
      "123456789",
      "1234567a",
      " 27074358",
      "27074358\n",
      "ares_27074358",
      "ARES_123",
      "../27074358",
      "２７０７４３５８",
    ];
    for (const ico of closed ? [...wrong, "ARES_27074358"] : wrong) {
      const error = await thrownBy(registry[id]({ ico }));
      expect(error, ico).toBeInstanceOf(InvalidInputError);
      if (!(error instanceof InvalidInputError)) return;
      expect([error.field, error.rule], ico).toEqual(["ico", rule]);
      expect(error.issues, ico).toContainEqual(expect.objectContaining({ rule }));
    }
    expect(seen).toEqual([]);
    await registry[id]({ ico: "12345678" });
    if (!closed) await registry[id]({ ico: "ARES_12345678" });
    expect(seen).toHaveLength(closed ? 1 : 2);
  });

  it("refuses a data source that would change the address, and an invalid batch number", async () => {
    const { registry, seen } = watch();
    for (const datovyZdroj of ["", ".", "..", "x".repeat(31)]) {
      await expect(registry.vratNotifikacniDavku({ datovyZdroj, cisloDavky: 1 })).rejects.toMatchObject({
        field: "datovyZdroj",
      });
    }
    for (const cisloDavky of [1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(registry.vratNotifikacniDavku({ datovyZdroj: "vr", cisloDavky })).rejects.toMatchObject({
        field: "cisloDavky",
      });
    }
    expect(seen).toEqual([]);
  });

  it("encodes the values", async () => {
    const { registry, seen } = watch();
    await registry.vratNotifikacniDavku({ datovyZdroj: "a/b?c#d%", cisloDavky: 7 });
    expect(seen.map(({ path }) => path)).toEqual([
      "/ekonomicke-subjekty-notifikace/datovy-zdroj/a%2Fb%3Fc%23d%25/cislo-davky/7",
    ]);
  });
});

describe("filters", () => {
  it.each([
    ...rows,
    [{ obchodniJmeno: "x".repeat(2001) }, "obchodniJmeno", "must have at most 2000 characters"],
    [{ pocet: 2 ** 31 }, "pocet", "must be at most 2147483647"],
  ])("[REG-14] %j: %s %s", async (filter, field, rule) => {
    const { registry, seen } = watch();
    // Wrong on purpose, as from JavaScript.
    const error = await thrownBy(registry.vyhledejEkonomickeSubjekty(filter as object));
    expect(error).toBeInstanceOf(InvalidInputError);
    if (!(error instanceof InvalidInputError)) return;
    expect(error.issues).toContainEqual(expect.objectContaining({ field, rule }));
    expect(seen).toEqual([]);
  });

  it.each([
    [{ ico: ["27074358", "123"] }, "ico[1]", '"123"'],
    [{ sidlo: { kodObce: 1_000_000 } }, "sidlo.kodObce", "1000000"],
    [{ start: null }, "start", "null"],
    // For an unknown one the name says enough.
    [{ obchodnijmeno: "Asseco" }, "obchodnijmeno", undefined],
  ])("%j: the issue of %s shows the value %s", async (filter, field, value) => {
    const { registry } = watch();
    // Wrong on purpose, as from JavaScript.
    const error = await thrownBy(registry.vyhledejEkonomickeSubjekty(filter as object));
    const { issues } = error as InvalidInputError;
    expect(issues.find((issue) => issue.field === field)?.value).toBe(value);
  });

  it("shows a value of up to 60 characters whole", async () => {
    const { registry } = watch();
    // With the quotation marks.
    for (const [length, shown] of [
      [58, `"${"1".repeat(58)}"`],
      [59, `"${"1".repeat(59)}…`],
    ] as const) {
      const all = registry.vyhledejEkonomickeSubjekty({ ico: ["1".repeat(length)] });
      await expect(all).rejects.toMatchObject({ issues: [{ field: "ico[0]", value: shown }] });
    }
  });

  it("cuts a long value in the message", async () => {
    const { registry } = watch();
    const error = await thrownBy(registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "x".repeat(5000) }));
    expect(String(error).length).toBeLessThan(250);
  });

  it.each([
    { obchodniJmeno: "x" },
    { obchodniJmeno: "x".repeat(2000) },
    { pravniForma: ["121"], pravniFormaRos: ["121"], czNace: ["6", "62010"] },
    { financniUrad: ["000"], start: 0, pocet: 0 },
    { ico: ["27074358"], start: 2147483647, pocet: 2147483647 },
    { sidlo: { kodObce: 0, kodUlice: 9_999_999, cisloDomovni: 9999, cisloOrientacniPismeno: "a" } },
    { sidlo: { kodObce: 999_999 } },
  ])("[REG-14] accepts a filter at its bounds: %j", async (filter) => {
    const { registry, seen } = watch();
    await registry.vyhledejEkonomickeSubjekty(filter);
    expect(seen).toHaveLength(1);
  });
});

describe("options", () => {
  const delay = { reason: "budget", delay: 0 };
  const turn = (): boolean => true;
  const pause = (): void => undefined;
  const store = { get: () => undefined, set: () => undefined };
  const nothing: unknown = Object.create(null);
  const unreadable = { toString: () => expect.unreachable() as string };

  it.each<[field: string, options: object]>([
    ...[0, Number.NaN, 2 ** 31, "1000", nothing, unreadable, Symbol("x"), 10n, () => 5].map(
      (timeout): [string, object] => ["timeout", { timeout }],
    ),
    ...["cache", "clock", "credentials", "retry"].map((name): [string, object] => [name, { [name]: null }]),
    ["fetch", { fetch: "fetch" }],
    ["onEvent", { onEvent: "log" }],
    ["[FLEET-10] budget", { budget: null }],
    ["[FLEET-10] budget.turn", { budget: {} }],
    ["[FLEET-10] budget.turn", { budget: { turn: "now", pause, delay } }],
    ["[FLEET-10] budget.pause", { budget: { turn, delay } }],
    ["[FLEET-10] budget.delay", { budget: { turn, pause } }],
    ["[FLEET-10] requestsPerMinute", { requestsPerMinute: 5, budget: { turn, pause, delay } }],
    ["cache.ttl", { cache: { store, ttl: 0 } }],
    ["cache.ttl", { cache: { store, ttl: Number.NaN } }],
    ["cache.timeout", { cache: { store, ttl: 1, timeout: 0 } }],
    ["cache.timeout", { cache: { store, ttl: 1, timeout: "250" } }],
    ["cache.store", { cache: { ttl: 1 } }],
    ["cache.store", { cache: { store: null, ttl: 1 } }],
    ["cache.store.get", { cache: { store: {}, ttl: 1 } }],
    ["cache.store.set", { cache: { store: { get: () => undefined }, ttl: 1 } }],
    ["[FLEET-07] cache.store.lease", { cache: { store: { ...store, lease: 1 }, ttl: 1 } }],
    ...[0, -1, Number.NaN, "1"].map((staleIfError): [string, object] => [
      "[FLEET-06] cache.staleIfError",
      { cache: { store, ttl: 1, staleIfError } },
    ]),
  ])("%s is refused at construction when it is wrong (%#)", async (title, options) => {
    // Wrong on purpose, as from JavaScript.
    const error = await thrownBy(() => createRegistry(options));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", field: title.replace(/^.* /, "") });
  });
});
