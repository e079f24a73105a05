import type { EkonomickySubjektRcns } from "../../../../../generated/registry-types.gen.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, personPart } from "./common.ts";

/** Builds the record of the register of churches and religious societies. */
export function buildRcns(seed: SubjectSeed): EkonomickySubjektRcns | undefined {
  if (seed.rcns === undefined) return undefined;
  const { registration, liquidator, ...church } = seed.rcns;
  const since = seed.founded === undefined ? {} : { platnostOd: seed.founded };
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        ...basePart(seed),
        ...church,
        stat: "CZ",
        primarniZaznam: true,
        registrace: registration,
        adresySubjektu: [{ ...addressOf(seed.seat), ...since, typAdresy: "SIDLO" }],
        ...since,
        ...(liquidator !== undefined && {
          likvidatori: [{ osobaFyzicka: { ...personPart(personOf(liquidator)), typAngazma: "LIKVIDATOR_RCNS" } }],
        }),
      },
    ],
  };
}
