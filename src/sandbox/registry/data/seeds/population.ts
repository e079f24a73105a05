import { optional } from "../optional.ts";
import { seatBy } from "../places/towns.ts";
import type { ActivityKey } from "./activities.ts";
import { people, type PersonKey } from "./people.ts";
import type { SubjectSeed } from "./seed.ts";
import { freeTrade } from "./trades.ts";
import { oneManCompany } from "./vr-helpers.ts";

/** How many of a thousand subjects have a legal form, and how their names end: invented, in the order of the real register. */
const forms: readonly (readonly [code: string, share: number, ending: string])[] = [
  ["101", 580, ""],
  ["112", 180, "s.r.o."],
  ["706", 55, "z.s."],
  ["145", 35, "společenství vlastníků"],
  ["105", 30, ""],
  ["107", 20, ""],
  ["424", 20, ""],
  ["121", 15, "a.s."],
  ["736", 12, "pobočný spolek"],
  ["331", 8, "příspěvková organizace"],
  ["205", 7, "družstvo"],
  ["421", 6, "odštěpný závod"],
  ["111", 5, "v.o.s."],
  ["722", 5, "farnost"],
  ["141", 4, "o.p.s."],
  ["161", 4, "z.ú."],
  ["118", 4, "nadační fond"],
  ["801", 4, "obec"],
  ["117", 3, "nadace"],
  ["751", 2, "sdružení"],
  ["113", 1, "k.s."],
];

const activities: readonly ActivityKey[] = ["retail", "restaurants", "wood", "bakery", "machinery", "buildings"];
const qualities = ["Bílá", "Červená", "Dolní", "Hlavní", "Malá", "Nízká", "Vysoká", "Zelená"];
const nouns = ["dílna", "louka", "cesta", "zahrada", "stanice", "věž"];

/** Of age on every day that a subject is founded on. */
const owners = Object.keys(people).filter(
  (key): key is PersonKey => key in people && people[key as PersonKey].datumNarozeni < "1982",
);

function pick<Item>(items: readonly Item[], chance: number): Item {
  const item = items[Math.floor(items.length * chance)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

/** A number from 0 up to 1 that looks like chance, always the same for two numbers. */
function drawOf(index: number, what: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b9) ^ Math.imul(what + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

function formBy(chance: number): readonly [code: string, share: number, ending: string] {
  let left = chance * forms.reduce((sum, [, share]) => sum + share, 0);
  return forms.find(([, share]) => (left -= share) < 0) ?? pick(forms, 0);
}

/**
 * Seed of a subject of a register that is like the real one: legal forms in about their shares, towns of all sizes, streets and
 * houses, tax offices, and companies that have moved.
 */
export function populationSeed(index: number, icoId: string): SubjectSeed {
  const draw = (what: number): number => drawOf(index, what);
  const [form, , ending] = formBy(draw(20));
  const seat = seatBy(draw);
  const founded = new Date(Date.UTC(2000, 0, 1 + Math.floor(9_000 * draw(21)))).toISOString().slice(0, 10);
  const person = pick(owners, draw(22));
  const { jmeno, prijmeni } = people[person];
  const isPerson = ending === "";
  const isCompany = form === "112";
  // Every fifth company used to have its seat elsewhere.
  const hasMoved = isCompany && draw(23) < 0.2;
  const name = isPerson
    ? `${jmeno} ${prijmeni}`
    : `${pick(qualities, draw(24))} ${pick(nouns, draw(25))} ${index + 1} ${ending}`;
  return {
    icoId,
    name,
    form,
    seat: seat.key,
    founded,
    updated: founded,
    activities: [pick(activities, draw(26))],
    ...optional<SubjectSeed>({
      taxOffice: seat.taxOffice,
      owner: isPerson ? person : undefined,
      former: hasMoved ? { name, seat: seatBy((what) => draw(what + 40)).key, until: founded } : undefined,
      vr: isCompany ? { file: `C ${200_000 + index}`, ...oneManCompany(person, founded, "200000;00") } : undefined,
      rzp:
        isCompany || form === "101"
          ? { statutory: isCompany ? [person] : [], licences: [freeTrade(founded, "Velkoobchod a maloobchod")] }
          : undefined,
    }),
  };
}
