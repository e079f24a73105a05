import fc from "fast-check";
import { http, HttpResponse } from "msw";
import { expect, vi } from "vitest";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { createRegistry, reportingValidation, strictValidation, type CacheStore, type Registry } from "ares-caais";
import { redisStore } from "ares-caais/redis";
import { registryHandlers } from "ares-caais/testing";
import { byteChanges, edit, parse } from "../../fixtures/fuzz/changes.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";
import { changedFetch, isHonest, jsonAnswers } from "../../fixtures/fuzz/http.ts";

const environment = { registry: "https://registry.test" };
const handlers = registryHandlers({ environment });
const answers = fc.record({
  id: fc.constantFrom(...Object.values(registryOperations).map(({ id }) => id)),
  validate: fc.constantFrom(undefined, reportingValidation, strictValidation),
  change: jsonAnswers,
});
fuzz("[REL-10] each operation gives what the answer says", { share: 8 }, answers, ({ id, validate, change }) => {
  const { fetch, said } = changedFetch(handlers, () => change);
  const registry = createRegistry({ fetch, environment, validate, retry: false });
  const { parameters, request }: { parameters?: object; request?: object } = registryExamples[id];
  return {
    read: (): unknown => Reflect.apply(registry[id], registry, [request ?? parameters ?? {}]),
    isRight: isHonest(change),
    check: (data) => {
      expect(data).toEqual(parse(said.at(-1) ?? ""));
    },
  };
});

const subjects = ["90000005", "90000013", "90000021", "90000048", "90000056"].map((ico) => ({ icoId: ico, ico }));
const notifikacniDavky = [5, 6, 7].map((cisloDavky) => ({ datovyZdroj: "res", cisloDavky }));
const ciselniky = [{ kodCiselniku: "PravniForma", zdrojCiselniku: "res", polozkyCiselniku: [] }];
/** Answers every request by the members of all lists. */
const lists = http.all(`${environment.registry}/*`, async ({ request }) => {
  const { ico, start = 0 } = (parse(await request.text()) ?? {}) as { ico?: readonly string[]; start?: number };
  const found = subjects.filter((subject) => ico?.includes(subject.ico) ?? true);
  const ekonomickeSubjekty = ico === undefined ? found.slice(start, start + 2) : found;
  const batch = { datovyZdroj: "res", cisloDavky: Number(request.url.split("/").at(-1)), seznamNotifikaci: [] };
  const pocetCelkem = request.url.includes("notifikace") ? notifikacniDavky.length : found.length;
  return HttpResponse.json({ pocetCelkem, ekonomickeSubjekty, notifikacniDavky, ciselniky, ...batch });
});
const icos = [...subjects.map(({ ico }) => ico), "90000099", "x"];
const found = subjects.map((record) => ({ status: "found", record }));
const filter = { obchodniJmeno: "Vzor" };
/** By name: the call, the items of the honest answers, and the list without which no item may be missing. */
const calls: Readonly<Record<string, readonly [(registry: Registry) => unknown, readonly object[], string?]>> = {
  lookup: [
    (registry) => registry.lookup(icos, { concurrency: 2 }),
    [...found, { status: "missing" }, { status: "malformed" }],
    "ekonomickeSubjekty",
  ],
  paginate: [(registry) => registry.paginate("vyhledejEkonomickeSubjekty", { ...filter, pocet: 2 }), subjects],
  changes: [(registry) => registry.changes({ datovyZdroj: "res", follow: false, after: 5 }), notifikacniDavky.slice(1)],
  codeList: [async (registry) => [await registry.codeList("PravniForma", "res")], ciselniky, "ciselniky"],
};
const turns = fc.record({ turn: fc.constantFrom(0, 0, 0, 1, 2), change: jsonAnswers });
for (const [name, [call, right, list = ""]] of Object.entries(calls)) {
  fuzz(`[REL-10] ${name} gives what the answers hold`, { share: 4 }, turns, ({ turn, change }) => {
    const { fetch, said } = changedFetch([lists], (index) => (index === turn ? change : {}));
    const registry = createRegistry({ fetch, environment, retry: false, requestsPerMinute: Infinity, blockPause: 1 });
    return {
      read: () => call(registry),
      isRight: isHonest(change),
      check: (data) => {
        if (isHonest(change) === true) expect(data).toMatchObject(right);
        const answers = said.map(parse);
        const members = answers.flatMap((answer) => [answer, ...(Object.values(answer ?? {}) as unknown[]).flat()]);
        for (const item of data as readonly ({ status?: string; record?: object; ico?: string } | undefined)[]) {
          if (item?.status === "malformed") continue;
          if (item !== undefined && item.status !== "missing") expect(members).toContainEqual(item.record ?? item);
          else {
            for (const answer of answers) expect(answer).toMatchObject({ [list]: expect.any(Array) as unknown });
            expect(JSON.stringify(answers)).not.toContain(`"${item?.ico ?? "none"}"`);
          }
        }
      },
    };
  });
}

const ico = "27074358";
const kept = { icoId: ico, ico, obchodniJmeno: "Vzor" };
let written = "";
/** A Redis that has the value for every key. */
const storeOf = (value: unknown): CacheStore => {
  const send = (_command: string, [, , , name, text = "", option]: string[]) => {
    if (name === "SET" && option === "PX") written = text;
    return name === "GET" ? value : "OK";
  };
  return redisStore({ send });
};
const read = (store: CacheStore, answer: object) => {
  const fetch = () => Promise.resolve(Response.json(answer));
  // On a busy machine the store may take longer than the default allows.
  const cache = { store, ttl: 2 ** 31, timeout: 30_000 };
  return createRegistry({ fetch, cache, retry: false }).vratEkonomickySubjekt({ ico }).withResponse();
};
const entries = fc.oneof(fc.record({ changes: byteChanges }), fc.record({ other: fc.anything() }));
const expected = { share: 4, outcomes: ["kept", "fresh"] };
fuzz("[REL-10] an entry of a store is used, or the service is asked", expected, entries, async (entry) => {
  written = "";
  const isWritten = "changes" in entry;
  if (isWritten) {
    await read(storeOf(undefined), kept);
    // The client writes after it has answered.
    await vi.waitUntil(() => written !== "");
  }
  const value = isWritten ? edit(written, entry.changes) : entry.other;
  const isKept = isWritten && value === written;
  return {
    read: () => read(storeOf(value), { ico, icoId: ico }),
    isRight: true,
    check: (data) => {
      const { fromCache } = data as { readonly fromCache: boolean };
      if (isKept) expect(data).toMatchObject({ fromCache: true, data: kept });
      return fromCache ? "kept" : "fresh";
    },
  };
});
