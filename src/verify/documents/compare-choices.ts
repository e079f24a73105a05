import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { breaksAll, difference, pairUp, shown } from "./document-change.ts";
import type { Choice, Facet, FlatSchema } from "./flat-schema.ts";
import { referenceTo } from "./references.ts";
import type { SchemaPair } from "./schema-pair.ts";
import type { SchemaReader } from "./schema-reader.ts";

/** A schema and what stands for it in a report. */
interface Member {
  readonly node: JsonObject;
  readonly name: string | undefined;
  readonly label: string;
}
type Match = readonly [ours: Member, theirs: Member];

/**
 * Compares alternatives, and what tells them apart.
 *
 * @returns whether one schema took the place of alternatives or the other way round, so that nothing else can be compared.
 */
export function compareChoices(pair: SchemaPair): boolean {
  const { ours, theirs } = pair;
  if (isReplaced(ours, theirs)) {
    reportReplaced(pair);
    return true;
  }
  const matches: Match[] = [];
  const count = Math.max(ours.choices.length, theirs.choices.length);
  for (let index = 0; index < count; index += 1) {
    const [one, other] = [ours.choices[index], theirs.choices[index]];
    const path = pair.home("choice", one, other);
    if (one !== undefined && other !== undefined) matches.push(...compareMembers(pair, path, one, other));
    else {
      const at = `${path}/${(one ?? other)?.keyword}`;
      pair.changes.compareDemand(at, one !== undefined, other !== undefined, pair.usage);
    }
  }
  compareDiscriminator(pair, matches.length === 0 ? compareExtensions(pair) : matches);
  return false;
}

/** Whether one of two schemas is nothing but a choice, and the other none at all. */
function isReplaced(ours: FlatSchema, theirs: FlatSchema): boolean {
  const [one, other] = [ours.choices.length > 0, theirs.choices.length > 0];
  if (one === other) return false;
  const [choice, plain] = one ? [ours, theirs] : [theirs, ours];
  return !hasShape(choice) && hasShape(plain);
}

function hasShape({ facets }: FlatSchema): boolean {
  return facets.has("type") || facets.has("enum");
}

function reportReplaced(pair: SchemaPair): void {
  const { nodes, readers, usage, path } = pair;
  const [before] = pair.ours.choices;
  const [after] = pair.theirs.choices;
  const isNew = before === undefined;
  const pairs = ((before ?? after)?.members ?? []).map((member) =>
    isNew ? ({ ours: nodes.ours, theirs: member } as const) : ({ ours: member, theirs: nodes.theirs } as const),
  );
  // A reader has to get along with all that may come, a sender with one that is taken.
  const found = pairs.map(({ ours, theirs }) => pair.differences(ours, theirs, usage));
  const reader = found.map((changes) => changes.some(({ breaksReader }) => breaksReader));
  const sender = found.map((changes) => changes.some(({ breaksSender }) => breaksSender));
  pair.changes.add(
    difference(
      `${path}/${(before ?? after)?.keyword}`,
      describe(readers.ours, nodes.ours, before),
      describe(readers.theirs, nodes.theirs, after),
      {
        breaksReader: isNew ? reader.includes(true) : !reader.includes(false),
        breaksSender: isNew ? !sender.includes(false) : sender.includes(true),
      },
    ),
  );
  // A schema on both sides may have changed itself.
  for (const { ours, theirs } of pairs) {
    const name = readers.ours.nameOf(ours);
    if (name !== undefined && name === readers.theirs.nameOf(theirs)) pair.inner(path, ours, theirs);
  }
}

function describe(reader: SchemaReader, node: JsonObject, choice: Choice | undefined): string {
  const one = (each: JsonObject): string =>
    reader.nameOf(each) ?? shown(reader.flat(each).facets.get("type")?.value ?? "anything");
  return choice === undefined ? one(node) : choice.members.map(one).join(" or ");
}

function compareMembers(pair: SchemaPair, home: string, ours: Choice, theirs: Choice): Match[] {
  const { readers, usage, changes } = pair;
  const path = `${home}/${ours.keyword}`;
  // Any of them is more than one of them.
  const isWider = theirs.keyword === "anyOf";
  const breaks = { breaksReader: isWider && usage.read, breaksSender: !isWider && usage.sent };
  changes.compare(path, ours.keyword, theirs.keyword, breaks);
  const { pairs, gone, come } = pairUp(membersOf(readers.ours, ours), membersOf(readers.theirs, theirs), [
    ({ name }, other) => name !== undefined && name === other.name,
    (one, other) => pair.differences(one.node, other.node, { read: true, sent: true }).length === 0,
    (one, other) => {
      if (one.name === undefined || other.name === undefined) return one.name === other.name;
      return readers.theirs.named(one.name) === undefined && readers.ours.named(other.name) === undefined;
    },
  ]);
  for (const [one, other] of pairs) pair.inner(`${path}/${one.label}`, one.node, other.node);
  for (const { label } of gone) changes.compareOffer(`${path}/${label}`, true, false, usage);
  for (const { label } of come) changes.compareOffer(`${path}/${label}`, false, true, usage);
  return [...pairs];
}

function membersOf(reader: SchemaReader, { members }: Choice): Member[] {
  return members.map((node, index) => {
    const name = reader.nameOf(node);
    return { node, name, label: shown(name ?? String(index)) };
  });
}

/** Compares the schemas that extend one with a discriminator: they are its alternatives. */
function compareExtensions(pair: SchemaPair): Match[] {
  const { names, readers, usage, changes } = pair;
  if (names.ours === undefined || names.theirs === undefined) return [];
  if (discriminatorOf(pair.ours)?.owner !== names.ours || discriminatorOf(pair.theirs)?.owner !== names.theirs)
    return [];
  const matches: Match[] = [];
  const ours = readers.ours.references.extensionsOf(names.ours);
  const theirs = readers.theirs.references.extensionsOf(names.theirs);
  for (const name of new Set([...ours, ...theirs])) {
    const path = `${pair.path}/discriminator/${shown(name)}`;
    changes.compareOffer(path, ours.includes(name), theirs.includes(name), usage);
    if (!ours.includes(name) || !theirs.includes(name)) continue;
    const node = referenceTo(name);
    const member = { name, label: shown(name), node };
    matches.push([member, member]);
    pair.inner(path, node, node);
  }
  return matches;
}

function compareDiscriminator(pair: SchemaPair, matches: readonly Match[]): void {
  const { usage, changes, ours, theirs } = pair;
  const path = `${pair.home("discriminator")}/discriminator`;
  const [one, other] = [discriminatorOf(ours)?.value, discriminatorOf(theirs)?.value];
  const both = breaksAll(usage);
  changes.compareDemand(path, isJsonObject(one), isJsonObject(other), usage);
  if (!isJsonObject(one) || !isJsonObject(other)) return;
  changes.compare(`${path}/propertyName`, one["propertyName"], other["propertyName"], both);
  if (matches.length === 0) {
    const [before, after] = [Object.fromEntries(mappingOf(one)), Object.fromEntries(mappingOf(other))];
    changes.compare(`${path}/mapping`, before, after, both);
  }
  for (const [{ name, label }, { name: their }] of matches) {
    changes.compare(`${path}/mapping/${label}`, valuesOf(one, name), valuesOf(other, their), both);
  }
}

function discriminatorOf({ facets }: FlatSchema): Facet | undefined {
  return facets.get("discriminator");
}

/** Names of schemas by the value that stands for them. */
function mappingOf({ mapping }: JsonObject): Map<string, string> {
  const entries = isJsonObject(mapping) ? Object.entries(mapping) : [];
  return new Map(
    entries
      .map(([value, target]): [string, string] => [value, String(target).replace(/^#\/components\/schemas\//, "")])
      .sort(([one], [another]) => (one < another ? -1 : 1)),
  );
}

/** The values that stand for a schema: its name, unless the document says others. */
function valuesOf(discriminator: JsonObject, name: string | undefined): string {
  const given = [...mappingOf(discriminator)].filter(([, target]) => target === name).map(([value]) => value);
  return given.length === 0 ? (name ?? "") : given.join(" or ");
}
