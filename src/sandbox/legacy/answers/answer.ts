import { legacyContracts } from "../../../../generated/legacy-decoders.gen.ts";
import type { AuthConfirmationStatus, HeartBeatStatus, LegacyVersion } from "../../../../generated/legacy-types.gen.ts";
import type { SandboxUser } from "../../users.ts";
import type { LegacyOperationName } from "../../../legacy/contract.ts";
import type { XmlNode } from "../../../legacy/writer/write-xml.ts";
import { attributesOf } from "./attributes.ts";
import { buildElements } from "../../../legacy/writer/build-elements.ts";
import { applyVariant, type LegacyVariant } from "./variant.ts";

/** "In this service always 0.0.0.0" (specification, Identity service: legacy SOAP API, 5). */
const userRequestIp = "0.0.0.0";

/** The answer of heartBeat; an error says more about itself. */
export function heartBeatAnswer(version: LegacyVersion, status: HeartBeatStatus): XmlNode {
  const details = status === "ERROR" ? { code: "SANDBOX", message: "The sandbox was told to answer an error." } : {};
  return answer(version, "heartBeat", { status, ...details });
}

/** The answer of authConfirmation without a user: an address and attributes come with `OK` only. */
export function refusal(version: LegacyVersion, status: Exclude<AuthConfirmationStatus, "OK">): XmlNode {
  return answer(version, "authConfirmation", { status });
}

/** The answer of authConfirmation with the attributes of a user. */
export function confirmation(version: LegacyVersion, user: SandboxUser, variant: LegacyVariant): XmlNode {
  const status: AuthConfirmationStatus = "OK";
  const attributes = attributesOf(user, version);
  const node = answer(version, "authConfirmation", { status, userRequestIp, attributes });
  if (typeof node.content === "string") return node;
  return {
    ...node,
    content: node.content.map((child) => (child.name === "attributes" ? applyVariant(child, version, variant) : child)),
  };
}

function answer(version: LegacyVersion, operation: LegacyOperationName, value: object): XmlNode {
  const [name, element] = legacyContracts[version].operations[operation].response;
  const [node] = buildElements(name, element, value);
  if (node === undefined) throw new Error(`${name} is missing`);
  return node;
}
