import { checkOptions, other, type OptionTable } from "../../transport/option-table.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import { readOwnSubjects, type OwnSubjects, type SandboxData } from "./data/own-subjects.ts";

/** A change of the registry of a sandbox. */
export interface RegistryChange {
  /**
   * Records that are entered: each replaces the one that its source has of the subject. The records of other sources stay. A
   * combined record does not change those of the sources: give theirs as well, if that matters.
   *
   * @default none
   */
  readonly data?: SandboxData | undefined;
  /**
   * `icoId` of subjects that vanish from every source. One that is not there is left out.
   *
   * @default none
   */
  readonly remove?: readonly string[] | undefined;
  /**
   * How many requests of the registry come before it happens.
   *
   * @default 0, it happens at once
   */
  readonly afterRequests?: number | undefined;
}

/** The registry of a sandbox from behind. */
export interface SandboxRegistry {
  /** Number of subjects in the combined registry. */
  readonly subjects: number;
  /** Requests that have come; those of no operation, and preflights, are none. */
  readonly requests: number;
  /**
   * Changes the registry. Each call releases one notification batch of each source concerned, today and with the next number;
   * the batch of `ares` has every subject.
   *
   * @throws InvalidInputError when a record breaks the contract, or a member its rule; then nothing changes.
   */
  change(change: RegistryChange): void;
}

/** A {@link SandboxRegistry} whose values may come from JSON. */
export interface UncheckedRegistry extends SandboxRegistry {
  change(change: unknown): void;
}

const changeTable = {
  data: other,
  remove: { kind: "other", broken: brokenIcoIds, default: [] },
  afterRequests: { kind: "number", atLeast: 0, atMost: Number.MAX_SAFE_INTEGER, whole: true, default: 0 },
} satisfies OptionTable<RegistryChange>;

interface Planned {
  /** How many requests come before it. */
  readonly after: number;
  readonly entered: OwnSubjects | undefined;
  readonly removed: readonly string[];
}

/** Changes a data set between the requests that it is told of. */
export class RegistryControl implements UncheckedRegistry {
  readonly #dataset: RegistryDataset;
  #requests = 0;
  #planned: readonly Planned[] = [];

  constructor(dataset: RegistryDataset) {
    this.#dataset = dataset;
  }

  get subjects(): number {
    return this.#dataset.size;
  }

  get requests(): number {
    return this.#requests;
  }

  change(change: unknown): void {
    const subject = "change";
    const { data, remove, afterRequests } = checkOptions(subject, change as RegistryChange, changeTable);
    const entered = data === undefined ? undefined : readOwnSubjects(subject, data);
    this.#planned = [...this.#planned, { after: this.#requests + afterRequests, entered, removed: remove }];
    this.#applyDue();
  }

  /** Replaces subjects of one's own by others. If none is left, the built-in or generated one comes back. */
  replace(before: OwnSubjects | undefined, next: OwnSubjects | undefined): void {
    this.#dataset.replace(before, next);
  }

  /** Counts a request, which is answered after what changes before it. */
  countRequest(): void {
    this.#applyDue();
    this.#requests += 1;
  }

  #applyDue(): void {
    const due = this.#planned.filter(({ after }) => after <= this.#requests);
    this.#planned = this.#planned.filter(({ after }) => after > this.#requests);
    for (const { entered, removed } of due) this.#dataset.change(entered, removed);
  }
}

function brokenIcoIds(value: unknown): string | undefined {
  const isList = Array.isArray(value) && value.every((icoId) => typeof icoId === "string");
  return isList ? undefined : "must be a list of icoId";
}
