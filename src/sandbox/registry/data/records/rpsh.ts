import type { AngazovanaOsobaRpsh, EkonomickySubjektRpsh } from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, personPart } from "./common.ts";

/** Builds the record of the register of political parties and movements. */
export function buildRpsh(seed: SubjectSeed): EkonomickySubjektRpsh | undefined {
  if (seed.rpsh === undefined) return undefined;
  const { officers, ...party } = seed.rpsh;
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        ...basePart(seed),
        ...party,
        primarniZaznam: true,
        angazovaneOsoby: officers.map(([key, funkce, platnostOd, platnostDo], index): AngazovanaOsobaRpsh => {
          const person = personOf(key);
          return {
            ...personPart(person),
            funkce,
            platnostOd,
            ...optional<AngazovanaOsobaRpsh>({ platnostDo }),
            adresa: addressOf(person.residence),
            kod: String(index + 1),
            typAngazma: "STATUTARNI_ORGAN_CLEN_RPSH",
          };
        }),
      },
    ],
  };
}
