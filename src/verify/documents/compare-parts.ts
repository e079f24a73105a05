import { breaksAll, compareDemand, difference, shown, type Usage } from "./document-change.ts";
import type { FlatSchema, Part } from "./flat-schema.ts";
import type { SchemaPair, Schemas } from "./schema-pair.ts";
import type { SchemaReader } from "./schema-reader.ts";

/** Compares what lies within two schemas of one type: properties, items and other values. */
export function compareParts(schemas: Schemas, pair: SchemaPair): void {
  const { ours, theirs } = pair;
  if (ours.items.length > 0 && theirs.items.length > 0) {
    compareEach(
      schemas,
      pair,
      { ours: ours.items, theirs: theirs.items, at: "items" },
      ({ items }) => items.length > 0,
    );
  }
  const names = [ours.properties, ours.required, theirs.properties, theirs.required].flatMap((map) => [...map.keys()]);
  for (const name of new Set(names)) compareProperty(schemas, pair, name);
  compareAdditional(schemas, pair);
  const [one, other] = [ours.not, theirs.not].map((parts) => parts.length > 0);
  const home = schemas.home(pair, ours.not.at(-1), theirs.not.at(-1), ({ not }) => not.length > 0);
  compareDemand(pair.report, `${home}/not`, one === true, other === true, pair.usage);
  if (one === true && other === true) {
    const [mine, yours] = [schemas.ours.whole(ours.not), schemas.theirs.whole(theirs.not)];
    const isSame = schemas.differences(mine, yours, pair.usage).length === 0;
    if (!isSame) pair.report(difference(`${home}/not`, mine, yours, breaksAll(pair.usage)));
  }
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

function compareProperty(schemas: Schemas, pair: SchemaPair, name: string): void {
  const { ours, theirs, usage, report } = pair;
  const [one, other] = [ours.properties.get(name), theirs.properties.get(name)];
  const access = { ours: accessOf(schemas.ours, one ?? []), theirs: accessOf(schemas.theirs, other ?? []) };
  const home = schemas.home(pair, one?.at(-1), other?.at(-1), ({ properties }) => properties.has(name));
  const path = `${home}/properties/${shown(name)}`;
  const isRead = usage.read && access.ours.writeOnly === undefined && access.theirs.writeOnly === undefined;
  const isSent = usage.sent && access.ours.readOnly === undefined && access.theirs.readOnly === undefined;
  if (one !== undefined && other === undefined) {
    report({ kind: "removed", path, breaksReader: isRead, breaksSender: isSent });
    return;
  }
  if (one === undefined && other !== undefined) {
    const isClosed = ours.additional === false;
    report({
      ...{ kind: "added", path },
      breaksReader: isRead && isClosed,
      breaksSender: isSent && theirs.required.has(name),
    });
    return;
  }
  if (one !== undefined && other !== undefined) {
    compareAccess(pair, path, access, theirs.required.has(name));
    const parts = { ours: one, theirs: other, at: `properties/${shown(name)}` };
    const has = ({ properties }: FlatSchema): boolean => properties.has(name);
    compareEach(schemas, pair, parts, has, { read: isRead, sent: isSent });
  }
  const [was, is] = [ours.required.has(name), theirs.required.has(name)];
  const owners = [ours, theirs].map(({ required }) => (required.has(name) ? { owner: required.get(name) } : undefined));
  const place = schemas.home(pair, owners[0], owners[1], ({ required }) => required.has(name));
  compareDemand(report, `${place}/properties/${shown(name)}/required`, was, is, { read: isRead, sent: isSent });
}

function compareAccess(
  { usage, report }: SchemaPair,
  path: string,
  { ours, theirs }: Readonly<Record<"ours" | "theirs", Access>>,
  isRequired: boolean,
): void {
  for (const keyword of ["readOnly", "writeOnly"] as const) {
    const [one, other] = [ours[keyword], theirs[keyword]];
    if ((one === undefined) === (other === undefined)) continue;
    const { owner } = one ?? other ?? {};
    const isReadOnly = keyword === "readOnly";
    report({
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
  schemas: Schemas,
  pair: SchemaPair,
  { ours, theirs, at }: { readonly ours: readonly Part[]; readonly theirs: readonly Part[]; readonly at: string },
  has: (schema: FlatSchema) => boolean,
  usage: Usage = pair.usage,
): void {
  const how = { usage, areItems: at === "items" };
  const isAlike =
    ours.length === theirs.length &&
    ours.every(({ owner }, index) => owner === theirs[index]?.owner) &&
    ours.length > 1;
  if (isAlike) {
    ours.forEach((part, index) => {
      const other = theirs[index];
      if (other === undefined) return;
      const home = schemas.home(pair, part, other, has);
      pair.inner(`${home}/${at}`, part.node, other.node, how);
    });
    return;
  }
  const home = schemas.home(pair, ours.at(-1), theirs.at(-1), has);
  pair.inner(`${home}/${at}`, schemas.ours.whole(ours), schemas.theirs.whole(theirs), how);
}

/** From no other property to any. */
const scopes = ["none", "some", "any"] as const;

function compareAdditional(schemas: Schemas, pair: SchemaPair): void {
  const { ours, theirs, usage } = pair;
  const [one, other] = [scopeOf(ours), scopeOf(theirs)];
  if (one === other) {
    if (one !== "some" || ours.additional === false || theirs.additional === false) return;
    const parts = { ours: ours.additional, theirs: theirs.additional, at: "additionalProperties" };
    compareEach(schemas, pair, parts, (schema) => scopeOf(schema) === "some");
    return;
  }
  const owned = ({ additional }: FlatSchema): Part | undefined =>
    additional === false ? undefined : additional.at(-1);
  const home = schemas.home(pair, owned(ours), owned(theirs), (schema) => scopeOf(schema) === "some");
  const [mine, yours] = [ours, theirs].map(({ additional }) =>
    additional === false ? false : additional.length === 0 ? undefined : additional[0]?.node,
  );
  pair.report(
    difference(`${home}/additionalProperties`, mine, yours, {
      breaksReader: usage.read && scopes.indexOf(other) > scopes.indexOf(one),
      breaksSender: usage.sent && scopes.indexOf(other) < scopes.indexOf(one),
    }),
  );
}

function scopeOf({ additional }: FlatSchema): (typeof scopes)[number] {
  if (additional === false) return "none";
  return additional.length === 0 ? "any" : "some";
}
