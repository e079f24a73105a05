import { registryOperations } from "../../../generated/registry-operations.gen.ts";
import { registryLimits, type RegistrySource } from "../../../generated/registry-service.gen.ts";
import { isBatchNumber } from "../../registry/changes.ts";
import type {
  EkonomickySubjekt,
  Notifikace,
  NotifikacniDavka,
  NotifikacniDavkaZaznam,
  SeznamRegistraci,
} from "../../../generated/registry-types.gen.ts";
import { isJsonObject, type JsonObject, type Unchecked } from "../../transport/json-object.ts";
import type { RegistryCalls } from "./registry-calls.ts";

/** An ico that matches the pattern, but has no record. */
export const unknownIco = "00000000";

/** Most combined searches that look for subjects. */
const mostSearches = 5;
/** Most notification batches that are read to find a subject of a rare source: about all available ones. */
const mostBatches = registryLimits.notificationDays;

/** Subjects that a data source should know, by source; each is an ico, or an internal id with its prefix. */
export type Subjects = ReadonlyMap<RegistrySource, readonly string[]>;

/**
 * Finds subjects of data sources, whatever the data are: those that the newest notification batch of each tells of, and those of which
 * the combined registry says that they are there; the given ones come first. Verifies the operations that it needs on the way.
 */
export async function findSubjects(
  calls: RegistryCalls,
  wanted: readonly RegistrySource[],
  given: readonly string[],
): Promise<Subjects> {
  // Whether a source knows the given ones is not certain, so they end no search.
  const subjects = new Map<RegistrySource, Set<string>>(wanted.map((source) => [source, new Set()]));
  for (const source of wanted) {
    for (const icoId of await readChanges(calls, source, 1)) subjects.get(source)?.add(icoId);
  }
  const asked = new Set<string>();
  const candidates = [...given, ...[...subjects.values()].flatMap((ids) => [...ids])];
  await searchCombined(calls, subjects, asked, candidates);
  if (!isComplete(subjects)) {
    await searchCombined(calls, subjects, asked, await readChanges(calls, "ares", mostBatches));
  }
  return new Map([...subjects].map(([source, ids]) => [source, [...new Set([...given, ...ids])]]));
}

/** The subjects that the newest batches of a source enter or change. */
async function readChanges(calls: RegistryCalls, datovyZdroj: RegistrySource, batches: number): Promise<string[]> {
  // A source that releases no batches is answered 400.
  const list = await calls.ask("vyhledejSeznamNotifikacnichDavek", { body: { datovyZdroj } }, [200, 400]);
  const numbers = listOf(list, registryOperations.vyhledejSeznamNotifikacnichDavek.items)
    .map(({ cisloDavky }: Unchecked<NotifikacniDavka>) => cisloDavky)
    // Anything else names no batch, and would be a wrong query.
    .filter(isBatchNumber)
    .sort((one, other) => other - one);
  const found: string[] = [];
  for (const cisloDavky of numbers.slice(0, batches)) {
    if (found.length >= mostSearches * registryLimits.icoPerFilter) break;
    const batch = await calls.ask("vratNotifikacniDavku", { path: { datovyZdroj, cisloDavky } }, [200, 404]);
    for (const change of listOf(batch, "seznamNotifikaci" satisfies keyof NotifikacniDavkaZaznam)) {
      const icoId = textOf(change, "icoId" satisfies keyof Notifikace);
      if (icoId !== undefined && textOf(change, "typZmeny" satisfies keyof Notifikace) !== "DEL") found.push(icoId);
    }
  }
  return found;
}

/** Asks the combined registry which sources know some subjects, until each source has one; asks at least once. */
async function searchCombined(
  calls: RegistryCalls,
  subjects: ReadonlyMap<RegistrySource, Set<string>>,
  asked: Set<string>,
  candidates: readonly string[],
): Promise<void> {
  const isNew = (id: string): boolean => /^\d+$/.test(id) && !asked.has(id);
  const numbers = [...new Set(candidates.filter(isNew))];
  const most = registryLimits.icoPerFilter;
  for (let search = 0; search < mostSearches; search += 1) {
    const ico = numbers.slice(search * most, (search + 1) * most);
    if (ico.length === 0) {
      if (asked.size > 0) return;
      ico.push(unknownIco);
    }
    for (const id of ico) asked.add(id);
    const data = await calls.ask("vyhledejEkonomickeSubjekty", { body: { ico, pocet: ico.length } }, [200]);
    for (const record of listOf(data, registryOperations.vyhledejEkonomickeSubjekty.items)) {
      const icoId = textOf(record, "icoId" satisfies keyof EkonomickySubjekt);
      if (icoId === undefined) continue;
      for (const [source, ids] of subjects) if (isRegisteredIn(record, source)) ids.add(icoId);
    }
    if (isComplete(subjects)) return;
  }
}

function isComplete(subjects: ReadonlyMap<RegistrySource, ReadonlySet<string>>): boolean {
  return [...subjects.values()].every((ids) => ids.size > 0);
}

/** Prefix of the name of a source's state; the name of the source follows, as in this one. */
const stateOf = ("stavZdrojeVr" satisfies keyof SeznamRegistraci).replace(/Vr$/, "");

/** Whether the combined record says that a source has a record of the subject. */
function isRegisteredIn(record: JsonObject, source: RegistrySource): boolean {
  if (source === "ares") return true;
  const { seznamRegistraci }: Unchecked<EkonomickySubjekt> = record;
  const name = `${stateOf}${source.charAt(0).toUpperCase()}${source.slice(1)}`;
  const state = isJsonObject(seznamRegistraci) ? textOf(seznamRegistraci, name) : undefined;
  return state !== undefined && state !== "NEEXISTUJICI";
}

/** The objects of a list in an answer that may break every rule; none where there is no list. */
export function listOf(data: JsonObject | undefined, name: string): readonly JsonObject[] {
  const list = data?.[name];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** A text in an answer that may break every rule. */
export function textOf(data: JsonObject, name: string): string | undefined {
  const value = data[name];
  return typeof value === "string" ? value : undefined;
}
