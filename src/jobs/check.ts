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
  /** Snapshot to store until the next check. For a missing subject it has the last known facts. */
  readonly snapshot: Snapshot;
  /** Differences from the previous check, also when the subject is missing now; empty without a difference. */
  readonly differences: readonly SubjectDifference[];
  /** Whether there is no previous snapshot of the subject; then there are no differences. */
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
 * The snapshots of the previous check. A list is read into memory first, and the last snapshot of an ico counts. An object with
 * `get`, such as a `Map` or a database, gets up to 100 calls at the same time.
 */
export type PreviousSnapshots =
  | Iterable<SubjectSnapshot>
  | AsyncIterable<SubjectSnapshot>
  | {
      /** Returns the snapshot of an ico of 8 digits; `null` or `undefined` without one. */
      get(ico: string): SubjectSnapshot | null | undefined | Promise<SubjectSnapshot | null | undefined>;
    };

/** Options of {@link check}. */
export interface CheckOptions extends Omit<LookupOptions<"ares">, "source" | "concurrency"> {
  /** Snapshots of the previous check; without them every subject is new. */
  readonly previous?: PreviousSnapshots | undefined;
  /**
   * Whether the statutory body is compared. It takes a second request for every 100 subjects in the public registers. With `false`
   * the snapshots keep the known one.
   *
   * @default true
   */
  readonly statutoryBody?: boolean | undefined;
  /**
   * Most requests at the same time, 1 to 100.
   *
   * @default 8
   */
  readonly concurrency?: number | undefined;
}

export const checkTable = {
  concurrency: { kind: "number", atLeast: 1, atMost: 100, whole: true, default: 8 },
  statutoryBody: { kind: "boolean", default: true },
} satisfies Partial<OptionTable<CheckOptions>>;

/** Number of results that are compared together: the subjects of one request. */
const together = 100;

/**
 * Looks up subjects like `Registry.lookup`. For each it returns the state and the differences from the previous check: name, seat,
 * DIČ, state, registration for VAT, statutory body. The results have the order of the input, which may be endless.
 *
 * - Values are compared by meaning. White space, letter case, the order of members, academic titles and terms of office do not
 *   count.
 * - A new subject has no differences (`isNew`). A subject that vanished or came back differs in its `status`. A missing subject
 *   keeps its last known facts.
 * - The statutory body comes from VR. It is requested only for subjects that have an entry there and are not dissolved. If it
 *   cannot be read, the snapshot keeps the previous one.
 * - A repeated input has two results, both compared with the previous check.
 *
 * 50,000 subjects take 500 requests, and at most 500 more for the statutory bodies. They are bulk in the budget by default
 * (`line`).
 *
 * @param registry whose `lookup` does the work
 * @throws InvalidInputError for wrong options, inputs that are not a list, and previous snapshots of another form or version;
 * IncompleteError with the number of finished inputs, after their results were returned. Before the first result: the error of the
 * look-up, of the input or of `previous`.
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
  // Other sources lack these facts.
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
    return refuse(subject, `${field}(${ico}).ico`, "must be the requested ico");
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

/** The facts of a subject that was never found. */
const never = { version: 1, name: null, seat: null, dic: null, state: null, vat: null, body: null } as const;

function brokenRule(input: string | number): string {
  if (readIco(input) === undefined) return icoRule(input);
  return "must be 1 to 8 digits: internal identifiers (ARES_…) cannot be requested";
}
