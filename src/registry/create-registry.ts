import createClient from "openapi-fetch";
import {
  createRegistryMethods,
  type ExecuteRegistryCall,
  type RegistryClient,
  type RegistryMethods,
  type RegistryRecords,
} from "../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../generated/registry-operations.gen.ts";
import type { NotifikacniDavkaZaznam, paths } from "../../generated/registry-types.gen.ts";
import { callsOnDemand, type CallPromise } from "../transport/calls.ts";
import { closable, type Closable } from "../transport/closable.ts";
import { changes, type ChangesOptions } from "./changes.ts";
import { createCodeListReader, type CodeListReader } from "./code-list.ts";
import type { Execute, RegistryCalls } from "./call/layer.ts";
import type { IcoList } from "./look-up-inputs.ts";
import { lookup, type LookupOptions, type LookupResult } from "./lookup.ts";
import { readOptions, type RegistryCallOptions, type RegistryOptions, type RegistrySettings } from "./options.ts";
import { paginate, type PaginateOptions } from "./paginate.ts";
import {
  detail,
  type DetailInput,
  type SearchFilter,
  type SearchItem,
  type SearchOperationId,
} from "./source-operations.ts";

/** The registry of economic subjects: one method per operation of the contract. */
export interface Registry extends RegistryMethods<RegistryCallOptions, RegistryCalls>, Closable {
  /**
   * Plain openapi-fetch for who wants `{ data, error, response }`: its requests are not checked, not repeated, not
   * limited in time and not counted in the budget.
   *
   * @example
   *
   * ```ts
   * const { data, response } = await registry.client.GET("/ekonomicke-subjekty/{ico}", {
   *   params: { path: { ico: "27074358" } },
   * });
   * ```
   */
  readonly client: RegistryClient;

  /**
   * One record of a data source, with the type of that source; the same as the method of the source, for who has the
   * source in a variable.
   *
   * @param source the data source; `ares` is the combined registry
   * @param input what the method of the source takes
   * @throws InvalidInputError for a source that is none; whatever the method of the source throws.
   *
   * @example
   *
   * ```ts
   * const record = await registry.detail("res", { ico: "27074358" });
   * console.log(record.zaznamy?.[0]?.statistickeUdaje?.kategoriePoctuPracovniku);
   * ```
   */
  readonly detail: <Source extends RegistrySource>(
    source: Source,
    input: DetailInput<Source>,
    options?: RegistryCallOptions,
  ) => CallPromise<RegistryRecords[Source]>;

  /**
   * All items of a search, page after page, each page asked for when its first item is wanted. It advances by what it
   * receives and ends when the service has no more: at the number of matches that the service says, at the first empty
   * page when it says none. A page that lacks items which are there, or repeats some that came before, is asked for again
   * as often as a request that fails (`retry` of {@link createRegistry}).
   *
   * Each request has the time of a call; `deadline` of its options is for the whole search.
   *
   * @param filter `start` is where it begins; `pocet`, when given, is the page size
   * @throws IncompleteError when a page after the first fails, stays incomplete or does not come within the deadline, with
   * how far it got; before that whatever the search throws, UnexpectedResponseError for a page that stays incomplete, and
   * TransportError at the deadline.
   *
   * @example
   *
   * ```ts
   * for await (const subject of registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "Asseco" })) {
   *   console.log(subject.obchodniJmeno);
   * }
   * ```
   */
  readonly paginate: <Id extends SearchOperationId>(
    id: Id,
    filter: SearchFilter<Id>,
    options?: PaginateOptions,
  ) => AsyncGenerator<SearchItem<Id>, void, undefined>;

  /**
   * Looks up many subjects: up to 100 in one request, the order of the input kept. An input is padded with zeros on the
   * left. One that is missing from the source, or is no ico, is reported, not thrown. `missing` is said only of what a
   * complete answer did not have: those that an incomplete one lacks are asked for again, as often as a request that fails
   * (`retry` of {@link createRegistry}). The input may be endless.
   *
   * Each request has the time of a call; `deadline` of its options is for the whole look-up.
   *
   * @param inputs a list, also of one: text by itself is refused
   * @throws IncompleteError when a request or the input fails, answers stay incomplete or the deadline passes after results
   * were handed over, with the number of inputs done; before that whatever the search or the input throws,
   * UnexpectedResponseError for answers that stay incomplete, and TransportError at the deadline; InvalidInputError for
   * wrong options and for what is no list, before the input is read.
   *
   * @example
   *
   * ```ts
   * for await (const { ico, record } of registry.lookup(["27074358", 6947], { source: "res" })) {
   *   console.log(ico, record?.zaznamy?.[0]?.obchodniJmeno ?? "not in RES");
   * }
   * ```
   */
  readonly lookup: <Source extends RegistrySource = "ares">(
    inputs: IcoList,
    options?: LookupOptions<Source>,
  ) => AsyncGenerator<LookupResult<RegistryRecords[Source]>, void, undefined>;

  /**
   * The notification batches of a data source, each once, oldest first, and then new ones as they come, until its signal
   * aborts; with `follow: false` it ends after those that there are. To go on later, give the number of the last batch as
   * `after`.
   *
   * Each request has the time of a call; `deadline` of its options is for all of it, with the pauses.
   *
   * @throws GapError when batches after `after`, or between others, are not in the list, nor when it is asked for once
   * more; UnexpectedResponseError when the list ends before `after`, or the service gives another batch than was asked for,
   * also when asked again; at the deadline IncompleteError, or TransportError before the first batch; whatever the
   * operations throw once their retries are used up.
   *
   * @example
   *
   * ```ts
   * for await (const { cisloDavky } of registry.changes({ datovyZdroj: "res", after: 680, signal })) {
   *   console.log(cisloDavky);
   * }
   * ```
   */
  readonly changes: (options: ChangesOptions) => AsyncGenerator<NotifikacniDavkaZaznam, void, undefined>;

  /**
   * One code list with all its items, kept for an hour.
   *
   * @param kodCiselniku code of the list, for example `PravniForma`
   * @param zdrojCiselniku its source, for example `res`
   * @returns `undefined` when there is no such list.
   * @throws UnexpectedResponseError when the answers are no lists, or stay incomplete, so that nobody can tell; whatever the
   * search throws.
   *
   * @example
   *
   * ```ts
   * const list = await registry.codeList("PravniForma", "res");
   * ```
   */
  readonly codeList: CodeListReader;
}

/**
 * Creates a client of the registry (specification, part A). It opens no connection by itself.
 *
 * @throws InvalidInputError for a wrong option, with its name.
 *
 * @example
 *
 * ```ts
 * const registry = createRegistry();
 * const subject = await registry.vratEkonomickySubjekt({ ico: "27074358" });
 * ```
 */
export function createRegistry(options: RegistryOptions = {}): Registry {
  const settings = readOptions(options);
  const { baseUrl, headers, transport } = settings;
  const client = createClient<paths, "application/json">({
    baseUrl,
    headers,
    fetch: async (request) => (await import("./send-plain.ts")).sendPlain(settings, request),
    // The contract knows no redirect; following one would send the request to an address that nobody configured.
    redirect: "manual",
  });
  const methods = createRegistryMethods(executeOnDemand(settings));
  return {
    // The same functions; the compiler cannot compare what they are generic in.
    client: client as RegistryClient,
    ...methods,
    detail: (source, input, callOptions) => detail(methods, transport, source, input, callOptions),
    paginate: (id, filter, callOptions) => paginate(methods, settings, id, filter, callOptions),
    lookup: (inputs, lookupOptions) => lookup(methods, settings, inputs, lookupOptions),
    changes: (changesOptions) => changes(methods, settings, changesOptions),
    codeList: createCodeListReader(methods, settings),
    ...closable(() => {
      transport.exchange.close();
    }),
  };
}

/**
 * What every generated method does, loaded with the first call together with the rules of the input: that halves what a web
 * page loads before it asks for anything.
 */
function executeOnDemand(settings: RegistrySettings): ExecuteRegistryCall<RegistryCallOptions, RegistryCalls> {
  const load = async (): Promise<Execute> => {
    const [{ createExecute }, exchange] = await Promise.all([
      import("./call/execute.ts"),
      settings.transport.exchange.load(),
    ]);
    return createExecute(settings, exchange);
  };
  // Each call is of one operation; the compiler cannot tell that what it gives is what that operation does.
  return callsOnDemand(settings.transport, load) as ExecuteRegistryCall<RegistryCallOptions, RegistryCalls>;
}
