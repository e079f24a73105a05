import type {
  AdresaRcns,
  AngazovanaOsobaRcns,
  EkonomickySubjektRcns,
  ZaznamRcns,
} from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf, type PersonKey } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, personPart } from "./common.ts";

function liquidatorOf(key: PersonKey): AngazovanaOsobaRcns {
  return { ...personPart(personOf(key)), typAngazma: "LIKVIDATOR_RCNS" };
}

/** Builds the record of the register of churches and religious societies. */
export function buildRcns(seed: SubjectSeed): EkonomickySubjektRcns | undefined {
  if (seed.rcns === undefined) return undefined;
  const { registration, liquidator, ...church } = seed.rcns;
  const since = optional<Pick<AdresaRcns | ZaznamRcns, "platnostOd">>({ platnostOd: seed.founded });
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
        ...optional<ZaznamRcns>({ likvidatori: liquidator && [{ osobaFyzicka: liquidatorOf(liquidator) }] }),
      },
    ],
  };
}
