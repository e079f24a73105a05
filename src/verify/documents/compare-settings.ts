import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { correctionOf, reasonOf } from "./judge-rule.ts";
import { difference, harmless, inRequests, pairUp, shown, type Sides } from "./document-change.ts";
import type { OperationContext, OperationPair } from "./operation-pair.ts";
import { members } from "./references.ts";

/** One of several addresses, or credentials that are required together: schemes with their scopes; empty for none. */
interface Alternative {
  readonly text: string;
  readonly parts: readonly string[];
}

/** A setting of the documents, of their paths and of their operations; each holds where nothing nearer says another. */
interface Setting {
  readonly alternatives: readonly Alternative[];
  /** Equal for settings that mean the same. */
  readonly key: string;
  readonly text: string;
}

type ReadSetting = (node: JsonObject, side: keyof Sides<unknown>) => readonly Alternative[] | undefined;

/** Compares the servers of documents, paths and operations by what they lead to. */
export function compareServers(context: OperationContext, pairs: readonly OperationPair[]): void {
  const at = (address: string): Alternative => ({ text: address, parts: [address] });
  compareSettings(context, pairs, "servers", [at("/")], ({ servers }) => {
    const list = Array.isArray(servers) ? servers.filter(isJsonObject) : [];
    return list.length === 0 ? undefined : list.flatMap(addressesOf).map(at);
  });
}

/** Compares the required credentials. A scheme is identified by its content, not by its name. */
export function compareSecurity(context: OperationContext, pairs: readonly OperationPair[]): void {
  const names = namesOf(context.ours.components("securitySchemes"), context.theirs.components("securitySchemes"));
  const nobody: Alternative = { text: "", parts: [] };
  compareSettings(context, pairs, "security", [nobody], ({ security }, side) => {
    if (!Array.isArray(security)) return undefined;
    const alternatives = security.filter(isJsonObject).map((entry) => {
      const schemes = Object.entries(entry).map(([name, scopes]) => ({
        name: side === "ours" ? name : (names.get(name) ?? name),
        scopes: Array.isArray(scopes) ? scopes.map(String).sort() : [],
      }));
      const texts = schemes.map(({ name, scopes }) => (scopes.length === 0 ? name : `${name}(${scopes.join()})`));
      const parts = schemes.flatMap(({ name, scopes }) => [name, ...scopes.map((scope) => `${name}(${scope})`)]);
      return { text: texts.sort().join("+"), parts };
    });
    return alternatives.length === 0 ? [nobody] : alternatives.sort((one, other) => (one.text < other.text ? -1 : 1));
  });
  compareSchemes(context, names);
}

/** Compares the settings of each operation, `none` without any. Reports a difference once, at the outermost place. */
function compareSettings(
  { ours, theirs, changes }: OperationContext,
  pairs: readonly OperationPair[],
  name: "servers" | "security",
  none: readonly Alternative[],
  read: ReadSetting,
): void {
  const settingOf = (alternatives: readonly Alternative[]): Setting => {
    const texts = [...new Set(alternatives.map(({ text }) => text))];
    return { alternatives, text: texts.map((text) => text || "none").join(" or "), key: texts.sort().join("\n") };
  };
  const readOr = (outer: Setting, node: JsonObject, side: keyof Sides<unknown>): Setting => {
    const own = read(node, side);
    return own === undefined ? outer : settingOf(own);
  };
  const usual = settingOf(none);
  const note = correctionOf(ours.root, (values) => (name in values ? [[name, readOr(usual, values, "ours").key]] : []));
  const says =
    ({ key }: Setting) =>
    (): unknown =>
      key;
  const tell = (path: string, { ours: one, theirs: other }: Sides<Setting>): void => {
    const reason = note && reasonOf(note, says(one), says(other));
    const fits = reason !== undefined || one.alternatives.every((mine) => other.alternatives.some(sufficesFor(mine)));
    const change = difference(path, one.text, other.text, fits ? harmless : inRequests);
    changes.add(reason === undefined ? change : { ...change, correction: reason });
  };
  const within = (outer: Sides<Setting>, one: JsonObject, other: JsonObject): Sides<Setting> => ({
    ours: readOr(outer.ours, one, "ours"),
    theirs: readOr(outer.theirs, other, "theirs"),
  });
  const document = within({ ours: usual, theirs: usual }, ours.root, theirs.root);
  // Without operations, only the setting itself can be compared.
  if (pairs.length === 0 && document.ours.key !== document.theirs.key) tell(name, document);
  for (const { path, ours: one, theirs: other } of pairs) {
    const shared = within(document, one.item, other.item);
    const inner = within(shared, one.node, other.node);
    if (inner.ours.key === inner.theirs.key) continue;
    const isAs = (outer: Sides<Setting>): boolean =>
      inner.ours.key === outer.ours.key && inner.theirs.key === outer.theirs.key;
    tell(isAs(document) ? name : `${isAs(shared) ? `paths/${shown(one.path)}` : path}/${name}`, inner);
  }
}

/** Most addresses of one server with variables that are compared. */
const mostAddresses = 100;

/**
 * The addresses of a server: one for each of the values that its variables may have. A variable without a list may have any value:
 * its default, and `{}` for the others.
 */
function addressesOf({ url, variables }: JsonObject): string[] {
  const known = new Map(members(variables));
  const template = typeof url === "string" ? url : "";
  const names = new Set([...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name));
  let addresses = [template.replace(/(?<!\/)\/+$/, "") || "/"];
  for (const name of names) {
    const { enum: given, default: usual = "{}" } = known.get(name) ?? {};
    const values = Array.isArray(given) ? given : [usual, "{}"];
    addresses = addresses
      .flatMap((address) => values.map((value) => address.replaceAll(`{${name}}`, () => String(value))))
      .slice(0, mostAddresses);
  }
  return addresses;
}

/** Whether a client of ours works with one of theirs: it needs nothing more, and the same address can be called. */
function sufficesFor({ parts: given }: Alternative): (theirs: Alternative) => boolean {
  return ({ parts }) => parts.every((part) => given.some((own) => standsFor(part, own)));
}

/** Whether an address can be called in place of another one. One without a host is on the document's own. */
function standsFor(candidate: string, address: string): boolean {
  const isRelative = (url: string): boolean => !/^[a-z][a-z\d+.-]*:/i.test(url);
  const pathOf = (url: string): string => url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "") || "/";
  return (
    covers(candidate, address) ||
    (isRelative(candidate) !== isRelative(address) && covers(pathOf(candidate), pathOf(address)))
  );
}

/** Whether an address is one of those that a template leads to, where each `{}` stands for any text. */
function covers(template: string, address: string): boolean {
  const [first = "", ...pieces] = template.split("{}");
  const last = pieces.pop();
  if (last === undefined) return template === address;
  let at = address.startsWith(first) && address.endsWith(last) ? first.length : NaN;
  for (const piece of pieces) {
    const found = address.indexOf(piece, at);
    at = found < at ? NaN : found + piece.length;
  }
  return at + last.length <= address.length;
}

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
  const [used, usedThere] = [usedSchemes(ours.root), usedSchemes(theirs.root)];
  const known = new Map([...names].map(([their, name]) => [name, their]));
  for (const [name, scheme] of before) {
    const path = `securitySchemes/${shown(name)}`;
    const other = after.get(known.get(name) ?? "");
    // Required credentials are reported at the operations that require them.
    if (other === undefined) changes.comparePresence(path, !used.has(name), false);
    else {
      const [mine, yours] = [contentOf(scheme), contentOf(other)];
      changes.compare(path, mine, yours, used.has(name) && !isExtended(mine, yours) ? inRequests : harmless);
    }
  }
  for (const name of after.keys()) {
    changes.comparePresence(`securitySchemes/${shown(name)}`, false, !names.has(name) && !usedThere.has(name));
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
    { authorizationUrl, tokenUrl, refreshUrl, scopes: isJsonObject(scopes) ? Object.keys(scopes).sort() : [] },
  ]);
  return {
    ...{ type, name: place === "header" ? lower(name) : name, in: place, scheme: lower(scheme) },
    ...{ bearerFormat, openIdConnectUrl },
    flows: grants.length === 0 ? undefined : (Object.fromEntries(grants) as object),
  };
}

/** Whether credentials of one scheme are those of another, which may offer more and say more about the same. */
function isExtended({ bearerFormat: _format, ...ours }: JsonObject, theirs: JsonObject): boolean {
  return holds(theirs, ours);
}

/** Whether a value says all that another one says, and perhaps more. */
function holds(more: unknown, some: unknown): boolean {
  if (Array.isArray(some)) return Array.isArray(more) && some.every((item) => more.includes(item));
  if (!isJsonObject(some)) return some === undefined || more === some;
  return isJsonObject(more) && Object.entries(some).every(([name, value]) => holds(more[name], value));
}
