import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { redisStore } from "../../../src/redis/index.ts";
import { createRegistry, type CacheStore } from "../../../src/registry/index.ts";
import { isJsonObject } from "../../../src/transport/json-object.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { bytesEdits, editText } from "../edits/bytes.ts";
import { editJson, isHarmless, jsonEdits } from "../edits/json.ts";
import { oddValues } from "../edits/values.ts";
import type { Reader } from "../reader.ts";

const ico = "27074358";
const kept = { icoId: ico, ico, obchodniJmeno: "kept" };
const fresh = { icoId: ico, ico, obchodniJmeno: "fresh" };

/** What becomes of an entry in its store: changes of it, of its bytes, or any other value. */
const recipes = fc.oneof(
  { weight: 4, arbitrary: fc.record({ json: jsonEdits }) },
  { weight: 2, arbitrary: fc.record({ bytes: bytesEdits }) },
  { weight: 1, arbitrary: fc.record({ odd: oddValues }) },
);

const cache: Reader = {
  name: "registry cache",
  share: 2,
  open: async () => {
    const entry = JSON.parse(await entryOf(kept)) as object;
    return {
      attempts: attempts(recipes, (recipe) => {
        const text =
          "json" in recipe
            ? editJson(entry, recipe.json)
            : "bytes" in recipe
              ? editText(JSON.stringify(entry), recipe.bytes)
              : undefined;
        const value = "odd" in recipe ? recipe.odd.make() : text;
        const store: CacheStore = { get: () => value, set: () => undefined };
        const registry = createRegistry({
          ...{ cache: { store, ttl: 2 ** 31 }, retry: false, timeout: 100, deadline: 200 },
          fetch: () => Promise.resolve(Response.json(fresh)),
        });
        return {
          read: () => registry.vratEkonomickySubjekt({ ico }).withResponse(),
          check: ({ data }) => {
            if (!("json" in recipe) || !isHarmless(recipe.json)) return;
            const isKept = isJsonObject(data) && isDeepStrictEqual(data["data"], kept);
            holds(isKept, "an entry that says the same was not used");
          },
          told,
        };
      }),
    };
  },
};

/** The same out of a store over Redis, where a longer entry is packed. */
const redisCache: Reader = {
  name: "redis store",
  open: async () => {
    const values = await Promise.all([packed(""), packed("x".repeat(2000))]);
    const recipes = fc.oneof(
      fc.record({ value: fc.constantFrom(...values), bytes: fc.option(bytesEdits, { nil: undefined }) }),
      fc.record({ odd: oddValues }),
    );
    return {
      attempts: attempts(recipes, (recipe) => {
        const given =
          "odd" in recipe
            ? recipe.odd.make()
            : recipe.bytes === undefined
              ? recipe.value
              : editText(recipe.value, recipe.bytes);
        // One that hangs, or a busy machine.
        let isLate = false;
        const send = (_eval: string, command: readonly string[]): unknown => (command.includes("NX") ? "OK" : given);
        const registry = createRegistry({
          ...{ cache: { store: redisStore({ send }), ttl: 2 ** 31 }, retry: false },
          hooks: { onCacheFault: ({ fault }) => (isLate ||= fault === "timeout") },
          fetch: () => Promise.resolve(Response.json(fresh)),
        });
        return {
          read: () => registry.vratEkonomickySubjekt({ ico }).withResponse(),
          check: ({ data }) => {
            if (!("value" in recipe) || recipe.bytes !== undefined || isLate) return;
            holds(isJsonObject(data) && data["fromCache"] === true, "what was kept was not read");
          },
          told,
        };
      }),
    };
  },
};

/** Where an answer came from. */
function told(data: unknown): string {
  return isJsonObject(data) && data["fromCache"] === true ? "kept" : "fresh";
}

/** What Redis is given for an answer. */
async function packed(more: string): Promise<string> {
  let value = "";
  const send = (_eval: string, given: readonly string[]): void => {
    value = given[4] ?? "";
  };
  await redisStore({ send }).set("key", await entryOf({ ...kept, more }), 1000);
  return value;
}

/** What a client keeps for an answer. */
async function entryOf(answer: object): Promise<string> {
  let entry = "";
  const store: CacheStore = { get: () => undefined, set: (_key, value) => (entry = value) };
  const fetch = (): Promise<Response> => Promise.resolve(Response.json(answer));
  await createRegistry({ fetch, cache: { store, ttl: 2 ** 31 } }).vratEkonomickySubjekt({ ico });
  return entry;
}

/** What a store gives back. */
export const registryCacheReaders: readonly Reader[] = [cache];
/** What Redis gives back. */
export const redisStoreReaders: readonly Reader[] = [redisCache];
