import type { RegistrySource } from "../../../../../generated/registry-service.gen.ts";
import type { SubjectSeed } from "../seeds/seed.ts";

/** A source with its own records, that is any but the combined registry. */
export type SeparateSource = Exclude<RegistrySource, "ares">;

/** Sources that know a subject unless its seed says otherwise. */
const usualSources = ["ros", "res"] as const satisfies readonly SeparateSource[];

/** Sources that know the subjects whose seeds have a part for them. */
const specialSources = [
  "vr",
  "rzp",
  "nrpzs",
  "rpsh",
  "rcns",
  "rs",
  "szr",
  "ceu",
] as const satisfies readonly (SeparateSource & keyof SubjectSeed)[];

/** Whether records were invented for a source. */
export function isInvented(source: RegistrySource): boolean {
  return source === "ares" || [...usualSources, ...specialSources].some((name) => name === source);
}

/** Whether a source has a record of the subject. Of a source that no records were invented for, every ico has one. */
export function hasRecord(seed: SubjectSeed, source: RegistrySource): boolean {
  if (source === "ares") return true;
  const usual = usualSources.find((name) => name === source);
  if (usual !== undefined) return seed.absentFrom?.includes(usual) !== true;
  const special = specialSources.find((name) => name === source);
  return special === undefined ? /^\d+$/.test(seed.icoId) : seed[special] !== undefined;
}
