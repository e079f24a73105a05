import type {
  AngazovanySubjektRs,
  EkonomickySubjektRs,
  SkolaZarizeni,
} from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, personPart } from "./common.ts";

/** Builds the record of the register of schools. */
export function buildRs(seed: SubjectSeed): EkonomickySubjektRs | undefined {
  if (seed.rs === undefined) return undefined;
  const { head, founder, facilities, ...school } = seed.rs;
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        ...basePart(seed),
        ...school,
        primarniZaznam: true,
        skolyAZarizeni: facilities.map(({ at, ...facility }): SkolaZarizeni => ({
          ...facility,
          adresa: addressOf(at),
        })),
        angazovanySubjekt: [
          {
            ...optional<AngazovanySubjektRs>({ ico: founder.ico }),
            obchodniJmeno: founder.name,
            typAngazma: "ZRIZOVATEL_RS",
            adresa: addressOf(founder.seat),
            pravniForma: founder.form,
          },
        ],
        angazovanaOsoba: [{ ...personPart(personOf(head)), typAngazma: "REDITEL_RS" }],
      },
    ],
  };
}
