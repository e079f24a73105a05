import type { HeartBeatStatus, LegacyVersion } from "../../../../generated/legacy-types.gen.ts";
import type { InventedUser } from "../../../services/invented-user.ts";
import { attributesOf } from "../../../services/legacy/attributes.ts";
import { answerMessage } from "../../../services/legacy/soap-answer.ts";
import type { XmlNode } from "../../../services/legacy/write-xml.ts";
import { applyVariant, type LegacyVariant } from "./variant.ts";

/** The answer of heartBeat; an error says more about itself. */
export function heartBeatAnswer(version: LegacyVersion, status: HeartBeatStatus): XmlNode {
  const details = status === "ERROR" ? { code: "SANDBOX", message: "The sandbox was told to answer an error." } : {};
  return answerMessage(version, "heartBeat", { status, ...details });
}

/** The answer of authConfirmation with the attributes of a user. */
export function confirmation(version: LegacyVersion, user: InventedUser, variant: LegacyVariant): XmlNode {
  const node = answerMessage(version, "authConfirmation", { status: "OK", attributes: attributesOf(user, version) });
  if (typeof node.content === "string") return node;
  return {
    ...node,
    content: node.content.map((child) => (child.name === "attributes" ? applyVariant(child, version, variant) : child)),
  };
}
