import { breaksAll, difference, shown, type Sides, type Usage } from "./document-change.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import type { FlatSchema, Part } from "./flat-schema.ts";
import type { SchemaPair } from "./schema-pair.ts";
import type { SchemaReader } from "./schema-reader.ts";

/** Compares what lies within two schemas of one type: properties, items and other values. */
export function compareParts(pair: SchemaPair): void {
  const { ours, theirs, readers, usage, changes } = pair;
  if (ours.items.length > 0 && theirs.items.length > 0) {
    compareEach(pair, { ours: ours.items, theirs: theirs.items, at: "items" }, ({ items }) => items.length > 0);
  }
  const names = [ours.properties, ours.required, theirs.properties, theirs.required].flatMap((map) => [...map.keys()]);
  for (const name of new Set(names)) compareProperty(pair, name);
  compareAdditional(pair);
  const [one, other] = [ours.not.length > 0, theirs.not.length > 0];
  const home = pair.home(ours.not.at(-1), theirs.not.at(-1), ({ not }) => not.length > 0);
  changes.compareDemand(`${home}/not`, one, other, usage);
  if (!one || !other) return;
  const [mine, yours] = [readers.ours.whole(ours.not), readers.theirs.whole(theirs.not)];
  const isSame = pair.differences(mine, yours, usage).length === 0;
  if (!isSame) changes.add(difference(`${home}/not`, mine, yours, breaksAll(usage)));
}

/** In which directions a property goes: what is read only is not sent, what is written only is not answered. */
interface Access {
  readonly readOnly: Part | undefined;
  readonly writeOnly: Part | undefined;
}

function accessOf(reader: SchemaReader, parts: readonly Part[]): Access {
  const [readOnly, writeOnly] = ["readOnly", "writeOnly"].map((keyword) => {
    const part = parts.find(({ node }) => reader.flat(node).facets.has(keyword));
    // A named schema may say it for every property of its kind.
    return part && { ...part, owner: reader.flat(part.node).facets.get(keyword)?.owner };
  });
  return { readOnly, writeOnly };
}

function compareProperty(pair: SchemaPair, name: string): void {
  const { ours, theirs, readers, usage, changes } = pair;
  const [one, other] = [ours.properties.get(name), theirs.properties.get(name)];
  const access = { ours: accessOf(readers.ours, one ?? []), theirs: accessOf(readers.theirs, other ?? []) };
  const has = ({ properties }: FlatSchema): boolean => properties.has(name);
  const path = `${pair.home(one?.at(-1), other?.at(-1), has)}/properties/${shown(name)}`;
  const isRead = usage.read && access.ours.writeOnly === undefined && access.theirs.writeOnly === undefined;
  const isSent = usage.sent && access.ours.readOnly === undefined && access.theirs.readOnly === undefined;
  const inside = { read: isRead, sent: isSent };
  if (one !== undefined && other === undefined) {
    changes.removed(path, breaksAll(inside));
    return;
  }
  if (one === undefined && other !== undefined) {
    const isClosed = ours.additional === false;
    changes.added(path, { breaksReader: isRead && isClosed, breaksSender: isSent && theirs.required.has(name) });
    return;
  }
  if (one !== undefined && other !== undefined) {
    compareAccess(pair, path, access, theirs.required.has(name));
    compareEach(pair, { ours: one, theirs: other, at: `properties/${shown(name)}` }, has, inside);
  }
  const ownerIn = ({ required }: FlatSchema): { readonly owner: string | undefined } | undefined =>
    required.has(name) ? { owner: required.get(name) } : undefined;
  const [was, is] = [ownerIn(ours), ownerIn(theirs)];
  const home = pair.home(was, is, ({ required }) => required.has(name));
  changes.compareDemand(`${home}/properties/${shown(name)}/required`, was !== undefined, is !== undefined, inside);
}

function compareAccess(
  { usage, changes }: SchemaPair,
  path: string,
  { ours, theirs }: Sides<Access>,
  isRequired: boolean,
): void {
  for (const keyword of ["readOnly", "writeOnly"] as const) {
    const [one, other] = [ours[keyword], theirs[keyword]];
    if ((one === undefined) === (other === undefined)) continue;
    const { owner } = one ?? other ?? {};
    const isReadOnly = keyword === "readOnly";
    changes.add({
      kind: one === undefined ? "added" : "removed",
      path: `${owner === undefined ? path : `schemas/${shown(owner)}`}/${keyword}`,
      breaksReader: !isReadOnly && usage.read && other !== undefined,
      // What was set by the service alone has to be sent now.
      breaksSender: isReadOnly && usage.sent && (other !== undefined || isRequired),
    });
  }
}

/** Compares the parts of something, each with its like when both schemas inherit them from the same. */
function compareEach(
  pair: SchemaPair,
  { ours, theirs, at }: Sides<readonly Part[]> & { readonly at: string },
  has: (schema: FlatSchema) => boolean,
  usage: Usage = pair.usage,
): void {
  const { readers } = pair;
  const compare = (one: Part | undefined, other: Part | undefined, mine: JsonObject, yours: JsonObject): void => {
    pair.inner(`${pair.home(one, other, has)}/${at}`, mine, yours, usage, at === "items");
  };
  const isAlike = ours.length === theirs.length && ours.every(({ owner }, index) => owner === theirs[index]?.owner);
  if (!isAlike || ours.length < 2) {
    compare(ours.at(-1), theirs.at(-1), readers.ours.whole(ours), readers.theirs.whole(theirs));
    return;
  }
  for (const [index, part] of ours.entries()) {
    const other = theirs[index];
    if (other !== undefined) compare(part, other, part.node, other.node);
  }
}

/** From no other property to any. */
const scopes = ["none", "some", "any"] as const;

function compareAdditional(pair: SchemaPair): void {
  const { ours, theirs, usage } = pair;
  const [one, other] = [scopeOf(ours), scopeOf(theirs)];
  const hasSome = (schema: FlatSchema): boolean => scopeOf(schema) === "some";
  if (one === other) {
    if (one !== "some" || ours.additional === false || theirs.additional === false) return;
    compareEach(pair, { ours: ours.additional, theirs: theirs.additional, at: "additionalProperties" }, hasSome);
    return;
  }
  const [first, second] = [ours.additional, theirs.additional];
  const home = pair.home(
    first === false ? undefined : first.at(-1),
    second === false ? undefined : second.at(-1),
    hasSome,
  );
  pair.changes.compare(
    `${home}/additionalProperties`,
    first === false ? false : first[0]?.node,
    second === false ? false : second[0]?.node,
    {
      breaksReader: usage.read && scopes.indexOf(other) > scopes.indexOf(one),
      breaksSender: usage.sent && scopes.indexOf(other) < scopes.indexOf(one),
    },
  );
}

function scopeOf({ additional }: FlatSchema): (typeof scopes)[number] {
  if (additional === false) return "none";
  return additional.length === 0 ? "any" : "some";
}
