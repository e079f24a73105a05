import type { RegistryAnswers, RegistryMethods } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import type { Seznam } from "../../generated/registry-types.gen.ts";
import { UnexpectedResponseError, type BrokenRule } from "../errors/unexpected-response-error.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import type { RegistryCallOptions } from "./options.ts";

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
  /** `undefined` when the response has no list. */
  readonly items: readonly JsonObject[] | undefined;
  /** Number of all matches, not only of this page; `undefined` when the service does not count them. */
  readonly total: number | undefined;
}

/** Requests one page. The operation table says which property of the response holds the items. They must be objects. */
export async function searchPage<Id extends SearchOperationId>(
  methods: Pick<RegistryMethods<RegistryCallOptions>, Id>,
  id: Id,
  filter: object,
  options: RegistryCallOptions,
): Promise<Page> {
  // One signature for methods with different filters: each method checks its filter before the request.
  const search = methods[id] as (filter: object, options: RegistryCallOptions) => Promise<object>;
  const answer = await search(filter, options);
  const total: unknown = Object.getOwnPropertyDescriptor(answer, count)?.value;
  return {
    items: readList(id, answer, registryOperations[id].items),
    total: typeof total === "number" && Number.isSafeInteger(total) && total >= 0 ? total : undefined,
  };
}

/** Whether a value is the name of a search operation. */
export function isSearchOperation(id: unknown): id is SearchOperationId {
  return Object.values(registryOperations).some((operation) => operation.id === id && "items" in operation);
}

/** Makes the error for an incomplete response. @param rule rule or fault of the list of items, or of `member` */
export function incompleteAnswer(id: RegistryOperationId, rule: string, member?: string): UnexpectedResponseError {
  const { items = "" }: RegistryOperation = registryOperations[id];
  return brokenAnswer(id, "incomplete", { pointer: `/${member ?? items}`, schemaPath: "", keyword: "", rule });
}

/** Whether an error is an incomplete response, which a repetition may complete. */
export function isIncompleteAnswer(error: unknown): boolean {
  return error instanceof UnexpectedResponseError && error.reason === "incomplete";
}

/** Makes the error for a value whose type is not that of the contract. */
export function malformedAnswer(id: RegistryOperationId, pointer: string, type: string): UnexpectedResponseError {
  return brokenAnswer(id, "schema", { pointer, schemaPath: "", keyword: "type", rule: `must be ${type}` });
}

function brokenAnswer(operation: string, reason: "incomplete" | "schema", issue: BrokenRule): UnexpectedResponseError {
  const answer = { operation, status: 200, reason, mediaType: "application/json" };
  return new UnexpectedResponseError({ ...answer, issues: [issue] });
}

/** Returns a list of objects of a response; `undefined` when it is absent. @throws UnexpectedResponseError for another value. */
export function readList(id: RegistryOperationId, answer: object, name: string): readonly JsonObject[] | undefined {
  // Only own members count, because the response is unchecked JSON.
  const list: unknown = Object.getOwnPropertyDescriptor(answer, name)?.value;
  if (list === undefined) return undefined;
  if (!Array.isArray(list)) throw malformedAnswer(id, `/${name}`, "array");
  return list.map((item: unknown, index) => {
    if (isJsonObject(item)) return item;
    throw malformedAnswer(id, `/${name}/${index}`, "object");
  });
}
