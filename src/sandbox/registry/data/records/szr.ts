import type { EkonomickySubjektSzr } from "../../../../../generated/registry-types.gen.ts";
import { personOf } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, personPart } from "./common.ts";

/** Builds the record of the agricultural register; all of it is in the sub-register of farmers. */
export function buildSzr(seed: SubjectSeed): EkonomickySubjektSzr | undefined {
  if (seed.szr === undefined) return undefined;
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        ezp: {
          ...(seed.owner !== undefined && {
            osobaEzp: { ...personPart(personOf(seed.owner)), typAngazma: "PODNIKATEL_SZR" },
          }),
          subjektEzp: { ...basePart(seed), ...seed.szr },
        },
      },
    ],
  };
}
