import { beforeEach, describe, expect, it } from "vitest";
import {
  BlockedError,
  createRegistry,
  strictValidation,
  InvalidInputError,
  RegistryError,
  TooManyMatchesError,
  TransportError,
  UnexpectedResponseError,
} from "ares-caais";
import { registryHandler, registryHandlers, sample, type RegistryFault } from "ares-caais/testing";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import { thrownBy } from "../fixtures/failures.ts";
import { callExample, createClient, operations } from "./registry-calls.ts";
import { server } from "./server.ts";

beforeEach(() => {
  server.use(...registryHandlers());
});

/** Refuses answers that break the contract. */
const strict = createRegistry({ retry: false, requestsPerMinute: Infinity, validate: strictValidation });
describe("the handlers of the registry", () => {
  it.each(operations)("[KIT-01] $id: answers 200 with data that a strict client accepts", async ({ id }) => {
    await expect(callExample(strict, id)).resolves.toEqual(registryExamples[id].responses[200]);
  });

  it.each(operations.filter((operation) => "source" in operation && operation.method === "GET"))(
    "$id: returns a record with the number of the path",
    async ({ id }) => {
      const { ico } = registryExamples[id as "vratEkonomickySubjekt"].parameters;
      const method = strict[id as "vratEkonomickySubjektVr"];
      const record = await method({ ico: "27074358" });
      expect(record.icoId).toBe("27074358");
      expect(JSON.stringify(record)).not.toContain(`"${ico}"`);
      if (id === "vratEkonomickySubjekt" || id.endsWith("Nrpzs") || id.endsWith("Ceu")) return;
      expect((await method({ ico: "ARES_00369838" })).icoId).toBe("ARES_00369838");
    },
  );

  it("a search returns one record for each ico of its filter, in pages", async () => {
    const ico = ["27074358", "00006947", "45317054"];
    const found = await strict.vyhledejSeznamEkonomickychSubjektuRes({ ico });
    expect(found.pocetCelkem).toBe(3);
    expect(found.ekonomickeSubjekty?.map(({ icoId }) => icoId)).toEqual(ico);
    const page = await strict.vyhledejEkonomickeSubjekty({ ico, start: 1, pocet: 1 });
    expect([page.pocetCelkem, page.ekonomickeSubjekty?.map((subject) => subject.ico)]).toEqual([3, [ico[1]]]);
    for (const [part, expected] of [
      [{ pocet: 2 }, ico.slice(0, 2)],
      [{ start: 2 }, ico.slice(2)],
    ] as const) {
      const { pocetCelkem, ekonomickeSubjekty = [] } = await strict.vyhledejEkonomickeSubjekty({ ico, ...part });
      expect([pocetCelkem, ekonomickeSubjekty.map((subject) => subject.ico)]).toEqual([3, expected]);
    }
    const paged: unknown[] = [];
    for await (const subject of strict.paginate("vyhledejEkonomickeSubjekty", { ico, pocet: 2 }))
      paged.push(subject.ico);
    expect(paged).toEqual(ico);
    const looked: unknown[] = [];
    for await (const { ico: one, record } of strict.lookup(ico, { source: "ros" })) looked.push([one, record?.icoId]);
    expect(looked).toEqual(ico.map((one) => [one, one]));
  });

  it("returns the requested code lists and notification batches", async () => {
    await expect(strict.codeList("Stat", "com")).resolves.toMatchObject({
      kodCiselniku: "Stat",
      zdrojCiselniku: "com",
    });
    const { notifikacniDavky = [] } = await strict.vyhledejSeznamNotifikacnichDavek({ datovyZdroj: "vr" });
    expect(notifikacniDavky.map(({ datovyZdroj }) => datovyZdroj)).toEqual(["vr", "vr"]);
    await expect(strict.vratNotifikacniDavku({ datovyZdroj: "vr", cisloDavky: 7 })).resolves.toMatchObject({
      datovyZdroj: "vr",
      cisloDavky: 7,
    });
  });

  it("answers at addresses of the caller's own", async () => {
    const environment = { registry: "https://registry.test/rest" };
    server.use(...registryHandlers({ environment }));
    const registry = createRegistry({ environment, retry: false });
    await expect(registry.vratEkonomickySubjekt({ ico: "27074358" })).resolves.toMatchObject({ ico: "27074358" });
  });
});

describe("an overridden answer", () => {
  it("has the body of the override", async () => {
    const body = sample("EkonomickySubjekt", { obchodniJmeno: "Jiná s.r.o." });
    server.use(registryHandler("vratEkonomickySubjekt", { body }));
    await expect(strict.vratEkonomickySubjekt({ ico: "27074358" })).resolves.toEqual(body);
    server.use(
      registryHandler("vratEkonomickySubjekt", { status: 400, body: { kod: "CHYBA_VSTUPU", subKod: "JINY" } }),
    );
    await expect(createClient().vratEkonomickySubjekt({ ico: "27074358" })).rejects.toMatchObject({ subKod: "JINY" });
  });

  it("calls a function with the request's typed parameters or filter", async () => {
    const inputs: unknown[] = [];
    server.use(
      registryHandler("vratEkonomickySubjekt", ({ input }) => {
        inputs.push(input);
        return input.ico === "00006947" ? { status: 404 } : undefined;
      }),
      registryHandler("vratNotifikacniDavku", async ({ input }) => {
        inputs.push(input);
        return Promise.resolve({ status: 403 });
      }),
      registryHandler("vyhledejEkonomickeSubjekty", ({ input, request }) => {
        inputs.push(input, request.method);
        return {};
      }),
    );
    const registry = createClient();
    await expect(registry.vratEkonomickySubjekt({ ico: "00006947" })).rejects.toMatchObject({ status: 404 });
    await expect(registry.vratEkonomickySubjekt({ ico: "27074358" })).resolves.toMatchObject({ ico: "27074358" });
    await expect(registry.vratNotifikacniDavku({ datovyZdroj: "vr", cisloDavky: 7 })).rejects.toMatchObject({
      status: 403,
    });
    await registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "Vzor" });
    expect(inputs).toEqual([
      { ico: "00006947" },
      { ico: "27074358" },
      { datovyZdroj: "vr", cisloDavky: 7 },
      { obchodniJmeno: "Vzor" },
      "POST",
    ]);
  });

  it("answers one request when `once` is set", async () => {
    server.use(registryHandler("vratEkonomickySubjekt", { status: 404 }, { once: true }));
    const registry = createClient();
    await expect(registry.vratEkonomickySubjekt({ ico: "27074358" })).rejects.toBeInstanceOf(RegistryError);
    await expect(registry.vratEkonomickySubjekt({ ico: "27074358" })).resolves.toMatchObject({ ico: "27074358" });
  });

  const faults: readonly (readonly [RegistryFault, new (...args: never[]) => Error, object])[] = [
    ["network-error", TransportError, { phase: "connection" }],
    ["no-answer", TransportError, { phase: "timeout" }],
    ["html-page", UnexpectedResponseError, { status: 200, reason: "media-type" }],
    ["empty-answer", UnexpectedResponseError, { status: 200, reason: "media-type" }],
    ["empty-error", UnexpectedResponseError, { status: 500, reason: "body" }],
    ["unavailable", BlockedError, { status: 503 }],
    ["block-page", BlockedError, {}],
    ["unknown-path", UnexpectedResponseError, { status: 404, reason: "body" }],
    ["too-many-matches", TooManyMatchesError, { status: 400, kod: "CHYBA_VSTUPU", matches: 585_478 }],
    ["broken-json", UnexpectedResponseError, { status: 200, reason: "json" }],
  ];
  it.each(faults)("[KIT-01] the fault %s causes the documented error of the client", async (fault, type, details) => {
    server.use(registryHandler("vyhledejEkonomickeSubjekty", { fault }));
    const registry = createRegistry({ retry: false, timeout: fault === "no-answer" ? 200 : 30_000 });
    const error = await thrownBy(registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "Vzor" }));
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject(details);
  });

  it.each([
    ["id", () => registryHandler("nothing" as "vratEkonomickySubjekt")],
    ["status", () => registryHandler("vratEkonomickySubjekt", { status: 418 } as object)],
    ["fault", () => registryHandler("vratEkonomickySubjekt", { fault: "flood" } as object)],
    ["bodi", () => registryHandler("vratEkonomickySubjekt", { bodi: {} } as object)],
    ["environment", () => registryHandlers({ environment: "test" })],
    ["option", () => registryHandlers({ option: 1 } as object)],
  ])("refuses a wrong %s with an InvalidInputError that names it", async (field, make) => {
    expect(await thrownBy(make)).toMatchObject({ constructor: InvalidInputError, field });
  });
});
