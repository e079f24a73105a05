import { icoOf } from "../ico.ts";
import { domesticAddressKeys } from "../places/addresses.ts";
import { activities } from "./activities.ts";
import type { ActivityKey } from "./activities.ts";
import { people } from "./people.ts";
import type { PersonKey } from "./people.ts";
import type { SubjectSeed } from "./seed.ts";
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
const TRADES = ["cukrárna", "dílna", "jídelna", "logistika", "pila", "prodejna", "stavba", "truhlárna", "údržba"];

const ACTIVITIES = Object.keys(activities).filter((key): key is ActivityKey => key in activities);
const PEOPLE = Object.keys(people).filter((key): key is PersonKey => key in people);
const CAPITALS = ["1;00", "10000;00", "100000;00", "200000;00", "2000000;00"] as const;

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

function dateOf(index: number): string {
  // Every day from the year 2000 on, again after 25 years.
  return new Date(Date.UTC(2000, 0, 1 + ((index * 37) % 9_131))).toISOString().slice(0, 10);
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

/** Seed of a generated subject: a limited company in ROS, RES and VR, all of it made from the index. */
export function generatedSeed(index: number): SubjectSeed {
  const founded = dateOf(index);
  const icoId = generatedIco(index);
  const payer = index % 3 !== 0;
  return {
    icoId,
    name: `${pick(QUALITIES, index)} ${pick(TRADES, Math.floor(index / QUALITIES.length))} ${index + 1} s.r.o.`,
    form: "112",
    seat: pick(domesticAddressKeys, index * 7),
    founded,
    updated: founded,
    activities: [pick(ACTIVITIES, index)],
    ...(payer && { dic: `CZ${icoId}`, vat: { state: "payer" as const } }),
    vr: { file: `C ${200_000 + index}`, ...oneManCompany(pick(PEOPLE, index * 5), founded, pick(CAPITALS, index)) },
  };
}
