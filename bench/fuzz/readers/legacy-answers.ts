import { isDeepStrictEqual } from "node:util";
import { DOMParser } from "@xmldom/xmldom";
import fc from "fast-check";
import { legacyVersions, type AuthConfirmation, type LegacyVersion } from "../../../src/legacy/index.ts";
import { legacyContracts } from "../../../generated/legacy-decoders.gen.ts";
import type { LegacyTestOperation } from "../../../src/testing/legacy/legacy-answer.ts";
import { respond } from "../../../src/testing/legacy/legacy-handler.ts";
import { sampleAttributes } from "../../../src/testing/legacy/sample-attributes.ts";
import { createFakeLegacy, sessionId } from "../../../test/fixtures/legacy/fake-legacy.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { editAnswer, httpEdits, isHarmlessHttp, type HttpEdit } from "../edits/http.ts";
import { editXml, isHarmlessXml, xmlEdits, type XmlEdit } from "../edits/xml.ts";
import type { Reader } from "../reader.ts";

/** What the service says at first, and what becomes of it. */
interface Recipe {
  readonly honest: "OK" | "error" | "fault" | "certificate";
  readonly xml: readonly XmlEdit[];
  readonly http: HttpEdit;
}

const recipes: fc.Arbitrary<Recipe> = fc.record({
  honest: fc.constantFrom<Recipe["honest"][]>("OK", "OK", "OK", "OK", "error", "fault", "certificate"),
  xml: xmlEdits,
  http: httpEdits,
});

const operations: readonly LegacyTestOperation[] = ["heartBeat", "authConfirmation"];

/** Both operations of the four versions. */
export const legacyAnswerReaders: readonly Reader[] = legacyVersions.flatMap((version) =>
  operations.map((operation): Reader => ({
    name: `legacy ${version} ${operation}`,
    share: 2,
    open: () => ({
      attempts: attempts(recipes, async ({ honest, xml, http }) => {
        const sent = operation === "heartBeat" ? "The test" : sessionId;
        const response = await respond(version, operation, answers[operation][honest]);
        // A service may repeat what it was given.
        const text = (await response.text()).replace("The test asked", `${sent} asked`);
        const body = editXml(text, xml);
        const type = response.headers.get("content-type") ?? "";
        const { bytes, respond: send } = editAnswer({ status: response.status, type, body }, http);
        const { legacy } = createFakeLegacy(version, send, { retry: false });
        return {
          read: () => (operation === "heartBeat" ? legacy.heartBeat() : legacy.authConfirmation(sessionId)),
          check: ({ data, error }) => {
            if (isHarmlessXml(xml) && isHarmlessHttp(http)) {
              holds((honest === "OK") === (error === undefined), "an answer that says the same was taken otherwise");
              if (operation === "authConfirmation" && error === undefined) {
                const { attributes } = data as AuthConfirmation;
                holds(isDeepStrictEqual({ ...attributes }, { ...sampleAttributes(version) }), "attributes are lost");
              }
            }
            if (error === undefined) checkStatus(version, `${operation}Response`, Buffer.from(bytes).toString());
          },
          secrets: [sessionId],
        };
      }),
    }),
  })),
);

const answers = {
  heartBeat: {
    OK: {},
    error: { status: "ERROR", message: "Nelze" },
    fault: { fault: "soap-fault" },
    certificate: { fault: "unknown-certificate" },
  },
  authConfirmation: {
    OK: {},
    error: { status: "SESSION_NOT_FOUND" },
    fault: { fault: "soap-fault" },
    certificate: { fault: "unknown-certificate" },
  },
} as const;

/** By another parser: a document that was taken says OK, and nothing else beside that. */
function checkStatus(version: LegacyVersion, name: string, text: string): void {
  const { namespace } = legacyContracts[version];
  const root = new DOMParser({ onError: () => undefined }).parseFromString(text, "text/xml").documentElement;
  const [message, ...others] = root?.getElementsByTagNameNS(namespace, name) ?? [];
  holds(message !== undefined && others.length === 0, "an answer was taken that holds not one message");
  const statuses = Array.from(message?.children ?? []).filter(
    (element) => element.localName === "status" && element.namespaceURI === namespace,
  );
  holds(statuses.length === 1, "an answer was taken that says not one status");
  holds(statuses[0]?.textContent?.trim() === "OK", "an answer was taken that does not say OK");
}
