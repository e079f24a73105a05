import fc from "fast-check";
import { expect } from "vitest";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { createRegistry, RegistryError, type CacheStore, type Fetch, type Registry } from "ares-caais";
import { redisStore } from "ares-caais/redis";
import { sample } from "ares-caais/testing";
import { method, odd, oddValue } from "../../fixtures/fuzz/arguments.ts";
import { byteEdits, edit, editAnswer, isHonest, jsonAnswers, jsonEdits, parse } from "../../fixtures/fuzz/edits.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";

const how = { status: fc.constantFrom(200, 200, 404), validate: fc.constantFrom("off", "report", "strict") };
const inputs = fc.record({ ...how, change: jsonAnswers });
for (const { id, responses } of Object.values(registryOperations)) {
  fuzz(`[REL-10] ${id} gives what the answer says`, {}, inputs, async ({ status, validate, change }) => {
    const example: { request?: object; parameters?: object; responses: object } = registryExamples[id];
    const honest: unknown = status === 200 ? sample(responses[200]) : Reflect.get(example.responses, status);
    const answer = () => editAnswer(Response.json(honest ?? {}, { status }), change);
    const { said } = await answer();
    const registry = createRegistry({ fetch: async () => (await answer()).response, validate, retry: false });
    const input = example.request ?? example.parameters ?? {};
    return {
      read: () => method(() => registry, id)(input as never),
      check: ({ data, error }) => {
        if (error === undefined) expect(data).toEqual(parse(said));
        if (isHonest(change) && status === 200) expect(error).toBeUndefined();
        if (isHonest(change) && honest !== undefined && status === 404) expect(error).toMatchObject({ status });
        if (error instanceof RegistryError) expect(typeof (error.kod ?? error.subKod ?? error.popis)).toBe("string");
      },
    };
  });
}

const known = ["90000005", "90000013", "90000021", "90000048", "90000056"];
const subjects = known.map((ico) => ({ icoId: ico, ico }));
const notifikacniDavky = [5, 6, 7].map((cisloDavky) => ({ datovyZdroj: "res", cisloDavky }));
const ciselniky = [{ kodCiselniku: "PravniForma", zdrojCiselniku: "res", polozkyCiselniku: [] }];
/** What a service says to the last part of a path and a filter: the members of all its lists. */
function answerOf(last: string, filter: { readonly ico?: readonly string[]; readonly start?: number }): object {
  const found = subjects.filter(({ ico }) => filter.ico?.includes(ico) ?? true);
  const ekonomickeSubjekty = filter.ico === undefined ? found.slice(filter.start ?? 0).slice(0, 2) : found;
  if (filter.ico !== undefined) return { pocetCelkem: found.length, ekonomickeSubjekty };
  const batch = { datovyZdroj: "res", cisloDavky: Number(last), seznamNotifikaci: [] };
  return { pocetCelkem: found.length, ekonomickeSubjekty, notifikacniDavky, ciselniky, ...batch };
}
const isList = expect.any(Array) as unknown;
const search = "vyhledejEkonomickeSubjekty";
const calls: Readonly<Record<string, readonly [(registry: Registry) => unknown, readonly object[], string?]>> = {
  lookup: [
    (registry) => registry.lookup([...known, "90000099", "x"], { concurrency: 2 }),
    [...subjects.map((record) => ({ status: "found", record })), { status: "missing" }, { status: "malformed" }],
    "ekonomickeSubjekty",
  ],
  paginate: [(registry) => registry.paginate(search, { obchodniJmeno: "Vzor" }, { pageSize: 2 }), subjects],
  changes: [(registry) => registry.changes({ datovyZdroj: "res", follow: false, after: 5 }), notifikacniDavky.slice(1)],
  codeList: [async (registry) => [await registry.codeList("PravniForma", "res")], ciselniky, "ciselniky"],
};
for (const [name, [call, right, list = ""]] of Object.entries(calls)) {
  const changes = fc.record({ turn: fc.constantFrom(0, 0, 0, 1, 2), change: jsonAnswers });
  fuzz(`[REL-10] ${name} gives what the answers hold`, { share: 6 }, changes, ({ turn, change }) => {
    const answers: unknown[] = [];
    const fetch: Fetch = async (url, { body } = {}) => {
      const filter = (typeof body === "string" ? JSON.parse(body) : {}) as Parameters<typeof answerOf>[1];
      const honest = Response.json(answerOf(url.split("/").at(-1) ?? "", filter));
      const { response, said } = await editAnswer(honest, answers.length === turn ? change : {});
      answers.push(parse(said));
      return response;
    };
    const registry = createRegistry({ fetch, retry: false, requestsPerMinute: Infinity, blockPause: 1 });
    return {
      read: () => call(registry),
      check: ({ data, error }) => {
        if (isHonest(change)) expect(error).toBeUndefined();
        if (isHonest(change)) expect(data).toMatchObject(right);
        if (error !== undefined) return;
        const said = answers.flatMap((answer) => [answer, ...(Object.values(answer ?? {}) as unknown[]).flat()]);
        for (const item of data as readonly ({ status?: string; record?: object; ico?: string } | undefined)[]) {
          const isMissing = item === undefined || item.status === "missing";
          if (isMissing)
            expect(answers).toEqual(answers.map(() => expect.objectContaining({ [list]: isList }) as unknown));
          if (isMissing) expect(JSON.stringify(answers)).not.toContain(`"${item?.ico ?? "none"}"`);
          else if (item.status !== "malformed") expect(said).toContainEqual(item.record ?? item);
        }
      },
    };
  });
}

const ico = "27074358";
const kept = { icoId: ico, ico, obchodniJmeno: "x".repeat(2_000) };
const fetchOf =
  (body: object): Fetch =>
  () =>
    Promise.resolve(Response.json(body));
const written: string[] = [];
const memory = (value?: unknown): CacheStore => ({ get: () => value, set: (_key, text) => written.push(text) });
const redis = (value?: unknown): CacheStore =>
  redisStore({
    send: (_command, given) => {
      if (given.length > 4) written.push(given[4] ?? "");
      return given.includes("NX") ? "OK" : value;
    },
  });
const cached = (store: CacheStore, body: object): Registry =>
  createRegistry({ fetch: fetchOf(body), cache: { store, ttl: 2 ** 31 }, retry: false });
await cached(memory(), kept).vratEkonomickySubjekt({ ico });
await redis().set("key", written[0] ?? "", 1_000);
for (const [index, [name, storeOf]] of Object.entries({ "a store": memory, Redis: redis }).entries()) {
  const entries = fc.oneof({ weight: 3, arbitrary: fc.oneof(jsonEdits, byteEdits) }, odd);
  const options = { share: 2, outcomes: ["kept", "fresh"] };
  fuzz(`[REL-10] an entry of ${name} is used, or the service is asked`, options, entries, (entry) => {
    const value = Array.isArray(entry) ? edit(written[index] ?? "", entry) : oddValue(entry);
    return {
      read: () => cached(storeOf(value), { ico, icoId: ico }).vratEkonomickySubjekt({ ico }).withResponse(),
      check: ({ data }) => {
        const { fromCache } = data as { readonly fromCache: boolean };
        if (Array.isArray(entry) && entry.length === 0) expect(data).toMatchObject({ fromCache: true, data: kept });
        return fromCache ? "kept" : "fresh";
      },
    };
  });
}
