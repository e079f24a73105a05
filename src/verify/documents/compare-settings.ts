import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { correctionOf, judgeCorrection } from "./judge-rule.ts";
import { difference, pairUp, shown, type Sides } from "./document-change.ts";
import type { OperationContext, OperationPair } from "./operation-pair.ts";
import { members } from "./references.ts";

/** A setting of the documents, of their paths and of their operations; each holds where nothing nearer says another. */
interface Setting<Value> {
  readonly values: readonly Value[];
  /** Equal for settings that mean the same. */
  readonly key: string;
  readonly text: string;
}

interface Settings<Value> {
  readonly name: "servers" | "security";
  /** The setting that holds where none is given. */
  readonly none: Setting<Value>;
  readonly read: (node: JsonObject, side: keyof Sides<unknown>) => Setting<Value> | undefined;
  /** Whether one of theirs will do for who has one of ours. */
  readonly suffices: (ours: Value, theirs: Value) => boolean;
}

/** Compares the servers of documents, paths and operations by what they lead to. */
export function compareServers(context: OperationContext, pairs: readonly OperationPair[]): void {
  compareSettings(context, pairs, {
    name: "servers",
    none: settingOf(["/"], String, String),
    read: ({ servers }) => {
      const list = Array.isArray(servers) ? servers.filter(isJsonObject) : [];
      return list.length === 0 ? undefined : settingOf([...new Set(list.flatMap(addressesOf))], String, String);
    },
    suffices: (address, candidate) => stands(candidate, address),
  });
}

/** Compares which credentials are asked for, and what those are: a scheme is what it says, whatever its name. */
export function compareSecurity(context: OperationContext, pairs: readonly OperationPair[]): void {
  const names = namesOf(context.ours.components("securitySchemes"), context.theirs.components("securitySchemes"));
  compareSettings<Alternative>(context, pairs, {
    name: "security",
    none: settingOf<Alternative>([new Map()], alternativeText),
    read: ({ security }, side) => {
      if (!Array.isArray(security)) return undefined;
      const list = security.length === 0 ? [{}] : security.map((entry: unknown) => (isJsonObject(entry) ? entry : {}));
      const rename = (name: string): string => (side === "ours" ? name : (names.get(name) ?? name));
      return settingOf(
        list.map((entry) => readAlternative(entry, rename)),
        alternativeText,
      );
    },
    suffices: (given, asked) =>
      [...asked].every(
        ([name, scopes]) => scopes.every((scope) => given.get(name)?.includes(scope)) && given.has(name),
      ),
  });
  compareSchemes(context, names);
}

/** @param textOf how each is told; without it they are told as they are compared */
function settingOf<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
  textOf?: (value: Value) => string,
): Setting<Value> {
  const keys = [...new Set(values.map(keyOf))].sort();
  const texts = textOf === undefined ? keys.map((key) => key || "none") : values.map(textOf);
  return { values, key: keys.join("\n"), text: texts.join(" or ") };
}

/** Compares what is in force for each operation, and tells a difference once, as far out as it holds. */
function compareSettings<Value>(
  { ours, theirs, changes }: OperationContext,
  pairs: readonly OperationPair[],
  { name, none, read, suffices }: Settings<Value>,
): void {
  const note = correctionOf(ours.root, (values) => (name in values ? [[name, read(values, "ours")?.key]] : []));
  const tell = (path: string, { ours: one, theirs: other }: Sides<Setting<Value>>): void => {
    const reason =
      note &&
      judgeCorrection(
        note,
        () => one.key,
        () => other.key,
      ).reason;
    const fits = reason !== undefined || one.values.every((mine) => other.values.some((its) => suffices(mine, its)));
    const change = difference(path, one.text, other.text, { breaksReader: false, breaksSender: !fits });
    changes.add(reason === undefined ? change : { ...change, correction: reason });
  };
  const isSame = (one: Sides<Setting<Value>>, other: Sides<Setting<Value>>): boolean =>
    one.ours.key === other.ours.key && one.theirs.key === other.theirs.key;
  const within = (outer: Sides<Setting<Value>>, one: JsonObject, other: JsonObject): Sides<Setting<Value>> => ({
    ours: read(one, "ours") ?? outer.ours,
    theirs: read(other, "theirs") ?? outer.theirs,
  });
  const document = within({ ours: none, theirs: none }, ours.root, theirs.root);
  // Without operations, only the setting itself can be compared.
  if (pairs.length === 0 && document.ours.key !== document.theirs.key) tell(name, document);
  for (const { path, ours: one, theirs: other } of pairs) {
    const shared = within(document, one.item, other.item);
    const inner = within(shared, one.node, other.node);
    if (inner.ours.key === inner.theirs.key) continue;
    if (isSame(inner, document)) tell(name, inner);
    else if (isSame(inner, shared)) tell(`paths/${shown(one.path)}/${name}`, inner);
    else tell(`${path}/${name}`, inner);
  }
}

/** Most addresses of one server with variables that are compared. */
const mostAddresses = 100;

/** The addresses of a server: one for each of the values that its variables may have, or for their defaults. */
function addressesOf({ url, variables }: JsonObject): string[] {
  const known = new Map(members(variables));
  const template = typeof url === "string" ? url : "";
  const names = new Set([...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name));
  let addresses = [template.replace(/(?<!\/)\/+$/, "") || "/"];
  for (const name of names) {
    const { enum: given, default: usual = `{${name}}` } = known.get(name) ?? {};
    const values = Array.isArray(given) ? given : [usual];
    addresses = addresses
      .flatMap((address) => values.map((value) => address.replaceAll(`{${name}}`, () => String(value))))
      .slice(0, mostAddresses);
  }
  return addresses;
}

/** Whether an address can be called in place of another one. One without a host is on the document's own. */
function stands(candidate: string, address: string): boolean {
  const isRelative = (url: string): boolean => !/^[a-z][a-z\d+.-]*:/i.test(url);
  const pathOf = (url: string): string => url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "") || "/";
  return (
    candidate === address || (isRelative(candidate) !== isRelative(address) && pathOf(candidate) === pathOf(address))
  );
}

/** Credentials that are asked for together: scopes by scheme. None at all for an empty one. */
type Alternative = ReadonlyMap<string, readonly string[]>;

/** @param rename gives the name by which a scheme is known in our document */
function readAlternative(entry: JsonObject, rename: (name: string) => string): Alternative {
  const schemes = Object.entries(entry).map(([name, scopes]): [string, string[]] => [
    rename(name),
    Array.isArray(scopes) ? scopes.map(String).sort() : [],
  ]);
  return new Map(schemes.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const alternativeText = (alternative: Alternative): string =>
  [...alternative].map(([name, scopes]) => (scopes.length === 0 ? name : `${name}(${scopes.join()})`)).join("+");

/** Names in our document of the schemes of theirs: by content, or else by name. */
function namesOf(
  ours: ReadonlyMap<string, JsonObject>,
  theirs: ReadonlyMap<string, JsonObject>,
): ReadonlyMap<string, string> {
  const isEqual = (one: string, other: string): boolean =>
    isDeepStrictEqual(contentOf(theirs.get(one) ?? {}), contentOf(ours.get(other) ?? {}));
  const isNamesake = (one: string, other: string): boolean => one === other;
  const isSame = (one: string, other: string): boolean => isNamesake(one, other) && isEqual(one, other);
  return pairUp(theirs.keys(), ours.keys(), [isSame, isEqual, isNamesake]).pairs;
}

function compareSchemes({ ours, theirs, changes }: OperationContext, names: ReadonlyMap<string, string>): void {
  const [before, after] = [ours.components("securitySchemes"), theirs.components("securitySchemes")];
  const used = { ours: usedSchemes(ours.root), theirs: usedSchemes(theirs.root) };
  const known = new Map([...names].map(([their, name]) => [name, their]));
  for (const [name, scheme] of before) {
    const path = `securitySchemes/${shown(name)}`;
    const other = after.get(known.get(name) ?? "");
    if (other === undefined) {
      // Credentials that were asked for are reported where they were asked for.
      if (!used.ours.has(name)) changes.removed(path);
      continue;
    }
    const [mine, yours] = [contentOf(scheme), contentOf(other)];
    const breaksSender = used.ours.has(name) && !isExtended(mine, yours);
    changes.compare(path, mine, yours, { breaksReader: false, breaksSender });
  }
  for (const name of after.keys()) {
    if (!names.has(name) && !used.theirs.has(name)) changes.added(`securitySchemes/${shown(name)}`);
  }
}

function usedSchemes(root: JsonObject): Set<string> {
  const operations = members(root["paths"]).flatMap(([, item]) => members(item).map(([, operation]) => operation));
  const lists = [root, ...operations].map(({ security }) => security);
  return new Set(
    lists.flatMap((list) => (Array.isArray(list) ? list.filter(isJsonObject).flatMap((one) => Object.keys(one)) : [])),
  );
}

/** The members of a scheme that programs read. */
function contentOf({ type, name, in: place, scheme, bearerFormat, openIdConnectUrl, flows }: JsonObject): JsonObject {
  const lower = (value: unknown): unknown => (typeof value === "string" ? value.toLowerCase() : value);
  const grants = members(flows).map(([grant, { authorizationUrl, tokenUrl, refreshUrl, scopes }]) => [
    grant,
    pick({ authorizationUrl, tokenUrl, refreshUrl, scopes: isJsonObject(scopes) ? Object.keys(scopes).sort() : [] }),
  ]);
  return pick({
    ...{ type, name: place === "header" ? lower(name) : name, in: place, scheme: lower(scheme) },
    ...{ bearerFormat, openIdConnectUrl },
    flows: grants.length === 0 ? undefined : (Object.fromEntries(grants) as object),
  });
}

function pick(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Whether credentials of one scheme are those of another, which may offer more and say more about the same. */
function isExtended({ bearerFormat: _format, ...ours }: JsonObject, theirs: JsonObject): boolean {
  return holds(theirs, ours);
}

/** Whether a value says all that another one says, and perhaps more. */
function holds(more: unknown, some: unknown): boolean {
  if (Array.isArray(some)) return Array.isArray(more) && some.every((item) => more.includes(item));
  if (!isJsonObject(some)) return more === some;
  return isJsonObject(more) && Object.entries(some).every(([name, value]) => holds(more[name], value));
}
