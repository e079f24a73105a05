import type { RegistryMethods, RegistryRecords } from "../../generated/registry-client.gen.ts";
import {
  registryOperations,
  type RegistryOperationId,
  type RegistrySource,
} from "../../generated/registry-operations.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { startCall, type CallPromise } from "../transport/call-record.ts";
import type { RegistryCallOptions, RegistryCalls, RegistrySettings } from "./options.ts";

/** The operation that reads one record of a data source. */
export type DetailOperationId<Source extends RegistrySource> = {
  [Id in RegistryOperationId]: (typeof registryOperations)[Id] extends Readonly<Record<"method", "GET">> &
    Readonly<Record<"source", Source>>
    ? Id
    : never;
}[RegistryOperationId];

/** What the detail of a data source is asked for. */
export type DetailInput<Source extends RegistrySource> = Parameters<
  RegistryMethods<RegistryCallOptions>[DetailOperationId<Source>]
>[0];

/** The detail of each data source, from the operation table. */
const details = new Map<string, DetailOperationId<RegistrySource>>(
  Object.values(registryOperations).flatMap((operation) =>
    operation.method === "GET" && "source" in operation ? [[operation.source, operation.id]] : [],
  ),
);

/**
 * Reads one record: see `Registry.detail`.
 *
 * @throws InvalidInputError for a source that is none; whatever the operation throws.
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
    const refused = new InvalidInputError("detail", [{ field: "source", rule: "must be a data source" }]);
    // No call of an operation, so that no hook is told of it.
    return startCall({ clock, hooks: {} }, "detail", undefined, () => Promise.reject(refused));
  }
  // One signature for the details of all sources: the table says which record each answers.
  const read = methods[id] as (input: object, options?: RegistryCallOptions) => CallPromise<RegistryRecords[Source]>;
  return read(input, options);
}
