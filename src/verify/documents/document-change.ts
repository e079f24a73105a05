/** One difference between two documents, told from ours to theirs. */
export interface DocumentChange {
  /** Whether theirs adds, lacks or changes something. */
  readonly kind: "added" | "removed" | "changed";
  /**
   * What differs, as names with slashes between them: operations by operationId, schemas by name, such as
   * `operations/vratEkonomickySubjekt/responses/200` or `schemas/Adresa/properties/nazevUlice/maxLength`. References and
   * `allOf` are resolved: a property stands at the schema that declares it.
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
  /** Why ours differs on purpose, where it does. */
  readonly correction?: string;
}

/** Who has to do with a part of a document. */
export interface Usage {
  /** It stands in answers. */
  readonly read: boolean;
  /** It stands in requests. */
  readonly sent: boolean;
}

/** A value in one line of a bounded length; a document of strangers may hold anything. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const line = text.slice(0, 200).replaceAll(/\p{C}/gu, "\u{fffd}");
  return text.length > 200 ? `${line}…` : line;
}
