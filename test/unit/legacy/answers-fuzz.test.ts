import fc from "fast-check";
import { expect } from "vitest";
import { createLegacyIdentity, legacyVersions } from "ares-caais/legacy";
import { legacyHandler, sampleAttributes } from "ares-caais/testing";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";
import { changedFetch, isHonest, xmlAnswers } from "../../fixtures/fuzz/http.ts";
import { sessionId } from "../../fixtures/legacy/fake-legacy.ts";

const inputs = fc.record({
  version: fc.constantFrom(...legacyVersions),
  operation: fc.constantFrom("heartBeat", "authConfirmation"),
  isGood: fc.constantFrom(true, true, true, false),
  change: xmlAnswers,
});

const title = "[REL-10] the SOAP client takes an answer that says OK";
fuzz(title, { share: 6 }, inputs, ({ version, operation, isGood, change }) => {
  const options = { environment: "test", version } as const;
  const handlers = [
    legacyHandler("heartBeat", isGood ? {} : { status: "ERROR", message: "Nelze" }, options),
    legacyHandler("authConfirmation", isGood ? {} : { status: "SESSION_NOT_FOUND" }, options),
  ];
  const { fetch, said } = changedFetch(handlers, () => change);
  const legacy = createLegacyIdentity({ version, environment: "test", atsId: "ARES_1", fetch, retry: false });
  return {
    read: () => (operation === "heartBeat" ? legacy.heartBeat() : legacy.authConfirmation(sessionId)),
    isRight: isHonest(change) && isGood,
    check: (data) => {
      expect(said.join().replaceAll(/<!--.*?-->|<!\[CDATA\[|\]\]>/gs, "")).toMatch(/<(?:\w+:)?status[^>]*>\s*OK\s*</);
      const attributes = isHonest(change) === true && operation !== "heartBeat" ? sampleAttributes(version) : {};
      expect({ attributes: {}, ...Object(data) }).toMatchObject({ attributes });
    },
    secrets: [sessionId],
  };
});
