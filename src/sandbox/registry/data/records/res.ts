import type { EkonomickySubjektRes, ZaznamRes } from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { addressOf } from "../places/addresses.ts";
import { czNace2008Of, czNaceOf } from "../seeds/activities.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import { basePart, municipalityOf } from "./common.ts";
import { hasRecord } from "./presence.ts";

const EMPLOYEES_NOT_STATED = "000";
const PRAGUE = 554782;

/** Institutional sector by the kind of legal form: households, non-profit, public, or companies. */
function sectorOf(form: string): string {
  if (/^(?:10|42)/.test(form)) return "14100";
  if (/^(?:11[78]|141|161|7)/.test(form)) return "15000";
  return /^(?:3|6|8)/.test(form) ? "13130" : "11003";
}

/** The basic territorial unit is the municipality; in Prague, the borough. */
function territoryPart(seed: SubjectSeed): Pick<ZaznamRes, "zakladniUzemniJednotka" | "okresNutsLau"> {
  const { kodObce, kodMestskeCastiObvodu } = addressOf(seed.seat);
  const municipality = municipalityOf(seed);
  if (kodObce === undefined || municipality === undefined) return {};
  const unit = kodObce === PRAGUE ? (kodMestskeCastiObvodu ?? kodObce) : kodObce;
  return { zakladniUzemniJednotka: String(unit), okresNutsLau: municipality.lau[0] };
}

/** Builds the record of the statistical register. */
export function buildRes(seed: SubjectSeed): EkonomickySubjektRes | undefined {
  if (!hasRecord(seed, "res")) return undefined;
  const czNace = czNaceOf(seed.activities);
  const czNace2008 = czNace2008Of(seed.activities);
  const [main] = czNace;
  const [main2008] = czNace2008;
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        ...basePart(seed),
        pravniFormaRos: seed.form,
        czNace,
        czNace2008,
        statistickeUdaje: {
          institucionalniSektor2010: sectorOf(seed.form),
          kategoriePoctuPracovniku: seed.employees ?? EMPLOYEES_NOT_STATED,
        },
        ...territoryPart(seed),
        primarniZaznam: true,
        ...optional<ZaznamRes>({ czNacePrevazujici: main, czNacePrevazujici2008: main2008 }),
      },
    ],
  };
}
