import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "../../transport/json-object.ts";
import { compareValue } from "./compare-parameters.ts";
import {
  breaksAll,
  compareDemand,
  compareDeprecated,
  difference,
  harmless,
  inAnswers,
  shown,
  type Usage,
} from "./document-change.ts";
import { comparePlaced, type OperationContext, type OperationPair } from "./operation-pair.ts";
import { objectAt, readContent } from "./read-operations.ts";
import { members } from "./references.ts";

/** Compares the answers of an operation: those of a status with those of its range, where only that is documented. */
export function compareResponses(context: OperationContext, { path, ours, theirs }: OperationPair): void {
  const [one, other] = [ours.node, theirs.node].map(
    (node) => new Map(members(node["responses"]).filter(([status]) => !status.startsWith("x-"))),
  );
  if (one === undefined || other === undefined) return;
  const moved = movedStatuses(one, other);
  for (const status of new Set([...one.keys(), ...other.keys()])) {
    if ([...moved.values()].includes(status)) continue;
    const at = `${path}/responses/${shown(status)}`;
    const next = moved.get(status);
    if (next !== undefined) {
      context.report(difference(`${at}/status`, status, next, breaksAll(inAnswers)));
    }
    const theirStatus = next ?? status;
    const [mine, yours] = [one.get(status) ?? rangeOf(status, one), other.get(theirStatus) ?? rangeOf(status, other)];
    comparePlaced(
      context,
      "responses",
      at,
      { ours: mine, theirs: yours },
      {
        added: () => breaksAll(inAnswers),
        removed: () => harmless,
        both: (place, before, after) => {
          compareBody(context, place, before, after, inAnswers);
          compareHeaders(context, place, before, after);
        },
      },
    );
  }
}

/** Statuses that are another one now: the only one of its kind that went, where only one of that kind came. */
function movedStatuses(
  ours: ReadonlyMap<string, JsonObject>,
  theirs: ReadonlyMap<string, JsonObject>,
): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (const digit of ["1", "2", "3", "4", "5"]) {
    const only = (one: ReadonlyMap<string, JsonObject>, other: ReadonlyMap<string, JsonObject>): string | undefined => {
      const [status, ...more] = [...one.keys()].filter(
        (each) => each.startsWith(digit) && !other.has(each) && rangeOf(each, other) === undefined,
      );
      return more.length === 0 ? status : undefined;
    };
    const [was, is] = [only(ours, theirs), only(theirs, ours)];
    if (was !== undefined && is !== undefined) moved.set(was, is);
  }
  return moved;
}

/** What holds for a status that is not documented itself. */
function rangeOf(status: string, answers: ReadonlyMap<string, JsonObject>): JsonObject | undefined {
  const range = /^[1-5]\d\d$/.test(status) ? answers.get(`${status.charAt(0)}XX`) : undefined;
  return range ?? (status === "default" ? undefined : answers.get("default"));
}

/** Compares the media types of a request or an answer. */
export function compareBody(
  context: OperationContext,
  path: string,
  ours: JsonObject,
  theirs: JsonObject,
  usage: Usage,
): void {
  const { report, schemas } = context;
  const [one, other] = [readContent(ours), readContent(theirs)];
  const met = new Set<string>();
  const gone: [string, JsonObject][] = [];
  for (const [type, media] of one) {
    // The media type that stands for it: the same, or one that leaves it open.
    const found = other.has(type) ? type : [...other.keys()].find((each) => covers(each, type));
    if (found !== undefined) {
      met.add(found);
      const [mine, yours] = [context.ours.resolve(media), context.theirs.resolve(other.get(found))];
      compareEncoding(context, `${path}/${shown(type)}`, mine, yours, usage);
      schemas.compareUse(path, mine["schema"], yours["schema"], usage);
      continue;
    }
    const narrowed = [...other.keys()].filter((each) => covers(type, each));
    for (const each of narrowed) {
      met.add(each);
      const [mine, yours] = [context.ours.resolve(media), context.theirs.resolve(other.get(each))];
      schemas.compareUse(path, mine["schema"], yours["schema"], usage);
    }
    // Who reads any media type reads these.
    if (!usage.read || narrowed.length === 0) gone.push([type, media]);
  }
  const come = [...other].filter(([type]) => !met.has(type) && type !== "*/*");
  const breaks = breaksAll(usage);
  const [[was, before] = [], ...moreGone] = gone;
  const [[is, after] = [], ...moreCome] = come;
  if (was !== undefined && is !== undefined && moreGone.length + moreCome.length === 0) {
    report(difference(`${path}/content`, was, is, breaks));
    const [mine, yours] = [context.ours.resolve(before), context.theirs.resolve(after)];
    schemas.compareUse(path, mine["schema"], yours["schema"], usage);
    return;
  }
  for (const [type] of gone) report({ kind: "removed", path: `${path}/${shown(type)}`, ...breaks });
  for (const [type] of come) report({ kind: "added", path: `${path}/${shown(type)}`, ...harmless });
}

function covers(range: string, type: string): boolean {
  return range === "*/*" || (range.endsWith("/*") && type.startsWith(range.slice(0, -1)));
}

/** Compares how the parts of a form are written. */
function compareEncoding(
  { report }: OperationContext,
  path: string,
  ours: JsonObject,
  theirs: JsonObject,
  usage: Usage,
): void {
  const [one, other] = [encodingOf(ours), encodingOf(theirs)];
  if (!isDeepStrictEqual(one, other)) report(difference(`${path}/encoding`, one, other, breaksAll(usage)));
}

function encodingOf(media: JsonObject): object | undefined {
  const entries = members(media["encoding"]).map(([name, { contentType, style, explode, allowReserved, headers }]) => [
    name,
    { contentType, style, explode, allowReserved: allowReserved === true ? true : undefined, headers },
  ]);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as object);
}

function compareHeaders(context: OperationContext, path: string, ours: JsonObject, theirs: JsonObject): void {
  const [one, other] = [ours, theirs].map(
    (answer) =>
      new Map(Object.entries(objectAt(answer, "headers")).map(([name, use]) => [name.toLowerCase(), { name, use }])),
  );
  if (one === undefined || other === undefined) return;
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    // Said by the media type.
    if (key === "content-type") continue;
    const [mine, yours] = [one.get(key), other.get(key)];
    const at = `${path}/headers/${shown((mine ?? yours)?.name ?? key)}`;
    comparePlaced(
      context,
      "headers",
      at,
      { ours: mine?.use, theirs: yours?.use },
      {
        added: () => harmless,
        removed: () => breaksAll(inAnswers),
        both: (place, before, after) => {
          const [was, is] = [before["required"] === true, after["required"] === true];
          compareDemand(context.report, `${place}/required`, was, is, inAnswers);
          compareDeprecated(context.report, place, before, after);
          compareValue(context, place, [before, after], inAnswers);
        },
      },
    );
  }
}
