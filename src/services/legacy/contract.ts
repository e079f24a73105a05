import { legacyContracts, type LegacyOperation, type NodeDecoder } from "../../../generated/legacy-decoders.gen.ts";
import type { LegacyAttributes, LegacyVersion, newestLegacyVersion } from "../../../generated/legacy-types.gen.ts";

export type LegacyOperationName = keyof (typeof legacyContracts)[LegacyVersion]["operations"];

export type AllAttributes = LegacyAttributes[typeof newestLegacyVersion];

export type LegacyAttributeName = keyof AllAttributes;

/** The operations, the same in every version. */
export const operationNames: readonly LegacyOperationName[] = ["heartBeat", "authConfirmation"];

export function operationOf(version: LegacyVersion, operation: LegacyOperationName): LegacyOperation {
  return legacyContracts[version].operations[operation];
}

/** Returns the decoder of the element with the user's attributes. */
export function attributesDecoder(version: LegacyVersion): NodeDecoder {
  return nodeOf(nodeOf(operationOf(version, "authConfirmation").response[1].type).elements["attributes"]?.type);
}

/** The type of an element that has elements in it. */
export function nodeOf(type: LegacyOperation["response"][1]["type"] | undefined): NodeDecoder {
  if (type?.kind !== "node") throw new Error("the contract has text where elements are expected");
  return type;
}
