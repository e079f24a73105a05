import fc from "fast-check";
import { getResponse } from "msw";
import { expect } from "vitest";
import { legacyVersions } from "ares-caais/legacy";
import { legacyHandler, sampleAttributes } from "ares-caais/testing";
import { editAnswer, isHonest, rarely, xmlAnswers } from "../../fixtures/fuzz/edits.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";
import { createFakeLegacy, sessionId } from "../../fixtures/legacy/fake-legacy.ts";

/** The first three must be read. */
const encodings = ["utf-16le", "utf-16be", "iso-8859-2", "us-ascii", "utf-7", "iso-2022-jp", "x-user-defined", "'"];
const recipe = { isGood: rarely(fc.constant(false), 5), encoding: rarely(fc.constantFrom(...encodings), 5) };
const inputs = fc.record({ change: xmlAnswers, ...recipe });

/** The answer in another encoding, which its header names. Letters beyond ASCII become references. */
async function encode(answer: Response, charset: string): Promise<Response> {
  const text = (await answer.text()).replaceAll(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
  const bytes = Buffer.from(text, charset.startsWith("utf-16") ? "utf16le" : "latin1");
  if (charset === "utf-16be") bytes.swap16();
  const encoded = new Response(bytes, { headers: { "content-type": `text/xml; charset=${charset}` } });
  return Object.defineProperty(encoded, "status", { value: answer.status });
}

const calls = legacyVersions.flatMap((one) => [[one, "heartBeat"] as const, [one, "confirm"] as const]);
for (const [version, operation] of calls) {
  fuzz(`[REL-10] ${operation} of ${version} takes an answer that says OK`, {}, inputs, ({ change, ...given }) => {
    const { isGood = true, encoding = "utf-8" } = given;
    const options = { environment: "test", version } as const;
    const handlers = [
      legacyHandler("heartBeat", isGood ? {} : { status: "ERROR", message: "Nelze" }, options),
      legacyHandler("authConfirmation", isGood ? {} : { status: "SESSION_NOT_FOUND" }, options),
    ];
    let said = "";
    const answer: Parameters<typeof createFakeLegacy>[1] = async ({ url, headers, body }) => {
      const own = await getResponse(handlers, new Request(url, { method: "POST", headers, body }));
      const changed = await editAnswer(own ?? Response.error(), change);
      ({ said } = changed);
      return encoding === "utf-8" ? changed.response : encode(changed.response, encoding);
    };
    const { legacy } = createFakeLegacy(version, answer, { retry: false });
    return {
      read: () => (operation === "heartBeat" ? legacy.heartBeat() : legacy.authConfirmation(sessionId)),
      check: ({ data, error }) => {
        const isReadable = encodings.indexOf(encoding) < 3;
        if (isHonest(change) && isReadable) expect(error?.code).toBe(isGood ? undefined : "ERR_LEGACY");
        if (error !== undefined) return;
        expect(said.replaceAll(/<!--.*?-->|<!\[CDATA\[|\]\]>/gs, "")).toMatch(/<(?:\w+:)?status[^>]*>\s*OK\s*</);
        if (!isHonest(change) || operation === "heartBeat") return;
        expect(data).toMatchObject({ attributes: sampleAttributes(version) });
      },
      secrets: [sessionId],
    };
  });
}
