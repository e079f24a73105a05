import type { RegistryChange } from "../../../generated/sandbox-types.gen.ts";
import { readArgument } from "../config/check-schema.ts";
import { Findings } from "../config/findings.ts";
import type { RegistryDataset } from "./data/dataset.ts";
import { collectSubjects, type OwnSubjects } from "./data/own-subjects.ts";

/** Controls the registry of a sandbox. */
export interface SandboxRegistry {
  /** Number of subjects in the combined registry. */
  readonly subjects: number;
  /** Number of requests, without preflights and requests for no operation. */
  readonly requests: number;
  /**
   * Changes the registry. Each call releases one notification batch of each source concerned, today and with the next number;
   * the batch of `ares` has every subject.
   *
   * @throws InvalidInputError when a record breaks the contract, or a member its rule; then nothing changes.
   */
  change(change: RegistryChange): void;
}

interface Planned {
  /** How many requests come before it. */
  readonly after: number;
  readonly entered: OwnSubjects | undefined;
  readonly removed: readonly string[];
}

/** Changes a data set between requests. */
export class RegistryControl implements SandboxRegistry {
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
    const { data, remove = [], afterRequests = 0 } = readArgument(subject, "options", change, "RegistryChange");
    const found = new Findings({ name: subject, value: data });
    const entered = data === undefined ? undefined : collectSubjects(found, "data", data);
    found.end();
    this.#planned = [...this.#planned, { after: this.#requests + afterRequests, entered, removed: remove }];
    this.#applyDue();
  }

  /** Replaces subjects of one's own by others. If none is left, the built-in or generated one comes back. */
  replace(before: OwnSubjects | undefined, next: OwnSubjects | undefined): void {
    this.#dataset.replace(before, next);
  }

  /** Counts a request and first applies the changes that come before it. */
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
