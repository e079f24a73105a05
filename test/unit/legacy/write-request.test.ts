import { Client, WSDL } from "soap";
import { describe, expect, it } from "vitest";
import { legacyContracts } from "../../../generated/legacy-decoders.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { InvalidInputError } from "ares-caais";
import { writeRequest } from "../../../src/legacy/call.ts";
import { sessionId } from "../../fixtures/legacy/fake-legacy.ts";
import { namespaces, versions, wsdlText } from "../../fixtures/legacy/legacy-service.ts";
import { onlyElement, parseXml } from "../../fixtures/legacy/xml.ts";

type Operation = "heartBeat" | "authConfirmation";

/** The request that soap itself makes of the WSDL file. */
async function soapRequest(
  version: LegacyVersion,
  operation: Operation,
  input: object,
): Promise<ReturnType<typeof writeRequest>> {
  const wsdl = new WSDL(wsdlText(version), "", {});
  await new Promise<void>((resolve, reject) => {
    wsdl.onReady((error: Error | null | undefined) => {
      if (error == null) resolve();
      else reject(error);
    });
  });
  return new Promise((resolve, reject) => {
    const request = (_url: string, body: string, _callback: unknown, headers = {}): never => {
      resolve({ headers, body });
      return undefined as never;
    };
    const client = new Client(wsdl, undefined, { httpClient: { request } });
    const method: unknown = client[operation];
    if (typeof method !== "function") throw new Error(`soap found no ${operation}`);
    Reflect.apply(method, client, [input, reject]);
  });
}

/** The text of the session id as a reader of XML gets it. */
function readSessionId(version: LegacyVersion, body: string): string | null {
  return onlyElement(parseXml(body), namespaces[version], "sessionId").textContent;
}

/** The request without the session id. */
const around = (body: string): string => body.replace(/(?<=sessionId>).*(?=<\/ats:sessionId>)/s, "");

/** What is special in XML, in a template, in a replacement, or to soap. */
const specialValues = [
  "&<>\"'",
  "&amp;&#38;",
  "{sessionId}{0}",
  "$1$$$&$`",
  "a\tb\nc",
  "a\u00A0\u{1F600}ěščř",
  "]]>",
  "<!--x--><?x?>",
  "",
];

describe.each(versions)("the requests of version %s", (version) => {
  it.each(["heartBeat", "authConfirmation"] as const)("of %s are those of soap, byte for byte", async (operation) => {
    const input = operation === "heartBeat" ? {} : { sessionId };
    const own = writeRequest(version, operation, input);
    expect(own).toEqual(await soapRequest(version, operation, input));
    expect(own.headers).toEqual({
      "Content-Type": "text/xml; charset=utf-8",
      SOAPAction: `"${legacyContracts[version].operations[operation].soapAction}"`,
    });
  });

  it.each(specialValues)("say the same as those of soap with the value %j", async (value) => {
    const own = writeRequest(version, "authConfirmation", { sessionId: value });
    const { body } = await soapRequest(version, "authConfirmation", { sessionId: value });
    expect(around(own.body)).toBe(around(body));
    expect(readSessionId(version, own.body)).toBe(value);
    expect(readSessionId(version, body)).toBe(value);
  });

  it.each([
    // Line ends that readers would unite.
    ["a\r\nb\u0085c\u2028d\u2029e", "a&#13;\nb&#133;c&#8232;d&#8233;e"],
    // soap would send it as it is.
    ["<![CDATA[<x/>]]>", "&lt;![CDATA[&lt;x/&gt;]]&gt;"],
  ])("hold the value %j so that it means itself", (value, written) => {
    const { body } = writeRequest(version, "authConfirmation", { sessionId: value });
    expect(body).toContain(`<ats:sessionId>${written}</ats:sessionId>`);
  });

  it.each(["\0", "\u001F", "\uFFFE", "\uD800", "\uDC00\uD800", "\v"])(
    "refuse the value %j, which XML cannot express",
    (value) => {
      const write = (): ReturnType<typeof writeRequest> =>
        writeRequest(version, "authConfirmation", { sessionId: `secret${value}` });
      expect(write).toThrow(InvalidInputError);
      expect(write).toThrow(/^authConfirmation: sessionId must be text that XML allows$/);
    },
  );
});
