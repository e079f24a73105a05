import { validateXML } from "xmllint-wasm";
import type { LegacyVersion } from "../../../../generated/legacy-types.gen.ts";
import { wsdlText } from "../../../fixtures/legacy/legacy-service.ts";
import { elementsOf, onlyElement, parseXml, standalone } from "../../../fixtures/legacy/xml.ts";

const envelope = "http://schemas.xmlsoap.org/soap/envelope/";
const xs = "http://www.w3.org/2001/XMLSchema";

/**
 * Validates the message in an envelope against the schema of a WSDL file.
 *
 * @returns what libxml2 finds wrong.
 */
export async function validateAnswer(version: LegacyVersion, text: string): Promise<string[]> {
  const [message] = elementsOf(onlyElement(parseXml(text), envelope, "Body"));
  if (message === undefined) throw new Error("The body is empty");
  const { errors } = await validateXML({
    xml: { fileName: "message.xml", contents: standalone(message) },
    schema: { fileName: "inline.xsd", contents: standalone(onlyElement(parseXml(wsdlText(version)), xs, "schema")) },
  });
  return errors.map((error) => error.message);
}
