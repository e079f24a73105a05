import { describe, expect, it } from "vitest";
import { LegacyError, type LegacyErrorReason, type LegacyVersion } from "ares-caais/legacy";
import { thrownBy } from "../fixtures/failures.ts";
import {
  confirmationResponse,
  createFakeLegacy,
  fault,
  heartBeatResponse,
  sessionId,
  xmlAnswer,
} from "../fixtures/legacy/fake-legacy.ts";
import { sampleMessage, versions } from "../fixtures/legacy/legacy-service.ts";

const operations = ["heartBeat", "authConfirmation"] as const;
type Operation = (typeof operations)[number];

/** One answer of the service: XML with the status 200, if it does not say otherwise. */
interface Answered {
  readonly body?: string;
  readonly status?: number;
  readonly type?: string;
}

/** The same call code for every version, of a service that gives an answer. */
function call(version: LegacyVersion, operation: Operation, { body = "", status, type }: Answered) {
  const answer = (): Response => {
    const response = xmlAnswer(body, status, type);
    if (type === "") response.headers.delete("content-type");
    return response;
  };
  const { legacy, seen } = createFakeLegacy(version, answer, { retry: false });
  return { seen, result: operation === "heartBeat" ? legacy.heartBeat() : legacy.authConfirmation(sessionId) };
}

const certificateFailure: Answered = {
  status: 401,
  type: "application/json",
  body: `{"timestamp":"2025-08-23T18:04:45.910+00:00","status":401,"error":"Unauthorized","path":"/asws/atsEndpoint"}`,
};

describe.each(versions)("version %s", (version) => {
  const cells: readonly (readonly [title: string, Operation, Answered, LegacyErrorReason, object])[] = [
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

  it.each(cells)("reports %s as a LegacyError", async (_title, operation, answer, reason, details) => {
    const { seen, result } = call(version, operation, answer);
    const error = await thrownBy(result);
    expect(error).toBeInstanceOf(LegacyError);
    expect(error).toMatchObject({ name: "LegacyError", code: "ERR_LEGACY", operation, reason, ...details });
    expect(seen).toHaveLength(1);
  });
});

it("[SOAP-11] the same code calls every version and reads the attributes that all versions have", async () => {
  const login = async (version: LegacyVersion): Promise<unknown> => {
    const name = (body: string) => (body.includes("heartBeat") ? "heartBeatResponse" : "authConfirmationResponse");
    const { legacy } = createFakeLegacy(version, ({ body }) => xmlAnswer(sampleMessage(version, name(body))));
    const { status } = await legacy.heartBeat();
    const { attributes } = await legacy.authConfirmation(sessionId);
    return [status, attributes.Username, attributes.PristupoveRole?.role];
  };
  for (const version of versions) {
    expect(await login(version)).toEqual(["OK", "jnovak", ["CZARES01", "CZARES02"]]);
  }
});

describe("responses that the contract does not describe", () => {
  const ok = sampleMessage("4.2", "authConfirmationResponse");
  const html = "<html><body>Jana Novotná</body></html>";
  const response = (inner: string): string => confirmationResponse("4.2", inner);

  it.each([
    ["a 200 of SOAP 1.2", { type: "application/soap+xml", body: ok }, "media-type"],
    ["a 200 of an XML document type", { type: "application/xml-dtd", body: ok }, "media-type"],
    ["a 200 of JSON", { type: "application/json", body: "{}" }, "media-type"],
    ["a 200 without a media type", { type: "", body: ok }, "media-type"],
    ["a status value of the other operation", { body: response("<status>ERROR</status>") }, "schema"],
    ["no status value", { body: response("<attributes/>") }, "schema"],
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
    ["a redirect", { status: 302, type: "text/html", body: html }, "status"],
    ["202 without a body", { status: 202, body: "" }, "status"],
  ] as const)("reports %s as an UnexpectedResponseError with advice", async (_title, answer, reason) => {
    const { seen, result } = call("4.2", "authConfirmation", answer);
    const error = await thrownBy(result);
    expect(error).toMatchObject({
      code: "ERR_UNEXPECTED_RESPONSE",
      operation: "authConfirmation",
      status: "status" in answer ? answer.status : 200,
      reason,
      advice: expect.stringContaining("log in again") as unknown,
    });
    expect(String(error)).not.toContain("Novotná");
    expect(seen).toHaveLength(1);
  });

  it("leaves long fault texts out of the message, and puts the others beside it in one line", async () => {
    const failing = (text: string): Promise<unknown> =>
      thrownBy(call("4.2", "heartBeat", { status: 500, body: fault("Server", text) }).result);
    expect(await failing("word ".repeat(2000))).toMatchObject({ faultCode: "SOAP-ENV:Server", faultString: undefined });
    const error = await failing("one line\n  and another");
    expect(error).toBeInstanceOf(LegacyError);
    expect(error).toMatchObject({
      message:
        "heartBeat: the service answered a SOAP fault (500); the request or the service is at fault, so repeating it will hardly help [ERR_LEGACY]",
      faultString: "one line and another",
    });
  });
});
