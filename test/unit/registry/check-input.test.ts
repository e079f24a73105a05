import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRegistry, InvalidInputError, registryOperations, type Registry } from "ares-caais";

/** A client whose transport must not be reached. */
function clientThatSendsNothing(): { registry: Registry; sent: () => number } {
  let sent = 0;
  const registry = createRegistry({
    fetch: () => {
      sent += 1;
      return Promise.resolve(Response.json({}));
    },
  });
  return { registry, sent: () => sent };
}

const details = Object.values(registryOperations).flatMap((operation) =>
  operation.method === "GET" && "source" in operation
    ? [{ id: operation.id, pattern: operation.parameters.ico.pattern }]
    : [],
);

describe("path parameters", () => {
  it.each(details)("[REG-06] $id refuses an ico that breaks its rule before any request", async ({ id, pattern }) => {
    const closed = !pattern.includes("ARES_");
    const { registry, sent } = clientThatSendsNothing();
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
      const error: unknown = await registry[id]({ ico }).catch((thrown: unknown) => thrown);
      expect(error, ico).toBeInstanceOf(InvalidInputError);
      if (!(error instanceof InvalidInputError)) return;
      expect(error.field, ico).toBe("ico");
      expect(
        error.issues.map((issue) => issue.rule),
        ico,
      ).toContain(rule);
      expect(error.rule, ico).toBe(rule);
    }
    expect(sent()).toBe(0);
    await registry[id]({ ico: "12345678" });
    if (!closed) await registry[id]({ ico: "ARES_12345678" });
    expect(sent()).toBe(closed ? 1 : 2);
  });

  it("refuses a data source that would change the address, and a batch number that is none", async () => {
    const { registry, sent } = clientThatSendsNothing();
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
    expect(sent()).toBe(0);
  });

  it("encodes what it sends", async () => {
    const urls: string[] = [];
    const registry = createRegistry({
      fetch: (url) => {
        urls.push(new URL(url).pathname);
        return Promise.resolve(Response.json({}));
      },
    });
    await registry.vratNotifikacniDavku({ datovyZdroj: "a/b?c#d%", cisloDavky: 7 });
    expect(urls).toEqual([
      "/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty-notifikace/datovy-zdroj/a%2Fb%3Fc%23d%25/cislo-davky/7",
    ]);
  });
});

describe("filters", () => {
  it.each([
    [{ ico: ["27074358", "123"] }, "ico[1]", "must match ^\\d{8}$"],
    [{ obchodniJmeno: "" }, "obchodniJmeno", "must have at least 1 character"],
    [{ obchodniJmeno: "x".repeat(2001) }, "obchodniJmeno", "must have at most 2000 characters"],
    [{ pravniForma: ["12"] }, "pravniForma[0]", "must match ^\\d{3}$"],
    [{ financniUrad: ["1234"] }, "financniUrad[0]", "must match ^\\d{3}$"],
    [{ czNace: ["123456"] }, "czNace[0]", "must have at most 5 characters"],
    [{ start: -1 }, "start", "must be at least 0"],
    [{ pocet: 2 ** 31 }, "pocet", "must be at most 2147483647"],
    [{ pocet: 1.5 }, "pocet", "must be integer"],
    [{ sidlo: { kodObce: 1_000_000 } }, "sidlo.kodObce", "must be at most 999999"],
    [{ sidlo: { cisloOrientacniPismeno: "ab" } }, "sidlo.cisloOrientacniPismeno", "must have at most 1 character"],
    [{ obchodnijmeno: "Asseco" }, "obchodnijmeno", "is not known to the service, which would ignore it"],
    [{ sidlo: { nazevObce: "Brno" } }, "sidlo.nazevObce", "is not known to the service, which would ignore it"],
    [null, "filter", "must be object"],
    [[], "filter", "must be object"],
  ])("[REG-14] %j: %s %s", async (filter, field, rule) => {
    const { registry, sent } = clientThatSendsNothing();
    // Wrong on purpose, as from JavaScript.
    const error: unknown = await registry
      .vyhledejEkonomickeSubjekty(filter as object)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidInputError);
    if (!(error instanceof InvalidInputError)) return;
    expect(error.issues).toContainEqual(expect.objectContaining({ field, rule }));
    expect(sent()).toBe(0);
  });

  it.each([
    [{ ico: ["27074358", "123"] }, "ico[1]", '"123"'],
    [{ sidlo: { kodObce: 1_000_000 } }, "sidlo.kodObce", "1000000"],
    [{ start: null }, "start", "null"],
    // Of what is not known the name says enough.
    [{ obchodnijmeno: "Asseco" }, "obchodnijmeno", undefined],
  ])("%j: the issue of %s shows the value %s", async (filter, field, value) => {
    const { registry } = clientThatSendsNothing();
    // Wrong on purpose, as from JavaScript.
    const all = registry.vyhledejEkonomickeSubjekty(filter as object);
    const error: unknown = await all.catch((thrown: unknown) => thrown);
    const { issues } = error as InvalidInputError;
    expect(issues.find((issue) => issue.field === field)?.value).toBe(value);
  });

  it("shows a value of up to 60 characters whole", async () => {
    const { registry } = clientThatSendsNothing();
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
    const { registry } = clientThatSendsNothing();
    const error: unknown = await registry
      .vyhledejEkonomickeSubjekty({ obchodniJmeno: "x".repeat(5000) })
      .catch((thrown: unknown) => thrown);
    expect(String(error).length).toBeLessThan(250);
  });

  it("[REG-14] lets every filter within the bounds through", async () => {
    const digits = (length: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
    const sidlo = { kodObce: fc.nat(999_999), kodUlice: fc.nat(9_999_999) };
    const any = fc.record(
      {
        ico: fc.array(digits(8), { maxLength: 5 }),
        obchodniJmeno: fc.string({ minLength: 1, maxLength: 2000, unit: "grapheme-ascii" }),
        pravniForma: fc.array(digits(3), { maxLength: 3 }),
        financniUrad: fc.array(digits(3), { maxLength: 3 }),
        czNace: fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 3 }),
        start: fc.nat(2 ** 31 - 1),
        pocet: fc.nat(2 ** 31 - 1),
        sidlo: fc.record(sidlo, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    );
    // A search without a condition is out of bounds.
    const condition = fc.oneof(
      fc.record({ ico: fc.array(digits(8), { minLength: 1, maxLength: 5 }) }),
      fc.record({ obchodniJmeno: fc.string({ maxLength: 1999, unit: "grapheme-ascii" }).map((name) => `x${name}`) }),
      fc.record({ pravniForma: fc.array(digits(3), { minLength: 1, maxLength: 3 }) }),
      fc.record({ financniUrad: fc.array(digits(3), { minLength: 1, maxLength: 3 }) }),
      fc.record({ sidlo: fc.record(sidlo) }),
    );
    const filters = fc.tuple(any, condition).map(([first, second]) => ({ ...first, ...second }));
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { registry, sent } = clientThatSendsNothing();
        await registry.vyhledejEkonomickeSubjekty(filter);
        expect(sent()).toBe(1);
      }),
      { numRuns: 200 },
    );
  });
});

describe("filters out of bounds", () => {
  /** One field of the filter with a value that breaks its rule. */
  const broken = fc.oneof(
    fc.tuple(
      fc.constant("ico"),
      fc.array(fc.stringMatching(/^[0-9]{0,7}$|^[0-9]{9,12}$|^[a-z]{8}$/), { minLength: 1, maxLength: 3 }),
    ),
    fc.tuple(
      fc.constant("obchodniJmeno"),
      fc.oneof(fc.constant(""), fc.string({ minLength: 2001, maxLength: 2100, unit: "grapheme-ascii" })),
    ),
    fc.tuple(
      fc.constantFrom("pravniForma", "pravniFormaRos", "financniUrad"),
      fc.array(fc.stringMatching(/^[0-9]{0,2}$|^[0-9]{4,6}$|^[a-z]{3}$/), { minLength: 1, maxLength: 3 }),
    ),
    fc.tuple(
      fc.constant("czNace"),
      fc.array(fc.oneof(fc.constant(""), fc.stringMatching(/^[0-9]{6,9}$/)), { minLength: 1, maxLength: 3 }),
    ),
    fc.tuple(
      fc.constantFrom("start", "pocet"),
      fc.oneof(
        fc.integer({ max: -1 }),
        fc.integer({ min: 2 ** 31, max: 2 ** 40 }),
        fc.double({ noInteger: true, min: 0.1, max: 99 }),
        fc.constant("1"),
      ),
    ),
    fc.tuple(
      fc.constant("sidlo"),
      fc.oneof(
        fc.record({ kodObce: fc.oneof(fc.integer({ max: -1 }), fc.integer({ min: 1_000_000 })) }),
        fc.record({ kodUlice: fc.integer({ min: 10_000_000 }) }),
        fc.record({ cisloDomovni: fc.integer({ min: 10_000 }) }),
        fc.record({ cisloOrientacniPismeno: fc.string({ minLength: 2, maxLength: 5, unit: "grapheme-ascii" }) }),
      ),
    ),
  );

  it("[REG-14] are refused before anything is sent, with the field named", async () => {
    await fc.assert(
      fc.asyncProperty(broken, async ([field, value]) => {
        const { registry, sent } = clientThatSendsNothing();
        const error: unknown = await registry
          .vyhledejEkonomickeSubjekty({ [field]: value })
          .catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(InvalidInputError);
        if (error instanceof InvalidInputError) expect(error.field.startsWith(field)).toBe(true);
        expect(sent()).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe("options", () => {
  it.each([
    ["timeout", { timeout: 0 }],
    ["timeout", { timeout: Number.NaN }],
    ["timeout", { timeout: 2 ** 31 }],
    ["timeout", { timeout: "1000" }],
    ["fetch", { fetch: "fetch" }],
  ])("a wrong %s is refused at construction: %j", (field, options) => {
    // Wrong on purpose, as from JavaScript.
    expect(() => createRegistry(options as object)).toThrow(
      expect.objectContaining({ code: "ERR_INVALID_INPUT", field }) as Error,
    );
  });

  it("a wrong timeout of a call is refused before it is sent", async () => {
    const { registry, sent } = clientThatSendsNothing();
    await expect(registry.vratEkonomickySubjekt({ ico: "27074358" }, { timeout: -1 })).rejects.toMatchObject({
      field: "timeout",
    });
    expect(sent()).toBe(0);
  });
});
