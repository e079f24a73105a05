/**
 * The registry and the identity service on this machine, over real TLS, with invented data: for tests and for trying
 * things out.
 *
 * @module ares-caais/sandbox
 */

export type {
  FaultSelection,
  GatewayStatus,
  IdentityBehaviour,
  IdentityEndpoint,
  IdentityFault,
  IdentityFaultSetting,
  LegacyFault,
  LegacyFaultSetting,
  LegacyVariant,
  OwnCertificate,
  RegistryChange,
  RegistryFault,
  SandboxBehaviour,
  SandboxClaims,
  SandboxClientOptions,
  SandboxConfig,
  SandboxData,
  SandboxFault,
  SandboxOptions,
  SandboxTenant,
  SandboxUser,
  TlsFault,
  TokenFault,
} from "../../generated/sandbox-types.gen.ts";
export type { BrowserStart, UserChoice, SandboxBrowser } from "./browser.ts";
export { createSandbox, type Sandbox } from "./create-sandbox.ts";
export type { SandboxIdentity } from "./identity/identity-service.ts";
export type { ExportedFiles } from "./export/export-certificates.ts";
export { sandboxEnvironment } from "./export/variables.ts";
export type { SandboxFaults } from "./faults/faults.ts";
export type { SandboxLegacy } from "./legacy/legacy-service.ts";
export type { SandboxRegistry } from "./registry/sandbox-registry.ts";
export type { KeyAndCertificate } from "./certificate-authority.ts";
export type { SandboxClient } from "./client-systems.ts";
