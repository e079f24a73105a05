import type {
  AngazovanaOsobaNrpzs,
  EkonomickySubjektNrpzs,
  ZaznamNrpzs,
} from "../../../../../generated/registry-types.gen.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, personPart } from "./common.ts";

/** Builds the record of the register of health-service providers, one entry a workplace. */
export function buildNrpzs(seed: SubjectSeed): EkonomickySubjektNrpzs | undefined {
  if (seed.nrpzs === undefined) return undefined;
  return {
    icoId: seed.icoId,
    zaznamy: seed.nrpzs.map(({ at, staff, ...workplace }, index): ZaznamNrpzs => ({
      ...basePart(seed),
      sidlo: addressOf(at ?? seed.seat),
      ...workplace,
      primarniZaznam: index === 0,
      angazovaneOsoby: staff.map(([key, typAngazma]): AngazovanaOsobaNrpzs => ({
        ...personPart(personOf(key)),
        typAngazma,
      })),
    })),
  };
}
