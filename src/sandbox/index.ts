/**
 * The registry and the identity service on this machine, over real TLS, with invented data: for tests and for trying
 * things out.
 *
 * @module ares-caais/sandbox
 */

export type { BrowserStart, SandboxBrowser } from "./browser/create-browser.ts";
export type { SandboxClientOptions } from "./client-options.ts";
export { createSandbox, type Sandbox } from "./create-sandbox.ts";
export type { SandboxIdentity } from "./identity/create-identity-service.ts";
export type { ExportedFiles } from "./export/export-certificates.ts";
export type { FaultSelection, SandboxFault, SandboxFaults } from "./faults/sandbox-faults.ts";
export type { TlsFault } from "./faults/tls-faults.ts";
export type { IdentityFaultSetting } from "./identity/faults.ts";
export type { IdentityEndpoint } from "./identity/routes.ts";
export type { LegacyVariant } from "./legacy/answers/variant.ts";
export type { LegacyFault, LegacyFaultSetting } from "./legacy/endpoint/faults.ts";
export type { SandboxLegacy } from "./legacy/legacy-service.ts";
export type { SandboxOptions } from "./options.ts";
export type { RegistryFault } from "./registry/faults/fault.ts";
export type { SandboxData } from "./registry/data/own-subjects.ts";
export type { SandboxClient } from "./sandbox-client.ts";
export type { IdentityFault, TokenFault } from "../services/identity/faults.ts";
