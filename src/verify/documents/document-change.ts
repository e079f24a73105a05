/** One difference between two documents, told from ours to theirs. */
export interface DocumentChange {
  /** Whether theirs adds, lacks or changes something. */
  readonly kind: "added" | "removed" | "changed";
  /**
   * What differs, as names with slashes between them: operations by operationId, schemas and other components by name, such
   * as `operations/vratEkonomickySubjekt/responses/200` or `schemas/Adresa/properties/nazevUlice/maxLength`. References and
   * `allOf` are resolved: what is shared stands where ours declares it, however often it is used.
   */
  readonly path: string;
  /** What ours says; absent where it says nothing. */
  readonly ours?: string;
  /** What theirs says; absent where it says nothing. */
  readonly theirs?: string;
  /** Whether it can break who reads answers by our document. */
  readonly breaksReader: boolean;
  /** Whether it can break who sends requests by our document. */
  readonly breaksSender: boolean;
  /** Set where a value that fits both documents means something else, as its codes are those of another code list. */
  readonly changesMeaning?: true;
  /** Why ours differs on purpose, where it does: theirs says exactly what was corrected. */
  readonly correction?: string;
}

/** Takes the changes as they are found; the same one may be found at several uses of what is shared. */
export type Report = (change: DocumentChange) => void;

/** Whom a change can break. */
export type Breaks = Pick<DocumentChange, "breaksReader" | "breaksSender">;

export const harmless: Breaks = { breaksReader: false, breaksSender: false };

/** Who has to do with a part of a document. */
export interface Usage {
  /** It stands in answers. */
  readonly read: boolean;
  /** It stands in requests. */
  readonly sent: boolean;
}

/** A change of what stands at a path; `undefined` is nothing. */
export function difference(path: string, ours: unknown, theirs: unknown, breaks: Breaks): DocumentChange {
  return {
    kind: ours === undefined ? "added" : theirs === undefined ? "removed" : "changed",
    path,
    ...(ours === undefined ? {} : { ours: shown(ours) }),
    ...(theirs === undefined ? {} : { theirs: shown(theirs) }),
    ...breaks,
  };
}

/** Reports that something is deprecated, or is so no more. */
export function compareDeprecated(path: string, ours: unknown, theirs: unknown, report: Report): void {
  if ((ours === true) === (theirs === true)) return;
  report({ kind: theirs === true ? "added" : "removed", path: `${path}/deprecated`, ...harmless });
}

/** A value in one line of a bounded length; a document of strangers may hold anything. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const line = text.slice(0, 200).replaceAll(/\p{C}/gu, "\u{fffd}");
  return text.length > 200 ? `${line}…` : line;
}

/** Changes, each told once. */
export class ChangeList {
  readonly #changes = new Map<string, DocumentChange>();

  readonly report: Report = (change) => {
    const { breaksReader, breaksSender, ...said } = change;
    const key = JSON.stringify(said);
    const told = this.#changes.get(key);
    this.#changes.set(key, {
      ...change,
      // What is used in answers and in requests may break either.
      breaksReader: breaksReader || told?.breaksReader === true,
      breaksSender: breaksSender || told?.breaksSender === true,
    });
  };

  /** In the order in which they were found. */
  get all(): DocumentChange[] {
    return [...this.#changes.values()];
  }
}

/** Compares whether something has to be sent. */
export function compareRequired(path: string, ours: unknown, theirs: unknown, report: Report): void {
  if ((ours === true) === (theirs === true)) return;
  const isRequired = theirs === true;
  report({
    ...{ kind: isRequired ? "added" : "removed", path: `${path}/required` },
    ...{ breaksReader: false, breaksSender: isRequired },
  });
}
