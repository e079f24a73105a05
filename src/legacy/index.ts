/**
 * The legacy SOAP API of the identity service in its four versions (specification, part C), for Node.
 *
 * @module ares-caais/legacy
 */

export * from "../transport/exports.ts";
export type * from "../../generated/legacy-types.gen.ts";
export { institutionTypes, loginTypes } from "../../generated/identity-code-lists.gen.ts";
export { userIdOf, type IdentifiedUser } from "../users/user-id.ts";
export { legacyVersions } from "../../generated/legacy-types.gen.ts";
export type { EnvironmentOptions } from "../environment/addresses.ts";
export type { ClientCertificate, ClientCertificateSupplier, TlsOptions } from "../transport/mutual-tls.ts";
export {
  createLegacyIdentity,
  type AuthConfirmation,
  type HeartBeat,
  type LegacyCallback,
  type LegacyIdentity,
} from "./create-legacy-identity.ts";
export { LegacyError, type LegacyErrorReason, type LegacyOperationName } from "./legacy-error.ts";
export type { LegacyCallOptions, LegacyIdentityOptions } from "./options.ts";
export type { OtherAttribute, OtherElement, OtherParts } from "./decode.ts";
export type { XmlAttribute, XmlElement } from "./read-document.ts";
