import { judgeCorrection, judgeLimit, judgeRule, type Correction, type Limit, type RuleChange } from "./judge-rule.ts";
import { described } from "./code-list.ts";
import {
  breaksAll,
  breaksOfAny,
  difference,
  harmless,
  type Breaks,
  type ChangeList,
  type Sides,
  type Usage,
} from "./document-change.ts";
import type { Facets } from "./flat-schema.ts";

export interface FacetPair extends Sides<Facets> {
  readonly usage: Usage;
  readonly changes: ChangeList;
  readonly pathOf: (keyword: string) => string;
  readonly correction: Correction | undefined;
}

/** Notes and rules that any type can have. */
const general: ReadonlySet<string> = new Set(["nullable", "deprecated", "x-code-list"]);
/** Keywords that are compared elsewhere, or together with another one. */
const handled: ReadonlySet<string> = new Set([
  ...["type", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "readOnly", "writeOnly", described],
  "discriminator",
]);
/** Keywords that say something of what lies within. */
const ofParts: ReadonlySet<string> = new Set(["additionalProperties", "not"]);
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
  const { ours, theirs } = pair;
  const [one, other] = [typeOf(ours), typeOf(theirs)];
  const kind = compareTypes(pair, one, other);
  const corrected = compareCorrected(pair, kind === "other");
  const tell = (keyword: string, breaks: Breaks, isMeaning = false): void => {
    const [mine, yours] = [ours.get(keyword), theirs.get(keyword)];
    const change = difference(`${pair.pathOf(keyword)}/${keyword}`, mine?.value, yours?.value, breaks);
    pair.changes.add(isMeaning ? { ...change, changesMeaning: true } : change);
  };
  for (const keyword of new Set([...ours.keys(), ...theirs.keys()])) {
    if (handled.has(keyword) || keyword.startsWith("required/") || corrected.includes(keyword)) continue;
    if (ofParts.has(keyword) && kind !== "same") continue;
    const [mine, yours] = [ours.get(keyword), theirs.get(keyword)];
    // With a type comes or goes what it is made of, and what its values mean.
    if (kind === "other" && keyword === "x-code-list" && (mine === undefined || yours === undefined)) continue;
    // A document without a description of a value does not say that its codes belong to no list.
    if (keyword === "x-code-list" && yours === undefined && !theirs.has(described)) continue;
    const isPart = mine === undefined ? kind === "added" : yours === undefined && kind === "removed";
    const isOther = kind === "other" || (kind === "related" && keyword === "format");
    if (!general.has(keyword) && (isPart || isOther)) continue;
    if (isListed(pair, keyword, mine, yours)) continue;
    const judged = judgeRule(keyword, mine?.value, yours?.value);
    if (judged === undefined) continue;
    if (keyword === "x-code-list") tell(keyword, harmless, true);
    else tell(keyword, breaksOf(keyword, judged, pair.usage, [one, other]));
  }
  if (kind === "other") return false;
  for (const end of ["minimum", "maximum"] as const) {
    const exclusive = end === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum";
    if (corrected.includes(end) || corrected.includes(exclusive)) continue;
    const [mine, yours] = [limitOf(ours, end, one), limitOf(theirs, end, other)];
    if ((mine === undefined && kind === "added") || (yours === undefined && kind === "removed")) continue;
    if (isListed(pair, end, mine, yours)) continue;
    const judged = judgeLimit(end, mine, yours);
    if (judged === undefined) continue;
    const isSame = ours.get(end)?.value === theirs.get(end)?.value;
    tell(isSame ? exclusive : end, breaksOf(end, judged, pair.usage, [one, other]));
  }
  return kind === "same";
}

/** Whether the values are listed wherever a rule stands no more, or not yet. */
function isListed({ ours, theirs }: FacetPair, keyword: string, mine: unknown, yours: unknown): boolean {
  const isKnown = (mine !== undefined || ours.has("enum")) && (yours !== undefined || theirs.has("enum"));
  return ofValues.has(keyword) && (ours.has("enum") || theirs.has("enum")) && isKnown;
}

type TypeChange = "same" | "related" | "added" | "removed" | "other";

function compareTypes(pair: FacetPair, one: unknown, other: unknown): TypeChange {
  const { ours, theirs, usage, changes } = pair;
  const judged = judgeRule("type", one, other);
  // Values that are listed need no type.
  if (judged === undefined || (ours.has("enum") && theirs.has("enum"))) return "same";
  changes.compare(`${pair.pathOf("type")}/type`, one, other, breaks(judged, usage));
  if (one === undefined) return "added";
  if (other === undefined) return "removed";
  return judged.wider && judged.narrower ? "other" : "related";
}

/** @returns the keywords that need no more comparison. */
function compareCorrected(pair: FacetPair, isOtherType: boolean): readonly string[] {
  const { ours, theirs, usage, changes, pathOf, correction } = pair;
  if (correction === undefined) return [];
  const one = (keyword: string): unknown => ours.get(keyword)?.value;
  const other = (keyword: string): unknown => theirs.get(keyword)?.value;
  const { keywords, differing, reason } = judgeCorrection(correction, one, other);
  const [first = "", ...more] = differing;
  // A single value is told like any other; what was corrected together is told together.
  if (differing.length === 0 || (reason === undefined && more.length === 0)) return [];
  // Rules of another type are told by the type.
  if (isOtherType && !keywords.every((keyword) => general.has(keyword))) return [];
  const values = (said: (keyword: string) => unknown): unknown =>
    more.length === 0 ? said(first) : Object.fromEntries(differing.map((keyword) => [keyword, said(keyword)]));
  const place = pathOf(first);
  const path = more.length === 0 ? `${place}/${first}` : place;
  const types = [typeOf(ours), typeOf(theirs)];
  const judged = differing.map((keyword) => {
    const change = judgeRule(keyword, one(keyword), other(keyword));
    return change === undefined || keyword === "x-code-list" ? harmless : breaksOf(keyword, change, usage, types);
  });
  const change = difference(path, values(one), values(other), reason === undefined ? breaksOfAny(judged) : harmless);
  if (reason !== undefined) changes.add({ ...change, correction: reason });
  else changes.add(differing.includes("x-code-list") ? { ...change, changesMeaning: true } : change);
  return keywords;
}

function breaksOf(keyword: string, judged: RuleChange, usage: Usage, types: readonly unknown[]): Breaks {
  if (keyword === "deprecated") return harmless;
  // A sender that leaves a value out relies on the default.
  if (keyword === "default") return judged.wider ? breaksAll(usage) : harmless;
  const spoken = typesOf.get(keyword);
  const hasEffect = spoken === undefined || types.some((type) => typeof type !== "string" || spoken.includes(type));
  return hasEffect ? breaks(judged, usage) : harmless;
}

function breaks({ wider, narrower }: RuleChange, usage: Usage): Breaks {
  return { breaksReader: wider && usage.read, breaksSender: narrower && usage.sent };
}

/** The type of the values, which an enumeration need not say. */
function typeOf(facets: Facets): unknown {
  const said = facets.get("type")?.value;
  const values = facets.get("enum")?.value;
  if (said !== undefined || !Array.isArray(values)) return said;
  const types = new Set(values.map((value: unknown) => (Number.isInteger(value) ? "integer" : typeof value)));
  return types.size === 1 ? [...types][0] : undefined;
}

/** The end of a range; of whole numbers it always belongs to it. */
function limitOf(facets: Facets, end: "minimum" | "maximum", type: unknown): Limit | undefined {
  const value = facets.get(end)?.value;
  const exclusive = facets.get(end === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum")?.value;
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
