import type { RegistrySource } from "../../../../../generated/registry-operations.gen.ts";
import type { SubjectSeed } from "../seeds/seed.ts";

/** A source with its own records, that is any but the combined registry. */
export type SeparateSource = Exclude<RegistrySource, "ares">;

/** Whether a source has a record of the subject. */
export function hasRecord(seed: SubjectSeed, source: RegistrySource): boolean {
  switch (source) {
    case "ares":
      return true;
    case "ros":
    case "res":
      return seed.absentFrom?.includes(source) !== true;
    case "vr":
    case "rzp":
    case "nrpzs":
    case "rpsh":
    case "rcns":
    case "rs":
    case "szr":
    case "ceu":
      return seed[source] !== undefined;
  }
}
