import { isDeepStrictEqual } from "node:util";
import { described } from "./code-list.ts";
import {
  breaksOfAny,
  difference,
  harmless,
  inBoth,
  type Breaks,
  type ChangeList,
  type Sides,
} from "./document-change.ts";
import type { FlatSchema } from "./flat-schema.ts";
import { judgeLimit, judgeRule, keywordsOf, reasonOf, type Correction, type Limit } from "./judge-rule.ts";

export interface FacetPair extends Sides<FlatSchema> {
  readonly usage: Breaks;
  readonly changes: ChangeList;
  readonly pathOf: (keyword: string) => string;
  readonly correction: Correction | undefined;
  /** Whether they are the items of a list: their code list was compared as that of the list. */
  readonly areItems: boolean;
}

const codeList = "x-code-list";
/** Notes and rules that any type can have. */
const general: ReadonlySet<string> = new Set(["nullable", "deprecated", codeList]);
/** Keywords that are compared elsewhere. */
const handled: ReadonlySet<string> = new Set([
  ...["type", "readOnly", "writeOnly", described, "discriminator", "items", "choice"],
]);
/** Keywords that say something of what lies within. */
const ofParts: ReadonlySet<string> = new Set(["additionalProperties", "not"]);
/** The ends of a range that an exclusive bound speaks of. */
const ends: Readonly<Record<string, string>> = { exclusiveMinimum: "minimum", exclusiveMaximum: "maximum" };
const exclusives: Readonly<Record<string, string>> = { minimum: "exclusiveMinimum", maximum: "exclusiveMaximum" };
const numeric = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
/** Which types a rule speaks of; for others it has no effect. */
const typesOf: ReadonlyMap<string, readonly string[]> = new Map(
  [
    { keywords: ["minLength", "maxLength", "pattern"], types: ["string"] },
    { keywords: numeric, types: ["integer", "number"] },
    { keywords: ["minItems", "maxItems", "uniqueItems"], types: ["array"] },
    { keywords: ["minProperties", "maxProperties"], types: ["object"] },
  ].flatMap(({ keywords, types }) => keywords.map((keyword) => [keyword, types] as const)),
);
/** Rules about values one by one: where these are listed, they add nothing. */
const ofValues: ReadonlySet<string> = new Set(["minLength", "maxLength", "pattern", "format", ...numeric]);

/** Compares rules and notes of two schemas; says whether the values are of one type, so that their parts can be compared. */
export function compareFacets(pair: FacetPair): boolean {
  const { ours, theirs, usage, changes, areItems } = pair;
  const types = [typeOf(ours), typeOf(theirs)] as const;
  const kind = compareTypes(pair, ...types);
  const corrected = compareCorrected(pair, kind === "other", types);
  const keywords = [...ours.keys, ...theirs.keys].map((key) => ends[key] ?? key);
  for (const keyword of new Set(keywords)) {
    const exclusive = exclusives[keyword];
    if (handled.has(keyword) || /^(?:properties|required)\//.test(keyword)) continue;
    if (corrected.some((each) => each === keyword || each === exclusive)) continue;
    const limits =
      exclusive === undefined ? [] : [limitOf(ours, keyword, types[0]), limitOf(theirs, keyword, types[1])];
    const [mine, yours] = exclusive === undefined ? [ours.value(keyword), theirs.value(keyword)] : limits;
    if (isTold(pair, kind, keyword, mine, yours) || (areItems && keyword === codeList)) continue;
    const judged =
      exclusive === undefined ? judgeRule(keyword, mine, yours) : judgeLimit(keyword, limits[0], limits[1]);
    if (judged === undefined) continue;
    // The bound itself may be the same.
    const isSame = exclusive !== undefined && ours.value(keyword) === theirs.value(keyword);
    const name = isSame ? exclusive : keyword;
    const breaks = breaksOf(keyword, judged, usage, types);
    const change = difference(`${pair.pathOf(name)}/${name}`, ours.value(name), theirs.value(name), breaks);
    changes.add(keyword === codeList ? { ...change, changesMeaning: true } : change);
  }
  return kind === "same";
}

type TypeChange = "same" | "related" | "added" | "removed" | "other";

/** Whether a change of a keyword needs no word of its own. */
function isTold(
  { ours, theirs }: FacetPair,
  kind: TypeChange,
  keyword: string,
  mine: unknown,
  yours: unknown,
): boolean {
  if (ofParts.has(keyword) && kind !== "same") return true;
  const [came, went] = [mine === undefined, yours === undefined];
  // With a type comes or goes what it is made of, and what its values mean.
  if (kind === "other" && keyword === codeList && (came || went)) return true;
  // A document without a description of a value does not say that its codes belong to no list.
  if (keyword === codeList && went && theirs.at(described) === undefined) return true;
  const isPart = came ? kind === "added" : went && kind === "removed";
  const isOther = kind === "other" || (kind === "related" && keyword === "format");
  if (!general.has(keyword) && (isPart || isOther)) return true;
  // Whether the values are listed wherever a rule stands no more, or not yet.
  const [isListed, areListed] = [ours.at("enum") !== undefined, theirs.at("enum") !== undefined];
  return ofValues.has(keyword) && (isListed || areListed) && (!came || isListed) && (!went || areListed);
}

function compareTypes({ ours, theirs, usage, changes, pathOf }: FacetPair, one: unknown, other: unknown): TypeChange {
  const judged = judgeRule("type", one, other);
  // Values that are listed need no type.
  if (judged === undefined || (ours.at("enum") !== undefined && theirs.at("enum") !== undefined)) return "same";
  changes.compare(`${pathOf("type")}/type`, one, other, inBoth(judged, usage));
  if (one === undefined) return "added";
  if (other === undefined) return "removed";
  return judged.breaksReader && judged.breaksSender ? "other" : "related";
}

/** @returns the keywords that need no more comparison. */
function compareCorrected(pair: FacetPair, isOtherType: boolean, types: readonly unknown[]): readonly string[] {
  const { usage, changes, pathOf, correction } = pair;
  if (correction === undefined) return [];
  const ours = (keyword: string): unknown => pair.ours.value(keyword);
  const theirs = (keyword: string): unknown => pair.theirs.value(keyword);
  const keywords = keywordsOf(correction);
  const [first, ...more] = keywords.filter((keyword) => !isDeepStrictEqual(ours(keyword), theirs(keyword)));
  const reason = reasonOf(correction, ours, theirs);
  // A single value is told like any other; what was corrected together is told together.
  if (first === undefined || (reason === undefined && more.length === 0)) return [];
  // Rules of another type are told by the type.
  if (isOtherType && !keywords.every((keyword) => general.has(keyword))) return [];
  const differing = [first, ...more];
  const values = (said: (keyword: string) => unknown): unknown =>
    more.length === 0 ? said(first) : Object.fromEntries(differing.map((keyword) => [keyword, said(keyword)]));
  const path = more.length === 0 ? `${pathOf(first)}/${first}` : pathOf(first);
  const judged = differing.map((keyword) =>
    breaksOf(keyword, judgeRule(keyword, ours(keyword), theirs(keyword)) ?? harmless, usage, types),
  );
  const change = difference(path, values(ours), values(theirs), reason === undefined ? breaksOfAny(judged) : harmless);
  if (reason !== undefined) changes.add({ ...change, correction: reason });
  else changes.add(differing.includes(codeList) ? { ...change, changesMeaning: true } : change);
  return keywords;
}

function breaksOf(keyword: string, judged: Breaks, usage: Breaks, types: readonly unknown[]): Breaks {
  if (keyword === "deprecated" || keyword === codeList) return harmless;
  // A sender that leaves a value out relies on the default.
  if (keyword === "default") return judged.breaksReader ? usage : harmless;
  const spoken = typesOf.get(keyword);
  const hasEffect = spoken === undefined || types.some((type) => typeof type !== "string" || spoken.includes(type));
  return hasEffect ? inBoth(judged, usage) : harmless;
}

/** The type of the values, which an enumeration need not say. */
function typeOf(schema: FlatSchema): unknown {
  const [said, values] = [schema.value("type"), schema.value("enum")];
  if (said !== undefined || !Array.isArray(values)) return said;
  const types = new Set(values.map((value: unknown) => (Number.isInteger(value) ? "integer" : typeof value)));
  return types.size === 1 ? [...types][0] : undefined;
}

/** The end of a range; of whole numbers it always belongs to it. */
function limitOf(schema: FlatSchema, end: string, type: unknown): Limit | undefined {
  const [value, exclusive] = [schema.value(end), schema.value(exclusives[end] ?? "")];
  // OpenAPI 3.1 has the number itself there.
  const limit =
    typeof exclusive === "number"
      ? { value: exclusive, isExclusive: true }
      : typeof value === "number"
        ? { value, isExclusive: exclusive === true }
        : undefined;
  if (limit === undefined || type !== "integer") return limit;
  const whole = end === "minimum" ? Math.ceil(limit.value) : Math.floor(limit.value);
  const next = end === "minimum" ? 1 : -1;
  return { value: limit.isExclusive && whole === limit.value ? whole + next : whole, isExclusive: false };
}
