import type {
  AdresaVr,
  CinnostiVr,
  DatumZapisuVymazuUdajeVr,
  EkonomickySubjektVr,
  ObchodniJmenoVr,
  ObecnyTextVr,
  SpisovaZnackaVr,
  ZakladniKapitalVr,
  ZaznamVr,
} from "../../../../../generated/registry-types.gen.ts";
import { optional } from "../optional.ts";
import { addressOf } from "../places/addresses.ts";
import type { SubjectSeed } from "../seeds/seed.ts";
import type { VrSeed } from "../seeds/vr-seed.ts";
import { icoPart, municipalityOf, stateOf, taxOfficeOf } from "./common.ts";
import { vrOf } from "./vr-ended.ts";
import { bodiesPart, ownersPart } from "./vr-people.ts";

/** Register by the section of its files; the commercial register keeps the rest. */
const REGISTER_BY_SECTION: Readonly<Record<string, string>> = { L: "SR", N: "NR", U: "RU", S: "SVJ", O: "ROPS" };

const COURT_OF_FOREIGNERS = "MSPH";

function fileOf(seed: SubjectSeed, vr: VrSeed): Required<Pick<SpisovaZnackaVr, "soud" | "oddil" | "vlozka">> {
  const [section = "", number = "0"] = vr.file.split(" ");
  return { soud: municipalityOf(seed)?.court ?? COURT_OF_FOREIGNERS, oddil: section, vlozka: Number(number) };
}

/** Current file mark, e.g. "B 1581/MSPH". */
export function fileMarkOf(seed: SubjectSeed, vr: VrSeed): string {
  const { oddil, vlozka, soud } = fileOf(seed, vr);
  return `${oddil} ${vlozka}/${soud}`;
}

/** Names and seats; a former version ends on the day the next one was entered. */
function versionsPart({ name, seat, former }: SubjectSeed, vr: VrSeed): Pick<ZaznamVr, "obchodniJmeno" | "adresy"> {
  const since: DatumZapisuVymazuUdajeVr = { datumZapisu: former?.until ?? vr.entered };
  const nameNow: ObchodniJmenoVr = { ...since, hodnota: name };
  const seatNow: AdresaVr = { ...since, adresa: addressOf(seat), typAdresy: "SIDLO" };
  if (former === undefined) return { obchodniJmeno: [nameNow], adresy: [seatNow] };
  const past: DatumZapisuVymazuUdajeVr = { datumZapisu: vr.entered, datumVymazu: former.until };
  return {
    obchodniJmeno: [nameNow, { ...past, hodnota: former.name }],
    adresy: [seatNow, { ...past, adresa: addressOf(former.seat), typAdresy: "SIDLO" }],
  };
}

function capitalPart(vr: VrSeed): Pick<ZaznamVr, "zakladniKapital"> {
  if (vr.capital === undefined) return {};
  const versions = (amount: string, dates: DatumZapisuVymazuUdajeVr): ZakladniKapitalVr => ({
    ...dates,
    typJmeni: "ZAKLADNI_KAPITAL",
    vklad: { typObnos: "KORUNY", hodnota: amount },
    splaceni: { typObnos: "PROCENTA", hodnota: "100" },
  });
  const past = vr.formerCapital;
  return {
    zakladniKapital: [
      versions(vr.capital, { datumZapisu: past?.until ?? vr.entered }),
      ...(past === undefined ? [] : [versions(past.amount, { datumZapisu: vr.entered, datumVymazu: past.until })]),
    ],
  };
}

function objectsPart(vr: VrSeed): Pick<ZaznamVr, "cinnosti"> {
  if (vr.business === undefined && vr.otherObjects === undefined) return {};
  const entries = vr.business?.map((hodnota): ObecnyTextVr => ({ datumZapisu: vr.entered, hodnota }));
  return { cinnosti: { ...optional<CinnostiVr>({ predmetPodnikani: entries }), ...vr.otherObjects } };
}

/** Builds the record of the public registers. */
export function buildVr(seed: SubjectSeed): EkonomickySubjektVr | undefined {
  const vr = vrOf(seed);
  if (vr === undefined) return undefined;
  const { ico } = icoPart(seed);
  const file = fileOf(seed, vr);
  return {
    icoId: seed.icoId,
    zaznamy: [
      {
        rejstrik: REGISTER_BY_SECTION[file.oddil] ?? "OR",
        primarniZaznam: true,
        spisovaZnacka: [{ datumZapisu: vr.entered, ...file }],
        ...optional<ZaznamVr>({ ico: ico === undefined ? undefined : [{ datumZapisu: vr.entered, hodnota: ico }] }),
        ...versionsPart(seed, vr),
        pravniForma: [{ datumZapisu: vr.entered, hodnota: seed.form }],
        ...capitalPart(vr),
        financniUrad: taxOfficeOf(seed),
        datumAktualizace: seed.updated,
        stavSubjektu: stateOf(seed),
        ...optional<ZaznamVr>({
          datumVzniku: seed.founded === undefined ? undefined : [{ datumZapisu: vr.entered, hodnota: seed.founded }],
          datumZapisu: vr.entered,
          datumVymazu: seed.dissolved,
        }),
        ...objectsPart(vr),
        ...bodiesPart(vr),
        ...ownersPart(vr),
        ...vr.extra,
      },
    ],
  };
}
