import { createRegistry, registryOperations, type FetchInit } from "ares-caais";
import type { Middleware } from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { exampleInput } from "../../fixtures/registry-table.ts";

/** A request as it leaves the client. */
interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: FetchInit["body"] | undefined;
}

const headers = { accept: "text/plain", "x-client": "1", "user-agent": "town-hall/7" };

/** A client and what it sends. */
function watch(): { readonly registry: ReturnType<typeof createRegistry>; readonly sent: Sent[] } {
  const sent: Sent[] = [];
  const registry = createRegistry({
    environment: { registry: "https://registry.test/rest" },
    headers,
    fetch: (url, { method, headers: own, body } = {}) => {
      sent.push({ url, method, headers: Object.fromEntries(new Headers(own)), body });
      return Promise.resolve(Response.json({}));
    },
  });
  return { registry, sent };
}

describe("the request of a method", () => {
  it.each(Object.values(registryOperations))(
    "[GEN-03] $id is what openapi-fetch sends",
    async ({ id, method, path: template }) => {
      const { registry, sent } = watch();
      const own = { headers: { accept: "application/json" } };
      const { parameters: path, request: body }: { parameters?: object; request?: unknown } = registryExamples[id];
      const input = body === undefined ? { params: { path } } : { body };
      // The operation and its path are known at run time only, where their types cannot help.
      const call = registry[id] as (input: unknown, options: object) => Promise<unknown>;
      const send = registry.client.request as (method: string, path: string, init: object) => Promise<unknown>;
      await call(exampleInput(id), own);
      await send(method.toLowerCase(), template, { ...input, ...own });
      expect(sent).toHaveLength(2);
      expect(sent[0]).toEqual(sent[1]);
      expect(sent[0]?.headers).toMatchObject({ accept: "application/json", "x-client": "1" });
    },
  );
});

it("the plain client accepts and removes middleware before and after its first request", async () => {
  const { registry, sent } = watch();
  const mark = (name: string): Middleware => ({
    onRequest: ({ request }) => {
      request.headers.set("x-mark", name);
    },
  });
  const [early, gone, late] = [mark("early"), mark("gone"), mark("late")];
  const { client } = registry;
  const get = () => client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico: "90000018" } } });
  client.use(early, gone);
  client.eject(gone);
  await get();
  client.eject(early);
  client.use(late);
  await get();
  expect(sent.map((request) => request.headers["x-mark"])).toEqual(["early", "late"]);
});
