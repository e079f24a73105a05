import type { RegistrySource } from "../../../../generated/registry-operations.gen.ts";
import type { Notifikace, NotifikacniDavkaZaznam } from "../../../../generated/registry-types.gen.ts";
import { icoOf } from "./ico.ts";

/** Source that releases batches of changes. */
export type BatchSource = Exclude<RegistrySource, "ceu">;

/** How many days the batches are kept. */
const DAYS = 30;

/** Number of the oldest kept batch by source. */
const FIRST_NUMBER: Readonly<Record<BatchSource, number>> = {
  ares: 1201,
  vr: 671,
  res: 655,
  ros: 143,
  rzp: 660,
  nrpzs: 590,
  rcns: 312,
  rpsh: 205,
  rs: 488,
  szr: 401,
};

/** Numbers of subjects that are in the registry no more. */
const VANISHED: readonly string[] = [9_009_901, 9_009_902, 9_009_903].map(icoOf);

const DAY = 86_400_000;

/** Whether batches are released for a name. */
export function isBatchSource(name: string): name is BatchSource {
  return Object.hasOwn(FIRST_NUMBER, name);
}

function isoDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** A well-spread number for two numbers, always the same. */
function mix(one: number, other: number): number {
  const product = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(other + 0x165667b1, 0xc2b2ae35);
  return ((product ^ (product >>> 15)) >>> 0) % 1_000_003;
}

function changesOf(number: number, day: number, icoIds: readonly string[]): Notifikace[] {
  const seed = mix(number, day);
  const count = 1 + (seed % Math.min(6, icoIds.length));
  // Subjects in a row, from a different one each time, so that no subject is changed twice by chance.
  const changes = Array.from({ length: count }, (_, index): Notifikace => {
    const icoId = icoIds[(seed + index) % icoIds.length] ?? "";
    return { typZmeny: "UPD", icoId };
  });
  const [first] = changes;
  const inserted = seed % 5 === 0 && first !== undefined;
  // A subject entered and changed on one day is in the batch twice.
  const opening: Notifikace[] = inserted ? [{ ...first, typZmeny: "INS" }] : [];
  const vanished = VANISHED[seed % VANISHED.length];
  const closing: Notifikace[] = seed % 7 === 0 && vanished !== undefined ? [{ typZmeny: "DEL", icoId: vanished }] : [];
  return [...opening, ...changes, ...closing];
}

/** Batches of a source for the days up to `today`: one a day, two on some. */
export function batchesOf(datovyZdroj: BatchSource, icoIds: readonly string[], today: Date): NotifikacniDavkaZaznam[] {
  const last = Math.floor(today.getTime() / DAY);
  const first = FIRST_NUMBER[datovyZdroj];
  const days = Array.from({ length: DAYS }, (_, index) => last - DAYS + 1 + index);
  return days
    .flatMap((day) => (mix(day, first) % 11 === 0 ? [day, day] : [day]))
    .map((day, index) => {
      const cisloDavky = first + index;
      const seznamNotifikaci = changesOf(cisloDavky, day, icoIds);
      return {
        cisloDavky,
        datovyZdroj,
        datumUvolneniDavky: isoDay(day),
        pocetZmen: seznamNotifikaci.length,
        seznamNotifikaci,
      };
    });
}
