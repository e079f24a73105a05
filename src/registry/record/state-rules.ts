import type {
  InsolvencniRizeni,
  ObchodniJmenoVr,
  PravniFormaVr,
  SeznamRegistraci,
  ZaznamCeu,
  ZivnostiRzpStav,
} from "../../../generated/registry-types.gen.ts";
import { today } from "../helpers/current.ts";
import { liquidatorInForce } from "./bodies.ts";
import { membersOf, newest, objectsOf, textOf, type Entry, type Said } from "./entry.ts";
import { proceedings } from "./proceedings.ts";

/** Reads one field of the combined record, or of the primary entry of a source. */
type Reader = (entry: Entry) => Said | undefined;

/** Natural persons in business, and branches that bear their names (code list PravniForma). */
const naturalPersons = new Set<unknown>("100 101 102 103 104 105 106 107 108 424 425".split(" "));

/** Natural persons who do business under the Trade Licensing Act, which RZP registers. */
const traders = new Set<unknown>(["101", "102"]);

/** Parties and movements: RPSH keeps them. */
const parties = new Set<unknown>(["711"]);

/** Branches of foreign legal persons, whose names follow foreign law. */
const foreignBranches = new Set<unknown>(["421", "422", "423"]);

/**
 * Companies, cooperatives, foundations and funds, institutes, associations and their branches, associations of unit owners:
 * they begin with their entry in a public register and end with its deletion (Civil Code, Act 89/2012, sections 126, 185).
 */
const entered = new Set<unknown>("111 112 113 117 118 121 141 145 161 205 706 736 932".split(" "));

/** The sources that know a subject as a whole, with their states; the others know what it owes, gets or is registered for. */
const keepers = new Map<unknown, keyof SeznamRegistraci>(
  (["Ros", "Vr", "Res", "Rzp", "Nrpzs", "Rpsh", "Rcns", "Szr", "Rs"] as const).map((source) => [
    source.toLowerCase(),
    `stavZdroje${source}`,
  ]),
);

/**
 * The rules, those of the weightiest state first. docs/guides/records.md has the same table with the source of each; the
 * codes are of the list StavZdroje. A code that no rule reads, such as HISTORICKY, decides nothing.
 */
export const stateRules = [
  ["dissolved", (entry) => pastDay(entry, "datumZaniku")],
  ["dissolved", (entry) => (hasForm(entry, entered) ? pastDay(entry, "datumVymazu") : undefined)],
  ["dissolved", deletedFromVr],
  ["dissolved", endedInSource],
  ["dissolved", endedInOwn],
  ["bankrupt", (entry) => proceedings(entry, "konkursy")],
  ["insolvency", (entry) => proceedings(entry, "insolvence")],
  ["insolvency", (entry) => namedInRos(entry, "insolvencniSpravci")],
  ["liquidation", (entry) => namedInRos(entry, "likvidatori")],
  ["liquidation", liquidatorInForce],
  ["liquidation", nameInLiquidation],
  ["insolvency-listed", (entry) => registered(entry, "stavZdrojeIr", "AKTIVNI")],
  ["insolvency-listed", notedInRzp],
  ["bankruptcy-listed", (entry) => registered(entry, "stavZdrojeCeu", "AKTIVNI")],
  // Typed by the schema: the contract may lose the operation that returns it alone.
  ["bankruptcy-listed", (entry) => countOf("upadek", membersOf<ZaznamCeu>(entry).upadek)],
  ["suspended", (entry) => inPrimary(entry, "POZASTAVENY")],
  ["suspended", (entry) => inOwn(entry, "POZASTAVENY")],
  ["suspended", (entry) => (hasForm(entry, traders) ? registered(entry, "stavZdrojeRzp", "POZASTAVENY") : undefined)],
  ["suspended", (entry) => (hasForm(entry, parties) ? registered(entry, "stavZdrojeRpsh", "POZASTAVENY") : undefined)],
  ["active", (entry) => inPrimary(entry, "AKTIVNI")],
  ["active", (entry) => inOwn(entry, "AKTIVNI")],
] as const satisfies readonly (readonly [string, Reader])[];

/**
 * Whether a record that names an end says too that the subject goes on: it began after the end, or a source has it as active or
 * suspended. An end in ROS as the main source, or the deletion of a legal form that ends with it, outweighs other sources, which
 * may lag.
 */
export function goesOn(entry: Entry): boolean {
  const [begun, ended] = [textOf(entry.datumVzniku), pastDay(entry, "datumZaniku")];
  if (begun !== undefined && ended !== undefined && begun > ended.value) return true;
  if (deletedFromVr(entry) !== undefined) return false;
  if (entry.primarniZdroj === "ros" && stateIn(entry, "stavZdrojeRos") === "ZANIKLY") return false;
  const { pocetAktivnich } = membersOf<ZivnostiRzpStav>(entry.zivnostiStav);
  if (typeof pocetAktivnich === "number" && pocetAktivnich > 0) return true;
  return ["AKTIVNI", "POZASTAVENY"].some(
    (code) =>
      inOwn(entry, code) !== undefined || [...keepers.values()].some((source) => stateIn(entry, source) === code),
  );
}

/** The state of a subject in a source, as the combined record has it. */
export function stateIn({ seznamRegistraci }: Entry, source: keyof SeznamRegistraci): string | undefined {
  const state = membersOf<SeznamRegistraci>(seznamRegistraci)[source];
  return typeof state === "string" ? state : undefined;
}

/** A day that has come; ahead lies a term that was set, such as the end of a permission. */
function pastDay(entry: Entry, field: "datumZaniku" | "datumVymazu"): Said | undefined {
  const value = textOf(entry[field]);
  return value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) && value <= today() ? { field, value } : undefined;
}

function registered(entry: Entry, source: keyof SeznamRegistraci, code: string): Said | undefined {
  return stateIn(entry, source) === code ? { field: `seznamRegistraci.${source}`, value: code } : undefined;
}

/** By `primarniZdroj`, the source behind the main data. */
function inPrimary(entry: Entry, code: string): Said | undefined {
  const primary = keepers.get(entry.primarniZdroj);
  return primary && registered(entry, primary, code);
}

/** Whether the record is of a natural person with an entry in the trade register. */
export function isTrader(entry: Entry): boolean {
  return hasForm(entry, naturalPersons) && ["AKTIVNI", "POZASTAVENY"].includes(stateIn(entry, "stavZdrojeRzp") ?? "");
}

function deletedFromVr(entry: Entry): Said | undefined {
  return hasForm(entry, entered) ? registered(entry, "stavZdrojeVr", "ZANIKLY") : undefined;
}

/** ROS and RES hold every subject. The end of an entrepreneur in VR is only that of an entry. */
function endedInSource(entry: Entry): Said | undefined {
  const isEntry = entry.primarniZdroj === "vr" && hasForm(entry, naturalPersons);
  return (
    (isEntry ? undefined : inPrimary(entry, "ZANIKLY")) ??
    registered(entry, "stavZdrojeRos", "ZANIKLY") ??
    registered(entry, "stavZdrojeRes", "ZANIKLY")
  );
}

/** Reads the state of an entry of VR or ROS; elsewhere the field has another meaning. */
function inOwn(entry: Entry, code: string): Said | undefined {
  return entry.stavSubjektu === code && (isOfVr(entry) || isOfRos(entry))
    ? { field: "stavSubjektu", value: code }
    : undefined;
}

function endedInOwn(entry: Entry): Said | undefined {
  return isOfVr(entry) && !hasForm(entry, entered) ? undefined : inOwn(entry, "ZANIKLY");
}

function namedInRos(entry: Entry, field: "likvidatori" | "insolvencniSpravci"): Said | undefined {
  return isOfRos(entry) ? countOf(field, entry[field]) : undefined;
}

/** "v likvidaci", "v likv." or "v lik.", but no longer word. */
const inLiquidation = /(?<![a-zá-ž])v[.\s]\s*lik(?:v(?:id(?:aci)?)?)?(?![a-zá-ž])\.?/giu;

/** Words that may follow it. Any other word may be what a company liquidates. */
const following = [
  // Nothing, or a word that is cut short.
  /^(?:$|[akopsvz]\.|s r\.)/iu,
  // Other states.
  /^(?:a )?(?:v )?(?:konkur[sz]u|úpadku|insolvenci|reorganizaci)(?![a-zá-ž])/iu,
  // Legal forms.
  /^(?:a ?s|s ?r ?o|spol|se|společnost|sdružení|spolek|ústav|nada(?:ce|ční fond))(?![a-zá-ž])/iu,
  /^(?:společen|akciov|veřejn|komanditn|obecně|evropsk|zapsan|pobočn|státn|národn|příspěvkov)/iu,
  /^(?:organiza|odštěpn|občansk|zájmov|(?:[a-zá-ž]+[éí] ){0,2}družstvo(?![a-zá-ž]))/iu,
  // A day or the seat.
  /^(?:od|ke dni|dle|dříve|se sídlem)(?![a-zá-ž])/iu,
] as const;

function saysLiquidation(name: string): boolean {
  // The phrase is looked for only where it can be: this runs for every record of a list.
  if (!/lik/i.test(name)) return false;
  for (const { 0: phrase, index } of name.matchAll(inLiquidation)) {
    const rest = name.slice(index + phrase.length);
    // In brackets or quotes it stands for itself, and so it does before a capital letter: "v likvidaci Kladno".
    const next = rest.replace(/^[^a-zá-ž]*/iu, "");
    if (following.some((known) => known.test(next)) || /^\s*[)\]"'/“”»]/.test(rest)) return true;
    if (phrase !== phrase.toUpperCase() && /^[\s,(–-]+[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ][a-záčďéěíňóřšťúůýž]/u.test(rest))
      return true;
  }
  return false;
}

/** The name bears it as long as the liquidation lasts (Civil Code, section 187). */
function nameInLiquidation(entry: Entry): Said | undefined {
  if (hasForm(entry, naturalPersons) || hasForm(entry, foreignBranches)) return undefined;
  const { obchodniJmeno } = entry;
  const value = typeof obchodniJmeno === "string" ? obchodniJmeno : newest<ObchodniJmenoVr>(obchodniJmeno).hodnota;
  return typeof value === "string" && saysLiquidation(value) ? { field: "obchodniJmeno", value } : undefined;
}

function notedInRzp({ insolvencniRizeni }: Entry): Said | undefined {
  const { datumZapisu, platnostOd } = membersOf<InsolvencniRizeni>(insolvencniRizeni);
  const value = datumZapisu ?? platnostOd;
  return typeof value === "string" ? { field: "insolvencniRizeni", value } : undefined;
}

function isOfVr({ rejstrik, obchodniJmeno }: Entry): boolean {
  // The names of other sources are texts.
  return typeof rejstrik === "string" || Array.isArray(obchodniJmeno);
}

function isOfRos({ evidenceAgendy, pravniFormaRos, pravniStavRos }: Entry): boolean {
  // In other records it is a text.
  return [evidenceAgendy, pravniFormaRos, pravniStavRos].some((value) => typeof value === "object" && value !== null);
}

function hasForm({ pravniForma, pravniFormaRos }: Entry, forms: ReadonlySet<unknown>): boolean {
  if (forms.has(pravniForma) || forms.has(pravniFormaRos)) return true;
  // Most records have one value in the place of versions.
  return Array.isArray(pravniForma) && forms.has(newest<PravniFormaVr>(pravniForma).hodnota);
}

function countOf(field: string, list: unknown): Said | undefined {
  const { length } = objectsOf(list);
  return length === 0 ? undefined : { field, value: String(length) };
}
