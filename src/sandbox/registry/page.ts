import type { EkonomickySubjekt, StrankovaniARazeni } from "../../../generated/registry-types.gen.ts";

/** Items on a page when the filter does not say how many. */
const defaultPageSize = 100;
/** Most items on a page; nothing certain is published, so callers must advance by what they receive. */
const largestPage = 200;

/** The part of a result that a filter asks for. */
export function pageOf<Item>(
  items: readonly Item[],
  { start = 0, pocet = defaultPageSize }: StrankovaniARazeni,
): Item[] {
  return items.slice(start, start + Math.min(pocet, largestPage));
}

const orderings = {
  icoId: ({ icoId = "" }: EkonomickySubjekt) => icoId,
  ico: ({ ico = "" }: EkonomickySubjekt) => ico,
  obchodniJmeno: ({ obchodniJmeno = "" }: EkonomickySubjekt) => obchodniJmeno,
  nazevObce: ({ sidlo }: EkonomickySubjekt) => sidlo?.nazevObce ?? "",
} as const;
const czech = new Intl.Collator("cs");
const defaultOrder = ["icoId", "obchodniJmeno", "nazevObce"] as const satisfies readonly (keyof typeof orderings)[];

/**
 * Orders subjects by names with an optional `+` or `-` before each; empty names count for nothing.
 *
 * @returns a name that nothing can be ordered by, or the ordered subjects.
 */
export function orderSubjects(
  subjects: readonly EkonomickySubjekt[],
  razeni: readonly string[] = [],
): string | EkonomickySubjekt[] {
  const wanted = razeni.filter((name) => name !== "");
  const keys: { direction: 1 | -1; value: (subject: EkonomickySubjekt) => string }[] = [];
  for (const entry of wanted.length === 0 ? defaultOrder : wanted) {
    const name = entry.replace(/^[+-]/, "");
    if (!isOrdering(name)) return name;
    keys.push({ direction: entry.startsWith("-") ? -1 : 1, value: orderings[name] });
  }
  return subjects.toSorted((one, other) => {
    for (const { direction, value } of keys) {
      const order = czech.compare(value(one), value(other));
      if (order !== 0) return order * direction;
    }
    return 0;
  });
}

function isOrdering(name: string): name is keyof typeof orderings {
  return Object.hasOwn(orderings, name);
}
