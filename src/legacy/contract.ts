import {
  legacyContracts,
  type LegacyOperation,
  type NodeDecoder,
  type TextDecoder,
} from "../../generated/legacy-decoders.gen.ts";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";

/** Name of an operation of the legacy API. */
export type LegacyOperationName = keyof (typeof legacyContracts)[LegacyVersion]["operations"];

/** Namespace of the messages of a version. */
export function legacyNamespace(version: LegacyVersion): string {
  return legacyContracts[version].namespace;
}

/** What the WSDL of a version says of an operation. */
export function operationOf(version: LegacyVersion, operation: LegacyOperationName): LegacyOperation {
  return legacyContracts[version].operations[operation];
}

/** What the response of an operation holds. */
export function responseOf(version: LegacyVersion, operation: LegacyOperationName): NodeDecoder {
  return nodeOf(operationOf(version, operation).response[1].type);
}

function nodeOf(type: TextDecoder | NodeDecoder): NodeDecoder {
  if (type.kind === "text") throw new Error("the contract has text where elements are expected");
  return type;
}
