/**
 * Handlers of msw for the three interfaces, and sample data, for tests of an application.
 *
 * @module ares-caais/testing
 */

export type { IdentityBehaviour, TokenFault } from "../../generated/sandbox-types.gen.ts";
export { createTestIdentityProvider } from "./identity/create-test-identity-provider.ts";
export type { TestIdentityProvider, TestIdentityProviderOptions } from "./identity/create-test-identity-provider.ts";
export type { LoginChoice } from "./identity/create-test-identity-provider.ts";
export type { DiscoveryFault, IdentityAnswers, IdentityEndpointName, LoginError } from "./identity/identity-answers.ts";
export { sampleClaims } from "./identity/sample-claims.ts";
export type { HttpFault } from "../services/http-faults.ts";
export {
  legacyHandler,
  legacyHandlers,
  type LegacyHandlerOptions,
  type LegacyHandlersOptions,
} from "./legacy/legacy-handler.ts";
export type {
  LegacyAnswers,
  LegacyRequestInfo,
  LegacyResolver,
  LegacyTestFault,
  LegacyTestOperation,
} from "./legacy/legacy-answer.ts";
export { sampleAttributes } from "./legacy/sample-attributes.ts";
export type {
  RegistryAnswer,
  RegistryBody,
  RegistryFault,
  RegistryRequest,
  RegistryResolver,
  RegistryStatus,
} from "./registry/registry-answer.ts";
export {
  registryHandler,
  registryHandlers,
  type RegistryHandlerOptions,
  type RegistryHandlersOptions,
} from "./registry/registry-handler.ts";
export type { Override } from "./sample/override.ts";
export { sample, type RegistrySchemas, type SampleOptions } from "./sample/sample.ts";
export { legacyPageHandlers, type LegacyPageHandlersOptions } from "./legacy/legacy-page-handlers.ts";
export { signedIn } from "./signed-in.ts";
export { testCertificate, type TestCertificate, type TestCertificateOptions } from "./test-certificate.ts";
