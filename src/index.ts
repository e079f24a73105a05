/**
 * The clients of the three interfaces: all of `ares-caais/registry`, `ares-caais/identity` and `ares-caais/legacy`.
 *
 * @module ares-caais
 */

import type { DiscoveryError, OAuthError, TokenError } from "./identity/index.ts";
import type { LegacyError } from "./legacy/index.ts";
import type { LoginRequiredError } from "./login/login-required-error.ts";
import {
  ContractError,
  type BlockedError,
  type GapError,
  type IncompleteError,
  type InvalidInputError,
  type RegistryError,
  type TooManyMatchesError,
  type TransportError,
  type UnexpectedResponseError,
} from "./registry/index.ts";

export * from "./registry/index.ts";
export * from "./identity/index.ts";
export * from "./legacy/index.ts";

/** Any error of the package; its `code` identifies the class. */
export type AnyContractError =
  | BlockedError
  | DiscoveryError
  | GapError
  | IncompleteError
  | InvalidInputError
  | LegacyError
  | LoginRequiredError
  | OAuthError
  // A subclass has its own code.
  | (RegistryError & { readonly code: "ERR_REGISTRY" })
  | TokenError
  | TooManyMatchesError
  | TransportError
  | UnexpectedResponseError;

/**
 * Whether a thrown value is an error of the package. Then `switch (error.code)` narrows its type.
 *
 * @example
 *
 * ```ts
 * if (isContractError(error)) {
 *   switch (error.code) {
 *     case "ERR_INVALID_INPUT":
 *       console.error(error.field, error.rule);
 *       break;
 *     case "ERR_TOO_MANY_MATCHES":
 *       console.error(error.matches);
 *       break;
 *     default:
 *       console.error(error.message);
 *   }
 * }
 * ```
 */
export function isContractError(error: unknown): error is AnyContractError {
  return error instanceof ContractError;
}
