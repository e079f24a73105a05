import { describe, expect, it } from "vitest";
import { LegacyError, type LegacyErrorReason, type LegacyVersion } from "ares-caais/legacy";
import { confirmationResponse, fault, heartBeatResponse, sessionId } from "../fixtures/legacy/fake-legacy.ts";
import {
  attributeNames,
  namespaces,
  sampleMessage,
  specifiedVersion,
  versions,
} from "../fixtures/legacy/legacy-service.ts";
import { answerWith, createClient, endpoint, type MockedAnswer } from "./legacy-calls.ts";

const operations = ["heartBeat", "authConfirmation"] as const;
type Operation = (typeof operations)[number];

/** The same call code for every version. */
function call(version: LegacyVersion, operation: Operation): Promise<unknown> {
  const legacy = createClient(version);
  return operation === "heartBeat" ? legacy.heartBeat() : legacy.authConfirmation(sessionId);
}

const certificateFailure: MockedAnswer = {
  status: 401,
  type: "application/json",
  body: `{"timestamp":"2025-08-23T18:04:45.910+00:00","status":401,"error":"Unauthorized","path":"/asws/atsEndpoint"}`,
};

describe.each(versions)("version %s", (version) => {
  const envelopeOf = (content: string): string =>
    `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" ` +
    `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"  xmlns:ats="${namespaces[version]}">` +
    `<soap:Body>${content}</soap:Body></soap:Envelope>`;
  const requestOf = (name: string, content: string): string =>
    envelopeOf(
      `<ats:${name} xmlns:ats="${namespaces[version]}" xmlns="${namespaces[version]}">${content}</ats:${name}>`,
    );

  it("[SOAP-02] [SOAP-04] heartBeat is this request, byte for byte, and OK is its answer", async () => {
    const requests = answerWith({ body: sampleMessage(version, "heartBeatResponse") });
    await expect(createClient(version).heartBeat()).resolves.toStrictEqual({
      status: "OK",
      otherElements: [],
      otherAttributes: [],
    });
    expect(requests).toMatchObject([
      {
        url: endpoint,
        headers: { "content-type": "text/xml; charset=utf-8", soapaction: '"heartBeat"' },
        body: requestOf("heartBeatRequest", ""),
      },
    ]);
  });

  it("[SOAP-02] [SOAP-05] authConfirmation is this request, byte for byte, and answers the user", async () => {
    const requests = answerWith({ body: sampleMessage(version, "authConfirmationResponse") });
    const user = await createClient(version).authConfirmation(sessionId);
    expect(user.userRequestIp).toBe("0.0.0.0");
    expect(Object.keys(user.attributes).toSorted()).toEqual(attributeNames[specifiedVersion(version)].toSorted());
    expect(requests).toMatchObject([
      {
        url: endpoint,
        headers: { "content-type": "text/xml; charset=utf-8", soapaction: '""' },
        body: requestOf("authConfirmationRequest", `<ats:sessionId>${sessionId}</ats:sessionId>`),
      },
    ]);
  });

  const cells: readonly (readonly [title: string, Operation, MockedAnswer, LegacyErrorReason, object])[] = [
    [
      "[SOAP-04] heartBeat ERROR",
      "heartBeat",
      { body: heartBeatResponse(version, "<ns2:status>ERROR</ns2:status>") },
      "heartbeat-error",
      { status: 200, faultCode: undefined, faultString: undefined },
    ],
    [
      "[SOAP-04] heartBeat ERROR with code and message",
      "heartBeat",
      {
        body: heartBeatResponse(
          version,
          "<ns2:status>ERROR</ns2:status><ns2:code>E7</ns2:code><ns2:message>Údržba</ns2:message>",
        ),
      },
      "heartbeat-error",
      { status: 200, faultCode: "E7", faultString: "Údržba" },
    ],
    [
      "[SOAP-05] authConfirmation SESSION_NOT_FOUND",
      "authConfirmation",
      { body: confirmationResponse(version, "<status>SESSION_NOT_FOUND</status>") },
      "session-not-found",
      { status: 200, advice: expect.stringContaining("log in again") as unknown },
    ],
    [
      "[SOAP-05] authConfirmation SYSTEM_ERROR",
      "authConfirmation",
      { body: confirmationResponse(version, "<status>SYSTEM_ERROR</status><userRequestIp>0.0.0.0</userRequestIp>") },
      "system-error",
      { status: 200, advice: expect.stringContaining("send the same session id again") as unknown },
    ],
    ...operations.flatMap((operation) => [
      [
        `[SOAP-07] a refused certificate at ${operation}`,
        operation,
        certificateFailure,
        "certificate",
        { status: 401, advice: expect.stringContaining("register it") as unknown },
      ] as const,
      [
        `a fault at ${operation}`,
        operation,
        { status: 500, body: fault("Client", "SOAPAction is wrong") },
        "fault",
        { status: 500, faultCode: "SOAP-ENV:Client", faultString: "SOAPAction is wrong" },
      ] as const,
      [
        `a fault with the status 200 at ${operation}`,
        operation,
        { body: fault("Server", "") },
        "fault",
        { status: 200, faultCode: "SOAP-ENV:Server", faultString: undefined },
      ] as const,
    ]),
  ];

  it.each(cells)("%s is a LegacyError", async (_title, operation, answer, reason, details) => {
    const requests = answerWith(answer);
    const error: unknown = await call(version, operation).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LegacyError);
    expect(error).toMatchObject({ name: "LegacyError", code: "ERR_LEGACY", operation, reason, ...details });
    expect(requests).toHaveLength(1);
  });
});

it("[SOAP-11] one piece of code calls every version and reads what all of them have", async () => {
  const login = async (version: LegacyVersion): Promise<unknown> => {
    const legacy = createClient(version);
    answerWith({ body: sampleMessage(version, "heartBeatResponse") });
    const { status } = await legacy.heartBeat();
    answerWith({ body: sampleMessage(version, "authConfirmationResponse") });
    const { attributes } = await legacy.authConfirmation(sessionId);
    return [status, attributes.Username, attributes.PristupoveRole?.role];
  };
  for (const version of versions) {
    expect(await login(version)).toEqual(["OK", "jnovak", ["CZARES01", "CZARES02"]]);
  }
});

describe("answers that the contract does not describe", () => {
  const ok = sampleMessage("4.2", "authConfirmationResponse");
  const html = "<html><body>Jana Novotná</body></html>";
  const response = (inner: string): string => confirmationResponse("4.2", inner);

  it.each([
    ["a 200 of HTML", { type: "text/html", body: html }, "media-type"],
    ["a 200 of SOAP 1.2", { type: "application/soap+xml", body: ok }, "media-type"],
    ["a 200 of an XML document type", { type: "application/xml-dtd", body: ok }, "media-type"],
    ["a 200 of JSON", { type: "application/json", body: "{}" }, "media-type"],
    ["a 200 without a media type", { type: "", body: ok }, "media-type"],
    ["an empty 200", { body: "" }, "empty"],
    ["HTML that calls itself XML", { body: html }, "message"],
    ["a truncated 200", { body: ok.slice(0, 900) }, "xml"],
    ["an unknown status value", { body: response("<status>MAYBE</status><attributes/>") }, "schema"],
    ["a status value of the other operation", { body: response("<status>ERROR</status>") }, "schema"],
    ["no status value", { body: response("<attributes/>") }, "schema"],
    ["an OK without attributes", { body: response("<status>OK</status>") }, "schema"],
    ["another version", { body: sampleMessage("4.1", "authConfirmationResponse") }, "message"],
    ["401 with HTML", { status: 401, type: "text/html", body: html }, "body"],
    ["401 with other JSON", { status: 401, type: "application/json", body: `{"error":"x"}` }, "body"],
    [
      "401 with a part of its JSON",
      { status: 401, type: "application/json", body: `{"status":401,"path":"/"}` },
      "body",
    ],
    ["401 with a fault", { status: 401, body: fault("Client", "x") }, "body"],
    ["403 with JSON", { status: 403, type: "application/json", body: certificateFailure.body ?? "" }, "status"],
    ["500 with HTML", { status: 500, type: "text/html", body: html }, "status"],
    ["500 without a body", { status: 500, body: "" }, "status"],
    ["500 with a response", { status: 500, body: ok }, "status"],
    ["503 with HTML", { status: 503, type: "text/html", body: html }, "status"],
    ["a redirect", { status: 302, type: "text/html", body: html }, "status"],
    ["202 without a body", { status: 202, body: "" }, "status"],
  ] as const)("%s is an UnexpectedResponseError that says what to do", async (_title, answer, reason) => {
    const requests = answerWith(answer);
    const error: unknown = await call("4.2", "authConfirmation").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: "ERR_UNEXPECTED_RESPONSE",
      operation: "authConfirmation",
      status: "status" in answer ? answer.status : 200,
      reason,
      advice: expect.stringContaining("log in again") as unknown,
    });
    expect(String(error)).not.toContain("Novotná");
    expect(requests).toHaveLength(1);
  });

  it("heartBeat needs no new login after one of them", async () => {
    answerWith({ type: "text/html", body: html });
    await expect(call("4.2", "heartBeat")).rejects.toMatchObject({ reason: "media-type", advice: undefined });
  });

  it("long texts of a fault are left out, others are in one line beside the message", async () => {
    const failing = async (text: string): Promise<unknown> => {
      answerWith({ status: 500, body: fault("Server", text) });
      return call("4.2", "heartBeat").catch((thrown: unknown) => thrown);
    };
    expect(await failing("word ".repeat(2000))).toMatchObject({ faultCode: "SOAP-ENV:Server", faultString: undefined });
    const error = await failing("one line\n  and another");
    expect(error).toBeInstanceOf(LegacyError);
    expect(error).toMatchObject({
      message:
        "heartBeat: the service answered a SOAP fault (500); the request or the service is at fault, so repeating it will hardly help",
      faultString: "one line and another",
    });
  });
});
