import type { RegistryAnswers, RegistryMethods, RegistryRecords } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type RegistryOperationId,
  type RegistrySource,
} from "../../generated/registry-operations.gen.ts";
import type { Seznam } from "../../generated/registry-types.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { UnexpectedResponseError, type BrokenRule } from "../errors/unexpected-response-error.ts";
import { startCall, type CallPromise } from "../transport/calls.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import type { RegistryCalls } from "./call/layer.ts";
import type { RegistryCallOptions, RegistrySettings } from "./options.ts";

/** An operation that searches. */
export type SearchOperationId = {
  [Id in RegistryOperationId]: (typeof registryOperations)[Id] extends { readonly items: string } ? Id : never;
}[RegistryOperationId];

/** The filter of a search. */
export type SearchFilter<Id extends SearchOperationId> = Parameters<RegistryMethods<RegistryCallOptions>[Id]>[0];

type ItemsKey<Id extends SearchOperationId> = (typeof registryOperations)[Id]["items"] & keyof RegistryAnswers[Id];

/** One item of a search. */
export type SearchItem<Id extends SearchOperationId> =
  NonNullable<RegistryAnswers[Id][ItemsKey<Id>]> extends readonly (infer Item)[] ? Item : never;

/** Property of the answer that holds the number of matches. */
const count = "pocetCelkem" satisfies keyof Seznam;

export interface Page {
  /** `undefined` where the answer has no list. */
  readonly items: readonly JsonObject[] | undefined;
  /** All matches, not only those of this page; `undefined` where the service does not count them. */
  readonly total: number | undefined;
}

/**
 * Requests one page. The operation table says which property of the answer holds the items.
 *
 * @throws UnexpectedResponseError when that is no list of objects; whatever the search throws.
 */
export async function searchPage<Id extends SearchOperationId>(
  methods: Pick<RegistryMethods<RegistryCallOptions>, Id>,
  id: Id,
  filter: object,
  options: RegistryCallOptions,
): Promise<Page> {
  // One signature for methods whose filters differ: each checks its own filter before it sends it.
  const search = methods[id] as (filter: object, options: RegistryCallOptions) => Promise<object>;
  const answer = await search(filter, options);
  const total: unknown = Object.getOwnPropertyDescriptor(answer, count)?.value;
  return {
    items: readList(id, answer, registryOperations[id].items),
    total: typeof total === "number" && Number.isSafeInteger(total) && total >= 0 ? total : undefined,
  };
}

/** Whether a name is that of an operation that searches. */
export function isSearchOperation(id: unknown): id is SearchOperationId {
  return Object.values(registryOperations).some((operation) => operation.id === id && "items" in operation);
}

/** The search and the detail of each data source, by its name. */
const searches = new Map<unknown, SearchOperationId>();
const details = new Map<unknown, DetailOperationId<RegistrySource>>();
for (const operation of Object.values(registryOperations)) {
  if (!("source" in operation)) continue;
  if ("items" in operation) searches.set(operation.source, operation.id);
  if (operation.method === "GET") details.set(operation.source, operation.id);
}

/** The rule of a data source. */
export const sourceRule = `must be one of ${[...searches.keys()].join(", ")}`;

/** The search of a data source; `undefined` for an unknown name. */
export function searchOf(source: unknown): SearchOperationId | undefined {
  return searches.get(source);
}

/** The operation that reads one record of a data source. */
export type DetailOperationId<Source extends RegistrySource> = {
  [Id in RegistryOperationId]: (typeof registryOperations)[Id] extends Readonly<Record<"method", "GET">> &
    Readonly<Record<"source", Source>>
    ? Id
    : never;
}[RegistryOperationId];

/** Input of the operation that reads one record of a data source. */
export type DetailInput<Source extends RegistrySource> = Parameters<
  RegistryMethods<RegistryCallOptions>[DetailOperationId<Source>]
>[0];

/**
 * Reads one record: see `Registry.detail`.
 *
 * @throws InvalidInputError for an unknown source; whatever the operation throws.
 */
export function detail<Source extends RegistrySource>(
  methods: RegistryMethods<RegistryCallOptions, RegistryCalls>,
  { clock }: RegistrySettings["transport"],
  source: Source,
  input: DetailInput<Source>,
  options: RegistryCallOptions | undefined,
): CallPromise<RegistryRecords[Source]> {
  const id = details.get(source);
  if (id === undefined) {
    const refused = new InvalidInputError("detail", [{ field: "source", rule: sourceRule }]);
    // No operation is called, so no event tells of it.
    return startCall({ clock, onEvent: undefined }, "detail", undefined, () => Promise.reject(refused));
  }
  // One signature for the details of all sources: the table says which record each answers.
  const read = methods[id] as (input: object, options?: RegistryCallOptions) => CallPromise<RegistryRecords[Source]>;
  return read(input, options);
}

/** The error of an answer that lacks what was asked for. @param rule what the value at the pointer must be, or is */
export function incompleteAnswer(id: RegistryOperationId, pointer: string, rule: string): UnexpectedResponseError {
  return brokenAnswer(id, "incomplete", { pointer, schemaPath: "", keyword: "", rule });
}

/** Whether another answer may hold what this one lacks. */
export function isIncompleteAnswer(error: unknown): boolean {
  return error instanceof UnexpectedResponseError && error.reason === "incomplete";
}

/** The error of a value of another type than the contract's. */
export function malformedAnswer(id: RegistryOperationId, pointer: string, type: string): UnexpectedResponseError {
  return brokenAnswer(id, "schema", { pointer, schemaPath: "", keyword: "type", rule: `must be ${type}` });
}

function brokenAnswer(operation: string, reason: "incomplete" | "schema", issue: BrokenRule): UnexpectedResponseError {
  const answer = { operation, status: 200, reason, mediaType: "application/json" };
  return new UnexpectedResponseError({ ...answer, issues: [issue] });
}

/**
 * A list of objects in an answer; `undefined` without the list.
 *
 * @throws UnexpectedResponseError when it is no list, or holds anything else.
 */
export function readList(id: RegistryOperationId, answer: object, name: string): readonly JsonObject[] | undefined {
  // Own members only: the answer is JSON as it came.
  const list: unknown = Object.getOwnPropertyDescriptor(answer, name)?.value;
  if (list === undefined) return undefined;
  if (!Array.isArray(list)) throw malformedAnswer(id, `/${name}`, "array");
  return list.map((item: unknown, index) => {
    if (isJsonObject(item)) return item;
    throw malformedAnswer(id, `/${name}/${index}`, "object");
  });
}
