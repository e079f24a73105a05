import type { RegistryMethods, RegistryRecords } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type RegistryOperationId,
  type RegistrySource,
} from "../../generated/registry-operations.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { startCall, type CallPromise } from "../transport/calls.ts";
import type { RegistryCalls } from "./call/layer.ts";
import type { RegistryCallOptions, RegistrySettings } from "./options.ts";

/** The operation that reads one record of each data source, by its name. */
const details = new Map<unknown, DetailOperationId<RegistrySource>>();
for (const operation of Object.values(registryOperations)) {
  if ("source" in operation && operation.method === "GET") details.set(operation.source, operation.id);
}

/** The rule of a data source. */
export const sourceRule = `must be one of ${[...details.keys()].join(", ")}`;

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
