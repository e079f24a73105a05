import type { RegistryRecords, RegistrySource } from "ares-caais";
import type { Sandbox } from "ares-caais/sandbox";
import { registryOperations } from "../../generated/registry-operations.gen.ts";
import { registrySources } from "../../generated/registry-service.gen.ts";
import type {
  Ciselnik,
  EkonomickySubjekt,
  NotifikacniDavkaZaznam,
  StandardizovanaAdresa,
} from "../../generated/registry-types.gen.ts";
import { collect } from "../fixtures/failures.ts";
import { strictRegistry } from "./sandbox-client.ts";

/** Everything that the registry of a sandbox answers. */
export interface Register {
  /** Combined records, ascending by icoId. */
  readonly subjects: readonly EkonomickySubjekt[];
  readonly record: <Source extends RegistrySource>(
    source: Source,
    icoId: string,
  ) => RegistryRecords[Source] | undefined;
  /** Batches of a source, ascending by number; none of a source that releases none. */
  readonly batches: (source: RegistrySource) => readonly NotifikacniDavkaZaznam[];
  readonly codeLists: readonly Ciselnik[];
  /** The standardized addresses of the towns where subjects have their seat. */
  readonly addresses: readonly StandardizovanaAdresa[];
}

/** Reads a whole registry over HTTP, for tests that look at all of it. It must have less than 1,000 subjects. */
export async function readRegister(sandbox: Sandbox): Promise<Register> {
  const { environment, fetch } = sandbox;
  const { subjects: count } = sandbox.registry;
  const registry = strictRegistry(sandbox);
  const codeLists = await collect(registry.paginate("vyhledejCiselnik", { pocet: 200 }));
  const forms = codeLists.filter(({ kodCiselniku }) => kodCiselniku === "PravniForma");
  const pravniForma = [
    ...new Set(forms.flatMap(({ polozkyCiselniku = [] }) => polozkyCiselniku.map(({ kod = "" }) => kod))),
  ];
  const subjects = await collect(registry.paginate("vyhledejEkonomickeSubjekty", { pravniForma, pocet: 200 }));
  if (subjects.length !== count) throw new Error(`${subjects.length} of ${count} subjects have a known legal form`);

  const records = new Map<string, unknown>();
  const icos = subjects.flatMap(({ ico }) => ico ?? []);
  for (const source of registrySources) {
    for await (const { ico = "", record } of registry.lookup(icos, { source })) records.set(`${source} ${ico}`, record);
    const path = Object.values(registryOperations).find(
      (operation) => operation.method === "GET" && "source" in operation && operation.source === source,
    )?.path;
    // No search takes the identifier of a subject without an ico, and some details refuse it too.
    for (const { ico, icoId = "", ...rest } of subjects) {
      if (ico !== undefined) continue;
      const answer = await fetch(environment.registry + (path ?? "").replace("{ico}", icoId));
      const body: unknown = await answer.json();
      records.set(`${source} ${icoId}`, source === "ares" ? { icoId, ...rest } : answer.ok ? body : undefined);
    }
  }

  const batches = new Map<RegistrySource, NotifikacniDavkaZaznam[]>();
  for (const datovyZdroj of registrySources.filter((source) => source !== "ceu")) {
    const { notifikacniDavky = [] } = await registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj });
    const numbers = notifikacniDavky.map(({ cisloDavky = 0 }) => cisloDavky);
    const read = numbers.map((cisloDavky) => registry.vratNotifikacniDavku({ datovyZdroj, cisloDavky }));
    batches.set(datovyZdroj, await Promise.all(read));
  }

  const addresses: StandardizovanaAdresa[] = [];
  for (const kodObce of new Set(subjects.flatMap(({ sidlo }) => sidlo?.kodObce ?? []))) {
    const filter = { kodObce, typStandardizaceAdresy: "VYHOVUJICI_ADRESY", pocet: 200 };
    addresses.push(...(await collect(registry.paginate("vyhledejStandardizovaneAdresy", filter))));
  }
  return {
    subjects,
    // Each was read as a record of its source.
    record: (source, icoId) => records.get(`${source} ${icoId}`) as RegistryRecords[typeof source] | undefined,
    batches: (source) => batches.get(source) ?? [],
    codeLists,
    addresses,
  };
}
