import type { EkonomickySubjekt } from "../../generated/registry-types.gen.ts";
import { IncompleteError } from "../errors/incomplete-error.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import type { Registry } from "../registry/create-registry.ts";
import { icoRule, readIco } from "../registry/helpers/ico.ts";
import { checkIcoList, type IcoList, type LookupOptions } from "../registry/look-up-inputs.ts";
import type { LookupResultOf } from "../registry/lookup.ts";
import type { SubjectState } from "../registry/record/subject-state.ts";
import { checkOwnOptions, type OptionTable } from "../transport/option-table.ts";
import { readByIco, type ByIco, type Form } from "./by-ico.ts";
import { withBodies, withoutBodies, type LookedUp } from "./check-lookup.ts";
import { inParts } from "./parts.ts";
import { differencesOf, factsOf, readSnapshot, type SubjectDifference, type SubjectSnapshot } from "./snapshot.ts";

const subject = "check";

/** Result of {@link check}, by its status: see {@link CheckResult}. */
export interface CheckResultOf<Status, Ico, Found, State, Snapshot> extends LookupResultOf<Status, Ico, Found> {
  /** State in the record, with its field. */
  readonly state: State;
  /** Snapshot to store until the next check; of a missing subject the last known facts. */
  readonly snapshot: Snapshot;
  /** Differences from last time, also that the subject is missing; an empty list without a difference. */
  readonly differences: readonly SubjectDifference[];
  /** Whether nothing was kept of the subject: then nothing differs. */
  readonly isNew: boolean;
}

/** A result of {@link check} for one input. */
export type CheckResult =
  | CheckResultOf<"found", string, EkonomickySubjekt, SubjectState, SubjectSnapshot>
  | CheckResultOf<"missing", string, undefined, undefined, SubjectSnapshot>
  | (CheckResultOf<"malformed", undefined, undefined, undefined, undefined> & {
      /** The rule that the input breaks. */
      readonly rule: string;
    });

/**
 * The snapshots of an earlier check: a list, which is read into memory first, and of which the last one of an ico counts; or an
 * object with a `get`, such as a `Map` or a database, which is asked for as many at once as a request holds.
 */
export type PreviousSnapshots =
  | Iterable<SubjectSnapshot>
  | AsyncIterable<SubjectSnapshot>
  | {
      /** The snapshot of an ico of 8 digits; nothing where there is none. */
      get(ico: string): SubjectSnapshot | null | undefined | Promise<SubjectSnapshot | null | undefined>;
    };

/** Options of {@link check}. */
export interface CheckOptions extends Omit<LookupOptions<"ares">, "source" | "concurrency"> {
  /** Stored snapshots; without them every subject is new. */
  readonly previous?: PreviousSnapshots | undefined;
  /**
   * Whether the statutory body is compared: it takes a second request for every 100 subjects that are in the public registers.
   * With `false` the one that is known is kept as it is.
   *
   * @default true
   */
  readonly statutoryBody?: boolean | undefined;
  /**
   * Most requests under way at once, 1 to 100.
   *
   * @default 8
   */
  readonly concurrency?: number | undefined;
}

export const checkTable = {
  concurrency: { kind: "number", atLeast: 1, atMost: 100, whole: true, default: 8 },
  statutoryBody: { kind: "boolean", default: true },
} satisfies Partial<OptionTable<CheckOptions>>;

/** Results that are compared together: as many as one request asks for. */
const together = 100;

/**
 * Looks up subjects as `Registry.lookup` does, and says of each its state and what differs from last time: name, seat, DIČ, state,
 * registration for VAT, statutory body. The results come in the order of the input; the input may be endless.
 *
 * - Differences are those of meaning: white space, letter case and the order of members count for nothing, and neither do academic
 *   titles and terms of office.
 * - A subject seen for the first time differs in nothing (`isNew`). One that vanished, or came back, differs in its `status`; the
 *   facts of one that is missing are kept as they were.
 * - The statutory body comes from VR, asked only for subjects that its record says are there, and that are not dissolved. If it
 *   cannot be read this time, the last one is kept.
 * - An input that is there twice gives two results, both compared with last time.
 *
 * 50,000 subjects take 500 requests, and at most 500 more for the statutory bodies; they are bulk in the budget, unless `line` says
 * otherwise.
 *
 * @param registry whose `lookup` does the work
 * @throws InvalidInputError for wrong options, for what is no list, and for what was kept and is no snapshot of `version` 1;
 * IncompleteError with the number of inputs done, after what had come until then was handed over; before the first result whatever
 * the look-up, the input or `previous` throws.
 *
 * @example
 *
 * ```ts
 * for await (const { ico, snapshot, differences } of check(registry, suppliers, { previous: kept })) {
 *   for (const { field, before, after } of differences) console.log(ico, field, before, after);
 *   if (snapshot !== undefined) kept.set(snapshot.ico, snapshot); // const kept = new Map<string, SubjectSnapshot>()
 * }
 * ```
 */
export async function* check(
  registry: Pick<Registry, "lookup">,
  inputs: IcoList,
  given: CheckOptions = {},
): AsyncGenerator<CheckResult, void, undefined> {
  const { statutoryBody, concurrency, ...rest } = checkOwnOptions(subject, given, checkTable);
  const { previous = new Map<string, SubjectSnapshot>(), ...options } = rest;
  if (typeof (registry as Partial<Registry> | undefined)?.lookup !== "function") {
    refuse(subject, "registry", "must be a client of the registry");
  }
  checkIcoList(subject, inputs);
  // Another source has no such facts.
  if ("source" in options) refuse(subject, "source", "is no option");
  const { signal } = options;
  signal?.throwIfAborted();
  const before = await readByIco([subject, "previous"], previous, signal, snapshots);
  const request = { line: "bulk", ...options } as const;
  const all = statutoryBody
    ? withBodies(registry, inputs, request, concurrency)
    : withoutBodies(registry, inputs, { ...request, concurrency });
  let received = 0;
  try {
    for await (const part of inParts(all, together)) {
      for (const result of await compare(part, before)) {
        received += 1;
        yield result;
      }
    }
  } catch (error) {
    if (received === 0 || signal?.aborted === true) throw error;
    throw new IncompleteError(subject, { received, next: received }, error);
  }
}

const snapshots: Form<SubjectSnapshot> = {
  method: "get",
  readItem: (item, field) => {
    const snapshot = readSnapshot(subject, field, item);
    return [snapshot.ico, snapshot];
  },
  readAnswer: (answer, field, ico) => {
    if (answer === undefined || answer === null) return undefined;
    const snapshot = readSnapshot(subject, `${field}(${ico})`, answer);
    if (snapshot.ico === ico) return snapshot;
    return refuse(subject, `${field}(${ico}).ico`, "must be the ico that was asked for");
  },
};

async function compare(part: readonly LookedUp[], { valuesOf }: ByIco<SubjectSnapshot>): Promise<CheckResult[]> {
  const icos = part.flatMap(({ found: { ico } }) => ico ?? []);
  const values = await valuesOf(icos);
  const before = new Map(icos.map((ico, index) => [ico, values[index]]));
  return part.map((one) => resultOf(one, before.get(one.found.ico ?? "")));
}

function resultOf({ found, state, body }: LookedUp, before: SubjectSnapshot | undefined): CheckResult {
  const { input } = found;
  if (found.status === "malformed") {
    const nothing = { ico: undefined, record: undefined, state: undefined, snapshot: undefined } as const;
    return { status: "malformed", input, rule: brokenRule(input), ...nothing, isNew: false, differences: [] };
  }
  const { ico, record } = found;
  const isNew = before === undefined;
  if (record === undefined || state === undefined) {
    const snapshot: SubjectSnapshot = { ...(before ?? { ...never, ico }), status: "missing" };
    const differences = isNew ? [] : differencesOf(before, snapshot);
    return { status: "missing", input, ico, record: undefined, state: undefined, snapshot, isNew, differences };
  }
  const facts = factsOf(record, state);
  const snapshot: SubjectSnapshot = { version: 1, ico, status: "found", ...facts, body: body ?? before?.body ?? null };
  const differences = isNew ? [] : differencesOf(before, snapshot);
  return { status: "found", input, ico, record, state, snapshot, isNew, differences };
}

/** Facts of a subject that was never found. */
const never = { version: 1, name: null, seat: null, dic: null, state: null, vat: null, body: null } as const;

function brokenRule(input: string | number): string {
  if (readIco(input) === undefined) return icoRule(input);
  return "must be 1 to 8 digits: internal identifiers (ARES_…) cannot be requested";
}
