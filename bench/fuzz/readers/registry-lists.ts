import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { isJsonObject } from "../../../src/transport/json-object.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import type { Reader } from "../reader.ts";
import { fuzzedService, isHonest, serviceEdits } from "./fuzzed-service.ts";

const datovyZdroj = "res";

const changesRecipes = fc.record({
  first: fc.integer({ min: 1, max: 9 }),
  batches: fc.nat(4),
  /** Batches that are known, counted back from the first one kept. */
  after: fc.option(fc.integer({ min: -2, max: 3 }), { nil: undefined }),
  edit: serviceEdits,
});

const changes: Reader = {
  name: "registry changes",
  share: 3,
  open: () => ({
    attempts: attempts(changesRecipes, ({ first, batches, after: back, edit }) => {
      const numbers = Array.from({ length: batches }, (_, index) => first + index);
      const after = back === undefined ? undefined : Math.max(0, first - 1 + back);
      const { registry } = fuzzedService(({ path }) => {
        const asked = Number(path.at(-1));
        // The list is searched for by POST, a batch is read by its number at the end of the path.
        if (Number.isNaN(asked)) {
          return { notifikacniDavky: numbers.map((cisloDavky) => ({ datovyZdroj, cisloDavky })) };
        }
        return { datovyZdroj, cisloDavky: asked, seznamNotifikaci: [{ icoId: "27074358", typZmeny: "INSERT" }] };
      }, edit);
      const wanted = numbers.filter((number) => after === undefined || number > after);
      const gap = after !== undefined && wanted[0] !== undefined && wanted[0] > after + 1;
      const seen: unknown[] = [];
      return {
        read: async () => {
          const options = { datovyZdroj, follow: false, ...(after === undefined ? {} : { after }) };
          for await (const { cisloDavky } of registry.changes(options)) seen.push(cisloDavky);
        },
        check: ({ error }) => {
          const numeric = seen.every((number): number is number => typeof number === "number");
          const rising =
            numeric && seen.every((number, index) => index === 0 || number === Number(seen[index - 1]) + 1);
          holds(rising, "batches came twice, out of order, or with a gap");
          holds(
            after === undefined || seen.length === 0 || seen[0] === after + 1,
            "batches after the known one are lost",
          );
          if (!isHonest(edit)) return;
          holds(
            gap ? error?.code === "ERR_GAP" : error === undefined,
            "changes failed although the service answered well",
          );
          holds(gap || isDeepStrictEqual(seen, wanted), "changes lost batches although the service answered well");
        },
      };
    }),
  }),
};

const lists = [
  {
    kodCiselniku: "PravniForma",
    zdrojCiselniku: "res",
    polozkyCiselniku: [{ kod: "112", nazev: [{ nazev: "s.r.o." }] }],
  },
  { kodCiselniku: "PravniForma", zdrojCiselniku: "ros", polozkyCiselniku: [] },
];

const codeList: Reader = {
  name: "registry codeList",
  share: 3,
  open: () => ({
    attempts: attempts(fc.record({ missing: fc.boolean(), edit: serviceEdits }), ({ missing, edit }) => {
      const code = missing ? "Jiny" : "PravniForma";
      const { registry, answers } = fuzzedService(() => ({ pocetCelkem: 2, ciselniky: lists }), edit);
      const twice = async (): Promise<unknown[]> => [
        await registry.codeList(code, "res"),
        await registry.codeList(code, "res"),
      ];
      return {
        read: twice,
        check: ({ data, error }) => {
          if (isHonest(edit)) {
            const right = missing ? undefined : lists[0];
            holds(
              error === undefined && isDeepStrictEqual(data, [right, right]),
              "a code list is not what it should be",
            );
          }
          if (error !== undefined || !Array.isArray(data)) return;
          for (const list of data as unknown[]) {
            const fits = isJsonObject(list) && list["kodCiselniku"] === code && list["zdrojCiselniku"] === "res";
            holds(list === undefined || fits, "a code list is another one");
          }
          const [answer] = answers();
          const told = isJsonObject(answer) ? answer["ciselniky"] : undefined;
          holds(data[0] !== undefined || Array.isArray(told), "there is no code list, says an answer without lists");
        },
      };
    }),
  }),
};

/** Lists that are read without pages. */
export const registryListReaders: readonly Reader[] = [changes, codeList];
