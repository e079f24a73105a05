import { describe, expect, it } from "vitest";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import {
  confirmationResponse,
  createFakeLegacy,
  envelope,
  heartBeatResponse,
  sessionId,
  xmlAnswer,
} from "../../fixtures/legacy/fake-legacy.ts";
import { namespaces, versions } from "../../fixtures/legacy/legacy-service.ts";

const user = "<attributes><Username>jnovak</Username><Jmeno>Jan</Jmeno></attributes>";
const other = "<attributes><Username>admin</Username></attributes>";
const envelopeNamespace = "http://schemas.xmlsoap.org/soap/envelope/";

/** Confirmations that say two things, by what stands in the response. */
const contradictions: readonly (readonly [title: string, inner: string])[] = [
  ["OK and then SESSION_NOT_FOUND", `<status>OK</status><status>SESSION_NOT_FOUND</status>${user}`],
  ["the other status behind the user", `<status>OK</status>${user}<status>SYSTEM_ERROR</status>`],
  ["a status of no namespace too", `<status>OK</status>${user}<status xmlns="">SESSION_NOT_FOUND</status>`],
  ["a status of another namespace first", `<status xmlns="urn:x">SYSTEM_ERROR</status><status>OK</status>${user}`],
  ["another status under an unknown name", `<status>OK</status><result> SESSION_NOT_FOUND </result>${user}`],
  ["an empty status and a full one", `<status/><status>OK</status>${user}`],
  ["no Username", `<status>OK</status>${user.replace("<Username>jnovak</Username>", "")}`],
  ...["<Username/>", "<Username> \n</Username>"].map(
    (empty) =>
      [`the Username ${empty}`, `<status>OK</status>${user.replace("<Username>jnovak</Username>", empty)}`] as const,
  ),
  ["two Usernames", `<status>OK</status>${user.replace("<Jmeno>", "<Username>jnovak</Username>$&")}`],
  [
    "a Username of another namespace too",
    `<status>OK</status>${user.replace("<Jmeno>", '<Username xmlns="urn:x"/>$&')}`,
  ],
  ["only a Username of another namespace", `<status>OK</status>${user.replace("<Username", '$& xmlns="urn:x"')}`],
  ["two users", `<status>OK</status>${user}${other}`],
  ["a user of another namespace too", `<status>OK</status>${user}${other.replace(">", ' xmlns="urn:x">')}`],
  ["two addresses", `<status>OK</status><userRequestIp>1.1.1.1</userRequestIp><userRequestIp/>${user}`],
  ["a fault beside the status", `<status>OK</status>${user}<s:Fault xmlns:s="${envelopeNamespace}"/>`],
  ["text beside the status", `SESSION_NOT_FOUND<status>OK</status>${user}`],
  ["a status around an element", `<status>OK<x/></status>${user}`],
  ["a status put together around an element", `<status>O<x>SESSION_NOT_FOUND</x>K</status>${user}`],
  ["a name put together around an element", `<status>OK</status>${user.replace("jnovak", "jno<x>dla</x>vak")}`],
  [
    "a role put together around an element",
    "<status>OK</status><attributes><PristupoveRole><role>AD<x/>MIN</role></PristupoveRole></attributes>",
  ],
];

/** The same for values that later versions have. */
const laterContradictions: readonly (readonly [title: string, inner: string])[] = [
  ["a document's number", "<attributes><Doklady><Doklad typ='P'>12<x/>34</Doklad></Doklady></attributes>"],
  ["a birth date", "<attributes><DatumNarozeni>1980-<x/>01-01</DatumNarozeni></attributes>"],
].map(([title = "", inner = ""]) => [`${title} put together around an element`, `<status>OK</status>${inner}`]);

const contradiction = { code: "ERR_UNEXPECTED_RESPONSE", status: 200, reason: "schema" };

async function refusalOf(version: LegacyVersion, document: string): Promise<unknown> {
  const { legacy, seen } = createFakeLegacy(version, () => xmlAnswer(document));
  const error: unknown = await legacy.authConfirmation(sessionId).catch((thrown: unknown) => thrown);
  expect(seen).toHaveLength(1);
  return error;
}

describe.each(versions)("version %s: a contradictory response is refused", (version) => {
  const later = version === "2.1" || version === "3.4" ? [] : laterContradictions;

  it.each([...contradictions, ...later])("[SOAP-12] %s", async (_title, inner) => {
    const error = await refusalOf(version, confirmationResponse(version, inner));
    expect(error).toMatchObject({ ...contradiction, operation: "authConfirmation" });
    // The session id is consumed in any case.
    expect(String(error)).toContain("the user has to log in again");
    expect(String(error)).not.toContain("jnovak");
  });

  it.each([
    ["two statuses", "<ns2:status>OK</ns2:status><ns2:status>ERROR</ns2:status>"],
    ["a status put together", "<ns2:status>O<x/>K</ns2:status>"],
    ["another status under an unknown name", "<ns2:status>OK</ns2:status><state>ERROR</state>"],
  ])("[SOAP-12] heartBeat: %s", async (_title, inner) => {
    const { legacy } = createFakeLegacy(version, () => xmlAnswer(heartBeatResponse(version, inner)));
    await expect(legacy.heartBeat()).rejects.toMatchObject({ ...contradiction, operation: "heartBeat" });
  });
});

/** Values that real services send. */
const honest: readonly (readonly [title: string, inner: string])[] = [
  ["elements in another order", `${user}<userRequestIp/><status>OK</status>`],
  ["white space around everything", `\n  <status>OK</status>\n  ${user.replaceAll("><", ">\n\t<")}\r\n`],
  [
    "comments and CDATA sections within text",
    `<status>O<!-- x -->K</status>${user.replace("jnovak", "j<![CDATA[novak]]>")}`,
  ],
  ["text beside the elements of the user", `<status>OK</status>${user.replace("<Jmeno>", "text<Jmeno>")}`],
  ["an unknown element", `<status>OK</status><version>4.3</version>${user}`],
  ["an unknown element with the same status", `<status>OK</status><result>OK</result>${user}`],
  ["an element without text in a value", `<status>OK</status>${user.replace("Jan", "<x>Jan</x>")}`],
  ["white space around an element in a value", `<status>OK</status>${user.replace("Jan", "\n<x>Jan</x>\n")}`],
];

describe.each(versions)("version %s: an unusual but valid response is read", (version) => {
  it.each(honest)("[SOAP-06] %s", async (_title, inner) => {
    const { legacy } = createFakeLegacy(version, () => xmlAnswer(confirmationResponse(version, inner)));
    await expect(legacy.authConfirmation(sessionId)).resolves.toMatchObject({ attributes: { Username: "jnovak" } });
  });

  it("[SOAP-06] a message in an envelope that is spread over lines", async () => {
    const message = `<authConfirmationResponse xmlns="${namespaces[version]}"><status>OK</status>${user}</authConfirmationResponse>`;
    const document = envelope(`\n${message}\n`).replace(
      "<SOAP-ENV:Header/>",
      "\n<SOAP-ENV:Header>\n</SOAP-ENV:Header>\n",
    );
    const { legacy } = createFakeLegacy(version, () => xmlAnswer(document));
    await expect(legacy.authConfirmation(sessionId)).resolves.toMatchObject({ attributes: { Username: "jnovak" } });
  });
});
