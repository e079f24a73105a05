import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { breaksAll, compareDemand, compareOffer, difference, pairUp, shown } from "./document-change.ts";
import type { Choice, FlatSchema } from "./flat-schema.ts";
import type { SchemaPair, Schemas } from "./schema-pair.ts";
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
export function compareChoices(schemas: Schemas, pair: SchemaPair): boolean {
  const { ours, theirs } = pair;
  const matches: Match[] = [];
  const count = Math.max(ours.choices.length, theirs.choices.length);
  if (isReplaced(ours, theirs)) {
    reportReplaced(schemas, pair);
    return true;
  }
  for (let index = 0; index < count; index += 1) {
    const [one, other] = [ours.choices[index], theirs.choices[index]];
    const path = schemas.home(pair, one, other, ({ choices }) => choices.length > 0);
    if (one !== undefined && other !== undefined) matches.push(...compareMembers(schemas, pair, path, one, other));
    else {
      const at = `${path}/${(one ?? other)?.keyword}`;
      compareDemand(pair.report, at, one !== undefined, other !== undefined, pair.usage);
    }
  }
  compareDiscriminator(schemas, pair, matches.length === 0 ? compareExtensions(schemas, pair) : matches);
  return false;
}

/** Whether one of two schemas is nothing but a choice, and the other none at all. */
function isReplaced(ours: FlatSchema, theirs: FlatSchema): boolean {
  const [one, other] = [ours, theirs].map(({ choices }) => choices.length > 0);
  if (one === other) return false;
  const [choice, plain] = one === true ? [ours, theirs] : [theirs, ours];
  return !hasShape(choice) && hasShape(plain);
}

function hasShape({ facets, properties, items }: FlatSchema): boolean {
  return facets.has("type") || facets.has("enum") || properties.size > 0 || items.length > 0;
}

function reportReplaced(schemas: Schemas, pair: SchemaPair): void {
  const { nodes, usage, path } = pair;
  const [before] = pair.ours.choices;
  const [after] = pair.theirs.choices;
  const members = (before ?? after)?.members ?? [];
  // A reader has to get along with all that may come, a sender with one that is taken.
  const found = members.map((member) =>
    before === undefined
      ? schemas.differences(nodes.ours, member, usage)
      : schemas.differences(member, nodes.theirs, usage),
  );
  const reader = found.map((changes) => changes.some(({ breaksReader }) => breaksReader));
  const sender = found.map((changes) => changes.some(({ breaksSender }) => breaksSender));
  pair.report({
    ...difference(
      `${path}/${(before ?? after)?.keyword}`,
      describe(schemas.ours, nodes.ours, before),
      describe(schemas.theirs, nodes.theirs, after),
      {
        breaksReader: before === undefined ? reader.includes(true) : !reader.includes(false),
        breaksSender: before === undefined ? !sender.includes(false) : sender.includes(true),
      },
    ),
  });
  // What stands on both sides may have changed itself.
  const plain = before === undefined ? schemas.ours.nameOf(nodes.ours) : schemas.theirs.nameOf(nodes.theirs);
  for (const member of members) {
    const name = (before === undefined ? schemas.theirs : schemas.ours).nameOf(member);
    if (name === undefined || name !== plain) continue;
    if (before === undefined) pair.inner(path, nodes.ours, member);
    else pair.inner(path, member, nodes.theirs);
  }
}

function describe(reader: SchemaReader, node: JsonObject, choice: Choice | undefined): string {
  const one = (each: JsonObject): string =>
    reader.nameOf(each) ?? shown(reader.flat(each).facets.get("type")?.value ?? "anything");
  return choice === undefined ? one(node) : choice.members.map(one).join(" or ");
}

function compareMembers(schemas: Schemas, pair: SchemaPair, home: string, ours: Choice, theirs: Choice): Match[] {
  const { usage, report } = pair;
  const path = `${home}/${ours.keyword}`;
  if (ours.keyword !== theirs.keyword) {
    // Any of them is more than one of them.
    const isWider = theirs.keyword === "anyOf";
    const breaks = { breaksReader: isWider && usage.read, breaksSender: !isWider && usage.sent };
    report(difference(path, ours.keyword, theirs.keyword, breaks));
  }
  const { pairs, gone, come } = pairUp(membersOf(schemas.ours, ours), membersOf(schemas.theirs, theirs), [
    ({ name }, other) => name !== undefined && name === other.name,
    (one, other) => schemas.differences(one.node, other.node, { read: true, sent: true }).length === 0,
    (one, other) => {
      if (one.name === undefined || other.name === undefined) return one.name === other.name;
      return schemas.theirs.named(one.name) === undefined && schemas.ours.named(other.name) === undefined;
    },
  ]);
  for (const [one, other] of pairs) pair.inner(`${path}/${one.label}`, one.node, other.node);
  for (const { label } of gone) compareOffer(report, `${path}/${label}`, true, false, usage);
  for (const { label } of come) compareOffer(report, `${path}/${label}`, false, true, usage);
  return [...pairs];
}

function membersOf(reader: SchemaReader, { members }: Choice): Member[] {
  return members.map((node, index) => {
    const name = reader.nameOf(node);
    return { node, name, label: shown(name ?? String(index)) };
  });
}

/** Where a schema has a discriminator, those that extend it are its alternatives. */
function compareExtensions(schemas: Schemas, pair: SchemaPair): Match[] {
  const { names, usage, report } = pair;
  if (names.ours === undefined || names.theirs === undefined) return [];
  if (pair.ours.discriminator?.owner !== names.ours || pair.theirs.discriminator?.owner !== names.theirs) return [];
  const theirs = new Set(schemas.theirs.extensionsOf(names.theirs));
  const member = (name: string): Member => ({
    ...{ name, label: shown(name) },
    node: { $ref: `#/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` },
  });
  const matches: Match[] = [];
  for (const name of schemas.ours.extensionsOf(names.ours)) {
    const one = member(name);
    const path = `${pair.path}/discriminator/${one.label}`;
    if (theirs.delete(name)) {
      matches.push([one, one]);
      pair.inner(path, one.node, one.node);
    } else compareOffer(report, path, true, false, usage);
  }
  for (const name of theirs) compareOffer(report, `${pair.path}/discriminator/${shown(name)}`, false, true, usage);
  return matches;
}

function compareDiscriminator(schemas: Schemas, pair: SchemaPair, matches: readonly Match[]): void {
  const [one, other] = [pair.ours.discriminator?.value, pair.theirs.discriminator?.value];
  const { usage, report } = pair;
  const { discriminator: mine } = pair.ours;
  const home = schemas.home(pair, mine, pair.theirs.discriminator, ({ discriminator }) => discriminator !== undefined);
  const path = `${home}/discriminator`;
  const both = breaksAll(usage);
  compareDemand(report, path, isJsonObject(one), isJsonObject(other), usage);
  if (!isJsonObject(one) || !isJsonObject(other)) return;
  const [was, is] = [one["propertyName"], other["propertyName"]];
  if (was !== is) report(difference(`${path}/propertyName`, was, is, both));
  if (matches.length === 0) {
    const [before, after] = [mappingOf(one), mappingOf(other)];
    if (!isDeepStrictEqual(before, after)) {
      report(difference(`${path}/mapping`, Object.fromEntries(before), Object.fromEntries(after), both));
    }
  }
  for (const [{ name, label }, { name: their }] of matches) {
    const [before, after] = [valuesOf(one, name), valuesOf(other, their)];
    if (before !== after) report(difference(`${path}/mapping/${label}`, before, after, both));
  }
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
