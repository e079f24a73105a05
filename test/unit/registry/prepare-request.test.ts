import { describe, expect, it } from "vitest";
import { createRegistry, registryOperations, type FetchInit } from "ares-caais";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { prepareRequest } from "../../../src/registry/request.ts";

/** A request as it leaves the client. */
interface Sent {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: FetchInit["body"] | undefined;
}

const operations = Object.values(registryOperations).map(({ id, method, path }) => {
  const example = registryExamples[id];
  return {
    id,
    method,
    path,
    input: "parameters" in example ? { path: example.parameters } : { body: example.request },
  };
});

describe("the request of a method", () => {
  const baseUrl = "https://registry.test/rest";
  const headers = { accept: "text/plain", "x-client": "1", "user-agent": "town-hall/7" };

  it.each(operations)("[GEN-03] $id is what openapi-fetch sends", async ({ id, method, path, input }) => {
    const sent: Sent[] = [];
    const { client } = createRegistry({
      environment: { registry: baseUrl },
      headers,
      fetch: (url, init = {}) => {
        sent.push({ url, method: init.method, headers: pairs(init.headers), body: init.body });
        return Promise.resolve(Response.json({}));
      },
    });
    // The path is known at run time only, where the types of the paths cannot help.
    const send = client.request as (method: string, path: string, init: object) => Promise<unknown>;
    await send(method.toLowerCase(), path, {
      ...("path" in input ? { params: input } : input),
      headers: { accept: "application/json" },
    });
    const { headers: own, ...request } = prepareRequest(id, input, baseUrl, headers, { accept: "application/json" });
    expect(sent).toEqual([{ ...request, headers: pairs(own) }]);
    expect(pairs(own)).toMatchObject({ accept: "application/json", "x-client": "1" });
  });

  it("a content type of the caller's own wins", () => {
    const own = { "content-type": "application/json; charset=utf-8" };
    const { headers } = prepareRequest("vyhledejCiselnik", { body: {} }, baseUrl, {}, own);
    expect(pairs(headers)).toEqual({ "content-type": "application/json; charset=utf-8" });
  });
});

function pairs(headers: FetchInit["headers"]): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}
