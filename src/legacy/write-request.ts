import { legacyRequests } from "../../generated/legacy-requests.gen.ts";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import type { LegacyOperationName } from "./contract.ts";
import { isXmlText } from "./is-xml-text.ts";

/** A request as it is sent. */
export interface SoapRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  // Readers turn these into a line feed (XML 1.0, 2.11; XML 1.1, 2.11).
  "\r": "&#13;",
  "\u0085": "&#133;",
  "\u2028": "&#8232;",
  "\u2029": "&#8233;",
};

/**
 * Writes the request of an operation: that of soap, which the code generator kept, with the values of the call in it. Every
 * value means itself; soap would take one of the form `<![CDATA[…]]>` for XML.
 *
 * @throws InvalidInputError when a value holds a character that XML 1.0 cannot express.
 */
export function writeRequest(
  version: LegacyVersion,
  operation: LegacyOperationName,
  input: Readonly<Record<string, string>>,
): SoapRequest {
  const { headers, body } = legacyRequests[version][operation];
  const value = (name: string): string => {
    const text = input[name] ?? "";
    if (!isXmlText(text))
      throw new InvalidInputError(operation, [{ field: name, rule: "must be text that XML allows" }]);
    return text.replaceAll(/[&<>\r\u0085\u2028\u2029]/g, (character) => references[character] ?? character);
  };
  return { headers, body: body.map((part, index) => (index % 2 === 0 ? part : value(part))).join("") };
}
