import { refuse } from "../../errors/invalid-input-error.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { CursorReader } from "./cursor-reader.ts";
import { levels, type Code, type Frame, type SegmentFilter, type SegmentGap } from "./frames.ts";
import { newState, type PlanState } from "./plan-state.ts";

/** How far a segment is: plain JSON, to be kept together with the subjects that came until then. */
export interface SegmentCursor {
  /** Of the form of the cursor. */
  readonly version: 1;
  /** The data source that is searched. */
  readonly source: "ares";
  /** The filter of the segment. */
  readonly filter: SegmentFilter;
  /** How many subjects were handed over. */
  readonly found: number;
  /** How many requests were answered. */
  readonly requests: number;
  /** What is still to be asked, and what that needs to know. It is not for others to read. */
  readonly plan: object;
}

/** The cursor of a state. */
export function writeCursor(filter: SegmentFilter, state: PlanState, requests: number): SegmentCursor {
  const { found, places, offices, ...others } = state;
  const plan = { ...others, places: places.toJSON(), offices: [...offices] };
  // A copy: the state goes on.
  const copy: unknown = JSON.parse(
    JSON.stringify(plan, (_, value: unknown) => (value instanceof Set ? [...value] : value)),
  );
  return {
    version: 1,
    source: "ares",
    filter: structuredClone(filter),
    found,
    requests,
    plan: isJsonObject(copy) ? copy : {},
  };
}

/**
 * The state of a cursor.
 *
 * @throws InvalidInputError for what is no cursor, or one of another filter.
 */
export function readCursor(
  subject: string,
  after: unknown,
  filter: SegmentFilter,
): { readonly state: PlanState; readonly requests: number } {
  if (!isJsonObject(after)) refuse(subject, "after", "must be a cursor");
  if (after["version"] !== 1) refuse(subject, "after.version", "must be 1");
  if (after["source"] !== "ares") refuse(subject, "after.source", "must be the source that is searched, ares");
  if (sortedJson(after["filter"]) !== sortedJson(filter))
    refuse(subject, "after.filter", "must be the filter of the segment");
  const plan = new CursorReader(subject, "after.plan", after["plan"]);
  const cursor = new CursorReader(subject, "after", after);
  const state = newState(filter);
  state.found = cursor.count("found");
  state.total = plan.optionalCount("total");
  state.totalAtStart = plan.optionalCount("totalAtStart");
  state.restarts = plan.count("restarts");
  const frames = plan.objects("frames");
  for (const [index, frame] of frames.entries()) {
    const path = `after.plan.frames[${index}]`;
    if (!narrows(frame.object("filter").value, filter))
      refuse(subject, `${path}.filter`, "must be within the filter of the segment");
    if ((frame.value["kind"] === "closing") !== (index === 0))
      refuse(subject, `${path}.kind`, "must be closing for the first one alone");
  }
  if (frames.length === 0 && state.total === undefined) refuse(subject, "after.plan.frames", "must not be empty");
  state.frames.splice(0, Infinity, ...frames.map(readFrame));
  state.gaps.push(...plan.objects("gaps").map(readGap));
  state.unproven.push(...plan.objects("unproven").map(({ value }) => value));
  for (const id of plan.texts("early")) state.early.add(id);
  for (const [code, count] of plan.rows("offices")) state.offices.set(String(code), Number(count));
  Object.assign(state.codes, readCodes(plan.object("codes")));
  state.places.restore(plan.rows("places"));
  return { state, requests: cursor.count("requests") };
}

function readFrame(frame: CursorReader): Frame {
  const filter: SegmentFilter = frame.object("filter").value;
  const kind = frame.oneOf("kind", ["cell", "split", "lists", "recount", "cover", "closing"]);
  switch (kind) {
    case "closing":
      return { kind, filter };
    case "split":
      return { kind, filter, total: frame.count("total") };
    case "cell":
      return {
        kind,
        filter,
        hasSibling: frame.value["hasSibling"] === true,
        counted: frame.count("counted"),
        start: frame.count("start"),
        last: frame.optionalText("last"),
        total: frame.optionalCount("total"),
        restarts: frame.count("restarts"),
        broken: frame.optionalText("broken"),
        ids: new Set(frame.texts("ids")),
        earlier: new Set(frame.texts("earlier")),
      };
    case "lists":
      return {
        kind,
        filter,
        field: frame.oneOf("field", ["pravniForma", "financniUrad"]),
        total: frame.count("total"),
        isWhole: frame.value["isWhole"] === true,
        codes: frame.texts("codes"),
        parts: frame.objects("parts").map((part) => ({ codes: part.codes("codes"), bound: part.count("bound") })),
        covered: frame.number("covered"),
      };
    case "recount":
      return {
        kind,
        filter,
        field: frame.oneOf("field", ["pravniForma", "financniUrad"]),
        codes: frame.codes("codes"),
        done: frame.number("done", -1),
        total: frame.optionalCount("total"),
        covered: frame.number("covered"),
        tries: frame.count("tries"),
        least: frame.optionalCount("least"),
      };
    case "cover": {
      const without = frame.value["without"] === undefined ? undefined : frame.object("without");
      return {
        kind,
        filter,
        without: without && {
          field: without.oneOf("field", ["pravniForma", "financniUrad"]),
          codes: without.texts("codes"),
        },
        total: frame.count("total"),
        checked: frame.oneOf("checked", ["no", "known", "end"]),
        ids: new Set(frame.texts("ids")),
        asked: new Set(frame.texts("asked")),
        further: frame
          .objects("further")
          .map((code): Code => ({ level: code.oneOf("level", levels), code: code.count("code") })),
        addresses: frame.optionalCount("addresses"),
        activities:
          frame.value["activities"] === undefined
            ? undefined
            : frame.rows("activities").map((list) => list.map(String)),
        gaps: frame.objects("gaps").map(readGap),
      };
    }
  }
}

/** Whether a filter asks for all that the segment does, and has neither pages nor order of its own. */
function narrows(filter: JsonObject, segment: SegmentFilter): boolean {
  if (["start", "pocet", "razeni"].some((name) => filter[name] !== undefined)) return false;
  const has = (own: unknown, wanted: unknown): boolean => {
    if (Array.isArray(wanted)) return Array.isArray(own) && own.length > 0 && own.every((one) => wanted.includes(one));
    if (!isJsonObject(wanted)) return own === wanted;
    return isJsonObject(own) && Object.entries(wanted).every(([name, value]) => has(own[name], value));
  };
  return has(filter, segment);
}

function readGap(gap: CursorReader): SegmentGap {
  return { filter: gap.object("filter").value, count: gap.count("count") };
}

function readCodes(codes: CursorReader): PlanState["codes"] {
  return Object.fromEntries(
    (["pravniForma", "financniUrad"] as const).flatMap((field) =>
      codes.value[field] === undefined ? [] : [[field, codes.texts(field)]],
    ),
  );
}

/** JSON of a value, the same whatever the order of its members. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    isJsonObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}
