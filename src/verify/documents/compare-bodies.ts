import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { compareParameter } from "./compare-parameters.ts";
import { breaksAll, harmless, inAnswers, shown, type Usage } from "./document-change.ts";
import { comparePlaced, type OperationContext, type OperationPair } from "./operation-pair.ts";
import { readContent, type OperationModel } from "./read-operations.ts";
import { members } from "./references.ts";

/** Compares the answers of an operation: those of a status with those of its range, where only that is documented. */
export function compareResponses(context: OperationContext, { path, ours, theirs }: OperationPair): void {
  const [one, other] = [responsesOf(ours.node), responsesOf(theirs.node)];
  const moved = movedStatuses(one, other);
  const came = new Set(moved.values());
  for (const status of new Set([...one.keys(), ...other.keys()])) {
    if (came.has(status)) continue;
    const at = `${path}/responses/${shown(status)}`;
    const next = moved.get(status) ?? status;
    context.changes.compare(`${at}/status`, status, next, breaksAll(inAnswers));
    const uses = { ours: one.get(status) ?? rangeOf(status, one), theirs: other.get(next) ?? rangeOf(status, other) };
    if (uses.ours === undefined && status.startsWith("2") && isSearch(context, ours, other)) {
      context.changes.add({ kind: "added", path: at, ...harmless, note: furtherSuccess });
      continue;
    }
    const both = comparePlaced(context, "responses", at, uses, { added: breaksAll(inAnswers) });
    if (both === undefined) continue;
    compareBody(context, both.path, both.ours, both.theirs, inAnswers);
    compareHeaders(context, both.path, both.ours, both.theirs);
  }
}

const furtherSuccess = "one more success of a search, whose callers still read the list";

/** Whether an operation is a search, whose success in both documents holds exactly one list. */
function isSearch(
  { ours, schemas }: OperationContext,
  { method, node }: OperationModel,
  theirs: ReadonlyMap<string, JsonObject>,
): boolean {
  const successes = [...responsesOf(node)].filter(([status]) => status.startsWith("2") && theirs.has(status));
  const [main] = successes.sort(([one], [other]) => (one < other ? -1 : 1));
  if (main === undefined || method !== "POST" || node["requestBody"] === undefined) return false;
  const [media] = readContent(ours.resolve(main[1])).values();
  const schema = ours.resolve(ours.resolve(media)["schema"]);
  const lists = [...schemas.ours.flat(schema).parts].filter(
    ([key, parts]) =>
      key.startsWith("properties/") &&
      parts.some((part) => schemas.ours.flat(part.node).facets.get("type")?.value === "array"),
  );
  return lists.length === 1;
}

function responsesOf({ responses }: JsonObject): ReadonlyMap<string, JsonObject> {
  return new Map(members(responses).filter(([status]) => !status.startsWith("x-")));
}

/** Statuses that are another one now: the only one of its kind that went, where only one of that kind came. */
function movedStatuses(
  ours: ReadonlyMap<string, JsonObject>,
  theirs: ReadonlyMap<string, JsonObject>,
): ReadonlyMap<string, string> {
  const lone = (one: typeof ours, other: typeof ours): string[] =>
    [...one.keys()].filter((status) => !other.has(status) && rangeOf(status, other) === undefined);
  const [gone, come] = [lone(ours, theirs), lone(theirs, ours)];
  return new Map(
    gone.flatMap((was): [string, string][] => {
      const [is, ...more] = come.filter((status) => status !== "default" && status.startsWith(was.charAt(0)));
      const isOnly = gone.filter((status) => status.startsWith(was.charAt(0))).length === 1;
      return is !== undefined && more.length === 0 && isOnly ? [[was, is]] : [];
    }),
  );
}

/** The answer of the range or of `default`, for a status that is not documented itself. */
function rangeOf(status: string, answers: ReadonlyMap<string, JsonObject>): JsonObject | undefined {
  const range = /^[1-5]\d\d$/.test(status) ? answers.get(`${status.charAt(0)}XX`) : undefined;
  return range ?? (status === "default" ? undefined : answers.get("default"));
}

export function compareBody(
  context: OperationContext,
  path: string,
  ours: JsonObject,
  theirs: JsonObject,
  usage: Usage,
): void {
  const { changes, schemas } = context;
  const [one, other] = [readContent(ours), readContent(theirs)];
  const compareMedia = (type: string, known: string): void => {
    const [mine, yours] = [context.ours.resolve(one.get(type)), context.theirs.resolve(other.get(known))];
    // How the parts of a form are written, where one type stands for the other.
    if (type === known || covers(known, type)) {
      changes.compare(`${path}/${shown(type)}/encoding`, encodingOf(mine), encodingOf(yours), breaksAll(usage));
    }
    schemas.compareUse(path, mine["schema"], yours["schema"], usage);
  };
  const met = new Set<string>();
  const gone: string[] = [];
  for (const type of one.keys()) {
    // The media type that stands for it: the same, or one that leaves it open.
    const found = other.has(type) ? type : [...other.keys()].find((each) => covers(each, type));
    const narrowed = found === undefined ? [...other.keys()].filter((each) => covers(type, each)) : [found];
    for (const each of narrowed) {
      met.add(each);
      compareMedia(type, each);
    }
    // A reader of any media type reads these.
    if (narrowed.length === 0 || (found === undefined && !usage.read)) gone.push(type);
  }
  const come = [...other.keys()].filter((type) => !met.has(type) && type !== "*/*");
  const breaks = breaksAll(usage);
  const [[was, ...moreGone], [is, ...moreCome]] = [gone, come];
  if (was !== undefined && is !== undefined && moreGone.length + moreCome.length === 0) {
    changes.compare(`${path}/content`, was, is, breaks);
    compareMedia(was, is);
    return;
  }
  for (const type of gone) changes.removed(`${path}/${shown(type)}`, breaks);
  for (const type of come) changes.added(`${path}/${shown(type)}`);
}

function covers(range: string, type: string): boolean {
  return range === "*/*" || (range.endsWith("/*") && type.startsWith(range.slice(0, -1)));
}

function encodingOf(media: JsonObject): object | undefined {
  const entries = members(media["encoding"]).map(([name, { contentType, style, explode, allowReserved, headers }]) => [
    name,
    { contentType, style, explode, allowReserved: allowReserved === true ? true : undefined, headers },
  ]);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as object);
}

function compareHeaders(context: OperationContext, path: string, ours: JsonObject, theirs: JsonObject): void {
  const [one, other] = [headersOf(ours), headersOf(theirs)];
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    // Said by the media type.
    if (key === "content-type") continue;
    const [mine, yours] = [one.get(key), other.get(key)];
    const at = `${path}/headers/${shown((mine ?? yours)?.name ?? key)}`;
    const uses = { ours: mine?.use, theirs: yours?.use };
    const both = comparePlaced(context, "headers", at, uses, { removed: breaksAll(inAnswers) });
    if (both !== undefined) compareParameter(context, both, inAnswers);
  }
}

/** Headers by their name in lower case. */
function headersOf({ headers }: JsonObject): ReadonlyMap<string, { readonly name: string; readonly use: unknown }> {
  const entries = isJsonObject(headers) ? Object.entries(headers) : [];
  return new Map(entries.map(([name, use]) => [name.toLowerCase(), { name, use }]));
}
