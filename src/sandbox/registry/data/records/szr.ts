import type {
  AngazovanaOsobaSzrZaklad,
  EkonomickySubjektSzr,
  Ezp,
} from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { personOf } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, personPart } from "./common.ts";

function ownerOf({ owner }: SubjectSeed): AngazovanaOsobaSzrZaklad | undefined {
  return owner === undefined ? undefined : { ...personPart(personOf(owner)), typAngazma: "PODNIKATEL_SZR" };
}

/** Builds the record of the agricultural register; all of it is in the sub-register of farmers. */
export function buildSzr(seed: SubjectSeed): EkonomickySubjektSzr | undefined {
  if (seed.szr === undefined) return undefined;
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        ezp: {
          ...optional<Ezp>({ osobaEzp: ownerOf(seed) }),
          subjektEzp: { ...basePart(seed), ...seed.szr },
        },
      },
    ],
  };
}
