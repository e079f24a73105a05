import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { RegistryError } from "ares-caais";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import { errorCells } from "../fixtures/registry-table.ts";
import { errorStatuses, operations as specified } from "../fixtures/specification.ts";
import { callExample, createClient, exampleRequest, operations } from "./registry-calls.ts";
import { server } from "./server.ts";

/** The requirement that a 200 of an operation belongs to. */
function requirement({ method, source }: { method: "GET" | "POST"; source?: string }): string {
  if (source === undefined) return "REG-03";
  return method === "GET" ? "REG-01" : "REG-02";
}

describe("every operation answers every documented status", () => {
  it("has the operations of the specification with their statuses", () => {
    expect(errorCells.length).toBeGreaterThanOrEqual(specified.length * errorStatuses.length);
  });

  it.each(operations.map((operation) => ({ ...operation, requirement: requirement(operation) })))(
    "[REG-05] [$requirement] $id: the request is the contract's, and a 200 is its data",
    async ({ id }) => {
      const { method, url, body } = exampleRequest(id);
      const answer = registryExamples[id].responses[200];
      const seen: { url: string; body: unknown; type: string | null }[] = [];
      server.use(
        http[method === "GET" ? "get" : "post"](url, async ({ request }) => {
          const text = await request.text();
          seen.push({
            url: request.url,
            body: text === "" ? undefined : (JSON.parse(text) as unknown),
            type: request.headers.get("content-type"),
          });
          return HttpResponse.json(answer);
        }),
      );
      await expect(callExample(createClient(), id)).resolves.toEqual(answer);
      expect(seen).toEqual([{ url, body, type: body === undefined ? null : "application/json" }]);
    },
  );

  it.each(errorCells)("[REG-04] $id: $status is a RegistryError", async ({ id, status, body: chyba }) => {
    const { method, url } = exampleRequest(id);
    let calls = 0;
    server.use(
      http[method === "GET" ? "get" : "post"](url, () => {
        calls += 1;
        return HttpResponse.json(chyba, { status });
      }),
    );
    const error: unknown = await callExample(createClient(), id).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RegistryError);
    expect(error).toMatchObject({
      name: "RegistryError",
      code: "ERR_REGISTRY",
      operation: id,
      status,
      kod: chyba.kod,
      popis: chyba.popis,
      subKod: chyba.subKod,
    });
    expect(calls).toBe(1);
  });
});
