import type { RegistryMethods, RegistryRecords } from "../../generated/registry-client.gen.ts";
import type { registryOperations, RegistryOperationId } from "../../generated/registry-operations.gen.ts";
import { registrySources, sourceOperations, type RegistrySource } from "../../generated/registry-service.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { startCall, type CallPromise } from "../transport/calls.ts";
import type { RegistryCalls } from "./call/layer.ts";
import type { RegistryCallOptions, RegistrySettings } from "./options.ts";

/** The rule of a data source. */
export const sourceRule = `must be one of ${registrySources.join(", ")}`;

/** Whether a value is the name of a data source. */
export function isSource(name: unknown): name is RegistrySource {
  return typeof name === "string" && Object.hasOwn(sourceOperations, name);
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

/** Reads one record: see `Registry.detail`. */
export function detail<Source extends RegistrySource>(
  methods: RegistryMethods<RegistryCallOptions, RegistryCalls>,
  { clock }: RegistrySettings["transport"],
  source: Source,
  input: DetailInput<Source>,
  options: RegistryCallOptions | undefined,
): CallPromise<RegistryRecords[Source]> {
  if (!isSource(source)) {
    const refused = new InvalidInputError("detail", [{ field: "source", rule: sourceRule }]);
    // No operation is called, so there is no event.
    return startCall({ clock, onEvent: undefined }, "detail", undefined, () => Promise.reject(refused));
  }
  // One signature for the methods of all sources; the table says which record each one returns.
  const read = methods[sourceOperations[source].detail] as (
    input: object,
    options?: RegistryCallOptions,
  ) => CallPromise<RegistryRecords[Source]>;
  return read(input, options);
}
