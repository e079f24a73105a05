import { describe, expect, it } from "vitest";
import { createRegistry, registryOperations, type RegistryOperationId, type RegistrySource } from "ares-caais";
import { responseValidators } from "../../generated/registry-response-validators.gen.ts";
import { createRegistryDataset } from "../../src/sandbox/registry/data/dataset.ts";
import { registrySources } from "../../generated/registry-operations.gen.ts";
import { exampleInput } from "../fixtures/registry-table.ts";
import { useSandbox } from "./sandbox-client.ts";

const context = useSandbox();
const dataset = createRegistryDataset();
const operations = Object.values(registryOperations);
type Operation = (typeof operations)[number];

/** Sends a request, and checks what every answer has to be: JSON that the contract documents for its status. */
async function answerOf(id: RegistryOperationId, path: string, body?: string): Promise<number> {
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

/** Every built-in subject that a source has, or the 404 of the others. */
function detailPaths(path: string, source: RegistrySource): [path: string, status: number][] {
  return [...dataset.subjects()].flatMap(({ ico }) =>
    ico === undefined
      ? []
      : [[path.replace("{ico}", ico), dataset.record(source, ico) === undefined ? 404 : 200] as [string, number]],
  );
}

describe("[KIT-02] every answer of the sandbox registry is valid against the contract", () => {
  const details = operations.filter((operation) => operation.method === "GET");
  const searches = operations.flatMap((operation) => ("items" in operation ? [operation] : []));

  it.each(details.flatMap((operation) => ("source" in operation ? [operation] : [])))(
    "$id answers every subject 200 or 404, and 400",
    async ({ id, path, source }) => {
      for (const [asked, status] of detailPaths(path, source)) expect(await answerOf(id, asked)).toBe(status);
      expect(await answerOf(id, path.replace("{ico}", "12345678"))).toBe(404);
      expect(await answerOf(id, path.replace("{ico}", "123"))).toBe(400);
    },
  );

  it("vratNotifikacniDavku answers every batch 200, and 404 and 400", async () => {
    const id = "vratNotifikacniDavku";
    const at = (source: string, number: number | string): string =>
      registryOperations[id].path.replace("{datovyZdroj}", source).replace("{cisloDavky}", String(number));
    const batches = dataset.batches("res") ?? [];
    expect(batches.length).toBeGreaterThan(20);
    for (const { cisloDavky = 0 } of batches) expect(await answerOf(id, at("res", cisloDavky))).toBe(200);
    expect(await answerOf(id, at("res", 1))).toBe(404);
    expect(await answerOf(id, at("res", "x"))).toBe(400);
  });

  it.each(searches)("$id answers 200, 400 and 500", async (operation) => {
    const { id, path } = operation;
    for (const filter of filtersOf(operation)) expect(await answerOf(id, path, JSON.stringify(filter))).toBe(200);
    expect(await answerOf(id, path, '{"ico":5,"kodCiselniku":5,"datovyZdroj":5,"kodObce":"x"}')).toBe(400);
    expect(await answerOf(id, path, "{")).toBe(500);
  });
});

describe("[KIT-02] subjects of one's own", () => {
  const ico = "12345679";
  const record = { ico, icoId: ico, obchodniJmeno: "Moje vlastní s.r.o." };
  const own = useSandbox({ data: { ares: [record], rpsh: [{ icoId: ico, zaznamy: [] }] } });

  it("are answered by the sources they are in, and found besides the built-in ones", async () => {
    const { environment, fetch } = own.sandbox;
    const registry = createRegistry({ environment, fetch, validate: "strict" });
    await expect(registry.vratEkonomickySubjekt({ ico })).resolves.toEqual(record);
    await expect(registry.vratEkonomickySubjektRpsh({ ico })).resolves.toEqual({ icoId: ico, zaznamy: [] });
    await expect(registry.vratEkonomickySubjektRes({ ico })).rejects.toMatchObject({ status: 404 });
    const found = await registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "moje vlastní" });
    expect(found).toEqual({ pocetCelkem: 1, ekonomickeSubjekty: [record] });
    const both = await registry.vyhledejEkonomickeSubjekty({ ico: [ico, "90000021"] });
    expect(both.pocetCelkem).toBe(2);
  });
});

/** Filters that find something and one that finds nothing. */
function filtersOf(operation: Operation): readonly object[] {
  if ("source" in operation) {
    const all = [...dataset.subjects()].flatMap(({ ico = [] }) => ico);
    return [{ ico: all, pocet: 100 }, { ico: ["12345678"] }];
  }
  return ownFilters[operation.id] ?? [exampleInput(operation.id) as object];
}

const ownFilters: Readonly<Partial<Record<RegistryOperationId, readonly object[]>>> = {
  vyhledejCiselnik: [{ pocet: 200 }, { kodCiselniku: "Neznamy" }],
  vyhledejStandardizovaneAdresy: [
    { typStandardizaceAdresy: "VYHOVUJICI_ADRESY", nazevObce: "Brno" },
    { typStandardizaceAdresy: "UPLNA_STANDARDIZACE", nazevObce: "Nikde" },
  ],
  vyhledejSeznamNotifikacnichDavek: registrySources
    .filter((source) => source !== "ceu")
    .map((datovyZdroj) => ({ datovyZdroj })),
};
