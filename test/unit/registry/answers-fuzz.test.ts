import fc from "fast-check";
import { expect } from "vitest";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { createRegistry, RegistryError, type CacheStore, type Fetch, type Registry } from "ares-caais";
import { redisStore } from "ares-caais/redis";
import { sample } from "ares-caais/testing";
import { jsonChanges, lettersChanges } from "../../fixtures/fuzz/changes.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";
import { answerChanges } from "../../fixtures/fuzz/http.ts";
import { method, oddValues } from "../../fixtures/fuzz/odd.ts";

/** What a text of JSON says; `undefined` when it is none. */
function parse(text = ""): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

const how = { status: fc.constantFrom(200, 200, 404), validate: fc.constantFrom("off", "report", "strict") };
const inputs = fc.record({ ...how, change: answerChanges(jsonChanges) });
for (const { id, responses } of Object.values(registryOperations)) {
  fuzz(`[REL-10] ${id} gives what the answer says`, {}, inputs, ({ status, validate, change }) => {
    const example: { request?: object; parameters?: object; responses: object } = registryExamples[id];
    const honest: unknown = status === 200 ? sample(responses[200]) : Reflect.get(example.responses, status);
    let said = "";
    const fetch: Fetch = async () => {
      const changed = await change.apply(Response.json(honest ?? {}, { status }));
      ({ said } = changed);
      return changed.response;
    };
    const registry = createRegistry({ fetch, validate, retry: false });
    const input = example.request ?? example.parameters ?? {};
    return {
      read: () => method(() => registry, id)(input as never),
      check: ({ data, error }) => {
        if (error === undefined) expect(data).toEqual(parse(said));
        if (change.harmless && status === 200) expect(error).toBeUndefined();
        if (change.harmless && honest !== undefined && status === 404) expect(error).toMatchObject({ status });
        if (error instanceof RegistryError) expect(typeof (error.kod ?? error.subKod ?? error.popis)).toBe("string");
      },
    };
  });
}

interface Walk {
  readonly list: readonly (string | number)[];
  readonly after: number;
  readonly source: (typeof sources)[number];
}
/** What a service says to the last part of a path and a filter. */
type Service = (
  last: string,
  filter: { readonly ico?: readonly string[]; readonly start?: number },
  walk: Walk,
) => object;
/** Looks at the items of a call that ended well, and at the texts of the answers. */
type Look = (items: readonly object[], said: readonly string[], walk: Walk) => void;

const known = ["90000005", "90000013", "90000021", "90000048", "90000056"];
const sources = Object.values(registryOperations).filter((operation) => "items" in operation && "source" in operation);
const isList = expect.any(Array) as unknown;
const ciselniky = [{ kodCiselniku: "PravniForma", zdrojCiselniku: "res", polozkyCiselniku: [] }];
const calls: Readonly<Record<string, readonly [Service, (registry: Registry, walk: Walk) => unknown, Look]>> = {
  lookup: [
    (_last, { ico = [], start }, { source: { items } }) => {
      const found = known.filter((one) => ico.includes(one)).slice(start);
      return { [items]: found.map((one) => ({ icoId: one, ico: one })) };
    },
    (registry, { list, source: { source } }) => registry.lookup(list, { source, concurrency: 2 }),
    (items, said, { list, source }) => {
      expect(items).toMatchObject(list.map((input) => ({ input })));
      for (const { status, ico = "", record } of items as readonly {
        status: string;
        ico?: string;
        record?: object;
      }[]) {
        if (status === "found") expect(Object.values(record ?? {})).toContain(ico);
        if (status !== "missing") continue;
        expect(said.join("")).not.toContain(`"${ico}"`);
        for (const text of said) expect(parse(text)).toHaveProperty(source.items, isList);
      }
    },
  ],
  paginate: [
    (_last, { start = 0 }) => ({
      pocetCelkem: known.length,
      ekonomickeSubjekty: known.slice(start, start + 2).map((icoId) => ({ icoId })),
    }),
    (registry) => registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "Vzor" }, { pageSize: 2 }),
    (items, said) => {
      const pages = said.map(parse) as readonly { readonly ekonomickeSubjekty: unknown }[];
      expect(items).toEqual(pages.flatMap(({ ekonomickeSubjekty }) => ekonomickeSubjekty));
    },
  ],
  changes: [
    (last) => {
      const batches = [5, 6, 7].map((cisloDavky) => ({ datovyZdroj: "res", cisloDavky }));
      return /^\d+$/.test(last)
        ? { ...batches[Number(last) - 5], seznamNotifikaci: [] }
        : { notifikacniDavky: batches };
    },
    (registry, { after }) => registry.changes({ datovyZdroj: "res", follow: false, after }),
    (items, said, { after }) => {
      expect(items).toMatchObject(
        [5, 6, 7]
          .filter((one) => one > after)
          .slice(0, items.length)
          .map((cisloDavky) => ({ cisloDavky })),
      );
      expect(said).not.toEqual([]);
    },
  ],
  codeList: [
    () => ({ ciselniky }),
    async (registry) => [await registry.codeList("PravniForma", "res")],
    ([list], [said]) => {
      if (list === undefined) expect(parse(said)).toHaveProperty("ciselniky", isList);
      else expect(list).toMatchObject({ kodCiselniku: "PravniForma", zdrojCiselniku: "res" });
    },
  ],
};
const walks = fc.record({
  ...{
    list: fc.array(fc.constantFrom(...known, "90000099", "x", 7), { maxLength: 9 }),
    source: fc.constantFrom(...sources),
  },
  ...{ after: fc.integer({ min: 4, max: 7 }), turn: fc.nat(2), change: answerChanges(jsonChanges) },
});
for (const [name, [service, call, look]] of Object.entries(calls)) {
  fuzz(`[REL-10] ${name} gives what the answers hold`, { share: 4 }, walks, ({ turn, change, ...walk }) => {
    const said: string[] = [];
    const fetch: Fetch = async (url, { body } = {}) => {
      const filter = (typeof body === "string" ? JSON.parse(body) : {}) as Parameters<Service>[1];
      const honest = Response.json(service(url.split("/").at(-1) ?? "", filter, walk));
      const plain = { response: honest, said: said.length === turn ? "" : await honest.clone().text() };
      const answered = said.length === turn ? await change.apply(honest) : plain;
      said.push(answered.said);
      return answered.response;
    };
    const registry = createRegistry({ fetch, retry: false, requestsPerMinute: Infinity, blockPause: 1 });
    return {
      read: () => call(registry, walk),
      check: ({ data, error }) => {
        if (change.harmless) expect(error).toBeUndefined();
        if (error === undefined) look(data as readonly object[], said, walk);
      },
    };
  });
}

const ico = "27074358";
const kept = { icoId: ico, ico, obchodniJmeno: "x".repeat(2_000) };
const answer =
  (body: object): Fetch =>
  () =>
    Promise.resolve(Response.json(body));
const written: string[] = [];
const memory = (value?: unknown): CacheStore => ({ get: () => value, set: (_key, text) => written.push(text) });
const send = (value: unknown) => (_eval: string, given: readonly string[]) => {
  if (given.length > 4) written.push(given[4] ?? "");
  return given.includes("NX") ? "OK" : value;
};
await createRegistry({ fetch: answer(kept), cache: { store: memory(), ttl: 2 ** 31 } }).vratEkonomickySubjekt({ ico });
await redisStore({ send: send(undefined) }).set("key", written[0] ?? "", 1_000);
const stores = { "a store": memory, Redis: (value: unknown) => redisStore({ send: send(value) }) };
for (const [index, [name, storeOf]] of Object.entries(stores).entries()) {
  const entry = written[index] ?? "";
  const texts = name === "Redis" ? lettersChanges : fc.oneof(jsonChanges, lettersChanges);
  const entries = fc.oneof({ weight: 3, arbitrary: fc.record({ change: texts }) }, fc.record({ odd: oddValues }));
  const options = { share: 2, outcomes: ["kept", "fresh"] };
  fuzz(`[REL-10] an entry of ${name} is used, or the service is asked`, options, entries, (changed) => {
    const value = "odd" in changed ? changed.odd() : changed.change.apply(entry);
    const cache = { store: storeOf(value), ttl: 2 ** 31 };
    const registry = createRegistry({ cache, fetch: answer({ ico, icoId: ico }), retry: false });
    return {
      read: () => registry.vratEkonomickySubjekt({ ico }).withResponse(),
      check: ({ data }) => {
        if ("change" in changed && changed.change.harmless) expect(data).toMatchObject({ fromCache: true, data: kept });
      },
      told: (data) => ((data as { readonly fromCache: boolean }).fromCache ? "kept" : "fresh"),
    };
  });
}
