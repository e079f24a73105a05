import {
  createRegistryMethods,
  type ExecuteRegistryCall,
  type RegistryClient,
  type RegistryMethods,
  type RegistryRecords,
} from "../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../generated/registry-service.gen.ts";
import type { NotifikacniDavkaZaznam } from "../../generated/registry-types.gen.ts";
import { callsOnDemand, type CallPromise } from "../transport/calls.ts";
import { closable, type Closable } from "../transport/closable.ts";
import type { ChangesOptions } from "./changes.ts";
import type { CodeListReader } from "./code-list.ts";
import type { Execute, RegistryCalls } from "./call/layer.ts";
import { detail, type DetailInput } from "./detail.ts";
import type { IterationOptions } from "./iteration.ts";
import { checkLookUp, LookupInputs, type IcoList, type LookupOptions } from "./look-up-inputs.ts";
import type { lookup, LookupResult } from "./lookup.ts";
import { readOptions, type RegistryCallOptions, type RegistryOptions, type RegistrySettings } from "./options.ts";
import { plainClient } from "./plain-client.ts";
import type { SearchFilter, SearchItem, SearchOperationId } from "./source-operations.ts";

/** The registry of economic subjects: one method per operation of the contract. */
export interface Registry extends RegistryMethods<RegistryCallOptions, RegistryCalls>, Closable {
  /**
   * Plain openapi-fetch, if you prefer `{ data, error, response }`. Its requests are not checked, not retried, not limited in
   * time and not counted in the budget.
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
   * Reads one record of a data source, with the type of that source. It calls the method of the source.
   *
   * @param source the data source; `ares` is the combined registry
   * @param input the input of that method
   * @throws InvalidInputError for an unknown source; whatever the method of the source throws.
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
   * Iterates over all items of a search. Each page is requested when its first item is needed. The search ends at the total of the
   * response, or without a total at the first empty page. A page that lacks items or repeats earlier ones is requested again, as
   * often as `retry` of {@link createRegistry} allows.
   *
   * Each request has the deadline of a call; the option `deadline` is for the whole search.
   *
   * @param filter `start` is the first offset; `pocet` is the page size, 100 by default; the service may send fewer items
   * @throws IncompleteError with the progress when a page after the first one fails. For the first page: the error of the search,
   * UnexpectedResponseError for a page that stays incomplete, or TransportError at the deadline.
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
    options?: IterationOptions,
  ) => AsyncGenerator<SearchItem<Id>, void, undefined>;

  /**
   * Looks up many subjects, up to 100 in one request, in the order of the input. The input may be endless. A short ico is padded
   * with zeros on the left. A missing subject and an input that is not an ico are results, not errors. `missing` means that a
   * complete response did not have the subject. Subjects that an incomplete response lacks are requested again, as often as `retry`
   * of {@link createRegistry} allows.
   *
   * Each request has the deadline of a call; the option `deadline` is for the whole look-up.
   *
   * @param inputs a list; for a single ico write `[ico]`, because a text is refused
   * @throws IncompleteError with the number of finished inputs when a request or the input fails after the first results. Before
   * them: the error of the search or of the input, UnexpectedResponseError for responses that stay incomplete, or TransportError at
   * the deadline. InvalidInputError for wrong options or an input that is not a list, before the input is read.
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
   * Iterates over the notification batches of a data source: first the existing ones, oldest first, then new ones until the signal
   * aborts. Each batch comes once. With `follow: false` it ends after the existing batches. To resume later, give the number of the
   * last batch as `after`.
   *
   * Each request has the deadline of a call; the option `deadline` is for the whole iteration with its pauses.
   *
   * @throws GapError when batches are missing from two lists in a row; UnexpectedResponseError when the list ends before `after`,
   * or a response keeps having another batch. At the deadline: IncompleteError, or TransportError before the first batch. The
   * errors of the operations after their retries.
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
   * Returns one code list with all its items. It is cached for an hour.
   *
   * @param kodCiselniku code of the list, for example `PravniForma`
   * @param zdrojCiselniku its source, for example `res`
   * @returns `undefined` when there is no such list.
   * @throws UnexpectedResponseError when the responses hold no lists or stay incomplete; the errors of the search.
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
 * Creates a client of the registry (specification, part A). It opens no connection before the first call.
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
  const { transport } = settings;
  const methods = createRegistryMethods(executeOnDemand(settings));
  let readCodeList: CodeListReader | undefined;
  let lookUp: typeof lookup | undefined;
  return {
    client: plainClient(settings),
    ...methods,
    detail: (source, input, callOptions) => detail(methods, transport, source, input, callOptions),
    // These modules are loaded on first use, because most pages look up a single subject.
    lookup: async function* (inputs, lookupOptions = {}) {
      checkLookUp(inputs, lookupOptions, settings);
      const read = new LookupInputs(inputs);
      try {
        // The function is stored, because importing a loaded module takes time too.
        lookUp ??= (await import("./lookup.ts")).lookup;
        for await (const results of lookUp(methods, settings, read, lookupOptions)) {
          for (const result of results) yield result;
        }
      } finally {
        await read.close();
      }
    },
    paginate: async function* (id, filter, callOptions) {
      yield* (await import("./paginate.ts")).paginate(methods, settings, id, filter, callOptions);
    },
    changes: async function* (changesOptions) {
      yield* (await import("./changes.ts")).changes(methods, settings, changesOptions);
    },
    codeList: async (...input) => {
      const { createCodeListReader } = await import("./code-list.ts");
      readCodeList ??= createCodeListReader(methods, settings);
      return readCodeList(...input);
    },
    ...closable(() => {
      transport.exchange.close();
    }),
  };
}

/** Runs every generated method. The first call loads the code and the input rules, so a page loads half as much at first. */
function executeOnDemand(settings: RegistrySettings): ExecuteRegistryCall<RegistryCallOptions, RegistryCalls> {
  const load = async (): Promise<Execute> => {
    const [{ createExecute }, exchange] = await Promise.all([
      import("./call/execute.ts"),
      settings.transport.exchange.load(),
    ]);
    return createExecute(settings, exchange);
  };
  // The compiler does not know that a call returns the data of its operation.
  return callsOnDemand(settings.transport, load) as ExecuteRegistryCall<RegistryCallOptions, RegistryCalls>;
}
