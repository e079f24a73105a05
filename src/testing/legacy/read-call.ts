import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { legacyNamespace, operationOf } from "../../legacy/contract.ts";
import type { LegacyTestOperation } from "./legacy-answer.ts";

/** A call as the endpoint gets it. */
export interface LegacyCall {
  /** Its session id; empty when it has none. */
  readonly sessionId: string;
  /** Whether its header `SOAPAction` is that of the operation. */
  readonly soapActionFits: boolean;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/**
 * Reads a request that a client of this package writes.
 *
 * @returns `undefined` when it is of another version or operation.
 */
export function readCall(
  version: LegacyVersion,
  operation: LegacyTestOperation,
  body: string,
  headers: Headers,
): LegacyCall | undefined {
  const { request, soapAction } = operationOf(version, operation);
  const [element] = request;
  const isCall =
    new RegExp(`<(?:[\\w.-]+:)?${element}[\\s/>]`).test(body) && body.includes(`"${legacyNamespace(version)}"`);
  if (!isCall) return undefined;
  const [, text = ""] = /<(?:[\w.-]+:)?sessionId[^<>]*>([^<]*)</.exec(body) ?? [];
  const sent = headers.get("soapaction");
  return {
    sessionId: text.replaceAll(/&(\w+);/g, (reference, name: string) => entities[name] ?? reference),
    soapActionFits: sent === soapAction || sent === `"${soapAction}"`,
  };
}
