import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { environments } from "../../generated/environments.gen.ts";

/** Base address of the registry that the handlers answer for. */
export const baseUrl = environments.production.internet.registry;

/**
 * A mock server for the tests of one file. A request that no handler answers fails the test that sent it.
 */
export const server = setupServer();

const unhandled: string[] = [];
server.events.on("request:unhandled", ({ request }) => {
  unhandled.push(`${request.method} ${request.url}`);
});

beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
});
afterEach(() => {
  server.resetHandlers();
  expect(unhandled.splice(0), "requests without a handler").toEqual([]);
});
afterAll(() => {
  server.close();
});
