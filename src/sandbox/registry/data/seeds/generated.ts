import { icoOf } from "../ico.ts";
import { optional } from "../optional.ts";
import { domesticAddressKeys } from "../places/addresses.ts";
import type { ActivityKey } from "./activities.ts";
import { people, type PersonKey } from "./people.ts";
import { populationSeed } from "./population.ts";
import type { LicenceSeed } from "./rzp-seed.ts";
import type { SubjectSeed } from "./seed.ts";
import { craft, freeTrade, tiedTrade } from "./trades.ts";
import { oneManCompany } from "./vr-helpers.ts";

/** First seven digits of the first generated number: above every built-in one. */
const FIRST_NUMBER = 9_100_000;

/** Most subjects that can be generated: as many as there are numbers. */
export const MAX_GENERATED = 900_000;

const QUALITIES = [
  "Bystrá",
  "Dubová",
  "Horská",
  "Jasná",
  "Krásná",
  "Lesní",
  "Modrá",
  "Nová",
  "Polní",
  "Rychlá",
  "Stará",
];

/** What a company does, and the licence it needs for it. */
interface Trade {
  readonly name: string;
  readonly activity: ActivityKey;
  readonly licence: (since: string, representative: PersonKey) => LicenceSeed;
}

const inCraft =
  (subject: string): Trade["licence"] =>
  (since, representative) =>
    craft(subject, since, representative);
const inFields =
  (...fields: readonly string[]): Trade["licence"] =>
  (since) =>
    freeTrade(since, ...fields);

const TRADES: readonly Trade[] = [
  { name: "cukrárna", activity: "bakery", licence: inCraft("Pekařství, cukrářství") },
  { name: "dílna", activity: "machinery", licence: inCraft("Zámečnictví, nástrojářství") },
  { name: "jídelna", activity: "restaurants", licence: inCraft("Hostinská činnost") },
  { name: "logistika", activity: "logistics", licence: inFields("Zasilatelství a zastupování v celním řízení") },
  { name: "pila", activity: "wood", licence: inFields("Zpracování dřeva, výroba dřevěných výrobků") },
  { name: "prodejna", activity: "retail", licence: inFields("Velkoobchod a maloobchod") },
  {
    name: "stavba",
    activity: "buildings",
    licence: (since, person) => tiedTrade("Provádění staveb, jejich změn a odstraňování", since, person),
  },
  { name: "truhlárna", activity: "wood", licence: inCraft("Truhlářství, podlahářství") },
  { name: "údržba", activity: "publicity", licence: inFields("Správa a základní údržba nemovitostí") },
];

const PEOPLE = Object.keys(people).filter((key): key is PersonKey => key in people);

/** The day from which a limited company may be founded with one crown. */
const ONE_CROWN_SINCE = "2014-01-01";
const CAPITALS = ["1;00", "10000;00", "100000;00", "200000;00", "2000000;00"] as const;
const EARLIER_CAPITALS = ["200000;00", "300000;00", "1000000;00", "2000000;00"] as const;

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

function dateOf(index: number): string {
  // Every day from the year 2000 on, again after 25 years.
  return new Date(Date.UTC(2000, 0, 1 + ((index * 37) % 9_131))).toISOString().slice(0, 10);
}

/** People who were of age on a day. */
function adultsOn(day: string): PersonKey[] {
  const born = `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`;
  return PEOPLE.filter((key) => people[key].datumNarozeni <= born);
}

/** ID number of the generated subject of an index. */
export function generatedIco(index: number): string {
  return icoOf(FIRST_NUMBER + index);
}

/** Index of a generated subject by its ID number; undefined when no subject of that many has the number. */
export function generatedIndex(ico: string, count: number): number | undefined {
  if (!/^9[0-9]{7}$/.test(ico)) return undefined;
  const index = Number(ico.slice(0, 7)) - FIRST_NUMBER;
  return index >= 0 && index < count && generatedIco(index) === ico ? index : undefined;
}

/** How many of the generated subjects are limited companies at the built-in addresses. */
export const COMPANIES = 2_000;

/**
 * Seed of a generated subject, all of it made from the index: the first ones are limited companies in ROS, RES, VR and RZP, those
 * after them are of all legal forms and in towns of all sizes.
 */
export function generatedSeed(index: number): SubjectSeed {
  const icoId = generatedIco(index);
  if (index >= COMPANIES) return populationSeed(index, icoId);
  const founded = dateOf(index);
  const payer = index % 3 !== 0;
  const trade = pick(TRADES, Math.floor(index / QUALITIES.length));
  const person = pick(adultsOn(founded), index * 5);
  const capital = pick(founded < ONE_CROWN_SINCE ? EARLIER_CAPITALS : CAPITALS, index);
  return {
    icoId,
    name: `${pick(QUALITIES, index)} ${trade.name} ${index + 1} s.r.o.`,
    form: "112",
    seat: pick(domesticAddressKeys, index * 7),
    founded,
    updated: founded,
    activities: [trade.activity],
    ...optional<SubjectSeed>({
      dic: payer ? `CZ${icoId}` : undefined,
      vat: payer ? { state: "payer" } : undefined,
    }),
    vr: { file: `C ${200_000 + index}`, ...oneManCompany(person, founded, capital) },
    rzp: { statutory: [person], licences: [trade.licence(founded, person)] },
  };
}
