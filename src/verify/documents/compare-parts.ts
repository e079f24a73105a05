import {
  difference,
  harmless,
  inAnswers,
  inBoth,
  inRequests,
  shown,
  type Breaks,
  type Sides,
} from "./document-change.ts";
import type { ComparesSchemas, SchemaPair } from "./schema-pair.ts";
import type { FlatSchema, Said } from "./flat-schema.ts";
import type { SchemaReader } from "./schema-reader.ts";

/** Compares what lies within two schemas of one type: properties, items and other values. */
export function compareParts(comparison: ComparesSchemas, pair: SchemaPair): void {
  const { ours, theirs, usage } = pair;
  const names = [...ours.keys, ...theirs.keys].flatMap(
    (key) => /^(?:properties|required)\/(.*)$/s.exec(key)?.[1] ?? [],
  );
  for (const name of new Set(names)) compareProperty(comparison, pair, name);
  for (const key of ["items", "additionalProperties"]) compareEach(comparison, pair, key);
  const [mine, yours] = [ours.whole("not"), theirs.whole("not")];
  if (mine === undefined || yours === undefined || comparison.differences(mine, yours, usage).length === 0) return;
  pair.run.changes.add(difference(`${comparison.home(pair, "not")}/not`, mine, yours, usage));
}

/** In which directions a property goes: what is read only is not sent, what is written only is not answered. */
type Access = Readonly<Record<"readOnly" | "writeOnly", { readonly owner: string | undefined } | undefined>>;

function compareProperty(comparison: ComparesSchemas, pair: SchemaPair, name: string): void {
  const { ours, theirs, usage } = pair;
  const { changes } = pair.run;
  const key = `properties/${name}`;
  const accessOf = (reader: SchemaReader, schema: FlatSchema): Access => {
    const parts = schema.parts(key).map(({ value }) => reader.flat(value));
    // A named schema may say it for every property of its kind.
    const said = (keyword: string): Said | undefined => parts.map((part) => part.at(keyword)).find(Boolean);
    return { readOnly: said("readOnly"), writeOnly: said("writeOnly") };
  };
  const access = { ours: accessOf(comparison.ours, ours), theirs: accessOf(comparison.theirs, theirs) };
  const path = `${comparison.home(pair, key)}/${shown(key)}`;
  const inside = {
    breaksReader: usage.breaksReader && (access.ours.writeOnly ?? access.theirs.writeOnly) === undefined,
    breaksSender: usage.breaksSender && (access.ours.readOnly ?? access.theirs.readOnly) === undefined,
  };
  const [had, has] = [ours.at(key) !== undefined, theirs.at(key) !== undefined];
  const [was, is] = [ours.at(`required/${name}`) !== undefined, theirs.at(`required/${name}`) !== undefined];
  if (had !== has) {
    const isClosed = ours.value("additionalProperties") === false;
    const came = { breaksReader: isClosed, breaksSender: is };
    changes.comparePresence(path, had, has, inside, inBoth(inside, came));
    return;
  }
  compareAccess(pair, path, access, is);
  compareEach(comparison, pair, key, inside);
  changes.compareDemand(`${comparison.home(pair, `required/${name}`)}/${shown(key)}/required`, was, is, inside);
}

function compareAccess(
  { usage, run }: SchemaPair,
  path: string,
  { ours, theirs }: Sides<Access>,
  isRequired: boolean,
): void {
  for (const keyword of ["readOnly", "writeOnly"] as const) {
    const [one, other] = [ours[keyword], theirs[keyword]];
    const owner = (one ?? other)?.owner;
    const at = `${owner === undefined ? path : `schemas/${shown(owner)}`}/${keyword}`;
    // The service alone set a value that was read only; a client has to send it.
    const gone = keyword === "readOnly" && isRequired ? inRequests : harmless;
    const came = keyword === "readOnly" ? inRequests : inAnswers;
    run.changes.comparePresence(at, one !== undefined, other !== undefined, inBoth(usage, gone), inBoth(usage, came));
  }
}

/** Compares the parts at a key, each with its like when both schemas inherit them from the same. */
function compareEach(comparison: ComparesSchemas, pair: SchemaPair, key: string, usage: Breaks = pair.usage): void {
  const [ours, theirs] = [pair.ours.parts(key), pair.theirs.parts(key)];
  const compare = (one: Said, other: Said, mine: Said["value"], yours: Said["value"]): void => {
    const path = `${comparison.home(pair, key, one, other)}/${shown(key)}`;
    comparison.compare(path, mine, yours, usage, pair.run, key === "items");
  };
  const isAlike = ours.length === theirs.length && ours.every(({ owner }, index) => owner === theirs[index]?.owner);
  for (const [index, part] of isAlike ? ours.entries() : []) {
    const other = theirs[index];
    if (other !== undefined) compare(part, other, part.value, other.value);
  }
  const [last, theirLast] = [ours.at(-1), theirs.at(-1)];
  if (isAlike || last === undefined || theirLast === undefined) return;
  compare(last, theirLast, pair.ours.whole(key), pair.theirs.whole(key));
}
