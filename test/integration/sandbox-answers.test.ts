import { describe, expect, it } from "vitest";
import { registryOperations, type RegistryOperationId } from "ares-caais";
import { registrySources } from "../../generated/registry-operations.gen.ts";
import { responseValidators } from "../../generated/registry-response-validators.gen.ts";
import { exampleInput } from "../fixtures/registry-table.ts";
import { builtInIco, useSandbox } from "./sandbox-client.ts";

const context = useSandbox();
const operations = Object.values(registryOperations);

/** Sends a request, and checks what every answer has to be: JSON that the contract documents for its status. */
async function statusOf(id: RegistryOperationId, path: string, body?: string): Promise<number> {
  const { environment, fetch } = context.sandbox;
  const { method, responses } = registryOperations[id];
  const response = await fetch(environment.registry + path, { method, ...(body === undefined ? {} : { body }) });
  const schema = new Map(Object.entries(responses)).get(String(response.status));
  if (schema === undefined) throw new Error(`${id} answered ${response.status}: ${await response.text()}`);
  expect(response.headers.get("content-type")).toBe("application/json");
  const validate = responseValidators[schema];
  const valid = validate(await response.json());
  expect({ valid, errors: validate.errors ?? [] }).toEqual({ valid: true, errors: [] });
  return response.status;
}

/** Filters that find something and one that finds nothing, where that is not the same as the example. */
const filters: Readonly<Partial<Record<RegistryOperationId, readonly object[]>>> = {
  vyhledejCiselnik: [{ pocet: 200 }, { kodCiselniku: "Neznamy" }],
  vyhledejStandardizovaneAdresy: [
    { typStandardizaceAdresy: "VYHOVUJICI_ADRESY", nazevObce: "Brno" },
    { typStandardizaceAdresy: "UPLNA_STANDARDIZACE", nazevObce: "Nikde" },
  ],
  vyhledejSeznamNotifikacnichDavek: registrySources
    .filter((source) => source !== "ceu")
    .map((datovyZdroj) => ({ datovyZdroj })),
};

describe("[KIT-02] every answer of the sandbox registry is valid against the contract", () => {
  it.each(operations.filter(({ method, path }) => method === "GET" && path.includes("{ico}")))(
    "$id answers 200 or 404, and 400",
    async ({ id, path }) => {
      const statuses = new Set<number>();
      for (const ico of [...(await builtInIco(context.registry)), "12345678"]) {
        statuses.add(await statusOf(id, path.replace("{ico}", ico)));
      }
      expect(statuses).toEqual(new Set([200, 404]));
      expect(await statusOf(id, path.replace("{ico}", "123"))).toBe(400);
    },
  );

  it("vratNotifikacniDavku answers every batch 200, and 404 and 400", async () => {
    const at = (number: number | string): Promise<number> =>
      statusOf("vratNotifikacniDavku", `/ekonomicke-subjekty-notifikace/datovy-zdroj/res/cislo-davky/${number}`);
    const { notifikacniDavky = [] } = await context.registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj: "res" });
    expect(notifikacniDavky.length).toBeGreaterThan(20);
    for (const { cisloDavky = 0 } of notifikacniDavky) expect(await at(cisloDavky)).toBe(200);
    expect([await at(1), await at("x")]).toEqual([404, 400]);
  });

  it.each(operations.flatMap((operation) => ("items" in operation ? [operation] : [])))(
    "$id answers 200, 400 and 500",
    async ({ id, path }) => {
      for (const filter of filters[id] ?? [exampleInput(id), { ico: ["12345678"] }]) {
        expect(await statusOf(id, path, JSON.stringify(filter))).toBe(200);
      }
      expect(await statusOf(id, path, '{"ico":5,"kodCiselniku":5,"datovyZdroj":5,"kodObce":"x"}')).toBe(400);
      expect(await statusOf(id, path, "{")).toBe(500);
    },
  );
});
