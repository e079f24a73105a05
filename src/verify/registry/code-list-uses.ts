import type { Findings } from "../findings.ts";
import type { CodeListUse, Place } from "./walk-answer.ts";

/** Where a value of a code list was seen. */
interface Use {
  readonly operation: string;
  readonly status: number;
  readonly place: Place;
}

interface ValueUse {
  readonly sources: readonly string[] | undefined;
  readonly value: string;
  /** By place, array indexes left out. */
  readonly places: Map<string, { readonly first: Use; count: number }>;
}

/** One code list as the service publishes it. */
export interface PublishedList {
  readonly source: string | undefined;
  readonly codes: ReadonlySet<string>;
}

/** Most different values of one list that are kept: the largest lists of the service have some thousand. */
const mostValues = 10_000;

/** The values of code lists that answers held. */
export class CodeListUses {
  readonly #lists = new Map<string, Map<string, ValueUse>>();

  add({ name, source }: CodeListUse, value: string | number, use: Use): void {
    const values = this.#lists.get(name) ?? new Map<string, ValueUse>();
    this.#lists.set(name, values);
    const key = JSON.stringify([source, value]);
    const known: ValueUse = values.get(key) ?? { sources: source, value: String(value), places: new Map() };
    if (values.size < mostValues) values.set(key, known);
    const place = `${use.operation} ${use.place.pattern}`;
    const seen = known.places.get(place);
    if (seen === undefined) known.places.set(place, { first: use, count: 1 });
    else seen.count += 1;
  }

  /** The lists that values were met of. */
  get names(): string[] {
    return [...this.#lists.keys()].sort();
  }

  /** Tells of what the service publishes nowhere though its answers hold it; an unpublished list tells nothing. */
  reportUnknown(name: string, published: readonly PublishedList[], findings: Findings): void {
    for (const { sources, value, places } of this.#lists.get(name)?.values() ?? []) {
      const lists = published.filter(({ source }) => sources === undefined || sources.includes(source ?? ""));
      if (lists.length === 0 || lists.some(({ codes }) => codes.has(value))) continue;
      const rule = `is not in the code list ${name}: ${shownCode(value)}`;
      for (const { first, count } of places.values()) {
        const { operation, status, place } = first;
        const { pattern: pointer, pointer: example } = place;
        findings.add({ kind: "unknown-value", operation, status, pointer, rule, example }, count);
      }
    }
  }
}

/** A code as it is; what does not look like one may be anything, personal data included. */
function shownCode(value: string): string {
  return /^(?:[A-Z][A-Z\d_]{0,63}|[a-z]{1,10}|\d{1,6})$/.test(value) ? value : "(value not shown)";
}
