import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import {
  confirmationResponse,
  confirmed,
  createFakeLegacy,
  fault,
  sessionId,
  xmlAnswer,
} from "../../fixtures/legacy/fake-legacy.ts";

const token = "c2VjcmV0LXRva2Vu";
const show = (value: unknown): string => inspect(value, { depth: 20, showHidden: true, getters: true });

/** Everything that a log of an error may hold: also what its causes and its own properties say. */
function everythingOf(error: unknown): string {
  const parts: string[] = [];
  for (let next: unknown = error; next instanceof Error; next = next.cause) {
    parts.push(show(next), next.message, next.stack ?? "", JSON.stringify(next, Object.getOwnPropertyNames(next)));
  }
  return parts.join("\n");
}

describe("errors", () => {
  it.each([
    ["a fault that repeats it", () => xmlAnswer(fault(sessionId, `unknown session ${sessionId}, ${sessionId}`), 500)],
    ["a fault that repeats it at the cut", () => xmlAnswer(fault("Server", `${"x".repeat(480)}${sessionId}`), 500)],
    ["a status", () => xmlAnswer(confirmationResponse("4.2", "<status>SESSION_NOT_FOUND</status>"))],
    ["an unknown status", () => xmlAnswer(confirmationResponse("4.2", `<status>${sessionId}</status>`))],
    ["a broken document", () => xmlAnswer(`<a>${sessionId}`)],
    ["another document", () => xmlAnswer(`<${"a".repeat(9)} b="${sessionId}"/>`)],
    ["HTML", () => xmlAnswer(`<p>${sessionId}</p>`, 500, "text/html")],
    [
      "JSON",
      () => xmlAnswer(`{"status":401,"error":"${sessionId}","path":"/","timestamp":""}`, 401, "application/json"),
    ],
    ["a failed connection", () => Promise.reject(new TypeError("fetch failed", { cause: new Error("ECONNRESET") }))],
    ["an answer that is too large", () => xmlAnswer(sessionId.repeat(50_000))],
  ] as const)("hold no session id: %s", async (_title, answer) => {
    const { legacy } = createFakeLegacy("4.2", answer, { retry: false });
    const error: unknown = await legacy.authConfirmation(sessionId).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(everythingOf(error)).not.toContain(sessionId);
    // Nor enough of it to guess the rest.
    expect(everythingOf(error)).not.toContain(sessionId.slice(0, 12));
  });

  it.each([`${sessionId}<`, `${sessionId}${sessionId}`, sessionId.slice(0, 20)])(
    "of a refused session id do not repeat it: %s",
    async (id) => {
      const { legacy } = createFakeLegacy("4.2", () => new Response());
      const error: unknown = await legacy.authConfirmation(id).catch((thrown: unknown) => thrown);
      expect(everythingOf(error)).not.toContain(sessionId.slice(0, 12));
    },
  );
});

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
