import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { confirmed, createFakeLegacy, sessionId, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";

const token = "c2VjcmV0LXRva2Vu";
const show = (value: unknown): string => inspect(value, { depth: 20, showHidden: true, getters: true });

describe("results and clients", () => {
  const inner = [
    `<Username>jnovak</Username><TokenAifo>${token}</TokenAifo><TimeLimitedId>${token}</TimeLimitedId>`,
    `<TokenAifo>${token}</TokenAifo><NovyToken a="${token}">${token}</NovyToken><Jmeno a="${token}">Jan</Jmeno>`,
  ].join("");

  it("tokens and what is unknown are hidden from logs, and there all the same", async () => {
    const { legacy } = createFakeLegacy("4.2", () => xmlAnswer(confirmed("4.2", inner)));
    const user = await legacy.authConfirmation(sessionId);
    expect(show(user)).not.toContain(token);
    expect(show(user)).toContain("jnovak");
    expect(show(user)).toContain("attributes/NovyToken");
    expect(user.attributes).toMatchObject({ TokenAifo: token, TimeLimitedId: token });
    expect(user.otherElements.map(({ element }) => element.text)).toEqual([token, token]);
    expect(user.otherAttributes).toMatchObject([{ attribute: { value: token } }]);
    expect(JSON.stringify(user)).toContain(token);
  });

  it("hooks and the client itself show no session id", async () => {
    const seen: unknown[] = [];
    const onEvent = (event: unknown): void => {
      seen.push(event);
    };
    const { legacy } = createFakeLegacy("4.2", () => xmlAnswer(confirmed("4.2", inner)), {
      hooks: { onRequest: onEvent, onResponse: onEvent },
    });
    await legacy.authConfirmation(sessionId);
    expect(seen).toHaveLength(2);
    expect(show([seen, legacy])).not.toContain(sessionId);
  });
});
