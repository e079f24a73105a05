import { http, HttpResponse, type HttpHandler } from "msw";
import { describe, expect, it, vi } from "vitest";
import { RegistryError, type RegistryOperationId } from "ares-caais";
import { registryHandler } from "ares-caais/testing";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import { thrownBy } from "../fixtures/failures.ts";
import { errorCells } from "../fixtures/registry-table.ts";
import { errorStatuses, operations as specified } from "../fixtures/specification.ts";
import { callExample, createClient, exampleRequest, operations } from "./registry-calls.ts";
import { server } from "./server.ts";

/** A handler that answers a status; each cell is a pair of the contract, of which the type knows only the operation. */
const answering = registryHandler as (id: RegistryOperationId, answer: () => { status: number }) => HttpHandler;

/** The requirement that a 200 of an operation belongs to. */
function requirement({ method, source }: { method: "GET" | "POST"; source?: string }): string {
  if (source === undefined) return "REG-03";
  return method === "GET" ? "REG-01" : "REG-02";
}

describe("every operation answers every documented status", () => {
  it("the specification's operations have their documented statuses", () => {
    expect(errorCells.length).toBeGreaterThanOrEqual(specified.length * errorStatuses.length);
  });

  it.each(operations.map((operation) => ({ ...operation, requirement: requirement(operation) })))(
    "[REG-05] [$requirement] $id: sends the contract's request, and returns the data of a 200",
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

  it.each(errorCells)("[REG-04] [KIT-01] $id: reports $status as a RegistryError", async ({ id, status, body }) => {
    const answer = vi.fn(() => ({ status }));
    server.use(answering(id, answer));
    const error = await thrownBy(callExample(createClient(), id));
    expect(error).toBeInstanceOf(RegistryError);
    const { kod, popis, subKod } = body;
    const said = { name: "RegistryError", code: "ERR_REGISTRY", operation: id, status, kod, popis, subKod };
    expect(error).toMatchObject(said);
    expect(answer).toHaveBeenCalledTimes(1);
  });
});
