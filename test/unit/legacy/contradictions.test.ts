import { describe, expect, it } from "vitest";
import {
  confirmationResponse,
  createFakeLegacy,
  envelope,
  heartBeatResponse,
  refusedConfirmation,
  sessionId,
  xmlAnswer,
} from "../../fixtures/legacy/fake-legacy.ts";
import { namespaces, versions } from "../../fixtures/legacy/legacy-service.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as Readonly<
  Record<"contradictions" | "later" | "honest", Readonly<Record<string, string>>>
>;
const contradiction = { code: "ERR_UNEXPECTED_RESPONSE", status: 200, reason: "schema" };

describe.each(versions)("version %s: a contradictory response is refused", (version) => {
  const later = version === "2.1" || version === "3.4" ? {} : tables.later;

  it.each(Object.entries({ ...tables.contradictions, ...later }))("[SOAP-12] %s", async (_title, inner) => {
    const error = await refusedConfirmation(() => xmlAnswer(confirmationResponse(version, inner)), version);
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

describe.each(versions)("version %s: an unusual but valid response is read", (version) => {
  it.each(Object.entries(tables.honest))("[SOAP-06] %s", async (_title, inner) => {
    const { legacy } = createFakeLegacy(version, () => xmlAnswer(confirmationResponse(version, inner)));
    await expect(legacy.authConfirmation(sessionId)).resolves.toMatchObject({ attributes: { Username: "jnovak" } });
  });

  it("[SOAP-06] a message in an envelope that is spread over lines", async () => {
    const message = `<authConfirmationResponse xmlns="${namespaces[version]}"><status>OK</status><attributes><Username>jnovak</Username></attributes></authConfirmationResponse>`;
    const document = envelope(`\n${message}\n`).replace(
      "<SOAP-ENV:Header/>",
      "\n<SOAP-ENV:Header>\n</SOAP-ENV:Header>\n",
    );
    const { legacy } = createFakeLegacy(version, () => xmlAnswer(document));
    await expect(legacy.authConfirmation(sessionId)).resolves.toMatchObject({ attributes: { Username: "jnovak" } });
  });
});
