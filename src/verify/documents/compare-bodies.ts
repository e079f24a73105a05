import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { compareParameter } from "./compare-parameters.ts";
import { harmless, inAnswers, pairUp, shown, type Breaks } from "./document-change.ts";
import { comparePlaced, type OperationContext, type OperationPair, type Placed } from "./operation-pair.ts";
import { readContent, type OperationModel } from "./read-operations.ts";
import { members } from "./references.ts";

type Answers = ReadonlyMap<string, JsonObject>;

/** Compares the answers of an operation: those of a status with those of its range, where only that is documented. */
export function compareResponses(context: OperationContext, { path, ours, theirs }: OperationPair): void {
  const [one, other] = [responsesOf(ours.node), responsesOf(theirs.node)];
  const moved = movedStatuses(one, other);
  const came = new Set(moved.values());
  for (const status of new Set([...one.keys(), ...other.keys()])) {
    if (came.has(status)) continue;
    const at = `${path}/responses/${shown(status)}`;
    const next = moved.get(status) ?? status;
    context.changes.compare(`${at}/status`, status, next, inAnswers);
    const uses = { ours: one.get(status) ?? rangeOf(status, one), theirs: other.get(next) ?? rangeOf(status, other) };
    if (uses.ours === undefined && status.startsWith("2") && isSearch(context, ours, other)) {
      context.changes.add({ kind: "added", path: at, ...harmless, note: furtherSuccess });
      continue;
    }
    const both = comparePlaced(context, "responses", at, uses, { came: inAnswers });
    if (both === undefined) continue;
    compareBody(context, both, inAnswers);
    compareHeaders(context, both);
  }
}

const furtherSuccess = "another success status of a search; callers still read the list";

/** Whether an operation is a search, whose success in both documents holds exactly one list. */
function isSearch({ ours, schemas }: OperationContext, { method, node }: OperationModel, theirs: Answers): boolean {
  const successes = [...responsesOf(node)].filter(([status]) => status.startsWith("2") && theirs.has(status));
  const [main] = successes.sort(([one], [other]) => (one < other ? -1 : 1));
  if (main === undefined || method !== "POST" || node["requestBody"] === undefined) return false;
  const [media] = readContent(ours.resolve(main[1])).values();
  const schema = schemas.ours.flat(ours.resolve(ours.resolve(media)["schema"]));
  const isList = (part: JsonObject): boolean => schemas.ours.flat(part).value("type") === "array";
  const isNamed = (key: string): boolean => key.startsWith("properties/");
  const lists = schema.keys.filter((key) => isNamed(key) && schema.parts(key).some(({ value }) => isList(value)));
  return lists.length === 1;
}

function responsesOf({ responses }: JsonObject): Answers {
  return new Map(members(responses).filter(([status]) => !status.startsWith("x-")));
}

/** Statuses that are another one now: the only one of its kind that went, where only one of that kind came. */
function movedStatuses(ours: Answers, theirs: Answers): ReadonlyMap<string, string> {
  const lone = (one: Answers, other: Answers): string[] =>
    [...one.keys()].filter((status) => !other.has(status) && rangeOf(status, other) === undefined);
  const [gone, come] = [lone(ours, theirs), lone(theirs, ours)];
  const isAlike = (one: string, other: string): boolean => one.startsWith(other.charAt(0)) && other !== "default";
  return new Map(
    gone.flatMap((was): [string, string][] => {
      const [is, ...more] = come.filter((status) => isAlike(was, status));
      const isOnly = gone.filter((status) => isAlike(status, was)).length === 1;
      return is !== undefined && more.length === 0 && isOnly ? [[was, is]] : [];
    }),
  );
}

/** The answer of the range or of `default`, for a status that is not documented itself. */
function rangeOf(status: string, answers: Answers): JsonObject | undefined {
  const range = /^[1-5]\d\d$/.test(status) ? answers.get(`${status.charAt(0)}XX`) : undefined;
  return range ?? (status === "default" ? undefined : answers.get("default"));
}

/** Compares the media types of a body, and their schemas. */
export function compareBody(context: OperationContext, { path, ours, theirs }: Placed, usage: Breaks): void {
  const { changes, schemas } = context;
  const [one, other] = [readContent(ours), readContent(theirs)];
  const compareMedia = (type: string, known: string): void => {
    const [mine, yours] = [context.ours.resolve(one.get(type)), context.theirs.resolve(other.get(known))];
    // How the parts of a form are written, where one type stands for the other.
    if (type === known || covers(known, type)) {
      changes.compare(`${path}/${shown(type)}/encoding`, encodingOf(mine), encodingOf(yours), usage);
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
    if (narrowed.length === 0 || (found === undefined && !usage.breaksReader)) gone.push(type);
  }
  const come = [...other.keys()].filter((type) => !met.has(type) && type !== "*/*");
  const [[was, ...moreGone], [is, ...moreCome]] = [gone, come];
  if (was !== undefined && is !== undefined && moreGone.length + moreCome.length === 0) {
    changes.compare(`${path}/content`, was, is, usage);
    compareMedia(was, is);
    return;
  }
  for (const type of gone) changes.comparePresence(`${path}/${shown(type)}`, true, false, usage);
  for (const type of come) changes.comparePresence(`${path}/${shown(type)}`, false, true);
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

/** Compares the headers of a response; letter case in their names does not count. */
function compareHeaders(context: OperationContext, { path, ours, theirs }: Placed): void {
  const { pairs, gone, come } = pairUp(headersOf(ours), headersOf(theirs), [
    ([one], [other]) => one.toLowerCase() === other.toLowerCase(),
  ]);
  const compare = (name: string, one: unknown, other: unknown): void => {
    const uses = { ours: one, theirs: other };
    const both = comparePlaced(context, "headers", `${path}/headers/${shown(name)}`, uses, { gone: inAnswers });
    if (both !== undefined) compareParameter(context, both, inAnswers);
  };
  for (const [[name, one], [, other]] of pairs) compare(name, one, other);
  for (const [name, one] of gone) compare(name, one, undefined);
  for (const [name, other] of come) compare(name, undefined, other);
}

/** The media type says the header `Content-Type`. */
function headersOf({ headers }: JsonObject): [name: string, use: unknown][] {
  return Object.entries(isJsonObject(headers) ? headers : {}).filter(([name]) => name.toLowerCase() !== "content-type");
}
