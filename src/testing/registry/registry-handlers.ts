import type { HttpHandler } from "msw";
import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import { registryHandler, type RegistryHandlersOptions } from "./registry-handler.ts";

/**
 * Handlers of msw for every operation of the registry. Each answers 200 with data that is valid against the contract and
 * has the numbers of the request.
 *
 * @throws InvalidInputError for a wrong option.
 *
 * @example
 *
 * ```ts
 * const server = setupServer(...registryHandlers());
 * ```
 */
export function registryHandlers(options: RegistryHandlersOptions = {}): HttpHandler[] {
  checkOptions("registryHandlers", options, { environment: true, network: true }, {});
  return Object.values(registryOperations).map(({ id }) => registryHandler(id, {}, options));
}
