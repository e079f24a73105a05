import { breaksAll, difference, shown, type Sides, type Usage } from "./document-change.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import type { Part } from "./flat-schema.ts";
import type { SchemaPair } from "./schema-pair.ts";
import type { SchemaReader } from "./schema-reader.ts";

/** Compares what lies within two schemas of one type: properties, items and other values. */
export function compareParts(pair: SchemaPair): void {
  const { ours, theirs } = pair;
  const keys = [ours.parts, ours.facets, theirs.parts, theirs.facets].flatMap((map) => [...map.keys()]);
  const names = keys.flatMap((key) => /^(?:properties|required)\/(.*)$/s.exec(key)?.[1] ?? []);
  for (const name of new Set(names)) compareProperty(pair, name);
  for (const key of ["items", "additionalProperties"]) compareEach(pair, key);
  const [one = [], other = []] = [ours.parts.get("not"), theirs.parts.get("not")];
  if (one.length === 0 || other.length === 0) return;
  const [mine, yours] = [pair.readers.ours.whole(one), pair.readers.theirs.whole(other)];
  if (pair.differences(mine, yours, pair.usage).length === 0) return;
  pair.changes.add(difference(`${pair.home("not")}/not`, mine, yours, breaksAll(pair.usage)));
}

/** In which directions a property goes: what is read only is not sent, what is written only is not answered. */
interface Access {
  readonly readOnly: Part | undefined;
  readonly writeOnly: Part | undefined;
}

function accessOf(reader: SchemaReader, parts: readonly Part[] = []): Access {
  const [readOnly, writeOnly] = ["readOnly", "writeOnly"].map((keyword) => {
    const part = parts.find(({ node }) => reader.flat(node).facets.has(keyword));
    // A named schema may say it for every property of its kind.
    return part && { ...part, owner: reader.flat(part.node).facets.get(keyword)?.owner };
  });
  return { readOnly, writeOnly };
}

function compareProperty(pair: SchemaPair, name: string): void {
  const { ours, theirs, readers, usage, changes } = pair;
  const key = `properties/${name}`;
  const [one, other] = [ours.parts.get(key), theirs.parts.get(key)];
  const access = { ours: accessOf(readers.ours, one), theirs: accessOf(readers.theirs, other) };
  const path = `${pair.home(key)}/${shown(key)}`;
  const inside = {
    read: usage.read && access.ours.writeOnly === undefined && access.theirs.writeOnly === undefined,
    sent: usage.sent && access.ours.readOnly === undefined && access.theirs.readOnly === undefined,
  };
  const [was, is] = [ours.facets.has(`required/${name}`), theirs.facets.has(`required/${name}`)];
  if (one !== undefined && other === undefined) {
    changes.removed(path, breaksAll(inside));
    return;
  }
  if (one === undefined && other !== undefined) {
    const isClosed = ours.facets.get("additionalProperties")?.value === false;
    changes.added(path, { breaksReader: inside.read && isClosed, breaksSender: inside.sent && is });
    return;
  }
  compareAccess(pair, path, access, is);
  compareEach(pair, key, inside);
  changes.compareDemand(`${pair.home(`required/${name}`)}/${shown(key)}/required`, was, is, inside);
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
      // The service alone set the value until now; a client has to send it.
      breaksSender: isReadOnly && usage.sent && (other !== undefined || isRequired),
    });
  }
}

/** Compares the parts at a key, each with its like when both schemas inherit them from the same. */
function compareEach(pair: SchemaPair, key: string, usage: Usage = pair.usage): void {
  const [ours = [], theirs = []] = [pair.ours.parts.get(key), pair.theirs.parts.get(key)];
  const [last, theirLast] = [ours.at(-1), theirs.at(-1)];
  if (last === undefined || theirLast === undefined) return;
  const compare = (one: Part, other: Part, mine: JsonObject, yours: JsonObject): void => {
    pair.inner(`${pair.home(key, one, other)}/${shown(key)}`, mine, yours, usage, key === "items");
  };
  const isAlike = ours.length === theirs.length && ours.every(({ owner }, index) => owner === theirs[index]?.owner);
  if (!isAlike || ours.length < 2) {
    compare(last, theirLast, pair.readers.ours.whole(ours), pair.readers.theirs.whole(theirs));
    return;
  }
  for (const [index, part] of ours.entries()) {
    const other = theirs[index];
    if (other !== undefined) compare(part, other, part.node, other.node);
  }
}
