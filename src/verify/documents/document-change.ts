import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "../../transport/json-object.ts";

/** One difference between two documents, as a change from ours to theirs. */
export interface DocumentChange {
  /** Whether theirs adds, removes or changes a part. */
  readonly kind: "added" | "removed" | "changed";
  /**
   * Path of the difference, with slashes between names: operations by operationId, schemas and other components by name, such as
   * `operations/vratEkonomickySubjekt/responses/200` or `schemas/Adresa/properties/nazevUlice/maxLength`. References and `allOf`
   * are resolved. A shared part has the path of its declaration in ours.
   */
  readonly path: string;
  /** Our value; absent where we have none. */
  readonly ours?: string;
  /** Their value; absent where they have none. */
  readonly theirs?: string;
  /** Whether it can break a client that reads responses by our document. */
  readonly breaksReader: boolean;
  /** Whether it can break a client that sends requests by our document. */
  readonly breaksSender: boolean;
  /** Set when the same value has another meaning, because its codes are from another code list. */
  readonly changesMeaning?: true;
  /** The reason if ours differs on purpose and theirs has exactly the corrected value. */
  readonly correction?: string;
  /** Remark on a change that breaks no client. */
  readonly note?: string;
}

/** Something of our document and of theirs. */
export interface Sides<Value> {
  readonly ours: Value;
  readonly theirs: Value;
}

/** The clients that use a part of a document, which a change of it can break. */
export type Breaks = Pick<DocumentChange, "breaksReader" | "breaksSender">;

export const harmless: Breaks = { breaksReader: false, breaksSender: false };
export const inAnswers: Breaks = { breaksReader: true, breaksSender: false };
export const inRequests: Breaks = { breaksReader: false, breaksSender: true };
export const everywhere: Breaks = { breaksReader: true, breaksSender: true };

/** The clients that both have to do with: those whom a change of a kind breaks, of those that use the part. */
export function inBoth(one: Breaks, other: Breaks): Breaks {
  return {
    breaksReader: one.breaksReader && other.breaksReader,
    breaksSender: one.breaksSender && other.breaksSender,
  };
}

/** Clients that any of several changes breaks. */
export function breaksOfAny(changes: readonly Breaks[]): Breaks {
  return {
    breaksReader: changes.some(({ breaksReader }) => breaksReader),
    breaksSender: changes.some(({ breaksSender }) => breaksSender),
  };
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

/** A value in one line of a bounded length; a document of strangers may hold anything. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const line = text.slice(0, 200).replaceAll(/\p{C}/gu, "\u{fffd}");
  return text.length > 200 ? `${line}…` : line;
}

/** The changes between two documents. A change of a shared part may be found several times and is reported once. */
export class ChangeList {
  readonly #changes = new Map<string, DocumentChange>();

  /** In the order in which they were found. */
  get all(): DocumentChange[] {
    return [...this.#changes.values()];
  }

  add(change: DocumentChange): void {
    const { breaksReader, breaksSender, ...said } = change;
    const key = JSON.stringify(said);
    const told = this.#changes.get(key);
    this.#changes.set(key, {
      ...change,
      // A part that is used in answers and in requests may break either.
      breaksReader: breaksReader || told?.breaksReader === true,
      breaksSender: breaksSender || told?.breaksSender === true,
    });
  }

  /** Compares two values, of which `undefined` is nothing. */
  compare(path: string, ours: unknown, theirs: unknown, breaks: Breaks): void {
    if (!isDeepStrictEqual(ours, theirs)) this.add(difference(path, ours, theirs, breaks));
  }

  /** Compares whether something stands at a path. */
  comparePresence(path: string, was: boolean, is: boolean, gone = harmless, came = harmless): void {
    if (was !== is) this.add({ kind: was ? "removed" : "added", path, ...(was ? gone : came) });
  }

  /** Compares a guarantee. A removed one breaks readers, which relied on it; a new one breaks senders, which do not know it. */
  compareDemand(path: string, was: boolean, is: boolean, usage: Breaks): void {
    this.comparePresence(path, was, is, inBoth(usage, inAnswers), inBoth(usage, inRequests));
  }

  /** Compares a permission. A new one breaks readers, which do not know it; a removed one breaks senders, which relied on it. */
  compareOffer(path: string, was: boolean, is: boolean, usage: Breaks): void {
    this.comparePresence(path, was, is, inBoth(usage, inRequests), inBoth(usage, inAnswers));
  }

  /** Compares whether something is deprecated, and whether it has to be there. */
  compareMarks(path: string, ours: JsonObject, theirs: JsonObject, usage: Breaks): void {
    this.comparePresence(`${path}/deprecated`, ours["deprecated"] === true, theirs["deprecated"] === true);
    this.compareDemand(`${path}/required`, ours["required"] === true, theirs["required"] === true, usage);
  }
}

/** Finds for each thing of ours its twin among those of theirs, each one once, by the first test that fits; and what is left. */
export function pairUp<Thing>(
  ours: Iterable<Thing>,
  theirs: Iterable<Thing>,
  tests: readonly ((one: Thing, other: Thing) => boolean)[],
): { readonly pairs: ReadonlyMap<Thing, Thing>; readonly gone: readonly Thing[]; readonly come: readonly Thing[] } {
  const pairs = new Map<Thing, Thing>();
  let [gone, come] = [[...ours], [...theirs]];
  for (const fits of tests) {
    for (const one of gone) {
      const other = come.find((each) => fits(one, each));
      if (other === undefined) continue;
      pairs.set(one, other);
      come = come.filter((each) => each !== other);
    }
    gone = gone.filter((one) => !pairs.has(one));
  }
  return { pairs, gone, come };
}

/**
 * Writes changes as plain text for people, one a line, and the sums at the end.
 *
 * @example
 *
 * ```ts
 * console.log(formatChanges(compareDocuments(registryDocument, await response.text())));
 * ```
 */
export function formatChanges(changes: readonly DocumentChange[]): string {
  if (changes.length === 0) return "The documents say the same.\n";
  const breaking = changes.filter(({ breaksReader, breaksSender }) => breaksReader || breaksSender).length;
  const meanings = changes.filter(({ changesMeaning }) => changesMeaning).length;
  const unit = changes.length === 1 ? "change" : "changes";
  const sums = [
    `${changes.length} ${unit}, ${breaking} of them can break a client`,
    ...(meanings === 0 ? [] : [`${meanings} give${meanings === 1 ? "s" : ""} a value another meaning`]),
  ];
  return [...changes.map(describe), "", `${sums.join(", ")}.`, ""].join("\n");
}

function describe(change: DocumentChange): string {
  const { kind, path, ours, theirs, breaksReader, breaksSender, changesMeaning, correction, note } = change;
  const values = ours !== undefined && theirs !== undefined ? `${ours} -> ${theirs}` : (ours ?? theirs);
  const broken = [...(breaksReader ? ["readers"] : []), ...(breaksSender ? ["senders"] : [])];
  return [
    `${kind.padEnd(7)} ${path}`,
    ...(values === undefined ? [] : [`: ${values}`]),
    ...(broken.length === 0 ? [] : [` (breaks ${broken.join(" and ")})`]),
    ...(changesMeaning === true ? [" (another meaning)"] : []),
    ...(correction === undefined ? [] : [` (on purpose: ${correction})`]),
    ...(note === undefined ? [] : [` (${note})`]),
  ].join("");
}
