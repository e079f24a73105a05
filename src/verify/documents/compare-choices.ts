import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import type { ComparesSchemas, SchemaPair } from "./schema-pair.ts";
import { breaksOfAny, difference, everywhere, inBoth, pairUp, shown } from "./document-change.ts";
import type { Choice, FlatSchema } from "./flat-schema.ts";
import { narrower, wider } from "./judge-rule.ts";
import { referenceTo } from "./references.ts";
import type { SchemaReader } from "./schema-reader.ts";

/** A schema and what stands for it in a report. */
interface Member {
  readonly node: JsonObject;
  readonly name: string | undefined;
  readonly label: string;
}
type Match = readonly [ours: Member, theirs: Member];

/** Compares alternatives; returns whether one schema took their place or the other way round: then nothing else can be compared. */
export function compareChoices(comparison: ComparesSchemas, pair: SchemaPair): boolean {
  const { ours, theirs } = pair;
  const [before, after] = [ours.choices, theirs.choices];
  const [isPlain, isPlainThere] = [before.length === 0, after.length === 0];
  // One of them is nothing but a choice, and the other none at all.
  if (isPlain !== isPlainThere && hasShape(ours) === isPlain && hasShape(theirs) === isPlainThere) {
    reportReplaced(comparison, pair, before[0]?.value, after[0]?.value);
    return true;
  }
  const matches: Match[] = [];
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [one, other] = [before[index], after[index]];
    const path = comparison.home(pair, "choice", one, other);
    if (one !== undefined && other !== undefined) {
      matches.push(...compareMembers(comparison, pair, path, one.value, other.value));
    } else {
      const at = `${path}/${(one ?? other)?.value.keyword}`;
      pair.run.changes.compareDemand(at, one !== undefined, other !== undefined, pair.usage);
    }
  }
  compareDiscriminator(comparison, pair, matches.length === 0 ? compareExtensions(comparison, pair) : matches);
  return false;
}

function hasShape(schema: FlatSchema): boolean {
  return schema.at("type") !== undefined || schema.at("enum") !== undefined;
}

/** Reports that one schema became several, or several became one. */
function reportReplaced(
  comparison: ComparesSchemas,
  { nodes, usage, path, run }: SchemaPair,
  before: Choice | undefined,
  after: Choice | undefined,
): void {
  const isNew = before === undefined;
  const { members = [], keyword = "" } = before ?? after ?? {};
  const pairs = members.map((member) => (isNew ? { ...nodes, theirs: member } : { ...nodes, ours: member }));
  const found = pairs.map(({ ours, theirs }) => breaksOfAny(comparison.differences(ours, theirs, usage)));
  const ofSome = breaksOfAny(found);
  const ofAll = {
    breaksReader: found.every(({ breaksReader }) => breaksReader),
    breaksSender: found.every(({ breaksSender }) => breaksSender),
  };
  const [one, other] = [
    describe(comparison.ours, nodes.ours, before),
    describe(comparison.theirs, nodes.theirs, after),
  ];
  run.changes.add(
    difference(`${path}/${keyword}`, one, other, {
      // A reader must accept all alternatives; a sender needs one that is accepted.
      breaksReader: (isNew ? ofSome : ofAll).breaksReader,
      breaksSender: (isNew ? ofAll : ofSome).breaksSender,
    }),
  );
  // A schema on both sides may have changed itself.
  for (const { ours, theirs } of pairs) {
    const name = comparison.ours.nameOf(ours);
    if (name !== undefined && name === comparison.theirs.nameOf(theirs)) {
      comparison.compare(path, ours, theirs, usage, run);
    }
  }
}

function describe(reader: SchemaReader, node: JsonObject, choice: Choice | undefined): string {
  const one = (each: JsonObject): string => reader.nameOf(each) ?? shown(reader.flat(each).value("type") ?? "anything");
  return choice === undefined ? one(node) : choice.members.map(one).join(" or ");
}

function compareMembers(
  comparison: ComparesSchemas,
  { usage, run }: SchemaPair,
  home: string,
  one: Choice,
  other: Choice,
): Match[] {
  const { ours, theirs } = comparison;
  const path = `${home}/${one.keyword}`;
  // Any of them is more than one of them.
  run.changes.compare(path, one.keyword, other.keyword, inBoth(other.keyword === "anyOf" ? wider : narrower, usage));
  const { pairs, gone, come } = pairUp(membersOf(ours, one), membersOf(theirs, other), [
    ({ name }, twin) => name !== undefined && name === twin.name,
    (mine, twin) => comparison.differences(mine.node, twin.node, everywhere).length === 0,
    (mine, twin) => {
      if (mine.name === undefined || twin.name === undefined) return mine.name === twin.name;
      return theirs.named(mine.name) === undefined && ours.named(twin.name) === undefined;
    },
  ]);
  for (const [mine, twin] of pairs) comparison.compare(`${path}/${mine.label}`, mine.node, twin.node, usage, run);
  for (const { label } of gone) run.changes.compareOffer(`${path}/${label}`, true, false, usage);
  for (const { label } of come) run.changes.compareOffer(`${path}/${label}`, false, true, usage);
  return [...pairs];
}

function membersOf(reader: SchemaReader, { members }: Choice): Member[] {
  return members.map((node, index) => {
    const name = reader.nameOf(node);
    return { node, name, label: shown(name ?? String(index)) };
  });
}

/** Compares the schemas that extend one with a discriminator: they are its alternatives. */
function compareExtensions(comparison: ComparesSchemas, pair: SchemaPair): Match[] {
  const { names, usage, run } = pair;
  const { ours, theirs } = comparison;
  if (names.ours === undefined || names.theirs === undefined) return [];
  const [one, other] = [pair.ours.at("discriminator"), pair.theirs.at("discriminator")];
  if (one?.owner !== names.ours || other?.owner !== names.theirs) return [];
  const [before, after] = [ours.references.extensionsOf(names.ours), theirs.references.extensionsOf(names.theirs)];
  return [...new Set([...before, ...after])].flatMap((name): Match[] => {
    const path = `${pair.path}/discriminator/${shown(name)}`;
    run.changes.compareOffer(path, before.includes(name), after.includes(name), usage);
    if (!before.includes(name) || !after.includes(name)) return [];
    const member = { name, label: shown(name), node: referenceTo(name) };
    comparison.compare(path, member.node, member.node, usage, run);
    return [[member, member]];
  });
}

function compareDiscriminator(comparison: ComparesSchemas, pair: SchemaPair, matches: readonly Match[]): void {
  const { usage, ours, theirs } = pair;
  const { changes } = pair.run;
  const path = `${comparison.home(pair, "discriminator")}/discriminator`;
  const [one, other] = [ours.value("discriminator"), theirs.value("discriminator")];
  changes.compareDemand(path, isJsonObject(one), isJsonObject(other), usage);
  if (!isJsonObject(one) || !isJsonObject(other)) return;
  changes.compare(`${path}/propertyName`, one["propertyName"], other["propertyName"], usage);
  const [mapping, theirMapping] = [mappingOf(one), mappingOf(other)];
  if (matches.length === 0) {
    changes.compare(`${path}/mapping`, Object.fromEntries(mapping), Object.fromEntries(theirMapping), usage);
  }
  for (const [{ name, label }, { name: their }] of matches) {
    changes.compare(`${path}/mapping/${label}`, valuesOf(mapping, name), valuesOf(theirMapping, their), usage);
  }
}

/** The values and the names of the schemas that they stand for. */
function mappingOf({ mapping }: JsonObject): [value: string, name: string][] {
  return Object.entries(isJsonObject(mapping) ? mapping : {})
    .map(([value, target]): [string, string] => [value, String(target).replace(/^#\/components\/schemas\//, "")])
    .sort(([one], [another]) => (one < another ? -1 : 1));
}

/** The values that stand for a schema: its name, unless the document says others. */
function valuesOf(mapping: readonly [value: string, name: string][], name = ""): string {
  const given = mapping.filter(([, target]) => target === name).map(([value]) => value);
  return given.length === 0 ? name : given.join(" or ");
}
