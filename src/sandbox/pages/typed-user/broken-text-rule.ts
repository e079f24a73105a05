import type { NodeDecoder, TextDecoder } from "../../../../generated/legacy-decoders.gen.ts";
import { newestLegacyVersion } from "../../../../generated/legacy-types.gen.ts";
import { brokenRule } from "../../../identity/check-value.ts";
import { isXmlText } from "../../../legacy/is-xml-text.ts";
import { attributesDecoder } from "../../legacy/contract.ts";

/**
 * The rule that a line of text breaks: of an element of the legacy API, which unlike OpenID Connect has bounds, or that
 * both interfaces can express it.
 *
 * @param element names of elements from the attributes of a user on
 */
export function brokenTextRule(value: string, element: readonly string[] = []): string | undefined {
  if (/\p{Cc}/u.test(value) || !isXmlText(value)) return "must not have control characters";
  const type = typeAt(element);
  if (type.kind === "node") return undefined;
  const { minLength, maxLength, pattern } = type;
  return brokenRule(value, {
    type: "string",
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
    // A pattern of XML Schema describes the whole text.
    ...(pattern === undefined ? {} : { pattern: `^(?:${pattern})$` }),
  });
}

function typeAt(path: readonly string[]): NodeDecoder | TextDecoder {
  return path.reduce<NodeDecoder | TextDecoder>((type, name) => {
    const found = type.kind === "node" ? type.elements[name]?.type : undefined;
    if (found === undefined) throw new Error(`the contract has no element ${path.join("/")}`);
    return found;
  }, attributesDecoder(newestLegacyVersion));
}
