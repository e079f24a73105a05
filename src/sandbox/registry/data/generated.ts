import type { RegistryRecords } from "../../../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../../../generated/registry-service.gen.ts";
import { icoOf } from "../../../services/registry/ico.ts";
import { isJsonObject } from "../../../transport/json-object.ts";
import { entryOf, fold, type SearchEntry } from "../search-entry.ts";
import { builtInRecord, builtInSubjects } from "./built-in.ts";
import { houseBy, population, seatAt, townOf, type Population, type Seat } from "./places.ts";

/** First seven digits of the first generated number, above every built-in one: the schema allows as many as follow. */
const firstNumber = 9_100_000;

/** How many of the generated subjects are limited companies at the built-in seats. */
export const generatedCompanies = 2_000;

/** ID number of the generated subject of an index. */
export function generatedIco(index: number): string {
  return icoOf(firstNumber + index);
}

/** Index of a generated subject by its ID number; undefined when no subject of that many has the number. */
export function generatedIndex(ico: string, count: number): number | undefined {
  if (!/^9[0-9]{7}$/.test(ico)) return undefined;
  const index = Number(ico.slice(0, 7)) - firstNumber;
  return index >= 0 && index < count && generatedIco(index) === ico ? index : undefined;
}

type Form = Population["forms"][number];

/** Codes of the activities in both versions of CZ-NACE, as lists. */
const activities = population.activities.map(([czNace, czNace2008]) => ({
  czNace: [czNace],
  czNace2008: [czNace2008],
}));

/** The combined records of the subjects that others are copies of, and whether the subject has moved. */
const originals = new Map(
  population.forms
    .flatMap(({ like }) => like)
    .map((icoId) => {
      const entry = entryOf(builtInSubjects.get(icoId)?.ares ?? {});
      return [icoId, { ...entry, hasMoved: new Set(entry.seats.map(({ textovaAdresa }) => textovaAdresa)).size > 1 }];
    }),
);

const company = pick(
  population.forms.filter(({ ending }) => ending === "s.r.o."),
  0,
);
const allShares = population.forms.reduce((sum, { share }) => sum + share, 0);

/** The seats of the built-in subjects that have a house in the country, each once. */
const builtInSeats: readonly Seat[] = [
  ...new Map(
    [...builtInSubjects.values()]
      .flatMap(({ ares }) => ares?.sidlo ?? [])
      .flatMap((seat) =>
        seat.kodAdresnihoMista === undefined ? [] : [[seat.kodAdresnihoMista, seatAt(seat)] as const],
      ),
  ).values(),
];

function pick<Item>(items: readonly Item[], chance: number): Item {
  const item = items[Math.floor(items.length * chance)];
  if (item === undefined) throw new Error("There is nothing to pick from");
  return item;
}

/** Returns a pseudo-random number from 0 up to 1, always the same for two numbers. */
function drawOf(index: number, what: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b9) ^ Math.imul(what + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

function formAt(index: number): Form {
  if (index < generatedCompanies) return company;
  let left = drawOf(index, 20) * allShares;
  return population.forms.find(({ share }) => (left -= share) < 0) ?? pick(population.forms, 0);
}

/** A name of a legal person; `what` tells its names apart. */
function nameAt(index: number, what: number, { ending = "" }: Form): string {
  const { first, second } = population.words;
  return `${pick(first, drawOf(index, what))} ${pick(second, drawOf(index, what + 1))} ${index + 1} ${ending}`;
}

/**
 * The search entry of the generated subject of an index, from which everything of it follows: a copy of a built-in one with another
 * number, name, activity and seat.
 */
export function generatedEntry(index: number): SearchEntry {
  const draw = (what: number): number => drawOf(index, what);
  const form = formAt(index);
  const { like, people } = form;
  const original = originals.get(pick(like, draw(28)));
  if (original === undefined) throw new Error("There is nothing to copy");
  const { record, hasMoved } = original;
  const icoId = generatedIco(index);
  const name =
    people === undefined ? nameAt(index, 24, form) : `${pick(people.first, draw(24))} ${pick(people.last, draw(25))}`;
  const { address, financniUrad } = index < generatedCompanies ? pick(builtInSeats, draw(27)) : houseBy(draw);
  const { czNace } = pick(activities, draw(26));
  const seats = hasMoved ? [address, houseBy((what) => draw(what + 40)).address] : [address];
  return { record, icoId, ico: icoId, name, folded: fold(name), financniUrad, czNace, seats };
}

/** Record of the generated subject of an index in a source; `undefined` when the source has none. */
export function generatedRecord<Source extends RegistrySource>(
  source: Source,
  index: number,
): RegistryRecords[Source] | undefined {
  const entry = generatedEntry(index);
  const record = builtInRecord(source, entry.record.icoId ?? "");
  // The copy has the members of the record, with values of the same types.
  return record === undefined ? undefined : (renumber(record, changesOf(index, entry)) as RegistryRecords[Source]);
}

/** The values of a copy that replace those of its original record: numbers in texts, whole texts, addresses by their text, and members by name. */
function changesOf(index: number, { record, icoId, name, financniUrad, czNace, seats }: SearchEntry) {
  const like = entryOf(record);
  const [address = {}, formerAddress = address] = seats;
  const town = townOf(address);
  const { sidlo, dalsiUdaje = [] } = record;
  const vlozka = 200_000 + index;
  const formerNames = dalsiUdaje.flatMap(({ obchodniJmeno = [] }) => obchodniJmeno);
  // Section of its file in the public registers.
  const [section = "C"] = dalsiUdaje.find(({ spisovaZnacka }) => spisovaZnacka)?.spisovaZnacka?.split(" ") ?? [];
  // The territorial unit is the municipality; in Prague, the borough.
  const isInPrague = address.kodKraje === 19;
  const [first = "", last = ""] = like.name.split(" ");
  const [newFirst = "", newLast = ""] = name.split(" ");
  const lines = (address.textovaAdresa ?? "").split(", ");
  const czNace2008 = activities.find((activity) => activity.czNace === czNace)?.czNace2008;
  return {
    ico: [like.icoId, icoId] as const,
    texts: new Map([
      [first, newFirst],
      [last, newLast],
      ...formerNames.map(({ obchodniJmeno = "" }) => [obchodniJmeno, nameAt(index, 64, formAt(index))] as const),
      [like.name, name],
    ]),
    addresses: new Map([
      ...like.seats.map(({ textovaAdresa = "" }) => [textovaAdresa, formerAddress] as const),
      [sidlo?.textovaAdresa ?? "", address],
    ]),
    members: new Map<string, unknown>([
      ["adresaDorucovaci", Object.fromEntries(lines.map((line, place) => [`radekAdresy${place + 1}`, line]))],
      ["czNace", czNace],
      ["czNace2008", czNace2008],
      ["czNacePrevazujici", czNace[0]],
      ["czNacePrevazujici2008", czNace2008?.[0]],
      ["financniUrad", financniUrad],
      ["okresNutsLau", town?.okresNutsLau],
      ["zakladniUzemniJednotka", String((isInPrague ? address.kodMestskeCastiObvodu : undefined) ?? address.kodObce)],
      ["zivnostenskyUrad", town?.zivnostenskyUrad],
      ["soud", town?.soud],
      ["vlozka", vlozka],
      ["spisovaZnacka", `${section} ${vlozka}/${town?.soud ?? ""}`],
      // Seven characters, as those of a data box.
      ["identifikatorDs", Number(icoId).toString(36).padStart(7, "a").slice(0, 7)],
    ]),
  };
}

/** A copy of a value with the changes of a subject. */
function renumber(value: unknown, changes: ReturnType<typeof changesOf>): unknown {
  const { ico, texts, addresses, members } = changes;
  if (typeof value === "string") return texts.get(value) ?? value.replaceAll(ico[0], ico[1]);
  if (Array.isArray(value)) return value.map((item) => renumber(item, changes));
  if (!isJsonObject(value)) return value;
  const text = value["textovaAdresa"];
  const address = typeof text === "string" ? addresses.get(text) : undefined;
  const kept = Object.entries(value).filter(([name]) => address === undefined || !addressMembers.has(name));
  const copied = kept.map(([name, part]) => {
    const given = members.get(name);
    // The public registers have a list in place of a text.
    const isAlike = given !== undefined && Array.isArray(given) === Array.isArray(part);
    return [name, isAlike ? given : renumber(part, changes)] as const;
  });
  return { ...address, ...Object.fromEntries(copied) };
}

/** The members of addresses that the built-in subjects have. */
const addressMembers = new Set([...builtInSubjects.values()].flatMap(({ ares }) => Object.keys(ares?.sidlo ?? {})));
