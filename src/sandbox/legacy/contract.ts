import { legacyContracts, type NodeDecoder } from "../../../generated/legacy-decoders.gen.ts";
import {
  legacyVersions,
  type LegacyAttributes,
  type LegacyVersion,
  type newestLegacyVersion,
} from "../../../generated/legacy-types.gen.ts";
import { operationOf, responseOf, type LegacyOperationName } from "../../legacy/contract.ts";

/** The user attributes of all versions. */
export type AllAttributes = LegacyAttributes[typeof newestLegacyVersion];

/** Name of a user attribute, in any version. */
export type LegacyAttributeName = keyof AllAttributes;

const operationNames: readonly LegacyOperationName[] = ["heartBeat", "authConfirmation"];

/** A request of the contract. */
export interface RequestKind {
  readonly version: LegacyVersion;
  readonly operation: LegacyOperationName;
  /** What its element holds. */
  readonly decoder: NodeDecoder;
}

/** The request that an element stands for; its namespace tells the version. */
export function requestKind(namespace: string, name: string): RequestKind | undefined {
  const version = legacyVersions.find((each) => legacyContracts[each].namespace === namespace);
  if (version === undefined) return undefined;
  for (const operation of operationNames) {
    const [requestName, { type }] = operationOf(version, operation).request;
    if (requestName === name) return { version, operation, decoder: nodeOf(type) };
  }
  return undefined;
}

/** What the element with the user's attributes holds. */
export function attributesDecoder(version: LegacyVersion): NodeDecoder {
  return nodeOf(responseOf(version, "authConfirmation").elements["attributes"]?.type);
}

function nodeOf(type: NodeDecoder | { readonly kind: "text" } | undefined): NodeDecoder {
  if (type?.kind !== "node") throw new Error("the contract has text where elements are expected");
  return type;
}
