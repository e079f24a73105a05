import createClient from "openapi-fetch";
import {
  createRegistryMethods,
  type RegistryClient,
  type RegistryMethods,
  type RegistryRecords,
} from "../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../generated/registry-operations.gen.ts";
import type { NotifikacniDavkaZaznam, paths } from "../../generated/registry-types.gen.ts";
import { fetchRequest } from "../transport/fetch.ts";
import { changes, type ChangesOptions } from "./changes.ts";
import { createCodeListReader, type CodeListReader } from "./code-list.ts";
import { createExecuteOnDemand } from "./execute-on-demand.ts";
import { lookup, type LookupOptions, type LookupResult } from "./lookup.ts";
import { paginate, type PaginateOptions } from "./paginate.ts";
import { readOptions, type RegistryCallOptions, type RegistryOptions } from "./options.ts";
import type { SearchFilter, SearchItem, SearchOperationId } from "./search-operations.ts";

/** The registry of economic subjects: one method per operation of the contract. */
export interface Registry extends RegistryMethods<RegistryCallOptions> {
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
   * All items of a search, page after page, each page asked for when its first item is wanted. It advances by what it
   * receives and ends when the service has no more.
   *
   * @param filter `start` is where it begins; `pocet`, when given, is the page size
   * @throws IncompleteError when a page after the first fails, with how far it got; whatever the search throws before.
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
   * left. One that is missing from the source, or is no ico, is reported, not thrown. The input may be endless.
   *
   * @throws IncompleteError when a request fails after results were handed over, with the number of inputs done; whatever
   * the search throws before; InvalidInputError for wrong options, before the input is read.
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
    inputs: Iterable<string | number> | AsyncIterable<string | number>,
    options?: LookupOptions<Source>,
  ) => AsyncGenerator<LookupResult<RegistryRecords[Source]>, void, undefined>;

  /**
   * The notification batches of a data source, oldest first, and then new ones as they come, until its signal aborts;
   * with `follow: false` it ends after those that there are. To go on later, give the number of the last batch as `after`.
   *
   * @throws GapError when batches after `after` are no longer kept; whatever the operations throw once their retries
   * are used up.
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
  const { authorizer, baseUrl, headers, transport } = settings;
  const client = createClient<paths, "application/json">({
    baseUrl,
    headers,
    fetch: async (request) => {
      const call = { operation: "client", requestSent: false };
      const authorization = authorizer?.header ?? (await authorizer?.ask(call, request.signal));
      if (authorization !== undefined) request.headers.set("authorization", authorization);
      return fetchRequest(transport.fetch, request);
    },
    // The contract knows no redirect; following one would send the request to an address that nobody configured.
    redirect: "manual",
  });
  const methods = createRegistryMethods(createExecuteOnDemand(settings));
  return {
    client,
    ...methods,
    paginate: (id, filter, callOptions) => paginate(methods, id, filter, callOptions),
    lookup: (inputs, lookupOptions) => lookup(methods, settings, inputs, lookupOptions),
    changes: (changesOptions) => changes(methods, transport.clock, changesOptions),
    codeList: createCodeListReader(methods, transport.clock),
  };
}
