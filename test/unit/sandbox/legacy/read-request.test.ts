import { describe, expect, it } from "vitest";
import { legacyVersions } from "../../../../generated/legacy-types.gen.ts";
import { readRequest } from "../../../../src/sandbox/legacy/read-request.ts";
import { SoapFault } from "../../../../src/services/legacy/soap-answer.ts";
import { namespaces, sampleMessage } from "../../../fixtures/legacy/legacy-service.ts";

const soap = "http://schemas.xmlsoap.org/soap/envelope/";
const namespace = namespaces["4.2"];
const sessionId = "0123456789abcdef0123456789-ABCDEF0123456789abcdef0";
const heartBeat = `<heartBeatRequest xmlns="${namespace}"/>`;
const confirmation = `<authConfirmationRequest xmlns="${namespace}"><sessionId>${sessionId}</sessionId></authConfirmationRequest>`;
const envelope = (body: string, before = ""): string =>
  `<Envelope xmlns="${soap}">${before}<Body>${body}</Body></Envelope>`;

function faultOf(text: string, soapAction: string | undefined): SoapFault {
  try {
    readRequest(text, soapAction);
  } catch (error) {
    if (error instanceof SoapFault) return error;
    throw error;
  }
  throw new Error("the request was accepted");
}

describe("a SOAP request", () => {
  it.each(legacyVersions)("of version %s is known by its namespace", (version) => {
    expect(readRequest(sampleMessage(version, "heartBeatRequest"), "heartBeat")).toEqual({
      version,
      operation: "heartBeat",
      parameters: {},
    });
    expect(readRequest(sampleMessage(version, "authConfirmationRequest"), '""')).toEqual({
      version,
      operation: "authConfirmation",
      parameters: { sessionId },
    });
  });

  it("may have default namespaces, no header, comments, CDATA and references", () => {
    expect(readRequest(envelope(heartBeat), '"heartBeat"')).toMatchObject({ operation: "heartBeat" });
    const written = confirmation.replace(sessionId, "<![CDATA[a]]>&#98;<!-- x -->&lt;");
    expect(readRequest(envelope(written), "")).toMatchObject({ parameters: { sessionId: "ab<" } });
  });

  it.each([
    [heartBeat, undefined],
    [heartBeat, ""],
    [heartBeat, '""'],
    [heartBeat, "heartbeat"],
    [heartBeat, '"heartBeat'],
    [heartBeat, "'heartBeat'"],
    [heartBeat, "heartBeat, heartBeat"],
    [heartBeat, "authConfirmation"],
    [confirmation, "heartBeat"],
    [confirmation, "authConfirmation"],
    [confirmation, '"'],
    [confirmation, " "],
  ])("[SOAP-03] fails with a wrong SOAPAction %#", (body, soapAction) => {
    const { code, message } = faultOf(envelope(body), soapAction);
    expect(code).toBe("Client");
    expect(message).toMatch(/^The SOAPAction of (heartBeat must be "heartBeat"|authConfirmation must be ""); /);
    expect(message).toContain(soapAction === undefined ? "there was none" : `sent was "${soapAction}"`);
  });

  it("of authConfirmation may come without the header, as curl sends it for a name without a value", () => {
    expect(readRequest(envelope(confirmation), undefined)).toMatchObject({ operation: "authConfirmation" });
  });

  const unreadable = "The request must be well-formed XML without what SOAP 1.1 forbids in it (section 3)";
  it.each<[what: string, text: string, message: string | RegExp]>([
    ["nothing", "", unreadable],
    ["no XML", "{}", unreadable],
    ["a document type", `<!DOCTYPE a>${envelope(confirmation)}`, unreadable],
    ["an entity", `<!DOCTYPE a [<!ENTITY b "c">]>${envelope(confirmation.replace(sessionId, "&b;"))}`, unreadable],
    ["an undeclared entity", envelope(confirmation.replace(sessionId, "&nbsp;")), unreadable],
    ["a processing instruction", envelope(confirmation, "<?a b?>"), unreadable],
    ["a control character", envelope(confirmation.replace(sessionId, "a\u0001")), unreadable],
    ["a reference to a control character", envelope(confirmation.replace(sessionId, "a&#1;")), unreadable],
    ["a prefix without a namespace", envelope("<a:heartBeatRequest/>"), unreadable],
    ["an attribute twice", envelope(heartBeat, '<Header a="1" a="2"/>'), unreadable],
    ["an open element", envelope(confirmation).slice(0, -3), unreadable],
    ["two roots", envelope(confirmation).repeat(2), unreadable],
    ["1,000 elements inside each other", "<a>".repeat(1000) + "</a>".repeat(1000), unreadable],
    ["no envelope", heartBeat, "The root element must be the envelope of SOAP 1.1"],
    ["two bodies", envelope(heartBeat, `<Body>${heartBeat}</Body>`), /^The envelope must hold a header/],
    ["a header behind", `<Envelope xmlns="${soap}"><Body/><Header/></Envelope>`, /^The envelope must hold a header/],
    ["no body", `<Envelope xmlns="${soap}"/>`, /^The envelope must hold a header/],
    ["a body of another namespace", envelope(heartBeat).replace("<Body", '<Body xmlns=""'), /^The envelope must hold/],
    ["text beside the body", envelope(heartBeat, "x"), "Envelope must hold elements only"],
    ["an empty body", envelope(""), "The body must hold one element"],
    ["two requests", envelope(heartBeat + confirmation), "The body must hold one element"],
    ["another namespace", envelope(heartBeat).replace("v4_2", "v9_9"), /^No operation of the versions 2\.1, 3\.4/],
    ["another element", envelope(heartBeat).replace("heartBeatRequest", "constructor"), /^No operation/],
    [
      "a parameter of heartBeat",
      envelope(heartBeat.replace("/>", "><a/></heartBeatRequest>")),
      /; the contract names /,
    ],
    ["no session id", envelope(`<authConfirmationRequest xmlns="${namespace}"/>`), /must hold one sessionId/],
    ["two session ids", envelope(confirmation.replace(/<s.*d>/, "$&$&")), /must hold one sessionId/],
    ["elements in the session id", envelope(confirmation.replace(sessionId, "<a/>")), /must hold one sessionId/],
    [
      "a session id of another namespace",
      envelope(confirmation.replace("<sessionId", '$& xmlns=""')),
      /; the contract names /,
    ],
    ["__proto__", envelope(confirmation.replaceAll("sessionId", "__proto__")), /; the contract names /],
  ])("with %s is refused", (_what, text, message) => {
    for (const soapAction of ["heartBeat", ""]) {
      const fault = faultOf(text, soapAction);
      if (fault.message.startsWith("The SOAPAction")) continue;
      expect(fault.code).toBe("Client");
      expect(fault.message).toMatch(message);
      expect(fault.message).not.toContain(sessionId);
      return;
    }
    throw new Error("only the SOAPAction was refused");
  });

  it("of SOAP 1.2 is told that its version does not fit", () => {
    const text = envelope(heartBeat).replace(soap, "http://www.w3.org/2003/05/soap-envelope");
    expect(faultOf(text, "heartBeat").code).toBe("VersionMismatch");
  });

  it("with an obligatory header is told that it is not understood", () => {
    const entry = (value: string): string =>
      `<s:Header xmlns:s="${soap}"><a xmlns="urn:a" s:mustUnderstand="${value}"/></s:Header>`;
    expect(faultOf(envelope(heartBeat, entry("1")), "heartBeat").code).toBe("MustUnderstand");
    expect(readRequest(envelope(heartBeat, entry("0")), "heartBeat").operation).toBe("heartBeat");
  });
});
