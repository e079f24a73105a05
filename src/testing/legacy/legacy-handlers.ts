import type { HttpHandler } from "msw";
import { checkOptions } from "../../transport/option-checks.ts";
import { legacyHandler, legacyOperations, type LegacyHandlersOptions } from "./legacy-handler.ts";

/**
 * Handlers of msw for both operations of a version of the legacy API: `heartBeat` answers `OK`, `authConfirmation` an
 * invented user for any session id.
 *
 * @throws InvalidInputError for a wrong option.
 *
 * @example
 *
 * ```ts
 * const server = setupServer(...legacyHandlers({ environment: "test", version: "4.2" }));
 * ```
 */
export function legacyHandlers(options: LegacyHandlersOptions): HttpHandler[] {
  checkOptions("legacyHandlers", options, { environment: true, network: true, version: true }, {});
  return legacyOperations.map((operation) => legacyHandler(operation, {}, options));
}
