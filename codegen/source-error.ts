/** A fault of a source in `spec/` or `wsdl/`: the file, the place and the reason. */
export class SourceError extends Error {
  override readonly name = "SourceError";
  /** Path of the file from the project's folder. */
  readonly file: string;
  /** Place in the file: `line:column`, a JSON pointer, or both. */
  readonly place: string;
  /** The fault at this place. */
  readonly reason: string;

  constructor(file: string, place: string, reason: string, options?: ErrorOptions) {
    super(`${file}${place === "" ? "" : `:${place}`}: ${reason}`, options);
    this.file = file;
    this.place = place;
    this.reason = reason;
  }
}

/** Returns the message of an error, or any other thrown value as text. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** Everything that a run found wrong with its sources; one line of the message for each. */
export class SourceFaults extends Error {
  override readonly name = "SourceFaults";
  readonly faults: readonly SourceError[];

  constructor(faults: readonly SourceError[]) {
    super(faults.map(({ message }) => message).join("\n"));
    this.faults = faults;
  }
}

/** Collects the faults of sources, so that a run reports all of them. */
export class FaultList {
  readonly #faults = new Map<string, SourceError>();

  /** Whether there is none yet. */
  isEmpty(): boolean {
    return this.#faults.size === 0;
  }

  /** Adds a fault; the same one only once. */
  add(fault: SourceError): void {
    if (!this.#faults.has(fault.message)) this.#faults.set(fault.message, fault);
  }

  /** Runs a step and returns its result; `undefined` when it throws faults, which are collected. */
  attempt<Result>(step: () => Result): Result | undefined {
    try {
      return step();
    } catch (error) {
      if (error instanceof SourceFaults) for (const fault of error.faults) this.add(fault);
      else if (error instanceof SourceError) this.add(error);
      else throw error;
      return undefined;
    }
  }

  /** All of them, in the order of the lines of each file. */
  get all(): readonly SourceError[] {
    const all = [...this.#faults.values()];
    const files = [...new Set(all.map(({ file }) => file))];
    return all.sort((one, other) => files.indexOf(one.file) - files.indexOf(other.file) || lineOf(one) - lineOf(other));
  }

  /** @throws SourceFaults with all of them, unless there is none. */
  throwAny(): void {
    if (!this.isEmpty()) throw new SourceFaults(this.all);
  }
}

function lineOf({ place }: SourceError): number {
  const [, line = "0", column = "0"] = /^(\d+):(\d+)/.exec(place) ?? [];
  return Number(line) * 10_000 + Number(column);
}
