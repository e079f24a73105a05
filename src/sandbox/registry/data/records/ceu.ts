import type { EkonomickySubjektCeu, ZaznamCeu } from "../../../../../generated/registry-types.gen.ts";
import { addressOf } from "../places/addresses.ts";
import { personOf } from "../seeds/people.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart } from "./common.ts";

function ownerPart(seed: SubjectSeed): Pick<ZaznamCeu, "jmenoPrijmeni"> {
  if (seed.owner === undefined) return {};
  const { jmeno, prijmeni } = personOf(seed.owner);
  return { jmenoPrijmeni: `${jmeno} ${prijmeni}` };
}

/** Builds the record of the register of bankrupt persons. */
export function buildCeu(seed: SubjectSeed): EkonomickySubjektCeu | undefined {
  if (seed.ceu === undefined) return undefined;
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        ...basePart(seed),
        typSubjektu: seed.owner === undefined ? "P" : "F",
        ...ownerPart(seed),
        adresy: [{ ...addressOf(seed.seat), typAdresy: "SIDLO" }],
        upadek: [...seed.ceu.cases],
      },
    ],
  };
}
