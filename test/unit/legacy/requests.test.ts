import { expect, it } from "vitest";
import { createFakeLegacy, sessionId, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
import { sampleMessage } from "../../fixtures/legacy/legacy-service.ts";

it("[SOAP-05] every call sends its own session id, character for character, in the same envelope", async () => {
  const { legacy, seen } = createFakeLegacy("4.2", () => xmlAnswer(sampleMessage("4.2", "authConfirmationResponse")));
  // What a template or a replacement could take for something else.
  const ids = ["-1", "{sessionId}", "$1$$", `'"`].map((end) => sessionId.slice(0, 30) + end);
  for (const id of ids) await legacy.authConfirmation(id);
  const parts = seen.map(({ body }) => /^(.*?sessionId>)([^<]*)(<.*)$/s.exec(body)?.slice(1) ?? []);
  expect(parts.map(([, id]) => id)).toEqual(ids);
  expect(new Set(parts.map(([before, , after]) => `${before ?? ""}|${after ?? ""}`)).size).toBe(1);
});

it("headers of a call go with it beside those of the protocol", async () => {
  const { legacy, seen } = createFakeLegacy("4.2", () => xmlAnswer(sampleMessage("4.2", "heartBeatResponse")));
  await legacy.heartBeat();
  await legacy.heartBeat({ headers: { traceparent: "00-1-2-01" } });
  const [plain, more] = seen.map(({ headers }) => Object.fromEntries(headers));
  expect(Object.keys(plain ?? {}).sort()).toEqual(["content-type", "soapaction", "user-agent"]);
  expect(more).toEqual({ ...plain, traceparent: "00-1-2-01" });
});
