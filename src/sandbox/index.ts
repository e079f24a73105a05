/**
 * The registry and the identity service on this machine, over real TLS, with invented data: for tests and for trying
 * things out.
 *
 * @module ares-caais/sandbox
 */

export type { BrowserStart, UserChoice, SandboxBrowser } from "./browser.ts";
export type { OwnCertificate, SandboxClientOptions } from "./client-systems.ts";
export type { SandboxBehaviour } from "./behaviour.ts";
export type { SandboxConfig } from "./config/config.ts";
export type { SandboxClaims, SandboxTenant, SandboxUser } from "./config/users.ts";
export { createSandbox, type Sandbox } from "./create-sandbox.ts";
export type { SandboxIdentity } from "./identity/identity-service.ts";
export type { ExportedFiles } from "./export/export-certificates.ts";
export { sandboxEnvironment } from "./export/variables.ts";
export type { SandboxFault } from "./faults/fault-table.ts";
export type { FaultSelection, SandboxFaults } from "./faults/sandbox-faults.ts";
export type { GatewayMembers } from "./faults/gateway-fault.ts";
export type { TlsFault } from "./faults/tls-faults.ts";
export type { IdentityFaultSetting } from "./identity/faults.ts";
export type { LegacyVariant } from "./legacy/variants.ts";
export type { LegacyFault, LegacyFaultSetting } from "./legacy/faults.ts";
export type { SandboxLegacy } from "./legacy/legacy-service.ts";
export type { SandboxOptions } from "./options.ts";
export type { RegistryFault } from "./registry/faults.ts";
export type { RegistryChange, SandboxRegistry } from "./registry/sandbox-registry.ts";
export type { SandboxData } from "./registry/data/own-subjects.ts";
export type { SandboxClient } from "./client-systems.ts";
export type { IdentityBehaviour } from "../services/identity/behaviour.ts";
export type { GatewayStatus } from "../services/http-faults.ts";
export type { IdentityEndpoint, IdentityFault, TokenFault } from "../services/identity/faults.ts";
