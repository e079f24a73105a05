import { registrySources, type RegistrySource } from "../../../../generated/registry-service.gen.ts";
import type { Notifikace, NotifikacniDavkaZaznam } from "../../../../generated/registry-types.gen.ts";
import { icoOf } from "../../../services/registry/ico.ts";

/** Source that releases batches of changes. */
export type BatchSource = Exclude<RegistrySource, "ceu">;

/** Days for which batches are available. */
const DAYS = 30;

const DAY = 86_400_000;

/** The day whose first batch has the number below. */
const ANCHOR = Date.UTC(2026, 6, 15) / DAY;

/** In that many days a source releases one batch more than there are days. */
const CYCLE = 13;

/** First seven digits of the numbers of deleted subjects: no other subject has them. */
const VANISHED = 9_010_000;
const VANISHED_COUNT = 80_000;

/** Whether batches are released for a name. */
export function isBatchSource(name: string): name is BatchSource {
  return name !== "ceu" && registrySources.some((source) => source === name);
}

/** Number of the first batch of the anchor day, which the name of the source gives. */
function anchorNumber(source: BatchSource): number {
  const spread = Array.from(source).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return 600 + (spread % 300);
}

/** A well-spread number for two numbers, always the same. */
function mix(one: number, other: number): number {
  const product = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other + 0x165667b1, 0xc2b2ae35);
  return ((product ^ (product >>> 15)) >>> 0) % 1_000_003;
}

function changesOf(number: number, day: number, icoIds: readonly string[]): Notifikace[] {
  const seed = mix(number, day);
  const count = 1 + (seed % Math.min(6, icoIds.length));
  // Consecutive subjects from a different start each time, so that no subject is changed twice.
  const changes = Array.from({ length: count }, (_, index): Notifikace => {
    const icoId = icoIds[(seed + index) % icoIds.length] ?? "";
    return { typZmeny: "UPD", icoId };
  });
  const [first] = changes;
  // A subject entered and changed on one day is in the batch twice.
  const opening: Notifikace[] = number % 5 === 0 && first !== undefined ? [{ ...first, typZmeny: "INS" }] : [];
  const vanished = icoOf(VANISHED + (number % VANISHED_COUNT));
  const closing: Notifikace[] = number % 7 === 0 ? [{ typZmeny: "DEL", icoId: vanished }] : [];
  return [...opening, ...changes, ...closing];
}

function batchOf(
  source: BatchSource,
  day: number,
  number: number,
  seznamNotifikaci: Notifikace[],
): NotifikacniDavkaZaznam {
  return {
    cisloDavky: number,
    datovyZdroj: source,
    datumUvolneniDavky: new Date(day * DAY).toISOString().slice(0, 10),
    pocetZmen: seznamNotifikaci.length,
    seznamNotifikaci,
  };
}

/**
 * Batches of a source for the days up to `today`: one a day, two on some. A batch keeps its number and its content as
 * the days go by. The first batch of a source has number 1: days before it have none.
 */
export function batchesOf(source: BatchSource, icoIds: readonly string[], today: Date): NotifikacniDavkaZaznam[] {
  const last = Math.floor(today.getTime() / DAY);
  const anchor = anchorNumber(source);
  // The cycle of each source begins on another day.
  const phase = anchor % CYCLE;
  const firstOf = (day: number): number => anchor + Math.ceil(((day - ANCHOR) * (CYCLE + 1) - phase) / CYCLE);
  const dayOf = (number: number): number => ANCHOR + Math.floor(((number - anchor) * CYCLE + phase) / (CYCLE + 1));
  const from = Math.max(1, firstOf(last - DAYS + 1));
  return Array.from({ length: Math.max(0, firstOf(last + 1) - from) }, (_, index) => {
    const number = from + index;
    const day = dayOf(number);
    return batchOf(source, day, number, changesOf(number, day, icoIds));
  });
}

/** A further batch of changes, released today. */
export function batchToday(
  source: BatchSource,
  before: readonly NotifikacniDavkaZaznam[],
  changes: Notifikace[],
  today: Date,
): NotifikacniDavkaZaznam {
  return batchOf(source, Math.floor(today.getTime() / DAY), (before.at(-1)?.cisloDavky ?? 0) + 1, changes);
}
