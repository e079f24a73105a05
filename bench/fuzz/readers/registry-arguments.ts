import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import {
  createRegistry,
  currentEntries,
  currentMembers,
  hasValidCheckDigit,
  normalizeIco,
  parseAmount,
  type ChangesOptions,
  type Fetch,
  type LookupOptions,
  type PaginateOptions,
  type Registry,
  type RegistryCallOptions,
  type RegistryOperationId,
  type RegistryOptions,
  type SearchOperationId,
} from "../../../src/registry/index.ts";
import { ownFault } from "../own-fault.ts";
import type { Reader } from "../reader.ts";
import { readerOf, type Callee } from "./callers.ts";
import { ownClock } from "./own-clock.ts";

const ico = "27074358";
const nothing = (): void => undefined;
/** Times in milliseconds, so that what never answers is waited for in vain for a moment only. */
const times = { timeout: 100, deadline: 200 };

const answer = {
  ...{ icoId: ico, ico, obchodniJmeno: "Vzor", pocetCelkem: 1, ekonomickeSubjekty: [{ icoId: ico, ico }] },
  ...{ ciselniky: [{ kodCiselniku: "PravniForma", zdrojCiselniku: "res" }], datovyZdroj: "res", cisloDavky: 1 },
  notifikacniDavky: [{ datovyZdroj: "res", cisloDavky: 1 }],
};
const fetch = (): Promise<Response> => Promise.resolve(Response.json(answer));

const options = {
  environment: { registry: "https://registry.test/rest" },
  network: undefined,
  fetch,
  ...times,
  headers: { "x-trace": "1" },
  retry: { retries: 0, minDelay: 1, maxDelay: 1, maxRetryAfter: 1 },
  requestsPerMinute: 500,
  blockPause: 1,
  maxAnswerBytes: 1_000_000,
  credentials: { type: "bearer", token: () => "token" },
  validate: "report",
  onViolation: nothing,
  cache: { store: { get: nothing, set: nothing }, ttl: 1_000 },
  hooks: { onRequest: nothing, onResponse: nothing, onFailure: nothing, onRetry: nothing },
  clock: ownClock,
};
const callOptions = { signal: undefined, ...times, headers: { "x-trace": "1" }, cache: false };
/** Most answers to a call: one that would go on for ever ends then. */
const mostAnswers = 20;
const create = (): Registry => {
  let answers = 0;
  const limited: Fetch = () => (++answers > mostAnswers ? Promise.reject(ownFault) : fetch());
  return createRegistry({ fetch: limited, ...times, retry: false });
};

async function drain(items: AsyncGenerator): Promise<void> {
  while ((await items.next()).done !== true);
}

const callees: readonly Callee[] = [
  {
    name: "createRegistry",
    share: 6,
    base: () => [options],
    call: (given: RegistryOptions) => createRegistry(given).vratEkonomickySubjekt({ ico }),
  },
  {
    name: "createRegistry with a basic password",
    base: () => [{ fetch, ...times, credentials: { type: "basic", username: "name", password: "word" } }],
    call: (given: RegistryOptions) => createRegistry(given).vratEkonomickySubjekt({ ico }),
  },
  {
    name: "a method of the registry",
    share: 3,
    base: () => [{ ico }, callOptions],
    call: (input: { readonly ico: string }, more: RegistryCallOptions) => create().vratEkonomickySubjekt(input, more),
  },
  ...(["vyhledejEkonomickeSubjekty", "vratNotifikacniDavku", "vyhledejStandardizovaneAdresy"] as const).map(
    (id): Callee => ({
      name: id,
      base: () => [inputOf(id)],
      call: (input: never) => create()[id](input),
    }),
  ),
  {
    name: "paginate",
    share: 2,
    base: () => [
      "vyhledejEkonomickeSubjekty",
      { obchodniJmeno: "Vzor", start: 0, pocet: 10 },
      { ...callOptions, pageSize: 10 },
    ],
    call: (id: SearchOperationId, filter: object, more: PaginateOptions) => drain(create().paginate(id, filter, more)),
  },
  {
    name: "lookup",
    share: 2,
    base: () => [[ico, 7], { ...callOptions, source: "ares", concurrency: 2 }],
    call: (inputs: string[], more: LookupOptions<"ares">) => drain(create().lookup(inputs, more)),
  },
  {
    name: "changes",
    share: 2,
    base: () => [{ ...callOptions, datovyZdroj: "res", after: 0, interval: 1, follow: false }],
    call: (more: ChangesOptions) => drain(create().changes(more)),
  },
  {
    name: "codeList",
    base: () => ["PravniForma", "res", callOptions],
    call: (code: string, source: string, more: RegistryCallOptions) => create().codeList(code, source, more),
  },
  { name: "normalizeIco", base: () => [ico], call: normalizeIco },
  { name: "hasValidCheckDigit", base: () => [ico], call: hasValidCheckDigit },
  { name: "parseAmount", base: () => ["1;00"], call: parseAmount },
  {
    name: "currentEntries",
    base: () => [[{ datumZapisu: "2020-01-01", datumVymazu: "2021-01-01" }], "2020-02-01"],
    call: currentEntries,
  },
  {
    name: "currentMembers",
    base: () => [
      { datumZapisu: "2020-01-01", clenoveOrganu: [{ datumZapisu: "2020-01-01", clenstvi: { clenstvi: {} } }] },
      "2020-02-01",
    ],
    call: currentMembers,
  },
];

function inputOf(id: RegistryOperationId): unknown {
  const example: object = registryExamples[id];
  return "request" in example ? example.request : "parameters" in example ? example.parameters : {};
}

/** What the registry client is given by its caller. */
export const registryArgumentReaders: readonly Reader[] = callees.map(readerOf);
