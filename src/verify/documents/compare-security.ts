import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { correctionOf, judgeCorrection } from "./judge-rule.ts";
import { pairUp, shown } from "./document-change.ts";
import { compareSettings, type Setting, type OperationContext, type OperationPair } from "./operation-pair.ts";
import { members } from "./references.ts";

/** Credentials that are asked for together: scopes by scheme. None at all for an empty one. */
type Alternative = ReadonlyMap<string, readonly string[]>;
interface Requirement extends Setting {
  readonly alternatives: readonly Alternative[];
}

/** Compares which credentials are asked for, and what those are: a scheme is what it says, whatever its name. */
export function compareSecurity(context: OperationContext, pairs: readonly OperationPair[]): void {
  const { ours, theirs } = context;
  const names = namesOf(ours.components("securitySchemes"), theirs.components("securitySchemes"));
  const same = (name: string): string => name;
  const our = (name: string): string => names.get(name) ?? name;
  const read = (values: JsonObject): [string, unknown][] =>
    "security" in values ? [["security", requirementOf(values, same)?.key]] : [];
  const note = correctionOf(ours.root, read);
  compareSettings(context, pairs, {
    name: "security",
    none: anonymous,
    of: (side, node) => requirementOf(node, side === "ours" ? same : our),
    hasPaths: false,
    breaksSender: (one, other) =>
      !one.alternatives.every((given) => other.alternatives.some((asked) => suffices(given, asked))),
    correction: ({ key }, { key: other }) =>
      note &&
      judgeCorrection(
        note,
        () => key,
        () => other,
      ).reason,
  });
  compareSchemes(context, names);
}

const anonymous: Requirement = { alternatives: [new Map()], key: "", text: "none" };

/** @param rename gives the name by which a scheme is known in our document */
function requirementOf({ security }: JsonObject, rename: (name: string) => string): Requirement | undefined {
  if (!Array.isArray(security)) return undefined;
  if (security.length === 0) return anonymous;
  const alternatives = security.map((entry: unknown): Alternative => {
    const schemes = Object.entries(isJsonObject(entry) ? entry : {});
    return new Map(
      schemes
        .map(([name, scopes]): [string, string[]] => [
          rename(name),
          Array.isArray(scopes) ? scopes.map(String).sort() : [],
        ])
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
  const texts = alternatives.map((alternative) =>
    [...alternative].map(([name, scopes]) => (scopes.length === 0 ? name : `${name}(${scopes.join()})`)).join("+"),
  );
  const sorted = [...new Set(texts)].sort();
  return {
    alternatives,
    key: sorted.join("\n"),
    text: sorted.map((text) => (text === "" ? "none" : text)).join(" or "),
  };
}

/** Whether who has certain credentials has those that are asked for. */
function suffices(given: Alternative, asked: Alternative): boolean {
  return [...asked].every(
    ([name, scopes]) => scopes.every((scope) => given.get(name)?.includes(scope)) && given.has(name),
  );
}

/** What the schemes of theirs are called in ours: by content, or else by name. */
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
      // What was asked for is told where it was asked for.
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

/** What a scheme says to programs. */
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

/** Whether who has credentials of one scheme has those of another: it offers more, or says more about the same. */
function isExtended(ours: JsonObject, theirs: JsonObject): boolean {
  const { bearerFormat: _format, flows, ...rest } = ours;
  const { bearerFormat: _other, flows: others, ...more } = theirs;
  if (!isDeepStrictEqual(rest, more)) return false;
  const given = new Map(members(others));
  return members(flows).every(([grant, { scopes, refreshUrl, ...addresses }]) => {
    const { scopes: offered, refreshUrl: renewal, ...same } = given.get(grant) ?? {};
    const isOffered = (scope: unknown): boolean => Array.isArray(offered) && offered.includes(scope);
    return (
      isDeepStrictEqual(addresses, same) &&
      (refreshUrl === undefined || refreshUrl === renewal) &&
      (!Array.isArray(scopes) || scopes.every(isOffered))
    );
  });
}
