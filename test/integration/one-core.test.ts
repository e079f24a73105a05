import { getResponse, type RequestHandler } from "msw";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registryOperations, type RegistryOperationId } from "ares-caais";
import { createSandbox, type Sandbox, type SandboxData } from "ares-caais/sandbox";
import { registryHandler, registryHandlers } from "ares-caais/testing";
import { environments } from "../../generated/environments.gen.ts";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import { registryLimits, registrySources } from "../../generated/registry-service.gen.ts";
import { errorCells } from "../fixtures/registry-table.ts";

/** The detail of each source with the ico of its example, which the sandbox is given as its record. */
const details = registrySources.flatMap((source) =>
  Object.values(registryOperations).flatMap(({ id, method, path, ...operation }) => {
    if (method !== "GET" || !("source" in operation) || operation.source !== source) return [];
    const { parameters, responses } = registryExamples[id as "vratEkonomickySubjekt"];
    return [{ source, path, ico: parameters.ico, record: responses[200] }];
  }),
);
const ownId = ({ icoId, ico }: { icoId?: string; ico?: string }): string => icoId ?? ico ?? "";

let sandbox: Sandbox;
beforeAll(async () => {
  const data = Object.fromEntries(details.map(({ source, record }) => [source, [record]])) as SandboxData;
  sandbox = await createSandbox({ data });
});
afterAll(() => sandbox.close());

/** What comes through both doors: of msw, and of TLS. */
async function throughBoth(
  handlers: RequestHandler[],
  method: string,
  path: string,
  body?: string,
): Promise<readonly (readonly unknown[])[]> {
  const init = { method, ...(body === undefined ? {} : { body, headers: { "content-type": "application/json" } }) };
  const base = environments.production.internet.registry;
  // No server of msw, which would stand between the test and the sandbox too.
  const fromMsw = (await getResponse(handlers, new Request(base + path, init))) ?? Response.error();
  return Promise.all(
    [fromMsw, await sandbox.fetch(sandbox.environment.registry + path, init)].map(async (reply) => [
      reply.status,
      reply.headers.get("content-type"),
      await reply.text(),
    ]),
  );
}

describe("[BOX-01] what msw answers, the sandbox answers, to the byte", () => {
  it.each(details)("a record of $source", async ({ path, record }) => {
    const [one, other] = await throughBoth(registryHandlers(), "GET", path.replace("{ico}", ownId(record)));
    expect(one).toEqual([200, "application/json", JSON.stringify(record)]);
    expect(other).toEqual(one);
  });

  const tooMany = JSON.stringify({
    ico: Array.from({ length: registryLimits.icoPerFilter + 1 }, (_, n) => `9${n}`.padEnd(8, "0")),
  });
  it.each([
    ["GET", "/ekonomicke-subjekty/123", undefined, 400],
    ["GET", "/ekonomicke-subjekty-vr/ares_12345678", undefined, 400],
    ["GET", "/ekonomicke-subjekty-notifikace/datovy-zdroj/vr/cislo-davky/1e3", undefined, 400],
    ["POST", "/ekonomicke-subjekty/vyhledat", "{", 500],
    ["POST", "/ekonomicke-subjekty/vyhledat", "[]", 500],
    ["POST", "/ekonomicke-subjekty/vyhledat", '{"ico":["1"]}', 400],
    ["POST", "/ekonomicke-subjekty/vyhledat", '{"pocet":"x"}', 400],
    ["POST", "/ekonomicke-subjekty-res/vyhledat", tooMany, 400],
  ])("%s %s with %s is %i", async (method, path, body, status) => {
    const [one, other] = await throughBoth(registryHandlers(), method, path, body);
    expect(one?.[0]).toBe(status);
    expect(other).toEqual(one);
  });

  it.each(errorCells.filter(({ id }) => id === "vratEkonomickySubjekt" || id === "vyhledejEkonomickeSubjekty"))(
    "the status $status of $id when it is asked for",
    async ({ id, status }) => {
      const answering = registryHandler as (
        operation: RegistryOperationId,
        answer: object,
      ) => ReturnType<typeof registryHandler>;
      sandbox.faults.set({ service: "registry", kind: "status", status, operation: id });
      const isSearch = id === "vyhledejEkonomickeSubjekty";
      const path = isSearch ? "/ekonomicke-subjekty/vyhledat" : "/ekonomicke-subjekty/90000021";
      const [one, other] = await throughBoth(
        [answering(id, { status })],
        isSearch ? "POST" : "GET",
        path,
        isSearch ? '{"ico":["90000021"]}' : undefined,
      );
      sandbox.faults.clear();
      expect(one?.[0]).toBe(status);
      expect(other).toEqual(one);
    },
  );

  it("the page of a firewall", async () => {
    const handlers = [registryHandler("vratEkonomickySubjekt", { fault: "block-page" })];
    sandbox.faults.set({ service: "registry", kind: "block-page" });
    const [one, other] = await throughBoth(handlers, "GET", "/ekonomicke-subjekty/90000021");
    sandbox.faults.clear();
    expect(one?.[0]).toBe(403);
    expect(other).toEqual(one);
  });
});
