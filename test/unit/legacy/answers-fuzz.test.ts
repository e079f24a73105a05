import fc from "fast-check";
import { getResponse } from "msw";
import { expect } from "vitest";
import { legacyVersions } from "ares-caais/legacy";
import { legacyHandler, sampleAttributes } from "ares-caais/testing";
import { rarely, xmlChanges } from "../../fixtures/fuzz/changes.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";
import { answerChanges } from "../../fixtures/fuzz/http.ts";
import { createFakeLegacy, sessionId } from "../../fixtures/legacy/fake-legacy.ts";

const encodings = ["utf-16le", "utf-16be", "iso-8859-2", "us-ascii", "utf-7", "iso-2022-jp", "x-user-defined", "'"];
const encoding = rarely(fc.constantFrom(...encodings), 5);
const inputs = fc.record({ isGood: rarely(fc.constant(false), 5), encoding, change: answerChanges(xmlChanges) });

/** The answer in another encoding, which it says. Other letters than those of ASCII are references. */
async function encode(answer: Response, charset: string): Promise<Response> {
  const text = (await answer.text()).replaceAll(/[^\0-\x7f]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
  const bytes = Buffer.from(text, charset.startsWith("utf-16") ? "utf16le" : "latin1");
  if (charset === "utf-16be") bytes.swap16();
  const encoded = new Response(bytes, { headers: { "content-type": `text/xml; charset=${charset}` } });
  return Object.defineProperty(encoded, "status", { value: answer.status });
}

for (const [version, operation] of legacyVersions.flatMap((one) => [
  [one, "heartBeat"] as const,
  [one, "confirm"] as const,
])) {
  fuzz(
    `[REL-10] ${operation} of ${version} takes an answer that says OK`,
    {},
    inputs,
    ({ isGood = true, ...recipe }) => {
      const options = { environment: "test", version } as const;
      const handlers = [
        legacyHandler("heartBeat", isGood ? {} : { status: "ERROR", message: "Nelze" }, options),
        legacyHandler("authConfirmation", isGood ? {} : { status: "SESSION_NOT_FOUND" }, options),
      ];
      let said = "";
      const answer = async ({
        url,
        headers,
        body,
      }: {
        url: string;
        headers: Headers;
        body: string;
      }): Promise<Response> => {
        const own = await getResponse(handlers, new Request(url, { method: "POST", headers, body }));
        const changed = await recipe.change.apply(own ?? Response.error());
        ({ said } = changed);
        return recipe.encoding === undefined ? changed.response : encode(changed.response, recipe.encoding);
      };
      const { legacy } = createFakeLegacy(version, answer, { retry: false });
      return {
        read: () => (operation === "heartBeat" ? legacy.heartBeat() : legacy.authConfirmation(sessionId)),
        check: ({ data, error }) => {
          const isReadable = encodings.indexOf(recipe.encoding ?? "utf-16le") < 3;
          if (recipe.change.harmless && isReadable) expect(error?.code).toBe(isGood ? undefined : "ERR_LEGACY");
          if (error !== undefined) return;
          expect(said.replaceAll(/<!--.*?-->|<!\[CDATA\[|\]\]>/gs, "")).toMatch(/<(?:\w+:)?status[^>]*>\s*OK\s*</);
          if (recipe.change.harmless && operation === "confirm") {
            expect(data).toMatchObject({ attributes: sampleAttributes(version) });
          }
        },
        secrets: [sessionId],
      };
    },
  );
}
