import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { TransportError, UnexpectedResponseError } from "ares-caais/legacy";
import { thrownBy } from "../../fixtures/failures.ts";
import {
  confirmationResponse,
  confirmed,
  createFakeLegacy,
  fault,
  refusedConfirmation,
  sessionId,
  xmlAnswer,
} from "../../fixtures/legacy/fake-legacy.ts";
import { specifiedVersions } from "../../fixtures/legacy/legacy-service.ts";

const user = "<Username>jnovak</Username><Jmeno>Jana</Jmeno><TimeLimitedId>c2VjcmV0</TimeLimitedId>";
const attributes = { Username: "jnovak", Jmeno: "Jana" };
const maybeSpent =
  /; the session id may be used up, so the user has to log in again \[ERR_(TRANSPORT|UNEXPECTED_RESPONSE)\]$/;
const spent = /; the session id is used up, so the user has to log in again \[ERR_UNEXPECTED_RESPONSE\]$/;

const refusal = (answer: () => Response, maxAnswerBytes?: number): Promise<unknown> =>
  refusedConfirmation(answer, "4.2", { maxAnswerBytes, retry: false });

async function unexpected(answer: () => Response): Promise<UnexpectedResponseError> {
  const error = await refusal(answer);
  if (error instanceof UnexpectedResponseError) return error;
  throw new Error("it was not refused as unexpected", { cause: error });
}

const contradicting = confirmed("4.2", user.replace("</Username>", "</Username><Prijmeni>No<x>b</x>ak</Prijmeni>"));
const twoUsers = confirmed("4.2", user).replace(
  "</attributes>",
  "$&<attributes><Username>other</Username></attributes>",
);
const unknownStatus = confirmed("4.2", user).replace(">OK<", ">LATER<");
const withoutUser = confirmationResponse("4.2", "<status>OK</status>");
const truncated = confirmed("4.2", user).slice(0, -60);
const in1250 = (bytes: Buffer, type: string): Response => new Response(bytes, { headers: { "content-type": type } });
const windows1250 = Buffer.from(confirmed("4.2", "<Jmeno>Ji\xf8\xed</Jmeno>"), "latin1");

/** A refused answer: what came, why it is refused, what it hands over, and whether the session id is certainly used up. */
type Refusal = [
  title: string,
  answer: () => Response,
  reason: string,
  body: string | Uint8Array,
  attributes?: object | undefined,
  isSpent?: boolean,
];
const refusals: Refusal[] = [
  ["a value around an element", () => xmlAnswer(contradicting), "schema", contradicting, attributes, true],
  ["two users", () => xmlAnswer(twoUsers), "schema", twoUsers, undefined, true],
  ["an unknown status", () => xmlAnswer(unknownStatus), "schema", unknownStatus, attributes],
  ["OK without a user", () => xmlAnswer(withoutUser), "schema", withoutUser, undefined, true],
  ["half a document", () => xmlAnswer(truncated), "xml", truncated],
  ["another version", () => xmlAnswer(confirmed("3.4", user)), "message", confirmed("3.4", user)],
  ["a document type", () => xmlAnswer("<!DOCTYPE a><a/>"), "forbidden-xml", "<!DOCTYPE a><a/>"],
  ["nothing", () => xmlAnswer(""), "empty", ""],
  ["a page", () => xmlAnswer("<p>Down</p>", 200, "text/html"), "media-type", "<p>Down</p>"],
  ["a page with an error", () => xmlAnswer("<p>No</p>", 503, "text/html"), "status", "<p>No</p>"],
  ["an encoding that it does not say", () => in1250(windows1250, "text/xml"), "encoding", new Uint8Array(windows1250)],
  [
    "half a document in windows-1250",
    () => in1250(windows1250.subarray(0, -60), "text/xml; charset=windows-1250"),
    "xml",
    confirmed("4.2", "<Jmeno>Jiří</Jmeno>").slice(0, -60),
  ],
];

describe("a refused response to a session id", () => {
  it.each<Refusal>(refusals)(
    "[SOAP-14] provides what could be read, and advises a new login: %s",
    async (_title, answer, reason, body, read, isSpent = false) => {
      const error = await unexpected(answer);
      expect(error.reason).toBe(reason);
      expect(error.message).toMatch(isSpent ? spent : maybeSpent);
      expect(error.received?.body).toEqual(body);
      if (read === undefined) expect(error.received).not.toHaveProperty("attributes");
      else expect(error.received?.attributes).toMatchObject(read);
    },
  );

  it("[SOAP-14] omits only the attributes that could not be read", async () => {
    const { received } = await unexpected(() => xmlAnswer(contradicting));
    expect({ ...received?.attributes }).toStrictEqual({ ...attributes, TimeLimitedId: "c2VjcmV0" });
  });

  it.each(specifiedVersions)("[SOAP-14] provides the attributes of version %s", async (version) => {
    const broken = confirmed(version, "<Username>jnovak</Username><Prijmeni>No<x/>vak</Prijmeni>");
    const { legacy } = createFakeLegacy(version, () => xmlAnswer(broken));
    await expect(legacy.authConfirmation(sessionId)).rejects.toMatchObject({
      code: "ERR_UNEXPECTED_RESPONSE",
      received: { attributes: { Username: "jnovak" } },
    });
  });

  it("[SOAP-14] provides lists and values with XML attributes only when they are certain", async () => {
    const inner =
      "<PristupoveRole><role>A</role><role>AD<x/>MIN</role></PristupoveRole>" +
      '<Doklady><Doklad typ="P">12<x/>34</Doklad></Doklady>';
    const { received } = await unexpected(() => xmlAnswer(confirmed("4.2", inner)));
    expect({ ...received?.attributes }).toStrictEqual({
      Username: "jnovak",
      PristupoveRole: { role: ["A"] },
      Doklady: { Doklad: [{ typ: "P" }] },
    });
  });

  it("provides a copy of its bytes, without the rest of their buffer", async () => {
    const bytes = Buffer.concat([windows1250, Buffer.from(sessionId)]).subarray(0, windows1250.length);
    const piece = new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes);
        controller.close();
      },
    });
    const { received } = await unexpected(() => new Response(piece, { headers: { "content-type": "text/xml" } }));
    expect(received?.body).toEqual(new Uint8Array(windows1250));
    expect(received?.body instanceof Uint8Array && received.body.buffer.byteLength).toBe(windows1250.length);
  });

  it("[SOAP-14] provides no bytes when it is too large or breaks off, and says so", async () => {
    const large = await refusal(() => xmlAnswer(confirmed("4.2", user)), 100);
    const cut = await refusal(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => {
              controller.enqueue(new TextEncoder().encode(truncated));
              controller.error(new TypeError("terminated"));
            },
          }),
          { headers: { "content-type": "text/xml" } },
        ),
    );
    for (const [error, phase] of [
      [large, "size"],
      [cut, "answer"],
    ] as const) {
      expect(error).toBeInstanceOf(TransportError);
      expect(error).toMatchObject({ phase, requestSent: true, operation: "authConfirmation" });
      expect(String(error)).toMatch(maybeSpent);
    }
  });

  it("stays out of messages, logs and JSON", async () => {
    for (const [, answer] of refusals) {
      const error = await unexpected(answer);
      const shown = [
        inspect(error, { depth: 20, showHidden: true, getters: true }),
        inspect(error.received, { depth: 20, showHidden: true, getters: false }),
        inspect({ error, received: error.received }),
        JSON.stringify(error),
        JSON.stringify(error, Object.getOwnPropertyNames(error)),
        JSON.stringify(Object.entries(error)),
        error.message,
        error.stack,
      ].join("\n");
      expect(shown).not.toMatch(/jnovak|Jana|c2VjcmV0|Down|LATER|Envelope/);
    }
  });

  it("the error has no content for heartBeat, a fault and a known status", async () => {
    const { legacy } = createFakeLegacy("4.2", () => xmlAnswer(truncated), { retry: false });
    const error = await thrownBy(legacy.heartBeat());
    expect(error).toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE", advice: undefined, received: undefined });
    expect(await refusal(() => xmlAnswer(fault("Server", "No"), 500))).not.toHaveProperty("received");
    const notFound = confirmationResponse("4.2", "<status>SESSION_NOT_FOUND</status>");
    expect(await refusal(() => xmlAnswer(notFound))).not.toHaveProperty("received");
  });
});
